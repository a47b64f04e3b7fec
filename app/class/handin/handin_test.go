package handin_test

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"tablier/app/class/form"
	"tablier/app/class/handin"
	"tablier/app/class/set"
	"tablier/app/sandbox"
)

// What is written is read as what it was, in both forms.
func TestRandomSubmissionsReadBack(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 500 {
		check(t, random(t, r))
	}
}

// check checks that a submission reads back from both of its forms, and returns them.
func check(t testing.TB, s *handin.Submission) (code, file string) {
	t.Helper()
	code, err := handin.Encode(s)
	if err != nil {
		t.Fatalf("%+v: %v", s, err)
	}
	if got, err := handin.Decode(code); err != nil || !reflect.DeepEqual(got, s) {
		t.Fatalf("%s, %v: read as %+v, want %+v", code, err, got, s)
	}
	if file, err = handin.File(s); err != nil {
		t.Fatal(err)
	}
	if got, changed, err := handin.ReadFile(file); err != nil || changed || !reflect.DeepEqual(got, s) {
		t.Fatalf("%v, changed %t: read as %+v, want %+v, from\n%s", err, changed, got, s, file)
	}
	return code, file
}

// A submission says which set it answers, and has it, but not another one than it says.
func TestTask(t *testing.T) {
	s := everything(t)
	if got := s.Task(); !reflect.DeepEqual(got, given()) {
		t.Errorf("%+v", got)
	}
	if s.With(handin.WithAnswers).Task() != nil {
		t.Error("a short form has the set")
	}
	s.Set = strings.Repeat("a", set.IDLength)
	if s.Task() != nil {
		t.Error("the set is another one than the submission says")
	}
}

// The QR code of a submission never gets too large, and loses no more than it must.
func TestBrief(t *testing.T) {
	s := everything(t)
	code, file := check(t, s)
	t.Logf("a submission of five items: a code of %d characters, a file of %d bytes", len(code), len(file))
	for most, want := range map[int]handin.Detail{
		len(code): handin.All, len(code) - 1: handin.WithAnswers, 150: handin.Results,
	} {
		code, detail, err := s.Brief(most)
		got, failed := handin.Decode(code)
		if err != nil || failed != nil || detail != want || len(code) > most || !reflect.DeepEqual(got, s.With(want)) {
			t.Errorf("%d characters: %v, %v, detail %d in %d, want %d", most, err, failed, detail, len(code), want)
		}
	}
	worst := everything(t)
	worst.Name, worst.Items = strings.Repeat("🙂", handin.MaxName), nil
	for range set.MaxItems {
		worst.Items = append(worst.Items, handin.Item{
			Result: handin.Solved, Tries: 9_999, Hints: 99, Seconds: 999_999, Answers: []string{strings.Repeat("x", 900)},
			Program: strings.Repeat("x", 10_000),
		})
	}
	code, detail, err := worst.Brief(handin.MaxCode)
	t.Logf("the worst of twenty items: %d characters", len(code))
	if err != nil || detail != handin.Results || len(code) > handin.MaxCode {
		t.Errorf("%d characters, detail %d, %v", len(code), detail, err)
	}
}

// Twenty items with their answers are a QR code.
func TestTwentyItemsAreACode(t *testing.T) {
	s := everything(t)
	s.Items = nil
	for range set.MaxItems {
		s.Items = append(s.Items, handin.Item{
			Result: handin.Solved, Tries: 3, Seconds: 300, Answers: []string{"b2-c3", "c1", "a1"}, Program: program,
		})
	}
	code, detail, err := s.Brief(handin.MaxCode)
	t.Logf("twenty items: %d characters with detail %d", len(code), detail)
	if err != nil || detail > handin.WithAnswers {
		t.Errorf("%d characters, detail %d, %v", len(code), detail, err)
	}
}

