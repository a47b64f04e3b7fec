package morris

import (
	"math/bits"
	"slices"

	"tablier/rules/morris"
)

// Symmetries are the maps of a board onto itself that change no rule, with and without exchanging the sides.
type Symmetries []symmetry

type symmetry struct {
	to   []int // the image of each point
	swap uint8 // 1 when the sides are exchanged
}

// A board that somebody has drawn can have millions of symmetries: points that no line tells apart. Then those count
// that are found first.
const (
	mostKept  = 256     // symmetries
	mostTried = 100_000 // times that a point is given an image
)

// SymmetriesOf finds them by trying all maps, point by point, that keep which points a pawn reaches alone and how many
// winning lines join two points; those that remain are compared rule by rule.
func SymmetriesOf(game *morris.Game) Symmetries {
	var all Symmetries
	n := len(game.Points())
	for swap := range uint8(2) {
		to, tried := make([]int, 0, n), 0
		var extend func()
		extend = func() {
			if len(to) == n {
				if s := (symmetry{slices.Clone(to), swap}); s.keeps(game) {
					all = append(all, s)
				}
				return
			}
			for p := range n {
				if tried++; tried > mostTried || len(all) == mostKept {
					return
				}
				if !slices.Contains(to, p) && fits(game, to, p, swap) {
					to = append(to, p)
					extend()
					to = to[:len(to)-1]
				}
			}
		}
		extend()
	}
	return all
}

// Turns returns those that do not exchange the sides.
func (all Symmetries) Turns() (turns Symmetries) {
	for _, s := range all {
		if s.swap == 0 {
			turns = append(turns, s)
		}
	}
	return turns
}

// Images returns where each of them takes the points of the board.
func (all Symmetries) Images() (images [][]int) {
	for _, s := range all {
		images = append(images, s.to)
	}
	return images
}

// fits says whether the next point may go to p when those before it go where to says.
func fits(game *morris.Game, to []int, p int, swap uint8) bool {
	next, closed := len(to), game.Closed(game.Start())
	if game.Barred()>>next&1 != game.Barred()>>p&1 || closed>>next&1 != closed>>p&1 ||
		joined(game, 0, next, next) != joined(game, swap, p, p) {
		return false
	}
	for q, image := range to {
		if alone(game, q, next) != alone(game, image, p) || joined(game, 0, q, next) != joined(game, swap, image, p) {
			return false
		}
	}
	return true
}

// alone says whether a pawn that has the board for itself moves from one point to another.
func alone(game *morris.Game, from, to int) bool {
	return game.Reach(morris.State{Pawns: [2]uint16{1 << from, 0}}, from)>>to&1 != 0
}

// joined counts the lines through two points that win for a side.
func joined(game *morris.Game, side uint8, p, q int) (n int) {
	both := uint16(1<<p | 1<<q)
	for _, line := range game.Masks(side) {
		if line&both == both {
			n++
		}
	}
	return n
}

// keeps says whether a map takes winning lines to winning lines, the start to the start if pawns stand on it, and
// moves, jumps among them, to moves.
func (s symmetry) keeps(game *morris.Game) bool {
	for side := range uint8(2) {
		for _, line := range game.Masks(side) {
			if !slices.Contains(game.Masks(side^s.swap), s.set(line)) {
				return false
			}
		}
	}
	start := game.Start()
	if s.set(start.Pawns[0]) != start.Pawns[s.swap] || s.set(start.Pawns[1]) != start.Pawns[s.swap^1] {
		return false
	}
	for from := range s.to {
		for other := range s.to {
			reach := game.Reach(morris.State{Pawns: [2]uint16{1 << from, 1 << other}}, from)
			image := morris.State{Pawns: [2]uint16{1 << s.to[from], 1 << s.to[other]}}
			if from != other && s.set(reach) != game.Reach(image, s.to[from]) {
				return false
			}
		}
	}
	return true
}

// set returns where a map takes a set of points.
func (s symmetry) set(x uint16) (y uint16) {
	for ; x != 0; x &= x - 1 {
		y |= 1 << s.to[bits.TrailingZeros16(x)]
	}
	return y
}

// Least returns the smallest word of all the images of a state, the same for states that are alike.
func (all Symmetries) Least(s morris.State) uint64 {
	least := ^uint64(0)
	for _, g := range all {
		var image morris.State
		for side := range uint8(2) {
			image.Pawns[side^g.swap], image.Hand[side^g.swap] = g.set(s.Pawns[side]), s.Hand[side]
		}
		image.Turn = s.Turn ^ g.swap
		least = min(least, image.Word())
	}
	return least
}
