package page

import (
	"cmp"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/boardview"
	"tablier/app/i18n"
	"tablier/app/ui"
	"tablier/rules"
)

// flawRings are the rings on the points of what is wrong.
const flawRings = "flaw"

// board draws the board.
func (p *Page) board() app.UI {
	return boardview.Draw(p.scene(), boardview.Options{ID: "board", Label: i18n.Of(p.site.Lang).Board}, p.hear, p.bubble())
}

// scene returns the board as it is to be drawn. Each point has a piece of its own in the list, which is drawn there or
// not at all.
func (p *Page) scene() board.Scene {
	s := board.Scene{
		Game: p.game.ID(), Art: p.skin.Art(), Points: p.points, Pressed: -1, Cursor: p.cursor,
	}
	words, now := p.game.Words(p.site.Lang), p.session.Now()
	covers := p.session.Covers()
	for i, point := range p.points {
		glyph, owner := p.session.Arranger().Glyph(now, point.Name), ""
		if glyph.Owner == rules.First || glyph.Owner == rules.Second {
			owner = words.Seat(glyph.Owner.Index())
		}
		s.Labels = append(s.Labels, words.Point(point.Name, glyph, owner))
		if covers != nil {
			continue
		}
		piece := board.ScenePiece{Symbol: p.symbol(p.session.Stocks()[0].Glyph), Point: -1}
		if glyph != (board.Glyph{}) {
			piece = board.ScenePiece{Symbol: p.symbol(glyph), Point: i}
		}
		s.Pieces = append(s.Pieces, piece)
	}
	if covers != nil {
		s.Pieces = p.parts(covers, now)
		covers.Paint(&s, now, p.session.InHand(), p.turned)
	}
	if flaws := p.session.Flaws(); len(flaws) > 0 {
		rings := s.Ring(flawRings)
		for _, name := range flaws[0].Points {
			rings.Points, rings.Tenths = append(rings.Points, board.PointNamed(p.points, name)), 9
		}
	}
	return s
}

// symbol returns the id of the drawing of a piece, by whose it is.
func (p *Page) symbol(g board.Glyph) string {
	seat := -1
	if g.Owner == rules.First || g.Owner == rules.Second {
		seat = g.Owner.Index()
	}
	return p.skin.Symbol(g, seat)
}

// bubble says at its point why nothing was placed, or what is wrong there.
func (p *Page) bubble() app.UI {
	refused, text, at := p.session.Refused(), "", ""
	switch flaws := p.session.Flaws(); {
	case refused.Stock != "" && refused.Most == 0:
		text, at = p.messages().NoRoom, refused.Point
	case refused.Stock != "":
		text, at = p.messages().UsedUp(p.words().Stock(refused.Stock), refused.Most), refused.Point
	case len(flaws) > 0 && len(flaws[0].Points) > 0:
		_, text = p.words().Flaw(flaws[0])
		at = flaws[0].Points[0]
	}
	i := board.PointNamed(p.points, at)
	if i < 0 {
		return boardview.Bubble(board.Point{}, "", 0)
	}
	return boardview.Bubble(p.points[i], text, refused.Number)
}

// hear does what a person wants of the board. It returns whether a key has been dealt with.
func (p *Page) hear(_ app.Context, in boardview.Intent) bool {
	if in.Point != "" && board.PointNamed(p.points, in.Point) < 0 {
		return false
	}
	switch in.Kind {
	case board.Focus:
		p.cursor = in.Point
	case board.Over:
		if in.Keys {
			p.cursor = in.Point
		}
	case board.Touch:
		p.cursor = in.Point
		p.do(func() { p.session.Touch(in.Point) })
	case board.Pick:
		p.picked, p.lifted = in.Point, ""
	case board.Drop:
		p.do(func() { p.drop(in.Point) })
	case board.Away:
		p.do(func() { p.session.Remove(p.picked) })
		p.picked, p.lifted = "", ""
	case board.LetGo:
		p.picked, p.lifted = "", ""
	case board.Key:
		return p.key(in)
	}
	return false
}

// drop ends a drag on a point.
func (p *Page) drop(to string) {
	if p.lifted != "" {
		p.session.Place(p.lifted, to)
	} else {
		p.session.Move(p.picked, to)
	}
	p.picked, p.lifted = "", ""
}

// key does what a key on a point is for.
func (p *Page) key(in boardview.Intent) bool {
	switch {
	case in.Key == "Delete" || in.Key == "Backspace":
		p.do(func() { p.session.Remove(in.Point) })
	case p.session.ChooseByKey(in.Key):
		p.do(func() {})
	case in.Key == turnKey && p.session.Covers() != nil:
		p.do(func() { p.session.TurnPiece() })
	default:
		return false
	}
	return true
}

// onPick begins to drag one of a stock.
func (p *Page) onPick(_ app.Context, e app.Event) {
	p.picked, p.lifted = "", kindOf(e)
}

// kindOf returns the ID of the stock on whose button an event has happened, empty for none.
func kindOf(e app.Event) string {
	button := e.Get("target").Call("closest", "[data-kind]")
	if !button.Truthy() {
		return ""
	}
	return button.Get("dataset").Get("kind").String()
}

// picture draws one of a stock.
func (p *Page) picture(stock board.Stock) app.UI {
	glyph := stock.Glyph
	if stock.Spent != (board.Glyph{}) && p.session.Left(stock) == 0 {
		glyph = stock.Spent
	}
	return ui.Mini(cmp.Or(stock.Box, p.game.Mini), p.symbol(glyph))
}

// small draws a piece in the size of a word; the eraser has a picture of its own.
func (p *Page) small(g board.Glyph) app.UI { return ui.Mini(p.game.Mini, p.symbol(g)) }
