package stratege_test

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"tablier/ai"
	engine "tablier/ai/stratege"
	"tablier/rules"
	"tablier/rules/hyle"
	"tablier/rules/stratege"
)

const tableBits = 14

func mustSearch(t testing.TB, e ai.Engine, p stratege.Position, seed uint64, limits ai.Limits) ai.Result {
	t.Helper()
	task := ai.Task{Spec: stratege.Spec(), View: p.View(p.ToMove()), Seed: seed}
	got, err := e.Search(context.Background(), task, limits, ai.Hooks{})
	if err != nil {
		t.Fatal(err)
	}
	return got
}

// walk plays games at random and returns every so many of their positions that have not ended, passes among them.
func walk(games, every int) (list []stratege.Position) {
	rng := rand.New(rand.NewPCG(7, 0))
	for range games {
		s := stratege.Start()
		for ply := 0; s.End == stratege.Running; ply++ {
			if ply%every == 0 || !s.SettingUp() && s.MustPass() {
				list = append(list, stratege.Position{State: s})
			}
			s.Do(s.Choice(rng.IntN(s.Choices())))
		}
	}
	return list
}

// Searches have legal moves, no two the same, within their limits, and the same again.
func TestAnswers(t *testing.T) {
	passes := 0
	for i, p := range walk(3, 31) {
		if p.State.MustPass() {
			passes++
		}
		for _, limits := range []ai.Limits{{Depth: 1, Lines: 3}, {Depth: 2, Lines: 2}, {Nodes: 800, Lines: 4}, {Nodes: 1}} {
			e := engine.New(tableBits)
			got, again := mustSearch(t, e, p, uint64(i), limits), mustSearch(t, e, p, uint64(i), limits)
			got.Millis, again.Millis = 0, 0
			if fmt.Sprint(got) != fmt.Sprint(again) {
				t.Errorf("%v: %v, then %v", p, got, again)
			}
			if limits.Nodes > 0 && got.Nodes > limits.Nodes || limits.Depth > 0 && got.Depth > limits.Depth {
				t.Errorf("%v: %d nodes, %d plies within %+v", p, got.Nodes, got.Depth, limits)
			}
			checkLines(t, p, got)
		}
	}
	if passes == 0 {
		t.Error("nobody had to pass")
	}
}

func checkLines(t *testing.T, p stratege.Position, got ai.Result) {
	t.Helper()
	moves := p.Moves()
	for i, line := range got.Lines {
		at := slices.Index(moves, line.Move)
		if at < 0 {
			t.Fatalf("%v: %s is not legal, or twice among the lines", p, line.Move)
		}
		moves = slices.Delete(moves, at, at+1)
		if i == 0 && line.Move != got.Move || line.Move != line.PV[0] {
			t.Errorf("%v: %s, but line %d is %+v", p, got.Move, i, line)
		}
		checkExpected(t, p, line.PV)
	}
}

// checkExpected checks that moves can be played one after the other.
func checkExpected(t *testing.T, p rules.Position, moves []rules.Move) {
	t.Helper()
	for _, m := range moves {
		next, err := p.Play(m)
		if err != nil {
			t.Fatalf("%v: expected are %v: %v", p, moves, err)
		}
		p = next
	}
}

// A position is worth points: those of the end when that is certain, and never more than there are.
func TestScores(t *testing.T) {
	last, err := stratege.Spec().Parse(rules.Setup{}, "w3(1)g2!(8)/(11)/(11)/(11)/(11)/(1)w1(9)/(11)/(11)/(11)/g1(10) "+
		"w 99 1122233444555666 1122333444555666")
	if err != nil {
		t.Fatal(err)
	}
	if got := mustSearch(t, engine.New(tableBits), last.(stratege.Position), 1, ai.Limits{Depth: 2}); got.Score != 2 {
		t.Errorf("%v: %+v, want 2 points", last, got)
	}
	const most = 6*3 + 5*3
	for i, p := range walk(2, 23) {
		got := mustSearch(t, engine.New(tableBits), p, uint64(i), ai.Limits{Nodes: 800})
		if math.Abs(got.Score) > most {
			t.Errorf("%v: %+v", p, got)
		}
	}
}

// Whoever plays to the end always has a move, and the set-ups vary.
func TestGames(t *testing.T) {
	e, setups := engine.New(tableBits), map[string]bool{}
	for seed := range uint64(6) {
		var p rules.Position = stratege.Position{State: stratege.Start()}
		for ply := uint64(0); !p.Outcome().Over(); ply++ {
			next, err := p.Play(mustSearch(t, e, p.(stratege.Position), ai.Mix(seed, ply), ai.Limits{Nodes: 60}).Move)
			if err != nil {
				t.Fatal(err)
			}
			if p = next; ply == 2*stratege.Pawns-1 {
				setups[p.String()] = true
			}
		}
		_, err := e.Search(context.Background(), ai.Task{View: p.View(rules.First)}, ai.Limits{}, ai.Hooks{})
		if err != ai.ErrNoMove {
			t.Errorf("at the end: %v", err)
		}
	}
	if len(setups) < 6 {
		t.Errorf("only %d set-ups", len(setups))
	}
}

