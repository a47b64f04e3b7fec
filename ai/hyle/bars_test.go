//go:build bars

package hyle_test

import (
	"math"
	"testing"

	"tablier/ai"
	engine "tablier/ai/hyle"
	"tablier/ai/tools/references"
	"tablier/rules"
	"tablier/rules/hyle"
)

// second is how many nodes the machine is given here for each move, by the cells a side: no more than a browser reaches
// in a second, whose rate BenchmarkSearchInTheBrowser gives: 620,000 to 950,000 and 290,000 to 380,000 from run to run.
var second = map[int]uint64{5: 600_000, 7: 280_000}

// A chooser is a player of the two sides.
type chooser func(t *testing.T, p hyle.Position, seed uint64) rules.Move

// simple is a reference player.
func simple(name string) chooser {
	player := references.Of("hyle")[name]
	return func(_ *testing.T, p hyle.Position, seed uint64) rules.Move {
		return player.Choose(p.View(p.ToMove()), seed)
	}
}

// The machine against players that anybody can write again. Before the weights of lines were learnt, Order made on
// 25 cells 63.3 ± .6 points against greedy and 59.8 ± .6 against expectation, and Chaos left 29.0 ± .3 and 38.0 ± .3;
// on 49 cells 123.7 ± 1.5 and 178.0 ± 1.9, 44.5 ± .7 and 14.7 ± .5. A whole run takes two cores an hour and a half.
func TestBars(t *testing.T) {
	top := func() chooser {
		e := engine.New(tableBits)
		return func(t *testing.T, p hyle.Position, seed uint64) rules.Move {
			return mustSearch(t, e, p, seed, ai.Limits{Nodes: second[int(p.State.N)]}).Move
		}
	}
	greedy, expectation, random := simple("greedy"), simple("expectation"), simple("random")
	for _, bar := range []struct {
		name         string
		n, rounds    int
		chaos, order chooser
		least, most  float64
	}{
		{"5×5, Order against greedy", 5, 200, greedy, top(), 52, 1000},
		{"5×5, Order against expectation", 5, 200, expectation, top(), 43, 1000},
		{"5×5, Chaos against greedy", 5, 200, top(), greedy, 0, 30},
		{"5×5, Chaos against expectation", 5, 200, top(), expectation, 0, 39},
		{"7×7, Order against greedy", 7, 100, greedy, top(), 97, 1000},
		{"7×7, Order against random", 7, 100, random, top(), 160, 1000},
		{"7×7, Chaos against greedy", 7, 100, top(), greedy, 0, 52},
		{"7×7, Chaos against random", 7, 100, top(), random, 0, 20},
		{"5×5, against itself", 5, 200, top(), top(), 0, 1000},
		{"7×7, against itself", 7, 100, top(), top(), 0, 1000},
	} {
		t.Run(bar.name, func(t *testing.T) {
			t.Parallel()
			var sum, squares, mean float64
			for i := range bar.rounds {
				points := playRound(t, bar.n, bar.chaos, bar.order, uint64(i))
				sum += points
				squares += points * points
				n := float64(i + 1)
				if mean = sum / n; (i+1)%20 == 0 { // -v shows it at once: a pairing may take half an hour
					t.Logf("%.2f ± %.2f points in %d rounds", mean, math.Sqrt((squares/n-mean*mean)/(n-1)), i+1)
				}
			}
			if mean < bar.least || mean > bar.most {
				t.Errorf("%.2f points, want %v to %v", mean, bar.least, bar.most)
			}
		})
	}
}

// playRound plays a round and returns its points.
func playRound(t *testing.T, n int, chaos, order chooser, seed uint64) float64 {
	var p rules.Position = hyle.Position{State: hyle.Start(n)}
	for ply, draws := uint64(0), 0; !p.Outcome().Over(); ply++ {
		var m rules.Move
		switch p.ToMove() {
		case rules.Chance:
			m = rules.ChanceMove(p, seed, draws)
			draws++
		case hyle.Chaos:
			m = chaos(t, p.(hyle.Position), ai.Mix(seed, ply))
		default:
			m = order(t, p.(hyle.Position), ai.Mix(seed, ply))
		}
		next, err := p.Play(m)
		if err != nil {
			t.Fatal(err)
		}
		p = next
	}
	return float64(p.Outcome().Score[1])
}
