package embed

import (
	"encoding/json"
	"net/url"
	"slices"

	"tablier/rules"
)

// Version is the version of the messages; a change of the meaning of one raises it.
const Version = 1

// What the host page may say.
const (
	Load      = "load"      // put a position or a game on the board, by parameters
	Play      = "play"      // play a move, for whoever is to move
	Undo      = "undo"      // take the last move back, or up to the person's own turn
	Configure = "configure" // change who plays, the language, the theme, the controls or the side
	Suggest   = "suggest"   // ask for the best move: answered by a Suggestion
	AskState  = "position"  // ask for a State
	Reply     = "move"      // the host's move: Re is the id of a YourTurn
)

// What the frame says. None of it proves anything: the frame runs in the browser of whoever plays, who can have it say
// what they like. A host that must know has the moves or the program handed in, and plays or runs them again.
const (
	Ready      = "ready"      // once, when messages are heard
	State      = "position"   // the position on the board, after a change that is neither a move nor the end
	Moved      = "move"       // a move has been played
	Ended      = "result"     // the game has ended
	TaskDone   = "task"       // the task is done, or can no longer be; a puzzle has been answered
	YourTurn   = "your-turn"  // the host is to move: answered by a Reply
	Suggestion = "suggestion" // the answer to Suggest
	SetStands  = "set"        // how the person stands with the set that the frame shows, after each change
	Failed     = "error"      // the message was not understood, or could not be carried out
)

// A Message is a message of the host page.
type Message struct {
	Type string `json:"type"`
	ID   string `json:"id"` // chosen by the host; an answer has it as Re
	Re   string `json:"re"`
	Move string `json:"move"`
	// Parameters are those of the frame's address that a Load or a Configure changes.
	Parameters map[string]string `json:"parameters"`
}

// MaxMessage is in bytes, as JSON.
const MaxMessage = 128 << 10

// What is wrong with a message.
const (
	BadShape   Fault = "shape"   // not a message of this version
	BadType    Fault = "type"    // of no known type
	TooLong    Fault = "size"    // longer than MaxMessage
	NotAllowed Fault = "origin"  // of a page that the parameter origin does not name
	NotNow     Fault = "not-now" // it cannot be done now
	TooLate    Fault = "late"    // the answer to a turn that is over
	Flood      Fault = "flood"   // too many at once: later messages are ignored, as web/host.js says
)

// A MessageError is the error of a message.
type MessageError struct {
	Fault Fault
	ID    string // of the message, where it has one that can be read
	Err   error
}

func (e *MessageError) Error() string {
	s := "message: " + string(e.Fault)
	if e.Err != nil {
		s += ": " + e.Err.Error()
	}
	return s
}

// Unwrap returns the error beneath.
func (e *MessageError) Unwrap() error { return e.Err }

// parametersOf holds the parameters that each type of message takes; types that are not here do not exist.
var parametersOf = map[string][]string{
	Load: {Variant, RuleOptions, Position, Moves, Game}, Configure: {First, Second, Lang, Theme, Controls, Turned},
	Play: nil, Undo: nil, Suggest: nil, AskState: nil, Reply: nil,
}

// Read reads a message. The error is a *MessageError.
func Read(text string) (Message, error) {
	if len(text) > MaxMessage {
		return Message{}, &MessageError{Fault: TooLong}
	}
	var m Message
	if err := json.Unmarshal([]byte(text), &m); err != nil {
		return Message{}, &MessageError{Fault: BadShape, Err: err}
	}
	known, ok := parametersOf[m.Type]
	switch {
	case !ok:
		return Message{}, &MessageError{Fault: BadType, ID: m.ID}
	case m.Type == Play && m.Move == "", m.Type == Reply && (m.Move == "" || m.Re == ""):
		return Message{}, &MessageError{Fault: BadShape, ID: m.ID}
	}
	for name := range m.Parameters {
		if !slices.Contains(known, name) {
			return Message{}, &MessageError{Fault: BadShape, ID: m.ID, Err: &Error{Param: name, Fault: NoValue}}
		}
	}
	return m, nil
}

