package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
)

// onPoint is a click on a point, by mouse, touch or keyboard.
func (r *Root) onPoint(ctx app.Context, _ app.Event) {
	s, point := r.pointOf(ctx)
	if point < 0 {
		return
	}
	touched := s.points()[point]
	if s.layer() != nil {
		r.touchLaying(s, point)
		return
	}
	r.touch(s, point)
	if touched.Button && (s.point(touched.Name) < 0 || !s.table.CanTouch()) {
		r.focus(pointID(s.cursor)) // the button has gone, or soon will: the keyboard must not go with it
	}
}

// onPick is the beginning of a drag, told by web/drag.js: the piece is chosen, unless it is already.
func (r *Root) onPick(ctx app.Context, _ app.Event) {
	s, point := r.pointOf(ctx)
	if point < 0 {
		return
	}
	if chosen := s.table.Selected(); len(chosen) == 0 || chosen[len(chosen)-1] != point {
		s.table.Cancel() // what was chosen before is not what is dragged
		r.touch(s, point)
	}
}

// onDrop is the end of a drag on a point.
func (r *Root) onDrop(ctx app.Context, _ app.Event) {
	s, point := r.pointOf(ctx)
	if point >= 0 && s.held() >= 0 {
		s.hover(s.points()[point].Name)
		r.put(s)
	} else if point >= 0 && (len(s.table.Selected()) > 0 || s.table.Held() >= 0) && !s.elsewhere {
		r.did(s, func() { s.table.Drop(point) })
	}
	r.dropped()
}

// onLetGo is a drag that has ended on no point: it lets go of the piece, as Escape does. Why a piece could not even
// be chosen stays to be read.
func (r *Root) onLetGo(app.Context, app.Event) {
	if r.gameOf(r.route) != nil && (len(r.current().table.Selected()) > 0 || r.current().table.Held() >= 0) {
		r.current().table.Cancel()
	}
	r.dropped()
}

// dropped tells web/drag.js, once the page has been drawn, that each piece stands where it belongs.
func (r *Root) dropped() {
	r.later("board", func(board app.Value) {
		board.Call("dispatchEvent", app.Window().Get("CustomEvent").New("tablier-drawn"))
	})
}

func (r *Root) onPointFocus(ctx app.Context, _ app.Event) {
	if s, point := r.pointOf(ctx); point >= 0 {
		s.cursor = s.points()[point].Name
	}
}

// onPointKey moves the keyboard from point to point and lets go of a chosen piece.
func (r *Root) onPointKey(ctx app.Context, e app.Event) {
	s, point := r.pointOf(ctx)
	if point < 0 {
		return
	}
	if r.layKey(s, point, e) || r.arrangeKey(s, point, e) {
		return
	}
	if e.Get("key").String() == "Escape" {
		s.table.Cancel()
		return
	}
	r.walk(s, point, e)
}

// pointOf returns the session and the point that an event concerns, -1 when there is none.
func (r *Root) pointOf(ctx app.Context) (*session, int) {
	if r.gameOf(r.route) == nil {
		return nil, -1 // an event that was on its way when the screen changed
	}
	s := r.current()
	return s, s.point(ctx.JSSrc().Get("dataset").Get("point").String())
}

var arrows = map[string][2]int{
	"ArrowLeft": {-1, 0}, "ArrowRight": {1, 0}, "ArrowUp": {0, -1}, "ArrowDown": {0, 1},
}

// neighbour returns the nearest point in a direction, within 45 degrees of it, -1 when there is none.
func neighbour(points []board.Point, from int, step [2]int) int {
	best, at := 1<<30, -1
	for i, p := range points {
		dx, dy := p.X-points[from].X, p.Y-points[from].Y
		ahead := dx*step[0] + dy*step[1]
		aside := dx*step[1] + dy*step[0]
		if aside < 0 {
			aside = -aside
		}
		if ahead <= 0 || aside > ahead || !p.On() {
			continue
		}
		if d := dx*dx + dy*dy; d < best {
			best, at = d, i
		}
	}
	return at
}
