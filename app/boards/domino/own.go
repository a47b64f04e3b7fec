package domino

import (
	"tablier/app/board"
	"tablier/rules/domino"
)

// An own is the game's part of a table: the preview of the chosen domino, and the state of the reserve and of the
// marks on the board. The domino chosen is the first point that has been touched.
type own struct {
	board.Plain
	desk board.Desk

	preview *preview // nil while the chosen domino is shown nowhere
	advised *preview // the last preview of a hint
	touched int      // the cell whose touch has placed the preview, -1 while the pointer only hovers
	turn    int      // of the preview, or of the next one
	byHand  bool     // a person has turned it, and it no longer turns by itself to where it fits
	tile    int      // the domino of the reserve that has or gets the focus
	dead    bool     // the cells that can no longer be covered are marked

	drawn ground
}

// The acts of the controls beside the reserve.
const (
	turnAct = "turn" // turns the chosen domino
	putAct  = "put"  // lays it where it is shown
	backAct = "back" // puts it back
	deadAct = "dead" // marks the dead cells, or no longer
)

// Gesture implements board.Own: a touch of a domino of the reserve chooses it, a touch of a cell shows it there, and
// a second touch of the same place lays it, whatever the pointer has hovered over in between.
func (o *own) Gesture(g board.Gesture) board.Reply {
	inReserve := g.Point >= 0 && g.Point < domino.Pieces
	switch {
	case g.Kind == board.Act:
		return o.act(g)
	case g.Kind == board.Key:
		return o.key(g, inReserve)
	case inReserve:
		return o.handleTile(g)
	case o.held() < 0 || g.Point < 0:
		return board.Reply{}
	}
	return o.handleCell(g)
}

// handleTile handles a gesture on a domino of the reserve.
func (o *own) handleTile(g board.Gesture) board.Reply {
	switch g.Kind {
	case board.Focus:
		o.tile = g.Point
	case board.Touch:
		return o.choose(g)
	case board.Pick:
		if o.held() != g.Point {
			o.desk.Cancel() // deselect: another domino is dragged
			return o.choose(g)
		}
	default:
		return board.Reply{}
	}
	return board.Reply{Mine: true}
}

// handleCell handles a gesture on a cell while a domino is chosen.
func (o *own) handleCell(g board.Gesture) board.Reply {
	switch g.Kind {
	case board.Over:
		if o.touched >= 0 && !g.Keys {
			return board.Reply{Mine: true} // the touched place stays while the pointer goes to the controls
		}
		o.touched = -1
		return o.show(g.Point)
	case board.Touch:
		if o.secondTouch(g.Point) {
			return o.put(g)
		}
		return o.touch(g.Point)
	case board.Drop:
		shown, laid := o.touch(g.Point), o.put(g)
		laid.Cursor = shown.Cursor
		return laid
	}
	return board.Reply{}
}

// held returns the point of the chosen domino, -1 when there is none.
func (o *own) held() int {
	if chosen := o.desk.Selected(); len(chosen) > 0 && chosen[0] < domino.Pieces {
		return chosen[0]
	}
	return -1
}

// choose handles a touch of a domino of the reserve. One by the keyboard takes the keyboard to the board.
func (o *own) choose(g board.Gesture) board.Reply {
	o.preview, o.touched, o.byHand, o.tile = nil, -1, false, g.Point
	reply := board.Reply{Mine: true, Change: o.desk.Touch(g.Point)}
	if o.held() < 0 || !g.Keys {
		return reply
	}
	points := o.desk.Skin().Points(o.desk.View())
	at := board.PointNamed(points, g.Cursor)
	if at < domino.Pieces {
		at = board.Central(points, nil)
	}
	reply.Cursor = o.show(at).Cursor
	reply.Focus = board.PointID(reply.Cursor)
	return reply
}

// secondTouch says whether a touch of a cell is the second one of the place that is shown. One of its other cell is,
// too, unless another place begins there.
func (o *own) secondTouch(cell int) bool {
	switch {
	case o.touched < 0 || o.preview == nil:
		return false
	case cell == o.touched || cell == o.preview.at:
		return true
	}
	_, another := o.skin().fitting(o.desk.View(), o.held(), cell, o.turn)
	return o.preview.covers(cell) && !another
}

