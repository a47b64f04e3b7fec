package play

// What a move has revealed stays known when it is taken back. Against the machine that is allowed, as a help, but the
// match is marked and does not count; between two people nobody goes back before such a move.

// barred says whether the match cannot go on from the position after ply moves: a later move has revealed something
// to one of two people.
func (t *turns) barred(ply int) bool { return t.people() == 2 && t.match.RevealedSince(ply) }

// marks says whether going on from the position after ply moves would mark the match as retaken.
func (t *turns) marks(ply int) bool { return !t.retaken && t.match.RevealedSince(ply) }

// leave marks the match as retaken, if a move after ply has revealed something.
func (t *turns) leave(ply int) { t.retaken = t.retaken || t.match.RevealedSince(ply) }

// leavesAt returns the ply at which a line leaves the one on the board; false where there is no such line.
func (t *turns) leavesAt(line int) (ply int, ok bool) {
	if line < 0 || line >= len(t.lines) {
		return 0, false
	}
	return min(t.DivergesAt(t.lines[line]), t.match.Ply()), true
}

// UndoMarks says whether Undo would mark the match as Retaken. SwitchMarks says so of Switch, and BranchMarks of a
// move in the position shown.
func (t *trial) UndoMarks() bool { return !t.Trying() && t.CanTakeBack() && t.marks(t.undoPly()) }

// SwitchMarks says whether Switch would mark the match as Retaken.
func (t *turns) SwitchMarks(line int) bool {
	ply, ok := t.leavesAt(line)
	return ok && t.marks(ply)
}

// BranchMarks says whether a move in the position shown would mark the match as Retaken.
func (t *turns) BranchMarks() bool { return !t.Live() && t.marks(t.shown) }

// SwitchBarred says whether Switch is refused because of a move that has revealed something to two people.
func (t *turns) SwitchBarred(line int) bool {
	ply, ok := t.leavesAt(line)
	return ok && t.barred(ply)
}

// Retaken says whether a move of this match has been taken back after it had revealed something. Such a match does
// not count, however it goes on.
func (t *turns) Retaken() bool { return t.retaken }

// MarkRetaken marks the match as retaken: somebody has gone back to before a reveal.
func (t *turns) MarkRetaken() { t.retaken = true }
