package variants

import (
	"math/rand/v2"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/boardview"
	"tablier/app/i18n"
	"tablier/app/names"
	"tablier/app/play"
	"tablier/rules"
)

// Drawing returns a small board of a variant with some pieces on it.
func Drawing(game *board.Game, variant string) app.UI {
	return &drawing{Variant: variant, markup: func() string { return markup(game, variant) }}
}

// drawing is a small board of a variant with some pieces on it. It is drawn once.
type drawing struct {
	app.Compo
	Variant string
	markup  func() string
}

// Render implements app.Composer.
func (d *drawing) Render() app.UI { return app.Raw(d.markup()) }

// markup draws a variant after some moves, the same each time, as a spectator sees it.
func markup(game *board.Game, variant string) string {
	match, err := rules.NewMatch(game.Spec, rules.Setup{Variant: variant}, "")
	if err != nil {
		panic(err) // the variant is one of the game's
	}
	begin(match, game.Skin(variant, false))
	table := play.New(game, 0, 0)
	table.Open(match, [2]play.Seat{}, 0)
	return boardview.Markup(table.Scene(names.Seats{Game: game, Lang: i18n.French}.Voice(table)))
}

// mostMoves is how many moves a small board shows, if it has room for as many.
const mostMoves = 8

// begin plays some moves, so that about half of a small board is free, and none that ends the match.
func begin(match *rules.Match, skin board.Skin) {
	chance := rand.New(rand.NewPCG(0, 0))
	points := len(skin.Points(match.View(0, rules.Chance)))
	for range min(points/2, mostMoves) {
		moves := match.Position().Moves()
		if len(moves) == 0 || match.Play(moves[chance.IntN(len(moves))]) != nil {
			return
		}
		if match.Result().Over() {
			match.Undo()
			return
		}
	}
}
