package stratege

import (
	"tablier/rules"
	"tablier/rules/stratege"
)

// The faults of a gesture, beside those of the rules.
const (
	Stuck    rules.Fault = "stuck"     // a pawn that has neither a move nor an attack; cells: its place
	MustPass rules.Fault = "must-pass" // a place was touched where a pass is the only move
)

// Fault tries the move or the attack that was touched. Of a single place it says why nothing begins there.
func (s *skin) Fault(v rules.View, touched []int) *rules.Illegal {
	p := v.(stratege.View).Position
	from := touched[0]
	switch {
	case p.State.MustPass():
		return &rules.Illegal{Move: rules.Pass, Fault: MustPass}
	case len(touched) > 1 && touched[1] < stratege.Cells:
		return tried(p, from, touched[1])
	}
	name := stratege.Name(from)
	fault := Stuck
	switch me := int(p.State.Turn); {
	case p.State.SettingUp():
		fault = stratege.NotSetUp
	case p.State.At[from] == 0:
		fault = stratege.NoPawn
	case p.State.At[from].Side() != me:
		fault = stratege.NotYours
	case stratege.Goal(me).Has(from):
		fault = stratege.Frozen
	}
	return &rules.Illegal{Move: rules.Move(name), Fault: fault, Cells: []string{name}}
}

// tried returns why a move or an attack is illegal.
func tried(p stratege.Position, from, to int) *rules.Illegal {
	sign := "-"
	if target := p.State.At[to]; target != 0 && target.Side() != int(p.State.Turn) {
		sign = "x"
	}
	_, err := p.Play(rules.Move(stratege.Name(from) + sign + stratege.Name(to)))
	illegal, _ := err.(*rules.Illegal)
	return illegal
}
