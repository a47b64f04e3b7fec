//go:build bars

package domino_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"tablier/ai"
	engine "tablier/ai/domino"
	"tablier/ai/players"
	"tablier/rules"
	"tablier/rules/domino"
)

// twoSeconds is how many nodes the machine makes natively in two seconds, at least, by the size of the zone.
var twoSeconds = map[int]uint64{5: 1_400_000, 6: 1_200_000, 7: 800_000}

// tenth returns a tenth of a number of games or positions with go test -short, and all of it otherwise.
func tenth(n int) int {
	if testing.Short() {
		return n / 10
	}
	return n
}

// The top level, second on five cells, wins every game against every other level and whoever plays anything.
func TestTopLevelWinsAsSecond(t *testing.T) {
	const anything = 0
	top := len(players.New().Find("domino").On("5"))
	for level := anything; level < top; level++ {
		t.Run(fmt.Sprint("level ", level), func(t *testing.T) {
			t.Parallel()
			machine, slowest := players.New().Find("domino"), int64(0)
			for seed := range uint64(tenth(300)) {
				p := domino.Position{State: domino.Start(5)}
				for p.ToMove() != rules.Nobody {
					seed := ai.Mix(seed, uint64(p.State.Plies))
					if moves := p.Moves(); p.ToMove() == rules.First && level == anything {
						p = played(t, p, moves[seed%uint64(len(moves))])
						continue
					}
					at := level
					if p.ToMove() == rules.Second {
						at = top
					}
					r, err := machine.Search(context.Background(), task(p, seed), at, ai.Limits{}, ai.Hooks{})
					if err != nil {
						t.Fatal(err)
					}
					if at == top {
						slowest = max(slowest, r.Millis)
					}
					p = played(t, p, r.Move)
				}
				if p.Outcome().Winner != rules.Second {
					t.Errorf("lost: %s", p)
				}
			}
			t.Logf("the slowest move took %d ms", slowest)
		})
	}
}

// On five cells the machine takes what it is given: in positions of random play that the side to move wins, it finds a
// move that wins.
func TestTakesWhatIsGiven(t *testing.T) {
	for _, bar := range []struct{ plies, positions int }{{3, 200}, {4, 300}, {5, 300}} {
		t.Run(fmt.Sprint(bar.plies, " moves played"), func(t *testing.T) {
			t.Parallel()
			e, judge := engine.New(20), engine.New(22)
			kept, n := 0, 0
			try := func(p domino.Position) {
				n++
				r := search(t, e, p, ai.Limits{Nodes: twoSeconds[5]})
				if next := played(t, p, r.Move); next.State.Over() ||
					search(t, judge, next, ai.Limits{}).Value == ai.Loss {
					kept++
				} else {
					t.Logf("%s lets go of the win in %s", r.Move, p)
				}
			}
			for _, v := range vectors(t) {
				if v.N == 5 && len(v.Moves) == bar.plies && v.Winner == v.ToMove {
					try(v.position(t))
				}
			}
			for seed := uint64(0); n < tenth(bar.positions); seed++ {
				if p, ok := random(t, 5, bar.plies, seed); ok && search(t, judge, p, ai.Limits{}).Value == ai.Win {
					try(p)
				}
			}
			report(t, kept, n)
		})
	}
}

// On the larger zones the value is exact from so many moves on.
func TestIsExactInTime(t *testing.T) {
	for _, bar := range []struct{ n, plies, positions int }{{6, 8, 300}, {7, 12, 300}} {
		t.Run(fmt.Sprint(bar.n, " cells"), func(t *testing.T) {
			t.Parallel()
			e := engine.New(20)
			exact, n := 0, 0
			for seed := uint64(0); n < tenth(bar.positions); seed++ {
				p, ok := random(t, bar.n, bar.plies, seed)
				if !ok {
					continue
				}
				n++
				if search(t, e, p, ai.Limits{Nodes: twoSeconds[bar.n]}).Value != ai.Unknown {
					exact++
				}
			}
			report(t, exact, n)
		})
	}
}

func report(t *testing.T, did, of int) {
	t.Helper()
	if did < of {
		t.Errorf("%d of %d", did, of)
	}
}

// random returns a position after so many moves chosen at random, false when the game is over by then.
func random(t *testing.T, n, plies int, seed uint64) (domino.Position, bool) {
	rng := rand.New(rand.NewPCG(seed, uint64(10*n+plies)))
	p := domino.Position{State: domino.Start(n)}
	for range plies {
		moves := p.Moves()
		if len(moves) == 0 {
			return p, false
		}
		p = played(t, p, moves[rng.IntN(len(moves))])
	}
	return p, !p.State.Over()
}

func played(t *testing.T, p domino.Position, m rules.Move) domino.Position {
	t.Helper()
	next, err := p.Play(m)
	if err != nil {
		t.Fatal(err)
	}
	return next.(domino.Position)
}

func task(p domino.Position, seed uint64) ai.Task {
	return ai.Task{Spec: domino.Spec(), Variant: "5", View: p.View(p.ToMove()), Seed: seed}
}

func search(t *testing.T, e *engine.Engine, p domino.Position, limits ai.Limits) ai.Result {
	t.Helper()
	r, err := e.Search(context.Background(), task(p, 1), limits, ai.Hooks{})
	if err != nil {
		t.Fatal(err)
	}
	return r
}
