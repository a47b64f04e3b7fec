package morris

import (
	"sync"

	"tablier/app/board"
	"tablier/rules"
	"tablier/rules/morris"
)

// boards are the boards of the family. Each is compiled and drawn when it is first asked for: a person plays on one of
// them, and the start of the page is short. The last that somebody has designed is kept beside them.
type boards struct {
	ids   []string // in the order of the rules
	games map[string]func() *morris.Game
	skins map[look]func() *skin

	designed struct {
		text  string
		skins [2]*skin // as it is, and turned
	}
}

// A look is the input of a board's drawing.
type look struct {
	variant string
	turned  bool
}

// newBoards returns the boards of the family, each compiled and drawn when it is first needed.
func newBoards(spec *rules.Spec) *boards {
	b := &boards{ids: spec.Variants, games: map[string]func() *morris.Game{}, skins: map[look]func() *skin{}}
	for _, id := range spec.Variants {
		game := sync.OnceValue(func() *morris.Game {
			start, err := spec.New(rules.Setup{Variant: id})
			if err != nil {
				panic(err)
			}
			return start.(morris.Position).Game
		})
		b.games[id] = game
		for _, turned := range []bool{false, true} {
			b.skins[look{id, turned}] = sync.OnceValue(func() *skin { return newSkin(game(), turned) })
		}
	}
	return b
}

// skin returns the drawing of a board, seen from one side or the other.
func (b *boards) skin(variant string, turned bool) board.Skin {
	if skin, ok := b.skins[look{variant, turned}]; ok {
		return skin()
	}
	if b.designed.text != variant {
		d, err := morris.ReadDesign(variant)
		if err != nil {
			panic("app/boards/morris: no board " + variant) // rules.Spec.Check has let it pass
		}
		game, plan := morris.Compile(d.Board), designPlan(d)
		b.designed.text, b.designed.skins = variant, [2]*skin{drawn(game, plan, true), drawn(game, plan.turn(), true)}
	}
	return b.designed.skins[flag(turned)]
}

func flag(on bool) int {
	if on {
		return 1
	}
	return 0
}
