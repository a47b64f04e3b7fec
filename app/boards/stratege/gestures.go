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
		return handled(o.touch(d, g.Point))
	case board.Pick:
		return handled(o.pick(d, g))
	case board.Drop:
		return handled(o.drop(d, g.Point))
	case board.Away:
		return handled(o.away(d))
	case board.LetGo:
		return handled(o.dropNowhere(d))
	case board.Key:
		return o.key(d, g)
	case board.Act:
		return o.act(d, g)
	}
	return board.Reply{}
}

// handled returns the reply to a gesture of the set-up.
func handled(change board.Change) board.Reply { return board.Reply{Mine: true, Change: change} }

// touch handles a touch during the set-up: the selected pawn goes there, or the pawn there is selected or deselected.
func (o *own) touch(d *draft, point int) board.Change {
	if chosen := o.desk.Selected(); len(chosen) > 0 && chosen[0] == point {
		o.desk.Cancel()
		return board.Touched
	}
	return o.place(d, point)
}

// place puts the selected pawn on a point, or selects the pawn there.
func (o *own) place(d *draft, point int) board.Change {
	chosen, home := o.selectedHome(d), slices.Index(d.homes, point)
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

// selectedHome returns the home of the selected pawn, -1 for none.
func (o *own) selectedHome(d *draft) int {
	if chosen := o.desk.Selected(); len(chosen) > 0 {
		return slices.Index(d.homes, chosen[0])
	}
	return -1
}

// misplaced returns why the selected pawn cannot stand on a point that is no home, nil when none is selected.
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

// change changes the draft, and deselects.
func (o *own) change(d *draft, do func(kinds []int)) board.Change {
	kinds := slices.Clone(d.kinds)
	do(kinds)
	o.desk.Cancel()
	if d.change(kinds) {
		return board.Tried
	}
	return board.Touched
}

// pick handles the beginning of a drag, from the board or from the stock: it deselects another pawn.
func (o *own) pick(d *draft, g board.Gesture) board.Change {
	if name, kind, _ := strings.Cut(g.Act, " "); name == kindAct {
		o.forget()
		o.desk.Cancel()
		return o.selectKind(d, number(kind))
	}
	if slices.Contains(o.desk.Selected(), g.Point) {
		return board.Nothing
	}
	o.said = nil
	o.desk.Cancel()
	return o.place(d, g.Point)
}

// selecting says whether a pawn is selected, on the board or in the stock.
func (o *own) selecting(d *draft) bool { return d.held >= 0 || len(o.desk.Selected()) > 0 }

// drop handles the drop of a pawn on a point.
func (o *own) drop(d *draft, point int) board.Change {
	if !o.selecting(d) {
		return board.Nothing
	}
	o.said = nil
	return o.place(d, point)
}

// away handles a drop beside the board: the dragged pawn goes back into the stock.
func (o *own) away(d *draft) board.Change {
	if chosen := o.desk.Selected(); len(chosen) > 0 {
		o.said = nil
		return o.takeOff(d, chosen[0])
	}
	return o.dropNowhere(d)
}

// dropNowhere handles a drop on no point. Why a pawn could not even be chosen stays to be read.
func (o *own) dropNowhere(d *draft) board.Change {
	if !o.selecting(d) {
		return board.Nothing
	}
	o.desk.Cancel()
	return board.Touched
}

// selectKind handles a touch of a kind in the stock: it is selected or deselected; a pawn selected before goes back
// there.
func (o *own) selectKind(d *draft, kind int) board.Change {
	if kind < 0 || kind >= len(d.stock) {
		return board.Nothing
	}
	if chosen := o.selectedHome(d); chosen >= 0 {
		return o.change(d, func(kinds []int) { kinds[chosen] = none })
	}
	held := d.held
	o.desk.Cancel()
	if kind != held && d.left()[kind] > 0 {
		d.held = kind
	}
	return board.Touched
}

// takeOff puts the pawn on a home back into the stock.
func (o *own) takeOff(d *draft, point int) board.Change {
	home := slices.Index(d.homes, point)
	if home < 0 {
		return board.Nothing
	}
	return o.change(d, func(kinds []int) { kinds[home] = none })
}

// key handles a key on a point: a digit puts a pawn of that strength there. The arrows lead from home to home as the
// scene says, and Escape does what it does in every game.
func (o *own) key(d *draft, g board.Gesture) board.Reply {
	if g.Key == "" {
		return board.Reply{}
	}
	if kind := int(g.Key[0]) - '1'; len(g.Key) == 1 && kind >= 0 && kind < len(d.stock) {
		o.forget()
		return handled(o.put(d, g.Point, kind))
	}
	if g.Key == "Delete" || g.Key == "Backspace" {
		o.forget()
		return handled(o.takeOff(d, g.Point))
	}
	return board.Reply{}
}

// put puts a pawn of a kind on a point, if one is left, and the pawn there back. It says what has come of it: who
// does not see the board hears no more than that.
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
