package link_test

import (
	"encoding/json"
	"flag"
	"os"
	"reflect"
	"strings"
	"testing"

	"tablier/app/links/link"
	"tablier/rules"
	"tablier/rules/conform"
)

const golden = "testdata/links-v1.txt"

// Every link of version 1 opens for ever, and so does every record: a line of the golden file, a fragment and the JSON
// of the record that it holds, may be added and never be changed or removed.
func TestGolden(t *testing.T) {
	// Package conform has the flag, which rewrites its own files; here it only ever adds.
	if flag.Lookup("update").Value.String() == "true" {
		addMissing(t)
	}
	games := games()
	for _, line := range goldenLines(t) {
		fragment, text, _ := strings.Cut(line, "\t")
		var want rules.Record
		decoder := json.NewDecoder(strings.NewReader(text)) // as a record is read that a person pastes
		decoder.DisallowUnknownFields()
		if err := decoder.Decode(&want); err != nil {
			t.Errorf("%s: %v", line, err)
			continue
		}
		l, _, err := link.Decode(games, fragment)
		if err != nil {
			t.Errorf("%s: %v", line, err)
			continue
		}
		if !reflect.DeepEqual(l.Record, want) {
			t.Errorf("%s opens as %+v", line, l.Record)
		}
		if again := encode(t, games, l); again != fragment {
			t.Errorf("%s is written as %s", line, again)
		}
	}
	if missing := missingSetups(t); len(missing) > 0 {
		t.Errorf("no link of %v (-update adds some)", missing)
	}
}

func goldenLines(t *testing.T) []string {
	t.Helper()
	text, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	return strings.FieldsFunc(string(text), func(c rune) bool { return c == '\n' })
}

// missingSetups returns what no line of the golden file is about, as records without moves.
func missingSetups(t *testing.T) []rules.Record {
	t.Helper()
	seen := map[string]bool{}
	for _, line := range goldenLines(t) {
		_, text, _ := strings.Cut(line, "\t")
		var r rules.Record
		if err := json.Unmarshal([]byte(text), &r); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		seen[setupName(r)] = true
	}
	var missing []rules.Record
	for _, spec := range games() {
		for _, setup := range conform.Setups(spec) {
			r := rules.Record{Game: spec.ID, Variant: setup.Variant, Options: setup.Options}
			if !seen[setupName(r)] {
				missing = append(missing, r)
			}
		}
	}
	return missing
}

func setupName(r rules.Record) string {
	return strings.Join(append([]string{r.Game, r.Variant}, r.Options...), " ")
}

// addMissing appends to the golden file and leaves its lines as they are.
func addMissing(t *testing.T) {
	t.Helper()
	var text strings.Builder
	for _, r := range missingSetups(t) {
		for _, l := range samples(t, r) {
			record, err := json.Marshal(l.Record)
			if err != nil {
				t.Fatal(err)
			}
			text.WriteString(encode(t, games(), l) + "\t" + string(record) + "\n")
		}
	}
	f, err := os.OpenFile(golden, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if _, err := f.WriteString(text.String()); err != nil {
		t.Fatal(err)
	}
}

// samples returns letters of the setup of r: a whole game, another with its seeds, a part of the first as
// Second is told it, the same part resigned, and a game from where it ends.
func samples(t *testing.T, r rules.Record) []link.Letter {
	t.Helper()
	spec, err := games().Find(r.Game)
	if err != nil {
		t.Fatal(err)
	}
	setup := rules.Setup{Variant: r.Variant, Options: r.Options}
	random, err := conform.RandomMatch(spec, setup, 1, 300)
	if err != nil {
		t.Fatal(err)
	}
	letters := []link.Letter{
		{Record: random.Record()},
		{Record: seeded(t, spec, setup, 1).Record()},
	}
	for part := random.Plies() / 3; random.Ply() > part; {
		random.Undo()
	}
	letters = append(letters,
		link.Letter{Record: random.RecordFor(rules.Second), Opener: 1},
		link.Letter{Record: from(t, spec, setup, random.Position().String()).Record()})
	random.Resign(rules.First)
	return append(letters, link.Letter{Record: random.Record()})
}
