package page

import (
	"math/rand/v2"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/asked"
	"tablier/app/board"
	"tablier/app/class/set"
	"tablier/app/i18n"
	"tablier/app/links/link"
	"tablier/app/nav"
	"tablier/app/ui"
	"tablier/rules"
)

// usage is what can be done with the position.
type usage struct{ *Page }

// watches says whether a search from the position can be shown.
func (p usage) watches() bool { return p.outside.Watch && p.game.Searched != nil }

// draw draws what can be done with the position, hidden while a text is in its place.
func (p usage) draw() app.UI {
	m, all := p.messages(), i18n.Of(p.site.Lang)
	unable := !p.ready()
	use := func(id, image, text, class string, hidden bool) app.UI {
		return ui.Tree(`<button type="button" class="{}" id="{}" aria-disabled="{}" hidden="{}">{}<span>{}</span></button>`,
			class, id, unable, hidden, ui.Icon(image), text)
	}
	return ui.Tree(`<div class="arr-uses" role="group" aria-label="{}" onclick="{}" hidden="{}">{}{}{}{}{}</div>`,
		m.With, p.onUse, p.field.open != noField,
		use(playID, "play", all.Panel.PlayFromHere, "act", false),
		use(analyseID, "study", m.Analyse, "go", false),
		use(lookID, "tree", m.Look, "go", !p.watches()),
		use(makeID, "puzzle", m.Make, "go", !p.makes()),
		use(setID, "plus", all.Tray.Add, "go", !p.site.Teaches()))
}

// makes says whether a puzzle can be made of a position: the page for that is elsewhere on the site.
func (p usage) makes() bool { return p.outside.Watch }

// onUse does something with the position.
func (p usage) onUse(ctx app.Context, e app.Event) { p.use(ctx, ui.ControlOf(e)) }

// use does what a button is for.
func (p usage) use(ctx app.Context, id string) {
	if id == "" || !p.ready() {
		return
	}
	match := p.match()
	game, setup, text := p.game.ID(), p.session.Setup(), p.session.Text()
	switch id {
	case playID:
		p.outside.Play(match)
	case analyseID:
		p.outside.Analyse(match)
	case lookID:
		p.site.Nav.Open(ctx, nav.WatchRoute, asked.Search(game, setup, text))
	case makeID:
		p.site.Nav.Open(ctx, nav.MakeRoute, asked.Position(game, setup, text))
	case setID:
		p.addToSet(match)
	}
}

// match returns a match that begins with the position. What is hidden in it is drawn: a match knows everything.
func (p usage) match() *rules.Match {
	text := p.session.Text()
	if rules.Masked(text) {
		seed := rand.New(rand.NewPCG(p.site.Seed, 0))
		text = p.session.Position().View(rules.Chance).Resample(seed).String()
	}
	match, err := rules.NewMatch(p.game.Spec, p.session.Setup(), text)
	if err != nil {
		panic(err) // the rules have read it
	}
	return match
}

// minutes is how long a match takes, as a teacher may expect.
const minutes = 5

// addToSet adds a match from the position to the set that a teacher prepares: for the side to move, against the
// machine's usual level.
func (p usage) addToSet(match *rules.Match) {
	task, err := set.NewMatch(board.Registry([]*board.Game{p.game.Game}), link.Letter{Record: match.Record()})
	if err != nil {
		app.Log(err)
		return
	}
	task.Level = max(1, p.game.UsualLevel())
	if match.ToMove() == rules.Second {
		task.Side = rules.Second.Index()
	}
	p.site.AddToSet(set.Item{Minutes: minutes, Task: task}, ui.Join(", ", p.title(), p.messages().With))
}
