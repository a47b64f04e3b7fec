package hyle_test

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"tablier/ai"
	engine "tablier/ai/hyle"
	"tablier/rules"
	"tablier/rules/conform"
	"tablier/rules/hyle"
)

// tableBits is as many as the machine's levels have.
const tableBits = 18

func mustSearch(t testing.TB, e ai.Engine, p hyle.Position, seed uint64, limits ai.Limits) ai.Result {
	t.Helper()
	task := ai.Task{Spec: hyle.Spec(), View: p.View(p.ToMove()), Seed: seed}
	got, err := e.Search(context.Background(), task, limits, ai.Hooks{})
	if err != nil {
		t.Fatal(err)
	}
	return got
}

func mustParse(t testing.TB, text string, n int) hyle.Position {
	t.Helper()
	p, err := hyle.Parse(text, n)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Endgames are played by their exact value, which an independent program has computed as a fraction.
func TestEndgames(t *testing.T) {
	e := engine.New(tableBits)
	for _, known := range conform.Lines[struct {
		N                  int
		Board, Side, Value string
		Hand               string
		Best               []string
	}](t, "../../rules/hyle/testdata/endgames.jsonl") {
		text := known.Board + " o"
		if known.Side == "chaos" {
			text = known.Board + " c=" + known.Hand
		}
		var over, under float64
		if _, err := fmt.Sscanf(known.Value, "%g/%g", &over, &under); err != nil {
			t.Fatal(err)
		}
		got := mustSearch(t, e, mustParse(t, text, known.N), 1, ai.Limits{})
		if math.Abs(got.Score-over/under) > 1e-9 || !slices.Contains(known.Best, string(got.Move)) ||
			got.End != ai.Proved {
			t.Errorf("%s: %s is worth %v by %s, want %v worth %s", text, got.Move, got.Score, got.End, known.Best,
				known.Value)
		}
	}
}

// tasks returns positions of random rounds, of all sizes and for both sides.
func tasks(t testing.TB) (list []hyle.Position) {
	t.Helper()
	for i := range 32 {
		n := [...]int{5, 7, 5, 7, 5, 7, 3, 4}[i%8]
		rng := rand.New(rand.NewPCG(uint64(i), 3))
		var p rules.Position = hyle.Position{State: hyle.Start(n)}
		for ply := 1 + i*n*n*3/34; ply > 0 || p.ToMove() == rules.Chance; ply-- {
			moves := p.Moves()
			next, err := p.Play(moves[rng.IntN(len(moves))])
			if err != nil {
				t.Fatal(err)
			}
			p = next
		}
		if p.ToMove() != rules.Nobody {
			list = append(list, p.(hyle.Position))
		}
	}
	return list
}

// The same task within the same nodes or plies has the same answer; the lines are legal moves, best first for the side
// to move, and no two are the same.
func TestAnswers(t *testing.T) {
	for i, p := range tasks(t) {
		for _, limits := range []ai.Limits{{Depth: 1, Lines: 3}, {Depth: 2, Lines: 2}, {Nodes: 3_000, Lines: 4}} {
			e := engine.New(tableBits)
			got, again := mustSearch(t, e, p, uint64(i), limits), mustSearch(t, e, p, uint64(i), limits)
			got.Millis, again.Millis = 0, 0
			if fmt.Sprint(got) != fmt.Sprint(again) {
				t.Errorf("%v: %v, then %v", p, got, again)
			}
			if limits.Nodes > 0 && got.Nodes > limits.Nodes || limits.Depth > 0 && got.Depth > limits.Depth {
				t.Errorf("%v: %d nodes, %d plies within %+v", p, got.Nodes, got.Depth, limits)
			}
			checkLines(t, p, got, limits.Lines)
		}
	}
}

func checkLines(t *testing.T, p hyle.Position, got ai.Result, most int) {
	t.Helper()
	moves := p.Moves()
	if want := min(most, len(moves)); len(got.Lines) != want || got.Lines[0].Move != got.Move {
		t.Errorf("%v: %d lines, want %d: %+v", p, len(got.Lines), want, got)
	}
	for i, line := range got.Lines {
		at := slices.Index(moves, line.Move)
		if at < 0 {
			t.Fatalf("%v: %s is not legal, or twice among the lines", p, line.Move)
		}
		moves = slices.Delete(moves, at, at+1)
		if i == 0 {
			continue
		}
		worse := got.Lines[i-1].Score - line.Score
		if p.ToMove() == hyle.Chaos {
			worse = -worse
		}
		if worse < 0 {
			t.Errorf("%v: %+v comes after a worse line", p, line)
		}
	}
}

// A search that may not cost anything has a move all the same.
func TestOnePly(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for _, p := range tasks(t) {
		got, err := engine.New(4).Search(ctx, ai.Task{View: p.View(p.ToMove())}, ai.Limits{}, ai.Hooks{})
		if err != nil || got.End != ai.Stopped || !slices.Contains(p.Moves(), got.Move) {
			t.Errorf("%v: %+v, %v", p, got, err)
		}
	}
}

// Where no side is to move there is no move to look for.
func TestNoMove(t *testing.T) {
	for _, text := range []string{"5/5/5/5/5 ?", "abcde/abcde/abcde/abcde/abcde o"} {
		p := mustParse(t, text, 5)
		_, err := engine.New(4).Search(context.Background(), ai.Task{View: p.View(hyle.Order)}, ai.Limits{}, ai.Hooks{})
		if err != ai.ErrNoMove {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// BenchmarkSearch gives the speed of searches like those of the top level.
func BenchmarkSearch(b *testing.B) {
	list, e, nodes := tasks(b), engine.New(tableBits), uint64(0)
	for b.Loop() {
		for _, p := range list {
			nodes += mustSearch(b, e, p, 1, ai.Limits{Nodes: 20_000}).Nodes
		}
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
}
