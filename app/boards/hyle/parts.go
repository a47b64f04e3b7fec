package hyle

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/places"
	"tablier/app/ui"
	"tablier/rules/hyle"
)

// Parts returns Hyle's elements of the page: the bag below the status, the pawn in hand beside it.
func Parts() places.Parts {
	return places.Parts{
		Below:  func(p *places.Page) app.UI { return newBag(p) },
		Beside: func(p *places.Page) app.UI { return newPawnInHand(p) },
	}
}

// A pawnInHand shows the drawn pawn that is to be placed.
type pawnInHand struct {
	app.Compo
	Mini   string // the view box of small pieces
	Symbol string // empty when none is in hand
}

func newPawnInHand(p *places.Page) *pawnInHand {
	drawn := pawnHeld(p.Table.View())
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

// A bag shows the pieces left to be drawn or, in the same room, the score of a lit line, or the results of the
// rounds.
type bag struct {
	app.Compo
	Lit     bool   // a line is lit
	Says    string // of that line, or Label
	Label   string // how many pawns are left in it
	In      string // its name
	Left    int
	Colours []colour
	Rounds  []string // the results of the rounds
}

// A colour is a colour of pawns in the bag.
type colour struct {
	Mini, Symbol, Name string
	Left               int
}

func newBag(p *places.Page) *bag {
	own, view, w := p.Table.Own().(*own), p.Table.View(), p.Words().(*words)
	b, of := &bag{In: w.in}, 0
	for _, c := range own.skin().bag(view) {
		b.Left, of = b.Left+c.left, of+c.of
		b.Colours = append(b.Colours, colour{p.Game.Mini, own.skin().Symbol(c.pawn, -1), w.Drawn(c.pawn), c.left})
	}
	b.Label = w.inBag(b.Left, of)
	b.Says = b.Label
	if line := own.scores().lit(); line != nil {
		b.Lit, b.Says = true, w.lineScore(*line)
	}
	if state(view).Phase == hyle.Ended {
		b.Rounds = own.rounds(w, p.Voice)
	}
	return b
}

// rounds says the results of the rounds up to the one that is shown: who played Order, and with how many points.
func (o *own) rounds(w *words, v board.Voice) (said []string) {
	outcomes := o.desk.Match().RoundOutcomes()
	for round, outcome := range outcomes[:min(o.desk.Round()+1, len(outcomes))] {
		order := hyle.Order
		if round%2 == 1 {
			order = order.Other() // the roles have been swapped
		}
		for seat := range 2 {
			if o.desk.PlayerOf(seat) == order {
				said = append(said, w.round(round+1, v.Match(seat), outcome.Score[order.Index()]))
			}
		}
	}
	return said
}

// Render implements app.Composer.
func (b *bag) Render() app.UI {
	return ui.El("div").Class("extra", "stock").Body(
		ui.Shown(b.Lit, ui.El("p").Class("told").Text(b.Says)),
		ui.Shown(!b.Lit && len(b.Rounds) == 0, ui.El("ul").Aria("label", b.Label).Body(
			&ui.Part{Of: &sack{b.Left, b.In}},
			app.Range(b.Colours).Slice(func(i int) app.UI { return &ui.Part{Of: &b.Colours[i]} }),
		)),
		ui.Shown(!b.Lit && len(b.Rounds) > 0, ui.El("p").Class("rounds").Body(
			app.Range(b.Rounds).Slice(func(i int) app.UI { return ui.El("span").Text(b.Rounds[i]) }),
		)),
	)
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

// A sack draws the bag itself, with the number of pawns left in it.
type sack struct {
	Left int
	In   string
}

// Draw implements ui.Drawing.
func (s *sack) Draw() app.UI {
	return ui.El("li").Aria("hidden", "true").Body(
		ui.SVG("svg").Class("sack").Attr("viewBox", "0 0 48 52").Body(
			ui.Use("i-sack"), ui.SVG("text").Attr("x", 24).Attr("y", 42).Text(strconv.Itoa(s.Left)),
		),
		ui.El("span").Text(s.In),
	)
}
