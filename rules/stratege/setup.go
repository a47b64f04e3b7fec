package stratege

// A Setup is the strengths of a side's pawns on its 18 black places, row by row upwards, columns a to k: White's on the
// rows 1 to 3, Green's on 8 to 10. A hidden strength is 0.
type Setup [Pawns]uint8

// Home returns the i-th place, from 0, of a side's set-up.
func Home(side, i int) int { return Columns*(firstHome(side)+i/6) + 2*(i%6) }

// firstHome returns the first of the three rows, from 0, that a side owns.
func firstHome(side int) int {
	if side == 0 {
		return 0
	}
	return Rows - 3
}

// owns says whether a place is in a side's own rows.
func owns(side, cell int) bool {
	row := cell/Columns - firstHome(side)
	return row >= 0 && row < 3
}

// Homes returns the places where the side to move may still place a pawn.
func (s *State) Homes() Set {
	const rows = 1<<(3*Columns) - 1
	if s.Turn == 0 {
		return Set{Low: rows & blackHalf}.Without(s.Side[0])
	}
	return Set{High: blackHalf &^ (1<<(2*Columns) - 1)}.Without(s.Side[1])
}

// unused returns the strengths of which the side to move may still place a pawn, and how many they are.
func (s *State) unused() (n int, strengths [Most]uint8) {
	for strength, known := range s.Known(int(s.Turn)) {
		if strength > 0 && known < Each {
			strengths[n] = uint8(strength)
			n++
		}
	}
	return n, strengths
}

// SetUp places all pawns of the side to move, which has placed none; the setup is one that Excess finds no fault with.
func (s *State) SetUp(setup Setup) {
	side := int(s.Turn)
	for i, strength := range setup {
		s.place(Home(side, i), int(strength))
	}
}

// Excess returns the index of the first strength in a setup that there are too many of, -1 when there is none. What is
// hidden is no excess.
func (setup Setup) Excess() int {
	var seen [Most + 1]int
	for i, strength := range setup {
		if seen[strength]++; strength > 0 && seen[strength] > Each {
			return i
		}
	}
	return -1
}
