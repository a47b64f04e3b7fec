package library

import (
	"context"
	"maps"
	"slices"
	"testing"

	"tablier/ai"
	"tablier/ai/entropy/tiles/block"
	"tablier/ai/entropy/tiles/press"
	"tablier/rules/entropy"
)

// A shelf is a source that notes what it is asked for. What it does not have is missing; while it is mute all comes
// late, when somebody calls that, and while it is slow, after so many looks at the clock.
type shelf struct {
	files map[string][]byte
	kept  map[string]bool // files that come also where they must not be fetched
	asked []string
	goes  int // how many times it was asked
	mute  bool
	slow  int
	late  func()
}

func (s *shelf) Bring(names []string, fetched int, wait func() bool, take func([][]byte)) {
	s.asked, s.goes = append(s.asked, names...), s.goes+1
	s.late = func() {
		files := make([][]byte, len(names))
		for i, name := range names {
			if i < fetched || s.kept[name] {
				files[i] = s.files[name]
			}
		}
		take(files)
	}
	for s.mute && wait() {
	}
	came := !s.mute
	for i := 0; i < s.slow && came; i++ {
		came = wait()
	}
	if came {
		s.late()
	}
}

// madeUp is a value that depends on the cells up to symmetry only.
func madeUp(s entropy.State) ai.Value {
	class, _ := block.Find(s.Own, s.Other)
	other, _ := block.Find(s.Other, s.Own)
	return []ai.Value{ai.Draw, ai.Draw, ai.Win, ai.Loss}[(class*7+other)%4]
}

// stocked returns a library, its source with the files of the start, the name of the tile there, and the hands of its
// clock, which move by a tick whenever it is looked at.
func stocked(t *testing.T) (l *Library, s *shelf, tile string, clock *float64) {
	t.Helper()
	l, s, clock = filled(t, startClass())
	for name := range s.files {
		if name != Index && name != Model {
			tile = name
		}
	}
	return l, s, tile, clock
}

func startClass() int {
	class, _ := block.Find(entropy.Start().Own, entropy.Start().Other)
	return class
}

// filled returns a library with a tile for each of some classes, in order.
func filled(t *testing.T, classes ...int) (l *Library, s *shelf, clock *float64) {
	t.Helper()
	var ranges [][2]int
	for _, class := range classes {
		ranges = append(ranges, [2]int{class, class + 1})
	}
	set, err := press.Make(nil, ranges, madeUp)
	if err != nil {
		t.Fatal(err)
	}
	s = &shelf{files: map[string][]byte{Index: set.Index, Model: append([]byte{}, set.Model...)}}
	maps.Copy(s.files, set.Tiles)
	l, clock = New(s), new(float64)
	l.now = func() float64 { *clock += 10; return *clock }
	return l, s, clock
}

func fetch(l *Library) bool { return l.Fetch(context.Background(), entropy.Start(), &ai.Hooks{}) }

// Files are asked for once, and then their values are known.
func TestFilesAreAskedForOnce(t *testing.T) {
	l, s, tile, _ := stocked(t)
	if v := l.Value(entropy.Start()); v != ai.Unknown || len(s.asked) > 0 {
		t.Errorf("%s before anything is fetched, asked for %v", v, s.asked)
	}
	for range 2 {
		if !fetch(l) || !slices.Equal(s.asked, []string{Index, Model, tile}) {
			t.Fatalf("asked for %v", s.asked)
		}
	}
	for _, m := range entropy.Start().AppendMoves(nil) {
		after := entropy.Start().Play(m)
		if v := l.Value(after); v != madeUp(after) {
			t.Errorf("%s: %s, want %s", m.Text(), v, madeUp(after))
		}
	}
}

// What is missing or damaged is not known, and is asked for again after a while: until then nothing is.
func TestMissingFilesAreAskedForAgain(t *testing.T) {
	spoilt := func(data []byte) []byte {
		data = slices.Clone(data)
		data[len(data)-1] ^= 1
		return data
	}
	missing := func([]byte) []byte { return nil }
	for _, which := range []string{Index, Model, ""} {
		for name, harm := range map[string]func([]byte) []byte{"spoilt": spoilt, "missing": missing} {
			l, s, tile, clock := stocked(t)
			if which == "" {
				which = tile
			}
			if which == Model && len(s.files[Model]) == 0 && name == "spoilt" {
				harm = func([]byte) []byte { return []byte{1} }
			}
			good := s.files[which]
			if good == nil {
				good = []byte{}
			}
			s.files[which] = harm(good)
			if fetch(l) || l.Value(entropy.Start()) != ai.Unknown {
				t.Errorf("%s %s: the values are there", name, which)
			}
			asked := len(s.asked)
			s.files[which] = good
			if fetch(l) || len(s.asked) != asked {
				t.Errorf("%s %s: asked for at once again: %v", name, which, s.asked)
			}
			*clock += respite
			if !fetch(l) || l.Value(entropy.Start()) != madeUp(entropy.Start()) {
				t.Errorf("%s %s: not there after a while, asked for %v", name, which, s.asked)
			}
		}
	}
}

