package set_test

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"tablier/app/class/form"
	"tablier/app/class/set"
	"tablier/rules"
)

// What is written is read as what it was, in both forms.
func TestRandomSetsReadBack(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 500 {
		check(t, random(t, r))
	}
}

// check checks that a set reads back from both of its forms, and returns them.
func check(t testing.TB, s *set.Set) (code, file string) {
	t.Helper()
	code, err := set.Encode(s)
	if err != nil {
		t.Fatalf("%+v: %v", s, err)
	}
	if got, err := set.Decode(code); err != nil || !reflect.DeepEqual(got, s) {
		t.Fatalf("%s, %v: read as %+v, want %+v", code, err, got, s)
	}
	if file, err = set.File(s); err != nil {
		t.Fatal(err)
	}
	if got, changed, err := set.ReadFile(file); err != nil || changed || !reflect.DeepEqual(got, s) {
		t.Fatalf("%v, changed %t: read as %+v, want %+v, from\n%s", err, changed, got, s, file)
	}
	return code, file
}

// Twenty items of the site are a link that every program passes on; what words cost is told.
func TestTwentyItemsAreALink(t *testing.T) {
	s := ofTheSite(t)
	code, file := check(t, s)
	t.Logf("20 items: %d characters, a file of %d bytes", len(code), len(file))
	if len(code) > 800 {
		t.Errorf("%d characters, want at most 800", len(code))
	}
	for i := range s.Items {
		s.Items[i].Task = match(t, rules.Record{Game: "hyle", Start: longStart(t)})
	}
	long, _ := check(t, s)
	t.Logf("20 matches from a position of Hyle: %d characters", len(long))
	if len("https://tablier.example/serie/#")+len(long) > set.MaxLink {
		t.Errorf("20 matches from a position take %d characters", len(long))
	}
	s = ofTheSite(t)
	for i := range s.Items {
		s.Items[i].Word = strings.Repeat("m", set.MaxWord)
	}
	words, _ := check(t, s)
	t.Logf("20 words of 140 letters more: %d characters", len(words)-len(code))
}

// The id of a set stays when it is mended, and is another one when another thing is asked.
func TestID(t *testing.T) {
	want := idOf(t, everything(t))
	if !set.IsID(want) {
		t.Errorf("%q is no id", want)
	}
	s := everything(t)
	s.Title, s.Intro, s.Settings = "", "", set.Settings{}
	s.Items[2].Word, s.Items[2].Minutes = "", 0
	s.Items[4].Task.(*set.Words).Text = "Autre chose"
	if got := idOf(t, s); got != want {
		t.Errorf("mended it is %s, once %s", got, want)
	}
	s.Items[0], s.Items[1] = s.Items[1], s.Items[0]
	if got := idOf(t, s); got == want {
		t.Error("in another order it is the same")
	}
	s = everything(t)
	s.Items[6].Task.(*set.Match).Side = 1
	if got := idOf(t, s); got == want {
		t.Error("with another side it is the same")
	}
}

func idOf(t *testing.T, s *set.Set) string {
	t.Helper()
	id, err := s.ID()
	if err != nil {
		t.Fatal(err)
	}
	return id
}

// What no set may have is refused with the item concerned, and nothing is written that would not be read.
func TestRefusals(t *testing.T) {
	for what, c := range map[string]struct {
		change func(*set.Set)
		want   form.Error
	}{
		"title":      {func(s *set.Set) { s.Title = strings.Repeat("é", 81) }, form.Error{Fault: form.Long, Field: "title"}},
		"control":    {func(s *set.Set) { s.Intro = "a\rb" }, form.Error{Fault: form.Illegal, Field: "intro"}},
		"bytes":      {func(s *set.Set) { s.Intro = "\xff" }, form.Error{Fault: form.Illegal, Field: "intro"}},
		"word":       {func(s *set.Set) { s.Items[1].Word = strings.Repeat("m", 141) }, at(2, form.Long, "word")},
		"minutes":    {func(s *set.Set) { s.Items[2].Minutes = 241 }, at(3, form.Long, "minutes")},
		"negative":   {func(s *set.Set) { s.Items[2].Minutes = -1 }, at(3, form.Illegal, "minutes")},
		"no task":    {func(s *set.Set) { s.Items[3].Task = nil }, at(4, form.Illegal, "kind")},
		"no puzzle":  {func(s *set.Set) { s.Items[2].Task = &set.Puzzle{Game: "hyle"} }, at(3, form.Illegal, "puzzle")},
		"space":      {func(s *set.Set) { s.Items[2].Task = &set.Python{Exercise: "a b"} }, at(3, form.Illegal, "exercise")},
		"no link":    {func(s *set.Set) { s.Items[6].Task = &set.Match{Level: 1} }, at(7, form.Illegal, "game")},
		"not a link": {func(s *set.Set) { s.Items[6].Task = &set.Match{Game: "1é", Level: 1} }, at(7, form.Illegal, "game")},
		"no level":   {func(s *set.Set) { s.Items[6].Task.(*set.Match).Level = 0 }, at(7, form.Illegal, "level")},
		"no points":  {func(s *set.Set) { s.Items[7].Task.(*set.Match).Points = 0 }, at(8, form.Illegal, "points")},
		"which goal": {func(s *set.Set) { s.Items[7].Task.(*set.Match).Goal = 4 }, at(8, form.Newer, "goal")},
		"too many": {func(s *set.Set) { s.Items = make([]set.Item, 21) },
			form.Error{Fault: form.Long, Field: "items"}},
	} {
		s := everything(t)
		c.change(s)
		for _, write := range []func(*set.Set) (string, error){set.Encode, set.File} {
			_, err := write(s)
			if e, ok := err.(*form.Error); !ok || *e != c.want {
				t.Errorf("%s: %v, want %v", what, err, &c.want)
			}
		}
	}
}

func at(item int, fault form.Fault, field string) form.Error {
	return form.Error{Fault: fault, Item: item, Field: field}
}
