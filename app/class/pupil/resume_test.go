package pupil_test

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"tablier/app/class/handin"
	"tablier/app/class/pupil"
	"tablier/app/class/set"
	"tablier/app/embed"
	"tablier/app/store"
	"tablier/rules/all"
)

// exercises returns a set of so many exercises.
func exercises(n int) *set.Set {
	s := &set.Set{Title: "Long"}
	for range n {
		s.Items = append(s.Items, set.Item{Task: &set.Python{Exercise: "gagne"}})
	}
	return s
}

// elsewhere opens a set on another device, and goes on from a text.
func elsewhere(t *testing.T, s *set.Set, from string) *class {
	t.Helper()
	c := begin(t)
	c.open(s)
	if !c.Resume(from) {
		t.Fatalf("nobody goes on from %s", from)
	}
	return c
}

// A host is a store whose records somebody is told of.
type host struct {
	*store.Store
	told []pupil.Record
}

// Kept implements pupil.Watcher.
func (h *host) Kept(r *pupil.Record) { h.told = append(h.told, *r) }

// Who goes on tells the page around it at once of what was done, and not before of a set of which nothing is.
func TestResumeIsToldOnce(t *testing.T) {
	c, given := begin(t), sixKinds(t, set.Settings{})
	c.open(given)
	c.Begin()
	c.at(1).Report(embed.Report{Item: "abc", Tried: true, Right: true, Answer: "b2"})
	c.Follow()
	text, around := c.Record().Resume(), &host{Store: store.Private()}
	after := &class{t: t, store: around.Store}
	after.Session = pupil.New(pupil.Environment{
		Store: around, Games: all.Games(), Library: has{}, Now: func() int { return 0 }, Draw: func() int { return 7 },
		Where: func(set.Task) pupil.Address { return pupil.Address{Route: "/x/"} },
	})
	after.open(given)
	if !after.Resume(text) || len(around.told) != 1 || around.told[0].Places[0].Done.Result != handin.Solved {
		t.Errorf("told of %+v", around.told)
	}
}

// What a page of another site keeps is all that a pupil needs to go on, on another device too.
func TestResume(t *testing.T) {
	c, given := begin(t), sixKinds(t, set.Settings{})
	c.open(given)
	c.Begin()
	c.at(1).Report(embed.Report{Item: "abc", Tried: true, Answer: "b2", Hints: 2})
	c.at(4).Report(embed.Report{Item: "gagne", Tried: true, Answer: "2/4 3", Program: "# où ça ? 🎲\nréponse = 1 < 2"})
	c.at(5).Begin()
	c.at(6).Read()
	c.Follow()
	before := c.Record()
	text := before.Resume()
	if strings.ContainsFunc(text, func(sign rune) bool { return sign > '~' || sign < ' ' }) {
		t.Errorf("not of ASCII alone: %s", text)
	}
	after := elsewhere(t, given, text)
	got := after.Record()
	if !reflect.DeepEqual(got.Places, before.Places) || got.At != 6 || got.Attempt != before.Attempt {
		t.Errorf("goes on as %+v\nfrom %+v", got, before)
	}
	if after.Resume(text) {
		t.Error("what is kept here is replaced")
	}
	if kept := pupil.Kept(after.store); len(kept) != 1 || kept[0].Places[0].Done.Tries != 1 {
		t.Errorf("kept: %+v", kept)
	}
}

// Twenty items of the worst kind fit, results always, and as much else as there is room for.
func TestResumeOfTheWorst(t *testing.T) {
	given := exercises(set.MaxItems)
	c := begin(t)
	c.open(given)
	c.Begin()
	r := c.Record()
	for i := range r.Places {
		done := &r.Places[i].Done
		*done = handin.Item{Result: handin.Tried, Tries: 9999, Hints: 99, Seconds: 999_999}
		for n := range handin.MaxAnswers {
			done.Answers = append(done.Answers, fmt.Sprintf("%d/40 AssertionError %d", n, i))
		}
		done.Program = strings.Repeat("é<", 100*i)
	}
	r.Places[2].Done.Result = handin.Solved
	text := r.Resume()
	if len(text) > pupil.MaxResume {
		t.Fatalf("%d characters", len(text))
	}
	after := elsewhere(t, given, text).Record()
	for i := range r.Places {
		want := r.Places[i].Done
		want.Answers = nil
		if i > 1 {
			want.Program = ""
		}
		if got := after.Places[i].Done; !reflect.DeepEqual(got, want) {
			t.Errorf("item %d goes on as %+v, want %+v", i+1, got, want)
		}
	}
}

// Of what does not fit, the program of what is still to be done is the last to go.
func TestResumeKeepsWhatIsBegun(t *testing.T) {
	given := exercises(2)
	c := begin(t)
	c.open(given)
	c.Begin()
	r := c.Record()
	r.Places[0].Done = handin.Item{Result: handin.Solved, Tries: 1, Program: strings.Repeat("a", 1000)}
	r.Places[1].Done = handin.Item{Result: handin.Tried, Tries: 1, Program: strings.Repeat("b", 3500)}
	r.Places[1].Done.Answers = []string{"0/4"}
	after := elsewhere(t, given, r.Resume()).Record()
	if after.Places[0].Done.Program != "" || after.Places[1].Done.Program != r.Places[1].Done.Program {
		t.Errorf("goes on with %d and %d signs", len(after.Places[0].Done.Program), len(after.Places[1].Done.Program))
	}
}

// What is no such text, or one of another set, begins nothing.
func TestStrangeResumes(t *testing.T) {
	c, given := begin(t), exercises(2)
	c.open(given)
	c.Begin()
	good := c.Record().Resume()
	for _, text := range []string{
		"", "1", "{}", good[:len(good)-1], strings.Replace(good, `"v":1`, `"v":2`, 1),
		strings.Replace(good, `[0,0`, `[9,0`, 1), strings.Replace(good, `[0,0`, `[1,-1`, 1),
		strings.Repeat(" ", pupil.MaxResume) + good,
		strings.Replace(good, c.Record().Set, "abcdefghijkm", 1),
	} {
		other := begin(t)
		other.open(given)
		if other.Resume(text) || other.Record() != nil {
			t.Errorf("goes on from %q", text)
		}
	}
}

// How a pupil stands is what is said of it: solved of those that count, and whether anything is left.
func TestStanding(t *testing.T) {
	c := begin(t)
	c.open(sixKinds(t, set.Settings{}))
	c.Begin()
	r := c.Record()
	is := func(solved int, status pupil.Status) {
		t.Helper()
		if got := r.Standing(); got.Solved != solved || got.Of != 5 || got.Status != status {
			t.Errorf("stands at %+v, want %d of 5, %s", got, solved, status)
		}
	}
	is(0, pupil.Incomplete)
	for i := range r.Places {
		r.Places[i].Done = handin.Item{Result: handin.Solved, Tries: 1, Seconds: 7}
	}
	r.Places[5].Done = handin.Item{}
	is(5, pupil.Incomplete)
	r.Places[5].Done.Result = handin.Read
	is(5, pupil.Passed)
	r.Places[0].Done.Result = handin.Shown
	is(4, pupil.Completed)
	r.Places[0].Done.Result = handin.Tried
	is(4, pupil.Incomplete)
	r.Places[0].Absent = true
	is(4, pupil.Completed)
	if got := r.Standing().Seconds; got != 35 {
		t.Errorf("%d seconds", got)
	}
}
