// Package stratege is Le Stratège (rules/README.md §5): 18 pawns a side, whose strengths the other side does not see,
// advance over 110 places to the enemy's back row.
//
// The typed core ([State], [Step], the sets of places) serves engines and allocates nothing; [Position] is the thin
// adapter that gives it the text interface of package rules, and [View] is a position as one player may know it.
//
// # Places
//
// Rows are numbered 1 to 10 from White's seat, columns lettered a to k. The columns a c e g i k are the black places,
// where vertical lines cross the rows; b d f h j are the white ones, on the rows only. A place's number is
// 11·(row-1) + column, columns counted from 0, so that a1 is 0 and k10 is 109.
//
// # Moves
//
// A set-up is one pawn a move, "a1=3", White's 18 before Green's 18; Play also reads a whole one as a single word, "#"
// and 18 strengths row by row upwards, columns a to k. Then come steps "c3-c4", attacks "c4xc5" and the pass "--".
// Redacted placements are "a1=?" and "#??????????????????". A redacted attack has the strengths that it has shown
// added, attacker first: "c4xc5=43".
//
// # Positions
//
// The text has the rows from 10 down, separated by "/". A pawn is w or g and its strength, "?" when that is hidden,
// then "!" once it has been shown; a run of empty places is its length in parentheses. Then come the side to move, the
// quiet turns so far, and the strengths of the pawns that White and Green have lost, in ascending order, or "-":
//
//	(11)/w3(10)/…/g?(2)g5!(7) w 17 1126 -
//
// While a side has fewer than 18 pawns on the board and lost, it is setting up.
package stratege

import "strconv"

// The size of the board, and of a side.
const (
	Rows    = 10
	Columns = 11
	Cells   = Rows * Columns
	Pawns   = 18 // of a side
	Each    = 3  // pawns of a strength that a side has
	Most    = 6  // the highest strength; the lowest is 1
)

// half is how many places a word of a Set has: the rows 1 to 5 are in one, 6 to 10 in the other.
const half = Cells / 2

// A Set is a set of places: bit i of Low is the place i, bit i of High the place 55+i. No other bits are set.
type Set struct{ Low, High uint64 }

const (
	allHalf   = 1<<half - 1
	blackRow  = 0x555
	fullRow   = 1<<Columns - 1
	firstFile = 1 | 1<<11 | 1<<22 | 1<<33 | 1<<44
	blackHalf = blackRow * firstFile
	lastFile  = firstFile << (Columns - 1)
	lastRow   = half - Columns // the first place of a half's last row
)

// Black is the set of the black places.
var Black = Set{blackHalf, blackHalf}

// Goal returns the enemy's back row of a side, 0 for White and 1 for Green: whoever stands there neither moves nor
// attacks.
func Goal(side int) Set {
	if side == 0 {
		return Set{High: fullRow << lastRow}
	}
	return Set{Low: fullRow}
}

// SetOf returns the set of one place.
func SetOf(cell int) Set {
	return Set{1 << uint(cell) & allHalf, 1 << uint(cell-half)} // a shift by 64 or more, as by less than 0, leaves 0
}

// Has says whether a place is in the set.
func (a Set) Has(cell int) bool {
	b := SetOf(cell)
	return a.Low&b.Low|a.High&b.High != 0
}

// And returns the places in both sets.
func (a Set) And(b Set) Set { return Set{a.Low & b.Low, a.High & b.High} }

// Without returns the places of a that are not in b.
func (a Set) Without(b Set) Set { return Set{a.Low &^ b.Low, a.High &^ b.High} }

// xor returns the places in one of the sets only.
func (a Set) xor(b Set) Set { return Set{a.Low ^ b.Low, a.High ^ b.High} }

// Empty says whether the set has no place.
func (a Set) Empty() bool { return a.Low|a.High == 0 }

// Name returns the name of a place: a1 to k10.
func Name(cell int) string { return cellNames[cell] }

var cellNames = func() (table [Cells]string) {
	for cell := range table {
		table[cell] = string(rune('a'+cell%Columns)) + strconv.Itoa(1+cell/Columns)
	}
	return table
}()

// readCell returns the place that a text begins with, and the rest of the text; -1 when it begins with none.
func readCell(text string) (cell int, rest string) {
	if len(text) < 2 || text[0] < 'a' || text[0] >= 'a'+Columns || text[1] < '1' || text[1] > '9' {
		return -1, text
	}
	file, row, size := int(text[0]-'a'), int(text[1]-'0'), 2
	if row == 1 && len(text) > 2 && text[2] == '0' {
		row, size = Rows, 3
	}
	return Columns*(row-1) + file, text[size:]
}
