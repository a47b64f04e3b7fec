package prove_test

import (
	"testing"

	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/ai/puzzle/prove"
	"tablier/rules/hyle"
)

// asked returns the question that an author would ask for a puzzle of the site.
func asked(p *puzzle.Puzzle) (q prove.Question) {
	q = prove.Question{Kind: p.Kind, On: p.On}
	switch p.Kind {
	case puzzle.Escape:
		q.Kind = puzzle.Hold
		if p.Value() == ai.Win {
			q.Kind = puzzle.Win
		}
	case puzzle.Parity:
		q.Kind = puzzle.Win
	}
	return q
}

// The puzzles of the site are found again: the same answer, as many plies to the end.
func TestPuzzlesOfTheSiteAreProved(t *testing.T) {
	const least = 50
	every := map[string]int{"tapatan": 4, "domino": 4, "stratege": 2}
	for _, game := range []string{"tapatan", "domino", "stratege"} {
		prover, spec := proverOf(t, game)
		done := 0
		for i, p := range shipped(t, game) {
			q := asked(&p)
			if i%every[game] > 0 || p.Kind == puzzle.Points {
				continue
			}
			position, err := p.Open(spec)
			if err != nil {
				t.Fatal(err)
			}
			task := prove.Task{Question: q, Variant: p.Variant, Position: position}
			found := solve(t, prover, spec, task, 20_000_000)
			want := p
			want.Kind, want.Level, want.Rank, want.Retired = q.Kind, found.Puzzle.Level, found.Puzzle.Rank, false
			if p.Kind.Moves() { // replies as good as others may be chosen, which lead to other lines
				found.Puzzle.Line, want.Line = found.Puzzle.Line[:1], want.Line[:1]
				for i := range found.Puzzle.Verdicts {
					found.Puzzle.Verdicts[i].Reply = want.Verdicts[i].Reply
				}
			}
			if found.Puzzle.String() != want.String() || found.Alike != 1 {
				t.Errorf("%s\nis found as\n%s, %d answers", &want, &found.Puzzle, found.Alike)
			}
			done++
		}
		if done < least {
			t.Errorf("only %d puzzles of %s", done, game)
		}
	}
}

// So are those of Hyle where few cells are left.
func TestAveragesOfTheSiteAreProved(t *testing.T) {
	const least, fewest = 50, 4
	prover, spec := proverOf(t, "hyle")
	done := 0
	for _, p := range shipped(t, "hyle") {
		position, err := p.Open(spec)
		if err != nil {
			t.Fatal(err)
		}
		if s := position.(hyle.Position).State; s.Empty > fewest || done == least {
			continue
		}
		task := prove.Task{Question: prove.Question{Kind: puzzle.Points}, Variant: p.Variant, Position: position}
		found := solve(t, prover, spec, task, 0)
		p.Level, p.Rank, p.Retired = 0, 0, false
		if found.Puzzle.String() != p.String() {
			t.Errorf("%s\nis found as\n%s", &p, &found.Puzzle)
		}
		done++
	}
	if done < least {
		t.Errorf("only %d puzzles", done)
	}
}

// Wins of Entropy that come soon are found again: the one right move and as many plies, and what is known of other
// moves is what the solved game says.
func TestWinsOfTheSiteAreProved(t *testing.T) {
	const least, nodes, soon = 40, 300_000, 5
	prover, spec := proverOf(t, "entropy")
	done := 0
	for _, p := range shipped(t, "entropy") {
		right := 0
		for p.Kind == puzzle.Win && !p.Right(right) {
			right++
		}
		if p.Kind != puzzle.Win || p.Verdicts[right].Plies > soon {
			continue
		}
		position, err := p.Open(spec)
		if err != nil {
			t.Fatal(err)
		}
		task := prove.Task{Question: prove.Question{Kind: puzzle.Win, Soon: true}, Variant: p.Variant, Position: position}
		found := solve(t, prover, spec, task, nodes)
		if found.Open > 0 {
			continue
		}
		done++
		if len(found.Right) != 1 || found.Right[0] != p.Line[0] {
			t.Errorf("%s: right is %v", &p, found.Right)
			continue
		}
		for i, v := range found.Puzzle.Verdicts {
			if v.Value != ai.Unknown && (v.Value != p.Verdicts[i].Value || v.Plies != p.Verdicts[i].Plies) {
				t.Errorf("%s: move %d is said to be a %s in %d", &p, i+1, v.Value, v.Plies)
			}
		}
	}
	t.Logf("%d puzzles", done)
	if done < least {
		t.Errorf("only %d puzzles", done)
	}
}
