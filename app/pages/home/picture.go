package home

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/boardview"
	"tablier/app/i18n"
	"tablier/app/names"
	"tablier/app/play"
	"tablier/rules"
)

// picture is a small board with a position of a game. It is drawn anew only for another one.
type picture struct {
	app.Compo
	Game     string
	Setup    rules.Setup
	Position string
	kind     *Kind
}

// Render implements app.Composer.
func (p *picture) Render() app.UI {
	games := p.kind.games
	game := games[slices.IndexFunc(games, func(g *board.Game) bool { return g.ID() == p.Game })]
	return app.Raw(markup(game, p.Setup, p.Position))
}

// markup draws a position, as a spectator sees it who knows nothing of what is secret.
func markup(game *board.Game, setup rules.Setup, position string) string {
	match, err := rules.NewMatch(game.Spec, setup, position)
	if err != nil {
		panic(err) // a test opens every card, and every position of a match
	}
	table := play.New(game, 0, 0)
	table.Open(match, [2]play.Seat{}, 0)
	return boardview.Markup(table.Scene(names.Seats{Game: game, Lang: i18n.French}.Voice(table)))
}
