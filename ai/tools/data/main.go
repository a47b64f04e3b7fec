// Command data writes what is known exactly of the games as tables to be cited: values, histograms and counts.
//
//	go run ./ai/tools/data                                 write all files to ai/solved, solving all that has a table
//	go run ./ai/tools/data -only domino-4,perft            write some of them
//	go run ./ai/tools/data -entropy entropy.table          with the table that command solve has kept (2.2 GB);
//	                                                       -immediate names that of the game with the option
//
// A file is a table of fields between tabulators, after lines of comment that begin with # and say what it has and
// how it is made. SHA256SUMS has the hash of each. The note ai/SOLVED.md says what is claimed, how it was computed and
// how to check it.
package main

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// A file is one of the tables.
type file struct {
	name  string // without its ending
	says  string // what it has, for its first lines
	quick bool   // it takes seconds: the tests make it
	make  func() (table, error)
}

// ending is that of the files.
const ending = ".tsv"

func main() {
	dir := flag.String("out", "ai/solved", "folder to write to")
	only := flag.String("only", "", "names of files, with commas between; all when empty")
	entropy := flag.String("entropy", "", "file of the table that go run ./ai/tools/solve/entropy -table has kept")
	immediate := flag.String("immediate", "", "file of the table that the same command has kept with -immediate")
	flag.Parse()
	if err := run(*dir, *only, files(*entropy, *immediate)); err != nil {
		fmt.Fprintln(os.Stderr, "data:", err)
		os.Exit(1)
	}
}

// run writes files, and the hashes of all that are in the folder then.
func run(dir, only string, all []file) error {
	chosen, err := choose(all, only)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for _, f := range chosen {
		text, err := f.text()
		if err != nil {
			return fmt.Errorf("%s: %w", f.name, err)
		}
		if err := os.WriteFile(filepath.Join(dir, f.name+ending), []byte(text), 0o644); err != nil {
			return err
		}
		fmt.Println(f.name)
	}
	sums, err := sums(dir, all)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "SHA256SUMS"), []byte(sums), 0o644)
}

// choose returns the files with these names.
func choose(all []file, names string) (chosen []file, err error) {
	if names == "" {
		return all, nil
	}
	for name := range strings.SplitSeq(names, ",") {
		i := slices.IndexFunc(all, func(f file) bool { return f.name == name })
		if i < 0 {
			return nil, fmt.Errorf("there is no file %q", name)
		}
		chosen = append(chosen, all[i])
	}
	return chosen, nil
}

// text makes the file.
func (f *file) text() (string, error) {
	t, err := f.make()
	if err != nil {
		return "", err
	}
	var b strings.Builder
	for line := range strings.SplitSeq(f.says, "\n") {
		fmt.Fprintf(&b, "# %s\n", line)
	}
	fmt.Fprintf(&b, "# Made by: go run ./ai/tools/data -only %s\n", f.name)
	for _, row := range t {
		b.WriteString(strings.Join(row, "\t") + "\n")
	}
	return b.String(), nil
}

// sums returns the hashes of the files that are in a folder, as sha256sum writes them.
func sums(dir string, all []file) (string, error) {
	var b strings.Builder
	for _, f := range all {
		data, err := os.ReadFile(filepath.Join(dir, f.name+ending))
		if os.IsNotExist(err) {
			continue
		}
		if err != nil {
			return "", err
		}
		fmt.Fprintf(&b, "%x  %s\n", sha256.Sum256(data), f.name+ending)
	}
	return b.String(), nil
}

// A table is rows of fields, the first of which names the columns.
type table [][]string

// add adds a row.
func (t *table) add(fields ...any) {
	row := make([]string, len(fields))
	for i, field := range fields {
		row[i] = fmt.Sprint(field)
	}
	*t = append(*t, row)
}
