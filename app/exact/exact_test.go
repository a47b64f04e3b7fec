package exact_test

import (
	"slices"
	"testing"

	"tablier/app/exact"
)

// A device keeps files of a list when the test says so.
type device struct {
	list    string
	kept    map[string]bool
	pending map[string]func(bool)
	changed int
}

func (d *device) List(then func(string, bool)) { then(d.list, d.list != "") }

func (d *device) Kept(names []string, then func([]bool)) {
	kept := make([]bool, len(names))
	for i, name := range names {
		kept[i] = d.kept[name]
	}
	then(kept)
}

func (d *device) Keep(name string, then func(bool)) { d.pending[name] = then }
func (d *device) Changed()                          { d.changed++ }

// comes has a file that has been asked for come, and kept or not.
func (d *device) comes(t *testing.T, name string, kept bool) {
	t.Helper()
	then := d.pending[name]
	if then == nil {
		t.Fatalf("%s has not been asked for", name)
	}
	delete(d.pending, name)
	d.kept[name] = kept
	then(kept)
}

const list = `[["i", 10], ["m", 20], ["a", 100], ["b", 100], ["c", 100]]`

func looked(list string, kept ...string) (*exact.Session, *device) {
	d := &device{list: list, kept: map[string]bool{}, pending: map[string]func(bool){}}
	for _, name := range kept {
		d.kept[name] = true
	}
	s := &exact.Session{Env: d}
	s.Look()
	return s, d
}

func TestNothingIsKnownWithoutAList(t *testing.T) {
	for _, list := range []string{"", "[]", "<html>"} {
		s, d := looked(list)
		if s.Start(); s.State() != exact.Unknown || s.Complete() || len(d.pending) > 0 {
			t.Errorf("%q: state %d", list, s.State())
		}
	}
}

// All that is not kept yet is fetched, some at a time, and then all is kept.
func TestAllIsFetched(t *testing.T) {
	s, d := looked(list, "m")
	if s.State() != exact.Idle || s.Size() != 330 || s.Kept() != 20 {
		t.Fatalf("state %d, %d of %d", s.State(), s.Kept(), s.Size())
	}
	s.Start()
	if len(d.pending) != 3 || d.pending["m"] != nil || s.State() != exact.Fetching {
		t.Fatalf("state %d, pending %v", s.State(), d.pending)
	}
	for _, name := range []string{"a", "i", "b"} {
		d.comes(t, name, true)
	}
	if s.Kept() != 230 || s.Complete() {
		t.Errorf("%d are kept", s.Kept())
	}
	changed := d.changed
	if d.comes(t, "c", true); !s.Complete() || s.State() != exact.Idle || d.changed == changed {
		t.Errorf("state %d, %d are kept", s.State(), s.Kept())
	}
	if s.Start(); s.State() != exact.Idle || len(d.pending) > 0 {
		t.Error("what is kept is fetched again")
	}
}

// Who stops keeps what has come, and what comes yet, and can go on.
func TestStop(t *testing.T) {
	s, d := looked(list)
	s.Start()
	d.comes(t, "i", true)
	s.Stop()
	late := d.pending
	d.pending = map[string]func(bool){}
	if late["a"](true); s.State() != exact.Idle || s.Kept() != 110 || len(d.pending) > 0 {
		t.Errorf("state %d, %d are kept, pending %v", s.State(), s.Kept(), d.pending)
	}
	s.Start()
	for _, name := range []string{"m", "b", "c"} {
		d.comes(t, name, true)
	}
	if !s.Complete() {
		t.Error("not complete after it has gone on")
	}
}

// A file that does not come, or is not kept, ends it: what has come stays, and another try goes on there.
func TestFailure(t *testing.T) {
	s, d := looked(list)
	s.Start()
	d.comes(t, "i", true)
	d.comes(t, "m", false)
	if s.State() != exact.Failed || s.Kept() != 10 {
		t.Fatalf("state %d, %d are kept", s.State(), s.Kept())
	}
	left := len(d.pending)
	if d.comes(t, "a", true); len(d.pending) != left-1 {
		t.Errorf("goes on by itself: %v", d.pending)
	}
	s.Start()
	if s.State() != exact.Fetching || d.pending["m"] == nil || d.pending["a"] != nil {
		t.Errorf("state %d, pending %v", s.State(), d.pending)
	}
}

// Whoever looks again sees what questions have brought meanwhile.
func TestLookAgain(t *testing.T) {
	s, d := looked(list)
	d.kept["b"] = true
	if s.Look(); s.Kept() != 100 {
		t.Errorf("%d are kept", s.Kept())
	}
}

func TestRead(t *testing.T) {
	files, err := exact.Read(list)
	if err != nil || len(files) != 5 || !slices.Contains(files, exact.File{Name: "m", Size: 20}) {
		t.Errorf("%v, %v", files, err)
	}
}
