package morris

import (
	"math/bits"
	"slices"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/morris"
)

// The flaws of a position of the family that is set up by hand, beside those of package board and morris.Barred.
const (
	behind    rules.Fault = "behind"     // pawns are placed in turn, and Count of a side are missing
	otherTurn rules.Fault = "other-turn" // while pawns are placed, their number says who is to move; Stock: who is
	lined     rules.Fault = "lined"      // the side to move has a line; Stock: its pawns
)

// sides are the letters of the pawns of First and Second, in the rules' notation.
var sides = [...]string{"o", "r"}

// arranging returns how positions of the family are set up by hand.
func (b *boards) arranging() *board.Arranging {
	return &board.Arranging{
		Under: func(setup rules.Setup) board.Arranger { return arranger{b.game(setup.Variant)} },
		Words: func(lang i18n.Lang) board.ArrangeWords { return arrangedOf(lang) },
	}
}

// game returns the rules of a board.
func (b *boards) game(variant string) *morris.Game { return b.skin(variant, false).(*skin).game }

// An arranger answers for positions of a board that are set up by hand. The pawns that are not on the board are in
// hand.
type arranger struct{ game *morris.Game }

// Stocks implements board.Arranger.
func (a arranger) Stocks() []board.Stock {
	stocks := make([]board.Stock, len(sides))
	for side, id := range sides {
		stocks[side] = board.Stock{
			ID: id, Key: id, Most: a.game.Board().Pawns,
			Glyph: board.Glyph{Kind: ball, Owner: rules.First + rules.Player(side)},
		}
	}
	return stocks
}

// Turns implements board.Arranger.
func (arranger) Turns() []board.Turn {
	return []board.Turn{{ID: sides[0], Player: rules.First}, {ID: sides[1], Player: rules.Second}}
}

// Read implements board.Arranger.
func (a arranger) Read(p rules.Position) board.Arranged {
	state := p.(morris.Position).State
	arranged := board.Arranged{On: map[string]string{}, Turn: sides[state.Turn]}
	for side, id := range sides {
		for _, point := range a.names(state.Pawns[side]) {
			arranged.On[point] = id
		}
	}
	return arranged
}

// names returns the names of points.
func (a arranger) names(points uint16) (list []string) {
	for ; points != 0; points &= points - 1 {
		list = append(list, a.game.Points()[bits.TrailingZeros16(points)])
	}
	return list
}

// state returns what has been set up.
func (a arranger) state(arranged board.Arranged) (s morris.State) {
	for i, point := range a.game.Points() {
		if side := slices.Index(sides[:], arranged.On[point]); side >= 0 {
			s.Pawns[side] |= 1 << i
		}
	}
	for side := range sides {
		s.Hand[side] = uint8(max(0, a.game.Board().Pawns-bits.OnesCount16(s.Pawns[side])))
	}
	s.Turn = uint8(sideOf(arranged.Turn))
	return s
}

// Write implements board.Arranger.
func (a arranger) Write(arranged board.Arranged) string {
	return morris.Position{Game: a.game, State: a.state(arranged)}.String()
}

// Glyph implements board.Arranger.
func (a arranger) Glyph(arranged board.Arranged, point string) board.Glyph {
	for side, id := range sides {
		if arranged.On[point] == id {
			return board.Glyph{Kind: ball, Owner: rules.First + rules.Player(side)}
		}
	}
	return board.Glyph{}
}

// Flaws implements board.Arranger.
func (a arranger) Flaws(arranged board.Arranged) []board.Flaw {
	s := a.state(arranged)
	started := a.game.Board().Start != ""
	flaws := arranged.Amounts(a.Stocks(), a.game.Points(), started)
	if s.Hand != [2]uint8{} && !started {
		flaws = append(flaws, a.placing(s)...)
	}
	before := morris.State{Pawns: s.Pawns, Turn: s.Turn ^ 1}
	if a.game.Won(before) {
		flaws = append(flaws, board.Flaw{Fault: lined, Stock: sides[s.Turn], Points: a.line(s)})
	}
	return flaws
}

// placing returns what cannot be while pawns are still in hand.
func (a arranger) placing(s morris.State) (flaws []board.Flaw) {
	switch ahead := bits.OnesCount16(s.Pawns[0]) - bits.OnesCount16(s.Pawns[1]); {
	case ahead == int(s.Turn):
	case ahead == 0 || ahead == 1:
		flaws = append(flaws, board.Flaw{Fault: otherTurn, Stock: sides[ahead]})
	case ahead < 0:
		flaws = append(flaws, board.Flaw{Fault: behind, Stock: sides[0], Count: -ahead})
	default:
		flaws = append(flaws, board.Flaw{Fault: behind, Stock: sides[1], Count: ahead - 1})
	}
	early := a.game.Barred() & (s.Pawns[0] | s.Pawns[1])
	if s.Pawns[1] == 0 { // the first pawn stands alone
		early |= a.game.Closed(morris.State{}) & s.Pawns[0]
	}
	if early != 0 {
		flaws = append(flaws, board.Flaw{Fault: morris.Barred, Points: a.names(early)})
	}
	return flaws
}

// line returns the points of a line of the side to move.
func (a arranger) line(s morris.State) []string {
	for _, mask := range a.game.Masks(s.Turn) {
		if s.Pawns[s.Turn]&mask == mask {
			return a.names(mask)
		}
	}
	return nil
}

// sideOf returns 0 or 1 for a letter of the pawns.
func sideOf(id string) int { return max(0, slices.Index(sides[:], id)) }

// An arranged has the sentences about positions of the family that are set up by hand, in one language.
type arranged struct {
	board.PlainArrangeWords
	stocks, turns [2]string
	sum           func(orange, red int, turn string) string
	tooMany       func(stock string, count int) (head string)
	fewer         func(most int) string
	missing       func(stock string, count int) string
	inPlace       string // pawns are on the board from the start
	alternate     string // pawns are placed in turn
	otherTurn     func(stock string) string
	barred        func(point string) string
	barredMore    string
	lined         func(stock string) string
	how           string
	linedMore     string
}

// The methods of arranged implement board.ArrangeWords.
func (w *arranged) Stock(id string) string { return w.stocks[sideOf(id)] }
func (w *arranged) Turn(id string) string  { return w.turns[sideOf(id)] }

// How says how to go on: on points, with balls.
func (w *arranged) How([]board.Stock, board.Arranged) string { return w.how }

// Sum counts the pawns on the board.
func (w *arranged) Sum(a board.Arranged) string {
	return w.sum(a.Count(board.Stock{ID: sides[0]}), a.Count(board.Stock{ID: sides[1]}), a.Turn)
}

// Flaw says what is wrong.
func (w *arranged) Flaw(f board.Flaw) (head, more string) {
	switch f.Fault {
	case board.TooMany:
		return w.tooMany(f.Stock, f.Count), w.fewer(f.Most)
	case board.Missing:
		return w.missing(f.Stock, f.Count), w.inPlace
	case behind:
		return w.missing(f.Stock, f.Count), w.alternate
	case otherTurn:
		return w.otherTurn(f.Stock), w.alternate
	case morris.Barred:
		return w.barred(f.Points[0]), w.barredMore
	}
	return w.lined(f.Stock), w.linedMore
}
