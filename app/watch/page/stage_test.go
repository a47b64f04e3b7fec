package page

import (
	"os"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/begun"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/watch"
	"tablier/app/watch/fake"
)

func TestMain(m *testing.M) { os.Exit(fake.Run(m)) }

// A stage is the page without a browser, in a fake world.
type stage struct {
	*Kind
	*fake.World
	saved map[string]string
}

// perform returns the page at an address that asks for something.
func perform(t *testing.T, opens string) *stage {
	t.Helper()
	return performIn(fake.New(t, opens), nil)
}

// performIn returns the page in a world, with crash notes or without.
func performIn(w *fake.World, notes *begun.Notes) *stage {
	s := &stage{World: w, saved: map[string]string{}}
	site := &shell.Site{Nav: nav.Paths{Root: "/"}, Lang: i18n.French, Live: true, Store: w.Store}
	s.Kind = New(site, w.Boards, w)
	e := w.Environment()
	e.Screen, e.Library, e.Begun = s.Kind, s.library, notes
	s.Kind.session = watch.New(w.Boards, e)
	s.Kind.save = func(name, _, text string) { s.saved[name] = text }
	s.Kind.Arrive(nav.WatchRoute)
	return s
}

func (s *stage) html() string { return app.HTMLString(s.Page(nav.WatchRoute)) }

// wants fails the test where the page lacks a text.
func (s *stage) wants(texts ...string) {
	s.T.Helper()
	html := s.html()
	for _, text := range texts {
		if !strings.Contains(html, text) {
			s.T.Errorf("no %q on the page", text)
		}
	}
}

func (s *stage) tree() *protocol.Tree { return s.session.Tree() }

func (s *stage) predictions() *watch.Predictions { return s.session.Predictions() }

// quiz returns the prepared question that is asked, nil for none.
func (s *stage) quiz() *board.Quiz { return s.session.Quiz().Question() }

// failed says why there is no step, nothing where there is one.
func (s *stage) failed() string { return s.words().refusal(s.session.Failure()) }

// refused says what was not taken.
func (s *stage) refused() string { return s.words().refusal(s.session.Refusal()) }
