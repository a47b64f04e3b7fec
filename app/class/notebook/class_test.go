package notebook_test

import (
	"fmt"
	"strings"
	"testing"

	"tablier/app/class/gather"
	"tablier/app/class/handin"
	"tablier/app/class/notebook"
	"tablier/app/class/set"
	"tablier/app/links/link"
	"tablier/app/steps"
	"tablier/rules"
	"tablier/rules/all"
)

const solved, shown, tried, read = handin.Solved, handin.Shown, handin.Tried, handin.Read

// A notebook is read in stretches, between which the browser has its turn.
var _ steps.Work = (*notebook.Reading)(nil)

// given returns the set of the tests: a puzzle, words, a program, a match.
func given(t testing.TB) *set.Set {
	t.Helper()
	match, err := set.NewMatch(all.Games(), link.Letter{Record: rules.Record{Game: "tapatan"}})
	if err != nil {
		t.Fatal(err)
	}
	match.Side = 1
	return &set.Set{Title: "Découvrir minimax", Items: []set.Item{
		{Task: &set.Puzzle{Game: "tapatan", ID: "abcdefghij"}}, {Task: &set.Words{Title: "On en parle"}},
		{Task: &set.Python{Exercise: "gagne"}}, {Task: match},
	}}
}

// other returns another set.
func other() *set.Set {
	return &set.Set{Title: "Le glouton", Items: []set.Item{{Task: &set.Python{Exercise: "hasard"}}}}
}

// from returns what a pupil hands in of the set of the tests, at a time, on a device.
func from(t testing.TB, name string, attempt, at int, items ...handin.Item) *handin.Submission {
	t.Helper()
	w, err := handin.New(given(t), attempt)
	if err != nil {
		t.Fatal(err)
	}
	w.Name, w.At = name, at
	w.Items = append(append([]handin.Item{}, items...), w.Items[min(len(items), len(w.Items)):]...)
	return w
}

// file returns the file of a submission, in a folder or in none.
func file(t testing.TB, path string, w *handin.Submission) gather.Source {
	t.Helper()
	text, err := handin.File(w)
	if err != nil {
		t.Fatal(err)
	}
	return gather.Source{Path: path, Data: []byte(text)}
}

// code returns a pasted code of a submission.
func code(t testing.TB, w *handin.Submission) gather.Source {
	t.Helper()
	text, err := handin.Encode(w)
	if err != nil {
		t.Fatal(err)
	}
	return gather.Source{Data: []byte(w.Name + " : " + text)}
}

// book returns a notebook that has read sources.
func book(t testing.TB, sources ...gather.Source) *notebook.Book {
	t.Helper()
	b := notebook.New()
	drop(t, b, sources...)
	return b
}

// drop has a notebook read sources.
func drop(t testing.TB, b *notebook.Book, sources ...gather.Source) {
	t.Helper()
	reading := b.Read(sources)
	for done := false; !done; {
		var err error
		if done, err = reading.Step(16); err != nil {
			t.Fatal(err)
		}
	}
	if read, all := reading.Progress(); read != all || read < len(sources) {
		t.Errorf("%d of %d files are read", read, all)
	}
}

// names returns the names of the pupils in the rows.
func names(table *notebook.Table) (list []string) {
	for _, row := range table.Rows {
		list = append(list, row.Pupil.Name)
	}
	return list
}

// told returns the notices in short.
func told(b *notebook.Book) (list []string) {
	kinds := []string{"twice", "namesakes", "changed", "other set", "not read", "not taken"}
	for _, n := range b.Notices() {
		s := kinds[n.Kind]
		if n.Pupil != nil {
			s += " " + n.Pupil.Name
		}
		if n.Hand != nil {
			s += fmt.Sprintf(" %d", n.Hand.Submission.At)
		}
		if n.Other != nil {
			s += fmt.Sprintf(" (%d)", n.Other.Submission.At)
		}
		if n.Set != nil {
			s += " of " + n.Set.Title
		}
		if n.Unread != nil {
			s += " " + n.Unread.Path + " " + string(n.Unread.Err.Fault)
		}
		if n.Files != nil {
			s += " " + strings.Join(n.Files.Paths, ",") + " " + string(n.Files.Fault)
		}
		if n.Count > 0 {
			s += fmt.Sprintf(" ×%d", n.Count)
		}
		list = append(list, s)
	}
	return list
}

// same compares two lists of texts.
func same(t *testing.T, what string, got []string, want ...string) {
	t.Helper()
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("%s: %q, want %q", what, got, want)
	}
}
