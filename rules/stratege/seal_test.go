package stratege

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tablier/rules"
)

// setUps returns a match in which both sides have set up, First as on the first board and Second as on the second.
func setUps(t *testing.T, first, second rules.Move) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(Spec(), rules.Setup{}, "")
	if err != nil {
		t.Fatal(err)
	}
	for _, word := range []rules.Move{first, second} {
		for _, move := range m.Position().(Position).Expand(word) {
			playOn(t, m, move)
		}
	}
	return m
}

func playOn(t *testing.T, m *rules.Match, moves ...rules.Move) {
	t.Helper()
	for _, move := range moves {
		if err := m.Play(move); err != nil {
			t.Fatal(err)
		}
	}
}

// The secrets of a side are its strengths in the order of its places, whatever the order in which they were placed; and
// they are none before all of its pawns are placed, or once one has left its place.
func TestSecrets(t *testing.T) {
	s, rng := Spec().Sealer, rand.New(rand.NewPCG(1, 1))
	m := setUps(t, "#123456123456123456", "#665544332211123456")
	for p, want := range map[rules.Player][]byte{
		rules.First:  {1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6},
		rules.Second: {6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 2, 3, 4, 5, 6},
	} {
		if got := s.Secrets(m.Position(), p); !slices.Equal(got, want) {
			t.Errorf("%s has %v, want %v", p, got, want)
		}
		for ply := range 2 * Pawns {
			if got := s.Secrets(m.At(ply), p); (got != nil) != (p == rules.First && ply >= Pawns) {
				t.Errorf("%s has %v at ply %d", p, got, ply)
			}
		}
	}
	again, err := rules.NewMatch(Spec(), rules.Setup{}, "")
	if err != nil {
		t.Fatal(err)
	}
	for side := range 2 {
		moves := m.Moves()[side*Pawns:][:Pawns]
		rng.Shuffle(Pawns, func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
		playOn(t, again, moves...)
	}
	for _, p := range players[:2] {
		want := s.Secrets(m.Position(), p)
		if got := s.Secrets(again.Position(), p); !slices.Equal(got, want) {
			t.Errorf("placed in another order, %s has %v, want %v", p, got, want)
		}
		hidden := slices.Repeat([]byte{0}, Pawns)
		if got := s.Secrets(m.View(m.Ply(), p.Other()).(View).Position, p); !slices.Equal(got, hidden) {
			t.Errorf("%s sees %v of %s", p.Other(), got, p)
		}
	}
	playOn(t, m, "c3-c4")
	if got := s.Secrets(m.Position(), rules.First); got != nil {
		t.Errorf("with a pawn on its way, First has %v", got)
	}
}

// A set-up is listed place by place; what no side may have, and what comes at another time, is none.
func TestSetUp(t *testing.T) {
	s, start := Spec().Sealer, Position{Start()}
	secrets := []byte{1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6}
	white := s.SetUp(start, secrets)
	if len(white) != Pawns || white[0] != "a1=1" || white[1] != "c1=2" || white[17] != "k3=6" {
		t.Fatalf("White sets up %s", white)
	}
	second := after(t, start, white...)
	green := s.SetUp(second, secrets)
	if len(green) != Pawns || green[0] != "a8=1" || green[17] != "k10=6" {
		t.Fatalf("Green sets up %s", green)
	}
	if hidden := s.SetUp(second, make([]byte, Pawns)); len(hidden) != Pawns || hidden[0] != "a8=?" {
		t.Errorf("Green sets up hidden %s", hidden)
	}
	with := func(at int, value byte) []byte {
		other := slices.Clone(secrets)
		other[at] = value
		return other
	}
	for what, c := range map[string]struct {
		position Position
		secrets  []byte
	}{
		"nothing":              {start, nil},
		"a pawn less":          {start, secrets[1:]},
		"a pawn more":          {start, append(slices.Clone(secrets), 1)},
		"four of a strength":   {start, with(0, 2)},
		"a strength too high":  {start, with(3, 7)},
		"one far too high":     {start, with(17, 255)},
		"one that is hidden":   {start, with(5, 0)},
		"after a placement":    {after(t, start, "c1=4"), secrets},
		"when all have set up": {after(t, second, green...), secrets},
	} {
		if moves := s.SetUp(c.position, c.secrets); moves != nil {
			t.Errorf("%s is set up by %s", what, moves)
		}
	}
}

// An attack shows the numbers of its two pawns, which go with them also where the defender takes the attacker's place;
// no other move shows anything.
func TestShows(t *testing.T) {
	s := Spec().Sealer
	m := setUps(t, "#666555444333222111", "#666555444333222111")
	shows := func(move rules.Move, mine, theirs int) {
		t.Helper()
		if a, b, ok := s.Shows(m, move); !ok || a != mine || b != theirs {
			t.Errorf("%s shows %d and %d, %t; want %d and %d", move, a, b, ok, mine, theirs)
		}
		playOn(t, m, move)
	}
	quiet := func(moves ...rules.Move) {
		t.Helper()
		for _, move := range moves {
			if _, _, ok := s.Shows(m, move); ok {
				t.Errorf("%s shows something", move)
			}
			playOn(t, m, move)
		}
	}
	quiet("a3-a4", "a8-a7", "a4-a5", "a7-a6")
	shows("a5xa6", 12, 0) // 2 against 6: Green's pawn has come to a5
	quiet("a5-a4", "a2-a3")
	shows("a4xa3", 0, 6) // 6 against 4
	quiet("c3-c4", "a3-b3", "c2-c3")
	shows("b3xc3", 0, 7) // the next of White's second row
}

// The number of a pawn, followed by hand, is that which an attack shows, in random games.
func TestShowsFollowsPawns(t *testing.T) {
	const attacks = 400
	s, seen, won := Spec().Sealer, 0, 0
	for seed := uint64(0); seen < attacks; seed++ {
		rng := rand.New(rand.NewPCG(seed, 3))
		m := setUps(t, "#123456123456123456", "#665544332211123456")
		at := map[int]int{}
		for side := range 2 {
			for i := range Pawns {
				at[Home(side, i)] = i
			}
		}
		for m.ToMove() != rules.Nobody {
			moves := m.Position().Moves()
			move := moves[rng.IntN(len(moves))]
			w, err := Read(move)
			if err != nil {
				t.Fatal(err)
			}
			from, to := w.Step.Cells()
			mine, theirs, shows := s.Shows(m, move)
			if shows != (w.Kind == Attacking) || shows && (mine != at[from] || theirs != at[to]) {
				t.Fatalf("%s shows %d and %d, %t; want %d and %d", move, mine, theirs, shows, at[from], at[to])
			}
			before := m.Position().(Position).State
			playOn(t, m, move)
			if !shows && w.Kind == Moving {
				at[to] = at[from]
			}
			if !shows {
				continue
			}
			seen++
			if before.At[from].Strength() >= before.At[to].Strength() {
				at[to] = at[from]
			} else {
				at[from] = at[to]
				won++
			}
		}
	}
	if won < attacks/10 {
		t.Errorf("the defender has won %d of %d attacks", won, seen)
	}
}

func TestShowing(t *testing.T) {
	if got := Spec().Sealer.Showing("c4xc5", 4, 3); got != "c4xc5=43" {
		t.Errorf("written %s", got)
	}
}
