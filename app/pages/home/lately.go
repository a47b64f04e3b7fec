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
		cells = append(cells, ui.El("li").Class("none").Body(
			picture.End(game, rules.Setup{}, "", ""), ui.El("p").Text(say),
		))
	}
	return ui.El("section").Class("lately").Aria("labelledby", "lately-title").OnClick(p.onPast).Body(
		ui.El("h2").ID("lately-title").Text(m.Lately),
		ui.El("ul").Body(cells...),
		nav.Link(p.kind.site.Nav, nav.ArchiveRoute).Class("aside").ID("to-past").Text(m.AllPast),
	)
}

// ended draws one of the last matches, which is a button as a whole.
func (p *page) ended(at int, e *archive.Ending) app.UI {
	who, result, outcome := p.kind.past.Tell(&e.Game, p.Lang)
	game := p.game(e.Record.Game)
	replay := i18n.Of(p.Lang).Past.Replay
	return ui.El("li").Body(
		picture.End(game, e.Setup, e.Position, outcome),
		ui.El("p").Body(
			ui.Button().ID(ui.ActID("last "+strconv.Itoa(at))).DataSet("act", strconv.Itoa(at)).
				Aria("label", replay+", "+game.Words(p.Lang).Name()+", "+who).Text(game.Words(p.Lang).Name()),
			ui.El("span").Text(result),
		),
	)
}

// game returns the game with an id.
func (p *page) game(id string) *board.Game {
	for _, game := range p.kind.games {
		if game.ID() == id {
			return game
		}
	}
	return nil
}

// onPast replays one of the last matches, or shows all of them where that cannot be.
func (p *page) onPast(_ app.Context, e app.Event) {
	k := p.kind
	at, err := strconv.Atoi(ui.ActOf(e))
	if err == nil && at < len(k.further.Last) && !k.past.Replay(&k.further.Last[at].Kept) {
		k.site.Go(nav.ArchiveRoute)
	}
}
