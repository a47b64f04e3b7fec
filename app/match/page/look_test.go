package page

import (
	"slices"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/match"
	"tablier/app/play"
)

// What a look at a point shows is said each time, also after the whole page has been drawn between two looks.
func TestLookSaysTheSameAgain(t *testing.T) {
	list := benches(t)
	domino := list[slices.IndexFunc(list, func(b bench) bool { return b.Game == "domino" })]
	s := perform(t, domino, [2]play.Seat{})
	look := func() string {
		s.tap(domino.Taps[0].Point)
		before := s.page.regions.status.Status.Why
		s.hover(domino.Hovers[0])
		after := s.page.regions.status.Status.Why
		if after == before {
			t.Fatalf("a look at %s says no more than %q", domino.Hovers[0], before)
		}
		return after
	}
	first := look()
	s.frame(s.page.Site.Context(), func(app.Context) { s.page.Match.Dispatch(match.Cancelled{}) })
	if again := look(); again != first {
		t.Errorf("the second look says %q, the first one %q", again, first)
	}
}

// The first lines of a search, of which nothing is shown, draw nothing.
func TestFirstMomentsDrawNothing(t *testing.T) {
	s := perform(t, benches(t)[0], [2]play.Seat{{Level: 1}, {}})
	request, err := protocol.Decode([]byte(s.worker.sent))
	if err != nil {
		t.Fatal(err)
	}
	before := s.page.Rev
	s.say(`{"id":` + string(request.ID) + `,"progress":{"depth":1,"ms":1,"nodes":10}}`)
	if s.page.Rev != before {
		t.Error("the whole page is drawn")
	}
}
