package page

import (
	"tablier/ai/puzzle"
	"tablier/app/board"
	"tablier/app/class/form"
	"tablier/app/games"
	"tablier/app/puzzles"
	"tablier/app/puzzles/composed"
)

// A handmade is a puzzle that somebody has composed, as the address brings it.
type handmade struct {
	composed.Puzzle
	code  string
	fault form.Fault // why it cannot be opened, empty where it can
	shelf *puzzles.Shelf
}

// readOwn reads the puzzle of a code.
func (k *Kind) readOwn(code string) *handmade {
	h := &handmade{code: code}
	p, err := composed.Decode(code)
	if fault, bad := err.(*form.Error); bad {
		h.fault = fault.Fault
		return h
	}
	q, fault := p.Open(board.Registry(games.Boards(k.games)))
	if fault != nil {
		h.fault = fault.Fault
		return h
	}
	h.shelf = puzzles.ShelfOf(&puzzle.Set{Game: p.Game, Bands: usualBands, Puzzles: []puzzle.Puzzle{*q}})
	h.Puzzle = p
	return h
}

// usualBands are the levels at which the bands of a puzzle end that stands alone: nothing is shown of them.
var usualBands = [2]int{2, 4}

// openOwn shows the puzzle that somebody has composed, if it is in order.
func (k *Kind) openOwn() {
	for _, page := range k.pages {
		if k.own.fault == "" && page.game.ID() == k.own.Game {
			page.own = k.own
			if page.open(&k.own.shelf.Set.Puzzles[0]) {
				k.shown = page
			}
			return
		}
	}
}

// alone says whether no other puzzle follows: somebody has composed this one, and it is in no set that is being done.
func (p *page) alone() bool { return p.own != nil && !p.kind.site.Doing() }
