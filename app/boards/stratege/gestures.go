package stratege

import (
	"slices"
	"strings"

	"tablier/app/board"
	"tablier/rules"
)

// Gesture implements board.Own.
func (o *own) Gesture(g board.Gesture) board.Reply {
	d := o.trying()
	if d == nil {
		return board.Reply{}
	}
	switch g.Kind {
	case board.Touch:
		o.said = nil
		return mine(o.touch(d, g.Point))
	case board.Pick:
		return mine(o.pick(d, g))
	case board.Drop:
		return mine(o.drop(d, g.Point))
	case board.Away:
		return mine(o.away(d))
	case board.LetGo:
		return mine(o.letGo(d))
	case board.Key:
		return o.key(d, g)
	case board.Act:
		return o.act(d, g)
	}
	return board.Reply{}
}

// mine is the reply to a gesture that has been dealt with.
func mine(change board.Change) board.Reply { return board.Reply{Mine: true, Change: change} }

// touch is a person touching a point while they set up: what has been chosen goes there, or what stands there is
// chosen, or let go of.
func (o *own) touch(d *draft, point int) board.Change {
	if chosen := o.desk.Selected(); len(chosen) > 0 && chosen[0] == point {
		o.desk.Cancel()
		return board.Touched
	}
	return o.place(d, point)
}

// place puts what has been chosen on a point, or chooses what stands there.
func (o *own) place(d *draft, point int) board.Change {
	chosen, home := o.chosenHome(d), slices.Index(d.homes, point)
	o.desk.Refuse(nil, -1)
	switch {
	case home < 0:
		o.desk.Refuse(o.misplaced(d, chosen, point), point)
	case d.held >= 0:
		return o.change(d, func(kinds []int) { kinds[home] = d.held })
	case chosen >= 0:
		return o.change(d, func(kinds []int) { kinds[chosen], kinds[home] = kinds[home], kinds[chosen] })
	case d.kinds[home] >= 0:
		o.desk.Select([]int{point})
		return board.Touched
	}
	return board.Nothing
}

// chosenHome returns the number of the home on which the pawn stands that has been chosen, -1 when none has.
func (o *own) chosenHome(d *draft) int {
	if chosen := o.desk.Selected(); len(chosen) > 0 {
		return slices.Index(d.homes, chosen[0])
	}
	return -1
}

// misplaced says why what has been chosen cannot stand on a point that is no home, nil when nothing has been.
func (o *own) misplaced(d *draft, chosen, point int) *rules.Illegal {
	kind := d.held
	if chosen >= 0 {
		kind = d.kinds[chosen]
	}
	if kind < 0 {
		return nil
	}
	_, err := d.start.Play(placing(point, kind))
	fault, _ := err.(*rules.Illegal)
	return fault
}

// change changes the draft, and lets go of what was chosen.
func (o *own) change(d *draft, do func(kinds []int)) board.Change {
	kinds := slices.Clone(d.kinds)
	do(kinds)
	o.desk.Cancel()
	if d.change(kinds) {
		return board.Tried
	}
	return board.Touched
}

// pick is the beginning of a drag, from the board or from the stock: what was chosen before is not what is dragged.
func (o *own) pick(d *draft, g board.Gesture) board.Change {
	if name, kind, _ := strings.Cut(g.Act, " "); name == kindAct {
		o.forget()
		o.desk.Cancel()
		return o.hold(d, number(kind))
	}
	if slices.Contains(o.desk.Selected(), g.Point) {
		return board.Nothing
	}
	o.said = nil
	o.desk.Cancel()
	return o.place(d, g.Point)
}

// carrying says whether a pawn has been chosen, on the board or in the stock.
func (o *own) carrying(d *draft) bool { return d.held >= 0 || len(o.desk.Selected()) > 0 }

func (o *own) drop(d *draft, point int) board.Change {
	if !o.carrying(d) {
		return board.Nothing
	}
	o.said = nil
	return o.place(d, point)
}

// away is a drag that has ended beside the board: what was dragged goes back into the stock.
func (o *own) away(d *draft) board.Change {
	if chosen := o.desk.Selected(); len(chosen) > 0 {
		o.said = nil
		return o.takeOff(d, chosen[0])
	}
	return o.letGo(d)
}

// letGo is a drag that has ended on no point. Why a pawn could not even be chosen stays to be read.
func (o *own) letGo(d *draft) board.Change {
	if !o.carrying(d) {
		return board.Nothing
	}
	o.desk.Cancel()
	return board.Touched
}

// hold is a person touching a kind in the stock: it is chosen or let go of; a pawn chosen before goes back there.
func (o *own) hold(d *draft, kind int) board.Change {
	if kind < 0 || kind >= len(d.stock) {
		return board.Nothing
	}
	if chosen := o.chosenHome(d); chosen >= 0 {
		return o.change(d, func(kinds []int) { kinds[chosen] = none })
	}
	held := d.held
	o.desk.Cancel()
	if kind != held && d.left()[kind] > 0 {
		d.held = kind
	}
	return board.Touched
}

// takeOff puts what stands on a home back into the stock.
func (o *own) takeOff(d *draft, point int) board.Change {
	home := slices.Index(d.homes, point)
	if home < 0 {
		return board.Nothing
	}
	return o.change(d, func(kinds []int) { kinds[home] = none })
}

// key is a key on a point: a digit puts a pawn of that strength there. The arrows lead from home to home as the scene
// says, and Escape does what it does in every game.
func (o *own) key(d *draft, g board.Gesture) board.Reply {
	if g.Key == "" {
		return board.Reply{}
	}
	if kind := int(g.Key[0]) - '1'; len(g.Key) == 1 && kind >= 0 && kind < len(d.stock) {
		o.forget()
		return mine(o.put(d, g.Point, kind))
	}
	if g.Key == "Delete" || g.Key == "Backspace" {
		o.forget()
		return mine(o.takeOff(d, g.Point))
	}
	return board.Reply{}
}

// put puts a pawn of a kind on a point, if one is left, in the place of what stands there. It says what has come of it:
// who does not see the board hears no more than that.
func (o *own) put(d *draft, point, kind int) board.Change {
	home := slices.Index(d.homes, point)
	if home < 0 {
		return board.Nothing
	}
	glyph := d.glyph(kind)
	if d.kinds[home] != kind && d.left()[kind] < 1 {
		o.said = func(w *words) string { return w.setUp.noneLeft(w.kind(glyph)) }
		return board.Nothing
	}
	change := o.change(d, func(kinds []int) { kinds[home] = kind })
	name, missing := o.desk.Skin().Points(o.desk.View())[point].Name, d.missing()
	o.said = func(w *words) string {
		next := w.setUp.done
		if missing > 0 {
			next = w.setUp.left(missing)
		}
		return w.setUp.put(w.kind(glyph), name) + " " + next
	}
	return change
}
