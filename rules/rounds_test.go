package rules_test

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tablier/rules"
	"tablier/rules/conform"
	"tablier/rules/conform/bag"
)

// Two rounds of the bag: 4 to 13, then, with the roles swapped, 13 to 2.
const twoRounds = "2 3 =3 -- =3 + =1 -- =2 -- 3 1 =1 + =2 + =3 + =3 --"

func words(text string) []rules.Move {
	var moves []rules.Move
	for _, word := range strings.Fields(text) {
		moves = append(moves, rules.Move(word))
	}
	return moves
}

func bagMatch(t *testing.T, setup rules.Setup, start, moves string) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(bag.Spec(), setup, start)
	if err != nil {
		t.Fatal(err)
	}
	play(t, m, words(moves)...)
	return m
}

func points(winner rules.Player, first, second int) rules.Outcome {
	return rules.Outcome{Reason: bag.Points, Winner: winner, Score: &[2]int{first, second}}
}

func TestRounds(t *testing.T) {
	m := bagMatch(t, rules.Setup{}, "", twoRounds)
	ended := []rules.Outcome{points(rules.Second, 4, 13), points(rules.Second, 2, 13)}
	if got := m.RoundOutcomes(); !reflect.DeepEqual(got, ended) {
		t.Errorf("rounds ended %+v, want %+v", got, ended)
	}
	if got, want := m.Result().Outcome, points(rules.Second, 6, 26); !reflect.DeepEqual(got, want) ||
		m.ToMove() != rules.Nobody {
		t.Errorf("result %+v, want %+v; %s to move", got, want, m.ToMove())
	}
	refused(t, m.Play("+"), rules.GameOver)
	const last = 20
	for _, c := range []struct {
		ply, round int
		mover      rules.Player
		at, landed string
	}{
		{0, 0, rules.First, "-- 222 0 000/000", "-- 222 0 000/000"},
		{1, 0, rules.Second, "2- 222 0 000/000", "2- 222 0 000/000"},
		{2, 0, rules.Chance, "23 222 0 000/000", "23 222 0 000/000"},
		{9, 0, rules.Second, "23 110 2 000/102", "23 110 2 000/102"},
		{10, 1, rules.Second, "-- 222 0 000/000", "23 110 0 010/102"},
		{11, 1, rules.First, "3- 222 0 000/000", "3- 222 0 000/000"},
		{12, 1, rules.Chance, "31 222 0 000/000", "31 222 0 000/000"},
		{last, 1, rules.Nobody, "31 110 0 102/010", "31 110 0 102/010"},
	} {
		if m.RoundAt(c.ply) != c.round || m.MoverAt(c.ply) != c.mover {
			t.Errorf("ply %d: round %d, %s to move; want %d, %s", c.ply, m.RoundAt(c.ply), m.MoverAt(c.ply), c.round,
				c.mover)
		}
		if at, landed := m.At(c.ply).String(), m.Landed(c.ply).String(); at != c.at || landed != c.landed {
			t.Errorf("ply %d: at %s, landed %s; want %s, %s", c.ply, at, landed, c.at, c.landed)
		}
	}
}

func TestRoundsAreEqual(t *testing.T) {
	for moves, want := range map[string]rules.Outcome{
		"1 1 =3 + 1 1 =3 +":  points(rules.Nobody, 3, 3),
		"1 1 =3 + 1 1 =3 --": points(rules.First, 6, 0),
		"1 1 =2 -- 1 3 =3 +": points(rules.Second, 0, 5),
	} {
		m := bagMatch(t, rules.Setup{Variant: "one"}, "", moves)
		if got := m.Result().Outcome; !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %+v, want %+v", moves, got, want)
		}
	}
}

func TestRoles(t *testing.T) {
	m := bagMatch(t, rules.Setup{Variant: "one"}, "", "1 1 =3 +")
	for _, p := range []rules.Player{rules.First, rules.Second, rules.Chance, rules.Nobody} {
		if m.RoleAt(0, p) != p || m.Role(p) != p.Other() || m.Role(m.Role(p)) != p {
			t.Errorf("%s is %s, then %s", p, m.RoleAt(0, p), m.Role(p))
		}
	}
	if m.Rounds() != 2 || m.Round() != 1 || tapatan(t, "").Rounds() != 1 {
		t.Errorf("round %d of %d", m.Round(), m.Rounds())
	}
	m.Resign(m.ToMove())
	if got := m.Result().Outcome; !reflect.DeepEqual(got, rules.Outcome{Reason: rules.Resigned, Winner: rules.First}) {
		t.Errorf("Second, who opens the second round, resigned: %+v", got)
	}
}

// The start text is that of the first round only, and the round may have ended in it.
func TestRoundsFromAStart(t *testing.T) {
	m := bagMatch(t, rules.Setup{Variant: "one"}, "12 122 1 000/000", "+")
	if m.Round() != 1 || m.Position().String() != "-- 222 0 000/000" {
		t.Errorf("round %d at %s", m.Round(), m.Position())
	}
	m = bagMatch(t, rules.Setup{Variant: "one"}, "12 122 0 100/000", "")
	if m.Round() != 1 || m.Landed(0).String() != "12 122 0 100/000" ||
		m.LandedView(0, rules.Nobody).String() != "12 122 0 100/000" {
		t.Errorf("round %d, landed at %s", m.Round(), m.Landed(0))
	}
}

// Undo, Redo and another move at any point of the line leave the match as if only the moves up to there
// had been played.
func TestUndoAcrossRounds(t *testing.T) {
	for seed := range uint64(100) {
		rng := rand.New(rand.NewPCG(seed, 1))
		m, err := conform.RandomMatch(bag.Spec(), rules.Setup{}, seed, 100)
		if err != nil {
			t.Fatal(err)
		}
		for range 60 {
			switch rng.IntN(6) {
			case 0, 1, 2:
				m.Undo()
			case 3, 4:
				m.Redo()
			default:
				if moves := m.Position().Moves(); len(moves) > 0 {
					play(t, m, moves[rng.IntN(len(moves))])
				}
			}
			again, err := rules.Registry{bag.Spec()}.Replay(m.Record())
			if err != nil {
				t.Fatal(err)
			}
			if a, b := state(m), state(again); a != b {
				t.Fatalf("seed %d, line %v to ply %d: %s, want %s", seed, m.Moves(), m.Ply(), a, b)
			}
		}
	}
}

// state is all that a match says of the current point.
func state(m *rules.Match) string {
	result := m.Result()
	text := fmt.Sprint(m.Ply(), " ", m.Round(), " ", m.ToMove(), " ", m.Position(), " ", m.Landed(m.Ply()), " ",
		result.Reason, result.Winner)
	if m.ToMove() == rules.Chance {
		for seed := range uint64(8) {
			text += " " + string(m.ChanceMove(seed))
		}
	}
	for _, out := range m.RoundOutcomes() {
		text += fmt.Sprint(" ", *out.Score, out.Winner)
	}
	return text
}

// A round's number never falls along the line, nor rises by more than one.
func TestRoundAtIsMonotone(t *testing.T) {
	m := bagMatch(t, rules.Setup{}, "", twoRounds)
	var rounds []int
	for ply := range m.Plies() + 1 {
		rounds = append(rounds, m.RoundAt(ply))
	}
	if !slices.IsSorted(rounds) || rounds[0] != 0 || rounds[len(rounds)-1] != 1 {
		t.Errorf("rounds %v", rounds)
	}
}
