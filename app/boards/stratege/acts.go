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
func (o *own) act(d *draft, g board.Gesture) board.Reply {
	name, what, _ := strings.Cut(g.Act, " ")
	asked := o.asked
	o.forget()
	switch name {
	case kindAct:
		return o.chooseKind(d, number(what), g)
	case fillAct:
		return handled(o.change(d, func(kinds []int) { fill(d.left(), kinds, o.desk.Shuffle) }))
	case shuffleAct:
		return handled(o.change(d, func(kinds []int) {
			clearAll(kinds)
			fill(d.stock, kinds, o.desk.Shuffle)
		}))
	case mirrorAct:
		return handled(o.change(d, d.mirror))
	case clearAct:
		return handled(o.change(d, clearAll))
	case presetAct:
		return o.preset(d, number(what))
	case setAct:
		return handled(o.set(d, kindsOf(what)))
	case readyAct:
		return o.ready(d)
	case dropAct:
		o.asked = g.Act
		return board.Reply{Mine: true, Focus: ui.NoID}
	case noAct:
		return board.Reply{Mine: true, Focus: ui.ActID(asked)}
	case escapeAct:
		return o.escape(asked)
	}
	return board.Reply{}
}

// number returns the number in an act, 0 for none.
func number(what string) int {
	n, _ := strconv.Atoi(what)
	return n
}

// chooseKind handles a click on a kind of the stock. One by the keyboard takes the keyboard to the homes.
func (o *own) chooseKind(d *draft, kind int, g board.Gesture) board.Reply {
	change := o.selectKind(d, kind)
	if d.held < 0 || !g.Keys {
		return handled(change)
	}
	points, cursor := o.desk.Skin().Points(o.desk.View()), g.Cursor
	if at := board.PointNamed(points, cursor); !slices.Contains(d.homes, at) {
		cursor = points[board.Central(points, func(i int) bool { return slices.Contains(d.homes, i) })].Name
	}
	return focusOn(change, cursor)
}

// set places all pawns by the given kinds, where they fit.
func (o *own) set(d *draft, kinds []int) board.Change {
	if !d.fits(kinds) {
		return board.Nothing
	}
	return o.change(d, func(now []int) { copy(now, kinds) })
}

// preset places a preset set-up, and says its idea.
func (o *own) preset(d *draft, i int) board.Reply {
	change := o.set(d, presets[i].kinds())
	o.said = func(w *words) string { return w.preset(w.presets[i].name, w.presets[i].idea) }
	return handled(change)
}

// ready plays the set-up, and focuses the board: the button will be gone. It does nothing while some pawns are
// missing.
func (o *own) ready(d *draft) board.Reply {
	if d.missing() > 0 {
		return handled(board.Nothing)
	}
	for _, m := range d.moves() {
		if err := o.desk.Play(m); err != nil {
			panic(err) // the draft fits, and so do its moves
		}
	}
	points := o.desk.Skin().Points(o.desk.View())
	return focusOn(board.Played, points[board.Central(points, nil)].Name)
}

// escape closes a confirmation, and deselects.
func (o *own) escape(asked string) board.Reply {
	o.desk.Cancel()
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
