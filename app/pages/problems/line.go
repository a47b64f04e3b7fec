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

// settled says whether the solution can be looked at: all is shown of the move that has solved the puzzle.
func (p *page) settled() bool {
	return p.session.State() == puzzles.Solved &&
		(!p.desk.Answering() || p.desk.Table.Match().Ply() > p.session.Kept())
}

// finish has the machine play a win to its end once it is found: the puzzle tells of it only until it is plain. So the
// page can show all of it.
func (p *page) finish() {
	s := p.session
	if s.State() != puzzles.Solved || !p.puzzle.Kind.Exact() || p.puzzle.Value() != ai.Win {
		return
	}
	if s.Position().Outcome().Over() || len(s.Moves()) >= longestLine {
		p.playRest()
		return
	}
	p.search = p.kind.outside.ask(machine.Query{Record: p.record(), Level: p.game.Levels}, p.finished)
}

// longestLine is how many moves of a win are shown at most.
const longestLine = 24

// finished takes the next move of a win from the machine, which is to know that it is one.
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

// playRest plays the rest of a win on the board, unless there is none or the person has begun to look at the solution.
func (p *page) playRest() {
	kept := p.session.Kept()
	rest := p.session.Moves()[kept:]
	if len(rest) > 0 && p.desk.Table.Match().Ply() == kept {
		p.desk.Finish()
		p.desk.Answer(rest...)
	}
}

// record is what stands on the board, for the machine.
func (p *page) record() rules.Record {
	return rules.Record{
		Game: p.game.ID(), Variant: p.puzzle.Variant, Start: p.puzzle.Position, Moves: p.session.Moves(),
	}
}

// line is the solution, once it is found. Each move has its number, which it has on the board too, and is a way to the
// position after it.
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
		p.desk.Finish()
		p.desk.Lay(p.puzzle.Variant, p.puzzle.Position, moves[:ply], p.session.Start().ToMove())
	}
}
