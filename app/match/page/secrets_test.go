package page

import (
	"strings"
	"testing"

	"tablier/app/match"
	"tablier/app/match/page/region"
)

// While the screen is handed over nothing on it can be touched, and nothing secret is anywhere in the page.
func TestCover(t *testing.T) {
	r := enter(t, "bag")
	if page := r.html(); !strings.Contains(page, `id="uncover"`) || !strings.Contains(page, "inert") {
		t.Error("the screen is not handed over at the start")
	}
	r.do(match.Uncovered{})
	if page := r.html(); strings.Contains(page, `id="uncover"`) || !strings.Contains(page, "Choisir 3") {
		t.Error("the screen stays covered")
	}
	r.touch("3")
	page := r.html()
	if say := r.status().Say; !strings.Contains(page, "Passez l’écran à Rouge.") || say != "Passez l’écran à Rouge." {
		t.Errorf("the status says %q", say)
	}
	for _, secret := range []string{"bag-card03", "nombre 3", "3 (Orange)", `data-ply="1">3<`} {
		if strings.Contains(page, secret) {
			t.Errorf("the covered page has %q", secret)
		}
	}
	r.do(match.Uncovered{})
	if page := r.html(); strings.Contains(page, "bag-card03") || strings.Contains(page, "nombre 3") {
		t.Error("Rouge finds the number of Orange in the page")
	}
}

func TestRoundsAndPointsAreTold(t *testing.T) {
	r := enter(t, "bag")
	for r.Match.Phase() != match.BetweenRounds {
		switch r.Match.Phase() {
		case match.Covered:
			r.do(match.Uncovered{})
		case match.PersonMoves:
			r.do(match.Wrote{Text: string(r.Table().Match().Position().Moves()[0])})
		case match.ChanceActs:
			if got := r.status().Say; got != "Le sac donne une boule." {
				t.Errorf("while chance acts: %q", got)
			}
			r.pass()
		case match.Interlude:
			if got := r.status().Say; got != french.RoundOver(1) {
				t.Errorf("while the end of the round is shown: %q", got)
			}
			r.pass()
		}
	}
	status := r.status()
	if status.Say != french.RoundOver(1) || !strings.Contains(status.Why, "Orange ") ||
		!strings.Contains(status.Why, ", Rouge ") {
		t.Errorf("between rounds: %q, %q", status.Say, status.Why)
	}
	r.wantAct("act-round")
	r.do(match.RoundBegun{})
	if got := r.status().Say; got != "À Rouge de choisir un nombre." && got != french.HandOver("Rouge") {
		t.Errorf("in the second round: %q", got)
	}
}

// A running game with secrets, as one player was told it, opens to be looked at: nobody can take a seat, and nothing
// panics over what is not known.
func TestUntoldSecretsAreOnlyLookedAt(t *testing.T) {
	first := enter(t, "bag")
	for range 2 {
		first.do(match.Uncovered{}, match.Wrote{Text: "3"})
	}
	fragment := strings.SplitN(first.sharing.Current().Link, "#", 2)
	first.do(match.Uncovered{})
	if len(fragment) != 2 {
		t.Fatalf("the link is %q", first.sharing.Current().Link)
	}
	r := enter(t, "bag")
	in, err := r.readLink(fragment[1])
	if err != nil {
		t.Fatal(err)
	}
	r.kind.Receive(in)
	if got := r.status().Say; got != french.Share.Watched {
		t.Errorf("the status says %q", got)
	}
	for ply := range r.Table().Match().Ply() + 1 {
		r.do(match.WentTo{Ply: ply})
		r.html()
	}
	r.Panel = region.SharePanel
	r.html()
}

// A host page that plays both sides draws for chance: the status says who is to move.
func TestChanceBetweenHostsIsTold(t *testing.T) {
	r := enter(t, "hyle")
	r.do(match.Framed{Query: map[string][]string{"first": {"host"}, "second": {"host"}}}, match.HostListens{})
	r.wantStatus("Le sac donne un pion.", "")
	r.html()
}
