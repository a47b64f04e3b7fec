package problems

import (
	"slices"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai"
	"tablier/ai/protocol"
	"tablier/ai/puzzle"
	"tablier/app/board"
	"tablier/app/embed"
	"tablier/app/exercise"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/machine"
	"tablier/app/puzzles"
	"tablier/app/ui"
	"tablier/rules"
)

// A page is the page of one game's puzzles, one at a time. It lives as long as the program.
type page struct {
	kind *Kind
	game games.Game
	desk *exercise.Desk

	id         string
	puzzle     *puzzle.Puzzle // nil until the first one is opened
	session    *puzzles.Session
	before     int             // the ply before the person's last move
	hintedMove rules.Move      // the move of the second hint, empty when it has not been given
	chosen     string          // the chosen answer of a question that is not about a move
	search     *machine.Search // the machine's judgement of a move, nil for none
	copied     ui.Copying      // the outcome of the copy of the link
}

func newPage(k *Kind, game games.Game) *page {
	p := &page{kind: k, game: game}
	p.desk = exercise.New("problem-"+game.ID()+"-", game, k.site, p, exercise.Environment{
		After: func(d time.Duration, f func()) { k.environment.After(d, f) },
		Still: func() bool { return k.environment.Still() },
	})
	return p
}

// open shows a puzzle from its start. It returns false for one that the rules refuse.
func (p *page) open(q *puzzle.Puzzle) bool {
	if err := puzzle.Check(p.game.Spec, q); err != nil {
		p.kind.environment.log(err)
		return false
	}
	p.id, p.puzzle = p.shelf().ID(q), q
	p.session = puzzles.Begin(q, p.game.Spec)
	p.restart()
	p.tell(embed.Ready)
	return true
}

// shelf returns the shelf of the puzzle.
func (p *page) shelf() *puzzles.Shelf { return p.kind.library.Shelf(p.game.ID()) }

// restart begins the puzzle again.
func (p *page) restart() {
	p.leave()
	p.session.Restart()
	p.chosen, p.hintedMove, p.copied = "", "", ui.NothingCopied
	p.desk.Renew()
	p.desk.Cursor = ""
	p.setTable()
}

// setTable puts the position of the puzzle on the table.
func (p *page) setTable() {
	s := p.session
	p.desk.Lay(p.puzzle.Variant, p.puzzle.Position, nil, s.Start().ToMove())
	p.before = 0
	if !p.puzzle.Kind.Exact() {
		p.desk.Table.Ask(p.answered)
	}
}

// answered takes a move that is an answer and is not played.
func (p *page) answered(m rules.Move) {
	if p.puzzle.Kind != puzzle.Points {
		return
	}
	if _, err := p.session.Play(m); err == nil {
		p.desk.Hint = ""
		p.done()
	}
}

// playable says whether a move can be made.
func (p *page) playable() bool {
	return p.puzzle.Kind.Moves() && p.session.State() == puzzles.ToAnswer && !p.desk.Answering()
}

// Gesture implements exercise.Page.
func (p *page) Gesture(ctx app.Context, g board.Gesture) board.Reply {
	if p.kind.shown != p {
		return board.Reply{}
	}
	reply := p.desk.Gesture(g, func(g board.Gesture) board.Reply {
		if !g.Kind.Looks() && !p.playable() {
			return board.Reply{}
		}
		return p.desk.Table.Gesture(g)
	})
	if reply.Change == board.Played && p.puzzle.Kind.Exact() {
		p.played()
	}
	p.kind.rev++
	return reply
}

// played takes the move that the person has just played on the table.
func (p *page) played() {
	match := p.desk.Table.Match()
	p.before, p.desk.Hint = match.Ply()-1, ""
	replies, err := p.session.Play(match.Move(match.Ply()))
	if err != nil {
		panic(err) // the table plays by the same rules, and the puzzle has been checked
	}
	p.desk.Answer(replies...)
	if p.session.State() == puzzles.Judging {
		p.judge()
		return
	}
	p.done()
}

// judge asks the machine for the value of the move just made.
func (p *page) judge() {
	p.search = p.kind.environment.ask(machine.Query{Record: p.record(), Level: p.game.Levels, Urgent: true}, p.heard)
}

