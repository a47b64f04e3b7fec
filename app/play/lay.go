package play

import "tablier/app/board"

// Lay is a person laying the ghost of a piece: it plays the move, or sets the Fault that explains why nothing happens.
func (t *Table) Lay(g board.Ghost) {
	if !t.CanTouch() {
		return
	}
	if g.Fault != nil || !t.step(g.Path) {
		t.fault = g.Fault
	}
}
