package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/boardview"
	"tablier/app/picture"
	"tablier/app/ui"
	"tablier/rules"
)

// small is a small board with a move that has just been made.
type small struct {
	app.Compo
	Board    string
	Position string // before the move
	Move     rules.Move
	game     *board.Game
}

// Render implements app.Composer. It panics at what the rules refuse: the move is one of theirs.
func (s *small) Render() app.UI {
	match, err := rules.NewMatch(s.game.Spec, rules.Setup{Variant: s.Board}, s.Position)
	if err == nil {
		err = match.Play(s.Move)
	}
	if err != nil {
		panic(err)
	}
	return ui.Raw(ui.HTML(boardview.Small(picture.Scene(s.game, match))))
}
