package page

import (
	"tablier/app/class/set"
	"tablier/app/puzzles/composed"
	"tablier/app/ui"
)

// addToSet adds the puzzle to the set that a teacher prepares.
func (p *page) addToSet() {
	band := p.shelf().Set.Band(p.attempt.puzzle)
	w := p.wording(p.kind.site.Lang)
	item := set.Item{Minutes: 3 + 2*int(band), Task: &set.Puzzle{Game: p.game.ID(), ID: p.attempt.id}}
	name := p.kind.nameOf(p.game.Game, p.kind.site.Lang)
	switch {
	case p.own != nil:
		item.Task = set.NewComposed(p.own.Puzzle)
	case p.kind.onSpot(): // no file of the site has it
		item.Task = set.NewComposed(composed.New(p.game.ID(), p.attempt.puzzle))
	}
	p.kind.site.AddToSet(item, ui.Join(", ", name, w.number()))
}
