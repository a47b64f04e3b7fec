package page

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/match"
	"tablier/app/play"
	"tablier/app/recall"
)

// mistaken is the page of a match of Tapatan that Orange has won, with the mistake of Red's that is kept of it.
func mistaken(t *testing.T) (*room, recall.Entry) {
	r := enter(t, "tapatan")
	r.touch("a1 a3 b1 b3 c1")
	e := recall.At(r.Table().Match(), 3)
	e.Number, e.Seat, e.Best, e.Match = 2, 1, "c1", r.Table().ID()
	e.Loss = recall.Loss{
		Had: recall.Worth{Proved: true, Lead: 1, Plies: 5}, Has: recall.Worth{Proved: true, Lead: -1, Plies: 1}, Weight: 2000,
	}
	return r, e
}

// Mistakes are offered beside the result of their match, in the place of the review, and nowhere else.
func TestMistakesAreOffered(t *testing.T) {
	r, e := mistaken(t)
	offered := func(want int) {
		t.Helper()
		if s := r.status(); s.Mistakes != want || s.Review != (want == 0 && r.Table().Live() && r.Table().Result().Over()) {
			t.Errorf("%d mistakes are offered, and the review %t", s.Mistakes, s.Review)
		}
	}
	offered(0)
	other := e
	other.Match, other.Moves = "another", nil
	r.kept[recall.Key] = recall.List{}.With(e, other).String()
	offered(1)
	if !strings.Contains(r.html(), "Rejouer ce moment") {
		t.Error("the page does not offer it")
	}
	r.do(match.WentTo{Ply: 2})
	offered(0)
	r.do(match.WentTo{Ply: 5})
	offered(1)
	r.do(match.Restarted{})
	offered(0)
}

// What is tried is said in words, in both languages, and the match comes back as it was.
func TestReplayIsTold(t *testing.T) {
	s := perform(t, bench{Game: "tapatan", Moves: "a1 a3 b1 b3 c1"}, [2]play.Seat{})
	p := s.page
	store := s.runtime.Store.(shelf)
	_, e := mistaken(t)
	e.Match = p.Table().ID()
	store[recall.Key] = recall.List{}.With(e).String()
	says := func(french, english string) {
		t.Helper()
		for lang, want := range map[i18n.Lang]string{i18n.French: french, i18n.English: english} {
			p.Site.Lang = lang
			if html := app.HTMLString(p.kind.Page(p.Site.Route)); !strings.Contains(html, want) {
				t.Errorf("%s: the page does not say %q", lang, want)
			}
		}
		p.Site.Lang = i18n.French
	}
	touch := func(name string) {
		t.Helper()
		at := board.PointNamed(p.Points(), name)
		p.retrying.Gesture(p.Site.Context(), board.Gesture{Kind: board.Touch, Point: at})
	}
	answer := func(text string) {
		t.Helper()
		r, err := protocol.Decode([]byte(s.worker.sent))
		if err != nil {
			t.Fatal(err)
		}
		s.say(`{"id":` + string(r.ID) + `,` + text + `}`)
	}
	p.reviewing.OnReplay(p.Site.Context(), app.Event{})
	if p.retrying == nil {
		t.Fatal("nothing is replayed")
	}
	s.say(protocol.Ready)
	says("Gagné en 5 : à vous.", "Won in 5: your move.")
	says("Vous aviez joué b3 : perdu en 1.", "You had played b3: lost in 1.")
	touch("c3")
	says("La machine juge ce coup.", "The machine judges this move.")
	answer(`"best":"c1","value":"win","plies":5,"lines":[{"move":"c1","value":"win","plies":5,"pv":["c1"]},` +
		`{"move":"c3","value":"loss","plies":2,"pv":["c3","c1"]},{"move":"b3","value":"draw","pv":["b3"]}]`)
	says("c3 perd en 1. Orange répond c1.", "c3 loses in 1. Orange replies c1.")
	p.back()
	if p.retrying != nil || p.Table().Match().Ply() != 5 {
		t.Error("the match is not as it was")
	}
	says("Orange gagne.", "Orange wins.")

	if !p.retryAsked(recall.Fragment(e.ID())) || p.retrying == nil {
		t.Fatal("its address does not open it")
	}
	answer(`"best":"c1","value":"win","plies":5,"lines":[{"move":"c1","value":"win","plies":5,"pv":["c1"]}]`)
	touch("c1")
	says("c1 gagne en 5.", "c1 wins in 5.")
	list, err := recall.Parse(store[recall.Key])
	if found, ok := list.Find(e.ID()); err != nil || !ok || len(found.Solved) != 1 {
		t.Errorf("the right answer is not kept: %q, %v", store[recall.Key], err)
	}
	p.endRetry()
	for fragment, mine := range map[string]bool{"1AAAA": false, recall.Fragment("0123456789abcdef"): true} {
		if got := p.retryAsked(fragment); got != mine || p.retrying != nil {
			t.Errorf("%q opens %v, asked %t", fragment, p.retrying, got)
		}
	}
}
