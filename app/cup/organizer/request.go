package organizer

import (
	"encoding/json"
	"strings"

	"tablier/app/begun"
	"tablier/app/sandbox"
	"tablier/rules"
)

// loadRequest is the number of a program's first request, which loads it. Each further one asks for a move.
const loadRequest = 1

// thing returns a program as the crash notes know it: its trial, and the games that it plays.
func thing(program string) begun.Thing { return begun.Of("cup", program) }

// limited returns a request with the limits of a cup that allows so many calls of the interface a move.
func limited(calls int, r sandbox.Request) sandbox.Request {
	unknown := false
	r.Calls, r.Turns, r.Values = calls, sandbox.MoveTurns, &unknown
	return r
}

// moveRequest returns the request for a move in a match, but for its limits.
func moveRequest(number int, m *rules.Match, seed uint64) sandbox.Request {
	setup := m.Setup()
	return sandbox.Request{
		ID: number, Op: "move", Game: []string{m.Spec().ID, setup.Variant, strings.Join(setup.Options, ",")},
		Position: m.View(m.Ply(), m.ToMove()).String(), Seed: seed,
	}
}

// readEvent parses an event of a program, cut to what a page shows.
func readEvent(text string) (sandbox.Event, error) {
	var e sandbox.Event
	if err := json.Unmarshal([]byte(text), &e); err != nil {
		return sandbox.Event{}, err
	}
	e.Cut()
	return e, nil
}
