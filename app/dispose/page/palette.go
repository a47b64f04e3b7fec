package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/dispose"
	"tablier/app/ui"
	"tablier/rules"
)

// A choice is a radio button of a group, of which the arrow keys choose another one.
type choice struct {
	id, kind, name string
	label, note    string
	low            bool // the note says that something is missing
	picture        app.UI
	chosen, unable bool
}

// draw draws the button. One in the group is a stop of the Tab key.
func (c choice) draw() app.UI {
	tab := "-1"
	if c.chosen {
		tab = "0"
	}
	return ui.Tree(`<button type="button" role="radio" id="{}" data-kind="{}" aria-checked="{}"
		aria-disabled="{}" tabindex="{}" aria-label="{}">{}<span hidden="{}">{}</span><small class="{}" hidden="{}">{}</small>
		</button>`, c.id, c.kind, strconv.FormatBool(c.chosen), c.unable, tab, c.name, c.picture,
		c.label == "", c.label, ui.When(c.low, "low"), c.note == "", c.note)
}

// radios draws a group of choices. One of them must be a stop of the Tab key.
func (p *Page) radios(class, name string, list []choice) app.UI {
	chosen := false
	for _, c := range list {
		chosen = chosen || c.chosen
	}
	return ui.Tree(`<div class="{}" role="radiogroup" aria-label="{}" onclick="{}" onkeydown="{}"
		ontablier-pick="{}">{}</div>`,
		class, name, p.onChoice, p.onChoiceKey, p.onPick, app.Range(list).Slice(func(i int) app.UI {
			c := list[i]
			if !chosen && i == 0 {
				return firstStop(c)
			}
			return c.draw()
		}))
}

// firstStop draws the first of a group of which none is chosen.
func firstStop(c choice) app.UI {
	e, _ := c.draw().(app.HTMLElem)
	return e.TabIndex(0)
}

// namedStocks is of how many stocks each has its name below it.
const namedStocks = 8

// The ids of the choices begin with what is chosen.
const (
	turnID  = "turn-"
	stockID = "stock-"
	handID  = "hand-"
	eraser  = "eraser"
)

// turns draws who is to move.
func (p *Page) turns() app.UI {
	var list []choice
	now := p.session.Now()
	if words, ok := p.words().(board.CoverWords); ok {
		turn, why := words.Follows(now)
		return ui.Tree(`<div class="arr-sides follows"><p><b>{}</b> <span>{}</span></p></div>`, turn, why)
	}
	for i, turn := range p.session.Arranger().Turns() {
		c := choice{id: turnID + strconv.Itoa(i), label: p.words().Turn(turn.ID), chosen: turn.ID == now.Turn}
		if c.picture = ui.Tree(`<i hidden="true"></i>`); turn.Player != rules.Nobody {
			c.picture = ui.Mini(p.game.Mini, p.skin.Symbol(p.ofPlayer(turn.Player), turn.Player.Index()))
		}
		list = append(list, c)
	}
	return p.radios("arr-sides", p.messages().ToMove, list)
}

// ofPlayer returns a piece of a player's.
func (p *Page) ofPlayer(player rules.Player) board.Glyph {
	for _, stock := range p.session.Stocks() {
		if stock.Glyph.Owner == player {
			return stock.Glyph
		}
	}
	return board.Glyph{}
}

// tray draws what can be placed, and the eraser.
func (p *Page) tray() app.UI {
	s, missing := p.session, ""
	if flaws := s.Flaws(); len(flaws) > 0 {
		missing = flaws[0].Stock
	}
	var list []choice
	for i, stock := range s.Stocks() {
		c := choice{
			id: stockID + strconv.Itoa(i), kind: stock.ID, label: p.words().Stock(stock.ID),
			picture: p.picture(stock), chosen: s.Chosen() == stock.ID,
		}
		if c.name, c.note = c.label, p.note(stock); c.note != "" {
			c.low = stock.ID == missing
			c.name = ui.Join(", ", c.label, c.note)
		}
		list = append(list, c)
	}
	class := "arr-tray"
	if len(list) > namedStocks { // their pictures say what they are
		class += " ranks"
		for i := range list {
			list[i].label, list[i].note = "", ""
		}
	}
	list = append(list, choice{
		id: eraser, label: p.messages().Eraser, picture: ui.Icon("bin"), chosen: s.Chosen() == dispose.Eraser,
	})
	return p.radios(class, p.messages().ToPlace, list)
}

