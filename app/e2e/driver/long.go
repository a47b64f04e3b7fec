package driver

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tablier/app/links/link"
	"tablier/rules"
	"tablier/rules/all"
)

// Longest returns a match of a game of so many moves, or of as many as one finds that ends as late as it can.
func Longest(t testing.TB, id, variant string, plies int) *rules.Match {
	t.Helper()
	spec, err := all.Games().Find(id)
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatch(spec, rules.Setup{Variant: variant}, "")
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(1, 2))
	for dead := 0; m.Ply() < plies && dead < 200; {
		if goOn(m, rng) {
			continue
		}
		dead++
		for range 1 + rng.IntN(30) { // another way may go on longer
			m.Undo()
		}
	}
	return m
}

// goOn plays a move after which the match goes on; false when there is none.
func goOn(m *rules.Match, rng *rand.Rand) bool {
	moves := m.Position().Moves()
	rng.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
	slices.SortStableFunc(moves, func(a, b rules.Move) int { // what takes a piece, where that is written so, comes last
		return strings.Count(string(a), "x") - strings.Count(string(b), "x")
	})
	for _, move := range moves {
		if err := m.Play(move); err != nil {
			continue
		}
		if m.ToMove() != rules.Nobody && len(m.Position().Moves()) > 0 {
			return true
		}
		m.Undo()
	}
	return false
}

// LongLink returns the fragment of a link to such a match.
func LongLink(t testing.TB, m *rules.Match) string {
	t.Helper()
	fragment, err := link.Encode(all.Games(), link.Letter{Record: m.Record()})
	if err != nil {
		t.Fatal(err)
	}
	return fragment
}
