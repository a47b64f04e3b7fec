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
	if !a.puzzle.Kind.Exact() || !a.settled() {
		return ui.Tree(`<div class="line-told" hidden="true"></div>`)
	}
	var steps []app.UI
	for i, move := range a.session.Moves() {
		steps = append(steps, v.step(move, i+1))
	}
	return ui.Tree(`<div class="line-told" onclick="{}"><h2>{}</h2><ol>{}</ol></div>`,
		v.onLine, v.messages().Problems.Line.Of(string(a.puzzle.Kind)), steps)
}

// step draws a ply of the solution, with the button of the position after it.
func (v *view) step(move rules.Move, ply int) app.UI {
	desk, number := v.page.attempt.desk, strconv.Itoa(ply)
	return ui.Tree(`<li><button type="button" id="line-{}" data-ply="{}" aria-current="{}">{}</button></li>`,
		number, number, ui.When(ply == desk.Table.Match().Ply(), "step"), desk.Write(move))
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
