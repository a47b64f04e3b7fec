package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/match/page/wording"
	"tablier/app/nav"
	"tablier/app/ui"
	"tablier/app/variants"
)

// caption draws the title under the board: the game, and how it is played; on a phone it is the page's header.
func (p *page) caption() app.UI {
	w := p.Wording()
	m, framed := w.Messages, p.Match.InFrame()
	title := w.Title()
	var family []app.UI
	if of := variants.Family(w.Words, title); of != "" {
		family = []app.UI{app.Text(of + ", ")}
	}
	return ui.Tree(`<div class="caption">
			<h1>{}</h1>
			<p><span class="family">{}</span><span>{}</span></p>
			<nav class="links" aria-label="{}">
				<a class="to-rules" href="{}" hidden="{}">{}<span>{}</span></a>
				<button type="button" class="flip" id="caption-flip" aria-disabled="{}" hidden="{}" onclick="{}">{}</button>
				{}
			</nav>
		</div>`, title, family, how(w), p.Words().Name(),
		nav.LinkTo(p.Site.Nav, nav.RulesRoute(p.Game.ID())), framed, ui.Icon("help"), m.Rules,
		!p.Match.Live(), framed, p.onFlip, m.Panel.Flip, p.wholeLink())
}

func (p *page) onFlip(app.Context, app.Event) {
	if p.Match.Live() {
		p.TurnBoard()
	}
}

// how names the opponent, or the kind of match.
func how(w *wording.Wording) []app.UI {
	m, t := w.Messages, w.Table()
	how := m.TwoPlayers
	switch rounds := t.Match().Rounds(); {
	case rounds > 1:
		how = m.RoundOf(t.Round()+1, rounds)
	case w.Match.ByCorrespondence():
		how = m.ByLetters
	case t.MachinesOnly():
		how = m.NoPlayer
	case t.AgainstMachine():
		level, of := t.MachineLevel()
		return []app.UI{
			ui.Tree(`<span class="wide">{}</span>`, m.AgainstMachine), // a phone has room for the level only
			ui.Tree(`<span>{}</span>`, m.LevelAt(level)),
			ui.Tree(`<span class="of">{}</span>`, m.LevelsOf(of)),
		}
	}
	return []app.UI{app.Text(how)}
}
