package hyle

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/places"
	"tablier/app/ui"
)

// Parts returns what Hyle puts on its page: the bag below the status, the pawn in hand beside it.
func Parts() places.Parts {
	return places.Parts{
		Below:  func(p *places.Page) app.UI { return newBag(p) },
		Beside: func(p *places.Page) app.UI { return newPawnInHand(p) },
	}
}

// A pawnInHand shows the pawn that has been drawn and waits to be placed.
type pawnInHand struct {
	app.Compo
	Mini   string // the view box of small pieces
	Symbol string // empty when none is in hand
}

func newPawnInHand(p *places.Page) *pawnInHand {
	drawn := hand(p.Table.View())
	if !p.Live || drawn == (board.Glyph{}) {
		return &pawnInHand{}
	}
	return &pawnInHand{Mini: p.Game.Mini, Symbol: p.Table.Skin().Symbol(drawn, -1)}
}

// Render implements app.Composer.
func (h *pawnInHand) Render() app.UI {
	box := ui.El("div").Class("hand")
	if h.Symbol == "" {
		return ui.Shown(false, box)
	}
	return box.Body(ui.Mini(h.Mini, h.Symbol))
}

// A bag shows what is left to be drawn, and above it what it says of that, or of the line that is looked at or counted.
type bag struct {
	app.Compo
	Open    bool   // it is shown
	Says    string // of a line, or Label
	Label   string // how many pawns are left in it
	Left    int
	Colours []colour
}

// A colour is a colour of pawns in the bag.
type colour struct {
	Mini, Symbol, Name string
	Left               int
}

func newBag(p *places.Page) *bag {
	own, view, w := p.Table.Own().(*own), p.Table.View(), p.Words().(*words)
	b, of := &bag{Open: p.Open}, 0
	for _, c := range own.skin().bag(view) {
		b.Left, of = b.Left+c.left, of+c.of
		b.Colours = append(b.Colours, colour{p.Game.Mini, own.skin().Symbol(c.pawn, -1), w.Drawn(c.pawn), c.left})
	}
	b.Label = w.inBag(b.Left, of)
	b.Says = b.Label
	if line := own.scores().lit(); line != nil {
		b.Says = w.lineScore(*line)
	}
	return b
}

// Render implements app.Composer.
func (b *bag) Render() app.UI {
	return ui.Shown(b.Open, ui.El("div").Class("extra", "stock").Body(
		&ui.Part{Of: &said{b.Says}},
		ui.El("ul").Aria("label", b.Label).Body(
			&ui.Part{Of: &sack{b.Left}},
			app.Range(b.Colours).Slice(func(i int) app.UI { return &ui.Part{Of: &b.Colours[i]} }),
		),
	))
}

// Draw implements ui.Drawing.
func (c *colour) Draw() app.UI {
	li := ui.El("li")
	if c.Left == 0 {
		li.Class("out")
	}
	return li.Body(
		ui.Mini(c.Mini, c.Symbol),
		ui.El("span").Class("hidden-text").Text(c.Name+" "),
		ui.El("span").Text(strconv.Itoa(c.Left)),
	)
}

// said is what the bag says.
type said struct{ Text string }

// Draw implements ui.Drawing.
func (s *said) Draw() app.UI { return ui.El("p").Class("told").Text(s.Text) }

// sack is the bag itself, with how many pawns are left in it.
type sack struct{ Left int }

// Draw implements ui.Drawing.
func (s *sack) Draw() app.UI {
	return ui.El("li").Aria("hidden", "true").Body(ui.SVG("svg").Class("sack").Attr("viewBox", "0 0 48 52").Body(
		ui.Use("i-sack"), ui.SVG("text").Attr("x", 24).Attr("y", 42).Text(strconv.Itoa(s.Left)),
	))
}
