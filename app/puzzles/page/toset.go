package page

import (
	"tablier/app/class/set"
	"tablier/app/ui"
)

// addToSet adds the puzzle to the set that a teacher prepares.
func (p *page) addToSet() {
	band := p.shelf().Set.Band(p.attempt.puzzle)
	w := p.wording(p.kind.site.Lang)
	item := set.Item{Minutes: 3 + 2*int(band), Task: &set.Puzzle{Game: p.game.ID(), ID: p.attempt.id}}
	if p.own != nil {
		item.Task = set.NewComposed(p.own.Puzzle)
	}
	p.kind.site.AddToSet(item, ui.Join(", ", p.game.Words(p.kind.site.Lang).Name(), w.number()))
}
