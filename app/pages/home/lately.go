package home

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/picture"
	"tablier/app/ui"
	"tablier/rules"
)

// maxLast is how many past matches are shown.
const maxLast = 3

// lately draws the last matches as they ended, small, with their results. Empty boards keep their places.
func (p *page) lately() app.UI {
	m := i18n.Of(p.Lang).Home
	var cells []app.UI
	for i := range maxLast {
		if i < len(p.kind.further.Last) {
			cells = append(cells, p.ended(i, &p.kind.further.Last[i]))
			continue
		}
		game, say := p.kind.games[i%len(p.kind.games)], ""
		if i == len(p.kind.further.Last) && p.kind.further.Lately {
			say = m.NextEnded
		}
		cells = append(cells,
			ui.Tree(`<li class="none">{}<p>{}</p></li>`, picture.End(game, rules.Setup{}, "", ""), say))
	}
	return ui.Tree(`<section class="lately" aria-labelledby="lately-title" onclick="{}">
			<h2 id="lately-title">{}</h2>
			<ul>{}</ul>
			<a class="aside" id="to-past" href="{}">{}</a>
		</section>`, p.onPast, m.Lately, cells, nav.LinkTo(p.kind.site.Nav, nav.ArchiveRoute), m.AllPast)
}

// ended draws one of the last matches, which is a button as a whole.
func (p *page) ended(at int, e *archive.Ending) app.UI {
	who, result, outcome := p.kind.past.Tell(&e.Game, p.Lang)
	game, act := p.game(e.Record.Game), strconv.Itoa(at)
	name := game.Words(p.Lang).Name()
	return ui.Tree(`<li>
			{}
			<p>
				<button type="button" id="{}" data-act="{}" aria-label="{}, {}, {}">{}</button>
				<span>{}</span>
			</p>
		</li>`,
		picture.End(game, e.Setup, e.Position, outcome), ui.ActID("last "+act), act,
		i18n.Of(p.Lang).Past.Replay, name, who, name, result)
}

// game returns the game with an id.
func (p *page) game(id string) *board.Game { return board.ByID(p.kind.games, id) }

// onPast replays one of the last matches, or shows all of them where that cannot be.
func (p *page) onPast(_ app.Context, e app.Event) {
	k := p.kind
	at, err := strconv.Atoi(ui.ActOf(e))
	if err == nil && at < len(k.further.Last) && !k.past.Replay(&k.further.Last[at].Kept) {
		k.site.Go(nav.ArchiveRoute)
	}
}
