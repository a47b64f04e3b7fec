package play

import (
	"tablier/app/board"
	"tablier/rules"
)

// A Memory says whether the screen goes on showing what pieces have once been shown to be.
type Memory string

// The memories.
const (
	UsualMemory Memory = ""    // against the machine only
	Remember    Memory = "on"  // always
	Forget      Memory = "off" // never, but for what the last move has shown
)

// Forgets says whether the game is one in which there is something to forget.
func (t *Table) Forgets() bool {
	_, ok := t.Skin().(board.Forgetter)
	return ok
}

// Remembers says whether the screen goes on showing what pieces have been shown to be.
func (t *Table) Remembers() bool {
	if t.settings.Memory != UsualMemory {
		return t.settings.Memory == Remember
	}
	return t.people() < 2 && !t.guest(Seat.away)
}

// forgetter returns what makes the screen forget, nil when nothing is to be forgotten.
func (t *Table) forgetter() board.Forgetter {
	forgetter, _ := t.Skin().(board.Forgetter)
	if forgetter == nil || t.Remembers() || t.Result().Over() || t.Viewer() == rules.Chance {
		return nil
	}
	return forgetter
}

// forgotten returns the view that a player of the position after ply moves has of it without what the screen is to forget.
func (t *Table) forgotten(v rules.View, ply int, role rules.Player) rules.View {
	forgetter := t.forgetter()
	if forgetter == nil {
		return v
	}
	last := rules.Move("")
	if ply > 0 && ply == t.match.Ply() {
		last = t.Told(ply)
	}
	return forgetter.Forget(v, role, last)
}
