package stratege

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"tablier/rules"
	"tablier/rules/stratege"
)

// walk plays games at random and calls visit in each state that has not ended, set-ups included.
func walk(games int, visit func(s stratege.State)) {
	rng := rand.New(rand.NewPCG(4, 0))
	for range games {
		for s := stratege.Start(); s.End == stratege.Running; s.Do(s.Choice(rng.IntN(s.Choices()))) {
			visit(s)
		}
	}
}

// value returns what the words of Cheater's definition say a move is worth, without a short cut.
func value(s stratege.State, m stratege.Step) float64 {
	side, low := int(s.Turn), math.Inf(1)
	next := s.Play(m)
	replies := next.AppendMoves(nil)
	if len(replies) == 0 {
		return worth(&next, side)
	}
	for _, reply := range replies {
		after := next.Play(reply)
		low = min(low, worth(&after, side))
	}
	return low
}

// Cheater plays one of the moves that its definition finds best.
func TestCheaterFollowsItsDefinition(t *testing.T) {
	seed := uint64(0)
	walk(1, func(s stratege.State) {
		seed++
		if s.SettingUp() || seed%5 > 0 {
			return
		}
		var want []rules.Move
		best := math.Inf(-1)
		for _, m := range s.AppendMoves(nil) {
			v := value(s, m)
			if v > best {
				best, want = v, nil
			}
			if v == best {
				want = append(want, s.Text(m))
			}
		}
		if got := (Cheater{}).Choose(stratege.Position{State: s}.View(rules.Chance), seed); !slices.Contains(want,
			got) {
			t.Errorf("%v: %s, want one of %v", stratege.Position{State: s}, got, want)
		}
	})
}

// Greedy attacks what it is likely to beat, and else advances.
func TestGreedyFollowsItsDefinition(t *testing.T) {
	attacked := 0
	walk(1, func(s stratege.State) {
		p := stratege.Position{State: s}
		view := p.View(p.ToMove()).(stratege.View)
		best := 0.0
		for _, m := range s.AppendMoves(nil) {
			if from, to := m.Cells(); !s.SettingUp() && m != stratege.PassStep {
				best = max(best, odds(&view.State, from, to))
			}
		}
		got := Greedy{}.Choose(view, 1)
		if !slices.Contains(p.Moves(), got) {
			t.Fatalf("%v: %s is not legal", p, got)
		}
		w, err := stratege.Read(got)
		if err != nil {
			t.Fatal(err)
		}
		if (w.Kind == stratege.Attacking) != (best >= 0.5) && best > 0 {
			t.Errorf("%v: %s, when the best odds are %v", p, got, best)
		}
		if w.Kind == stratege.Attacking {
			attacked++
		}
	})
	if attacked == 0 {
		t.Error("it never attacked")
	}
}
