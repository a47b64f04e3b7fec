package shell

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
)

// worths lays a real button over what each line is worth. The arrows lead there from the cells, so that ten lines are
// not ten stops of the Tab key.
func (r *Root) worths(s *session, lines []board.Line) app.UI {
	words, _ := r.wordsOf(s.game).(board.ScoreWords)
	return shown(len(lines) > 0, el("div").Class("points", "worths").Role("group").Aria("label", r.words().Worths)).Body(
		app.Range(lines).Slice(func(i int) app.UI {
			line := lines[i]
			return button().ID(worthID(line.Name)).Class("worth").Class(gridClasses(line.X, line.Y, line.R)...).
				DataSet("line", line.Name).TabIndex(-1).Aria("label", words.Line(line)).
				OnFocus(r.onWorth).OnClick(r.onWorth).On("mouseenter", r.onWorth).
				OnBlur(r.onWorthLeft).On("mouseleave", r.onWorthLeft).OnKeyDown(r.onWorthKey)
		}),
	)
}

func worthID(line string) string { return "worth-" + line }

// onWorth shows what makes a line's worth.
func (r *Root) onWorth(ctx app.Context, _ app.Event) {
	if r.gameOf(r.route) != nil {
		r.current().line = ctx.JSSrc().Get("dataset").Get("line").String()
	}
}

// onWorthLeft shows all lines again, unless the keyboard is still on that one.
func (r *Root) onWorthLeft(ctx app.Context, e app.Event) {
	here := app.Window().Get("document").Get("activeElement").Get("id").String()
	if r.gameOf(r.route) != nil && (e.Get("type").String() == "blur" || here != ctx.JSSrc().Get("id").String()) {
		r.current().line = ""
	}
}

func (r *Root) onWorthKey(ctx app.Context, e app.Event) {
	if r.gameOf(r.route) == nil {
		return // an event that was on its way when the screen changed
	}
	s := r.current()
	line := ctx.JSSrc().Get("dataset").Get("line").String()
	for i, spot := range s.spots() {
		if spot.Name == line && i >= len(s.points()) {
			r.walk(s, i, e)
		}
	}
}

// spots returns what the arrows lead to: the points, and after them the places of what the lines are worth.
func (s *session) spots() []board.Point {
	spots := s.points()
	if scored, ok := s.table.Skin().(board.Scored); ok {
		spots = append([]board.Point(nil), spots...)
		for _, line := range scored.Tally(s.table.View()) {
			spots = append(spots, board.Point{Name: line.Name, X: line.X, Y: line.Y, R: line.R})
		}
	}
	return spots
}

// walk takes the keyboard from a spot to the next one in the direction of an arrow.
func (r *Root) walk(s *session, from int, e app.Event) {
	step, ok := arrows[e.Get("key").String()]
	if !ok {
		return
	}
	e.PreventDefault()
	spots := s.spots()
	next := neighbour(spots, from, step)
	if next < 0 {
		return
	}
	id := pointID(spots[next].Name)
	if next >= len(s.points()) {
		id = worthID(spots[next].Name)
	}
	// At once, for the next key may come before the page is drawn; onPointFocus moves the cursor.
	app.Window().GetElementByID(id).Call("focus")
}

// lineWords tells the line that is looked at or counted, empty when none is.
func (r *Root) lineWords(s *session, t tally) string {
	words, _ := r.wordsOf(s.game).(board.ScoreWords)
	for _, line := range t.lines {
		if line.Name == t.only {
			return words.Line(line)
		}
	}
	return ""
}
