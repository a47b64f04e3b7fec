package domino

import (
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
)

// Game returns the game as the page knows it. It panics when the registry lacks it: they are one program.
func Game(registry rules.Registry) *board.Game {
	spec, err := registry.Find("domino")
	if err != nil {
		panic(err)
	}
	skins := [2]board.Skin{newSkin(false), newSkin(true)}
	return &board.Game{
		Spec:    spec,
		Levels:  6,
		Winners: true,
		Defs:    defs(),
		Mini:    "-50 -50 100 100",
		Skin: func(_ string, turned bool) board.Skin {
			if turned {
				return skins[1]
			}
			return skins[0]
		},
		Words: func(lang i18n.Lang) board.Words {
			if lang == i18n.English {
				return words{&english}
			}
			return words{&french}
		},
		Card: "N=5 " + cardMoves,
	}
}
