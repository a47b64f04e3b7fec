// Package embed is the protocol of a board in a frame: the parameters of the frame's address, and the messages
// between it and the host page. It reads both, trusts neither, and knows no page: package match does what is asked,
// web/host.js passes the messages.
package embed

import (
	"net/url"
	"slices"
	"strconv"
	"strings"

	"tablier/rules"
)

// The parameters.
const (
	Param       = "embed" // 1: the page shows the board and the requested controls alone
	Variant     = "variant"
	RuleOptions = "options" // separated by commas
	Position    = "position"
	Moves       = "moves"  // separated by spaces, from the position
	Game        = "record" // the fragment, without the #, of a link to a game, in the place of the four above
	First       = "first"  // who plays First: a Player
	Second      = "second"
	Lang        = "lang"
	Theme       = "theme"
	Controls    = "controls" // separated by commas
	Turned      = "turned"   // 1: the board is seen from the other side
	TaskParam   = "task"     // "win", or "win:3": within that many of the player's own moves
	Origin      = "origin"   // of the pages whose messages are heard, separated by commas
)

// A Player is who plays a side: Person, Host, or a [Machine].
type Player string

// The players beside the machine.
const (
	Person Player = "person"
	Host   Player = "host" // the page around the frame
)

// machine stands before the level of a [Machine].
const machine = "machine-"

// Machine returns the machine at a level, from 1: "machine-4".
func Machine(level int) Player { return Player(machine + strconv.Itoa(level)) }

// Level returns the machine's level, 0 for another player.
func (p Player) Level() int {
	level, _ := strconv.Atoi(strings.TrimPrefix(string(p), machine))
	return level
}

// The controls that can be shown; the board and the line that says whose turn it is always are.
var allControls = []string{"players", "undo", "hint", "restart", "moves", "value", "more"}

// AllControls lists the controls. The caller must not change it.
func AllControls() []string { return allControls }

// PartsOf returns the items of a parameter that is a list, known or not; of the controls the usual ones when it is
// absent. The caller must not change it.
func PartsOf(query url.Values, param string) []string {
	if param == Controls && !query.Has(Controls) {
		return usualControls
	}
	return list(query.Get(param), ",")
}

// usualControls are shown when nothing is asked for.
var usualControls = []string{"players", "undo", "restart"}

// A Task is a task of the pupil: to win.
type Task struct {
	Moves int // within how many of one's own moves; 0 for any number
}

// Options are the parsed parameters.
type Options struct {
	Match    *rules.Match
	Players  [2]Player // who plays First and Second of the match
	Lang     string    // empty for the visitor's own
	Theme    string    // "light", "dark", or empty for the visitor's own
	Controls []string
	Turned   bool
	Task     *Task
	Origins  []string // "*" for any page, "null" for one without an origin
}

// A Fault is what is wrong with a parameter, as a code.
type Fault string

// The faults.
const (
	NoVariant  Fault = "variant"  // the game has no such variant or option
	NoPosition Fault = "position" // no text of a position of the game
	NoMove     Fault = "move"     // not legal where it is to be played
	NoRecord   Fault = "record"   // no link to a game of this kind
	NoPlayer   Fault = "player"
	NoControl  Fault = "control"
	NoTask     Fault = "task"
	NoValue    Fault = "value" // not one of the values that there are
)

// An Error is the error of a parameter: its name, its value and the fault.
type Error struct {
	Param, Value string
	Fault        Fault
	Err          error // the error of the rules, if any
}

func (e *Error) Error() string {
	s := "embed: " + rules.Clip(e.Param) + "=" + strconv.Quote(rules.Clip(e.Value)) + ": " + string(e.Fault)
	if e.Err != nil {
		s += ": " + e.Err.Error()
	}
	return s
}

// Unwrap returns what the rules say.
func (e *Error) Unwrap() error { return e.Err }

// list splits a text, and drops empty items.
func list(text, separator string) []string {
	var parts []string
	for _, part := range strings.Split(text, separator) {
		if part = strings.TrimSpace(part); part != "" {
			parts = append(parts, part)
		}
	}
	return parts
}

// player parses who plays a side, where the machine has that many levels.
func player(param, value string, levels int) (Player, error) {
	if value == "" {
		return Person, nil
	}
	if p := Player(value); p == Person || p == Host {
		return p, nil
	}
	digits, _ := strings.CutPrefix(value, machine)
	if level, err := strconv.Atoi(digits); err == nil && level >= 1 && level <= levels && value == string(Machine(level)) {
		return Machine(level), nil
	}
	return "", &Error{Param: param, Value: value, Fault: NoPlayer}
}

// controls parses which controls are shown; an empty parameter asks for none.
func controls(query url.Values) ([]string, error) {
	shown := PartsOf(query, Controls)
	for _, name := range shown {
		if !slices.Contains(allControls, name) {
			return nil, &Error{Param: Controls, Value: name, Fault: NoControl}
		}
	}
	return shown, nil
}

func task(value string) (*Task, error) {
	what, moves, bounded := strings.Cut(value, ":")
	if value == "" {
		return nil, nil
	}
	t := &Task{}
	if bounded {
		n, err := strconv.Atoi(moves)
		if err != nil || n < 1 || n > 99 {
			return nil, &Error{Param: TaskParam, Value: value, Fault: NoTask}
		}
		t.Moves = n
	}
	if what != "win" {
		return nil, &Error{Param: TaskParam, Value: value, Fault: NoTask}
	}
	return t, nil
}
