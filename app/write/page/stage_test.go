package page

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/sandbox"
	"tablier/app/shell"
	"tablier/app/write"
	"tablier/app/write/workbench"
	"tablier/app/write/workbench/fake"
)

// A stage is the page without a browser: what a program says is what the test says.
type stage struct {
	*Kind
	*fake.World
}

// A pageScreen is the page's screen, whose errors the world records.
type pageScreen struct {
	*Kind
	world *fake.World
}

func (s pageScreen) Log(err error) { s.world.Log(err) }

// arrive returns the page at an address, as it is at first.
func arrive(t *testing.T, opens string) *stage {
	t.Helper()
	return visit(fake.New(t, opens))
}

// visit returns the page in a world.
func visit(w *fake.World) *stage {
	site := &shell.Site{Nav: nav.Paths{Root: "/"}, Lang: i18n.French, Live: true, Store: w.Store, Begun: w.Begun}
	s := &stage{New(site, w.Games), w}
	s.explainer.explain = func(f sandbox.Fault) sandbox.Explanation {
		return sandbox.Explanation{Title: "explained: " + f.Kind, Advice: "advice"}
	}
	e := w.Environment()
	e.Screen = pageScreen{s.Kind, w}
	s.Kind.session = workbench.New(w.Games, e)
	s.Arrive(nav.WriteRoute)
	return s
}

// perform returns the page at an address, where a program is to be written.
func perform(t *testing.T, opens string) *stage {
	t.Helper()
	s := arrive(t, opens)
	s.toWrite()
	return s
}

// toWrite shows the editor.
func (s *stage) toWrite() {
	if s.session.Arranging() {
		s.session.ShowFace(write.Write)
	}
}

func (s *stage) html() string { return app.HTMLString(s.Page(nav.WriteRoute)) }

// has says that the page shows texts.
func (s *stage) has(texts ...string) {
	s.T.Helper()
	html := s.html()
	for _, text := range texts {
		if !strings.Contains(html, text) {
			s.T.Errorf("no %q", text)
		}
	}
}

// hasNot says that the page does not show texts.
func (s *stage) hasNot(texts ...string) {
	s.T.Helper()
	html := s.html()
	for _, text := range texts {
		if strings.Contains(html, text) {
			s.T.Errorf("there is %q", text)
		}
	}
}

// words are the sentences of the page.
func words() *i18n.Programs { return i18n.ProgramsOf(i18n.French) }
