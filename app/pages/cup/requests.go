package cup

import (
	"strings"

	"tablier/app/sandbox"
	"tablier/rules"
)

// request returns a request with the limits of the cup.
func (k *Kind) request(r sandbox.Request) sandbox.Request {
	unknown := false
	r.Calls, r.Turns, r.Values = k.cup.Config().Calls, sandbox.MoveTurns, &unknown
	return r
}

// moveRequest asks a program for a move in a match.
func (k *Kind) moveRequest(id int, m *rules.Match, seed uint64) sandbox.Request {
	setup := m.Setup()
	return k.request(sandbox.Request{
		ID: id, Op: "move", Game: []string{m.Spec().ID, setup.Variant, strings.Join(setup.Options, ",")},
		Position: m.View(m.Ply(), m.ToMove()).String(), Seed: seed,
	})
}
