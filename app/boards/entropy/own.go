package entropy

import (
	"math/bits"
	"strconv"
	"strings"

	"tablier/app/board"
	"tablier/rules"
	"tablier/rules/entropy"
)

// An own is Entropy's part of a table: the sight lines of the chosen pawn, and the isolated pawns that must be joined
// first.
type own struct {
	board.Plain
	desk board.Desk
}

func newOwn(desk board.Desk) board.Own { return own{desk: desk} }

// Points implements board.Own: how many pawns of each seat count for the win.
func (o own) Points() (points [2]int, ok bool) {
	p := position(o.desk.View())
	for seat := range points {
		player := o.desk.PlayerOf(seat)
		points[seat] = dispersed(p.Side(player), p.Side(player.Other()))
	}
	return points, true
}

// Paint implements board.Own: this game's own marks on the scene.
func (o own) Paint(s *board.Scene, _ board.Voice) {
	view, chosen := o.desk.View(), o.desk.Selected()
	if n := len(chosen); n > 0 {
		s.Below += sightLines(s.Points, view, chosen[n-1])
	}
	isolated := isolated(view)
	if len(isolated) == 0 {
		return
	}
	rings := s.Ring("trouble")
	rings.Points, rings.Tenths = isolated, 9
	if len(chosen) == 0 {
		s.Ring(board.StartRings).Points = o.desk.Targets()
	}
}

// sightLines draws the lines along which a pawn may slide.
func sightLines(points []board.Point, v rules.View, from int) string {
	var path strings.Builder
	step := func(kind string, p board.Point) {
		path.WriteString(kind + strconv.Itoa(p.X) + " " + strconv.Itoa(p.Y))
	}
	for _, end := range sight(v, from) {
		step("M", points[from])
		step("L", points[end])
	}
	if path.Len() == 0 {
		return ""
	}
	return `<path class="sight" d="` + path.String() + `"/>`
}

// sight returns the last free cell in each direction from a cell.
func sight(v rules.View, point int) []int {
	state := position(v).State
	open := entropy.Slides(point, state.Own|state.Other)
	var ends []int
	for _, way := range []int{
		-entropy.Size - 1, -entropy.Size, -entropy.Size + 1, -1, 1, entropy.Size - 1, entropy.Size, entropy.Size + 1,
	} {
		end := point
		for next := end + way; next >= 0 && next < entropy.Cells && open&(1<<next) != 0 && adjacent(end, next); next += way {
			end = next
		}
		if end != point {
			ends = append(ends, end)
		}
	}
	return ends
}

// adjacent says whether two cells are neighbours: a step in the numbering may also cross an edge of the board.
func adjacent(a, b int) bool { return entropy.Around(1<<a)&(1<<b) != 0 }

// isolated returns the isolated pawns of the player to move, which must be joined first.
func isolated(v rules.View) []int {
	p := position(v)
	if p.ToMove() == rules.Nobody {
		return nil
	}
	var points []int
	for set := entropy.Alone(p.State.Own, p.State.Other); set != 0; set &= set - 1 {
		points = append(points, bits.TrailingZeros32(set))
	}
	return points
}
