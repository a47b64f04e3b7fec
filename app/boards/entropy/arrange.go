package entropy

import (
	"slices"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/entropy"
)

// sides are the letters of the pawns of First and Second, in the rules' notation.
var sides = [...]string{"w", "b"}

// cellNames are the names of all cells.
var cellNames = entropy.Names(entropy.All)

// arranging returns how positions are set up by hand.
func arranging() *board.Arranging {
	return &board.Arranging{
		Under: func(setup rules.Setup) board.Arranger { return arranger{immediate: len(setup.Options) > 0} },
		Words: func(lang i18n.Lang) board.ArrangeWords { return &arrangedIn{arrangedOf(lang), catalogueOf(lang)} },
	}
}

// An arranger answers for positions that are set up by hand. None of them follows on a pass.
type arranger struct{ immediate bool }

// Stocks implements board.Arranger.
func (arranger) Stocks() []board.Stock {
	stocks := make([]board.Stock, len(sides))
	for side, id := range sides {
		stocks[side] = board.Stock{
			ID: id, Key: id, Most: entropy.Pawns,
			Glyph: board.Glyph{Kind: pawn, Owner: rules.First + rules.Player(side)},
		}
	}
	return stocks
}

// Turns implements board.Arranger.
func (arranger) Turns() []board.Turn {
	return []board.Turn{{ID: sides[0], Player: rules.First}, {ID: sides[1], Player: rules.Second}}
}

// Read implements board.Arranger.
func (arranger) Read(p rules.Position) board.Arranged {
	at := p.(entropy.Position)
	arranged := board.Arranged{On: map[string]string{}, Turn: sides[at.State.Turn]}
	for side, id := range sides {
		for _, cell := range entropy.Names(at.Side(rules.First + rules.Player(side))) {
			arranged.On[cell] = id
		}
	}
	return arranged
}

// cells returns where the pawns of a side lie.
func cells(arranged board.Arranged, side int) (set entropy.Set) {
	for cell := range cellNames {
		if arranged.On[cellNames[cell]] == sides[side] {
			set |= 1 << cell
		}
	}
	return set
}

// Write implements board.Arranger.
func (a arranger) Write(arranged board.Arranged) string {
	turn := sideOf(arranged.Turn)
	state := entropy.State{Own: cells(arranged, turn), Other: cells(arranged, 1-turn), Turn: uint8(turn)}
	return entropy.Position{State: state, Immediate: a.immediate}.String()
}

// Glyph implements board.Arranger: a pawn shows its state, as in a game.
func (arranger) Glyph(arranged board.Arranged, point string) board.Glyph {
	for side, id := range sides {
		if arranged.On[point] == id {
			own, other := cells(arranged, side), cells(arranged, 1-side)
			cell := slices.Index(cellNames, point)
			return board.Glyph{Kind: pawn, Face: face(own, other, cell), Owner: rules.First + rules.Player(side)}
		}
	}
	return board.Glyph{}
}

// Flaws implements board.Arranger.
func (a arranger) Flaws(arranged board.Arranged) []board.Flaw {
	return arranged.Amounts(a.Stocks(), cellNames, true)
}

// sideOf returns 0 or 1 for a letter of the pawns.
func sideOf(id string) int { return max(0, slices.Index(sides[:], id)) }

// An arranged has the sentences about positions that are set up by hand, in one language.
type arranged struct {
	board.PlainArrangeWords
	stocks, turns  [2]string
	sum            func(white, black int, turn string) string
	tooMany        func(stock string, count int) string
	missing        func(stock string, count int) string
	fewer, needful string
}

// The methods of arranged implement board.ArrangeWords.
func (w *arranged) Stock(id string) string { return w.stocks[sideOf(id)] }
func (w *arranged) Turn(id string) string  { return w.turns[sideOf(id)] }

// An arrangedIn is those sentences with the names of the states.
type arrangedIn struct {
	*arranged
	*catalogue
}

// Counts implements board.Counter: how many pawns of each side are in each state.
func (w *arrangedIn) Counts(_ []board.Stock, a board.Arranged) (counts []board.Count) {
	white, black := cells(a, 0), cells(a, 1)
	first, second := count(white, black), count(black, white)
	for i, state := range states {
		numbers := [2]int{first[i], second[i]}
		counts = append(counts, board.Count{
			Says:  w.census(w.counted[state], w.arranged.stocks, numbers),
			Glyph: board.Glyph{Kind: pawn, Face: state, Owner: rules.First}, Name: w.counted[state], Numbers: numbers[:],
		})
	}
	return counts
}

// Sum counts the pawns.
func (w *arranged) Sum(a board.Arranged) string {
	return w.sum(a.Count(board.Stock{ID: sides[0]}), a.Count(board.Stock{ID: sides[1]}), a.Turn)
}

// Flaw says what is wrong.
func (w *arranged) Flaw(f board.Flaw) (head, more string) {
	if f.Fault == board.TooMany {
		return w.tooMany(f.Stock, f.Count), w.fewer
	}
	return w.missing(f.Stock, f.Count), w.needful
}
