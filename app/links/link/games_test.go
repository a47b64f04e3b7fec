package link_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"tablier/app/links/link"
	"tablier/rules"
	"tablier/rules/all"
	"tablier/rules/conform/bag"
)

// games is every game, and bag, which has all that a game may have.
func games() rules.Registry { return append(all.Games(), bag.Spec()) }

// seeded plays a game at random; chance, if it has a part, draws from seeds that the record then tells.
func seeded(t *testing.T, spec *rules.Spec, setup rules.Setup, seed uint64) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(spec, setup, "")
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(seed, 1))
	seeds := []uint64{rng.Uint64() >> 11, rng.Uint64() >> 11}
	if setup.Has(spec.SameDraw) {
		seeds[1] = seeds[0]
	}
	chance := false
	for m.ToMove() != rules.Nobody {
		moves := m.Position().Moves()
		move := moves[rng.IntN(len(moves))]
		if m.ToMove() == rules.Chance {
			chance, move = true, m.ChanceMove(seeds[m.Round()])
		}
		if err := m.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	for round := 0; chance && round < m.Rounds(); round++ {
		if err := m.Reveal(round, seeds[round]); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func encode(t *testing.T, games rules.Registry, l link.Letter) string {
	t.Helper()
	fragment, err := link.Encode(games, l)
	if err != nil {
		t.Fatalf("%+v: %v", l, err)
	}
	return fragment
}

// A wide is a position of a game without end, with 30 to 50 moves, or in the variant "alone" with one.
type wide struct {
	state uint64
	alone bool
}

func wideSpec() *rules.Spec {
	return &rules.Spec{
		ID: "wide", Variants: []string{"many", "alone"},
		New: func(setup rules.Setup) (rules.Position, error) { return wide{1, setup.Variant == "alone"}, nil },
		Parse: func(setup rules.Setup, text string) (rules.Position, error) {
			state, err := strconv.ParseUint(text, 10, 64)
			if err != nil {
				return nil, &rules.SyntaxError{What: "position", Need: "a number", Text: text}
			}
			return wide{state, setup.Variant == "alone"}, nil
		},
	}
}

func (w wide) ToMove() rules.Player         { return rules.First }
func (w wide) Outcome() rules.Outcome       { return rules.Outcome{} }
func (w wide) View(rules.Player) rules.View { return rules.Open{Position: w} }
func (w wide) String() string               { return strconv.FormatUint(w.state, 10) }
func (w wide) width() int                   { return 30 + int(w.state>>32)%21 }
func (w wide) grown(move int) wide {
	w.state = (w.state + uint64(move)) * 6364136223846793005
	return w
}
func (w wide) text(move int) (m rules.Move) { return rules.Move(fmt.Sprintf("%02d", move)) }
func (w wide) illegal(m rules.Move) error   { return &rules.Illegal{Move: m, Fault: rules.BadMove} }

func (w wide) Moves() []rules.Move {
	if w.alone {
		return []rules.Move{"00"}
	}
	moves := make([]rules.Move, w.width())
	for i := range moves {
		moves[i] = w.text(i)
	}
	return moves
}

func (w wide) Play(m rules.Move) (rules.Position, error) {
	i := slices.Index(w.Moves(), m)
	if i < 0 {
		return nil, w.illegal(m)
	}
	return w.grown(i), nil
}
