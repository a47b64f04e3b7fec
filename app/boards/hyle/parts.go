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
	if h.Symbol == "" {
		return ui.Tree(`<div class="hand" hidden="true"></div>`)
	}
	return ui.Tree(`<div class="hand">{}</div>`, ui.Mini(h.Mini, h.Symbol))
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
	return ui.Tree(`<div class="extra stock">
			<p class="told" hidden="{}">{}</p>
			<ul aria-label="{}" hidden="{}">{}{}</ul>
			<p class="rounds" hidden="{}">{}</p>
		</div>`,
		!b.Lit, b.Says,
		b.Label, b.Lit || len(b.Rounds) > 0, &ui.Part{Of: &sack{b.Left, b.In}},
		app.Range(b.Colours).Slice(func(i int) app.UI { return &ui.Part{Of: &b.Colours[i]} }),
		b.Lit || len(b.Rounds) == 0,
		app.Range(b.Rounds).Slice(func(i int) app.UI { return ui.Tree(`<span>{}</span>`, b.Rounds[i]) }))
}

// Draw implements ui.Drawing.
func (c *colour) Draw() app.UI {
	return ui.Tree(`<li class="{}">{}<span class="hidden-text">{}</span><span>{}</span></li>`,
		ui.When(c.Left == 0, "out"), ui.Mini(c.Mini, c.Symbol), c.Name+" ", strconv.Itoa(c.Left))
}

// A sack draws the bag itself, with the number of pawns left in it.
type sack struct {
	Left int
	In   string
}

// Draw implements ui.Drawing.
func (s *sack) Draw() app.UI {
	return ui.Tree(`<li aria-hidden="true">
			<svg class="sack" viewBox="0 0 48 52"><use href="#i-sack"></use><text x="24" y="42">{}</text></svg>
			<span>{}</span>
		</li>`, strconv.Itoa(s.Left), s.In)
}
