package link_test

import (
	"testing"

	"tablier/app/links/link"
	"tablier/rules"
)

// A step of a link of ten thousand moves reads, or writes, no more of them than it may.
func TestSteps(t *testing.T) {
	games := rules.Registry{wideSpec()}
	letter := link.Letter{Record: wideRecord(t, 10_000)}
	e, err := link.NewEncoder(games, letter)
	if err != nil {
		t.Fatal(err)
	}
	wantSteps(t, e)
	fragment := encode(t, games, letter)
	if e.Fragment() != fragment {
		t.Error("written in steps, the link is another")
	}
	d, err := link.NewDecoder(games, fragment)
	if err != nil {
		t.Fatal(err)
	}
	wantSteps(t, d)
	if _, m := d.Letter(); m.Ply() != 10_000 {
		t.Errorf("%d moves are read", m.Ply())
	}
}

func wantSteps(t *testing.T, work interface {
	Step(plies int) (bool, error)
	Progress() (int, int)
}) {
	t.Helper()
	const most = 100
	for done, before := false, 0; !done; {
		var err error
		if done, err = work.Step(most); err != nil {
			t.Fatal(err)
		}
		now, all := work.Progress()
		if now-before > most || all != 10_000 || !done && now == before {
			t.Fatalf("a step goes from %d to %d of %d", before, now, all)
		}
		before = now
	}
}
