package entropy

import (
	"context"
	"slices"
	"testing"

	"tablier/ai"
	"tablier/ai/alphabeta"
	adapter "tablier/ai/entropy"
	"tablier/ai/puzzle"
	prover "tablier/ai/puzzle/prove/entropy"
	"tablier/ai/tools/puzzles/internal/shipped"
	"tablier/rules"
	"tablier/rules/entropy"
)

// quickest returns the wins that are shipped, the shortest first.
func quickest(t *testing.T) (list []puzzle.Puzzle) {
	for _, p := range shipped.Puzzles(t, "entropy").Puzzles {
		if p.Kind == puzzle.Win {
			list = append(list, p)
		}
	}
	slices.SortStableFunc(list, func(p, q puzzle.Puzzle) int { return sortOf(&p).plies - sortOf(&q).plies })
	return list
}

// The table of the solved game is not at hand here: command ai/tools/solve/entropy holds every puzzle against it. A
// search proves the short wins: at each turn of the solver the move of the line wins, as soon as is said, and no other
// does as far as the search sees. What it proves of other moves is what the puzzle says of them.
func TestSolvedAgain(t *testing.T) {
	const least = 50
	solver, proved := alphabeta.New(adapter.Read, 14), 0
	for _, p := range quickest(t) {
		if proved == least {
			return
		}
		m, err := rules.NewMatch(entropy.Spec(), rules.Setup{}, p.Position)
		if err != nil {
			t.Fatal(err)
		}
		all := true
		for turn, move := range p.Line {
			all = all && (turn%2 == 1 || proves(t, solver, m, &p, turn))
			if err := m.Play(move); err != nil {
				t.Fatal(err)
			}
		}
		if all {
			proved++
		}
	}
	t.Errorf("only %d puzzles are proved", proved)
}

// proves searches at a turn of the solver, and says whether that proves that the move of the line wins.
func proves(t *testing.T, solver *alphabeta.Engine[adapter.Game, adapter.State, entropy.Step], m *rules.Match,
	p *puzzle.Puzzle, turn int) (proved bool) {
	t.Helper()
	const nodes = 20_000
	task := ai.Task{Spec: m.Spec(), View: m.View(m.Ply(), m.ToMove()), Seen: m.Seen()}
	moves := m.Position().Moves()
	limits := ai.Limits{Nodes: nodes, Lines: min(2, len(moves))}
	result, err := solver.Search(context.Background(), task, limits, ai.Hooks{})
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range result.Lines {
		right := line.Move == p.Line[turn]
		if !right && line.Value == ai.Win || right && line.Value != ai.Win && line.Value != ai.Unknown {
			t.Errorf("%s, move %d: %s is a %s", p.Position, turn+1, line.Move, line.Value)
		}
		proved = proved || right && line.Value == ai.Win
		if turn > 0 || line.Value == ai.Unknown {
			continue
		}
		if v := p.Verdicts[slices.Index(moves, line.Move)]; v.Value != line.Value || v.Plies != line.Plies {
			t.Errorf("%s: %s is a %s in %d, said to be a %s in %d", p.Position, line.Move, line.Value, line.Plies, v.Value,
				v.Plies)
		}
	}
	return proved
}

// No map of the board takes one puzzle to another, nor does one with the sides exchanged. Both sides have their share.
func TestNoneAlike(t *testing.T) {
	seen, turns := map[uint64]string{}, [2]int{}
	list := shipped.Puzzles(t, "entropy").Puzzles
	for i := range list {
		position, err := list[i].Open(entropy.Spec())
		if err != nil {
			t.Fatal(err)
		}
		s := position.(entropy.Position).State
		turns[s.Turn]++
		if other := seen[prover.Least(s)]; other != "" {
			t.Errorf("%s is %s", list[i].Position, other)
		}
		seen[prover.Least(s)] = list[i].Position
	}
	if len(seen) < 300 || 3*turns[0] < turns[1] || 3*turns[1] < turns[0] {
		t.Errorf("%d puzzles, %v of each side", len(seen), turns)
	}
}
