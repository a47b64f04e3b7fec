package entropy

import (
	"math/bits"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tablier/rules"
)

// positions returns n positions that have not ended: of random games, and every other one with the pawns anywhere, for
// games seldom come to isolated pawns and to passes.
func positions(seed uint64, n int) []State {
	rng := rand.New(rand.NewPCG(seed, 0))
	list, s := []State{}, Start()
	for len(list) < n {
		if s.Over(false) || rng.IntN(100) == 0 {
			s = Start()
		}
		list = append(list, s)
		moves := s.AppendMoves(nil)
		s = s.Play(moves[rng.IntN(len(moves))])
		if wild := scatter(rng); !wild.Over(false) {
			list = append(list, wild)
		}
	}
	return list[:n]
}

func scatter(rng *rand.Rand) State {
	s := State{Turn: uint8(rng.IntN(2))}
	for i, cell := range rng.Perm(Cells)[:2*Pawns] {
		if i < Pawns {
			s.Own |= 1 << cell
		} else {
			s.Other |= 1 << cell
		}
	}
	return s
}

// ways are the eight directions, in files and ranks.
var ways = [][2]int{{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}

// walkFrom steps from a cell in one direction until it leaves the board or visit returns false.
func walkFrom(cell int, way [2]int, visit func(cell int) bool) {
	file, rank := cell/Size+way[0], cell%Size+way[1]
	for file >= 0 && file < Size && rank >= 0 && rank < Size && visit(Size*file+rank) {
		file, rank = file+way[0], rank+way[1]
	}
}

// touches says whether a cell touches one of a set, cell by cell.
func touches(cell int, set Set) (found bool) {
	for _, way := range ways {
		walkFrom(cell, way, func(at int) bool {
			found = found || set&(1<<at) != 0
			return false
		})
	}
	return found
}

func TestAround(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 0))
	for n := range 3000 {
		set := rng.Uint32() & rng.Uint32() & All
		if n < Cells {
			set = 1 << n
		}
		var want Set
		for cell := range Cells {
			if touches(cell, set) {
				want |= 1 << cell
			}
		}
		if got := Around(set); got != want {
			t.Fatalf("around %v are %v, want %v", Names(set), Names(got), Names(want))
		}
	}
}

func TestSlides(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 0))
	for n := range 3000 {
		taken := rng.Uint32() & rng.Uint32() & All
		if n == 0 {
			taken = 0
		}
		for cell := range Cells {
			var want Set
			for _, way := range ways {
				walkFrom(cell, way, func(at int) bool {
					free := taken&(1<<at) == 0
					if free {
						want |= 1 << at
					}
					return free
				})
			}
			if got := Slides(cell, taken|1<<cell); got != want || Slides(cell, taken&^(1<<cell)) != want {
				t.Fatalf("from %s with %v taken to %v, want %v", Name(cell), Names(taken), Names(got), Names(want))
			}
		}
	}
}

// legal returns the moves by the words of rules/README.md §3, each tried on a board cell by cell.
func legal(s State) []Step {
	var moves []Step
	lonely := func(own Set) (cells []int) {
		for cell := range Cells {
			if own&(1<<cell) != 0 && !touches(cell, own|s.Other) {
				cells = append(cells, cell)
			}
		}
		return cells
	}
	before := lonely(s.Own)
	for from := range Cells {
		if s.Own&(1<<from) == 0 || !touches(from, s.Own) {
			continue
		}
		for _, way := range ways {
			walkFrom(from, way, func(to int) bool {
				if (s.Own|s.Other)&(1<<to) != 0 {
					return false
				}
				after := lonely(s.Own&^(1<<from) | 1<<to)
				if len(before) == 0 ||
					slices.ContainsFunc(before, func(cell int) bool { return !slices.Contains(after, cell) }) {
					moves = append(moves, Slide(from, to))
				}
				return true
			})
		}
	}
	if len(moves) == 0 {
		return []Step{PassStep}
	}
	slices.Sort(moves)
	return moves
}