// Amend returns a query with the message's parameters replaced. A game that is to be loaded takes the place of all
// that told the one before.
func (m Message) Amend(query url.Values) url.Values {
	next := url.Values{}
	for name, values := range query {
		if m.Type != Load || !slices.Contains(parametersOf[Load], name) {
			next[name] = values
		}
	}
	for name, value := range m.Parameters {
		next.Set(name, value)
	}
	return next
}

// A Notice is a message of the frame to its host page; fields that its type does not need are left out.
type Notice struct {
	Type     string   `json:"type"`
	Version  int      `json:"tablier"`
	ID       string   `json:"id,omitempty"`
	Re       string   `json:"re,omitempty"`
	Game     string   `json:"game,omitempty"`
	Variant  string   `json:"variant,omitempty"`
	Options  []string `json:"options,omitempty"`
	Start    string   `json:"start,omitempty"`    // position text, where the game did not begin as usual
	Moves    []string `json:"moves,omitempty"`    // played so far
	Position string   `json:"position,omitempty"` // with what the host may know
	ToMove   string   `json:"toMove,omitempty"`   // "first", "second", "chance" or "nobody"
	Legal    []string `json:"legal,omitempty"`
	Ply      int      `json:"ply,omitempty"`
	Move     string   `json:"move,omitempty"`
	By       string   `json:"by,omitempty"` // "first", "second" or "chance"
	Winner   string   `json:"winner,omitempty"`
	Reason   string   `json:"reason,omitempty"`
	Score    []int    `json:"score,omitempty"` // First's, then Second's; of a set, solved, and of how many
	Solved   *bool    `json:"solved,omitempty"`
	Puzzle   string   `json:"puzzle,omitempty"`   // the id of the puzzle that is shown
	Tries    int      `json:"tries,omitempty"`    // answers given to it, the right one included
	Hints    int      `json:"hints,omitempty"`    // given with it
	Value    string   `json:"value,omitempty"`    // proved for the player to move: "win", "draw" or "loss"
	Deadline int      `json:"deadline,omitempty"` // milliseconds
	Set      string   `json:"set,omitempty"`      // the id of a set
	Title    string   `json:"title,omitempty"`    // of the set
	Item     int      `json:"item,omitempty"`     // which one of the set has been tried, from 1
	Kind     string   `json:"kind,omitempty"`     // of the item: see package app/class/set
	Answer   string   `json:"answer,omitempty"`   // as package app/class/handin describes it
	Passed   *bool    `json:"passed,omitempty"`   // the item has been solved
	Seconds  int      `json:"seconds,omitempty"`  // at all items of the set, in view and touched
	Status   string   `json:"status,omitempty"`   // "incomplete", "completed" or "passed"
	Resume   string   `json:"resume,omitempty"`   // what the frame goes on from when it is started with it
	Fault    Fault    `json:"fault,omitempty"`
	Param    string   `json:"parameter,omitempty"`
	What     string   `json:"what,omitempty"` // for a programmer
}

// Text returns the notice as JSON.
func (n Notice) Text() string {
	n.Version = Version
	text, err := json.Marshal(n)
	if err != nil {
		panic(err) // plain data
	}
	return string(text)
}

// Refusal returns the notice of an error. What it repeats of the host's words is cut short, but for the message's ID,
// by which the host finds it again.
func Refusal(err error) Notice {
	n := Notice{Type: Failed, What: err.Error()}
	switch e := err.(type) {
	case *MessageError:
		n.Fault, n.Re = e.Fault, e.ID
		if inner, ok := e.Err.(*Error); ok {
			n.Param = inner.Param
		}
	case *Error:
		n.Fault, n.Param = e.Fault, e.Param
	case *rules.Illegal:
		n.Fault, n.Move = NoMove, string(e.Move)
	}
	n.Param, n.Move = rules.Clip(n.Param), rules.Clip(n.Move)
	return n
}

// Texts returns moves as texts.
func Texts(moves []rules.Move) []string {
	words := make([]string, len(moves))
	for i, m := range moves {
		words[i] = string(m)
	}
	return words
}
