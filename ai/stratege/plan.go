package stratege

import (
	"tablier/ai/plan"
	"tablier/rules/stratege"
)

// plan returns the purpose of a move of the root.
func (r *root) plan(m stratege.Step) (p plan.Plan) {
	n := &r.node
	if n.SettingUp() || m == stratege.PassStep {
		return p
	}
	side := int(n.Turn)
	from, to := m.Cells()
	p.Points = n.At[from].Strength()
	switch odds := n.odds(m); {
	case n.attacks(m) && odds == certain:
		p.Aim, p.Points = plan.Take, n.At[to].Strength()
	case n.attacks(m):
		p.Aim = plan.Dare
	case advanced(to, side) == advances:
		p.Aim = plan.Arrive
	case n.threatened(from, side):
		p.Aim = plan.Leave
	default:
		p.Aim = plan.Aside
		if before, after := n.movesToArrive(from, side), n.movesToArrive(to, side); after < before {
			p.Aim, p.Moves = plan.Advance, after+1
		}
	}
	return p
}

// movesToArrive returns how many moves a pawn on a place needs to arrive, if nothing stops it.
func (n *node) movesToArrive(cell, side int) int {
	column, least := cell%stratege.Columns, stratege.Columns
	for at := 0; at < stratege.Columns; at += 2 {
		if n.At[lastRow(side)+at] == 0 {
			least = min(least, max(at-column, column-at))
		}
	}
	return advances - advanced(cell, side) + least
}