// What is legal, counted and a pass is so by the words of the rules.
func TestMoves(t *testing.T) {
	isolated, passes := 0, 0
	for _, s := range positions(4, 20_000) {
		want := legal(s)
		got := s.AppendMoves(nil)
		if !slices.Equal(got, want) || s.Count() != len(want) || s.MustPass() != (want[0] == PassStep) ||
			len(got) > MostMoves {
			t.Fatalf("%s: moves %v, %d counted, must pass: %v; want %v", Position{State: s}, got, s.Count(),
				s.MustPass(), want)
		}
		if Alone(s.Own, s.Other) != 0 {
			isolated++
		}
		if s.MustPass() {
			passes++
		}
	}
	if isolated < 1000 || passes < 100 {
		t.Errorf("only %d positions with isolated pawns and %d passes", isolated, passes)
	}
}

// rules/README.md §3: of several isolated pawns it is enough that one is joined.
func TestOneOfSeveralIsolatedPawns(t *testing.T) {
	const position = "w2wb/2bw1/bwbww/3b1/1w1bb w"
	checkAlone(t, position, "a5 b1")
	checkMoves(t, position, "d3-c2 d5-b5")
}

// turned returns the cells of a set under one of the eight symmetries.
func turned(x Set, symmetry int) (y Set) {
	for ; x != 0; x &= x - 1 {
		y |= 1 << turnedCell(bits.TrailingZeros32(x), symmetry)
	}
	return y
}

func turnedCell(cell, symmetry int) int {
	file, rank := cell/Size, cell%Size
	if symmetry&1 != 0 {
		file = Size - 1 - file
	}
	if symmetry&2 != 0 {
		rank = Size - 1 - rank
	}
	if symmetry&4 != 0 {
		file, rank = rank, file
	}
	return Size*file + rank
}

// The rules know no direction: a board that is turned or mirrored has the moves turned or mirrored with it.
func TestSymmetries(t *testing.T) {
	for _, s := range positions(5, 2000) {
		for symmetry := range 8 {
			var want []Step
			for _, m := range s.AppendMoves(nil) {
				if m != PassStep {
					from, to := m.Cells()
					m = Slide(turnedCell(from, symmetry), turnedCell(to, symmetry))
				}
				want = append(want, m)
			}
			slices.Sort(want)
			image := State{turned(s.Own, symmetry), turned(s.Other, symmetry), s.Turn, s.Passes}
			if got := image.AppendMoves(nil); !slices.Equal(got, want) {
				t.Fatalf("%s turned by symmetry %d: moves %v, want %v", Position{State: s}, symmetry, got, want)
			}
		}
	}
}

// The rules know no colour.
func TestColours(t *testing.T) {
	swap := strings.NewReplacer("w", "b", "b", "w")
	for _, s := range positions(6, 2000) {
		p := Position{State: s}
		if q := parse(t, swap.Replace(p.String())); !slices.Equal(q.Moves(), p.Moves()) ||
			q.ToMove() != p.ToMove().Other() {
			t.Fatalf("%s: %s to move, %v; in the other colours %s, %v", p, p.ToMove(), p.Moves(), q.ToMove(), q.Moves())
		}
	}
}

// Side tells whose pawns are whose, whoever is to move.
func TestSide(t *testing.T) {
	p := Position{State: Start()}
	white, black := p.Side(rules.First), p.Side(rules.Second)
	if strings.Join(Names(white), " ") != "a1 a2 b1 c1 d1 e1 e2" ||
		strings.Join(Names(black), " ") != "a4 a5 b5 c5 d5 e4 e5" {
		t.Errorf("white %v, black %v", Names(white), Names(black))
	}
	if next := (Position{State: p.State.Play(Slide(0, 6))}); next.Side(rules.Second) != black {
		t.Errorf("black after a move of white: %v", Names(next.Side(rules.Second)))
	}
}

// The typed core allocates nothing.
func TestMovesDoNotAllocate(t *testing.T) {
	var buf [MostMoves]Step
	s := Start()
	if n := testing.AllocsPerRun(100, func() {
		for _, m := range s.AppendMoves(buf[:0]) {
			if next := s.Play(m); next.Over(true) || next.Count() == 1 || next.MustPass() {
				t.Error("over at the first move")
			}
		}
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
