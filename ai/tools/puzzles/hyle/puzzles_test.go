package hyle

import (
	"math"
	"testing"

	slow "tablier/ai/internal/slowhyle"
	"tablier/ai/puzzle"
	prover "tablier/ai/puzzle/prove/hyle"
	"tablier/ai/tools/puzzles/internal/shipped"
	"tablier/rules/hyle"
)

// stateOf returns the position of a puzzle, which agrees with the rules.
func stateOf(t *testing.T, p *puzzle.Puzzle) hyle.State {
	if err := puzzle.Check(hyle.Spec(), p); err != nil {
		t.Fatal(err)
	}
	position, err := p.Open(hyle.Spec())
	if err != nil {
		t.Fatal(err)
	}
	return position.(hyle.Position).State
}

// wantCosts compares the costs of a puzzle's moves with the slow calculation.
func wantCosts(t *testing.T, p *puzzle.Puzzle) {
	s, known, sign := stateOf(t, p), slow.Values{}, 1.0
	if s.Phase == hyle.Placing {
		sign = -1
	}
	best := sign * known.Of(s)
	for i, m := range s.AppendMoves(nil) {
		want := 100 * (best - sign*known.Of(s.Play(m)))
		if got := float64(p.Costs[i]); math.Abs(got-want) > 0.5+1e-6 || (got == 0) != (want < 1e-6) {
			t.Errorf("%s: %s costs %v hundredths, want %v", p.Position, m.Text(int(s.N)), got, want)
		}
	}
}

// Every move of fifty of the puzzles, spread over the boards and both sides, costs what the slow calculation says.
func TestCosts(t *testing.T) {
	const tested, quick = 50, 3 // pawns to be drawn
	var list []puzzle.Puzzle
	for _, p := range shipped.Puzzles(t, "hyle").Puzzles {
		if s := stateOf(t, &p); s.Left() <= quick {
			list = append(list, p)
		}
	}
	if len(list) < tested {
		t.Fatalf("only %d puzzles with so few pawns to be drawn", len(list))
	}
	for i := range tested {
		wantCosts(t, &list[i*len(list)/tested])
	}
}

// There are as many puzzles as promised, about half of them for each side; no two are alike; in each the best move is
// alone, and the points as they stand mislead in half of those of each side.
func TestChosen(t *testing.T) {
	alikes, sides, mislead := map[string]bool{}, [2]int{}, 0
	set := shipped.Puzzles(t, "hyle")
	asked := 0
	for i := range set.Puzzles {
		p := &set.Puzzles[i]
		s := stateOf(t, p)
		if alikes[prover.Alike(&s)] {
			t.Errorf("%s is like another one", p.Position)
		}
		alikes[prover.Alike(&s)] = true
		if p.Retired {
			continue
		}
		asked++
		sides[s.Phase-hyle.Placing]++
		right, looks := -1, looks(&s)
		for j, cost := range p.Costs {
			if cost == 0 && right >= 0 {
				t.Errorf("%s: two moves are best", p.Position)
			} else if cost == 0 {
				right = j
			}
		}
		for j, look := range looks {
			if look >= looks[right] && p.Costs[j] >= solved {
				mislead++
				break
			}
		}
	}
	if asked < 150 || sides[0] < asked*2/5 || sides[1] < asked*2/5 || mislead < asked/2 {
		t.Errorf("%d puzzles, %v by side, %d misleading", asked, sides, mislead)
	}
}

// Boards that are turned, mirrored or called by other colours are alike; others are not.
func TestAlike(t *testing.T) {
	read := func(text string) hyle.State {
		p, err := hyle.Parse(text, 3)
		if err != nil {
			t.Fatal(err)
		}
		return p.State
	}
	first := read("ab1/1c1/a2 c=b")
	for text, want := range map[string]bool{
		"2a/1c1/1ba c=b":  true,
		"a2/1c1/1ba c=b":  false,
		"1ba/1c1/2a c=b":  true,
		"a2/1c1/ab1 c=b":  true,
		"a1a/1cb/3 c=b":   true,
		"bc1/1a1/b2 c=c":  true,
		"ab1/1c1/a2 c=c":  false,
		"ab1/1c1/a2 o":    false,
		"ab1/1c1/a1b c=b": false,
	} {
		if s := read(text); (prover.Alike(&s) == prover.Alike(&first)) != want {
			t.Errorf("%q is alike: %v", text, !want)
		}
	}
}
