package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/picture"
	"tablier/app/ui"
	"tablier/rules"
)

// An end is a small board with the last position of a past game and the shape of its outcome: a comparable value.
type end struct {
	Game     *board.Game
	Setup    rules.Setup
	Position string // empty for a board without pieces
	Outcome  ui.Outcome
}

// end returns the small board of a past game.
func (k *Kind) end(game *board.Game, past *archive.Kept) end {
	e := k.endings.ending(past)
	return end{game, e.Setup, e.Position, outcomeOf(&past.Game)}
}

func (e end) draw() app.UI { return picture.End(e.Game, e.Setup, e.Position, e.Outcome) }
