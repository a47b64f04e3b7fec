package main

import (
	"bufio"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"io/fs"
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"

	"tablier/ai"
	"tablier/ai/domino"
)

// A file of facts is text, to be looked at and compared: a line "domino facts", the size of the zone and its check; a
// line for each fact, sorted by key, with who wins; and after some of these lines, at the end too, one with their
// number and sum, by which damage is found and its place told. A file without facts has the sum of none.
//
//	domino facts 6 8f0c3b2a91d4e657
//	0000a1b2c3d4e5f6 won
//	...
//	sum 1000 5d41402a

// sumEvery is the number of facts after which there is a sum.
const sumEvery = 1000

// words are how the values of facts are written: of the side to move, or that an effort has failed.
var words = map[ai.Value]string{ai.Win: "won", ai.Loss: "lost", ai.Unknown: "open"}

// load reads the facts of a zone in a file, none when there is no file yet.
func load(path string, n int) (domino.Facts, error) {
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return domino.Facts{}, nil
	}
	if err != nil {
		return domino.Facts{}, err
	}
	defer f.Close()
	r := reader{lines: bufio.NewScanner(f), facts: domino.Facts{Values: map[uint64]ai.Value{}}}
	if err := r.read(n); err != nil {
		return domino.Facts{}, fmt.Errorf("%s: %w", path, err)
	}
	return r.facts, nil
}

// A reader reads facts line by line.
type reader struct {
	lines *bufio.Scanner
	line  int    // the number of the line read last
	last  uint64 // the key read last
	block int    // facts since the last sum
	sum   uint32
	whole bool // a sum has been read, and nothing after it
	facts domino.Facts
}

// next reads a line; it returns false at the end of the file.
func (r *reader) next() bool {
	r.line++
	return r.lines.Scan()
}

// errorf returns an error at the line read last.
func (r *reader) errorf(format string, of ...any) error {
	return fmt.Errorf("line %d: %s", r.line, fmt.Sprintf(format, of...))
}

// read reads the whole file.
func (r *reader) read(n int) error {
	var zone int
	if !r.next() {
		return r.errorf("want \"domino facts\", the file is empty")
	}
	if _, err := fmt.Sscanf(r.lines.Text(), "domino facts %d %x", &zone, &r.facts.Check); err != nil {
		return r.errorf("want \"domino facts\", a zone and its check, not %.60q", r.lines.Text())
	}
	if zone != n {
		return r.errorf("facts of a zone of %d cells, want %d", zone, n)
	}
	for r.next() {
		err := r.fact(r.lines.Text())
		if strings.HasPrefix(r.lines.Text(), "sum ") {
			err = r.check(r.lines.Text())
		}
		if err != nil {
			return err
		}
	}
	if err := r.lines.Err(); err != nil {
		return r.errorf("%v", err)
	}
	if !r.whole {
		return r.errorf("the file ends without a sum: it is not whole")
	}
	return nil
}

// fact reads a fact.
func (r *reader) fact(line string) error {
	hex, word, _ := strings.Cut(line, " ")
	key, err := strconv.ParseUint(hex, 16, 64)
	if err != nil || len(hex) != 16 {
		return r.errorf("want a key of 16 digits, not %.60q", line)
	}
	value := ai.Unknown
	for v, w := range words {
		if w == word {
			value = v
		}
	}
	switch {
	case words[value] != word:
		return r.errorf("want won, lost or open, not %.60q", word)
	case key <= r.last && r.line > 2:
		return r.errorf("key %s is not above the one before", hex)
	}
	r.facts.Values[key], r.last = value, key
	r.block, r.sum, r.whole = r.block+1, crc32.Update(r.sum, crc32.IEEETable, []byte(line+"\n")), false
	return nil
}

// check compares a sum with the facts since the last one.
func (r *reader) check(line string) error {
	if want := sumLine(r.block, r.sum); line != want {
		return r.errorf("lines %d to %d are damaged: want %q, not %.60q", r.line-r.block, r.line-1, want, line)
	}
	r.block, r.sum, r.whole = 0, 0, true
	return nil
}

func sumLine(facts int, sum uint32) string { return fmt.Sprintf("sum %d %08x", facts, sum) }

// save writes facts to a file; one that is there stays as it is until the new one is whole.
func save(path string, n int, facts domino.Facts) (err error) {
	f, err := os.Create(path + ".new")
	if err != nil {
		return err
	}
	w := bufio.NewWriter(f)
	writeFacts(w, n, facts)
	if err := errors.Join(w.Flush(), f.Sync(), f.Close()); err != nil {
		return fmt.Errorf("write the facts to %s: %w", path, err)
	}
	return os.Rename(path+".new", path)
}

// writeFacts writes facts, those with the smallest keys first. A bufio.Writer keeps its first error.
func writeFacts(w io.Writer, n int, facts domino.Facts) {
	fmt.Fprintf(w, "domino facts %d %016x\n", n, facts.Check)
	for block := range slices.Chunk(slices.Sorted(maps.Keys(facts.Values)), sumEvery) {
		sum := crc32.NewIEEE()
		both := io.MultiWriter(w, sum)
		for _, key := range block {
			fmt.Fprintf(both, "%016x %s\n", key, words[facts.Values[key]])
		}
		fmt.Fprintln(w, sumLine(len(block), sum.Sum32()))
	}
	if len(facts.Values) == 0 {
		fmt.Fprintln(w, sumLine(0, 0))
	}
}
