package page

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/recall"
)

// waiting keeps six positions to be looked at again, in each a draw that was lost.
func (s *stage) waiting() {
	s.t.Helper()
	var entries []recall.Entry
	for i, row := range []string{"o........", ".o.......", "..o......", "...o.....", "....o....", ".....o..."} {
		entries = append(entries, recall.Entry{
			Game: "tapatan", Variant: "tapatan", Start: row + " r o2r3",
			Number: i + 1, Played: "a1", Best: "b2", Match: "m",
			Loss: recall.Loss{
				Had: recall.Worth{Proved: true}, Has: recall.Worth{Proved: true, Lead: -1, Plies: 2 * (i + 1)},
				Weight: 1000 - i,
			},
		})
	}
	err := recall.Change(s.site.Store, func(l recall.List) recall.List { return l.With(entries...) })
	if err != nil {
		s.t.Fatal(err)
	}
}

// The list shows the worst of the positions to look at again, all of them when it is asked to, and says in each
// language what was lost; a page that is built knows of none.
func TestPositionsToReview(t *testing.T) {
	s := perform(t)
	draw := func() string { return app.HTMLString(s.review.draw(i18n.French)) }
	if html := draw(); !strings.Contains(html, i18n.Of(i18n.French).Problems.ReviewNone) {
		t.Errorf("nothing waits, and the page says %s", html)
	}
	s.waiting()
	html := draw()
	if n := strings.Count(html, "<li"); n != fewReviewed {
		t.Errorf("%d positions, want the first %d", n, fewReviewed)
	}
	if !strings.Contains(html, "Tapatan, coup 1<") || !strings.Contains(html, "nul, devenu perdu en 2") {
		t.Errorf("the worst is not told of in %s", html)
	}
	worst := s.review.entries()[0]
	address := s.site.Nav.Address(nav.GameRoute("tapatan"), recall.Fragment(worst.ID()))
	if !strings.Contains(html, address) {
		t.Errorf("no way to %s", address)
	}
	s.review.all = true
	if n := strings.Count(draw(), "<li"); n != 6 {
		t.Errorf("%d positions of all 6", n)
	}
	if html := app.HTMLString(s.review.draw(i18n.English)); !strings.Contains(html, "Tapatan, move 1<") {
		t.Error("nothing in English")
	}
	s.site.Live = false
	if n := len(s.review.entries()); n != 0 {
		t.Errorf("a page that is built lists %d", n)
	}
}
