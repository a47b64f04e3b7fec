package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
	"tablier/rules"
)

// line draws the solution, once it is found. Each move has its number, which it has on the board too, and is a way to
// the position after it.
func (v *view) line() app.UI {
	a := v.page.attempt
	m, box := v.messages().Problems, ui.El("div").Class("line-told")
	if !a.puzzle.Kind.Exact() || !a.settled() {
		return ui.Shown(false, box)
	}
	moves := a.session.Moves()
	return box.OnClick(v.onLine).Body(
		ui.El("h2").Text(m.Line.Of(string(a.puzzle.Kind))),
		ui.El("ol").Body(app.Range(moves).Slice(func(i int) app.UI { return ui.El("li").Body(v.step(moves, i+1)) })),
	)
}

// step draws the button of the position after a ply of the solution.
func (v *view) step(moves []rules.Move, ply int) app.UI {
	a := v.page.attempt
	b := ui.Button().ID("line-"+strconv.Itoa(ply)).DataSet("ply", strconv.Itoa(ply)).Text(a.desk.Write(moves[ply-1]))
	if ply == a.desk.Table.Match().Ply() {
		b.Aria("current", "step")
	}
	return b
}

func (v *view) onLine(_ app.Context, e app.Event) {
	button := e.Get("target").Call("closest", "[data-ply]")
	if !button.Truthy() {
		return
	}
	if ply, err := strconv.Atoi(button.Get("dataset").Get("ply").String()); err == nil {
		v.page.kind.rev++
		v.page.attempt.walk(ply)
	}
}
