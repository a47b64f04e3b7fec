package prove_test

import (
	"strconv"
	"strings"
	"testing"

	"tablier/ai/puzzle"
	"tablier/ai/puzzle/prove"
	proving "tablier/ai/puzzle/prove/stratege"
	"tablier/rules"
	"tablier/rules/stratege"
)

// deals returns all positions without a secret that agree with what is known in one, at most so many and one. It tries
// every strength for every hidden pawn: the rules read no more than three pawns of a strength.
func deals(text string, most int) (list []stratege.Position) {
	p, err := stratege.Parse(text)
	if err != nil {
		return nil
	}
	if !strings.Contains(text, "?") {
		return []stratege.Position{p}
	}
	for strength := 1; strength <= stratege.Most && len(list) <= most; strength++ {
		list = append(list, deals(strings.Replace(text, "?", strconv.Itoa(strength), 1), most)...)
	}
	return list
}

// Of a hundred deductions in positions of Le Stratège each is counted out by dealing the strengths in every way.
func TestStrategeIsProved(t *testing.T) {
	const wanted, most = 60, 2_000
	prover, spec := proverOf(t, "stratege")
	done, seen := 0, map[string]bool{}
	for _, p := range shipped(t, "stratege") {
		dealt := deals(p.Position, most)
		if seen[p.Position] || done >= wanted || !strings.Contains(p.Position, "?") || len(dealt) > most {
			continue
		}
		seen[p.Position] = true
		position, err := p.Open(spec)
		if err != nil {
			t.Fatal(err)
		}
		for _, kind := range []puzzle.Kind{puzzle.Forces, puzzle.Odds} {
			task := prove.Task{Question: prove.Question{Kind: kind}, Variant: p.Variant, Position: position}
			if !prove.Has(proving.Asks(position), task.Question) {
				continue // no attack on a hidden pawn
			}
			for _, task.On = range solve(t, prover, spec, task, 0).Subjects {
				found := solve(t, prover, spec, task, 0)
				if want := counted(t, kind, task.On, dealt); found.Puzzle.Answer != want {
					t.Errorf("%s, %s %s: %s, want %s", p.Position, kind, task.On, found.Puzzle.Answer, want)
				}
				done++
			}
		}
	}
	if done < wanted {
		t.Errorf("only %d deductions", done)
	}
}

// counted answers a question by all deals.
func counted(t *testing.T, kind puzzle.Kind, on string, dealt []stratege.Position) (answer string) {
	t.Helper()
	strengths, won := map[int]bool{}, 0
	for _, d := range dealt {
		for cell, pawn := range d.State.At {
			if kind == puzzle.Forces && stratege.Name(cell) == on {
				strengths[pawn.Strength()] = true
			}
		}
		if kind == puzzle.Odds {
			after, err := d.Play(rules.Move(on))
			if err != nil {
				t.Fatal(err)
			}
			if side := d.State.Turn; after.(stratege.Position).State.Side[side].Len() == d.State.Side[side].Len() {
				won++
			}
		}
	}
	for strength := range stratege.Most + 1 {
		if strengths[strength] {
			answer += strconv.Itoa(strength)
		}
	}
	if kind == puzzle.Forces {
		return answer
	}
	a, b := won, len(dealt)
	for b > 0 {
		a, b = b, a%b
	}
	return strconv.Itoa(won/a) + "/" + strconv.Itoa(len(dealt)/a)
}
