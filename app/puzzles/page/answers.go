package page

import (
	"tablier/ai"
	"tablier/ai/protocol"
	"tablier/ai/puzzle"
	"tablier/app/machine"
	"tablier/app/puzzles"
	"tablier/rules"
)

// answered takes a move that is an answer and is not played.
func (a *attempt) answered(m rules.Move) {
	if a.puzzle.Kind != puzzle.Points {
		return
	}
	if _, err := a.session.Play(m); err == nil {
		a.desk.Hint = ""
		a.done()
	}
}

// played takes the move that the person has just played on the table.
func (a *attempt) played() {
	match := a.desk.Table.Match()
	a.before, a.desk.Hint = match.Ply()-1, ""
	replies, err := a.session.Play(match.Move(match.Ply()))
	if err != nil {
		panic(err) // the table plays by the same rules, and the puzzle has been checked
	}
	a.desk.Answer(replies...)
	if a.session.State() == puzzles.Judging {
		a.judge()
		return
	}
	a.done()
}

// judge asks the machine for the value of the move just made.
func (a *attempt) judge() {
	a.search = a.page.ask(machine.Query{Record: a.record(), Level: a.game.Levels, Urgent: true}, a.heard)
}

// heard takes the machine's value of the position after the move, for the other side.
func (a *attempt) heard(found protocol.Found, err error) {
	a.search = nil
	j := puzzles.Judgement{Plies: found.Plies, Reply: rules.Move(found.Best)}
	if err != nil {
		a.page.log(err)
	}
	switch found.Value {
	case protocol.ValueWin:
		j.Value = ai.Loss
	case protocol.ValueDraw:
		j.Value = ai.Draw
	case protocol.ValueLoss:
		j.Value = ai.Win
	}
	if j.Plies > 0 {
		j.Plies++ // the move itself
	}
	a.desk.Finish()
	a.desk.Answer(a.session.Judge(j)...)
	a.done()
	a.page.Redraw()
}

// check answers with the chosen answer.
func (a *attempt) check() {
	a.session.Check(a.chosen)
	a.done()
}

// done tells the page of the outcome of an answer, and has a win that is found played to its end.
func (a *attempt) done() {
	switch a.session.State() {
	case puzzles.Wrong, puzzles.Solved:
		a.page.judged()
		a.finish()
	}
}
