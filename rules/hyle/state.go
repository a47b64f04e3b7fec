// Package hyle is Eric Solomon's Entropy (rules/README.md §2): Chaos places pawns that are drawn at random, and Order
// slides them so that rows and columns read the same both ways. A match is two rounds, in which the players swap roles.
// The variant is the number of cells a side and of colours: "5" or "7", and for learning "3" or "4".
//
// The typed core ([State], [Step], [Line]) serves engines and allocates nothing; [Position] is the thin adapter that
// gives it the text interface of package rules.
package hyle

// Most is the longest side of a board.
const Most = 7

// MostCells is how many cells the largest board has.
const MostCells = Most * Most

// A Phase is the phase of a turn: who acts.
type Phase uint8

// The phases of a turn, in their order.
const (
	Drawing Phase = iota // chance draws a pawn
	Placing              // Chaos places it
	Sliding              // Order slides a pawn, or none
	Ended                // the board is full
)

// A State is a position of a round in 88 bytes. It is comparable, and comes from Start or Parse. Engines that look
// ahead change one in place, by Do and Undo, or keep the one before, by Play.
//
// Cells are numbered file by file: N·file + rank, so that a1 is 0, a2 is 1.
type State struct {
	Lines  [2 * Most]Line  // the columns, from file a on, and from Most on the rows, from rank 1 on
	Taken  [2 * Most]uint8 // the cells of each line that hold a pawn: bit i for the i-th
	Bag    [Most + 1]uint8 // pawns in the bag by colour, 1 to N
	N      uint8           // cells a side
	Empty  uint8           // cells without a pawn
	Hand   uint8           // the colour that Chaos holds, 0 when he holds none
	Phase  Phase
	slides uint8  // how many slides the board allows, whoever is to move
	Points uint16 // of Order, for the board as it stands
}

// Start returns the state a round begins with; n is 3, 4, 5 or 7.
func Start(n int) State {
	prepare(n)
	s := State{N: uint8(n), Empty: uint8(n * n)}
	for colour := 1; colour <= n; colour++ {
		s.Bag[colour] = uint8(n)
	}
	return s
}

// At returns the colour on a cell, 0 when it is empty.
func (s *State) At(cell int) uint8 {
	at := s.spot(cell)
	return s.Lines[at.file].At(int(at.rank))
}

// Left returns how many pawns are in the bag.
func (s *State) Left() int {
	n := int(s.Empty)
	if s.Hand != 0 {
		n--
	}
	return n
}

// A spot is a cell by its file and rank.
type spot struct{ file, rank uint8 }

// spots holds the cells of a board by its side: a division takes longer.
var spots = func() (table [Most + 1][MostCells]spot) {
	for n := 1; n <= Most; n++ {
		for cell := range n * n {
			table[n][cell] = spot{uint8(cell / n), uint8(cell % n)}
		}
	}
	return table
}()

func (s *State) spot(cell int) spot { return spots[s.N&7][cell] }
