package problems

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/puzzles"
	"tablier/app/ui"
	"tablier/rules"
)

// line is the solution, in pairs of moves, once it is found. Each move is a way to the position after it.
func (p *page) line() app.UI {
	m, box := p.messages().Problems, ui.El("div").Class("line-told")
	if !p.puzzle.Kind.Exact() || p.session.State() != puzzles.Solved || p.desk.Answering() {
		return ui.Shown(false, box)
	}
	moves := p.session.Moves()
	pairs := (len(moves) + 1) / 2
	return box.OnClick(p.onLine).Body(
		ui.El("h2").Text(m.Line.Of(string(p.puzzle.Kind))),
		ui.El("ol").Body(app.Range(make([]bool, pairs)).Slice(func(i int) app.UI {
			pair := []app.UI{p.step(moves, 2*i+1)}
			if 2*i+2 <= len(moves) {
				pair = append(pair, p.step(moves, 2*i+2))
			}
			return ui.El("li").Body(pair...)
		})),
	)
}

// step leads to the position after a ply of the solution.
func (p *page) step(moves []rules.Move, ply int) app.UI {
	b := ui.Button().ID("line-"+strconv.Itoa(ply)).DataSet("ply", strconv.Itoa(ply)).Text(p.desk.Write(moves[ply-1]))
	if ply == p.desk.Table.Match().Ply() {
		b.Aria("current", "step")
	}
	return b
}

func (p *page) onLine(_ app.Context, e app.Event) {
	button := e.Get("target").Call("closest", "[data-ply]")
	if !button.Truthy() {
		return
	}
	if ply, err := strconv.Atoi(button.Get("dataset").Get("ply").String()); err == nil {
		p.kind.rev++
		p.walk(ply)
	}
}

// walk shows the position after a ply of the solution.
func (p *page) walk(ply int) {
	moves := p.session.Moves()
	if p.session.State() == puzzles.Solved && ply > 0 && ply <= len(moves) {
		p.desk.Lay(p.puzzle.Variant, p.puzzle.Position, moves[:ply], p.session.Start().ToMove())
	}
}
