package home

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/boardview"
	"tablier/app/i18n"
	"tablier/app/names"
	"tablier/app/play"
	"tablier/rules"
)

// picture is a small board with the position that stands for a game. It is drawn once.
type picture struct {
	app.Compo
	Game string
	game *board.Game
}

// Render implements app.Composer.
func (p *picture) Render() app.UI { return app.Raw(markup(p.game)) }

// markup draws the position of a game's card, as a spectator sees it who knows nothing of what is secret.
func markup(game *board.Game) string {
	match, err := rules.NewMatch(game.Spec, rules.Setup{}, game.Card)
	if err != nil {
		panic(err) // a test opens every card
	}
	table := play.New(game, 0, 0)
	table.Open(match, [2]play.Seat{}, 0)
	return boardview.Markup(table.Scene(names.Seats{Game: game, Lang: i18n.French}.Voice(table)))
}
