package page

import (
	"tablier/app/class/set"
	"tablier/app/ui"
)

// addToSet adds the puzzle to the set that a teacher prepares.
func (p *page) addToSet() {
	shelf := p.shelf()
	band := shelf.Set.Band(p.attempt.puzzle)
	w := &wording{attempt: p.attempt, shelf: shelf, lang: p.kind.site.Lang}
	item := set.Item{Minutes: 3 + 2*int(band), Task: &set.Puzzle{Game: p.game.ID(), ID: p.attempt.id}}
	p.kind.site.AddToSet(item, ui.Join(", ", p.game.Words(p.kind.site.Lang).Name(), w.number()))
}
