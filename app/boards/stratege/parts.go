package stratege

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/places"
	"tablier/app/play"
	"tablier/app/ui"
)

// Parts returns what the game puts on its page: a duel over the board, what each side has lost, where one sets up, and
// whether the screen remembers.
func Parts() places.Parts {
	return places.Parts{Over: newDuelCard, Seat: newLosses, Below: newPanel, Settings: newMemoryBox}
}

// A duelCard shows two pawns face to face, who stays, and what follows. It is no more than a picture of what the status
// says, and lets every click through.
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
	box := ui.El("div").Class("duel").Aria("hidden", "true")
	if !c.Shown {
		return ui.Shown(false, box)
	}
	if c.Low {
		box.Class("low")
	}
	return box.Body(
		ui.El("div").Class("fight").Body(c.fighter(0), ui.Icon("duel"), c.fighter(1)),
		ui.El("p").Class("verdict").Text(c.Verdict),
		ui.El("p").Text(c.Follows),
	)
}

// fighter is one of the two: who attacked comes from the left.
func (c *duelCard) fighter(i int) app.UI {
	fate := "falls"
	if c.Winner == i {
		fate = "stays"
	}
	return ui.El("span").Class(fate).Body(ui.Mini(c.Mini, c.Symbols[i]))
}

// losses lists what a seat has lost, by kind. It has its room before there is anything, so that nothing moves when it
// comes.
type losses struct {
	app.Compo
	Label string
	Mini  string
	Kinds []lostKind
}

// A lostKind is a kind of pawns that a seat has lost.
type lostKind struct {
	Symbol, Name string
	Count        int
}

func newLosses(p *places.Page, seat int) app.UI {
	t, w := p.Table, p.Words().(*words)
	c := &losses{Label: w.lost(p.Voice.Name(seat)), Mini: p.Game.Mini}
	for _, k := range lostBy(t.View(), t.Role(seat)) {
		c.Kinds = append(c.Kinds, lostKind{
			Symbol: t.Skin().Symbol(k.glyph, t.Colour(k.glyph.Owner)), Name: w.kind(k.glyph), Count: k.count,
		})
	}
	return c
}

// Render implements app.Composer.
func (c *losses) Render() app.UI {
	return ui.El("ul").Class("lost").Aria("label", c.Label).Body(app.Range(c.Kinds).Slice(func(i int) app.UI {
		k := c.Kinds[i]
		count := strconv.Itoa(k.Count)
		return ui.El("li").Body(
			ui.Mini(c.Mini, k.Symbol),
			ui.El("span").Class("hidden-text").Text(k.Name+" × "+count),
			ui.Shown(k.Count > 1, ui.El("span").Aria("hidden", "true").Body(
				ui.El("span").Class("wide").Text("×"), app.Text(count),
			)),
		)
	}))
}

// A memoryBox is whether the screen goes on showing what attacks have shown.
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
	return ui.El("div").Body(
		ui.El("label").Class("choice").Body(
			ui.Input("checkbox").ID("memory").Attr("checked", c.Remembers).OnChange(c.onChange),
			ui.El("span").Text(w.memory),
		),
		ui.El("p").Class("note").Text(w.memoryWhy),
	)
}

func (c *memoryBox) onChange(ctx app.Context, _ app.Event) {
	memory := play.Forget
	if ctx.JSSrc().Get("checked").Bool() {
		memory = play.Remember
	}
	c.page.Configure(func(s *play.Settings) { s.Memory = memory })
}
