package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tablier/ai"
	"tablier/ai/domino"
)

// A zone of four cells is proved in three parts, each from its own file, which are joined again and again: no part
// proves all by itself, and what is joined is the same whatever the order of the files.
func TestShardsJoinByFiles(t *testing.T) {
	dir := t.TempDir()
	small := func(s sitting) sitting { // efforts so small that most positions are shared
		s.n, s.bits, s.effort, s.horizon = 4, 16, 300, 2
		return s
	}
	known := filepath.Join(dir, "four")
	parts := []string{known + ".1", known + ".2", known + ".3"}
	for round := 1; round == 1 || slices.Contains(decided(t, small(sitting{path: known})), ai.Unknown); round++ {
		if round > 20 {
			t.Fatal("not all is decided after twenty rounds")
		}
		for i, path := range parts {
			s := small(sitting{path: path, shard: fmt.Sprintf("%d/3", i+1), long: 1 << 40})
			if round > 1 {
				s.joins = []string{known}
			}
			if err := s.run(); err != nil {
				t.Fatal(err)
			}
			if round == 1 && !slices.Contains(decided(t, small(sitting{path: path})), ai.Unknown) {
				t.Errorf("part %d has proved all by itself", i+1)
			}
		}
		back := filepath.Join(dir, "back")
		for path, joins := range map[string][]string{known: parts, back: {parts[2], parts[1], parts[0]}} {
			if err := small(sitting{path: path, joins: joins}).run(); err != nil {
				t.Fatal(err)
			}
		}
		if read(t, known) != read(t, back) {
			t.Fatal("another order of the files makes another file")
		}
	}
	won := 0
	for _, value := range decided(t, small(sitting{path: known})) {
		if value == ai.Win {
			won++
		}
	}
	if won != 1 {
		t.Errorf("First wins by %d classes of first moves, want 1", won)
	}
}

// decided returns what is known of the first moves by the files of a sitting.
func decided(t *testing.T, s sitting) (values []ai.Value) {
	t.Helper()
	p, err := s.prover()
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range p.Progress().Firsts {
		values = append(values, f.Value)
	}
	return values
}

// Facts are read as they were written, with more than one sum.
func TestFactsAreReadBack(t *testing.T) {
	path, facts := some(t)
	again, err := load(path, 5)
	if err != nil || !reflect.DeepEqual(again, facts) {
		t.Errorf("read %d facts, %v; want %d", len(again.Values), err, len(facts.Values))
	}
}

// A file without facts, as a sitting writes it that ends before the first effort, is read; one that has only begun is
// not.
func TestNoFactsAreReadBack(t *testing.T) {
	path := filepath.Join(t.TempDir(), "none")
	if err := (sitting{n: 4, path: path, bits: 18}).run(); err != nil {
		t.Fatal(err)
	}
	p, err := sitting{n: 4, path: path}.prover()
	if err != nil {
		t.Fatal(err)
	}
	want := p.Facts()
	if again, err := load(path, 4); err != nil || len(want.Values) > 0 || !reflect.DeepEqual(again, want) {
		t.Errorf("read %v, %v; want %v", again, err, want)
	}
	first, _, _ := strings.Cut(read(t, path), "\n")
	if err := os.WriteFile(path, []byte(first+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := load(path, 4); err == nil || !strings.Contains(err.Error(), "the file ends without a sum") {
		t.Errorf("a first line alone: %v", err)
	}
}

// A damaged file is refused, and it is said where: whatever letter is another, and wherever it ends.
func TestDamagedFactsAreRefused(t *testing.T) {
	path, _ := some(t)
	whole := read(t, path)
	lines := strings.SplitAfter(whole, "\n")
	for name, c := range map[string]struct{ text, want string }{
		"empty":                {"", "line 1: want"},
		"another kind":         {"hyle\n" + whole, "line 1: want"},
		"without its last sum": {strings.Join(lines[:len(lines)-2], ""), "the file ends without a sum"},
		"another digit":        {strings.Replace(whole, lines[7], "f"+lines[7][1:], 1), "line 9: key"},
		"another value": {strings.Replace(whole, lines[7], lines[7][:17]+"open\n", 1),
			"line 1002: lines 2 to 1001 are damaged"},
		"no value":       {strings.Replace(whole, lines[7], lines[7][:17]+"wen\n", 1), "line 8: want won, lost or open"},
		"no key":         {strings.Replace(whole, lines[7], lines[7][1:], 1), "line 8: want a key of 16 digits"},
		"a line less":    {strings.Replace(whole, lines[7], "", 1), "line 1001: lines 2 to 1000 are damaged"},
		"a line twice":   {strings.Replace(whole, lines[7], lines[7]+lines[7], 1), "line 9: key"},
		"a sum too many": {whole + "sum 0 00000001\n", "are damaged"},
	} {
		if err := os.WriteFile(path, []byte(c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := load(path, 5); err == nil || !strings.Contains(err.Error(), c.want) ||
			!strings.HasPrefix(err.Error(), path+": line ") {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
	}
	for i := range whole {
		if i%211 != 0 || whole[i] == '\n' || i < len(lines[0]) { // one letter in so many, for time
			continue
		}
		damaged := whole[:i] + string(whole[i]^1) + whole[i+1:]
		if err := os.WriteFile(path, []byte(damaged), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := load(path, 5); err == nil {
			t.Errorf("letter %d changed: it is read", i)
		}
	}
}

// Facts of another zone are refused, and so are a shard that is none and a file to be joined that is not there.
func TestSittingsThatCannotBegin(t *testing.T) {
	path, _ := some(t)
	for _, c := range []struct {
		s    sitting
		want string
	}{
		{sitting{n: 4, path: path}, "line 1: facts of a zone of 5 cells, want 4"},
		{sitting{n: 5, path: path}, domino.ErrOtherFacts.Error()},
		{sitting{n: 4, path: "new", shard: "0/3"}, "-shard: want"},
		{sitting{n: 4, path: "new", shard: "4/3"}, "-shard: want"},
		{sitting{n: 4, path: "new", shard: "1/3x"}, "-shard: want"},
		{sitting{n: 4, path: "new", joins: []string{"missing"}}, "there is no file missing"},
		{sitting{n: 2, path: "new"}, "-facts needs a zone"},
	} {
		if _, err := c.s.prover(); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v: %v, want %q", c.s, err, c.want)
		}
	}
	if _, err := os.Stat("new"); !errors.Is(err, os.ErrNotExist) {
		t.Error("a file was written")
	}
}

// some writes facts that no zone has.
func some(t *testing.T) (path string, facts domino.Facts) {
	t.Helper()
	facts = domino.Facts{Check: 0xabcdef, Values: map[uint64]ai.Value{}}
	for i := range uint64(2500) {
		facts.Values[(i+1)<<50+i] = []ai.Value{ai.Win, ai.Loss, ai.Unknown}[i%3]
	}
	path = filepath.Join(t.TempDir(), "some")
	if err := save(path, 5, facts); err != nil {
		t.Fatal(err)
	}
	return path, facts
}

// read returns the text of a file.
func read(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