// note says how many of a stock lie on the board, or whether the one there is does; nothing where any number can.
func (p *Page) note(stock board.Stock) string {
	m, left := p.messages(), p.session.Left(stock)
	switch {
	case left < 0 || left > 0 && p.session.Covers() != nil:
		return ""
	case p.session.Covers() != nil:
		return m.Laid
	}
	return m.Of(stock.Most-left, stock.Most)
}

// hand draws what is in the hand of who places; nothing where there is no hand.
func (p *Page) hand() app.UI {
	m, s := p.messages(), p.session
	var list []choice
	if p.holds() {
		for i, stock := range s.Stocks() {
			chosen := s.Now().Hand == stock.ID
			list = append(list, choice{
				id: handID + strconv.Itoa(i), picture: p.small(stock.Glyph), chosen: chosen,
				name: p.words().Stock(stock.ID), unable: !chosen && s.Left(stock) == 0,
			})
		}
	}
	if len(list) == 0 {
		return ui.Tree(`<div class="arr-hand" hidden="true"></div>`)
	}
	return ui.Tree(`<div class="arr-hand"><b>{}</b>{}</div>`, m.InHand, p.radios("arr-held", m.InHand, list))
}

// holds says whether something is in the hand of who is to move.
func (p *Page) holds() bool {
	for _, turn := range p.session.Arranger().Turns() {
		if turn.Hand && turn.ID == p.session.Now().Turn {
			return true
		}
	}
	return false
}

// onChoice chooses what is clicked.
func (p *Page) onChoice(_ app.Context, e app.Event) { p.choose(ui.ControlOf(e)) }

// choose chooses by the id of a button.
func (p *Page) choose(id string) {
	s := p.session
	number := func(prefix string) int { return numberAfter(id, prefix) }
	p.do(func() {
		switch turn, stock, hand := number(turnID), number(stockID), number(handID); {
		case id == eraser:
			s.Choose(dispose.Eraser)
		case turn >= 0:
			s.Turn(s.Arranger().Turns()[turn].ID)
		case stock >= 0:
			s.Choose(s.Stocks()[stock].ID)
		case hand >= 0 && s.Left(s.Stocks()[hand]) != 0:
			s.Hand(s.Stocks()[hand].ID)
		}
	})
}

// numberAfter returns the number that follows a prefix in an id, -1 where none does.
func numberAfter(id, prefix string) int {
	if len(id) <= len(prefix) || id[:len(prefix)] != prefix {
		return -1
	}
	n, err := strconv.Atoi(id[len(prefix):])
	if err != nil {
		return -1
	}
	return n
}

// onChoiceKey chooses another one of the group by an arrow key, or a stock by its own key.
func (p *Page) onChoiceKey(ctx app.Context, e app.Event) {
	by := 0
	switch key := e.Get("key").String(); key {
	case "ArrowRight", "ArrowDown":
		by = 1
	case "ArrowLeft", "ArrowUp":
		by = -1
	default:
		if p.session.ChooseByKey(key) {
			p.do(func() {})
		} else {
			ctx.PreventUpdate()
		}
		return
	}
	e.PreventDefault()
	group := e.Get("target").Call("closest", "[role=radiogroup]").Call("querySelectorAll", "[role=radio]")
	all := group.Get("length").Int()
	for i := range all {
		if group.Index(i).Equal(ui.Active()) {
			id := group.Index((i + by + all) % all).Get("id").String()
			ui.FocusNow(id) // at once: the next key may come before the page is drawn
			p.choose(id)
			return
		}
	}
}
