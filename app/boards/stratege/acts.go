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
	kindAct    = "kind" // a kind of the stock, by number, is chosen or takes back what was chosen
	fillAct    = "fill" // what is left is placed by chance
	shuffleAct = "shuffle"
	mirrorAct  = "mirror"
	clearAct   = "clear"
	readyAct   = "ready"  // the draft is played
	presetAct  = "preset" // a set-up of the game's own, by number
	setAct     = "set"    // a set-up, as strengths by home
	ownAct     = "own"    // a set-up that a person has kept, by number
	dropAct    = "drop"   // the same is not to be kept any longer, which is asked first
	keepAct    = "keep"   // the set-up on the board is kept under a name
	yesAct     = "yes"    // to what was asked
	noAct      = "no"
	escapeAct  = "escape" // what is asked is taken back, and what was chosen let go of
)

// act does what a control beside the board says, but for what concerns the set-ups that are kept: see panel.
func (o *own) act(d *draft, g board.Gesture) board.Reply {
	name, what, _ := strings.Cut(g.Act, " ")
	asked := o.asked
	o.forget()
	switch name {
	case kindAct:
		return o.chooseKind(d, number(what), g)
	case fillAct:
		return mine(o.change(d, func(kinds []int) { fill(d.left(), kinds, o.desk.Shuffle) }))
	case shuffleAct:
		return mine(o.change(d, func(kinds []int) {
			clearAll(kinds)
			fill(d.stock, kinds, o.desk.Shuffle)
		}))
	case mirrorAct:
		return mine(o.change(d, d.mirror))
	case clearAct:
		return mine(o.change(d, clearAll))
	case presetAct:
		return o.preset(d, number(what))
	case setAct:
		return mine(o.set(d, kindsOf(what)))
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

// number returns the number that an act concerns, 0 where there is none.
func number(what string) int {
	n, _ := strconv.Atoi(what)
	return n
}

// chooseKind is a click on a kind of the stock. One by the keyboard takes the keyboard to the homes.
func (o *own) chooseKind(d *draft, kind int, g board.Gesture) board.Reply {
	change := o.hold(d, kind)
	if d.held < 0 || !g.Keys {
		return mine(change)
	}
	points, cursor := o.desk.Skin().Points(o.desk.View()), g.Cursor
	if at := board.PointNamed(points, cursor); !slices.Contains(d.homes, at) {
		cursor = points[board.Central(points, func(i int) bool { return slices.Contains(d.homes, i) })].Name
	}
	return focusOn(change, cursor)
}

// set places everything as kinds say, where they fit.
func (o *own) set(d *draft, kinds []int) board.Change {
	if !d.fits(kinds) {
		return board.Nothing
	}
	return o.change(d, func(now []int) { copy(now, kinds) })
}

// preset places a set-up of the game's own, and says what it is good for.
func (o *own) preset(d *draft, i int) board.Reply {
	change := o.set(d, presets[i].kinds())
	o.said = func(w *words) string { return w.preset(w.presets[i].name, w.presets[i].idea) }
	return mine(change)
}

// ready plays what has been set up, and takes the keyboard to the board: the button will be gone. It does nothing while
// some pawns are missing.
func (o *own) ready(d *draft) board.Reply {
	if d.missing() > 0 {
		return mine(board.Nothing)
	}
	for _, m := range d.moves() {
		if err := o.desk.Play(m); err != nil {
			panic(err) // the draft fits, and so do its moves
		}
	}
	points := o.desk.Skin().Points(o.desk.View())
	return focusOn(board.Played, points[board.Central(points, nil)].Name)
}

// escape takes back what was asked, and lets go of what was chosen.
func (o *own) escape(asked string) board.Reply {
	o.desk.Cancel()
	reply := mine(board.Touched)
	if asked != "" {
		reply.Focus = ui.ActID(asked)
	}
	return reply
}

// focusOn is the reply after which the keyboard is on a point.
func focusOn(change board.Change, point string) board.Reply {
	return board.Reply{Mine: true, Change: change, Cursor: point, Focus: board.PointID(point)}
}
