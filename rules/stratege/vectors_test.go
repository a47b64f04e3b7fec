package stratege

import (
	"compress/gzip"
	"encoding/json"
	"errors"
	"io"
	"os"
	"slices"
	"strings"
	"testing"

	"tablier/rules"
	"tablier/rules/conform"
)

// A vector is a line of a reference file: what an independent program says of a match.
type vector struct {
	Moves []rules.Move

	Perft []uint64

	Turn  string
	Quiet int
	Over  *string
	Count int
	Legal []rules.Move

	Plies int
	End   string
	Score [2]int
}

// reasons are the ends as the reference names them.
var reasons = map[string]rules.Reason{"back": BackRow, "blocked": NoMoves, "quiet": Quietness}

func vectors(t *testing.T, file string, want int) []vector {
	t.Helper()
	f, err := os.Open("testdata/" + file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var r io.Reader = f
	if strings.HasSuffix(file, ".gz") {
		if r, err = gzip.NewReader(f); err != nil {
			t.Fatal(err)
		}
	}
	var list []vector
	for lines := json.NewDecoder(r); ; {
		var v vector
		if err := lines.Decode(&v); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		list = append(list, v)
	}
	if len(list) != want {
		t.Fatalf("%s has %d lines, want %d", file, len(list), want)
	}
	return list
}

// play returns the match of a list of moves.
func play(t testing.TB, moves ...rules.Move) *rules.Match {
	t.Helper()
	return conform.Match(t, Spec(), rules.Setup{}, "", moves...)
}

func TestReferencePositions(t *testing.T) {
	ended := 0
	for i, v := range vectors(t, "positions.jsonl.gz", 20) {
		p := play(t, v.Moves...).Position().(Position)
		s := &p.State
		if got := p.Moves(); !slices.Equal(got, v.Legal) || p.Count() != v.Count {
			t.Errorf("%d, %s: moves %v, %d counted, want %v", i, p, got, p.Count(), v.Legal)
		}
		if score := [2]int{s.Score(0), s.Score(1)}; score != v.Score || int(s.Quiet) != v.Quiet ||
			string(sides[s.Turn]) != v.Turn {
			t.Errorf("%d, %s: score %v, want %v, quiet %d, turn %s", i, p, score, v.Score, v.Quiet, v.Turn)
		}
		if out := p.Outcome(); v.Over == nil && out.Over() || v.Over != nil && out.Reason != reasons[*v.Over] {
			t.Errorf("%d, %s: %+v, want %v", i, p, out, v.Over)
		}
		if v.Over != nil {
			ended++
		}
	}
	if ended == 0 {
		t.Error("no position of the reference is the end of a game")
	}
}

// Whole games of the reference: each runs until its last move, and ends as it says.
func TestReferenceGames(t *testing.T) {
	seen := map[rules.Reason]int{}
	for i, v := range vectors(t, "games.jsonl.gz", 30) {
		m := play(t, v.Moves...)
		out := m.Result().Outcome
		seen[out.Reason]++
		if out.Reason != reasons[v.End] || *out.Score != v.Score || m.Plies() != 2+v.Plies {
			t.Errorf("%d: %+v, score %v, %d moves; want %s, %v", i, out, out.Score, m.Plies(), v.End, v.Score)
		}
	}
	if len(seen) != len(reasons) {
		t.Errorf("only the ends %v", seen)
	}
}

// perft counts sequences of moves in machine words; quiet turns end nothing in it, as the reference has it.
func perft(s *State, depth int) (n uint64) {
	if depth == 1 {
		return uint64(s.Choices())
	}
	var buf [MostMoves]Step
	for _, m := range s.AppendMoves(buf[:0]) {
		next := s.Play(m)
		next.Quiet = 0
		n += perft(&next, depth-1)
	}
	return n
}

func TestReferencePerft(t *testing.T) {
	for i, v := range vectors(t, "perft.jsonl", 6) {
		p := play(t, v.Moves...).Position().(Position)
		for depth, want := range v.Perft {
			if got := perft(&p.State, depth+1); got != want {
				t.Errorf("%d: perft %d = %d, want %d", i, depth+1, got, want)
			}
			if depth > 2 {
				continue
			}
			if got, _ := rules.Perft(p, depth+1, nil); got != want {
				t.Errorf("%d: perft %d by the text interface = %d, want %d", i, depth+1, got, want)
			}
		}
	}
}
