package pawns

import (
	"strconv"
	"strings"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/stratege"
)

// unequal is the flaw of as many hidden pawns of a side as there are not hidden strengths: Count of them, and Most
// strengths.
const unequal rules.Fault = "unequal"

// sides are the letters of White and Green, in the rules' notation.
var sides = [...]string{"w", "g"}

// ByHand returns how positions are set up by hand.
func ByHand() *board.Arranging {
	return &board.Arranging{
		Under: func(rules.Setup) board.Arranger { return arranger{} },
		Words: func(lang i18n.Lang) board.ArrangeWords { return arrangedOf(lang) },
	}
}

// An arranger answers for positions that are set up by hand, of games in which both sides have set theirs up. Strengths
// that are neither on the board nor hidden are lost.
type arranger struct{}

// Stocks implements board.Arranger: of each side the strengths, and a pawn whose strength is hidden.
func (arranger) Stocks() (stocks []board.Stock) {
	for side, letter := range sides {
		for strength := 1; strength <= stratege.Most; strength++ {
			digit := strconv.Itoa(strength)
			stocks = append(stocks, board.Stock{
				ID: letter + digit, Key: digit, Marked: letter + digit + Shown, Most: stratege.Each,
				Glyph: Bare(side, strength), Row: side,
			})
		}
		stocks = append(stocks, board.Stock{ID: letter + Hidden, Key: Hidden, Glyph: Bare(side, 0), Row: side})
	}
	return stocks
}

// Turns implements board.Arranger.
func (arranger) Turns() []board.Turn {
	return []board.Turn{{ID: sides[0], Player: rules.First}, {ID: sides[1], Player: rules.Second}}
}

// Tallies implements board.Tallier: the hidden strengths of the sides of which pawns are hidden.
func (a arranger) Tallies(arranged board.Arranged) (stocks []board.Stock) {
	for _, stock := range a.Stocks() {
		if stock.Most > 0 && (hiddenPawns(arranged, stock.Row) > 0 || hiddenStrengths(arranged, stock.Row) > 0) {
			stocks = append(stocks, stock)
		}
	}
	return stocks
}

// hiddenPawns counts the pawns of a side whose strength is hidden, and hiddenStrengths the strengths that these have.
func hiddenPawns(arranged board.Arranged, side int) int {
	return arranged.Count(board.Stock{ID: sides[side] + Hidden})
}

func hiddenStrengths(arranged board.Arranged, side int) (n int) {
	for id, count := range arranged.More {
		if strings.HasPrefix(id, sides[side]) {
			n += count
		}
	}
	return n
}

// Read implements board.Arranger.
func (arranger) Read(p rules.Position) board.Arranged {
	s := p.(stratege.Position).State
	arranged := board.Arranged{On: map[string]string{}, Turn: sides[s.Turn], More: map[string]int{}}
	for cell, pawn := range s.At {
		if pawn == 0 {
			continue
		}
		id := sides[pawn.Side()] + Bare(pawn.Side(), pawn.Strength()).Face
		if pawn.Shown() {
			id += Shown
		}
		arranged.On[stratege.Name(cell)] = id
	}
	for side, letter := range sides {
		known := s.Known(side)
		left := int(known[0])
		for strength := 1; strength <= stratege.Most; strength++ {
			n := min(left, stratege.Each-int(known[strength]))
			arranged.More[letter+strconv.Itoa(strength)] = n
			left -= n
		}
	}
	return arranged
}

// Write implements board.Arranger.
func (a arranger) Write(arranged board.Arranged) string {
	text := arranged.Rows(stratege.Columns, stratege.Rows,
		func(column, row int) string { return placeNames[stratege.Columns*row+column] },
		func(length int) string { return "(" + strconv.Itoa(length) + ")" })
	return text + " " + sides[sideOf(arranged.Turn)] + " 0 " + a.lost(arranged, 0) + " " + a.lost(arranged, 1)
}

// lost writes the strengths that a side has lost; where they cannot be told, what no position has.
func (a arranger) lost(arranged board.Arranged, side int) string {
	if hiddenPawns(arranged, side) != hiddenStrengths(arranged, side) {
		return Hidden
	}
	lost := ""
	for _, stock := range a.Stocks() {
		if stock.Row == side && stock.Most > 0 {
			lost += strings.Repeat(stock.Key, max(0, stock.Most-arranged.Count(stock)))
		}
	}
	if lost == "" {
		return "-"
	}
	return lost
}

// Glyph implements board.Arranger.
func (arranger) Glyph(arranged board.Arranged, point string) board.Glyph {
	on := arranged.On[point]
	if on == "" {
		return board.Glyph{}
	}
	side := sideOf(on)
	g := board.Glyph{Kind: Kind, Face: on[1:], Owner: rules.First + rules.Player(side)}
	for _, cell := range Goals(side) {
		if stratege.Name(cell) == point {
			g.Face += Arrived
		}
	}
	return g
}

// Flaws implements board.Arranger.
func (a arranger) Flaws(arranged board.Arranged) []board.Flaw {
	flaws := arranged.Amounts(a.Stocks(), placeNames, false)
	for side, letter := range sides {
		if pawns, strengths := hiddenPawns(arranged, side), hiddenStrengths(arranged, side); pawns != strengths {
			flaws = append(flaws, board.Flaw{Fault: unequal, Stock: letter + Hidden, Count: pawns, Most: strengths})
		}
	}
	return flaws
}

// placeNames are the names of all places.
var placeNames = func() (names []string) {
	for cell := range stratege.Cells {
		names = append(names, stratege.Name(cell))
	}
	return names
}()

// sideOf returns the side of a pawn, or of who is to move.
func sideOf(id string) int {
	if strings.HasPrefix(id, sides[1]) {
		return 1
	}
	return 0
}

// An arranged has the sentences about positions that are set up by hand, in one language.
type arranged struct {
	strength    func(side int, strength string) string
	unknown     [2]string
	turns       [2]string
	sum         func(white, green, hidden int) string
	tooMany     func(side int, strength string) string
	tooManyMore func(count int) string
	unequal     func(pawns, strengths int) string
	unequalMore string
	mark, how   string
	tally       func(side int, strength string, count int) string
}

// The methods of arranged implement board.ArrangeWords and board.Guide.
func (w *arranged) Turn(id string) string                    { return w.turns[sideOf(id)] }
func (w *arranged) Mark() string                             { return w.mark }
func (w *arranged) How([]board.Stock, board.Arranged) string { return w.how }

// Stock names a pawn by its side and its strength.
func (w *arranged) Stock(id string) string {
	if id[1:] == Hidden {
		return w.unknown[sideOf(id)]
	}
	return w.strength(sideOf(id), id[1:2])
}

// Tally says how many hidden pawns have a strength.
func (w *arranged) Tally(id string, n int) string { return w.tally(sideOf(id), id[1:], n) }

// Sum counts the pawns of each side, and those whose strength is hidden.
func (w *arranged) Sum(a board.Arranged) string {
	var count [2]int
	for _, id := range a.On {
		count[sideOf(id)]++
	}
	return w.sum(count[0], count[1], hiddenPawns(a, 0)+hiddenPawns(a, 1))
}

// Flaw says what is wrong.
func (w *arranged) Flaw(f board.Flaw) (head, more string) {
	if f.Fault == board.TooMany {
		return w.tooMany(sideOf(f.Stock), f.Stock[1:]), w.tooManyMore(f.Count)
	}
	return w.unequal(f.Count, f.Most), w.unequalMore
}
