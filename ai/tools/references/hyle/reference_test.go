package hyle

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"tablier/rules"
	"tablier/rules/hyle"
)

// The words of the definitions, without a short cut.

// replies returns the points after Order's best reply at once.
func replies(s hyle.State) (best float64) {
	if s.Phase == hyle.Ended {
		return float64(s.Points)
	}
	for _, m := range s.AppendMoves(nil) {
		best = max(best, after(s.Play(m)))
	}
	return best
}

func after(s hyle.State) float64 { return float64(s.Points) }

// draws returns the average over the next draw of the points after Chaos's best cell and Order's best reply.
func draws(s hyle.State) (sum float64) {
	for _, draw := range s.AppendMoves(nil) {
		least, drawn := math.Inf(1), s.Play(draw)
		for _, m := range drawn.AppendMoves(nil) {
			least = min(least, replies(drawn.Play(m)))
		}
		sum += least * float64(s.Bag[draw.Colour()]) / float64(s.Left())
	}
	return sum
}

// answers returns that average after Order's best answer.
func answers(s hyle.State) (best float64) {
	if s.Phase == hyle.Ended {
		return float64(s.Points)
	}
	for _, m := range s.AppendMoves(nil) {
		best = max(best, draws(s.Play(m)))
	}
	return best
}

// bestMoves returns the moves after which a value is highest for Order, or lowest for Chaos.
func bestMoves(s hyle.State, order, chaos func(hyle.State) float64) []rules.Move {
	value, sign := chaos, -1.0
	if s.Phase == hyle.Sliding {
		value, sign = order, 1
	}
	best := math.Inf(-1)
	var moves []rules.Move
	for _, m := range s.AppendMoves(nil) {
		v := sign * value(s.Play(m))
		if v > best+1e-9 {
			best, moves = v, nil
		}
		if v > best-1e-9 {
			moves = append(moves, m.Text(int(s.N)))
		}
	}
	return moves
}

// Each player chooses one of the moves that its definition finds best, and over many seeds every one of them.
func TestPlayersFollowTheirDefinitions(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 0))
	for _, player := range []struct {
		name         string
		choose       func(rules.View, uint64) rules.Move
		order, chaos func(hyle.State) float64
		n, empty     int // the cells that are empty when it is first asked
	}{
		{"greedy", Greedy{}.Choose, after, replies, 5, 25},
		{"greedy", Greedy{}.Choose, after, replies, 7, 49},
		{"expectation", Expectation{}.Choose, draws, answers, 5, 6},
		{"expectation", Expectation{}.Choose, draws, answers, 7, 4},
	} {
		for range 4 {
			s := hyle.Start(player.n)
			for ; s.Phase != hyle.Ended; s.Do(s.Choice(rng.IntN(s.Choices()))) {
				if s.Phase == hyle.Drawing || int(s.Empty) > player.empty {
					continue
				}
				want := bestMoves(s, player.order, player.chaos)
				chosen := map[rules.Move]bool{}
				for seed := uint64(0); seed < 20 || len(want) <= 4 && len(chosen) < len(want) && seed < 200; seed++ {
					m := player.choose(rules.Open{Position: hyle.Position{State: s}}, seed)
					if chosen[m] = true; !slices.Contains(want, m) {
						t.Fatalf("%s in %v: %s, want one of %v", player.name, hyle.Position{State: s}, m, want)
					}
				}
				if len(want) <= 4 && len(chosen) < len(want) {
					t.Errorf("%s in %v: only %v, want each of %v", player.name, hyle.Position{State: s}, chosen, want)
				}
			}
		}
	}
}
