package stratege

import (
	"slices"
	"strings"

	"tablier/app/board"
	"tablier/rules"
)

// An arranging is what a person does with their draft: by gestures on the board and by the controls beside it.
type arranging struct {
	desk  board.Desk
	draft *draft              // nil when there is nothing to set up
	asked string              // the act to be confirmed
	said  func(*words) string // says the outcome of the last act; nil for nothing
}

// clear removes the confirmation that is asked for and the outcome of the last act, both beside the board.
func (a *arranging) clear() { a.asked, a.said = "", nil }

// Gesture implements board.Own: a gesture in this game's way.
func (o *own) Gesture(g board.Gesture) board.Reply {
	a := &o.arranging
	if o.trying() == nil {
		return board.Reply{}
	}
	switch g.Kind {
	case board.Touch:
		a.said = nil
		return handled(a.touch(g.Point))
	case board.Pick:
		return handled(a.pick(g))
	case board.Drop:
		return handled(a.drop(g.Point))
	case board.Away:
		return handled(a.away())
	case board.LetGo:
		return handled(a.dropNowhere())
	case board.Key:
		return a.key(g)
	case board.Act:
		return a.act(g)
	}
	return board.Reply{}
}

// handled returns the reply to a gesture of the set-up.
func handled(change board.Change) board.Reply { return board.Reply{Mine: true, Change: change} }

// touch handles a touch during the set-up: the selected pawn goes there, or the pawn there is selected or deselected.
func (a *arranging) touch(point int) board.Change {
	if chosen := a.desk.Selected(); len(chosen) > 0 && chosen[0] == point {
		a.desk.Cancel()
		return board.Touched
	}
	return a.place(point)
}

// place puts the selected pawn on a point, or selects the pawn there.
func (a *arranging) place(point int) board.Change {
	d := a.draft
	chosen, home := a.selectedHome(), slices.Index(d.homes, point)
	a.desk.Refuse(nil, -1)
	switch {
	case home < 0:
		a.desk.Refuse(a.misplaced(chosen, point), point)
	case d.held >= 0:
		return a.change(func(kinds []int) { kinds[home] = d.held })
	case chosen >= 0:
		return a.change(func(kinds []int) { kinds[chosen], kinds[home] = kinds[home], kinds[chosen] })
	case d.kinds[home] >= 0:
		a.desk.Select([]int{point})
		return board.Touched
	}
	return board.Nothing
}

// selectedHome returns the home of the selected pawn, -1 for none.
func (a *arranging) selectedHome() int {
	if chosen := a.desk.Selected(); len(chosen) > 0 {
		return slices.Index(a.draft.homes, chosen[0])
	}
	return -1
}

// misplaced returns why the selected pawn cannot stand on a point that is no home, nil when none is selected.
func (a *arranging) misplaced(chosen, point int) *rules.Illegal {
	d := a.draft
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

// change applies a change to the draft of the set-up, and deselects.
func (a *arranging) change(do func(kinds []int)) board.Change {
	kinds := slices.Clone(a.draft.kinds)
	do(kinds)
	a.desk.Cancel()
	if a.draft.change(kinds) {
		return board.Tried
	}
	return board.Touched
}

// pick handles the beginning of a drag, from the board or from the stock: it deselects another pawn.
func (a *arranging) pick(g board.Gesture) board.Change {
	if name, kind, _ := strings.Cut(g.Act, " "); name == kindAct {
		a.clear()
		a.desk.Cancel()
		return a.selectKind(number(kind))
	}
	if slices.Contains(a.desk.Selected(), g.Point) {
		return board.Nothing
	}
	a.said = nil
	a.desk.Cancel()
	return a.place(g.Point)
}

// selecting says whether a pawn is selected, on the board or in the stock.
func (a *arranging) selecting() bool { return a.draft.held >= 0 || len(a.desk.Selected()) > 0 }

// drop handles the drop of a pawn on a point.
func (a *arranging) drop(point int) board.Change {
	if !a.selecting() {
		return board.Nothing
	}
	a.said = nil
	return a.place(point)
}

// away handles a drop beside the board: the dragged pawn goes back into the stock.
func (a *arranging) away() board.Change {
	if chosen := a.desk.Selected(); len(chosen) > 0 {
		a.said = nil
		return a.takeOff(chosen[0])
	}
	return a.dropNowhere()
}

// dropNowhere handles a drop on no point. Why a pawn could not even be chosen stays to be read.
func (a *arranging) dropNowhere() board.Change {
	if !a.selecting() {
		return board.Nothing
	}
	a.desk.Cancel()
	return board.Touched
}

// selectKind handles a touch of a kind in the stock: it is selected or deselected; a pawn selected before goes back
// there.
func (a *arranging) selectKind(kind int) board.Change {
	d := a.draft
	if kind < 0 || kind >= len(d.stock) {
		return board.Nothing
	}
	if chosen := a.selectedHome(); chosen >= 0 {
		return a.change(func(kinds []int) { kinds[chosen] = none })
	}
	held := d.held
	a.desk.Cancel()
	if kind != held && d.left()[kind] > 0 {
		d.held = kind
	}
	return board.Touched
}

// takeOff puts the pawn on a home back into the stock.
func (a *arranging) takeOff(point int) board.Change {
	home := slices.Index(a.draft.homes, point)
	if home < 0 {
		return board.Nothing
	}
	return a.change(func(kinds []int) { kinds[home] = none })
}

// key handles a key on a point: a digit puts a pawn of that strength there. The arrows lead from home to home as the
// scene says, and Escape does what it does in every game.
func (a *arranging) key(g board.Gesture) board.Reply {
	if g.Key == "" {
		return board.Reply{}
	}
	if kind := int(g.Key[0]) - '1'; len(g.Key) == 1 && kind >= 0 && kind < len(a.draft.stock) {
		a.clear()
		return handled(a.put(g.Point, kind))
	}
	if g.Key == "Delete" || g.Key == "Backspace" {
		a.clear()
		return handled(a.takeOff(g.Point))
	}
	return board.Reply{}
}

// put puts a pawn of a kind on a point, if one is left, and the pawn there back. It says what has come of it: who
// does not see the board hears no more than that.
func (a *arranging) put(point, kind int) board.Change {
	d := a.draft
	home := slices.Index(d.homes, point)
	if home < 0 {
		return board.Nothing
	}
	glyph := d.glyph(kind)
	if d.kinds[home] != kind && d.left()[kind] < 1 {
		a.said = func(w *words) string { return w.setUp.noneLeft(w.kind(glyph)) }
		return board.Nothing
	}
	change := a.change(func(kinds []int) { kinds[home] = kind })
	name, missing := a.desk.Skin().Points(a.desk.View())[point].Name, d.missing()
	a.said = func(w *words) string {
		next := w.setUp.done
		if missing > 0 {
			next = w.setUp.left(missing)
		}
		return w.setUp.put(w.kind(glyph), name) + " " + next
	}
	return change
}
