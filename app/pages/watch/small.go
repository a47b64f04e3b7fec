package watch

import (
	"fmt"
	"strings"

	"tablier/app/boardview"
	"tablier/app/picture"
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
	match, err := k.replay(path)
	if err != nil {
		return "" // the machine has said so
	}
	return boardview.Small(picture.Scene(k.game(), match))
}

// replay returns the match from the position that is searched to the end of a path. A move whose result hangs on what
// is hidden is not played before that is shown by what follows it.
func (k *Kind) replay(path []string) (*rules.Match, error) {
	match, err := rules.NewMatch(k.game().Spec, rules.Setup{Variant: k.settings.Variant}, k.settings.Position)
	if err != nil {
		return nil, fmt.Errorf("position %q: %w", k.settings.Position, err)
	}
	for _, m := range path {
		err := match.Play(rules.Move(m))
		if illegal, ok := err.(*rules.Illegal); ok && illegal.Fault == rules.Undetermined {
			continue
		}
		if err != nil {
			return nil, fmt.Errorf("move %q: %w", m, err)
		}
	}
	return match, nil
}
