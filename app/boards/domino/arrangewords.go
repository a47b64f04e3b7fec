package domino

import (
	"tablier/app/board"
	"tablier/rules/domino"
)

// An arranged has the sentences about positions that are set up by hand, in one language.
type arranged struct {
	board.PlainArrangeWords
	turns      [2]string // who is to move
	follows    func(laid int) string
	sum        func(left int) string
	held       func(domino string) string
	empty      string // no domino is in hand
	how        string
	differ     func(number, beside int) string
	differWhy  string
	zeros      string
	zerosWhy   string
	noOrder    string
	noOrderWhy func(dominoes int) string
}

// The methods of arranged implement board.CoverWords.
func (w *arranged) Stock(id string) string                   { return dominoName(id) }
func (w *arranged) Turn(string) string                       { return "" }
func (w *arranged) How([]board.Stock, board.Arranged) string { return w.how }

// laidIn counts the dominoes that have been laid after the double zero.
func laidIn(a board.Arranged) int { return len(a.On) / 2 }

// Follows says who is to move.
func (w *arranged) Follows(a board.Arranged) (turn, why string) {
	n := laidIn(a)
	return w.turns[n%2], w.follows(n)
}

// Held names the domino that is turned and moved, if there is one.
func (w *arranged) Held(a board.Arranged, stock string) string {
	if _, ok := lying(a, stock); ok {
		return w.held(dominoName(stock))
	}
	return w.empty
}

// Sum counts the dominoes.
func (w *arranged) Sum(a board.Arranged) string { return w.sum(domino.Pieces - 1 - laidIn(a)) }

// Flaw says what is wrong.
func (w *arranged) Flaw(f board.Flaw) (head, more string) {
	switch f.Fault {
	case domino.Differ:
		return w.differ(f.Count, f.Most), w.differWhy
	case domino.Zeros:
		return w.zeros, w.zerosWhy
	}
	return w.noOrder, w.noOrderWhy(len(f.Points) / 2)
}
