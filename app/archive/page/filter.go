package page

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/names"
	"tablier/app/ui"
)

// A filter selects the past games to be listed.
type filter struct {
	only string // the id of the game, empty for all
	name string // a part of a player's name, empty for anybody
}

// hides says whether the past games of a game are hidden.
func (f *filter) hides(game *board.Game) bool { return f.only != "" && f.only != game.ID() }

// named returns the games in which somebody has the sought name.
func (k *Kind) named(game *board.Game, games []archive.Kept) (found []archive.Kept) {
	t := teller{names.Seats{Game: game, Lang: k.site.Lang}, &k.calendar}
	sought := strings.ToLower(k.name)
	for i := range games {
		for seat := range 2 {
			if strings.Contains(strings.ToLower(t.name(&games[i].Game, seat)), sought) {
				found = append(found, games[i])
				break
			}
		}
	}
	return found
}

// minFiltered is the number of games from which the filter is shown.
const minFiltered = 4

// total returns how many past games there are.
func (k *Kind) total() (n int) {
	for i := range k.shelves {
		n += len(k.shelves[i].past.Games())
	}
	return n
}

// nobody says whether the filter's name matches nobody.
func (k *Kind) nobody() bool {
	for i, game := range k.games {
		if i < len(k.shelves) && !k.hides(game) && len(k.named(game, k.shelves[i].past.Games())) > 0 {
			return false
		}
	}
	return true
}

// filterFields draws the fields of the filter.
func (p *page) filterFields() app.UI {
	k := p.kind
	if !p.Live || k.total() < minFiltered && k.only == "" && k.name == "" {
		return ui.Tree(`<div class="sieve" hidden="true"></div>`)
	}
	m := i18n.Of(p.Lang)
	options := []app.UI{ui.Option(everyGame, m.Past.EveryGame, k.only == "")}
	for i, game := range k.games {
		if !k.shelves[i].empty() {
			options = append(options, ui.Option(game.ID(), game.Words(p.Lang).Name(), k.only == game.ID()))
		}
	}
	none := ""
	if k.name != "" && k.nobody() {
		none = m.Past.Nobody(k.name)
	}
	return ui.Tree(`<div class="sieve" role="search">
			<label><span>{}</span><select id="past-only" onchange="{}">{}</select></label>
			<label><span>{}</span><input type="search" id="past-name" autocomplete="off" oninput="{}"></label>
			<p role="status" class="note">{}</p>
		</div>`,
		m.Past.Game, p.onOnly, options, m.Past.Name, p.onSought, none)
}

func (p *page) onOnly(ctx app.Context, _ app.Event) {
	p.kind.choose(ctx.JSSrc().Get("value").String())
}

// everyGame is the value of the option that shows all games.
const everyGame = "all"

// choose filters by a game, or by none.
func (k *Kind) choose(game string) {
	if k.only = game; game == everyGame {
		k.only = ""
	}
	k.redraw()
}

func (p *page) onSought(ctx app.Context, _ app.Event) {
	p.kind.filterName(ctx.JSSrc().Get("value").String())
}

// filterName filters by a name.
func (k *Kind) filterName(name string) {
	k.name = strings.TrimSpace(name)
	k.redraw()
}
