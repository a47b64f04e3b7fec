package organizer_test

import (
	"strconv"
	"testing"
	"time"

	"tablier/ai/cup"
	"tablier/app/begun"
	"tablier/app/cup/organizer"
	"tablier/app/cup/organizer/fake"
	"tablier/app/store"
)

// A first game shows which programs work, and whose moves depend on the order of a set.
func TestTrials(t *testing.T) {
	s := newStage(t)
	s.join("first", "raises", "cheats", "unreadable", "unordered", "last")
	s.wantTrials(organizer.Passed, organizer.Failed, organizer.Failed, organizer.Failed, organizer.Passed,
		organizer.Passed)
	for word, line := range map[string]int{"raises": 12, "cheats": 0, "unreadable": 3} {
		if fault := s.Trial(word).Fault; fault == nil || fault.Line != line {
			t.Errorf("%s: %+v", word, fault)
		}
	}
	for word, unordered := range map[string]bool{"first": false, "unordered": true, "last": false} {
		if got := s.Trial(word).Unordered; got != unordered {
			t.Errorf("%s depends on an order: %t", word, got)
		}
	}
	if s.Running != 0 {
		t.Errorf("%d programs run", s.Running)
	}
}

// Trials are of the game that is played: another one has them begin again, and nothing is heard of those of before.
func TestTrialsFollowTheGame(t *testing.T) {
	s := newStage(t)
	s.join("first")
	s.Configure(func(c *cup.Config) { c.Seed = 9 })
	s.wantTrials(organizer.Passed)
	s.Configure(func(c *cup.Config) { c.Game, c.Variant = "entropy", "" })
	s.wantTrials(organizer.Trying)
	s.Configure(func(c *cup.Config) { c.Game, c.Variant = s.Games[0].ID(), "" })
	s.Leave()
	s.Settle()
	s.wantTrials(organizer.Untried)
	s.Enter("")
	s.wantTrials(organizer.Trying)
	s.Settle()
	s.wantTrials(organizer.Passed)
}

// How long the cup takes is known once all programs have been tried. Each trial takes a second here, and half of a game
// is as long.
func TestTrialsTellHowLongItTakes(t *testing.T) {
	s := newStage(t)
	s.AddFiles([]organizer.File{
		{Name: "a.py", Data: []byte("first")}, {Name: "b.py", Data: []byte("last")}, {Name: "c.py", Data: []byte("other")},
	})
	if _, known := s.Estimate(); known {
		t.Error("it is known before the trials have ended")
	}
	s.Settle()
	if left, known := s.Estimate(); !known || left != 2*time.Minute {
		t.Errorf("60 games take %v, known %t", left, known)
	}
}

// A disk is what a browser keeps of crash notes, and of the cup.
type disk struct {
	kept   *fake.Disk
	notes  *store.Store
	visits int
}

// visit opens the page; every visit before has crashed, unless its notes were lifted.
func (d *disk) visit(t *testing.T) *stage {
	t.Helper()
	d.visits++
	w := fake.New(t)
	w.Disk = d.kept
	w.Begun = begun.Open(d.notes, strconv.Itoa(d.visits), nil, func() func() { return func() {} })
	return enter(w, "")
}

// A program during whose trial the page has crashed is held until a person asks for it.
func TestCrashedTrialIsHeld(t *testing.T) {
	d := &disk{kept: &fake.Disk{}, notes: store.Private()}
	s := d.visit(t)
	s.join("first", "endless", "last")
	s.wantTrials(organizer.Passed, organizer.Trying, organizer.Untried)
	for range 2 {
		s = d.visit(t)
		s.wantTrials(organizer.Passed, organizer.Held, organizer.Passed)
	}
	s.TryAnyway(7)
	s.TryAnyway(1)
	s.wantTrials(organizer.Passed, organizer.Trying, organizer.Passed)
	s = d.visit(t)
	s.wantTrials(organizer.Passed, organizer.Held, organizer.Passed)
}

// A page that is loaded again in the middle of a trial has not crashed.
func TestReloadInATrial(t *testing.T) {
	d := &disk{kept: &fake.Disk{}, notes: store.Private()}
	s := d.visit(t)
	s.join("endless")
	s.World.Begun.Lift()
	d.visit(t).wantTrials(organizer.Trying)
}

// The programs of the game during which the page has crashed are held, and no others.
func TestCrashInAGame(t *testing.T) {
	d := &disk{kept: &fake.Disk{}, notes: store.Private()}
	s := d.visit(t)
	s.join("first", "last", "endless")
	s.play()
	pairing, ok := s.Playing()
	if !ok || s.Running != 2 {
		t.Fatalf("playing %t, %d programs run", ok, s.Running)
	}
	again := d.visit(t)
	for i, p := range again.Cup().Players() {
		held := again.Trial(p.Program).State == organizer.Held
		if held != (i == pairing.First || i == pairing.Second) {
			t.Errorf("%s is held: %t", p.Name, held)
		}
	}
	s.Pause()
	last := d.visit(t)
	for _, word := range []string{"first", "last"} {
		if state := last.Trial(word).State; state != organizer.Passed {
			t.Errorf("%s after a pause: state %d", word, state)
		}
	}
}
