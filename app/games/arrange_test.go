package games

import (
	"slices"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
)

// arranging says whether the player to move arranges pieces: the moves that do it have no path.
func (c check) arranging(v rules.View) bool {
	skin, ok := c.skin.(board.Arranger)
	return ok && len(skin.Homes(v)) > 0
}

// arrangement checks that every legal move puts a piece of the stock on a home, that presets fill the homes with the
// stock, and that a board turned round has the same ones.
func (c check) arrangement(v rules.View, moves []rules.Move) {
	c.t.Helper()
	if !c.arranging(v) {
		return
	}
	skin := c.skin.(board.Arranger)
	homes, stock := skin.Homes(v), skin.Stock(v)
	if !slices.Equal(homes, c.turned.(board.Arranger).Homes(v)) || !slices.Equal(stock, c.turned.(board.Arranger).Stock(v)) {
		c.t.Errorf("%s: turned round, something else is to be arranged", v)
	}
	placing := map[rules.Move]bool{}
	for _, home := range homes {
		for kind := range stock {
			placing[skin.Placing(v, home, kind)] = true
		}
	}
	for _, m := range moves {
		if !placing[m] {
			c.t.Errorf("%s: %s puts no piece of the stock on a home", v, m)
		}
	}
	for _, lang := range i18n.Langs() {
		for _, preset := range c.game.Words(lang).(board.ArrangeWords).Presets() {
			c.preset(preset, homes, stock)
		}
	}
}

func (c check) preset(preset board.Preset, homes []int, stock []board.Kind) {
	c.t.Helper()
	left := len(homes)
	for kind, k := range stock {
		n := 0
		for _, stands := range preset.Kinds {
			if stands == kind {
				n++
			}
		}
		if left -= n; n != k.Count {
			c.t.Errorf("%s has %d pieces of kind %d, want %d", preset.ID, n, kind, k.Count)
		}
	}
	if left != 0 || preset.ID == "" || preset.Name == "" || preset.Idea == "" {
		c.t.Errorf("%+v does not fill the %d homes", preset, len(homes))
	}
}
