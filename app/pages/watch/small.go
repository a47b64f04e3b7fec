package watch

import (
	"strings"

	"tablier/app/boardview"
	"tablier/app/i18n"
	"tablier/app/names"
	"tablier/app/play"
	"tablier/rules"
)

// mostDrawn is how many small boards are remembered.
const mostDrawn = 400

// small draws the board at the end of a path, its last move included.
func (k *Kind) small(path []string) string {
	key := strings.Join(path, " ")
	if drawing, ok := k.drawn[key]; ok {
		return drawing
	}
	if len(k.drawn) > mostDrawn {
		clear(k.drawn)
	}
	k.drawn[key] = k.draw(path)
	return k.drawn[key]
}

func (k *Kind) draw(path []string) string {
	game := k.game()
	match, err := rules.NewMatch(game.Spec, rules.Setup{Variant: k.settings.Variant}, k.settings.Position)
	if err != nil {
		return "" // the machine has said so
	}
	for _, m := range path {
		if err := match.Play(rules.Move(m)); err != nil {
			return ""
		}
	}
	table := play.New(game, 0, 0)
	table.Open(match, [2]play.Seat{}, 0)
	return boardview.Markup(table.Scene(names.Seats{Game: game, Lang: i18n.French}.Voice(table)))
}