// What no submission may have is refused with the item concerned.
func TestRefusals(t *testing.T) {
	for what, c := range map[string]struct {
		change func(*handin.Submission)
		want   form.Error
	}{
		"spaces": {func(s *handin.Submission) { s.Name = " a" }, form.Error{Fault: form.Illegal, Field: "name"}},
		"lines":  {func(s *handin.Submission) { s.Name = "a\nb" }, form.Error{Fault: form.Illegal, Field: "name"}},
		"long name": {
			func(s *handin.Submission) { s.Name = strings.Repeat("é", 61) }, form.Error{Fault: form.Long, Field: "name"},
		},
		"no set":  {func(s *handin.Submission) { s.Set = "a" }, form.Error{Fault: form.Illegal, Field: "set"}},
		"no try":  {func(s *handin.Submission) { s.Items[0].Tries = 0 }, at(1, form.Illegal, "tries")},
		"tries":   {func(s *handin.Submission) { s.Items[4].Tries = 1 }, at(5, form.Illegal, "tries")},
		"result":  {func(s *handin.Submission) { s.Items[4].Result = 5 }, at(5, form.Newer, "result")},
		"answers": {func(s *handin.Submission) { s.Items[0].Tries = 1 }, at(1, form.Illegal, "answers")},
		"program": {func(s *handin.Submission) { s.Items[2].Program = long(100_001) }, at(3, form.Long, "program")},
		"bytes": {func(s *handin.Submission) { s.Items[2].Program = long(60_000) + strings.Repeat("é", 20_001) },
			at(3, form.Long, "program")},
		"programs": {func(s *handin.Submission) {
			for i := range s.Items {
				s.Items[i].Program = long(90_000)
			}
		}, form.Error{Fault: form.Long, Field: "program"}},
		"detail": {func(s *handin.Submission) { s.Detail = handin.Results }, form.Error{Fault: form.Illegal, Field: "given"}},
	} {
		s := everything(t)
		c.change(s)
		for _, write := range []func(*handin.Submission) (string, error){handin.Encode, handin.File} {
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

func long(bytes int) string { return strings.Repeat("x", bytes) }

// The largest submission that can be written can be read.
func TestLargestSubmission(t *testing.T) {
	s := everything(t)
	s.Items = make([]handin.Item, set.MaxItems)
	for i := range s.Items {
		item := &s.Items[i]
		for range 50 {
			item.Answer(strings.Repeat("\n", 100), false)
		}
		item.Program = strings.Repeat("\n", 10_000)
	}
	code, file := check(t, s)
	t.Logf("the largest: a code of %d characters, a file of %d bytes", len(code), len(file))
	if _, _, err := handin.ReadFile(file + strings.Repeat("\n", handin.MaxFile)); err == nil {
		t.Error("a longer file is read")
	}
}

// Pupils of Write can hand in what they have written.
func TestLongestProgram(t *testing.T) {
	if handin.MaxProgram != sandbox.MaxProgram {
		t.Errorf("a program handed in has %d bytes at most, one in Write %d", handin.MaxProgram, sandbox.MaxProgram)
	}
}

// An edited file counts, and is called changed.
func TestChangedFile(t *testing.T) {
	_, file := check(t, everything(t))
	s, changed, err := handin.ReadFile(strings.Replace(file, "result tried", "result solved", 1))
	if err != nil || !changed || s.Items[2].Result != handin.Solved {
		t.Errorf("%v, changed %t, %+v", err, changed, s)
	}
}

// The first answers are told, all are counted, and after the right one there is none.
func TestAnswers(t *testing.T) {
	var i handin.Item
	for range 60 {
		i.Answer("b2", false)
	}
	if i.Result != handin.Tried || i.Tries != 60 || len(i.Answers) != handin.MaxAnswers || len(i.Wrong()) != 50 {
		t.Errorf("%+v", i)
	}
	i.Answer("a1", true)
	i.Answer("b2", false)
	if i.Result != handin.Solved || i.Tries != 61 || i.AtFirst() || len(i.Wrong()) != 50 {
		t.Errorf("%+v", i)
	}
	i = handin.Item{}
	if i.Answer("a1", true); !i.AtFirst() || len(i.Wrong()) != 0 {
		t.Errorf("%+v", i)
	}
	i = handin.Item{Result: handin.Shown, Tries: 5}
	if i.Answer("a1", true); i.Result != handin.Shown || i.Tries != 6 {
		t.Errorf("%+v", i)
	}
}

// Whatever a pupil types and writes can be handed in, and is read as it was as far as there is room.
func TestWhatIsTyped(t *testing.T) {
	s := everything(t)
	s.Sign("  Jean-Luc \r\n d’Été\x00 ", 5)
	if s.Name != "Jean-Luc d’Été\ufffd" || s.At != 5 {
		t.Errorf("%q at %d", s.Name, s.At)
	}
	if !s.Items[2].Write("a = 1\r\n\tb = 2\x07") || s.Items[2].Program != "a = 1\n\tb = 2\ufffd" {
		t.Errorf("%q", s.Items[2].Program)
	}
	if s.Items[2].Write(long(handin.MaxProgram + 1)) {
		t.Error("a program that is too long is kept")
	}
	s.Items[2].Answer("\xff"+strings.Repeat("é", 3000), false)
	check(t, s)
	if s.Sign(strings.Repeat("é ", 100), 1); strings.Count(s.Name, "é") != 30 {
		t.Errorf("%q", s.Name)
	}
	check(t, s)
}

// Runs and matches are answers that read back, and nothing else is one.
func TestRunsAndMatches(t *testing.T) {
	for text, want := range map[string]handin.Run{
		"4/4": {Passed: 4, Tests: 4}, "2/4 3": {Passed: 2, Tests: 4, Failed: 3},
		"0/4 NameError": {Tests: 4, Fault: "NameError"},
	} {
		if got, ok := handin.ReadRun(text); !ok || got != want || got.String() != text {
			t.Errorf("%s is read as %+v", text, got)
		}
	}
	for _, text := range []string{"", "4", "5/4", "-1/4", "4/4 ", "04/4", "2/4 5", "a/b"} {
		if got, ok := handin.ReadRun(text); ok {
			t.Errorf("%q is read as %+v", text, got)
		}
	}
	for text, want := range map[string]handin.Played{
		"win 1AAEC": {handin.Won, "1AAEC"}, "left": {handin.Left, ""},
	} {
		if got, ok := handin.ReadPlayed(text); !ok || got != want || got.String() != text {
			t.Errorf("%s is read as %+v", text, got)
		}
	}
	for _, text := range []string{"", "won", "win ", "win\n1"} {
		if got, ok := handin.ReadPlayed(text); ok {
			t.Errorf("%q is read as %+v", text, got)
		}
	}
}

// A file has the name of its pupil, as a teacher finds it.
func TestFileName(t *testing.T) {
	for name, want := range map[string]string{
		"Camille": "camille.tablier", "Jean-Luc d’Été 3": "jean-luc-d-été-3.tablier", "../a": "a.tablier",
		"🙂": everything(t).Set + ".tablier",
	} {
		s := everything(t)
		s.Name = name
		if got := s.FileName(); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
}
