package board

import (
	"encoding/json"
	"time"

	"tablier/rules"
)

// An Own is one game's own part of a table: gestures and marks of its own, moves that are tried before they are
// played, saved texts. A game without any has none; one with some embeds [Plain] and answers what concerns it.
type Own interface {
	// Gesture handles a gesture in this game's way. Where the reply is not Mine, the table does what it means in
	// every game.
	Gesture(g Gesture) Reply
	// Targets returns the points that can be touched next; false where the paths of the moves say so.
	Targets() (points []int, mine bool)
	// Paint adds the game's own marks to the scene of the table.
	Paint(s *Scene, v Voice)
	// Say returns the game's own request and its sentence about the touched points, each empty for none.
	Say(v Voice) (request, detail string)

	// Trying returns the view with moves that are tried and not played yet; nil when none are.
	Trying() rules.View
	// Undo and Redo step through the tried moves; they return false where there is no step.
	Undo() bool
	Redo() bool
	CanUndo() bool
	CanRedo() bool
	// Write tries a written move.
	Write(word rules.Move) Change
	// SettingUp says whether a position is one of the set-up phase, in which each player makes several moves in turn that
	// the other one does not see.
	SettingUp(v rules.View) bool

	// Hand returns the piece that has been drawn and waits to be played, the zero Glyph when there is none; false in a
	// game in which nothing is drawn into a hand.
	Hand(v rules.View) (piece Glyph, draws bool)
	// Points returns the number that stands for how each seat does in the position shown, such as the points it has made;
	// false in a game without such a number. Words.Count names it.
	Points() (points [2]int, ok bool)
	// ForgetView returns a viewer's view without revealed facts that the screen is to forget, and ForgetMove a move;
	// last is the last move as the viewer knows it. What the viewer may not know is kept from them before: see
	// rules.Redacter.
	ForgetView(v rules.View, viewer rules.Player, last rules.Move) rules.View
	ForgetMove(m rules.Move) rules.Move
	// CanForget says whether there is anything in this game that a screen may forget.
	CanForget() bool

	// Interlude returns how long each step lasts of what the game shows before it goes on after a move, none where it
	// shows nothing. Before is the view in which the move was played; still says that a person wants no motion.
	Interlude(before rules.View, m rules.Move, still bool) []time.Duration
	// Step shows a step of the interlude, counted from 0; -1 when it is over.
	Step(step int)

	// Greet prepares a newcomer's first turn, as if they had tried a move, and Begin plays the preparation.
	Greet()
	Begin() Change

	// Cancel drops the touched points, and not the tried moves.
	Cancel()
	// Reset drops tried moves and touched points: the position is another.
	Reset()
	// Left is called when the game's page is no longer on the screen.
	Left()
	// Save returns the state to be kept with the table, nil for none, and Restore takes it back as far as it fits.
	Save() json.RawMessage
	Restore(text json.RawMessage)
}

// An Adviser is an Own that shows the move of a hint as it would be played, as if a person had prepared it.
type Adviser interface {
	Advise(m rules.Move)
	Advised() bool // it is what is shown, and no person has changed it
}

// A Voice is the language and the names with which a game's own part says something.
type Voice struct {
	Words Words
	Name  func(seat int) string // who sits at a seat
	Match func(seat int) string // the same for the whole match, or what the reader is called
	Alone bool                  // the reader is the only person at this screen
}

// A Desk is the table as a game's own part sees it.
type Desk interface {
	Match() *rules.Match
	Skin() Skin
	View() rules.View // what the screen shows
	Viewer() rules.Player
	Shown() int // the ply that is shown
	Live() bool // it is where the game stands
	Round() int // the round that is shown, from 0
	CanTouch() bool
	Owner(p rules.Player) int // the seat of a player of the position shown, -1 for nobody
	PlayerOf(seat int) rules.Player

	Selected() []int
	Select(points []int) // in the place of what was touched
	Cancel()             // drops what was touched
	Targets() []int
	Leads(point int) rules.Move // the move that touching a point now would play

	Touch(point int) Change                 // what a touch is in every game
	Spell(points []int) Change              // plays the move that the points spell, or keeps them when they begin one
	Play(m rules.Move) error                // plays a move where the game stands
	Refuse(why *rules.Illegal, at int)      // shows why nothing happens at a point, -1 where it concerns none
	Refusal(word rules.Move) *rules.Illegal // why a word is no move of the position shown, as the screen knows it
	Fault() *rules.Illegal

	Shuffle(list []int) // brings a list into an order drawn by chance, another each time
}

