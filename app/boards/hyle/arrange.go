package hyle

import (
	"slices"
	"strconv"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/ui"
	"tablier/rules"
	"tablier/rules/hyle"
)

// Who acts in a position, as its text says it.
const (
	chaosDraws  = "?"
	chaosPlaces = "c"
	orderSlides = "o"
)

// The flaws of a position that is set up by hand, beside those of package board.
const (
	noHand    rules.Fault = "no-hand"    // Chaos places, and nothing is in his hand
	firstPawn rules.Fault = "first-pawn" // Order slides, and there is no pawn
)

// arranging returns how positions are set up by hand.
func arranging() *board.Arranging {
	return &board.Arranging{
		Under: func(setup rules.Setup) board.Arranger { return arranger{gridOf(setup.Variant, false)} },
		Words: func(lang i18n.Lang) board.ArrangeWords { return &arrangedIn{arrangedOf(lang), wordsIn(lang)} },
	}
}

// An arranger answers for positions that are set up by hand. What is left lies in the bag.
type arranger struct{ grid grid }

// Stocks implements board.Arranger.
func (a arranger) Stocks() []board.Stock {
	stocks := make([]board.Stock, a.grid.n)
	for i := range stocks {
		colour := uint8(i + 1)
		stocks[i] = board.Stock{ID: letter(colour), Key: letter(colour), Most: a.grid.n, Glyph: loose(colour)}
	}
	return stocks
}

// Turns implements board.Arranger.
func (arranger) Turns() []board.Turn {
	return []board.Turn{{ID: chaosDraws}, {ID: chaosPlaces, Hand: true}, {ID: orderSlides}}
}

// Read implements board.Arranger.
func (a arranger) Read(p rules.Position) board.Arranged {
	s := p.(hyle.Position).State
	arranged := board.Arranged{On: map[string]string{}, Turn: orderSlides}
	switch s.Phase {
	case hyle.Drawing:
		arranged.Turn = chaosDraws
	case hyle.Placing:
		arranged.Turn, arranged.Hand = chaosPlaces, letter(s.Hand)
	}
	for cell := range a.grid.cells() {
		if colour := s.At(cell); colour != 0 {
			arranged.On[hyle.Name(cell, a.grid.n)] = letter(colour)
		}
	}
	return arranged
}

// Write implements board.Arranger.
func (a arranger) Write(arranged board.Arranged) string {
	n := a.grid.n
	text := arranged.Rows(n, n, func(file, rank int) string { return hyle.Name(n*file+rank, n) }, strconv.Itoa)
	switch {
	case arranged.Turn == chaosPlaces:
		return text + " c=" + arranged.Hand
	case arranged.Turn == chaosDraws && len(arranged.On) < a.grid.cells():
		return text + " ?"
	}
	return text + " o"
}

// Glyph implements board.Arranger.
func (a arranger) Glyph(arranged board.Arranged, point string) board.Glyph {
	if on := arranged.On[point]; on != "" {
		return board.Glyph{Kind: on, Face: a.grid.size()}
	}
	return board.Glyph{}
}

// Flaws implements board.Arranger.
func (a arranger) Flaws(arranged board.Arranged) []board.Flaw {
	flaws := arranged.Amounts(a.Stocks(), a.names(), false)
	switch {
	case arranged.Turn == chaosPlaces && arranged.Hand == "":
		flaws = append(flaws, board.Flaw{Fault: noHand})
	case arranged.Turn == orderSlides && len(arranged.On) == 0:
		flaws = append(flaws, board.Flaw{Fault: firstPawn})
	}
	return flaws
}

// names returns the names of the cells.
func (a arranger) names() []string {
	names := make([]string, a.grid.cells())
	for cell := range names {
		names[cell] = hyle.Name(cell, a.grid.n)
	}
	return names
}

// An arranged has the sentences about positions that are set up by hand, in one language.
type arranged struct {
	turns        [3]string
	placed       func(n int) string
	inHand       func(pawn string) string
	places, ends func(pawn string) string // what Chaos does with it; ends is of the last cell
	bag          string
	tooMany      func(count int, colour string, most int) string
	fewer        string
	noHand       string
	noHandWhy    string
	firstPawn    string
	firstPawnWhy string
}

// An arrangedIn is those sentences with the names of the colours.
type arrangedIn struct {
	*arranged
	words board.Words
}

// The methods of arrangedIn implement board.ArrangeWords.
func (w *arrangedIn) Mark() string             { return "" }
func (w *arrangedIn) Tally(string, int) string { return "" }

// Stock names a colour.
func (w *arrangedIn) Stock(id string) string { return w.words.Drawn(board.Glyph{Kind: id}) }

// Turn says who acts, and how.
func (w *arrangedIn) Turn(id string) string {
	return w.turns[max(0, slices.Index([]string{chaosDraws, chaosPlaces, orderSlides}, id))]
}

// How implements board.Guide: with a pawn in hand it says what comes of it.
func (w *arrangedIn) How(stocks []board.Stock, a board.Arranged) string {
	switch {
	case a.Hand == "":
		return ""
	case len(a.On)+1 == len(stocks)*stocks[0].Most:
		return w.ends(w.Stock(a.Hand))
	}
	return w.places(w.Stock(a.Hand))
}

// Counts implements board.Counter: what is left in the bag.
func (w *arrangedIn) Counts(stocks []board.Stock, a board.Arranged) []board.Count {
	counts, all := make([]board.Count, 1), 0
	for _, stock := range stocks {
		left := max(0, stock.Most-a.Count(stock))
		all += left
		counts = append(counts, board.Count{
			Says: ui.Join(" ", w.Stock(stock.ID), strconv.Itoa(left)), Glyph: stock.Glyph, Numbers: []int{left},
		})
	}
	counts[0] = board.Count{Says: ui.Join(" ", w.bag, strconv.Itoa(all)), Name: w.bag, Numbers: []int{all}}
	return counts
}

// Sum counts the pawns on the board and in the hand.
func (w *arrangedIn) Sum(a board.Arranged) string {
	if a.Hand != "" {
		return w.placed(len(a.On)) + w.inHand(w.Stock(a.Hand))
	}
	return w.placed(len(a.On)) + "."
}

// Flaw says what is wrong.
func (w *arrangedIn) Flaw(f board.Flaw) (head, more string) {
	switch f.Fault {
	case board.TooMany:
		return w.tooMany(f.Count, w.Stock(f.Stock), f.Most), w.fewer
	case noHand:
		return w.noHand, w.noHandWhy
	}
	return w.firstPawn, w.firstPawnWhy
}
