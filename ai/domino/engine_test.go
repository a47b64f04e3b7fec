package domino_test

import (
	"context"
	"slices"
	"testing"

	"tablier/ai"
	engine "tablier/ai/domino"
	"tablier/rules/conform"
	"tablier/rules/domino"
)

type vector struct {
	N       int
	Moves   []string
	Count   int
	Winner  int // 0 where it is not known
	Winning []string
	ToMove  int `json:"to_move"`
}

func vectors(t *testing.T) []vector {
	t.Helper()
	return conform.Lines[vector](t, "../../rules/domino/testdata/domino-positions.jsonl.gz")
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

// Where the winner of a reference position is known, the engine proves it and finds all the moves that win. One takes
// four times as long as all others together: two moves into five cells the book helps no more.
func TestVectors(t *testing.T) {
	e := engine.New(20)
	for _, v := range vectors(t) {
		early := v.N == 5 && len(v.Moves) < 3 // the book has one move that wins; all of them take a minute
		if v.Winner == 0 || v.Count == 0 || early && v.Winner != v.ToMove {
			continue
		}
		if early && len(v.Moves) == 2 && !engine.Long {
			continue
		}
		limits := ai.Limits{Lines: 1000}
		if early {
			limits.Lines = 1
		}
		p := v.position(t)
		r, err := e.Search(context.Background(), ai.Task{Spec: domino.Spec(), View: p.View(p.ToMove())}, limits,
			ai.Hooks{})
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
		all := early && slices.Contains(v.Winning, string(r.Move)) || v.Winning == nil || slices.Equal(won, v.Winning)
		if r.End != ai.Proved || (r.Value == ai.Win) != (v.Winner == v.ToMove) || !all {
			t.Errorf("%s: %v, want %d: %v, want %v", p, r.Value, v.Winner, won, v.Winning)
		}
	}
}
