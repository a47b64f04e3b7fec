package atlas

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/boardview"
	"tablier/app/i18n"
	"tablier/app/names"
	"tablier/app/play"
	"tablier/app/ui"
	"tablier/rules"
)

// small is a small board with a move that has just been made.
type small struct {
	app.Compo
	Board    string
	Position string // before the move
	Move     rules.Move
	kind     *Kind
}

// Render implements app.Composer. It panics at what the rules refuse: the move is one of theirs.
func (s *small) Render() app.UI {
	game := s.kind.game
	match, err := rules.NewMatch(game.Spec, rules.Setup{Variant: s.Board}, s.Position)
	if err == nil {
		err = match.Play(s.Move)
	}
	if err != nil {
		panic(err)
	}
	table := play.New(game, 0, 0)
	table.Open(match, [2]play.Seat{}, 0)
	scene := table.Scene(names.Seats{Game: game, Lang: i18n.French}.Voice(table))
	scene.Under += went(scene)
	return ui.Raw(ui.HTML(boardview.Markup(scene)))
}

// went draws the way of the last move.
func went(s board.Scene) string {
	if len(s.Last) < 2 {
		return ""
	}
	path := `<path class="went" d="`
	for i, at := range s.Last {
		path += string("ML"[min(i, 1)]) + strconv.Itoa(s.Points[at].X) + " " + strconv.Itoa(s.Points[at].Y)
	}
	return path + `"/>`
}
