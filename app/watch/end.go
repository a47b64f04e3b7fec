package watch

import (
	"tablier/ai/protocol"
	"tablier/rules"
)

// End says what the search has found, and what is so.
func (v Voice) End(t *protocol.Tree) (found, truth string) {
	m := &v.messages().Watch
	if t.Value == nil {
		return "", ""
	}
	if t.Best == "" {
		return m.Worth(v.Value(*t.Value)), ""
	}
	found = m.PlaysMove(v.Side(t.Root.Kind), v.Move(t.Best), v.Value(*t.Value))
	best := Find(&t.Root, []string{t.Best})
	if best == nil || v.Truth(best.Truth) == "" {
		return found, m.TruthUnknown
	}
	return found, m.InTruth(v.fate(&t.Root, best)) + v.better(&t.Root, best) + "."
}

// fate says what the best move comes to, for whoever makes it.
func (v Voice) fate(root, best *protocol.TreeNode) string {
	m := &v.messages().Watch
	side, mover := v.Side(root.Kind), v.mover(root)
	switch t := best.Truth; {
	case t.Points != nil || t.Value == protocol.ValueDraw:
		return v.Truth(t)
	case t.Value == mover:
		return m.WinsIn(side, t.Plies+1)
	default:
		return m.LosesIn(side, t.Plies+1)
	}
}

// mover names the player who is to move at a node, as the protocol does.
func (v Voice) mover(n *protocol.TreeNode) string {
	if (n.Kind == KindMax) == (v.Max == 0) {
		return rules.First.String()
	}
	return rules.Second.String()
}

// better names a move that loses later than the one chosen, which loses.
func (v Voice) better(root, best *protocol.TreeNode) string {
	var held *protocol.TreeNode
	for i := range root.Children {
		c := &root.Children[i]
		if c.Truth != nil && c.Truth.Points == nil && c.Truth.Value == best.Truth.Value && c.Value != nil &&
			c.Truth.Plies > best.Truth.Plies && (held == nil || c.Truth.Plies > held.Truth.Plies) {
			held = c
		}
	}
	if held == nil || best.Truth.Value == v.mover(root) || best.Truth.Value == protocol.ValueDraw {
		return ""
	}
	return v.messages().Watch.Better(v.Move(held.Move), v.ValueOf(held), held.Truth.Plies+1)
}
