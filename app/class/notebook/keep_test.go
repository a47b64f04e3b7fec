package notebook_test

import (
	"errors"
	"flag"
	"os"
	"strings"
	"testing"

	"tablier/app/class/handin"
	"tablier/app/class/notebook"
	"tablier/app/sift"
)

var update = flag.Bool("update", false, "write the golden file if it is not there yet")

const golden = "testdata/notebook-v1.txt"

// kept returns a notebook with each thing that is kept.
func kept(t testing.TB) *notebook.Book {
	t.Helper()
	lucas := file(t, "classe/Lucas \"B\"/lucas é.tablier", from(t, "Lucas", 4, 40, handin.Item{Result: tried, Tries: 1}))
	lucas.Data = []byte(strings.Replace(string(lucas.Data), "result tried", "result solved", 1))
	glouton, err := handin.New(other(), 1)
	if err != nil {
		t.Fatal(err)
	}
	glouton.Name = "Rose"
	lea := handin.Item{Result: solved, Tries: 2, Hints: 1, Seconds: 100, Answers: []string{"b2", "a1"}, Program: "a = 1\n"}
	b := book(t, lucas, file(t, "1.tablier", from(t, "Léa", 2, 31, lea)), file(t, "2.tablier", from(t, "Léa", 2, 52)),
		code(t, from(t, "Théo", 3, 10).With(handin.Results)), file(t, "r.tablier", glouton))
	b.Choose(b.Current())
	for _, p := range b.Pupils() {
		if aside := p.Aside(); len(aside) > 0 {
			b.Prefer(p, aside[0])
		}
	}
	b.Dismiss(b.Notices()[0])
	return b
}

// What is kept is the notebook as it was, what the teacher has decided included.
func TestKeptNotebook(t *testing.T) {
	b := kept(t)
	text := b.String()
	again, err := notebook.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	if again.String() != text {
		t.Errorf("%s\nis kept again as\n%s", text, again)
	}
	same(t, "notices", told(again), told(b)...)
	same(t, "pupils", names(again.Table()), names(b.Table())...)
	if again.Table().Rows[0].Solved != 1 || !again.Table().Rows[1].Hand.Changed {
		t.Errorf("%+v", again.Table().Rows)
	}
	drop(t, again, code(t, from(t, "Théo", 3, 10).With(handin.Results)))
	if again.Same() != 1 {
		t.Error("a submission that is kept counts twice")
	}
}

// A notebook that was kept with version 1 opens for ever.
func TestGoldenNotebook(t *testing.T) {
	if _, err := os.Stat(golden); *update && errors.Is(err, os.ErrNotExist) {
		if err := os.WriteFile(golden, []byte(kept(t).String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	text, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	b, err := notebook.Parse(string(text))
	if err != nil || b.String() != string(text) || b.Hands() != 5 || len(b.Sets()) != 2 {
		t.Errorf("%v: %+v", err, b)
	}
}

// What is no notebook is refused with its line, and a later version is told from it.
func TestUnreadableNotebooks(t *testing.T) {
	text := kept(t).String()
	for what, bad := range map[string]string{
		"empty": "", "other": "puzzles 1\n", "word": text + "page 1\n", "code": strings.Replace(text, "h=1", "h=1A", 1),
		"twice": text + lineOf(text, "hand "), "quotes": strings.Replace(text, `"1.tablier"`, `"1.tablier`, 1),
		"set": strings.Replace(text, "s=1", "s=1A", 1), "chosen": text + "chosen é\n", "key": text + "dismissed x\n",
	} {
		b, err := notebook.Parse(bad)
		if e, ok := err.(*notebook.KeptError); !ok || b != nil || e.Line == 0 || errors.Is(err, sift.ErrNewer) {
			t.Errorf("%s: %v", what, err)
		}
	}
	if _, err := notebook.Parse("notebook 2\n"); !errors.Is(err, sift.ErrNewer) {
		t.Errorf("%v", err)
	}
}

// lineOf returns the first line of a text that begins so.
func lineOf(text, head string) string {
	at := strings.Index(text, "\n"+head) + 1
	line, _, _ := strings.Cut(text[at:], "\n")
	return line + "\n"
}
