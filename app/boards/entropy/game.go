package entropy

import (
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
)

// Game returns the game as the page knows it. It panics when the registry lacks it: they are one program.
func Game(registry rules.Registry) *board.Game {
	spec, err := registry.Find("entropy")
	if err != nil {
		panic(err)
	}
	skins := [2]board.Skin{newSkin(false), newSkin(true)}
	inFrench, inEnglish := newWords(&french), newWords(&english)
	return &board.Game{
		Spec:      spec,
		Levels:    6,
		Sided:     true,
		Scattered: true,
		Defs:      defs,
		Mini:      "-42 -40 84 84",
		Skin: func(_ string, turned bool) board.Skin {
			if turned {
				return skins[1]
			}
			return skins[0]
		},
		Words: func(lang i18n.Lang) board.Words {
			if lang == i18n.English {
				return inEnglish
			}
			return inFrench
		},
		Card: "1wb1b/b2wb/1wb1w/b3b/w1w1w w",
	}
}
