package pupil_test

import (
	"reflect"
	"strings"
	"testing"

	"tablier/app/class/form"
	"tablier/app/class/handin"
	"tablier/app/class/pupil"
	"tablier/app/class/set"
	"tablier/app/embed"
	"tablier/app/links/link"
	"tablier/app/store"
	"tablier/rules"
	"tablier/rules/all"
)

// has affirms all but what is called absent.
type has struct{}

func (has) Game(string) bool                { return true }
func (has) Puzzle(_, id string) bool        { return id != "absent" }
func (has) Lesson(_, lesson, _ string) bool { return true }
func (has) Search(string) bool              { return true }
func (has) Exercise(string) bool            { return true }
func (has) Level(string, int) bool          { return true }

// A class is a browser in which a pupil does a set.
type class struct {
	*pupil.Session
	t     *testing.T
	store *store.Store
	drawn int
}

func begin(t *testing.T) *class {
	t.Helper()
	c := &class{t: t, store: store.Private()}
	c.tab()
	return c
}

// tab opens the page in another tab, or on another day.
func (c *class) tab() {
	c.Session = pupil.New(pupil.Environment{
		Store: c.store, Games: all.Games(), Library: has{}, Now: func() int { return 1_774_000_000 },
		Draw:  func() int { c.drawn++; return c.drawn },
		Where: func(set.Task) pupil.Address { return pupil.Address{Route: "/x/"} },
	})
}

// at returns the course at a place.
func (c *class) at(place int) *pupil.Course {
	c.t.Helper()
	course := pupil.At(c.store, pupil.Kept(c.store)[0].Set, place)
	if course == nil {
		c.t.Fatalf("place %d is not open", place)
	}
	return course
}

// sixKinds returns a set with an item of each kind.
func sixKinds(t *testing.T, settings set.Settings) *set.Set {
	t.Helper()
	match, err := set.NewMatch(all.Games(), link.Letter{Record: rules.Record{Game: "tapatan"}})
	if err != nil {
		t.Fatal(err)
	}
	match.Goal = set.HoldTheDraw
	return &set.Set{Title: "Six", Settings: settings, Items: []set.Item{
		{Task: &set.Puzzle{Game: "tapatan", ID: "abc"}, Word: "Cherchez."},
		{Task: &set.Lesson{Game: "tapatan", ID: "tapatan"}},
		{Task: &set.Watch{Search: "q=plies"}},
		{Task: &set.Python{Exercise: "gagne"}},
		{Task: match},
		{Task: &set.Words{Title: "On en parle"}},
	}}
}

// open opens a set by its code.
func (c *class) open(s *set.Set) {
	c.t.Helper()
	code, err := set.Encode(s)
	if err != nil {
		c.t.Fatal(err)
	}
	if c.Arrive(code, ""); c.State() != pupil.Starting {
		c.t.Fatalf("state %d: %v", c.State(), c.Fault())
	}
}

// Each kind of item is reported by its page, on another day in another tab, and handed in as the notebook reads it.
func TestSixKinds(t *testing.T) {
	c := begin(t)
	c.open(sixKinds(t, set.Settings{}))
	if place := c.Begin(); place != 1 {
		t.Fatalf("the set begins at %d", place)
	}
	puzzle := c.at(1)
	puzzle.Report(embed.Report{Item: "other", Tried: true, Right: true})
	puzzle.Report(embed.Report{Item: "abc", Tried: true, Answer: "b2", Hints: 1})
	c.tab()
	c.at(1).Report(embed.Report{Item: "abc", Tried: true, Answer: "a1", Right: true, Hints: 1})
	lesson := c.at(2)
	lesson.Report(embed.Report{Item: "tapatan", Board: "one", Tried: true, Answer: "c3"})
	lesson.Report(embed.Report{Item: "tapatan", Board: "one", Tried: true, Answer: "a1", Right: true})
	if lesson.Place().Done.Result != handin.Tried {
		t.Error("one board is taken for the whole lesson")
	}
	lesson.Report(embed.Report{Item: "tapatan", Board: "two", Tried: true, Answer: "b2", Right: true, Whole: true})
	c.at(3).Report(embed.Report{Item: "plies", Tried: true, Answer: "2", Right: true})
	c.at(4).Report(embed.Report{Item: "gagne", Tried: true, Answer: "2/4 3", Program: "def jouer(p):\n\tpass"})
	c.at(5).Report(embed.Report{Item: "tapatan", Tried: true, Answer: "draw 1AAEC"})
	c.at(6).Read()

	c.tab()
	c.Arrive("", pupil.Mark(puzzle.Record().Set, pupil.End))
	if c.State() != pupil.Ending || c.Record().At != 6 {
		t.Fatalf("state %d, at %d", c.State(), c.Record().At)
	}
	if tally := c.Tally(); tally.Solved != 4 || tally.Tried != 1 || tally.Of() != 5 {
		t.Errorf("tally %+v", tally)
	}
	if _, _, ok := c.HandIn(); ok {
		t.Error("handed in without a name")
	}
	c.Named(" Camille ")
	name, text, ok := c.HandIn()
	work, changed, err := handin.ReadFile(text)
	if !ok || name != "camille.tablier" || err != nil || changed || work.Task() == nil || work.Attempt != 1 {
		t.Fatalf("%s, %v, %v: %+v", name, ok, err, work)
	}
	if first := work.Items[0]; first.Tries != 2 || first.Hints != 1 || first.Result != handin.Solved {
		t.Errorf("the puzzle: %+v", first)
	}
	if p := work.Items[3].Program; !strings.HasPrefix(p, "def") {
		t.Errorf("the program: %q", p)
	}
	if code, _ := c.Scanned(); code == "" || len(code) > handin.MaxCode {
		t.Errorf("a code of %d characters", len(code))
	}
	for _, key := range c.store.Keys() {
		if kept, _ := c.store.Read(key); strings.Contains(kept, "Camille") {
			t.Errorf("%s has the name", key)
		}
	}
}

