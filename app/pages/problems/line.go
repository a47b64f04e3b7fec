package problems

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai"
	"tablier/ai/protocol"
	"tablier/app/machine"
	"tablier/app/puzzles"
	"tablier/app/ui"
	"tablier/rules"
)

// settled says whether the solution can be shown: the animation of the move that has solved the puzzle is over.
func (p *page) settled() bool {
	return p.session.State() == puzzles.Solved &&
		(!p.desk.Answering() || p.desk.Table.Match().Ply() > p.session.Kept())
}

// finish has the machine play a found win to its end: the puzzle has the moves only until the win is plain to see. So
// the page can show all of it.
func (p *page) finish() {
	s := p.session
	if s.State() != puzzles.Solved || !p.puzzle.Kind.Exact() || p.puzzle.Value() != ai.Win {
		return
	}
	if s.Position().Outcome().Over() || len(s.Moves()) >= maxLine {
		p.playRest()
		return
	}
	p.search = p.kind.environment.ask(machine.Query{Record: p.record(), Level: p.game.Levels}, p.finished)
}

// maxLine is how many moves of a win are shown at most.
const maxLine = 24

// finished takes the machine's next move of the win, if it is still a proved win.
func (p *page) finished(found protocol.Found, err error) {
	p.search = nil
	known := found.Value == protocol.ValueWin || found.Value == protocol.ValueLoss
	if err == nil && known && p.session.Extend(rules.Move(found.Best)) {
		p.finish()
	} else {
		p.playRest()
	}
	p.kind.redraw()
}

// playRest plays the rest of the win on the board, unless the person has begun to look at the solution.
func (p *page) playRest() {
	kept := p.session.Kept()
	rest := p.session.Moves()[kept:]
	if len(rest) > 0 && p.desk.Table.Match().Ply() == kept {
		p.desk.Finish()
		p.desk.Answer(rest...)
	}
}

// record returns the record of the board, for the machine.
func (p *page) record() rules.Record {
	return rules.Record{
		Game: p.game.ID(), Variant: p.puzzle.Variant, Start: p.puzzle.Position, Moves: p.session.Moves(),
	}
}

// line draws the solution, once it is found. Each move has its number, which it has on the board too, and is a way to
// the position after it.
func (p *page) line() app.UI {
	m, box := p.messages().Problems, ui.El("div").Class("line-told")
	if !p.puzzle.Kind.Exact() || !p.settled() {
		return ui.Shown(false, box)
	}
	moves := p.session.Moves()
	return box.OnClick(p.onLine).Body(
		ui.El("h2").Text(m.Line.Of(string(p.puzzle.Kind))),
		ui.El("ol").Body(app.Range(moves).Slice(func(i int) app.UI { return ui.El("li").Body(p.step(moves, i+1)) })),
	)
}

// step draws the button of the position after a ply of the solution.
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
		p.desk.Finish()
		p.desk.Lay(p.puzzle.Variant, p.puzzle.Position, moves[:ply], p.session.Start().ToMove())
	}
}
