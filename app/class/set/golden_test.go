package set_test

import (
	"flag"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"tablier/app/class/set"
)

const golden = "testdata/sets-v1"

// Every set of version 1 opens for ever: the pairs of files, a code and the file of the same set, may be added and
// never be changed or removed.
func TestGoldenSets(t *testing.T) {
	// Package conform has the flag; here it only ever adds.
	if flag.Lookup("update").Value.String() == "true" {
		addMissing(t)
	}
	kinds := map[set.Kind]bool{}
	files, err := filepath.Glob(golden + "/*.tablier")
	if err != nil || len(files) < 3 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, path := range files {
		file, code := read(t, path), read(t, strings.TrimSuffix(path, ".tablier")+".txt")
		s, changed, err := set.ReadFile(file)
		if err != nil || changed {
			t.Errorf("%s: %v, changed %t", path, err, changed)
			continue
		}
		if same, err := set.Decode(code); err != nil || !reflect.DeepEqual(same, s) {
			t.Errorf("the code of %s, %v, is read as %+v, the file as %+v", path, err, same, s)
		}
		if againCode, againFile := check(t, s); againCode != code || againFile != file {
			t.Errorf("%s is written as %s and\n%s", path, againCode, againFile)
		}
		for _, item := range s.Items {
			kinds[item.Task.Kind()] = true
		}
	}
	for kind := set.OfPuzzle; kind <= set.OfComposed; kind++ {
		if !kinds[kind] {
			t.Errorf("no set with an item of kind %d", kind)
		}
	}
	if s, _, err := set.ReadFile(read(t, golden+"/everything.tablier")); !reflect.DeepEqual(s, everything(t)) {
		t.Errorf("%+v, %v", s, err)
	}
}

func read(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// ofAuthors returns puzzles that somebody has composed, among others.
func ofAuthors() *set.Set {
	return &set.Set{Title: "Fins de partie", Items: []set.Item{
		{
			Minutes: 5, Word: "Cherchez.",
			Task: ofAnAuthor("Deux réponses", "Orange gagne : comment ?", "Barrez d’abord la ligne."),
		},
		{Task: ofAnAuthor("", "", "")},
		{Task: &set.Puzzle{Game: "tapatan", ID: "abcdefghij"}},
	}}
}

// addMissing writes the files that are not there yet.
func addMissing(t *testing.T) {
	t.Helper()
	for name, s := range map[string]*set.Set{
		"everything": everything(t), "site": ofTheSite(t), "empty": {}, "composed": ofAuthors(),
	} {
		path := filepath.Join(golden, name)
		if _, err := os.Stat(path + ".tablier"); err == nil {
			continue
		}
		code, file := check(t, s)
		for end, text := range map[string]string{".txt": code, ".tablier": file} {
			if err := os.WriteFile(path+end, []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
}
