package write

import (
	"strings"
	"testing"

	"tablier/app/nav"
	"tablier/app/sandbox"
)

// coming is the page while Python comes, which ends as the test says.
func coming(t *testing.T) (s *stage, comes func(sandbox.State)) {
	t.Helper()
	s = perform(t, "e=gagne")
	s.python = sandbox.Unknown
	var waiting []func(sandbox.State)
	s.outside.python = func(then func(sandbox.State)) { waiting = append(waiting, then) }
	return s, func(state sandbox.State) {
		if len(waiting) != 1 {
			t.Fatalf("Python is asked for %d times", len(waiting))
		}
		waiting[0](state)
		waiting = nil
	}
}

// Of what is asked for while Python comes the last alone begins; what is stopped, and what is left, does not.
func TestWaitingForPython(t *testing.T) {
	s, comes := coming(t)
	s.act("run")
	s.act("run")
	if !strings.Contains(s.html(), `data-act="stop"`) {
		t.Error("what waits for Python cannot be stopped")
	}
	s.act("steps")
	comes(sandbox.Ready)
	if len(s.programs) != 1 || s.last().sent[1].Op != "steps" {
		t.Fatalf("%d programs run", len(s.programs))
	}
	for _, leave := range []func(*stage){
		func(s *stage) { s.act("stop") }, func(s *stage) { s.Leave(nav.WriteRoute) }, func(s *stage) { s.choose("hasard") },
	} {
		s, comes := coming(t)
		s.act("play")
		leave(s)
		if comes(sandbox.Ready); len(s.programs) != 0 {
			t.Error("what was stopped begins")
		}
	}
	s, comes = coming(t)
	s.act("run")
	comes(sandbox.Broken)
	s.act("calls")
	comes(sandbox.Ready)
	if len(s.programs) != 1 || s.last().sent[1].Op != "tree" {
		t.Error("Python came on the second try, and what was asked for then does not run")
	}
}
