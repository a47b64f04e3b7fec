package page

import (
	"slices"
	"strings"
	"testing"

	"tablier/app/match"
	"tablier/app/play"
	"tablier/rules"
)

// cards returns the drawings of the secrets on the board of the test game.
func (r *room) cards() (list []string) {
	for _, symbol := range r.found(`href="#(bag-card[^"]*)"`) {
		list = append(list, strings.TrimPrefix(symbol, "bag-card"))
	}
	slices.Sort(list)
	return list
}

func (r *room) wantCards(when string, want ...string) {
	r.t.Helper()
	if got := r.cards(); !slices.Equal(got, want) {
		r.t.Errorf("%s: the cards are %v, want %v", when, got, want)
	}
}

// acts has whoever is to act do so, people by these moves where they can be made.
func (r *room) acts(moves ...string) {
	r.t.Helper()
	switch r.Match.Phase() {
	case match.Covered:
		r.do(match.Uncovered{})
	case match.PersonMoves:
		for _, move := range moves {
			r.do(match.Wrote{Text: move})
		}
	case match.OpponentMoves:
		moves := r.Table().Match().Position().Moves()
		r.says(`"best":"` + string(moves[0]) + `","end":"done"`)
		r.pass()
	case match.BetweenRounds:
		r.do(match.RoundBegun{})
	default:
		r.pass()
	}
}

// Against the machine the screen stays with the person: no hand-over, one's own secret shown, the machine's hidden
// until the round is over.
func TestSecretsAgainstTheMachine(t *testing.T) {
	r := enter(t, "bag")
	r.do(match.SatDown{Seats: [2]play.Seat{1: {Level: 2}}})
	for n := 0; r.Match.Phase() != match.BetweenRounds; n++ {
		if r.Match.Phase() == match.Covered || n > 100 {
			t.Fatalf("after %s the match is in phase %v", r.moves(), r.Match.Phase())
		}
		if r.Table().Match().Ply() >= 2 && r.Match.Phase() == match.PersonMoves {
			r.wantCards("in the round", "02", "1x")
		}
		r.acts("2", "+")
	}
	if got := r.cards(); len(got) != 2 || got[1] == "1x" {
		t.Errorf("at the end of the round the cards are %v", got)
	}
}

// Once the match is over everything is shown, and its replay can be seen as either seat saw it: the board, and the
// list.
func TestSeenByEitherSeat(t *testing.T) {
	r := enter(t, "bag")
	for n := 0; r.Match.Phase() != match.Over; n++ {
		if n > 200 {
			t.Fatalf("after %s the match is in phase %v", r.moves(), r.Match.Phase())
		}
		r.acts("2", "+")
	}
	for seat, want := range map[int][]string{-1: {"02", "12"}, 0: {"02", "1x"}, 1: {"0x", "12"}} {
		r.do(match.SawAs{Seat: seat}, match.WentTo{Ply: 2})
		r.wantCards("seen by a seat", want...)
		hidden := len(r.found(`<button[^>]*class="move"[^>]*>(•)`))
		if wants := map[int]int{-1: 0, 0: 2, 1: 2}[seat]; hidden != wants {
			t.Errorf("seen by %d the list hides %d moves, want %d", seat, hidden, wants)
		}
	}
}

// sights plays a round of two people who pick these secrets, and returns what nobody, the one and the other find in the
// page, in all its panels and at each moment.
func sights(t *testing.T, picks [2]string) (found [3][]string) {
	t.Helper()
	r := stands(t, "bag", rules.Setup{}, "", [2]play.Seat{})
	for draw := 0; r.Match.Phase() != match.BetweenRounds; {
		if r.Match.Phase() == match.Covered {
			found[2] = append(found[2], r.looks()...)
			r.uncover()
		}
		if r.Match.Phase() != match.PersonMoves {
			r.pass()
			continue
		}
		who := r.Table().Turn()
		found[who] = append(found[who], r.looks()...)
		if r.Table().Match().Ply() < 2 {
			r.goes(picks[who])
			continue
		}
		r.goes([]string{"+", "--"}[draw%2])
		draw++
	}
	return found
}

// What a person finds in the page is the same whatever the other person's secret is, and that of nobody in particular
// whatever both are.
func TestSecretsAreNotInThePage(t *testing.T) {
	first := sights(t, [2]string{"1", "2"})
	for seat, picks := range [][2]string{{"3", "2"}, {"1", "3"}} {
		other := sights(t, picks)
		same(t, "to nobody", first[2], other[2])
		same(t, "to who has picked the same", first[1-seat], other[1-seat])
		if slices.Equal(first[seat], other[seat]) {
			t.Errorf("no difference was seen by seat %d, whose secret it is: the test is blind", seat)
		}
	}
}
