package watch_test

import (
	"os"
	"testing"

	"tablier/app/watch"
	"tablier/app/watch/fake"
)

func TestMain(m *testing.M) { os.Exit(fake.Run(m)) }

// A stage is a session in a fake world.
type stage struct {
	*watch.Session
	*fake.World
}

// perform returns a session at an address that asks for something.
func perform(t *testing.T, opens string) *stage {
	t.Helper()
	w := fake.New(t, opens)
	s := &stage{watch.New(w.Boards, w.Environment()), w}
	s.Arrive()
	return s
}
