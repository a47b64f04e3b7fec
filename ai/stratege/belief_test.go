package stratege_test

import (
	"context"
	"math"
	"math/rand/v2"
	"reflect"
	"testing"

	"tablier/ai"
	engine "tablier/ai/stratege"
	"tablier/rules"
	"tablier/rules/stratege"
)

// matchOf plays a game at random, with as many plies.
func matchOf(t *testing.T, seed uint64, plies int) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(stratege.Spec(), rules.Setup{}, "")
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(seed, 0))
	for range plies {
		moves := m.Position().Moves()
		if err := m.Play(moves[rng.IntN(len(moves))]); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// What is thought of the hidden pawns agrees with what is left of each strength: so many have it, and each has one.
func TestBeliefsAgreeWithCounting(t *testing.T) {
	for seed := range uint64(5) {
		m := matchOf(t, seed, 90)
		view := m.View(m.Ply(), m.ToMove()).(stratege.View)
		known := view.State.Known(int(view.State.Turn ^ 1))
		list := engine.Beliefs(m.Past(m.ToMove()), view)
		if len(list) != int(known[0]) || len(list[0].Traits) == 0 {
			t.Fatalf("%d beliefs, want %d: %v", len(list), known[0], list)
		}
		for v := 1; v <= stratege.Most; v++ {
			sum := 0.0
			for _, b := range list {
				sum += b.Odds[v]
			}
			if want := float64(stratege.Each - known[v]); math.Abs(sum-want) > 0.1 {
				t.Errorf("seed %d: %.2f pawns have strength %d, want %v", seed, sum, v, want)
			}
		}
		for _, b := range list {
			sum := 0.0
			for _, p := range b.Odds {
				sum += p
			}
			if math.Abs(sum-1) > 1e-9 {
				t.Errorf("seed %d: the odds of %v add up to %v", seed, b, sum)
			}
		}
	}
}

// Where nobody knows what came before, counting is all there is; the same goes for a past that does not begin with the
// set-up.
func TestWithoutPastBeliefsCount(t *testing.T) {
	m := matchOf(t, 3, 90)
	view := m.View(m.Ply(), m.ToMove()).(stratege.View)
	past := m.Past(m.ToMove())
	for _, past := range [][]rules.View{nil, past[80:], {rules.Open{Position: m.Position()}}} {
		for _, b := range engine.Beliefs(past, view) {
			known := view.State.Known(int(view.State.Turn ^ 1))
			for v := 1; v <= stratege.Most; v++ {
				want := float64(stratege.Each-known[v]) / float64(known[0])
				if math.Abs(b.Odds[v]-want) > 1e-9 {
					t.Fatalf("%d views: %v", len(past), b)
				}
			}
		}
	}
}

// What is thought of pawns, and what is played, follows from what has been seen: the strengths that stay hidden make no
// difference, nor does what they were before.
func TestHiddenPastMakesNoDifference(t *testing.T) {
	e := engine.New(tableBits)
	for seed := range uint64(6) {
		m := matchOf(t, seed, 110)
		other := exchanged(t, m, ai.Mix(seed))
		if other.Position() == m.Position() {
			t.Errorf("seed %d: nothing is hidden", seed)
		}
		var beliefs [2][]engine.Belief
		var results [2]ai.Result
		for i, m := range []*rules.Match{m, other} {
			view := m.View(m.Ply(), m.ToMove()).(stratege.View)
			task := ai.Task{View: view, Past: m.Past(m.ToMove()), Seed: seed}
			beliefs[i] = engine.Beliefs(task.Past, view)
			got, err := e.Search(context.Background(), task, ai.Limits{Nodes: 2_000, Lines: 3}, ai.Hooks{})
			if err != nil {
				t.Fatal(err)
			}
			results[i] = got
			results[i].Millis = 0
		}
		if !reflect.DeepEqual(beliefs[0], beliefs[1]) {
			t.Errorf("seed %d: %v, but %v if others are hidden", seed, beliefs[0], beliefs[1])
		}
		if !reflect.DeepEqual(results[0], results[1]) {
			t.Errorf("seed %d: %v, but %v if others are hidden", seed, results[0], results[1])
		}
	}
}

// exchanged returns a match with the same moves, in which pawns of the side that is not to move, which no attack has
// shown, have each other's strengths from the start.
func exchanged(t *testing.T, m *rules.Match, seed uint64) *rules.Match {
	t.Helper()
	now := m.Position().(stratege.Position).State
	side := int(now.Turn ^ 1)
	home := homes(m)
	var places, strengths []string
	for cell, pawn := range now.At {
		if pawn != 0 && pawn.Side() == side && !pawn.Shown() {
			places = append(places, stratege.Name(home[cell]))
			strengths = append(strengths, string(rune('0'+pawn.Strength())))
		}
	}
	rng := rand.New(rand.NewPCG(seed, 1))
	rng.Shuffle(len(strengths), func(i, j int) { strengths[i], strengths[j] = strengths[j], strengths[i] })
	placed := map[string]string{}
	for i, place := range places {
		placed[place] = strengths[i]
	}
	other, err := rules.NewMatch(stratege.Spec(), rules.Setup{}, "")
	if err != nil {
		t.Fatal(err)
	}
	for ply, move := range m.Moves() {
		if text := string(move); ply/stratege.Pawns == side {
			place := text[:len(text)-2]
			if strength, hidden := placed[place]; hidden {
				move = rules.Move(place + "=" + strength)
			}
		}
		if err := other.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	return other
}

// homes returns where the pawn on each place was set up.
func homes(m *rules.Match) (home [stratege.Cells]int) {
	for cell := range home {
		home[cell] = cell
	}
	for ply := 2 * stratege.Pawns; ply < m.Ply(); ply++ {
		word, err := stratege.Read(m.Move(ply + 1))
		if err != nil || word.Step == stratege.PassStep {
			continue
		}
		after := m.At(ply + 1).(stratege.Position).State
		from, to := word.Step.Cells()
		if after.At[from] != 0 { // the defender has come
			home[from] = home[to]
		} else {
			home[to] = home[from]
		}
	}
	return home
}
