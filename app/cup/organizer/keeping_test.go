package organizer_test

import (
	"strings"
	"testing"

	"tablier/ai/cup"
	"tablier/app/cup/organizer"
	"tablier/app/cup/organizer/fake"
)

// The next visit finds the cup with every game; what cannot be read is set aside, and told.
func TestCupIsKept(t *testing.T) {
	s := newStage(t)
	s.join("first", "last")
	s.play()
	next := fake.New(t)
	next.Disk = s.Disk
	if again := enter(next, ""); again.Cup().CSV() != s.Cup().CSV() {
		t.Errorf("the next visit has\n%s\nwant\n%s", again.Cup().CSV(), s.Cup().CSV())
	}
	bad := fake.New(t)
	bad.Disk.Text = `{"tablierCup":1`
	again := enter(bad, "")
	again.wantTroubles(organizer.BadKept)
	if bad.Disk.Text != "" || bad.Disk.Aside == "" || len(again.Cup().Players()) != 0 {
		t.Errorf("kept %+v, players %v", bad.Disk, again.Cup().Players())
	}
}

// While games are played the cup is kept now and then, and when the page may end.
func TestSuspendKeepsTheCup(t *testing.T) {
	s := newStage(t)
	s.join("first", "last")
	s.Start()
	for played := 0; played < 3; played, _ = s.Cup().Progress() {
		s.Step()
	}
	played := func() int {
		w := fake.New(t)
		w.Disk = &fake.Disk{Text: s.Disk.Text}
		n, _ := enter(w, "").Cup().Progress()
		return n
	}
	if before := played(); before != 0 {
		t.Errorf("%d games are kept after three", before)
	}
	s.Suspend()
	want, _ := s.Cup().Progress()
	if after := played(); after != want {
		t.Errorf("%d games are kept as the page ends, want %d", after, want)
	}
}

// Where there is no room to keep the cup, that is told, and the cup goes on.
func TestFullDisk(t *testing.T) {
	s := newStage(t)
	s.Disk.Full = true
	s.join("first", "last")
	s.wantTroubles(organizer.NotKept)
	s.play()
	s.wantProgress(20, 20)
}

// A file that is no cup says what is wrong and changes nothing; a good one is asked about.
func TestFiles(t *testing.T) {
	s := newStage(t)
	s.join("first", "last")
	s.ToggleLevel(1)
	s.play()
	data, err := s.Cup().Encode()
	if err != nil {
		t.Fatal(err)
	}
	want := s.Cup().CSV()
	s.Restart()
	s.Answer(true)
	s.Pause()
	s.Settle()
	for bad, fault := range map[string]organizer.Fault{
		`{"tablierCup":1,"x":2}`: organizer.BadFile, "{": organizer.BadFile, `{"tablierCup":9}`: organizer.NewerFile,
		strings.Replace(string(data), `"b2"`, `"z9"`, 1):            organizer.BadFile,
		strings.Replace(string(data), `"level":1`, `"level":99`, 1): organizer.BadFile,
	} {
		s.OpenFile(bad)
		if q := s.Notices().Question; q == nil || q.Games != 0 {
			t.Fatalf("question %+v", q)
		}
		s.answer(true)
		if err := s.Notices().Troubles[0].Err; strings.Contains(bad, "99") && !strings.Contains(err.Error(), `"level 1"`) {
			t.Errorf("a level that is not there: %v", err)
		}
		s.wantTroubles(fault)
		if len(s.Cup().Players()) != 3 || s.Cup().CSV() == want {
			t.Fatal("the file has changed something")
		}
	}
	before := s.Replacements
	s.OpenFile(string(data))
	s.answer(true)
	if s.Cup().CSV() != want || s.Replacements != before+1 {
		t.Errorf("the file holds\n%s\nwant\n%s", s.Cup().CSV(), want)
	}
}

// While a cup is read nothing takes its place.
func TestNothingHappensMeanwhile(t *testing.T) {
	s := newStage(t)
	s.join("first", "last")
	s.play()
	data, err := s.Cup().Encode()
	if err != nil {
		t.Fatal(err)
	}
	again := newStage(t)
	again.OpenFile(string(data))
	if !again.Reading() {
		t.Fatal("it is read at once")
	}
	for _, act := range []func(){
		func() { again.AddFiles([]organizer.File{{Name: "third.py", Data: []byte("third")}}) },
		func() { again.ToggleLevel(1) }, func() { again.OpenFile("{}") },
		func() { again.Configure(func(c *cup.Config) { c.Seed = 1 }) },
	} {
		act()
		again.wantTroubles(organizer.StillReading)
	}
	again.Start()
	again.Settle()
	if again.Cup().CSV() != s.Cup().CSV() || again.Reading() {
		t.Errorf("read:\n%s\nwant\n%s", again.Cup().CSV(), s.Cup().CSV())
	}
}