// touch moves the preview of the chosen domino to a cell, where it stays.
func (o *own) touch(cell int) board.Reply {
	o.desk.Refuse(nil, -1)
	o.touched = cell
	return o.show(cell)
}

// show moves the preview of the chosen domino to a cell. Until a person turns it, it turns to where it fits.
func (o *own) show(cell int) board.Reply {
	skin, view, at := o.skin(), o.desk.View(), cell
	if !o.byHand {
		at, o.turn = skin.aim(view, o.held(), cell, o.turn)
	}
	shown := skin.preview(view, o.held(), at, o.turn)
	o.preview = &shown
	return board.Reply{Mine: true, Cursor: skin.Points(view)[cell].Name}
}

// put lays the chosen domino where it is shown and moves the focus back to the reserve, or says why it cannot.
func (o *own) put(g board.Gesture) board.Reply {
	reply := board.Reply{Mine: true}
	switch {
	case o.held() < 0 || o.preview == nil:
		return reply
	case o.preview.fault != nil:
		o.desk.Refuse(o.preview.fault, o.preview.at)
		return reply
	}
	reply.Change = o.desk.Spell(o.preview.path)
	o.preview, o.touched = nil, -1
	if g.OnBoard || g.Kind == board.Act {
		reply.Focus = o.tileID()
	}
	return reply
}

// act handles a press of a control beside the reserve.
func (o *own) act(g board.Gesture) board.Reply {
	switch {
	case g.Act == deadAct:
		o.dead = !o.dead
	case g.Act == putAct:
		return o.put(g)
	case o.held() < 0:
	case g.Act == turnAct:
		o.turnByHand()
	case g.Act == backAct:
		return o.putBack()
	}
	return board.Reply{Mine: true}
}

// key turns the chosen domino, or puts it back.
func (o *own) key(g board.Gesture, inReserve bool) board.Reply {
	if o.held() < 0 && !inReserve {
		return board.Reply{}
	}
	switch g.Key {
	case "r", "R":
		if o.held() >= 0 {
			o.turnByHand()
		}
		return board.Reply{Mine: true}
	case "Escape":
		return o.putBack()
	}
	return board.Reply{}
}

// reorient redraws the preview for the present side of the board: it may have been turned since.
func (o *own) reorient() {
	if o.preview == nil || o.preview.turned == o.skin().turned {
		return
	}
	o.turn ^= 2
	*o.preview = o.skin().preview(o.desk.View(), o.held(), o.preview.at, o.turn)
}

func (o *own) turnByHand() {
	o.desk.Refuse(nil, -1)
	o.turn, o.byHand = (o.turn+1)%turns, true
	if o.preview != nil {
		if o.touched >= 0 {
			o.touched = o.preview.at // round which it turns
		}
		o.show(o.preview.at)
	}
}

// putBack puts the chosen domino back, and focuses it.
func (o *own) putBack() board.Reply {
	o.desk.Cancel()
	return board.Reply{Mine: true, Change: board.Touched, Focus: o.tileID()}
}

func (o *own) tileID() string { return board.PointID(pieceName(numbersOf(o.tile))) }

func (o *own) skin() *skin { return o.desk.Skin().(*skin) }

// Cancel implements board.Own. The table calls it before it shows another position, so that a preview is always of the
// one that is shown.
func (o *own) Cancel() { o.preview, o.touched = nil, -1 }

// Say implements board.Own: how many places the chosen domino has, and its contacts where it is shown, or why it
// cannot lie there.
func (o *own) Say(v board.Voice) (request, detail string) {
	w := v.Words.(*words)
	switch {
	case o.held() < 0 || o.preview == nil && o.desk.Fault() != nil:
		return "", ""
	case o.preview == nil:
		return "", w.places(len(o.skin().places(o.desk.View(), o.held())), o.name())
	case o.preview.fault != nil:
		return "", w.refused(o.preview)
	case o.touched >= 0:
		return "", w.here(w.touching(o.preview.contacts)) + " " + w.again
	}
	return "", w.places(len(o.skin().places(o.desk.View(), o.held())), o.name()) + " " +
		w.here(w.touching(o.preview.contacts))
}

// name returns the name of the domino chosen: "0-5".
func (o *own) name() string { return dominoName(pieceName(numbersOf(o.held()))) }
