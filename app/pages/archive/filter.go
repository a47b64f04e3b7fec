package archive

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/names"
	"tablier/app/ui"
)

// A filter is which past games a person wants to see.
type filter struct {
	only   string // the id of the game, empty for all
	sought string // what is in the name of one of the players, empty for anybody
}

// hides says whether the past of a game is not to be seen.
func (f *filter) hides(game *board.Game) bool { return f.only != "" && f.only != game.ID() }

// named returns those of some games in which somebody has the name that is sought.
func (k *Kind) named(game *board.Game, games []archive.Kept) (found []archive.Kept) {
	t := teller{names.Seats{Game: game, Lang: k.site.Lang}, &k.calendar}
	sought := strings.ToLower(k.sought)
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

// fewest is how many games there are at least where a person may choose among them.
const fewest = 4

// total is how many past games there are.
func (k *Kind) total() (n int) {
	for i := range k.shelves {
		n += len(k.shelves[i].past.Games())
	}
	return n
}

// nobody says whether nobody has the name that is sought.
func (k *Kind) nobody() bool {
	for i, game := range k.games {
		if i < len(k.shelves) && !k.hides(game) && len(k.named(game, k.shelves[i].past.Games())) > 0 {
			return false
		}
	}
	return true
}

// sieve is where a person says which games to show: those of one kind, and those with a name.
func (p *page) sieve() app.UI {
	box, k := ui.El("div").Class("sieve"), p.kind
	if !p.Live || k.total() < fewest && k.only == "" && k.sought == "" {
		return ui.Shown(false, box)
	}
	m := i18n.Of(p.Lang)
	options := []app.UI{ui.Option(everyGame, m.Past.EveryGame, k.only == "")}
	for i, game := range k.games {
		if !k.shelves[i].empty() {
			options = append(options, ui.Option(game.ID(), game.Words(p.Lang).Name(), k.only == game.ID()))
		}
	}
	none := ""
	if k.sought != "" && k.nobody() {
		none = m.Past.Nobody(k.sought)
	}
	return box.Role("search").Body(
		ui.El("label").Body(
			ui.El("span").Text(m.Past.Game), ui.El("select").ID("past-only").OnChange(p.onOnly).Body(options...),
		),
		ui.El("label").Body(ui.El("span").Text(m.Past.Name),
			ui.Input("search").ID("past-name").Attr("autocomplete", "off").OnInput(p.onSought)),
		ui.El("p").Role("status").Class("note").Text(none),
	)
}

func (p *page) onOnly(ctx app.Context, _ app.Event) {
	p.kind.choose(ctx.JSSrc().Get("value").String())
}

// everyGame is the value of the option that shows all games.
const everyGame = "all"

// choose shows the games of one kind, or all.
func (k *Kind) choose(game string) {
	if k.only = game; game == everyGame {
		k.only = ""
	}
	k.redraw()
}

func (p *page) onSought(ctx app.Context, _ app.Event) {
	p.kind.seekName(ctx.JSSrc().Get("value").String())
}

// seekName shows the games of those who are called so.
func (k *Kind) seekName(name string) {
	k.sought = strings.TrimSpace(name)
	k.redraw()
}
