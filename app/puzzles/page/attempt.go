package page

import (
	"slices"
	"strings"

	"tablier/ai/protocol"
	"tablier/ai/puzzle"
	"tablier/app/exercise"
	"tablier/app/games"
	"tablier/app/machine"
	"tablier/app/puzzles"
	"tablier/rules"
)

// An attempt is a puzzle that a person solves: its session, the board it is on, and what the machine is asked.
type attempt struct {
	game games.Game
	desk *exercise.Desk
	page port

	id         string
	puzzle     *puzzle.Puzzle // nil until the first one is opened
	session    *puzzles.Session
	before     int             // the ply before the person's last move
	hintedMove rules.Move      // the move of the second hint, empty when it has not been given
	chosen     string          // the chosen answer of a question that is not about a move
	search     *machine.Search // the machine's judgement of a move, nil for none
}

// A port is what an attempt needs of its page.
type port interface {
	// ask asks the machine a question.
	ask(q machine.Query, done func(protocol.Found, error)) *machine.Search
	// judged takes that an answer is right or wrong.
	judged()
	// Redraw draws the page when something has come to be shown by itself.
	Redraw()
	// log notes an error for programmers.
	log(error)
}

// begin begins a puzzle, which has been checked.
func (a *attempt) begin(id string, q *puzzle.Puzzle) {
	a.id, a.puzzle = id, q
	a.session = puzzles.Begin(q, a.game.Spec)
}

// restart begins the puzzle again.
func (a *attempt) restart() {
	a.leave()
	a.session.Restart()
	a.chosen, a.hintedMove = "", ""
	a.desk.Renew()
	a.desk.Cursor = ""
	a.setTable()
}

// setTable puts the position of the puzzle on the table.
func (a *attempt) setTable() {
	s := a.session
	a.desk.Lay(a.puzzle.Setup(), a.puzzle.Position, nil, s.Start().ToMove())
	a.before = 0
	if !a.puzzle.Kind.Exact() {
		a.desk.Table.Ask(a.answered)
	}
}

// playable says whether a move can be made.
func (a *attempt) playable() bool {
	return a.puzzle.Kind.Moves() && a.session.State() == puzzles.ToAnswer && !a.desk.Answering()
}

// retry takes a wrong answer back.
func (a *attempt) retry() {
	a.desk.Finish()
	a.session.Retry()
	if a.puzzle.Kind.Exact() {
		a.desk.Back(a.session.Kept())
		a.before = a.session.Kept()
	}
}

// hint gives the next hint.
func (a *attempt) hint() {
	a.session.Hint()
	if a.session.Hints() == puzzles.MostHints && a.puzzle.Kind.Moves() {
		a.desk.Table.Cancel()
		a.hintedMove = a.session.Expected()
		a.desk.Hint = a.hintedMove
		a.desk.Enter()
	}
}

// toggle chooses an answer to a question that is not about a move, or deselects it.
func (a *attempt) toggle(choice string) {
	if a.session.State() != puzzles.ToAnswer {
		return
	}
	if a.puzzle.Kind == puzzle.Odds {
		a.chosen = choice
		return
	}
	if strings.Contains(a.chosen, choice) {
		a.chosen = strings.ReplaceAll(a.chosen, choice, "")
		return
	}
	letters := strings.Split(a.chosen+choice, "")
	slices.Sort(letters)
	a.chosen = strings.Join(letters, "")
}

// choices returns the possible answers to a question that is not about a move.
func (a *attempt) choices() []string {
	if a.puzzle.Kind == puzzle.Odds {
		return puzzles.OddsChoices(a.puzzle.Answer)
	}
	return strings.Split(puzzle.Strengths, "")
}

// leave stops the search and the animations of the puzzle.
func (a *attempt) leave() {
	if a.search != nil {
		a.search.Cancel()
		a.search = nil
	}
	if a.desk.Table != nil {
		a.desk.Finish()
		a.desk.Table.Own().Left()
	}
}

// move returns the move that a question about odds is about.
func (a *attempt) move() rules.Move { return rules.Move(a.puzzle.On) }