// In a fixed order an item opens after success, after five tries, or where this edition does not have the one before.
func TestFixedOrder(t *testing.T) {
	c := begin(t)
	s := sixKinds(t, set.Settings{Fixed: true})
	s.Items[1].Task = &set.Puzzle{Game: "tapatan", ID: "absent"}
	c.open(s)
	c.Begin()
	if pupil.At(c.store, c.ID(), 3) != nil || !c.Absent(2) {
		t.Error("the third item is open")
	}
	for range set.TriesToSolution {
		if r := c.at(1).Record(); r.Open(3) {
			t.Error("it opens too early")
		}
		c.at(1).Report(embed.Report{Item: "abc", Tried: true, Answer: "b2"})
	}
	if r := c.at(1).Record(); !r.Open(3) || r.Next(1) != 3 || r.Back(3) != 1 {
		t.Error("the third item stays shut after five tries")
	}
}

// Time counts while the page is touched: a minute after that it stands still.
func TestTime(t *testing.T) {
	c := begin(t)
	c.open(sixKinds(t, set.Settings{}))
	c.Begin()
	course := c.at(1)
	tick := func(n int) {
		for range n {
			course.Tick()
		}
	}
	tick(300)
	course.Touch()
	tick(15)
	course.Keep()
	if got := c.at(1).Place().Done.Seconds; got != 75 {
		t.Errorf("%d seconds", got)
	}
}

// Two tabs at one set lose nothing of each other.
func TestTwoTabs(t *testing.T) {
	c := begin(t)
	c.open(sixKinds(t, set.Settings{}))
	c.Begin()
	one, two := c.at(1), c.at(3)
	one.Report(embed.Report{Item: "abc", Tried: true, Answer: "b2"})
	two.Report(embed.Report{Item: "plies", Tried: true, Answer: "1"})
	one.Report(embed.Report{Item: "abc", Tried: true, Answer: "a1", Right: true})
	two.Follow()
	r := two.Record()
	if r.Places[0].Done.Tries != 2 || r.Places[2].Done.Tries != 1 {
		t.Errorf("%+v", r.Places)
	}
}

// What is no set is refused with its fault, and a set whose words have been mended goes on with what was done.
func TestOpening(t *testing.T) {
	c := begin(t)
	s := sixKinds(t, set.Settings{})
	code, _ := set.Encode(s)
	for text, fault := range map[string]form.Fault{
		"p=abc": form.Alien, code[:30]: form.Damaged, "s=9abcdefgh": form.Newer,
	} {
		if c.Arrive(text, ""); c.State() != pupil.Refused || c.Fault().Fault != fault {
			t.Errorf("%s: state %d, %v", text, c.State(), c.Fault())
		}
	}
	if c.Arrive("", "abcdefghijkm.1"); c.State() != pupil.Refused {
		t.Errorf("a set that is not kept: state %d", c.State())
	}
	c.open(s)
	c.Begin()
	c.at(1).Report(embed.Report{Item: "abc", Tried: true, Answer: "a1", Right: true})
	s.Items[0].Word = "Autre"
	file, err := set.File(s)
	if err != nil {
		t.Fatal(err)
	}
	c.OpenFile(file)
	c.Begin()
	if p := c.at(1).Place(); p.Word != "Autre" || p.Done.Result != handin.Solved || c.drawn != 1 {
		t.Errorf("%+v", p)
	}
	if kept := pupil.Kept(c.store); len(kept) != 1 || kept[0].Title != "Six" {
		t.Errorf("kept: %+v", kept)
	}
}

// What an unreadable record leaves is set aside, and one of a later version stays.
func TestRecordsOfOthers(t *testing.T) {
	const id = "abcdefghijkm"
	for text, stays := range map[string]bool{"{": false, `{"version":2,"set":"abcdefghijkm"}`: true} {
		s := store.Private()
		s.Set(pupil.Key(id), text)
		if pupil.Load(s, id) != nil {
			t.Errorf("%s is read", text)
		}
		if _, there := s.Read(pupil.Key(id)); there != stays {
			t.Errorf("%s stays: %t", text, there)
		}
	}
}

// A record of the first version opens for ever.
func TestGoldenRecord(t *testing.T) {
	const id = "abcdefghijkm"
	const text = `{"version":1,"set":"abcdefghijkm","given":"s=1A","title":"Un",` +
		`"settings":{"NoHints":true,"NoSolution":false,"Fixed":true},"attempt":7,"at":1,"places":[` +
		`{"kind":4,"route":"/atelier/ecrire/","open":"e=gagne","item":"gagne","word":"Mot",` +
		`"done":{"Result":3,"Tries":1,"Hints":2,"Seconds":30,"Answers":["2/4 3"],"Program":"x"}}]}`
	s := store.Private()
	s.Set(pupil.Key(id), text)
	r := pupil.Load(s, id)
	if r == nil || r.Title != "Un" || !r.Settings.Fixed || !r.Settings.NoHints || r.Attempt != 7 || len(r.Places) != 1 {
		t.Fatalf("%+v", r)
	}
	p := r.Places[0]
	want := handin.Item{Result: handin.Tried, Tries: 1, Hints: 2, Seconds: 30, Answers: []string{"2/4 3"}, Program: "x"}
	if !reflect.DeepEqual(p.Done, want) || p.Kind != set.OfPython || p.Open != "e=gagne" || p.Word != "Mot" {
		t.Errorf("%+v", p)
	}
}
