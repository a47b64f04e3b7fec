package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// kept is where the files of the project are.
const kept = "../../solved"

// wantKept makes files again and wants them as they are kept.
func wantKept(t *testing.T, all []file) {
	t.Helper()
	for _, f := range all {
		t.Run(f.name, func(t *testing.T) {
			text, err := f.text()
			if err != nil {
				t.Fatal(err)
			}
			if was := read(t, filepath.Join(kept, f.name+ending)); was != text {
				t.Errorf("%s is not as it is made: %s", f.name, firstOther(was, text))
			}
		})
	}
}

// firstOther returns the first line in which two texts differ.
func firstOther(a, b string) string {
	x, y := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range min(len(x), len(y)) {
		if x[i] != y[i] {
			return "kept " + x[i] + ", made " + y[i]
		}
	}
	return "one is longer"
}

// The files that take seconds are made again as they are kept.
func TestQuickFilesAreMadeAgain(t *testing.T) {
	wantKept(t, pick(true))
}

// pick returns the files that take seconds, or the others.
func pick(quick bool) (some []file) {
	for _, f := range files(os.Getenv("TABLIER_ENTROPY_TABLE"), os.Getenv("TABLIER_IMMEDIATE_TABLE")) {
		if f.quick == quick {
			some = append(some, f)
		}
	}
	return some
}

// Every file is kept, with the hash that is kept beside it.
func TestHashes(t *testing.T) {
	want, err := sums(kept, files("", ""))
	if err != nil {
		t.Fatal(err)
	}
	if was := read(t, filepath.Join(kept, "SHA256SUMS")); was != want {
		t.Errorf("the hashes are other ones: %s", firstOther(was, want))
	}
	if n := strings.Count(want, "\n"); n != len(files("", "")) {
		t.Errorf("%d files are kept, want %d", n, len(files("", "")))
	}
}

// Only the files that are named are written, and the hashes of all that are there.
func TestWriteSome(t *testing.T) {
	dir := t.TempDir()
	all := []file{
		{"a", "One.\nTwo.", true, func() (table, error) { return table{{"x", "y"}, {"1", "2"}}, nil }},
		{"b", "Three.", true, func() (table, error) { return table{{"z"}}, nil }},
	}
	for _, only := range []string{"a", "b", "a,b", ""} {
		if err := run(dir, only, all); err != nil {
			t.Fatal(err)
		}
		lines := strings.Count(read(t, filepath.Join(dir, "SHA256SUMS")), "\n")
		if want := map[string]int{"a": 1}[only]; want > 0 && lines != want || want == 0 && lines != 2 {
			t.Errorf("%q: %d hashes", only, lines)
		}
	}
	const want = "# One.\n# Two.\n# Made by: go run ./ai/tools/data -only a\nx\ty\n1\t2\n"
	if got := read(t, filepath.Join(dir, "a.tsv")); got != want {
		t.Errorf("written is %q, want %q", got, want)
	}
	if err := run(dir, "a,c", all); err == nil || !strings.Contains(err.Error(), `no file "c"`) {
		t.Errorf("a name that no file has: %v", err)
	}
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
