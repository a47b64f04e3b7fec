package write

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tablier/app/store"
)

const most = 100 // bytes of a program

func open(t *testing.T, s *store.Store) *Progress {
	t.Helper()
	p, err := Open(s, most)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Programs and what is known of each exercise are kept, each exercise under a key of its own.
func TestProgressIsKept(t *testing.T) {
	s := store.Private()
	list := []Exercise{{ID: "a"}, {ID: "b"}, {ID: "c", Further: true}}
	p := open(t, s)
	p.Write("b", "é")
	p.Change("a", func(r *Record) { r.Note("x", 3, 3) })
	p.Change("c", func(r *Record) { r.Note("x", 2, 2) })
	p = open(t, s)
	if p.Take("b") != "é" || p.Done(list) != 2 || p.Next(list) != 1 {
		t.Errorf("kept: %q, %d are done, next is %d", p.Take("b"), p.Done(list), p.Next(list))
	}
	if keys := s.Keys(); !slices.Equal(keys, []string{"exercise.a", "exercise.b", "exercise.c"}) {
		t.Errorf("kept under %q", keys)
	}
}

// What is typed writes the program alone: earlier programs, which may be long, are written when they change.
func TestEarlierProgramsAreKeptApart(t *testing.T) {
	s := store.Private()
	s.Set(Key("a"), `{"program":"c","earlier":["a","b"]}`) // together
	p := open(t, s)
	p.Change("a", func(r *Record) { r.Push("c") })
	const earlier = `{"earlier":["a","b","c"]}`
	if text, _ := s.Get("earlier.a"); text != earlier {
		t.Fatalf("kept apart: %q", text)
	}
	s.Set("earlier.a", earlier+" ") // which nothing else writes
	p = open(t, s)
	p.Write("a", "d")
	text, _ := s.Get("earlier.a")
	if program, _ := s.Get(Key("a")); text != earlier+" " || program != `{"program":"d"}` {
		t.Errorf("typed: %q and %q", program, text)
	}
	other := open(t, s)
	p.Change("a", func(r *Record) { r.Push("d") })
	if other.Renew("a"); !slices.Equal(other.Of("a").Earlier, []string{"a", "b", "c", "d"}) {
		t.Errorf("another tab has %q", other.Of("a").Earlier)
	}
}

// What storage has refused is told of until it has taken all.
func TestUnkept(t *testing.T) {
	p := open(t, store.Open()) // keeps nothing outside a browser
	p.Write("a", "x")
	p.Write("b", "x")
	p.store = store.Private() // there is room again
	if p.Write("b", "y"); p.Kept() {
		t.Error("all is said to be kept, and one program is not")
	}
	if p.Write("a", "y"); !p.Kept() {
		t.Error("all is kept, and that is not said")
	}
}

// Two tabs that are at different exercises change nothing of each other's.
func TestTabsAtDifferentExercises(t *testing.T) {
	s := store.Private()
	one, two := open(t, s), open(t, s)
	one.Write("a", "one")
	one.Change("a", func(r *Record) { r.Note("one", 4, 4) })
	two.Write("b", "two")
	p := open(t, s)
	if p.Take("a") != "one" || p.Take("b") != "two" || !p.Of("a").Done {
		t.Errorf("kept: %+v, %+v", p.Of("a"), p.Of("b"))
	}
}

// Of two tabs at one exercise neither loses its program: what was written last is that of the exercise, and the other
// an earlier one. Whoever has written nothing since only hears of the newer one.
func TestTabsAtOneExercise(t *testing.T) {
	s := store.Private()
	first := open(t, s)
	first.Write("a", "begun")
	one, two := open(t, s), open(t, s)
	one.Write("a", "one")
	two.Change("a", func(r *Record) { r.Hints++ })
	two.Write("a", "begun") // it shows that still
	two.Renew("a")
	if two.Of("a").Program != "one" || !two.Newer("a") {
		t.Errorf("another tab's program: %+v", two.Of("a"))
	}
	if !two.Write("a", "two") || two.Newer("a") {
		t.Error("nothing is said of the program of the other tab")
	}
	one.Renew("a")
	r := one.Of("a")
	if r.Program != "two" || !slices.Equal(r.Earlier, []string{"one"}) || r.Hints != 1 || !one.Newer("a") {
		t.Errorf("kept: %+v", r)
	}
	if one.Take("a") != "two" || one.Newer("a") || one.Write("a", "two more") {
		t.Error("the tab that has taken the newer program is told of another")
	}
}

// What cannot be read is set aside and said; a program that is too long is left out of what was kept with it.
func TestDamagedProgress(t *testing.T) {
	long := strings.Repeat("x", most+1)
	s := store.Private()
	s.Set(Key("a"), `{"program":"`+long+`","done":true}`)
	s.Set(Key("b"), `{"program":"b","earlier":["c","`+long+`"]}`)
	s.Set(Key("c"), "no JSON")
	p, err := Open(s, most)
	if !errors.Is(err, ErrLong) || p.Take("a") != "" || !p.Of("a").Done {
		t.Errorf("%v: %+v", err, p.Of("a"))
	}
	if p = open(t, s); p.Take("b") != "b" || !slices.Equal(p.Of("b").Earlier, []string{"c"}) || !p.Of("a").Done {
		t.Errorf("kept: %+v, %+v", p.Of("a"), p.Of("b"))
	}
	for _, id := range []string{"a", "b", "c"} {
		if _, there := s.Get(Key(id) + ".unreadable"); !there {
			t.Errorf("%s is not set aside", id)
		}
	}
}

// Reading changes nothing, not even where something cannot be read.
func TestReadChangesNothing(t *testing.T) {
	s := store.Private()
	s.Set(Key("a"), `{"program":"mine"}`)
	s.Set(Key("b"), "no JSON")
	p, err := Read(s, most)
	if err == nil || p.Take("a") != "mine" || !slices.Equal(s.Keys(), []string{Key("a"), Key("b")}) {
		t.Errorf("%v: %q, kept %q", err, p.Take("a"), s.Keys())
	}
}

// The solution may be seen after five different programs that fail, or once the exercise is done.
func TestSolutionAfterFivePrograms(t *testing.T) {
	r := &Record{}
	for range 6 {
		r.Note("def jouer(position):\n    return 1", 1, 3)
	}
	r.Note("def  jouer(position):   # again\n\n    return 1  # one", 0, 3)
	if r.Left() != 4 || r.Tries != 7 {
		t.Errorf("after one program: %d left, %d tries", r.Left(), r.Tries)
	}
	for i := range 4 {
		r.Note(strconv.Itoa(i), 0, 3)
	}
	if r.Left() != 0 {
		t.Errorf("after five programs: %d left", r.Left())
	}
	r.Note("another", 0, 3)
	if done := (&Record{Done: true}); r.Left() != 0 || done.Left() != 0 {
		t.Error("the solution is hidden again")
	}
	if r = (&Record{}); !r.Note("x", 3, 3) || r.Note("x", 3, 3) {
		t.Error("done once")
	}
}

// Earlier programs come round one after another, and none of them is lost meanwhile.
func TestEarlierPrograms(t *testing.T) {
	r := &Record{}
	for _, program := range []string{"a", "b", " \n", "a", "c"} {
		r.Push(program)
	}
	if !slices.Equal(r.Earlier, []string{"b", "a", "c"}) {
		t.Fatalf("%q", r.Earlier)
	}
	var shown []string
	for program := "d"; len(shown) < 4; {
		program = r.Back(program)
		shown = append(shown, program)
	}
	if !slices.Equal(shown, []string{"c", "a", "b", "d"}) {
		t.Errorf("%q come round", shown)
	}
	if (&Record{}).Back("x") != "x" {
		t.Error("there is no earlier one")
	}
	for i := range 100 {
		r.Push(strconv.Itoa(i))
	}
	if len(r.Earlier) != maxEarlier || r.Earlier[maxEarlier-1] != "99" {
		t.Errorf("of very many %q are kept", r.Earlier)
	}
	r.Push(strings.Repeat("x", maxEarlierBytes))
	if len(r.Earlier) != 1 {
		t.Errorf("beside a very long one %d are kept", len(r.Earlier)-1)
	}
}
