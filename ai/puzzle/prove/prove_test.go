package prove_test

import (
	"context"
	"os"
	"testing"

	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/ai/puzzle/prove"
	"tablier/ai/puzzle/prove/domino"
	"tablier/ai/puzzle/prove/entropy"
	"tablier/ai/puzzle/prove/hyle"
	"tablier/ai/puzzle/prove/morris"
	"tablier/ai/puzzle/prove/stratege"
	"tablier/rules"
	"tablier/rules/all"
	"tablier/rules/conform"
)

// provers are those of all games, with the folders of their boards.
func provers() map[string]struct {
	folder string
	prove.Prover
} {
	return map[string]struct {
		folder string
		prove.Prover
	}{
		"tapatan": {"morris", morris.New()}, "domino": {"domino", domino.New()}, "entropy": {"entropy", entropy.New(nil)},
		"hyle": {"hyle", hyle.New()}, "stratege": {"stratege", stratege.New()},
	}
}

// proverOf returns the prover of a game and its rules.
func proverOf(t testing.TB, game string) (prove.Prover, *rules.Spec) {
	t.Helper()
	spec, err := all.Games().Find(game)
	if err != nil {
		t.Fatal(err)
	}
	return provers()[game].Prover, spec
}

// shipped returns the puzzles of the site.
func shipped(t testing.TB, game string) []puzzle.Puzzle {
	t.Helper()
	text, err := os.ReadFile("../../../app/boards/" + provers()[game].folder + "/puzzles.txt")
	if err != nil {
		t.Fatal(err)
	}
	set, err := puzzle.Parse(string(text))
	if err != nil {
		t.Fatal(err)
	}
	return set.Puzzles
}

// solve proves a question within so many positions, and holds a puzzle that comes of it against the rules.
func solve(t testing.TB, p prove.Prover, spec *rules.Spec, task prove.Task, nodes uint64) prove.Found {
	t.Helper()
	found, err := p.Prove(task, ai.NewMeter(context.Background(), ai.Limits{Nodes: nodes}, ai.Hooks{}))
	if err != nil {
		t.Fatalf("%s: %v", task.Position, err)
	}
	if made := &found.Puzzle; made.Position != "" {
		again, err := puzzle.ParseLine(made.String())
		if err != nil || again.String() != made.String() {
			t.Fatalf("%s is read again as %v, %v", made, again, err)
		}
		if err := puzzle.Check(spec, again); err != nil {
			t.Fatalf("%s: %v", made, err)
		}
		if found.Alike == 0 || found.Open > 0 {
			t.Fatalf("a puzzle without an answer: %+v", found)
		}
	}
	return found
}

// random returns the task of a position met in a game at random, which has not ended; false where chance is to act.
func random(t testing.TB, spec *rules.Spec, variant string, seed uint64, plies int) (task prove.Task, ok bool) {
	t.Helper()
	m, err := conform.RandomMatch(spec, rules.Setup{Variant: variant}, seed, plies)
	if err != nil {
		t.Fatal(err)
	}
	task = prove.Task{Variant: variant, Position: m.Position()}
	return task, !m.Position().Outcome().Over() && m.ToMove() != rules.Chance
}

// A question that the game does not know, or that cannot be asked where something is hidden or open, is refused.
func TestQuestionsThatCannotBeAsked(t *testing.T) {
	for game, question := range map[string]prove.Question{
		"tapatan": {Kind: puzzle.Points}, "entropy": {Kind: puzzle.Forces, On: "a1"}, "domino": {Kind: puzzle.Hold},
		"hyle": {Kind: puzzle.Win}, "stratege": {Kind: puzzle.Forces},
	} {
		p, spec := proverOf(t, game)
		start, err := spec.New(rules.Setup{Variant: spec.Variants[0]})
		if err != nil {
			t.Fatal(err)
		}
		task := prove.Task{Question: question, Variant: spec.Variants[0], Position: start}
		meter := ai.NewMeter(context.Background(), ai.Limits{Nodes: 10}, ai.Hooks{})
		if _, err := p.Prove(task, meter); err != prove.ErrQuestion {
			t.Errorf("%s: %v", game, err)
		}
	}
	prover, spec := proverOf(t, "stratege")
	p := puzzle.Puzzle{Variant: "stratege", Position: "(11)/(4)g?(6)/(11)/(11)/(11)/(11)/(11)/(11)/(11)/w6(1)w5!(8) w 0 " +
		"1112223334445566 11122233444555666"}
	position, err := p.Open(spec)
	if err != nil {
		t.Fatal(err)
	}
	for _, question := range []prove.Question{{Kind: puzzle.Forces, On: "a1"}, {Kind: puzzle.Win}} {
		task := prove.Task{Question: question, Variant: p.Variant, Position: position}
		if _, err := prover.Prove(task, unlimited()); err != prove.ErrQuestion {
			t.Errorf("%s: %v", question.Kind, err)
		}
	}
}

// What takes more positions than may be looked at is open, and no puzzle.
func TestTooMuchIsOpen(t *testing.T) {
	for game, kind := range map[string]puzzle.Kind{"tapatan": puzzle.Hold, "entropy": puzzle.Win, "domino": puzzle.Win} {
		p, spec := proverOf(t, game)
		start, err := spec.New(rules.Setup{Variant: spec.Variants[0]})
		if err != nil {
			t.Fatal(err)
		}
		task := prove.Task{Question: prove.Question{Kind: kind}, Variant: spec.Variants[0], Position: start}
		if found := solve(t, p, spec, task, 100); found.Open == 0 || found.Puzzle.Position != "" {
			t.Errorf("%s: %+v", game, found)
		}
	}
}

// Who asks the same again goes on from what has been found, so that a proof is reached in parts.
func TestWhoAsksAgainGoesOn(t *testing.T) {
	const parts, few, first, most = 12, 2 * 1024, 19, 100 // a part is no smaller than the steps in which is counted
	for seed := uint64(first); seed < most; seed++ {      // those before take four times as many
		alone, spec := proverOf(t, "domino")
		task, ok := random(t, spec, "4", seed, 1)
		if !ok {
			continue
		}
		task.Question = prove.Question{Kind: puzzle.Win}
		meter := unlimited()
		found, err := alone.Prove(task, meter)
		if err != nil {
			t.Fatal(err)
		}
		if meter.Nodes() < few {
			continue
		}
		again, _ := proverOf(t, "domino")
		last, n := prove.Found{Open: 1}, 0
		for ; last.Open > 0 && n < parts; n++ {
			last = solve(t, again, spec, task, meter.Nodes()/4)
		}
		if n < 2 || last.Open > 0 || last.Puzzle.String() != found.Puzzle.String() {
			t.Errorf("after %d parts %+v, at once %+v", n, last, found)
		}
		return
	}
	t.Error("no position takes so many")
}
