package organizer_test

import (
	"testing"

	"tablier/ai/cup"
	"tablier/app/cup/organizer"
	"tablier/app/cup/organizer/fake"
)

// A pause ends what runs, and the cup goes on to the same table as without; so it does behind another page.
func TestPause(t *testing.T) {
	whole := newStage(t)
	whole.join("first", "last")
	whole.play()
	s := newStage(t)
	s.join("first", "last")
	s.Start()
	for range 60 {
		s.Step()
	}
	s.Pause()
	s.Settle()
	if played, all := s.Cup().Progress(); played == 0 || played == all || s.Running != 0 {
		t.Fatalf("%d of %d games, %d programs run", played, all, s.Running)
	}
	s.Start()
	s.Leave()
	s.Settle()
	if s.playing() || s.Running != 0 {
		t.Error("it runs behind another page")
	}
	before, all := s.Cup().Progress()
	s.play()
	s.wantProgress(before, all)
	s.Enter("")
	s.play()
	if got, want := s.Cup().CSV(), whole.Cup().CSV(); got != want || !s.Notices().Finished {
		t.Errorf("after two pauses:\n%s\nwant\n%s", got, want)
	}
}

// After a pause at any moment at all, whatever programs and the machine still say, the table is the same.
func TestPauseAtAnyMoment(t *testing.T) {
	begin := func() *stage {
		s := newStage(t)
		s.join("first", "last")
		s.ToggleLevel(1)
		s.Configure(func(c *cup.Config) { c.Games = 2 })
		return s
	}
	whole := begin()
	whole.play()
	for after := 0; ; after++ {
		s := begin()
		s.Start()
		for range after {
			s.Step()
		}
		if !s.playing() {
			if after == 0 {
				t.Fatal("nothing is played")
			}
			return
		}
		s.Pause()
		s.Start()
		s.Pause()
		s.play()
		if got, want := s.Cup().CSV(), whole.Cup().CSV(); got != want || s.Running != 0 {
			t.Fatalf("a pause after %d steps, with %d programs left:\n%s\nwant\n%s", after, s.Running, got, want)
		}
	}
}

// A page that is left in the machine's turn leaves no worker behind.
func TestLeavingRestsTheMachine(t *testing.T) {
	s := newStage(t)
	s.join("first")
	s.ToggleLevel(1)
	s.Start()
	for !s.Worker && s.Step() {
	}
	if !s.Worker {
		t.Fatal("the machine is not asked")
	}
	if s.Leave(); s.Worker {
		t.Error("a worker is left behind")
	}
}

// A program that answers twice has moved once.
func TestSecondAnswerIsIgnored(t *testing.T) {
	s := newStage(t)
	s.join("twice", "last")
	s.wantTrials(organizer.Passed, organizer.Passed)
	s.play()
	table := s.Cup().Table()
	if table.Rows[0].Faults != 0 || table.Rows[1].Faults != 0 || len(s.Errors) != 0 {
		t.Errorf("rows %+v, errors %v", table.Rows, s.Errors)
	}
	s.wantProgress(20, 20)
}

// A game that the clock has ended is played once more: a slow machine is no fault of the program's. One that hangs
// again has failed.
func TestClock(t *testing.T) {
	s := newStage(t)
	s.join("first", "slow", "hangs")
	s.Late = 0
	s.play()
	played, all := s.Cup().Progress()
	if rows := s.Cup().Table().Rows; played != all || rows[1].Faults != 0 || rows[2].Faults < cup.MaxFaults {
		t.Errorf("%d of %d games, %+v", played, all, rows)
	}
}

// Where the machine does not answer the cup stops and says why; nothing is lost.
func TestSilentMachine(t *testing.T) {
	s := newStage(t)
	s.join("first")
	s.ToggleLevel(1)
	s.Silent = true
	s.play()
	if s.playing() || s.Running != 0 || s.Notices().Stopped != organizer.MachineFailed || len(s.Errors) != 1 {
		t.Errorf("playing %t, %d programs run, %+v, %v", s.playing(), s.Running, s.Notices(), s.Errors)
	}
	s.Silent = false
	s.Start()
	if s.Notices().Stopped != 0 {
		t.Error("it is said to have stopped while it is played")
	}
	s.Settle()
	s.wantProgress(20, 20)
	if n := s.Notices(); n.Stopped != 0 || !n.Finished {
		t.Errorf("then %+v", n)
	}
}

// A level is asked for as one that a person waits for.
func TestLevelsAreAsked(t *testing.T) {
	w := fake.New(t)
	w.Missing = true // levels play without Python
	s := enter(w, "")
	s.ToggleLevel(2)
	s.ToggleLevel(1)
	s.Configure(func(c *cup.Config) { c.Games = 2 })
	s.play()
	s.wantProgress(2, 2)
	for _, q := range s.Searches {
		if q.Level < 1 || q.Level > 2 || !q.Urgent || q.Seed == 0 {
			t.Fatalf("a level is asked by %+v", q)
		}
	}
}

// Python that comes while another page is shown begins nothing; the next visit has it at once.
func TestPythonComesLate(t *testing.T) {
	w := fake.New(t)
	w.Slow = true
	s := &stage{organizer.New(w.Games, w.Environment()), w}
	s.Enter("")
	s.AddFiles([]organizer.File{{Name: "a.py", Data: []byte("first")}, {Name: "b.py", Data: []byte("last")}})
	s.Start()
	s.Leave()
	s.Settle()
	s.wantProgress(0, 20)
	s.wantTrials(organizer.Untried, organizer.Untried)
	s.Enter("")
	s.Settle()
	s.wantTrials(organizer.Passed, organizer.Passed)
	s.wantProgress(0, 20)
}

// What was asked for last begins once Python is there.
func TestPythonIsWaitedFor(t *testing.T) {
	w := fake.New(t)
	w.Slow = true
	s := &stage{organizer.New(w.Games, w.Environment()), w}
	s.Enter("")
	s.AddFiles([]organizer.File{{Name: "a.py", Data: []byte("first")}, {Name: "b.py", Data: []byte("last")}})
	s.play()
	s.wantProgress(20, 20)
	if len(s.Errors) > 0 || s.Opened != 1 {
		t.Errorf("Python was brought %d times, errors %v", s.Opened, s.Errors)
	}
}

// Where Python does not come the page is told why, and programs neither play nor are tried.
func TestWithoutPython(t *testing.T) {
	w := fake.New(t)
	w.Missing = true
	s := enter(w, "")
	s.join("first", "last")
	s.play()
	if s.playing() || s.Running != 0 || s.Python().OnItsWay() || s.Python() == "" {
		t.Errorf("playing %t, %d programs run, Python is %q", s.playing(), s.Running, s.Python())
	}
	s.wantTrials(organizer.Untried, organizer.Untried)
	s.wantProgress(0, 20)
}

// A cup that is over is played once more, to the same table.
func TestOnceMore(t *testing.T) {
	s := newStage(t)
	s.join("first", "last")
	s.play()
	want := s.Cup().CSV()
	s.Restart()
	s.Answer(true)
	if played, _ := s.Cup().Progress(); played != 0 || !s.playing() {
		t.Errorf("%d games played, running %t", played, s.playing())
	}
	s.Settle()
	if s.Cup().CSV() != want || s.playing() {
		t.Errorf("then\n%s\nwant\n%s", s.Cup().CSV(), want)
	}
}
