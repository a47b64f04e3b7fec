package page

import (
	"math/rand/v2"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/asked"
	"tablier/app/board"
	"tablier/app/class/set"
	"tablier/app/links/link"
	"tablier/app/nav"
	"tablier/app/ui"
	"tablier/rules"
)

// watches says whether a search from the position can be shown.
func (p *Page) watches() bool { return p.outside.Watch && p.game.Searched != nil }

// onUse does something with the position.
func (p *Page) onUse(ctx app.Context, e app.Event) { p.use(ctx, ui.ControlOf(e)) }

// use does what a button is for.
func (p *Page) use(ctx app.Context, id string) {
	if id == "" || !p.ready() {
		return
	}
	match := p.match()
	switch id {
	case playID:
		p.outside.Play(match)
	case analyseID:
		p.outside.Analyse(match)
	case lookID:
		p.site.Nav.Open(ctx, nav.WatchRoute,
			"g="+p.game.ID()+"&v="+asked.Escape(p.session.Setup().Variant)+"&p="+asked.Escape(p.session.Text()))
	case setID:
		p.addToSet(match)
	}
}

// match returns a match that begins with the position. What is hidden in it is drawn: a match knows everything.
func (p *Page) match() *rules.Match {
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
func (p *Page) addToSet(match *rules.Match) {
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
