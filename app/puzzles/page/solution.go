package page

import (
	"tablier/ai"
	"tablier/ai/protocol"
	"tablier/app/machine"
	"tablier/app/puzzles"
	"tablier/rules"
)

// maxLine is how many moves of a win are shown at most.
const maxLine = 24

// settled says whether the solution can be shown: the animation of the move that has solved the puzzle is over.
func (a *attempt) settled() bool {
	return a.session.State() == puzzles.Solved &&
		(!a.desk.Answering() || a.desk.Table.Match().Ply() > a.session.Kept())
}

// finish has the machine play a found win to its end: the puzzle has the moves only until the win is plain to see. So
// the page can show all of it.
func (a *attempt) finish() {
	s := a.session
	if s.State() != puzzles.Solved || !a.puzzle.Kind.Exact() || a.puzzle.Value() != ai.Win {
		return
	}
	if s.Position().Outcome().Over() || len(s.Moves()) >= maxLine {
		a.playRest()
		return
	}
	a.search = a.page.ask(machine.Query{Record: a.record(), Level: a.game.Levels}, a.finished)
}

// finished takes the machine's next move of the win, if it is still a proved win.
func (a *attempt) finished(found protocol.Found, err error) {
	a.search = nil
	known := found.Value == protocol.ValueWin || found.Value == protocol.ValueLoss
	if err == nil && known && a.session.Extend(rules.Move(found.Best)) {
		a.finish()
	} else {
		a.playRest()
	}
	a.page.Redraw()
}

// playRest plays the rest of the win on the board, unless the person has begun to look at the solution.
func (a *attempt) playRest() {
	kept := a.session.Kept()
	rest := a.session.Moves()[kept:]
	if len(rest) > 0 && a.desk.Table.Match().Ply() == kept {
		a.desk.Finish()
		a.desk.Answer(rest...)
	}
}

// record returns the record of the board, for the machine.
func (a *attempt) record() rules.Record {
	return rules.Record{
		Game: a.game.ID(), Variant: a.puzzle.Variant, Options: a.puzzle.Options, Start: a.puzzle.Position,
		Moves: a.session.Moves(),
	}
}

// walk shows the position after a ply of the solution.
func (a *attempt) walk(ply int) {
	moves := a.session.Moves()
	if a.session.State() == puzzles.Solved && ply > 0 && ply <= len(moves) {
		a.desk.Finish()
		a.desk.Lay(a.puzzle.Setup(), a.puzzle.Position, moves[:ply], a.session.Start().ToMove())
	}
}
