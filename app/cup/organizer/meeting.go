package organizer

import (
	"tablier/ai/cup"
	"tablier/app/begun"
	"tablier/app/machine"
	"tablier/app/sandbox"
	"tablier/rules"
)

// A meeting is one game of a cup while it is played. Programs are loaded anew for it, which leaves nothing of the game
// before.
type meeting struct {
	environment *Environment
	game        *cup.Game
	calls       int                 // of the interface that a move may take
	seats       map[int]*contestant // the programs, by the place of the player in the list
	noted       []begun.Thing
	cancel      func() // cancels the pending search; nil when there is none
	ended       bool
	// over is called once, unless the meeting is ended before: with the fault of the program to move, with the error of
	// the machine, or with neither where the game is over by its rules.
	over func(*sandbox.Fault, error)
}

// A contestant is a program that plays a game.
type contestant struct {
	session sandbox.Session
	state   contestantState
	request int            // the number of the last one
	fault   *sandbox.Fault // of one that has failed
}

// A contestantState says whether a program has been asked for a move or has failed.
type contestantState int

// The states.
const (
	resting contestantState = iota // it loads, or waits for its turn
	moving                         // it has been asked for a move
	failed                         // it has failed before its turn
)

// seat starts Python for a player and loads the player's program, within a crash note.
func (m *meeting) seat(player int, program string) {
	m.noted = append(m.noted, thing(program))
	m.environment.Begun.Begin(thing(program))
	c := &contestant{request: loadRequest}
	m.seats[player] = c
	c.session = m.environment.Python.Session(func(text string) { m.hear(c, text) })
	sandbox.Send(c.session, limited(m.calls, sandbox.Request{ID: c.request, Op: "load", Program: program}))
}

// ask asks the program or the level of the machine that is to move for its move.
func (m *meeting) ask() {
	turn, more := m.game.Turn()
	switch {
	case !more:
		m.over(nil, nil)
	case turn.Level > 0:
		m.askLevel(turn)
	default:
		m.askProgram(m.seats[turn.Player], turn)
	}
}

// askLevel asks the machine for the move of a level, and plays the answer.
func (m *meeting) askLevel(turn cup.Turn) {
	query := machine.Query{
		Record: m.game.Match().Record(), Level: turn.Level, Seed: turn.Seed, Alone: true, Urgent: true,
	}
	m.cancel = m.environment.Machine.Search(query, func(move string, err error) {
		if m.ended {
			return
		}
		m.cancel = nil
		if err == nil {
			err = m.game.Play(rules.Move(move))
		}
		if err != nil {
			m.over(nil, err)
			return
		}
		m.ask()
	})
}

// askProgram asks a program for its move; one that has failed before loses now.
func (m *meeting) askProgram(c *contestant, turn cup.Turn) {
	if c.state == failed {
		m.over(c.fault, nil)
		return
	}
	c.state = moving
	c.request++
	sandbox.Send(c.session, limited(m.calls, moveRequest(c.request, m.game.Match(), turn.Seed)))
}

// hear handles what a program says; after the end of the game that is ignored. An error of the program is the end of
// the game where it is to move, and waits for that otherwise.
func (m *meeting) hear(c *contestant, text string) {
	if m.ended {
		return
	}
	e, err := readEvent(text)
	switch {
	case err != nil:
		m.environment.Screen.Log(err)
	case e.Event == "error" && e.Error != nil:
		wasMoving := c.state == moving
		c.state, c.fault = failed, e.Error
		if wasMoving {
			m.over(c.fault, nil)
		}
	case e.Event == "done" && c.state == moving && e.ID == c.request:
		c.state = resting
		m.play(e)
	}
}

// play plays the move of a program; one that is not legal is a fault.
func (m *meeting) play(e sandbox.Event) {
	if e.Move == "" || m.game.Play(rules.Move(e.Move)) != nil {
		m.over(&sandbox.Fault{Kind: "move", Message: e.Returned}, nil)
		return
	}
	m.ask()
}

// end ends the programs of both players, cancels the pending search and removes the crash notes.
func (m *meeting) end() {
	m.ended = true
	if m.cancel != nil {
		m.cancel()
	}
	for _, c := range m.seats {
		c.session.End()
	}
	for _, t := range m.noted {
		m.environment.Begun.End(t)
	}
}
