package lab

// CountsAt returns the counts of a search at the point where another search of the same position is in its window: of
// everything that it visits before the position at which that is, or in it when that has left it.
func (t *Tree) CountsAt(w *Window) Counts {
	at := t.roots[len(t.roots)-1]
	for _, m := range w.Where {
		next := int32(none)
		for c := t.nodes[at].child; c != none; c = t.nodes[c].sibling {
			if t.board.names.moves[t.nodes[c].move] == m {
				next = c
			}
		}
		if next == none { // it has been cut here: the position before is left at once
			return t.Counts(t.end(at))
		}
		at = next
	}
	switch w.Event {
	case "":
		return Counts{}
	case Call, Iterate, Select, Expand:
		return t.Counts(int(t.nodes[at].enter))
	}
	return t.Counts(t.end(at))
}

// end returns the step at which a node was left, or the last one.
func (t *Tree) end(i int32) int {
	if n := &t.nodes[i]; n.leave > 0 {
		return min(int(n.leave), len(t.steps))
	}
	return len(t.steps)
}
