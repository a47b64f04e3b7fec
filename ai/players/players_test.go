package players_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strconv"
	"testing"

	"tablier/ai"
	adapter "tablier/ai/morris"
	"tablier/ai/players"
	"tablier/ai/retro"
	"tablier/rules"
	"tablier/rules/all"
	"tablier/rules/morris"
)

// newMatch starts a match and lets chance act first where it does.
func newMatch(t testing.TB, spec *rules.Spec) *rules.Match {
	t.Helper()
	return newMatchOf(t, spec, "")
}

func newMatchOf(t testing.TB, spec *rules.Spec, variant string) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(spec, rules.Setup{Variant: variant}, "")
	if err != nil {
		t.Fatal(err)
	}
	for m.ToMove() == rules.Chance {
		if err := m.Play(m.ChanceMove(1)); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func mustSearch(t testing.TB, p *players.Player, task ai.Task, level int, limits ai.Limits) ai.Result {
	t.Helper()
	result, err := p.Search(context.Background(), task, level, limits, ai.Hooks{})
	if err != nil {
		t.Fatal(err)
	}
	return result
}

// solved returns Tapatan's family, the machine at it, the start of a variant and the exact values of all its positions.
func solved(t *testing.T, variant string) (*rules.Spec, *players.Player, morris.Position, *retro.Table[morris.State]) {
	t.Helper()
	spec, err := all.Games().Find("tapatan")
	if err != nil {
		t.Fatal(err)
	}
	player := players.New().Find("tapatan")
	m, err := rules.NewMatch(spec, rules.Setup{Variant: variant}, "")
	if err != nil {
		t.Fatal(err)
	}
	start := m.Position().(morris.Position)
	root, err := adapter.Read(ai.Task{Spec: spec, View: start.View(rules.First)})
	if err != nil {
		t.Fatal(err)
	}
	table := retro.Solve[adapter.Game, morris.State](root.Game, root.Start, nil, func() bool { return true })
	return spec, player, start, table
}

// The top level of Tapatan's family never gives away value and wins in the shortest way, in every position there is: on
// the largest board in one of twenty.
func TestFamilyIsPerfect(t *testing.T) {
	for _, board := range morris.Boards() {
		isPerfect(t, board.ID)
	}
}

func isPerfect(t *testing.T, variant string) {
	t.Helper()
	spec, player, start, table := solved(t, variant)
	for i, s := range table.States() {
		if table.Len() > 10_000 && i%20 > 0 {
			continue
		}
		p := morris.Position{Game: start.Game, State: s}
		if p.Outcome().Over() {
			continue
		}
		got := mustSearch(t, player, ai.Task{Spec: spec, View: p.View(p.ToMove()), Seed: uint64(i)}, len(player.Levels),
			ai.Limits{})
		value, plies := table.Value(s.Word())
		next, err := p.Play(got.Move)
		if err != nil {
			t.Fatal(err)
		}
		reply, rest := table.Value(next.(morris.Position).State.Word())
		if got.Value != value || got.Plies != plies || reply != ai.Win+ai.Loss-value ||
			value != ai.Draw && rest != plies-1 {
			t.Fatalf("%s %v: %v in %d, plays %s and says %v in %d", variant, p, value, plies, got.Move, got.Value,
				got.Plies)
		}
	}
}

// Every line of the top level, not the best alone, keeps its word when it is played out in a match.
func TestTapatanLinesAreKept(t *testing.T) {
	spec, player, start, table := solved(t, "tapatan")
	lines := 0
	for i, s := range table.States() {
		p := morris.Position{Game: start.Game, State: s}
		if i%everyState > 0 || p.Outcome().Over() {
			continue
		}
		m, err := rules.NewMatch(spec, rules.Setup{}, p.String())
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range mustSearch(t, player, ai.TaskOf(m, 0), len(player.Levels), ai.Limits{Lines: 20}).Lines {
			lines++
			playOut(t, spec, p, line)
		}
	}
	t.Logf("%d lines", lines)
}

// playOut plays a line from a position in a match of its own and checks that it ends as the line says.
func playOut(t *testing.T, spec *rules.Spec, p morris.Position, line ai.Line) {
	t.Helper()
	m, err := rules.NewMatch(spec, rules.Setup{}, p.String())
	if err != nil {
		t.Fatal(err)
	}
	for _, move := range line.PV {
		if err := m.Play(move); err != nil {
			t.Fatalf("%v: %v of %+v", p, err, line)
		}
	}
	ends := map[rules.Player]ai.Value{p.ToMove(): ai.Win, rules.Nobody: ai.Draw, p.ToMove().Other(): ai.Loss}
	if !m.Result().Over() || ends[m.Result().Winner] != line.Value || line.Value != ai.Draw && m.Ply() != line.Plies {
		t.Fatalf("%v: %+v, but the match stands at %+v", p, line, m.Result())
	}
}

// What the top level of a solved game promises it keeps, whatever has stood on the board before.
func TestPromisesAreKept(t *testing.T) {
	spec := all.Games()[0]
	player := players.New().Find(spec.ID)
	for seed := range uint64(500) {
		rng := rand.New(rand.NewPCG(seed, 1))
		m, err := rules.NewMatch(spec, rules.Setup{Variant: spec.Variants[seed/2%uint64(len(spec.Variants))]}, "")
		if err != nil {
			t.Fatal(err)
		}
		machine := rules.First + rules.Player(seed%2)
		promised := ai.Unknown
		ends := 0
		for m.ToMove() != rules.Nobody {
			if m.ToMove() != machine {
				moves := m.Position().Moves()
				if err := m.Play(moves[rng.IntN(len(moves))]); err != nil {
					t.Fatal(err)
				}
				continue
			}
			got := mustSearch(t, player, ai.TaskOf(m, seed), len(player.Levels), ai.Limits{})
			if got.Value < promised || got.Value == ai.Win && promised == ai.Win && m.Ply()+got.Plies > ends {
				t.Fatalf("seed %d after %v: promised %v by ply %d, now %v in %d", seed, m.Moves(), promised, ends,
					got.Value, got.Plies)
			}
			promised, ends = got.Value, m.Ply()+got.Plies
			if err := m.Play(got.Move); err != nil {
				t.Fatal(err)
			}
		}
		kept := map[rules.Player]ai.Value{machine: ai.Win, rules.Nobody: ai.Draw, machine.Other(): ai.Loss}[m.Result().Winner]
		if kept < promised {
			t.Errorf("seed %d: promised %v, %v after %v", seed, promised, m.Result().Outcome, m.Moves())
		}
	}
}

// Levels answer within their budget with a legal move, the same for the same seed, and the weak ones vary their play.
func TestLevels(t *testing.T) {
	for _, spec := range all.Games() {
		player, other := players.New().Find(spec.ID), players.New().Find(spec.ID)
		if player == nil {
			continue // the machine need not play every game
		}
		for _, variant := range spec.Variants {
			for level := 1; level <= len(player.On(variant)); level++ {
				testLevel(t, player, other, spec, variant, level)
			}
		}
	}
}

// testLevel has a level open matches of a variant, and some of them the level of another machine.
func testLevel(t *testing.T, player, other *players.Player, spec *rules.Spec, variant string, level int) {
	t.Helper()
	name := fmt.Sprintf("%s %s level %d", spec.ID, variant, level)
	openings := map[rules.Move]bool{}
	budget, seeds, repeat := player.On(variant)[level-1].Limits.Nodes, uint64(toAnswer), uint64(toRepeat)
	own := player.Own[variant] != nil // their engines answer more often in the usual variant
	switch {
	case level <= 2:
		seeds = toVary
	case own && budget > ofOwn:
		return
	case own && budget <= 100_000:
		seeds, repeat = toAnswerOwn, toAnswerOwn
	case budget > 100_000:
		seeds, repeat = toThink, thinkAgain
	}
	for seed := range seeds {
		m := newMatchOf(t, spec, variant)
		first := mustSearch(t, player, ai.TaskOf(m, seed), level, ai.Limits{})
		if budget > 0 && first.Nodes > budget {
			t.Errorf("%s: ended by %s after %d nodes", name, first.End, first.Nodes)
		}
		if seed < repeat {
			again := mustSearch(t, other, ai.TaskOf(m, seed), level, ai.Limits{})
			if again.Move != first.Move {
				t.Errorf("%s seed %d: %s, then %s", name, seed, first.Move, again.Move)
			}
		}
		if err := m.Play(first.Move); err != nil {
			t.Error(err)
		}
		openings[first.Move] = true
	}
	if level <= 2 && len(openings) < min(openingsOf, len(newMatchOf(t, spec, variant).Position().Moves())) {
		t.Errorf("%s always opens with one of %v", name, openings)
	}
}

// A level that a variant lacks is its last one, which looks for as long as the last of every variant: a link that was
// made when there were more levels opens.
func TestLevelsBeyondTheLast(t *testing.T) {
	for _, spec := range all.Games() {
		player := pressed(spec)
		if player == nil {
			continue
		}
		for _, variant := range spec.Variants {
			levels := player.On(variant)
			task := ai.TaskOf(newMatchOf(t, spec, variant), 1)
			last := mustSearch(t, player, task, len(levels), ai.Limits{})
			beyond := mustSearch(t, player, task, player.Most(), ai.Limits{})
			if beyond.Move != last.Move || beyond.Nodes != last.Nodes {
				t.Errorf("%s %s: level %d plays %s, level %d %s", spec.ID, variant, len(levels), last.Move, player.Most(),
					beyond.Move)
			}
			if best := player.Levels[len(player.Levels)-1]; levels[len(levels)-1].Limits != best.Limits {
				t.Errorf("%s %s: the last level has %+v, and usually %+v", spec.ID, variant, levels[len(levels)-1].Limits,
					best.Limits)
			}
		}
	}
}

func TestUnknownLevel(t *testing.T) {
	spec := all.Games()[0]
	player := players.New().Find(spec.ID)
	for _, level := range []int{-1, player.Most() + 1} {
		_, err := player.Search(context.Background(), ai.TaskOf(newMatch(t, spec), 0), level, ai.Limits{}, ai.Hooks{})
		var e *players.LevelError
		if !errors.As(err, &e) || e.Levels != len(player.Levels) {
			t.Errorf("level %d: %v", level, err)
		}
	}
	if players.New().Find("chess") != nil {
		t.Error("somebody plays chess")
	}
}

// BenchmarkSignature reports the nodes of a fixed set of searches, from which a change of the search shows,
// and its speed.
func BenchmarkSignature(b *testing.B) {
	spec := all.Games()[0]
	player := players.New().Find(spec.ID)
	var tasks []ai.Task
	for seed := range uint64(20) {
		m, rng := newMatch(b, spec), rand.New(rand.NewPCG(seed, 1))
		for m.Ply() < int(seed%10) && m.ToMove() != rules.Nobody {
			moves := m.Position().Moves()
			if err := m.Play(moves[rng.IntN(len(moves))]); err != nil {
				b.Fatal(err)
			}
		}
		if m.ToMove() != rules.Nobody {
			tasks = append(tasks, ai.TaskOf(m, seed))
		}
	}
	nodes, total := uint64(0), uint64(0)
	for b.Loop() {
		nodes = 0
		for _, task := range tasks {
			nodes += mustSearch(b, player, task, 0, ai.Limits{Depth: 12}).Nodes
		}
		total += nodes
	}
	b.ReportMetric(float64(nodes), "signature")
	b.ReportMetric(float64(total)/b.Elapsed().Seconds(), "nodes/s")
}

// BenchmarkLevels measures how long each level thinks about the first move.
func BenchmarkLevels(b *testing.B) {
	for _, spec := range all.Games() {
		player := players.New().Find(spec.ID)
		if player == nil {
			continue
		}
		m := newMatch(b, spec)
		for level := 1; level <= len(player.Levels); level++ {
			b.Run(spec.ID+"/"+strconv.Itoa(level), func(b *testing.B) {
				for seed := uint64(0); b.Loop(); seed++ {
					mustSearch(b, player, ai.TaskOf(m, seed), level, ai.Limits{})
				}
			})
		}
	}
}
