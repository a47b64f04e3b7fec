package morris

import (
	"maps"
	"math/bits"
	"slices"
	"testing"

	"tablier/rules"
	"tablier/rules/conform"
)

// rules/README.md §1: perft 0..8.
func TestPerft(t *testing.T) {
	p := Position{tapatan, tapatan.Start()}
	for depth, want := range []uint64{1, 9, 72, 504, 3024, 15120, 54720, 199296, 705312} {
		if got, _ := rules.Perft(p, depth, nil); got != want {
			t.Errorf("perft %d = %d, want %d", depth, got, want)
		}
	}
}

var tapatan = Compile(Boards()[0])

// reachable returns every state that play leads to, the finished ones included.
func reachable(g *Game) map[State]bool {
	seen := map[State]bool{g.Start(): true}
	for queue := []State{g.Start()}; len(queue) > 0; queue = queue[1:] {
		for _, m := range g.AppendMoves(nil, queue[0]) {
			if next := queue[0].Play(m); !seen[next] {
				seen[next] = true
				queue = append(queue, next)
			}
		}
	}
	return seen
}

// The reference, with what rules/README.md §1 says of Tapatan: 5390 states, 2350 of them before the last placement;
// none is blocked.
func TestStates(t *testing.T) {
	all := readFigures(t)
	if want := all["tapatan"]; want.States != 5390 || want.Drop != 2350 {
		t.Errorf("Tapatan has %+v", want)
	}
	for name, board := range measured() {
		checkStates(t, name, Compile(board), all[name])
	}
}

func checkStates(t *testing.T, name string, g *Game, want figures) {
	t.Helper()
	var got figures
	won := map[[2]uint16]bool{} // the reference counts boards here, whoever has moved last
	for s := range reachable(g) {
		got.States++
		if s.Placing() {
			got.Drop++
		} else {
			got.Movement++
		}
		if g.Won(s) {
			won[s.Pawns] = true
		} else if g.Over(s) { // a player who passes is not among the blocked there
			got.Blocked++
		}
	}
	if got.States != want.States || got.Drop != want.Drop || got.Movement != want.Movement ||
		got.Blocked != want.Blocked || len(won) != want.Won {
		t.Errorf("%s: %+v and %d won, want %+v", name, got, len(won), want)
	}
}

func TestPerftAgainstReference(t *testing.T) {
	all := readFigures(t)
	for name, board := range measured() {
		g := Compile(board)
		if len(all[name].Perft) != 7 {
			t.Errorf("%s: perft %v", name, all[name].Perft)
		}
		for i, want := range all[name].Perft {
			if got, _ := rules.Perft(Position{g, g.Start()}, i+1, nil); got != want {
				t.Errorf("%s: perft %d = %d, want %d", name, i+1, got, want)
			}
		}
	}
}

func TestWordTellsStatesApart(t *testing.T) {
	for _, g := range []*Game{tapatan, byID(t, "picaria-13")} {
		words := map[uint64]State{}
		for s := range reachable(g) {
			if other, ok := words[s.Word()]; ok {
				t.Errorf("%v and %v have one word", s, other)
			}
			words[s.Word()] = s
		}
	}
}

// The moves of every reference position are exactly the legal ones. (Their values are checked where the
// solver is.)
func TestPositionsAgainstReference(t *testing.T) {
	checked, boards := map[string]int{}, measured()
	for _, line := range conform.Lines[struct {
		Game, Position string
		Moves          map[rules.Move]string
	}](t, "testdata/positions.jsonl") {
		checked[line.Game]++
		p, err := Compile(boards[line.Game]).Parse(line.Position)
		if err != nil {
			t.Fatal(err)
		}
		if got, want := p.Moves(), slices.Sorted(maps.Keys(line.Moves)); !slices.Equal(got, want) {
			t.Errorf("%s %s: moves %v, want %v", line.Game, p, got, want)
		}
	}
	for name := range boards {
		if checked[name] < 20 && name != "three_mens_orth_8lines" { // of which there are none
			t.Errorf("%s: %d positions", name, checked[name])
		}
	}
}

// The parser accepts the positions of Tapatan that play leads to, and no other.
func TestParseAcceptsTheReachable(t *testing.T) {
	seen := reachable(tapatan)
	for s := range everyState() {
		p := Position{tapatan, s}
		q, err := tapatan.Parse(p.String())
		if (err == nil) != seen[s] || err == nil && q != p {
			t.Errorf("%s, reachable: %v: parses to %v, %v", p, seen[s], q.State, err)
		}
	}
}

// everyState yields all states of three pawns a side whose hands add up, reachable or not.
func everyState() func(yield func(State) bool) {
	return func(yield func(State) bool) {
		for a := range uint16(1 << 9) {
			for b := range uint16(1 << 9) {
				if a&b != 0 || bits.OnesCount16(a) > 3 || bits.OnesCount16(b) > 3 {
					continue
				}
				hand := [2]uint8{uint8(3 - bits.OnesCount16(a)), uint8(3 - bits.OnesCount16(b))}
				for turn := range uint8(2) {
					if !yield(State{Pawns: [2]uint16{a, b}, Hand: hand, Turn: turn}) {
						return
					}
				}
			}
		}
	}
}

// The typed core allocates nothing.
func TestMovesDoNotAllocate(t *testing.T) {
	var buf [32]Step
	s := tapatan.Start()
	if n := testing.AllocsPerRun(100, func() {
		for _, m := range tapatan.AppendMoves(buf[:0], s) {
			if tapatan.Won(s.Play(m)) {
				t.Error("a win at the first move")
			}
		}
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