// Who overlooks moves overlooks others when a position comes back.
func TestWeakPlayersDoNotRepeatThemselves(t *testing.T) {
	p, e, moves := walk(1, 80)[2], engine.New(4).With(ai.Handicap{Overlook: 0.9}), map[rules.Move]bool{}
	for quiet := range uint8(8) {
		p.State.Quiet = 2 * quiet
		moves[mustSearch(t, e, p, 1, ai.Limits{Depth: 1}).Move] = true
	}
	if len(moves) < 3 {
		t.Errorf("only %v", moves)
	}
}

// A search that may not cost anything has a move all the same; one that is stopped has one soon.
func TestStop(t *testing.T) {
	done, cancel := context.WithCancel(context.Background())
	cancel()
	for _, p := range walk(3, 29) {
		task := ai.Task{View: p.View(p.ToMove())}
		got, err := engine.New(4).Search(done, task, ai.Limits{}, ai.Hooks{})
		if err != nil || !slices.Contains(p.Moves(), got.Move) || !p.State.SettingUp() && got.End != ai.Stopped {
			t.Errorf("%v: %+v, %v", p, got, err)
		}
	}
	ctx, cancel := context.WithCancel(context.Background())
	pauses := 0
	p := walk(1, 80)[2]
	pause := func() {
		if pauses++; pauses == 3 {
			cancel()
		}
	}
	task := ai.Task{View: p.View(p.ToMove())}
	got, err := engine.New(tableBits).Search(ctx, task, ai.Limits{}, ai.Hooks{Pause: pause})
	if err != nil || got.End != ai.Stopped || got.Nodes > 4096 {
		t.Errorf("%+v, %v", got, err)
	}
}

// Views that are not the game's, or not those of the side to move, are refused.
func TestOtherViews(t *testing.T) {
	p := walk(1, 80)[2]
	for _, view := range []rules.View{
		rules.Open{Position: hyle.Position{State: hyle.Start(5)}}, rules.Open{Position: p}, p.View(rules.Nobody),
		p.View(p.ToMove().Other()),
	} {
		if got, err := engine.New(4).Search(context.Background(), ai.Task{View: view}, ai.Limits{}, ai.Hooks{}); err == nil {
			t.Errorf("%v: %+v", view, got)
		}
	}
}

// A longer search allocates no more than a short one, but for its few iterations.
func TestNoAllocationPerNode(t *testing.T) {
	p, e := walk(1, 80)[2], engine.New(tableBits)
	count := func(nodes uint64) float64 {
		return testing.AllocsPerRun(5, func() { mustSearch(t, e, p, 1, ai.Limits{Nodes: nodes}) })
	}
	if short, long := count(1_000), count(30_000); long > short+20 {
		t.Errorf("%v allocations in 30,000 nodes, %v in 1,000", long, short)
	}
}

// BenchmarkSearch gives the speed of searches like those of the top level, in positions of games that it played against
// itself: in a random game's, pawns are so scattered that a node is twice as fast.
func BenchmarkSearch(b *testing.B) {
	var list []stratege.Position
	for _, text := range []string{
		"g1(1)g5(1)g2(1)g1(1)g4(1)g4/g2(1)g5(1)g6(1)g1(1)g2(1)g4/g6(1)g6(1)g5(1)g3(1)g3(1)g3/(11)/(11)/(11)/(11)/" +
			"w4(1)w3(1)w4(1)w3(1)w2(1)w6/w6(1)w1(1)w3(1)w5(1)w6(1)w1/w4(1)w2(1)w5(1)w2(1)w1(1)w5 w 0 - -",
		"g1(2)g5g2(1)g1g4(2)g4/g2(2)g5(2)g1g2(1)g4(1)/(5)g6!(5)/(6)g3(4)/(11)/(11)/(11)/" +
			"g6!(3)w4(1)w3(1)w2(2)/(4)w3(1)w5(1)w6(1)w1/w4(2)w6!w5(1)w2(1)w1(1)w5 w 3 12346 3356",
		"g1(1)g2(1)g1g6(2)g3(2)/(1)g3(1)g5g4w6!(1)g4(2)g6/w6!(2)g4(7)/(4)g1(6)/(11)/(11)/(11)/" +
			"(3)w5w1(1)w2w3(3)/w5(1)w3(1)w6(1)w5w4(2)g5!/w3(1)w2(1)w1(1)w2(3)w1 w 0 44 22356",
		"g3(1)w6!(2)w5!(1)g4(2)g5/g2(5)g4(1)w5!(1)g1/(10)g3/(4)g5(6)/(11)/(11)/(11)/" +
			"g5!(3)g6!(5)w1/(7)w4(2)w3/w5(2)w4w1(1)w1(1)w2(1)w2 w 0 233466 11223466",
	} {
		p, err := stratege.Parse(text)
		if err != nil {
			b.Fatal(err)
		}
		list = append(list, p)
	}
	e, nodes := engine.New(18), uint64(0)
	for b.Loop() {
		for _, p := range list {
			nodes += mustSearch(b, e, p, 1, ai.Limits{Nodes: 500_000}).Nodes
		}
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
}
