// Package page shows a person positions of their own matches to try again (app/retry): a board, the task, and the
// answer to a move. It stands in the place of the page of a game, at its address, and looks as a lesson does. The page
// of the game owns it, and takes its own place again when it is left.
package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/days"
	"tablier/app/exercise"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/machine"
	"tablier/app/match"
	"tablier/app/recall"
	"tablier/app/retry"
	"tablier/app/shell"
)

// A Page is a person trying positions again.
type Page struct {
	site    *shell.Site
	game    games.Game
	id      string // unlike that of any other
	outside Outside
	session *retry.Session
	desk    *exercise.Desk
	boards  int // how many of the session's the desk has shown
	rev     int // counts what has happened
}

// An Outside is what a page needs of the page of the game.
type Outside struct {
	Machine match.Machine
	Store   match.Store
	Back    func() // shows that page again
	Redraw  func() // draws what is shown anew
}

// New returns the page of some positions of a game; nil where none of them can be read. A number tells it from others.
func New(site *shell.Site, game games.Game, number int, entries []recall.Entry, o Outside) *Page {
	p := &Page{
		site: site, game: game, id: game.ID() + " retry " + strconv.Itoa(number), outside: o,
	}
	p.session = retry.Begin(game.Game, entries, retry.Environment{
		Ask: searcher(o.Machine), Solved: p.solved, Change: p.changed, Log: func(err error) { app.Log(err) },
	})
	if p.session == nil {
		return nil
	}
	p.desk = exercise.New(p.id, game, site, p, exercise.Environment{After: site.After, Still: func() bool { return true }})
	p.lay()
	return p
}

// searcher returns what asks a machine, and tells nothing of how far it has come.
func searcher(m match.Machine) func(machine.Query, func(protocol.Found, error)) (cancel func()) {
	return func(q machine.Query, done func(protocol.Found, error)) (cancel func()) {
		return m.Search(q, func(protocol.Progress) {}, done).Cancel
	}
}

// View returns what draws the page.
func (p *Page) View() app.UI { return &view{ID: p.id, Lang: p.site.Lang, Rev: p.rev, page: p} }

// Enter takes the keyboard to the board.
func (p *Page) Enter() { p.desk.Enter() }

// Leave ends what goes on by itself.
func (p *Page) Leave() { p.session.Leave() }

// lay puts the position of the session on the desk, where it is another one, and a move that is shown.
func (p *Page) lay() {
	s := p.session
	if s.Boards() != p.boards {
		p.boards = s.Boards()
		p.desk.Show(s.Table(), s.Table().Role(s.Entry().Seat))
	}
	p.desk.Hint = s.Hint()
}

// solved keeps a right answer of today's.
func (p *Page) solved(id string) {
	today := days.Text(shell.Now())
	err := recall.Change(p.outside.Store, func(l recall.List) recall.List { return l.Right(id, today) })
	if err != nil {
		app.Log(err)
	}
}

// changed draws what the machine has answered, and takes the keyboard to what goes on.
func (p *Page) changed() {
	p.follow()
	p.Redraw()
}

// Redraw implements exercise.Page: it draws the page anew.
func (p *Page) Redraw() {
	p.lay()
	p.rev++
	p.outside.Redraw()
}

// Gesture implements exercise.Page.
func (p *Page) Gesture(_ app.Context, g board.Gesture) board.Reply {
	reply := p.desk.Gesture(g, p.session.Gesture)
	if reply.Change == board.Played {
		p.follow()
	}
	p.lay()
	p.rev++
	return reply
}

// follow takes the keyboard to the control that goes on, once a move has been answered.
func (p *Page) follow() {
	switch p.session.State() {
	case retry.Wrong, retry.Right, retry.Failed:
		p.site.Focus(nextID)
	}
}

// next goes on: to another try, to the next position, or back to the page of the game.
func (p *Page) next() {
	switch s := p.session; s.State() {
	case retry.Wrong, retry.Failed:
		s.Retry()
	case retry.Waiting:
		return
	case retry.Finished:
		p.outside.Back()
		return
	default:
		s.Go(s.At() + 1)
	}
	p.lay()
	p.desk.Cursor = ""
	if p.session.State() == retry.Finished {
		p.site.Focus(nextID)
		return
	}
	p.desk.Enter()
}

// show shows a right move.
func (p *Page) show() {
	p.session.Show()
	p.lay()
	p.desk.Enter()
}

func (p *Page) messages() *i18n.Messages { return i18n.Of(p.site.Lang) }
