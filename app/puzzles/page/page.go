package page

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

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
)

// A page is the page of one game's puzzles, one at a time. It lives as long as the program.
type page struct {
	kind    *Kind
	game    games.Game
	attempt *attempt
	own     *handmade  // the puzzle, where somebody has composed it; else nil
	copied  ui.Copying // the outcome of the copy of the link
}

func newPage(k *Kind, game games.Game) *page {
	p := &page{kind: k, game: game}
	desk := exercise.New("problem-"+game.ID()+"-", game, k.site, p, exercise.Environment{
		After: func(d time.Duration, f func()) { k.environment.After(d, f) },
		Still: func() bool { return k.environment.Still() },
	})
	p.attempt = &attempt{game: game, desk: desk, page: p}
	return p
}

// open shows a puzzle from its start. It returns false for one that the rules refuse.
func (p *page) open(q *puzzle.Puzzle) bool {
	if err := puzzle.Check(p.game.Spec, q); err != nil {
		p.kind.environment.log(err)
		return false
	}
	p.attempt.begin(p.shelf().ID(q), q)
	p.restart()
	p.report(embed.Report{Notice: p.notice(embed.Ready)})
	return true
}

// shelf returns the shelf of the puzzle.
func (p *page) shelf() *puzzles.Shelf {
	if p.own != nil {
		return p.own.shelf
	}
	return p.kind.shelf(p.game.ID())
}

// restart begins the puzzle again.
func (p *page) restart() {
	p.attempt.restart()
	p.copied = ui.NothingCopied
}

// Gesture implements exercise.Page.
func (p *page) Gesture(ctx app.Context, g board.Gesture) board.Reply {
	if p.kind.shown != p {
		return board.Reply{}
	}
	reply := p.attempt.desk.Gesture(g, func(g board.Gesture) board.Reply {
		if !g.Kind.Looks() && !p.attempt.playable() {
			return board.Reply{}
		}
		return p.attempt.desk.Table.Gesture(g)
	})
	if reply.Change == board.Played && p.attempt.puzzle.Kind.Exact() {
		p.attempt.played()
	}
	p.kind.rev++
	return reply
}

// ask implements port.
func (p *page) ask(q machine.Query, done func(protocol.Found, error)) *machine.Search {
	return p.kind.environment.ask(q, done)
}

// log implements port.
func (p *page) log(err error) { p.kind.environment.log(err) }

// judged implements port: it saves the outcome of an answer, tells the host page, and focuses the control that goes
// on.
func (p *page) judged() {
	s, cost := p.attempt.session, 0
	if tries := s.Tries(); len(tries) > 0 {
		cost = tries[0].Cost
	}
	p.kind.save(p.attempt.id, puzzles.Entry{How: s.How(), Day: p.kind.today(), Cost: cost})
	p.answered()
	p.kind.site.Focus(nextID)
}

// answered reports the outcome of an answer.
func (p *page) answered() {
	s := p.attempt.session
	solved, last := s.State() == puzzles.Solved, s.Last()
	n := p.notice(embed.TaskDone)
	n.Solved, n.Tries, n.Hints, n.Move = &solved, len(s.Tries()), s.Hints(), string(last.Move)
	answer := last.Text
	if last.Move != "" {
		answer = string(last.Move)
	}
	p.report(embed.Report{Tried: true, Answer: answer, Right: solved, Notice: n})
}

// report reports a person at the puzzle.
func (p *page) report(r embed.Report) {
	r.Item, r.Hints = p.attempt.id, p.attempt.session.Hints()
	p.kind.environment.report(r)
}

// notice returns what a host page is told of the puzzle.
func (p *page) notice(what string) embed.Notice {
	q := p.attempt.puzzle
	return embed.Notice{
		Type: what, Game: p.game.ID(), Variant: q.Variant, Options: q.Options, Start: q.Position, Puzzle: p.attempt.id,
	}
}

// enter focuses the place of the answer.
func (p *page) enter() {
	if p.attempt.puzzle.Kind.Moves() {
		p.attempt.desk.Enter()
		return
	}
	p.kind.site.Focus(choiceID + p.attempt.choices()[0])
}

// next returns the id of the next puzzle, empty for none.
func (p *page) next() string {
	if p.own != nil {
		return ""
	}
	band := p.shelf().Set.Band(p.attempt.puzzle)
	if q := p.shelf().Next(p.kind.progress(), band, p.attempt.puzzle); q != nil {
		return p.shelf().ID(q)
	}
	return ""
}

// Scene implements exercise.Page.
func (p *page) Scene() board.Scene { return p.attempt.scene() }

// Redraw implements exercise.Page and port.
func (p *page) Redraw() { p.kind.redraw() }

// wording returns the sentences about the puzzle in a language.
func (p *page) wording(lang i18n.Lang) *wording {
	return &wording{attempt: p.attempt, shelf: p.shelf(), own: p.own, lang: lang}
}