// Who waits shows life, and not for ever; a wait that somebody stops is no reason not to ask again.
func TestWaiting(t *testing.T) {
	l, s, _, _ := stocked(t)
	s.mute = true
	beats := 0
	if l.Fetch(context.Background(), entropy.Start(), &ai.Hooks{Beat: func(uint64, int64) { beats++ }}) || beats < 2 {
		t.Errorf("%d signs of life", beats)
	}
	l, s, _, _ = stocked(t)
	s.mute = true
	stopped, cancel := context.WithCancel(context.Background())
	cancel()
	if l.Fetch(stopped, entropy.Start(), &ai.Hooks{}) {
		t.Error("known though nothing has come")
	}
	if s.mute = false; !fetch(l) {
		t.Error("not asked for again after a stop")
	}
}

// All files of a question together are waited for as long as one: index and model, then tiles.
func TestPatience(t *testing.T) {
	l, s, _, clock := stocked(t)
	s.slow = 250
	start := *clock
	if fetch(l) || len(s.asked) != 3 {
		t.Fatalf("asked for %v", s.asked)
	}
	if waited := *clock - start; waited > patience+500 {
		t.Errorf("waited %v ms", waited)
	}
}

// A file that comes late is there for the next question, which asks for it no more.
func TestLateFilesAreTaken(t *testing.T) {
	l, s, tile, _ := stocked(t)
	s.mute = true
	for _, asked := range [][]string{{Index, Model}, {Index, Model, tile}} {
		if fetch(l) || !slices.Equal(s.asked, asked) {
			t.Fatalf("asked for %v, want %v", s.asked, asked)
		}
		s.late()
	}
	if !fetch(l) || len(s.asked) != 3 || l.Value(entropy.Start()) != madeUp(entropy.Start()) {
		t.Errorf("what came late is not there, asked for %v", s.asked)
	}
}

// Of many positions the files of the first are fetched, and those of the others come where they are kept: all are asked
// for in one go, and what is not kept is not asked for again at once, unless it may be fetched.
func TestFetchAll(t *testing.T) {
	first := startClass()
	l, s, clock := filled(t, first, first+1, first+2)
	var list []entropy.State
	for class := range 3 {
		own := block.Rep(first + class)
		list = append(list, entropy.State{Own: own, Other: block.Others(own)[class]})
	}
	tile := func(class int) string { return l.book.Needs(list[class : class+1])[0] }
	known := func() (n int) {
		for _, st := range list {
			if v := l.Value(st); v == madeUp(st) {
				n++
			} else if v != ai.Unknown {
				t.Fatalf("%s, want %s", v, madeUp(st))
			}
		}
		return n
	}
	all := func(most int) int { return l.FetchAll(context.Background(), list, most, &ai.Hooks{}) }
	if n := all(1); n != 1 || known() != 1 || len(s.asked) != 2+3 || s.goes != 2 {
		t.Fatalf("%d files to be fetched, %d positions known, asked for %v in %d goes", n, known(), s.asked, s.goes)
	}
	kept, fetched := tile(1), tile(2)
	s.kept = map[string]bool{kept: true}
	if n := all(0); n != 0 || known() != 1 || s.goes != 2 {
		t.Errorf("at once again %v are asked for", s.asked)
	}
	*clock += respite
	if n := all(0); n != 0 || known() != 2 {
		t.Errorf("%d files to be fetched, %d positions known where one more file is kept", n, known())
	}
	if n := all(1); n != 1 || known() != 3 || s.asked[len(s.asked)-1] != fetched {
		t.Errorf("%d files to be fetched, %d positions known at last, asked for %v", n, known(), s.asked)
	}
}

// Files that do not come, or damaged, are none of those that may be fetched; those that may come late are.
func TestFetchAllCountsWhatComes(t *testing.T) {
	first := startClass()
	for _, harm := range []func([]byte) []byte{
		func([]byte) []byte { return nil },
		func(data []byte) []byte { return append([]byte{1}, data...) },
	} {
		l, s, clock := filled(t, first, first+1)
		var list []entropy.State
		for class := range 2 {
			own := block.Rep(first + class)
			list = append(list, entropy.State{Own: own, Other: block.Others(own)[class]})
		}
		all := func(most int) int { return l.FetchAll(context.Background(), list, most, &ai.Hooks{}) }
		good := maps.Clone(s.files)
		s.files[Index] = nil
		if n := all(2); n != 0 {
			t.Errorf("without an index %d tiles have come", n)
		}
		maps.Copy(s.files, good)
		bad := maps.Clone(good)
		for name := range bad {
			if name != Index && name != Model {
				s.files[name] = harm(good[name])
			}
		}
		*clock += respite
		if n := all(2); n != 0 {
			t.Errorf("%d of two tiles have come, of which none is good", n)
		}
		maps.Copy(s.files, good)
		*clock += respite
		s.mute = true
		if n := all(1); n != 1 {
			t.Errorf("%d tiles may come, want one that is late", n)
		}
		*clock += respite
		s.mute = false
		if n := all(2); n != 2 {
			t.Errorf("%d tiles have come, want both", n)
		}
	}
}

// Index and model are asked for together, whenever the clock ticks.
func TestIndexAndModelTogether(t *testing.T) {
	for phase := range 4 {
		l, s, _, clock := stocked(t)
		s.files[Model] = nil
		looks := phase
		l.now = func() float64 { looks++; return *clock + float64(looks/4) }
		for range 3 {
			goes := s.goes
			for *clock += respite - 8; s.goes == goes; {
				fetch(l)
			}
			last := s.asked[len(s.asked)-2:]
			if !slices.Equal(last, []string{Index, Model}) || len(s.asked) != 2*s.goes {
				t.Fatalf("asked for %v", s.asked)
			}
		}
	}
}
