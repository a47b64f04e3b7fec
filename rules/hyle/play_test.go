package hyle

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// rowsOf returns the cells of a position's text, from the top, with points for empty ones.
func rowsOf(text string) []string {
	board, _, _ := strings.Cut(text, " ")
	for n := 1; n <= Most; n++ {
		board = strings.ReplaceAll(board, string(rune('0'+n)), strings.Repeat(".", n))
	}
	return strings.Split(board, "/")
}

// Points and the sets of cells taken are those of the board, whatever has been played.
func TestStateKeepsCount(t *testing.T) {
	for _, n := range sizes {
		walk(n, 10, func(s State) {
			sum, rows := 0, rowsOf(Position{s}.String())
			for i, row := range rows {
				var column strings.Builder
				for j := len(rows) - 1; j >= 0; j-- {
					column.WriteByte(rows[j][i])
				}
				sum += score(row) + score(column.String())
				for _, line := range []struct {
					i     int
					cells string
				}{{i, column.String()}, {Most + n - 1 - i, row}} {
					if s.Lines[line.i] != lineOf(line.cells) {
						t.Fatalf("%v: line %d is %o, want %s", Position{s}, line.i, s.Lines[line.i], line.cells)
					}
					for at, c := range line.cells {
						if (s.Taken[line.i]>>at&1 == 0) != (c == '.') {
							t.Fatalf("%v: line %d has %b taken", Position{s}, line.i, s.Taken[line.i])
						}
					}
				}
			}
			if int(s.Points) != sum {
				t.Fatalf("%v: %d points, want %d", Position{s}, s.Points, sum)
			}
			if empty := strings.Count(strings.Join(rows, ""), "."); int(s.Empty) != empty || len(s.bag()) != s.Left() {
				t.Fatalf("%v: %d empty, %d in the bag %s", Position{s}, s.Empty, s.Left(), s.bag())
			}
		})
	}
}

// Every move is taken back to the same state, and is the same in place.
func TestUndo(t *testing.T) {
	for _, n := range sizes {
		walk(n, 5, func(s State) {
			before := s
			for _, m := range s.AppendMoves(nil) {
				next := s.Play(m)
				if got := s.After(m); got != int(next.Points) {
					t.Fatalf("%v: %d points after %s, want %d", Position{before}, got, m.Text(n), next.Points)
				}
				if s != before {
					t.Fatalf("Play of %s changed %v", m.Text(n), Position{before})
				}
				if s.Do(m); s != next {
					t.Fatalf("%v: Do of %s gives %v, Play %v", Position{before}, m.Text(n), Position{s}, Position{next})
				}
				if s.Undo(m); s != before {
					t.Fatalf("%v: Undo of %s gives %v", Position{before}, m.Text(n), Position{s})
				}
			}
		})
	}
}

// The choices are the legal moves, each once, and the pawns in the bag.
func TestChoices(t *testing.T) {
	for _, n := range sizes {
		walk(n, 10, func(s State) {
			var choices, moves []Step
			for k := range s.Choices() {
				choices = append(choices, s.Choice(k))
			}
			for _, m := range s.AppendMoves(nil) {
				for range max(1, s.Bag[m.Colour()]) {
					moves = append(moves, m)
				}
			}
			slices.Sort(choices)
			if slices.Sort(moves); !slices.Equal(choices, moves) {
				t.Fatalf("%v: choices %v, want %v", Position{s}, choices, moves)
			}
		})
	}
}

// CanSlide knows the slides that are listed.
func TestCanSlide(t *testing.T) {
	for _, n := range sizes {
		walk(n, 3, func(s State) {
			if s.Phase != Sliding {
				return
			}
			if s.CanSlide(Decline) || s.CanSlide(Draw(1)) {
				t.Fatal("declining and drawing are slides")
			}
			moves := s.AppendMoves(nil)
			for from := range n * n {
				for to := range n * n {
					if m := Slide(from, to); s.CanSlide(m) != slices.Contains(moves, m) {
						t.Fatalf("%v: %s among %v", Position{s}, m.Text(n), moves)
					}
				}
			}
		})
	}
}

// No state has more moves than there is room for; a board with a pawn every third cell or so comes near.
func TestMostMoves(t *testing.T) {
	most := 0
	walk(7, 50, func(s State) { most = max(most, s.CountMoves()) })
	if most > MostMoves || most < MostMoves/3 {
		t.Errorf("%d moves, room for %d", most, MostMoves)
	}
}

func TestNoAllocation(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 0))
	if n := testing.AllocsPerRun(10, func() {
		s := Start(7)
		for s.Phase != Ended {
			s.Do(s.Choice(rng.IntN(s.Choices())))
		}
	}); n != 0 {
		t.Errorf("%v allocations a round", n)
	}
}

func TestSteps(t *testing.T) {
	for _, n := range sizes {
		for from := range n * n {
			for to := range n * n {
				a, b := Slide(from, to).Cells()
				if a != from || b != to || Slide(from, to).Colour() != 0 {
					t.Fatalf("%d-%d is %d-%d", from, to, a, b)
				}
			}
			if a, b := Place(from).Cells(); a != from || b != from {
				t.Fatalf("%d is %d-%d", from, a, b)
			}
		}
		for colour := uint8(1); int(colour) <= n; colour++ {
			if got := Draw(colour).Colour(); got != colour || Draw(colour) == Decline {
				t.Errorf("%d is drawn as %d", colour, got)
			}
		}
	}
	if Decline.Colour() != 0 {
		t.Error("declining draws")
	}
}
