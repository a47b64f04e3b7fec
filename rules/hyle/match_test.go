package hyle

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"tablier/rules"
	"tablier/rules/conform"
)

// lastBut is a board on which one pawn is missing.
const lastBut = "cadad/bebab/cccad/eceee/1adbb c=d"

func match(t *testing.T, setup rules.Setup, start string) *rules.Match {
	t.Helper()
	return conform.Match(t, Spec(), setup, start)
}

// round plays what is left of a round; chance draws from a seed, Chaos and Order play the k-th of their choices, in the
// order of their text and around. It returns the colours that were drawn.
func round(t *testing.T, m *rules.Match, seed uint64, k int) (colours []rules.Move) {
	t.Helper()
	for r := m.Round(); m.Round() == r && m.ToMove() != rules.Nobody; {
		moves := m.Position().Moves()
		move := moves[k%len(moves)]
		if m.ToMove() == rules.Chance {
			move = m.ChanceMove(seed)
			colours = append(colours, move)
		}
		play(t, m, move)
	}
	return colours
}

// In the second round the players have swapped roles; each has the points of the round in which Order was theirs.
func TestTwoRounds(t *testing.T) {
	m := match(t, rules.Setup{}, lastBut)
	if m.ToMove() != rules.First || m.Role(rules.First) != Chaos {
		t.Fatalf("%s is to move", m.ToMove())
	}
	play(t, m, "a1")
	first := m.Landed(1).(Position).State.Points
	if m.Round() != 1 || m.Result().Over() || m.Role(rules.First) != Order || m.Position().String() != "5/5/5/5/5 ?" {
		t.Fatalf("round %d, %v, %v", m.Round(), m.Result(), m.Position())
	}
	play(t, m, "=a")
	if m.ToMove() != rules.Second {
		t.Errorf("%s places in the second round", m.ToMove())
	}
	round(t, m, 3, 2)
	second := m.Position().(Position).State.Points
	out := m.Result()
	if *out.Score != [2]int{int(second), int(first)} || out.Reason != Full || first == second {
		t.Errorf("%+v after %d and %d", out.Outcome, first, second)
	}
	want := rules.First
	if first > second {
		want = rules.Second
	}
	if out.Winner != want {
		t.Errorf("%s has won with %v", out.Winner, *out.Score)
	}
	if rounds := m.RoundOutcomes(); *rounds[0].Score != [2]int{0, int(first)} ||
		*rounds[1].Score != [2]int{int(second), 0} {
		t.Errorf("rounds %v, %v", *rounds[0].Score, *rounds[1].Score)
	}
}

// The same points in both rounds are a draw.
func TestDraw(t *testing.T) {
	m := match(t, rules.Setup{}, "")
	for range 2 {
		round(t, m, 7, 1)
	}
	out := m.Result()
	if !out.Over() || out.Winner != rules.Nobody || out.Score[0] != out.Score[1] || out.Score[0] == 0 {
		t.Errorf("%+v, score %v", out.Outcome, *out.Score)
	}
}

// With the option, both rounds draw from one seed, and so the same colours, whatever is played.
func TestSameDraw(t *testing.T) {
	for _, variant := range Spec().Variants {
		m := match(t, rules.Setup{Variant: variant, Options: []string{SameDraw}}, "")
		first, second := round(t, m, 11, 1), round(t, m, 11, 4)
		if n := Side(m.Setup()); len(first) != n*n || !slices.Equal(first, second) {
			t.Errorf("%s: %v, then %v", variant, first, second)
		}
		if err := errors.Join(m.Reveal(0, 11), m.Reveal(1, 11)); err != nil {
			t.Error(err)
		}
		other := match(t, rules.Setup{Variant: variant, Options: []string{SameDraw}}, "")
		round(t, other, 11, 1)
		round(t, other, 12, 1)
		var seed *rules.SeedError
		if err := errors.Join(other.Reveal(0, 11), other.Reveal(1, 12)); !errors.As(err, &seed) || seed.Round != 1 {
			t.Errorf("two seeds: %v", err)
		}
	}
}

// Nothing that players or links see of a running round depends on what is still to be drawn: the seed is no part of the
// position, nor of the record.
func TestFutureIsUnknown(t *testing.T) {
	m := match(t, rules.Setup{}, "")
	var seeds [2]uint64 // that begin with the same draw
	for seeds[1] = 1; m.ChanceMove(seeds[1]) != m.ChanceMove(0); seeds[1]++ {
	}
	play(t, m, m.ChanceMove(0), "c3", "--")
	r := m.Record()
	if len(r.Seeds) != 0 || r.Start != "" ||
		m.Position().View(Chaos).String() != "5/5/2"+strings.TrimPrefix(string(r.Moves[0]), "=")+"2/5/5 ?" {
		t.Errorf("record %+v, view %v", r, m.Position().View(Chaos))
	}
	for _, seed := range seeds {
		var rule *rules.SeedError
		if err := m.Reveal(0, seed); !errors.As(err, &rule) {
			t.Errorf("seed %d of a running round: %v", seed, err)
		}
	}
}

// A whole match as text: see conform.Playthrough. Order declines once in each round; Second has 59 points as
// Order, First 48.
func TestPlaythrough(t *testing.T) {
	m := conform.Match(t, Spec(), rules.Setup{}, "",
		"=d", "c4", "c4-a4", "=a", "d3", "d3-d1", "=b", "c3", "c3-c1", "=d", "b3", "b3-a3", "=b", "d3", "d3-c3",
		"=a", "b2", "b2-b1", "=d", "b2", "b2-a2", "=c", "d3", "d3-d2", "=b", "e4", "e4-e1", "=a", "c4", "c4-b4",
		"=e", "b3", "b4-b5", "=b", "b4", "b4-c4", "=e", "c2", "c2-b2", "=d", "d4", "b3-b4", "=e", "c5", "d4-e4",
		"=a", "c2", "e4-e3", "=b", "d5", "d5-e5", "=c", "b3", "d2-d3", "=c", "a5", "e5-e4", "=a", "d4", "d4-d5",
		"=c", "e2", "c2-d2", "=c", "a1", "e4-d4", "=e", "e5", "e5-e4", "=d", "e5", "--", "=e", "c2",
		"=b", "c4", "c4-a4", "=a", "c3", "c3-c5", "=c", "c3", "a4-a5", "=b", "b3", "a5-b5", "=e", "c2", "c2-b2",
		"=b", "d4", "d4-d5", "=d", "c4", "c3-d3", "=e", "c3", "c3-c2", "=b", "a2", "a2-a5", "=a", "d2", "c4-a4",
		"=c", "e4", "d3-d4", "=b", "c1", "c1-b1", "=d", "e3", "d2-d1", "=e", "e1", "e1-e2", "=d", "d2", "a4-a2",
		"=c", "c3", "c3-c4", "=c", "c1", "--", "=e", "d3", "d5-e5", "=a", "a3", "e5-d5", "=e", "a4", "a4-b4",
		"=d", "c3", "a5-a4", "=a", "e1", "a4-a5", "=d", "a1", "a5-a4", "=a", "e5", "a4-a5", "=c", "a4")
	conform.Playthrough(t, m, "testdata/playthrough.txt")
}
