package morris_test

import (
	"math/rand/v2"
	"testing"

	"tablier/ai"
	"tablier/rules"
	"tablier/rules/morris"
	"tablier/rules/morris/sketches"
)

// A board that somebody has drawn is solved like those of the family: each of its positions has the value, and the
// number of plies, that going over all of them again and again comes to.
func TestRandomBoardsAreSolved(t *testing.T) {
	for i := range randomBoards {
		d := sketches.Random(rand.New(rand.NewPCG(uint64(i), 8)), 4000)
		s := solveBoard(t, d.Board)
		slow := overAndOver(t, morris.Position{Game: s.game, State: s.game.Start()})
		if s.table.Len() != len(slow) {
			t.Errorf("%s: %d positions, want %d", d.Text(), s.table.Len(), len(slow))
		}
		for _, state := range s.table.States() {
			p := morris.Position{Game: s.game, State: state}
			if got, want := s.verdict(state), slow[p.String()]; got != want {
				t.Fatalf("%s: %s is %v, want %v", d.Text(), p, got, want)
			}
		}
	}
}

// overAndOver returns the value of every position that play leads to, by the text interface of the rules alone: who has
// no move has lost in 0, and each round finds what is won or lost in one ply more.
func overAndOver(t *testing.T, start rules.Position) map[string]verdict {
	t.Helper()
	next, over := map[string][]string{}, map[string]bool{}
	for queue := []rules.Position{start}; len(queue) > 0; queue = queue[1:] {
		p := queue[0]
		if _, seen := next[p.String()]; seen {
			continue
		}
		next[p.String()], over[p.String()] = nil, p.Outcome().Over()
		for _, m := range p.Moves() {
			q, err := p.Play(m)
			if err != nil {
				t.Fatal(err)
			}
			next[p.String()] = append(next[p.String()], q.String())
			queue = append(queue, q)
		}
	}
	values := map[string]verdict{}
	for plies, found := 0, true; found; plies++ {
		found = false
		round := map[string]verdict{}
		for p, replies := range next {
			if _, known := values[p]; known {
				continue
			}
			if v, ok := inPlies(values, replies, over[p], plies); ok {
				round[p], found = v, true
			}
		}
		for p, v := range round {
			values[p] = v
		}
	}
	for p := range next {
		if _, known := values[p]; !known {
			values[p] = verdict{value: ai.Draw.String()}
		}
	}
	return values
}

// inPlies returns what a position is worth whose value takes so many plies; false where it takes others.
func inPlies(values map[string]verdict, replies []string, over bool, plies int) (v verdict, ok bool) {
	if over {
		return verdict{ai.Loss.String(), 0}, plies == 0
	}
	lost := true
	for _, reply := range replies {
		value, known := values[reply]
		if known && value.value == ai.Loss.String() && value.plies == plies-1 {
			return verdict{ai.Win.String(), plies}, true
		}
		lost = lost && known && value.value == ai.Win.String()
	}
	return verdict{ai.Loss.String(), plies}, lost && plies > 0
}
