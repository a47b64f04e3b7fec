package stratege

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/places"
	"tablier/app/play"
	"tablier/app/ui"
)

// Parts returns the game's elements of the page: a duel over the board, the losses of each side, the set-up panel and
// later the hidden strengths, and the memory switch.
func Parts() places.Parts {
	return places.Parts{Over: newDuelCard, Below: below, Settings: newMemoryBox}
}

// A duelCard shows two pawns face to face, the one that stays, and the result. It is no more than a picture of what
// the status says, and lets every click through.
type duelCard struct {
	app.Compo
	Shown, Low       bool
	Mini             string
	Symbols          [2]string
	Winner           int
	Verdict, Follows string
}

func newDuelCard(p *places.Page) app.UI {
	d := p.Table.Own().(*own).duel
	if !d.shown || !p.Table.Live() {
		return &duelCard{}
	}
	c := &duelCard{Shown: true, Low: d.low, Mini: p.Game.Mini, Winner: d.winner}
	for i, glyph := range d.glyphs {
		c.Symbols[i] = p.Table.Skin().Symbol(glyph, p.Table.Colour(glyph.Owner))
	}
	c.Verdict, c.Follows = p.Words().(*words).duel(d)
	return c
}

// Render implements app.Composer.
func (c *duelCard) Render() app.UI {
	if !c.Shown {
		return ui.Tree(`<div class="duel" aria-hidden="true" hidden="true"></div>`)
	}
	return ui.Tree(`<div class="duel {}" aria-hidden="true">
			<div class="fight">{}{}{}</div>
			<p class="verdict">{}</p>
			<p>{}</p>
		</div>`,
		ui.When(c.Low, "low"), c.fighter(0), ui.Icon("duel"), c.fighter(1), c.Verdict, c.Follows)
}

// fighter draws one of the two: the attacker comes from the left.
func (c *duelCard) fighter(i int) app.UI {
	fate := "falls"
	if c.Winner == i {
		fate = "stays"
	}
	return ui.Tree(`<span class="{}">{}</span>`, fate, ui.Mini(c.Mini, c.Symbols[i]))
}

// A memoryBox is the switch whether the screen goes on showing revealed strengths.
type memoryBox struct {
	app.Compo
	Lang      i18n.Lang
	Remembers bool

	page *places.Page
}

func newMemoryBox(p *places.Page) app.UI {
	return &memoryBox{Lang: p.Lang, Remembers: p.Table.Remembers(), page: p}
}

// Render implements app.Composer.
func (c *memoryBox) Render() app.UI {
	w := c.page.Words().(*words)
	return ui.Tree(`<div>
			<label class="choice"><input type="checkbox" id="memory" checked="{}" onchange="{}"><span>{}</span></label>
			<p class="note">{}</p>
		</div>`, c.Remembers, c.onChange, w.memory, w.memoryWhy)
}

func (c *memoryBox) onChange(ctx app.Context, _ app.Event) {
	memory := play.Forget
	if ctx.JSSrc().Get("checked").Bool() {
		memory = play.Remember
	}
	c.page.Configure(func(s *play.Settings) { s.Memory = memory })
}
