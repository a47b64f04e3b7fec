package workbench_test

import (
	"testing"

	"tablier/app/i18n"
	"tablier/app/write"
	"tablier/app/write/workbench"
	"tablier/app/write/workbench/fake"
)

// A stage is a session in a fake environment.
type stage struct {
	*workbench.Session
	*fake.World
}

// arrive returns a session at an address, as it is at first.
func arrive(t *testing.T, opens string) *stage {
	t.Helper()
	return visit(fake.New(t, opens))
}

// visit returns a session in a world.
func visit(w *fake.World) *stage {
	s := &stage{workbench.New(w.Games, w.Environment()), w}
	s.Arrive(i18n.French)
	return s
}

// perform returns a session at an address, where a program is to be written.
func perform(t *testing.T, opens string) *stage {
	t.Helper()
	s := arrive(t, opens)
	s.toWrite()
	return s
}

// toWrite shows the editor.
func (s *stage) toWrite() {
	if s.Arranging() {
		s.ShowFace(write.Write)
	}
}

// tab returns the session of another tab of the same browser, or of a later visit.
func (s *stage) tab(t *testing.T) *stage {
	t.Helper()
	w := fake.New(t, s.Opens)
	w.Store = s.Store
	return visit(w)
}

// goTo has the address open something else.
func (s *stage) goTo(opens string) {
	s.Opens = opens
	s.Arrive(i18n.French)
}

// exercise returns the exercise that is shown.
func (s *stage) exercise() *write.Exercise { return s.Course.Exercise() }

// record returns what is known of it.
func (s *stage) record() *write.Record { return s.Course.Record() }

// text returns the program in the editor.
func (s *stage) text() string { return s.Draft.Text() }
