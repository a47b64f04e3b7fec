package domino

import (
	"bufio"
	"compress/gzip"
	"context"
	"encoding/json"
	"os"
	"slices"
	"testing"

	"tablier/ai"
	"tablier/rules/domino"
)

type vector struct {
	N       int
	Moves   []string
	Count   int
	Winner  int
	Winning []string
	Legal   []string
	ToMove  int `json:"to_move"`
}

func vectors(t *testing.T) []vector {
	t.Helper()
	f, err := os.Open("testdata/domino-positions.jsonl.gz")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(z)
	lines.Buffer(nil, 1<<20)
	var list []vector
	for lines.Scan() {
		var v vector
		if err := json.Unmarshal(lines.Bytes(), &v); err != nil {
			t.Fatal(err)
		}
		list = append(list, v)
	}
	return list
}

func (v vector) position(t *testing.T) domino.Position {
	t.Helper()
	text := "N=" + string(rune('0'+v.N))
	for _, m := range v.Moves {
		text += " " + m
	}
	p, err := domino.Parse(text, v.N)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestVectors(t *testing.T) {
	e := New(20)
	for _, v := range vectors(t) {
		p := v.position(t)
		if p.State.Count() != v.Count {
			t.Errorf("%s: %d moves, want %d", p, p.State.Count(), v.Count)
		}
		if v.Legal != nil {
			var got []string
			for _, m := range p.Moves() {
				got = append(got, string(m))
			}
			if !slices.Equal(got, v.Legal) {
				t.Errorf("%s: moves", p)
			}
		}
		if v.Winner == 0 || v.N == 5 && len(v.Moves) < 3 || v.Count == 0 {
			continue
		}
		r, err := e.Search(context.Background(), ai.Task{Spec: domino.Spec(), View: p.View(p.ToMove())}, ai.Limits{Lines: 1000}, ai.Host{})
		if err != nil {
			t.Fatal(err)
		}
		var won []string
		for _, l := range r.Lines {
			if l.Value == ai.Win {
				won = append(won, string(l.Move))
			}
		}
		slices.Sort(won)
		if r.End != ai.Proved || (r.Value == ai.Win) != (v.Winner == v.ToMove) || v.Winning != nil && !slices.Equal(won, v.Winning) {
			t.Errorf("%s: %v, want %d: %v, want %v", p, r.Value, v.Winner, won, v.Winning)
		}
	}
}
