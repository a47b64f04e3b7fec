package shell

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
)

// onKind is a click on a kind of the stock: it is chosen, or takes back what was chosen on the board. A click by the
// keyboard, which has no place on the screen, takes the keyboard to the board.
func (r *Root) onKind(ctx app.Context, e app.Event) {
	s, kind := r.kindOf(ctx)
	if kind < 0 {
		return
	}
	s.arranging = arranging{}
	r.did(s, func() { s.table.Hold(kind) })
	if s.table.Held() >= 0 && e.Get("detail").Int() == 0 {
		r.toHomes(s)
	}
}

// toHomes puts the keyboard on one of the points on which pieces are arranged.
func (r *Root) toHomes(s *session) {
	if !s.home(s.point(s.cursor)) {
		s.centre()
	}
	r.focus(pointID(s.cursor))
}

// home says whether pieces are arranged on a point now.
func (s *session) home(point int) bool {
	return slices.Contains(s.table.Homes(), point)
}

// onKindPick is the beginning of a drag from the stock, told by web/drag.js.
func (r *Root) onKindPick(ctx app.Context, _ app.Event) {
	if s, kind := r.kindOf(ctx); kind >= 0 {
		s.arranging = arranging{}
		s.table.Cancel() // what was chosen before is not what is dragged
		s.table.Hold(kind)
	}
}

// onKindKey goes with the arrows from kind to kind.
func (r *Root) onKindKey(ctx app.Context, e app.Event) {
	if _, kind := r.kindOf(ctx); kind >= 0 {
		if step, arrow := arrows[e.Get("key").String()]; arrow {
			e.PreventDefault()
			focusOn("kind-" + strconv.Itoa(kind+step[0]+step[1]))
		}
	}
}

// onAway is a drag that has ended beside the board: what was dragged goes back into the stock.
func (r *Root) onAway(ctx app.Context, e app.Event) {
	if r.gameOf(r.route) != nil {
		s := r.current()
		if chosen := s.table.Selected(); len(chosen) > 0 && r.can(s, s.table.Arranging()) {
			r.did(s, func() { s.table.TakeOff(chosen[0]) })
		}
	}
	r.onLetGo(ctx, e)
}

// arrangeKey is a key on a point of the board while a person arranges; it returns false when that is nothing special.
func (r *Root) arrangeKey(s *session, point int, e app.Event) bool {
	t := s.table
	if !r.can(s, t.Arranging()) {
		return false
	}
	key := e.Get("key").String()
	kind := digit(e)
	switch step, arrow := arrows[key]; {
	case kind >= 0 && kind < len(t.Stock()):
		s.arranging = arranging{}
		r.did(s, func() { s.arranging.said = r.placed(s, point, kind) })
	case key == "Delete" || key == "Backspace":
		e.PreventDefault()
		s.arranging = arranging{}
		r.did(s, func() { t.TakeOff(point) })
	case arrow:
		e.PreventDefault()
		points := append([]board.Point(nil), s.points()...)
		for i := range points {
			points[i].Tray = !s.home(i) // the arrows lead to homes only
		}
		if next := neighbour(points, point, step); next >= 0 {
			focusOn(pointID(points[next].Name))
		}
	default:
		return false
	}
	return true
}

// placed puts a piece of a kind on a point, and says what has come of it: who does not see the board hears no more than
// that.
func (r *Root) placed(s *session, point, kind int) string {
	t, m := s.table, &r.words().Arrange
	name := r.wordsOf(s.game).(board.ArrangeWords).Kind(t.Stock()[kind].Glyph)
	switch {
	case !s.home(point):
		return ""
	case !t.Place(point, kind):
		return m.NoneLeft(name)
	case t.Missing() > 0:
		return m.Put(name, s.points()[point].Name) + " " + m.Left(t.Missing())
	}
	return m.Put(name, s.points()[point].Name) + " " + m.Done
}

// digit returns the number of a digit key, counted from 0 for the 1, -1 for any other. Where digits need the shift key,
// the key alone will do.
func digit(e app.Event) int {
	if e.Get("ctrlKey").Bool() || e.Get("altKey").Bool() || e.Get("metaKey").Bool() {
		return -1
	}
	key := e.Get("key").String()
	if code, ok := strings.CutPrefix(e.Get("code").String(), "Digit"); ok {
		key = code
	}
	if len(key) != 1 || key[0] < '1' || key[0] > '9' {
		return -1
	}
	return int(key[0] - '1')
}

// kindOf returns the kind that an event concerns, -1 for none.
func (r *Root) kindOf(ctx app.Context) (*session, int) {
	if r.gameOf(r.route) == nil {
		return nil, -1 // an event that was on its way when the screen changed
	}
	s := r.current()
	kind, err := strconv.Atoi(ctx.JSSrc().Get("dataset").Get("kind").String())
	if err != nil || !r.can(s, s.table.Arranging()) {
		return s, -1
	}
	return s, kind
}