// heard takes the machine's value of the position after the move, for the other side.
func (p *page) heard(found protocol.Found, err error) {
	p.search = nil
	j := puzzles.Judgement{Plies: found.Plies, Reply: rules.Move(found.Best)}
	if err != nil {
		p.kind.environment.log(err)
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
	p.desk.Finish()
	p.desk.Answer(p.session.Judge(j)...)
	p.done()
	p.kind.redraw()
}

// done saves the outcome of an answer, tells the host page, and focuses the control that goes on.
func (p *page) done() {
	s := p.session
	switch s.State() {
	case puzzles.Wrong, puzzles.Solved:
		cost := 0
		if tries := s.Tries(); len(tries) > 0 {
			cost = tries[0].Cost
		}
		p.kind.save(p.id, puzzles.Entry{How: s.How(), Day: p.kind.today(), Cost: cost})
		p.tell(embed.TaskDone)
		p.kind.site.Focus(nextID)
		p.finish()
	}
}

// tell tells the host page that the puzzle is there, or the outcome of an answer.
func (p *page) tell(what string) {
	if p.kind.site.Framed == nil || !p.kind.site.Live {
		return
	}
	s := p.session
	n := embed.Notice{
		Type: what, Game: p.game.ID(), Variant: p.puzzle.Variant, Start: p.puzzle.Position, Puzzle: p.id,
	}
	if what == embed.TaskDone {
		solved := s.State() == puzzles.Solved
		n.Solved, n.Tries, n.Hints = &solved, len(s.Tries()), s.Hints()
		n.Move = string(s.Last().Move)
	}
	p.kind.environment.notify(n)
}

// retry takes a wrong answer back.
func (p *page) retry() {
	p.desk.Finish()
	p.session.Retry()
	if p.puzzle.Kind.Exact() {
		p.desk.Back(p.session.Kept())
		p.before = p.session.Kept()
	}
	p.enter()
}

// enter focuses the place of the answer.
func (p *page) enter() {
	if p.puzzle.Kind.Moves() {
		p.desk.Enter()
		return
	}
	p.kind.site.Focus(choiceID + p.choices()[0])
}

// hint gives the next hint.
func (p *page) hint() {
	p.session.Hint()
	if p.session.Hints() == puzzles.MostHints && p.puzzle.Kind.Moves() {
		p.desk.Table.Cancel()
		p.hintedMove = p.session.Expected()
		p.desk.Hint = p.hintedMove
		p.desk.Enter()
	}
}

// toggle chooses an answer to a question that is not about a move, or deselects it.
func (p *page) toggle(choice string) {
	if p.session.State() != puzzles.ToAnswer {
		return
	}
	if p.puzzle.Kind == puzzle.Odds {
		p.chosen = choice
		return
	}
	if strings.Contains(p.chosen, choice) {
		p.chosen = strings.ReplaceAll(p.chosen, choice, "")
		return
	}
	letters := strings.Split(p.chosen+choice, "")
	slices.Sort(letters)
	p.chosen = strings.Join(letters, "")
}

// choices returns the possible answers to a question that is not about a move.
func (p *page) choices() []string {
	if p.puzzle.Kind == puzzle.Odds {
		return puzzles.OddsChoices(p.puzzle.Answer)
	}
	return []string{"1", "2", "3", "4", "5", "6"}
}

// check answers with the chosen answer.
func (p *page) check() {
	p.session.Check(p.chosen)
	p.done()
}

// next returns the id of the next puzzle, empty for none.
func (p *page) next() string {
	band := p.shelf().Set.Band(p.puzzle)
	if q := p.shelf().Next(p.kind.progress(), band, p.puzzle); q != nil {
		return p.shelf().ID(q)
	}
	return ""
}

// leave stops the search and the animations of the puzzle.
func (p *page) leave() {
	if p.search != nil {
		p.search.Cancel()
		p.search = nil
	}
	if p.desk.Table != nil {
		p.desk.Finish()
		p.desk.Table.Own().Left()
	}
}

// Redraw implements exercise.Page.
func (p *page) Redraw() { p.kind.redraw() }

func (p *page) messages() *i18n.Messages { return i18n.Of(p.kind.site.Lang) }