// A Change is the effect of a gesture or a control.
type Change int

// The changes.
const (
	Nothing   Change = iota // nothing, or an explanation of why nothing can
	Touched                 // points of a move have been touched, or let go of
	Tried                   // what is tried, and not played, is another
	Played                  // a move has been played
	TakenBack               // moves have been taken back
	Redone                  // moves have been done again
	Resigned                // somebody has given up
	Replaced                // another match, or another line of it, is on the table
)

// Moves says whether the match is another than before.
func (c Change) Moves() bool { return c >= Played }

// A Gesture is a person's input at a board or at the game's own controls.
type Gesture struct {
	Kind    GestureKind
	Point   int    // the point concerned, -1 for none
	Spot    string // the spot concerned
	Key     string // of a Key, as the browser names it; digits wherever they are on the keyboard
	Act     string // of an Act: its name, the game's own
	Cursor  string // the name of the point that the keyboard is on, or was last
	Keys    bool   // it was made with the keyboard
	OnBoard bool   // the keyboard is on the board
}

// A GestureKind is the kind of a gesture.
type GestureKind int

// The kinds of gestures.
const (
	Touch GestureKind = iota // a click, a tap, or Enter
	Pick                     // a drag begins at a point, or by the Act of a control
	Focus                    // a point takes the keyboard, by whatever means
	Over                     // the pointer comes over a point or a spot, or an arrow key leads the keyboard to it
	Out                      // the pointer or the keyboard leaves a spot
	Drop                     // a drag ends on a point
	LetGo                    // a drag ends on no point
	Away                     // a drag ends beside the board
	Key                      // a key is pressed on a point, or on a control that names the point of a piece
	Act                      // a control of the game's own is pressed
)

// Looks says whether gestures of the kind change nothing but the display.
func (k GestureKind) Looks() bool { return k == Over || k == Out || k == Focus }

// A Reply is what a game's own part has made of a gesture.
type Reply struct {
	Mine   bool // it has dealt with it
	Change Change
	Cursor string // the name of the point that the keyboard enters the board at from now on, empty for the same
	Focus  string // the id of the element that takes the keyboard, empty for none
}

// Plain is the Own of a game that adds nothing.
type Plain struct{}

// The methods of Plain do nothing and answer that there is nothing.
func (Plain) Gesture(Gesture) Reply                                            { return Reply{} }
func (Plain) Targets() ([]int, bool)                                           { return nil, false }
func (Plain) Paint(*Scene, Voice)                                              {}
func (Plain) Say(Voice) (request, detail string)                               { return "", "" }
func (Plain) Trying() rules.View                                               { return nil }
func (Plain) Undo() bool                                                       { return false }
func (Plain) Redo() bool                                                       { return false }
func (Plain) CanUndo() bool                                                    { return false }
func (Plain) CanRedo() bool                                                    { return false }
func (Plain) Write(rules.Move) Change                                          { return Nothing }
func (Plain) SettingUp(rules.View) bool                                        { return false }
func (Plain) Hand(rules.View) (Glyph, bool)                                    { return Glyph{}, false }
func (Plain) Points() (points [2]int, ok bool)                                 { return points, false }
func (Plain) ForgetView(v rules.View, _ rules.Player, _ rules.Move) rules.View { return v }
func (Plain) ForgetMove(m rules.Move) rules.Move                               { return m }
func (Plain) CanForget() bool                                                  { return false }
func (Plain) Interlude(rules.View, rules.Move, bool) []time.Duration           { return nil }
func (Plain) Step(int)                                                         {}
func (Plain) Greet()                                                           {}
func (Plain) Begin() Change                                                    { return Nothing }
func (Plain) Cancel()                                                          {}
func (Plain) Reset()                                                           {}
func (Plain) Left()                                                            {}
func (Plain) Save() json.RawMessage                                            { return nil }
func (Plain) Restore(json.RawMessage)                                          {}
