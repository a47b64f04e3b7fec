//go:build bars

package stratege_test

import (
	"hash/maphash"
	"testing"

	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/ai/puzzle/craft"
	"tablier/rules"
	"tablier/rules/stratege"
)

// Every puzzle that asks what follows from counting, and for the move that gains most, by all deals.
func TestAllDealt(t *testing.T) {
	const most = 50_000
	for kind, want := range map[puzzle.Kind]func(*testing.T, *puzzle.Puzzle, []stratege.Position){
		puzzle.Forces: wantForces, puzzle.Odds: wantOdds, puzzle.Points: wantGains,
	} {
		eachDealt(t, len(ofKinds(t, kind)), most, func(p *puzzle.Puzzle, dealt []stratege.Position) { want(t, p, dealt) },
			kind)
	}
}

// A slow judge follows every move of the rules to the end, and remembers positions by their hash.
type slow struct {
	seed  maphash.Seed
	known map[uint64]outcome
}

// An outcome is a value for the side to move, and the plies to the end.
type outcome struct {
	value ai.Value
	plies int
}

// better says whether one is better for the side to move: a win sooner, a loss later.
func (o outcome) better(than outcome) bool {
	if o.value != than.value {
		return o.value > than.value
	}
	return o.value == ai.Win && o.plies < than.plies || o.value == ai.Loss && o.plies > than.plies
}

func (j slow) outcome(p stratege.Position) (best outcome) {
	if out := p.Outcome(); out.Over() {
		mover := rules.First + rules.Player(p.State.Turn)
		switch out.Winner {
		case rules.Nobody:
			return outcome{ai.Draw, 0}
		case mover:
			return outcome{ai.Win, 0}
		}
		return outcome{ai.Loss, 0}
	}
	key := maphash.Comparable(j.seed, p.State)
	if o, ok := j.known[key]; ok {
		return o
	}
	for _, m := range p.Moves() {
		o := j.outcome(play(p, m))
		if o.value = ai.Win + ai.Loss - o.value; o.value != ai.Draw {
			o.plies++
		}
		if best.value == ai.Unknown || o.better(best) {
			best = o
		}
	}
	j.known[key] = best
	return best
}

// Value implements craft.Judge.
func (j slow) Value(p rules.Position) (ai.Value, int) {
	o := j.outcome(p.(stratege.Position))
	return o.value, o.plies
}

// Appeal implements craft.Judge, which asks it when puzzles are made only.
func (j slow) Appeal(rules.Position) float64 { return 0 }

// Plain implements craft.Judge: most moves win.
func (j slow) Plain(p rules.Position) bool {
	moves, winning := p.Moves(), 0
	for _, m := range moves {
		if value, _ := j.Value(play(p, m)); value == ai.Loss {
			winning++
		}
	}
	return 2*winning > len(moves)
}

// Every ending is solved again: its verdicts, replies and line.
func TestAllEndings(t *testing.T) {
	for _, p := range ofKinds(t, puzzle.Win, puzzle.Hold, puzzle.Escape) {
		j := slow{maphash.MakeSeed(), map[uint64]outcome{}}
		if err := craft.Verify(j, stratege.Spec(), &p); err != nil {
			t.Error(err)
		}
		t.Logf("%d positions: %s", len(j.known), p.Position)
	}
}
