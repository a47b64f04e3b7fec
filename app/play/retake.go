package play

// What a move has revealed stays known when it is taken back. Against the machine that is allowed, as a help, but the
// match is marked and does not count; between two people nobody goes back before such a move.

// barred says whether the match cannot go on from the position after ply moves: what has been revealed since would be
// known to one of two people.
func (t *turns) barred(ply int) bool { return t.people() == 2 && t.match.RevealedSince(ply) }

// marks says whether going on from the position after ply moves marks the match, which it is not yet.
func (t *Table) marks(ply int) bool { return !t.retaken && t.match.RevealedSince(ply) }

// leave marks the match, if what is left for the position after ply moves has revealed something.
func (t *Table) leave(ply int) { t.retaken = t.retaken || t.match.RevealedSince(ply) }

// leavesAt returns the ply at which a line left the one on the board; false where there is no such line.
func (t *turns) leavesAt(line int) (ply int, ok bool) {
	if line < 0 || line >= len(t.lines) {
		return 0, false
	}
	return min(t.DivergesAt(t.lines[line]), t.match.Ply()), true
}

// UndoMarks says whether Undo marks the match as Retaken, which it is not yet. SwitchMarks says so of Switch, and
// BranchMarks of a move in the position shown.
func (t *Table) UndoMarks() bool { return !t.Trying() && t.CanTakeBack() && t.marks(t.undoPly()) }

// SwitchMarks: see UndoMarks.
func (t *Table) SwitchMarks(line int) bool {
	ply, ok := t.leavesAt(line)
	return ok && t.marks(ply)
}

// BranchMarks: see UndoMarks.
func (t *Table) BranchMarks() bool { return !t.Live() && t.marks(t.shown) }

// SwitchBarred says whether Switch is refused for what has been revealed to two people.
func (t *Table) SwitchBarred(line int) bool {
	ply, ok := t.leavesAt(line)
	return ok && t.barred(ply)
}
