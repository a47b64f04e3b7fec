package page

import (
	"encoding/json"
	"net/url"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/ai/puzzle"
	"tablier/app/board"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/machine"
	"tablier/app/nav"
	"tablier/app/puzzles"
	"tablier/app/shell"
	"tablier/rules"
	"tablier/rules/morris"
)

// spotWords are the sentences about puzzles that are made on the spot.
type spotWords struct {
	over                      string
	by                        func(author string) string
	making, far               string
	stop, stopped, resume     string
	failed, large, unreadable string
	none                      string
	made                      func(n, solved int) string
	kinds                     i18n.Table[string, string]
	item                      func(number, kind string) string
	solved, tried, room, all  string
}

// works is the machine, which makes puzzles.
type works struct{ client *machine.Client }

// Make implements puzzles.Workshop.
func (w works) Make(game, variant string, far func(int), done func(string, error)) (cancel func()) {
	r := protocol.Request{Op: protocol.OpPuzzles, Record: rules.Record{Game: game, Variant: variant}}
	search := w.client.AskHearing(r, func(p protocol.Progress) { far(p.Depth) }, func(line string, err error) {
		var answer protocol.Made
		if err == nil {
			err = json.Unmarshal([]byte(line), &answer)
		}
		done(answer.Puzzles, err)
	})
	return func() {
		search.Cancel()
		w.client.Rest()
	}
}

// newSpot returns the puzzles of the game of which variants are drawn.
func (k *Kind) newSpot(work puzzles.Workshop) *puzzles.Spot {
	return puzzles.NewSpot(k.drawnGame().Spec, work, func() {
		k.open()
		k.redraw()
	})
}

// cutSpot returns the text of a drawn game in the fragment of a link: "p=ID&g=…" asks for one of its puzzles, "g=…" for
// the list of them.
func cutSpot(fragment string) (rest, variant string) {
	const begins = "g="
	if strings.HasPrefix(fragment, begins) {
		return "", fragment
	}
	rest, text, found := strings.Cut(fragment, "&"+begins)
	if found {
		variant = begins + text
	}
	return rest, variant
}

// onSpot says whether the page shows puzzles that are made on the spot.
func (k *Kind) onSpot() bool { return k.spot.Variant() != "" }

// shelf returns the puzzles of a game that the page shows; nil as long as they are not there.
func (k *Kind) shelf(game string) *puzzles.Shelf {
	if k.onSpot() {
		return k.spot.Shelf()
	}
	return k.library.Shelf(game)
}

// find returns the requested puzzle, and its game.
func (k *Kind) find() (game string, p *puzzle.Puzzle) {
	if !k.onSpot() {
		return k.library.Find(k.requested)
	}
	shelf := k.spot.Shelf()
	if shelf == nil {
		return "", nil
	}
	if p = shelf.Find(k.requested); p == nil {
		return "", nil
	}
	return shelf.Set.Game, p
}

// visit returns the way to a puzzle among those that the page shows, or to the list of them.
func (k *Kind) visit(id string) nav.Visit {
	v := nav.Visit{Route: nav.PuzzlesRoute, Parameters: url.Values{}}
	if id != "" {
		v.Parameters.Set(nav.Puzzle, id)
	}
	if k.onSpot() {
		v.Parameters.Set(nav.Drawn, k.spot.Variant())
	}
	return v
}

// addressOf returns the address of a puzzle for others.
func (k *Kind) addressOf(id string) string {
	if shell.Single() && !k.onSpot() {
		return k.site.Nav.Address(nav.PuzzlesRoute, "?"+nav.Puzzle+"="+id)
	}
	fragment := nav.PuzzleFragment + id
	if k.onSpot() {
		fragment += "&" + k.spot.Variant()
	}
	return k.site.Nav.Address(nav.PuzzlesRoute, fragment)
}

// nameOf returns what a game is called: a drawn one by its title.
func (k *Kind) nameOf(game *board.Game, lang i18n.Lang) string {
	if k.onSpot() && k.spot.State() != puzzles.Unreadable {
		return game.Words(lang).Variant(k.spot.Variant())
	}
	if k.own != nil && k.own.shelf != nil {
		return game.Words(lang).Variant(k.own.shelf.Set.Puzzles[0].Variant)
	}
	return game.Words(lang).Name()
}

// author returns who has drawn the game, as it says.
func (k *Kind) author() string {
	if d, err := morris.ReadDesign(k.spot.Variant()); err == nil {
		return d.Author
	}
	return ""
}

// drawnGame returns the game of which drawn ones are variants.
func (k *Kind) drawnGame() *board.Game {
	return k.games[slices.IndexFunc(k.games, func(g games.Game) bool { return g.Spec.Written != nil })].Game
}

// requestedSpot returns the text of the game in the address, empty for none.
func (k *Kind) requestedSpot() string {
	return k.site.Nav.Parameters(app.Window().URL()).Get(nav.Drawn)
}
