package hyle

import (
	"math/big"
	"slices"
	"strings"
	"testing"

	"tablier/rules"
	"tablier/rules/conform"
)

// A vector is a line of a reference file: what an independent program says.
type vector struct {
	N                 int
	Row, Cells, Board string
	Bag, Side, Hand   string
	Score, Count      int
	Empty, Options    int
	Legal, Best       []rules.Move
	Value             string
}

func vectors(t *testing.T, file string, want int) []vector {
	t.Helper()
	list := conform.Lines[vector](t, "testdata/"+file)
	if len(list) != want {
		t.Fatalf("%s has %d lines, want %d", file, len(list), want)
	}
	return list
}

// bag writes the pawns that are left as the reference does.
func (s *State) bag() string {
	var b strings.Builder
	for colour, left := range s.Bag {
		b.WriteString(strings.Repeat(string(rune(letter(uint8(colour)))), int(left)))
	}
	return b.String()
}

// Rows count the same in any place of the board, and read either way.
func TestReferenceRows(t *testing.T) {
	for _, v := range vectors(t, "rows.jsonl", 30) {
		backwards := []byte(v.Cells)
		slices.Reverse(backwards)
		for _, cells := range []string{v.Cells, string(backwards)} {
			if got := Worth(lineOf(cells), v.N); got != v.Score {
				t.Errorf("%s is worth %d, want %d", cells, got, v.Score)
			}
		}
		blank := string(rune('0' + v.N))
		rest := strings.Repeat("/"+blank, v.N-1)
		p := parse(t, v.Row+rest+" ?", v.N)
		if got := int(p.State.Points); got != v.Score || p.String() != v.Row+rest+" ?" {
			t.Errorf("%s: %d points, want %d", p, got, v.Score)
		}
	}
}

// Some boards of the reference have more pawns of a colour than there are: those are no positions.
func TestReferenceBoards(t *testing.T) {
	positions := 0
	for _, v := range vectors(t, "boards.jsonl", 18) {
		rows, sum := strings.Split(v.Board, "/"), 0
		for i, row := range rows {
			var column strings.Builder
			for _, other := range rows {
				column.WriteByte(other[i])
			}
			sum += Worth(lineOf(row), v.N) + Worth(lineOf(column.String()), v.N)
		}
		if sum != v.Score {
			t.Errorf("%s: %d points, want %d", v.Board, sum, v.Score)
		}
		if p, err := Parse(v.Board, v.N); err == nil {
			positions++
			if out := p.Outcome(); *out.Score != [2]int{0, v.Score} {
				t.Errorf("%s: outcome %+v, want %d points", v.Board, out, v.Score)
			}
		}
	}
	if positions < 5 {
		t.Errorf("%d boards are positions", positions)
	}
}

func TestReferenceSlides(t *testing.T) {
	for _, v := range vectors(t, "slides.jsonl", 14) {
		p := parse(t, v.Board+" o", v.N)
		if got := p.Moves(); !slices.Equal(got, v.Legal) || p.Count() != v.Count {
			t.Errorf("%s: moves %v, %d counted, want %v, %d", p, got, p.Count(), v.Legal, v.Count)
		}
		if got := p.State.bag(); got != v.Bag || int(p.State.Points) != v.Score {
			t.Errorf("%s: bag %s, %d points, want %s, %d", p, got, p.State.Points, v.Bag, v.Score)
		}
	}
}

// The exact expectation of every endgame of the reference, and its best moves, by nothing but the rules.
func TestReferenceEndgames(t *testing.T) {
	for _, v := range vectors(t, "endgames.jsonl", 20) {
		text := v.Board + " o"
		if v.Side == "chaos" {
			text = v.Board + " c=" + v.Hand
		}
		p := parse(t, text, v.N)
		s := p.State
		if s.bag() != v.Bag || int(s.Empty) != v.Empty || p.Count() != v.Options {
			t.Errorf("%s: bag %s, %d empty, %d moves; want %s, %d, %d", p, s.bag(), s.Empty, p.Count(), v.Bag, v.Empty,
				v.Options)
		}
		value := expectation(&s)
		var best []rules.Move
		for _, m := range s.AppendMoves(nil) {
			if s.Do(m); expectation(&s) == value {
				best = append(best, m.Text(v.N))
			}
			s.Undo(m)
		}
		if s != p.State {
			t.Fatalf("%s became %v", p, s)
		}
		if value := big.NewRat(value, orders(&s)).String(); value != v.Value || !slices.Equal(best, v.Best) {
			t.Errorf("%s: %s by %v, want %s by %v", p, value, best, v.Value, v.Best)
		}
	}
}

// expectation returns what Order expects when both play perfectly, times the orders in which the bag can be drawn: an
// integer.
func expectation(s *State) int64 {
	if s.Phase == Ended {
		return int64(s.Points)
	}
	value, first, phase := int64(0), true, s.Phase
	var buf [MostMoves]Step
	for _, m := range s.AppendMoves(buf[:0]) {
		weight := int64(s.Bag[m.Colour()])
		s.Do(m)
		next := expectation(s)
		s.Undo(m)
		switch {
		case phase == Drawing:
			value += weight * next
		case first || phase == Placing && next < value || phase == Sliding && next > value:
			value = next
		}
		first = false
	}
	return value
}

// orders returns the number of orders in which the bag can be drawn.
func orders(s *State) int64 { return new(big.Int).MulRange(1, int64(s.Left())).Int64() }
