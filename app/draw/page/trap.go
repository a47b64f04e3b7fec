package page

import (
	"cmp"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/picture"
	"tablier/app/ui"
	"tablier/rules"
)

// trapWords are the sentences about a position in which only one move does not lose.
type trapWords struct {
	heading string
	says    func(moves int, move string) string
	stands  func(first, second string) string // what stands where, for a screen reader
	nowhere string
}

// trap is a position with the second player to move in which all moves lose but one, as a small board.
type trap struct{ *frame }

// draw draws the one that the machine has found, hidden where there is none.
func (t trap) draw(found protocol.Trap) app.UI {
	m, setup := trappingOf(t.lang), rules.Setup{Variant: t.session.Link(true)}
	words, standing := t.kind.game.Words(t.lang), t.standing(setup, found.Position)
	if found.Moves == 0 || standing == "" {
		return ui.Tree(`<div class="tr-trap" hidden="true"></div>`)
	}
	return ui.Tree(`<div class="tr-trap">
			<div role="img" aria-label="{}">{}</div>
			<div><h3>{}</h3><p>{}</p></div>
		</div>`, standing,
		&picture.Picture{Game: t.kind.game, Setup: setup, Position: found.Position},
		m.heading, m.says(found.Moves, words.Move(rules.Move(found.Move))))
}

// standing says what stands where, empty where the rules do not know the position.
func (t trap) standing(setup rules.Setup, text string) string {
	m, words := trappingOf(t.lang), t.kind.game.Words(t.lang)
	position, err := t.kind.game.Spec.Parse(setup, text)
	if err != nil {
		return ""
	}
	view, skin := position.View(rules.Nobody), t.kind.game.Skin(setup.Variant, false)
	var sides [2][]string
	for i, point := range skin.Points(view) {
		if glyph := skin.PieceAt(view, i); point.On() && glyph != (board.Glyph{}) {
			side := glyph.Owner.Index()
			sides[side] = append(sides[side], point.Name)
		}
	}
	var said [2]string
	for side, player := range []rules.Player{rules.First, rules.Second} {
		said[side] = cmp.Or(ui.Join(", ", append(sides[side], words.Standing(view, player))...), m.nowhere)
	}
	return m.stands(said[0], said[1])
}
