// Package page lets a person set up a position of a game by hand (app/dispose): a board, a palette, who is to move, and
// what is done with the position. It stands in the place of the page of a game, at its address. The page of the game
// owns it, and takes its own place again when it is left.
package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/dispose"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/shell"
	"tablier/rules"
)

// A Page is a person setting up a position.
type Page struct {
	site    *shell.Site
	game    games.Game
	id      string // unlike that of any other
	outside Outside
	session *dispose.Session

	points []board.Point // of the board itself, or of the part that is shown
	skin   board.Skin
	turned bool
	cursor string // the name of the point that the keyboard is on, or was last
	picked string // the point from which a piece is dragged, empty for none
	lifted string // the ID of the stock of which one is dragged, empty for none

	field textField
	bar   bar
	rev   int // counts what has happened
}

// An Outside is what a page needs of the page of the game.
type Outside struct {
	Play    func(*rules.Match) // puts a match on the table: against the machine
	Analyse func(*rules.Match) // and for nobody in particular, with its analysis
	Watch   bool               // searches are shown, elsewhere on the site
	Back    func()             // shows the page of the game again
	Redraw  func()             // draws what is shown anew
}

// New returns the page of a game under a setup, on which a position stands already. A number tells it from others.
func New(
	site *shell.Site, game games.Game, number int, setup rules.Setup, position rules.Position, turned bool, o Outside,
) *Page {
	p := &Page{
		site: site, game: game, id: game.ID() + " arrange " + strconv.Itoa(number), outside: o,
		session: dispose.Begin(game.Game, setup, position),
	}
	p.field.page, p.bar.page = p, p
	p.look(turned)
	if at := board.Central(p.points, nil); at >= 0 {
		p.cursor = p.points[at].Name
	}
	return p
}

// look shows the board from one side or the other.
func (p *Page) look(turned bool) {
	setup := p.session.Setup()
	p.turned, p.skin, p.points = turned, p.game.Skin(setup.Variant, turned), nil
	if p.pan() {
		return
	}
	start, err := p.game.Spec.New(setup)
	if err != nil {
		panic(err) // the setup is that of a match
	}
	for _, point := range p.skin.Points(start.View(rules.Chance)) {
		if point.On() {
			p.points = append(p.points, point)
		}
	}
}

// View returns what draws the page.
func (p *Page) View() app.UI { return &view{ID: p.id, Lang: p.site.Lang, Rev: p.rev, page: p} }

// Enter takes the keyboard to the board.
func (p *Page) Enter() { p.site.Focus(board.PointID(p.cursor)) }

// do does something, and draws the page anew.
func (p *Page) do(what func()) {
	what()
	p.pan()
	p.rev++
	p.outside.Redraw()
}

// messages returns the catalogue of the page, words the sentences of the game about what is set up.
func (p *Page) messages() *i18n.Dispose   { return i18n.Of(p.site.Lang).Dispose }
func (p *Page) words() board.ArrangeWords { return p.game.Arranging.Words(p.site.Lang) }

// ready says whether something can be done with the position: it is one, and the game goes on in it.
func (p *Page) ready() bool {
	position := p.session.Position()
	return position != nil && !position.Outcome().Over()
}
