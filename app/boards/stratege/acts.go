package stratege

import (
	"slices"
	"strconv"
	"strings"

	"tablier/app/board"
	"tablier/app/ui"
)

// The acts of the controls beside the board; some are followed by what they concern.
const (
	kindAct    = "kind" // a kind of the stock, by number, is selected or takes the selected pawn back
	fillAct    = "fill" // the pawns left are placed at random
	shuffleAct = "shuffle"
	mirrorAct  = "mirror"
	clearAct   = "clear"
	readyAct   = "ready"  // the set-up is played
	presetAct  = "preset" // a preset set-up, by number
	setAct     = "set"    // a set-up, as strengths by home
	ownAct     = "own"    // a person's saved set-up, by number
	dropAct    = "drop"   // removes it, after a confirmation
	keepAct    = "keep"   // saves the set-up on the board under a name
	yesAct     = "yes"    // to the confirmation
	noAct      = "no"
	escapeAct  = "escape" // closes the confirmation, and deselects
)

// act handles a control beside the board, except for those of saved set-ups: see panel.
func (a *arranging) act(g board.Gesture) board.Reply {
	d := a.draft
	name, what, _ := strings.Cut(g.Act, " ")
	asked := a.asked
	a.clear()
	switch name {
	case kindAct:
		return a.chooseKind(number(what), g)
	case fillAct:
		return handled(a.change(func(kinds []int) { fill(d.left(), kinds, a.desk.Shuffle) }))
	case shuffleAct:
		return handled(a.change(func(kinds []int) {
			clearAll(kinds)
			fill(d.stock, kinds, a.desk.Shuffle)
		}))
	case mirrorAct:
		return handled(a.change(d.mirror))
	case clearAct:
		return handled(a.change(clearAll))
	case presetAct:
		return a.preset(number(what))
	case setAct:
		return handled(a.set(kindsOf(what)))
	case readyAct:
		return a.ready()
	case dropAct:
		a.asked = g.Act
		return board.Reply{Mine: true, Focus: ui.NoID}
	case noAct:
		return board.Reply{Mine: true, Focus: ui.ActID(asked)}
	case escapeAct:
		return a.escape(asked)
	}
	return board.Reply{}
}

// number returns the number in an act, 0 for none.
func number(what string) int {
	n, _ := strconv.Atoi(what)
	return n
}

// chooseKind handles a click on a kind of the stock. One by the keyboard takes the keyboard to the homes.
func (a *arranging) chooseKind(kind int, g board.Gesture) board.Reply {
	d := a.draft
	change := a.selectKind(kind)
	if d.held < 0 || !g.Keys {
		return handled(change)
	}
	points, cursor := a.desk.Skin().Points(a.desk.View()), g.Cursor
	if at := board.PointNamed(points, cursor); !slices.Contains(d.homes, at) {
		cursor = points[board.Central(points, func(i int) bool { return slices.Contains(d.homes, i) })].Name
	}
	return focusOn(change, cursor)
}

// set places all pawns by the given kinds, where they fit.
func (a *arranging) set(kinds []int) board.Change {
	if !a.draft.fits(kinds) {
		return board.Nothing
	}
	return a.change(func(now []int) { copy(now, kinds) })
}

// preset places a preset set-up, and says its idea.
func (a *arranging) preset(i int) board.Reply {
	change := a.set(presets[i].kinds())
	a.said = func(w *words) string { return w.preset(w.presets[i].name, w.presets[i].idea) }
	return handled(change)
}

// ready plays the set-up, and focuses the board: the button will be gone. It does nothing while some pawns are
// missing.
func (a *arranging) ready() board.Reply {
	if a.draft.missing() > 0 {
		return handled(board.Nothing)
	}
	for _, m := range a.draft.moves() {
		if err := a.desk.Play(m); err != nil {
			panic(err) // the draft fits, and so do its moves
		}
	}
	points := a.desk.Skin().Points(a.desk.View())
	return focusOn(board.Played, points[board.Central(points, nil)].Name)
}

// escape handles the Escape key: it closes the confirmation, and deselects.
func (a *arranging) escape(asked string) board.Reply {
	a.desk.Cancel()
	reply := handled(board.Touched)
	if asked != "" {
		reply.Focus = ui.ActID(asked)
	}
	return reply
}

// focusOn returns a reply with the focus on a point.
func focusOn(change board.Change, point string) board.Reply {
	return board.Reply{Mine: true, Change: change, Cursor: point, Focus: board.PointID(point)}
}
