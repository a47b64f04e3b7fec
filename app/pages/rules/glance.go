package rules

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/boardview"
	"tablier/app/i18n"
	"tablier/app/names"
	"tablier/app/play"
	"tablier/app/ui"
	"tablier/rules"
)

// watched puts a match on a table at which nobody sits: a spectator from whom nothing is hidden looks at it.
func watched(game *board.Game, setup rules.Setup, start string, moves []rules.Move) *play.Table {
	match, err := rules.NewMatch(game.Spec, setup, start)
	for i := 0; err == nil && i < len(moves); i++ {
		err = match.Play(moves[i])
	}
	if err != nil {
		panic(err) // a test plays every example
	}
	table := play.New(game, 0, 0)
	table.Open(match, [2]play.Seat{{Away: true}, {Away: true}}, 0)
	return table
}

// brief is the rules in a few sentences, each with a board that shows it.
func (p *page) brief(game *board.Game) app.UI {
	m, list := i18n.Of(p.Lang), game.Words(p.Lang).Brief()
	return ui.Shown(len(list) > 0, ui.El("ol").Class("brief").Aria("label", m.RulesPage.Brief).Body(
		app.Range(list).Slice(func(i int) app.UI {
			g := list[i]
			table := watched(game, rules.Setup{Variant: g.Variant}, g.Start, g.Moves)
			return ui.El("li").Body(
				boardview.Picture(table.Scene(names.Seats{Game: game, Lang: p.Lang}.Voice(table))),
				ui.El("p").Text(g.Text),
			)
		}),
	))
}
