package relink

import (
	"bytes"
	"debug/gosym"
	"encoding/binary"
	"errors"
	"os"
	"reflect"
	"slices"
	"testing"
)

// ownProgram returns the test itself, which the same linker wrote.
func ownProgram(t *testing.T) []byte {
	t.Helper()
	name, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	file, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return file
}

// ownFunctions returns the table of functions of the test itself, which the same linker wrote.
func ownFunctions(t *testing.T) []byte {
	t.Helper()
	file := ownProgram(t)
	mark := functionsMark[:len(functionsMark)-2] // the smallest instruction differs between processors
	for at := 0; ; at++ {
		next := bytes.Index(file[at:], mark)
		if next < 0 {
			t.Fatal("this test has no table of functions")
		}
		at += next
		if table, _, _, err := readFunctions(file[at:]); err == nil && len(table.starts) > 1000 {
			return bytes.Clone(file[at:])
		}
	}
}

// factsIn returns where facts begin in the table of this test, by what the runtime knows of it: its place, those of the
// names and of the packages behind it, and later that of the facts.
func factsIn(t *testing.T, data []byte) int {
	t.Helper()
	file := ownProgram(t)
	word := binary.LittleEndian.Uint64
	names, units := field(data, namesField), field(data, unitsField)
	for at := 0; at+gofuncAt+8 <= len(file); at += 8 {
		place := word(file[at:])
		if word(file[at+8:])-place == names && word(file[at+32:])-place == units {
			return int(word(file[at+gofuncAt:]) - place)
		}
	}
	t.Fatal("this test does not find what the runtime knows of it")
	return 0
}

// Afterwards another reader of such tables finds each function, those of ours by their names, and no line of any.
func TestWithoutLines(t *testing.T) {
	const text = 0x1000
	data := ownFunctions(t)
	functions := func() *gosym.Table {
		table, err := gosym.NewTable(nil, gosym.NewLineTable(data, text))
		if err != nil {
			t.Fatal(err)
		}
		return table
	}
	before := functions()
	own := before.LookupFunc("tablier/app/site/relink.blotLines")
	if own == nil {
		t.Fatal("the test does not find its own functions")
	}
	if file, line, _ := before.PCToLine(own.Entry); line == 0 {
		t.Fatalf("%s:%d before", file, line)
	}
	if err := blotLines(data, factsIn(t, data), len(data)); err != nil {
		t.Fatal(err)
	}
	after := functions()
	if len(after.Funcs) != len(before.Funcs) {
		t.Fatalf("%d functions, before %d", len(after.Funcs), len(before.Funcs))
	}
	for i, f := range after.Funcs {
		was := before.Funcs[i]
		want := ""
		if stays(was.Name) {
			want = was.Name
		}
		if f.Name != want || f.Entry != was.Entry || f.End != was.End {
			t.Fatalf("%s from %#x to %#x, before %s from %#x to %#x", f.Name, f.Entry, f.End, was.Name, was.Entry, was.End)
		}
		if file, line, _ := after.PCToLine(f.Entry); file != "" || line > 0 {
			t.Fatalf("%s is at %s:%d", f.Name, file, line)
		}
	}
}

// What the runtime needs to look through a stack stays: the size of each frame and where its pointers are.
func TestWithoutLinesKeepsFrames(t *testing.T) {
	data := ownFunctions(t)
	frames := func() (maps [][]byte) {
		table, _, _, err := readFunctions(data)
		if err != nil {
			t.Fatal(err)
		}
		for _, start := range table.starts {
			kept := []uint32{table.number(start + pcspAt)}
			for i := range table.number(start + npcdataAt) {
				if slices.Contains(needless, i) {
					continue
				}
				kept = append(kept, table.number(start+functionSize+4*int(i)))
			}
			for _, from := range kept {
				end, err := table.mapEnd(from)
				if err != nil {
					t.Fatal(err)
				}
				if from > 0 {
					maps = append(maps, bytes.Clone(table.pctab[from:end]))
				}
			}
		}
		return maps
	}
	before := frames()
	if err := blotLines(data, factsIn(t, data), len(data)); err != nil {
		t.Fatal(err)
	}
	if !slices.EqualFunc(frames(), before, bytes.Equal) {
		t.Error("a map that is needed has changed")
	}
}

// Of the facts about a function, that of its arguments and of what is inlined in it goes, and every other stays: where
// pointers are, what is deferred, and what is inlined in wrappers.
func TestWithoutLinesKeepsFacts(t *testing.T) {
	data := ownFunctions(t)
	table, _, _, err := readFunctions(data)
	if err != nil {
		t.Fatal(err)
	}
	facts := factsIn(t, data)
	sorted := []uint32{uint32(len(data) - facts)}
	each := func(do func(stays bool, fact uint32)) {
		for _, start := range table.starts {
			for kind := range int(data[start+nfuncdataAt]) {
				goes := kind == arguments || kind == alive || kind == inlined && !table.wraps(start)
				do(!goes, table.number(start+functionSize+4*(int(table.number(start+npcdataAt))+kind)))
			}
		}
	}
	each(func(_ bool, fact uint32) {
		if fact != noFact {
			sorted = append(sorted, fact)
		}
	})
	slices.Sort(sorted)
	sorted = slices.Compact(sorted)
	content := func(fact uint32) []byte { // up to the next one
		at, _ := slices.BinarySearch(sorted, fact)
		return data[facts:][fact:sorted[at+1]]
	}
	var kept [][]byte
	gone := 0
	each(func(stays bool, fact uint32) {
		switch {
		case fact == noFact:
		case !stays:
			gone++
		default:
			kept = append(kept, bytes.Clone(content(fact)))
		}
	})
	if err := blotLines(data, facts, len(data)); err != nil {
		t.Fatal(err)
	}
	each(func(stays bool, fact uint32) {
		switch {
		case fact == noFact:
		case !stays:
			t.Fatal("a fact is left that was to go")
		default:
			if !bytes.Equal(content(fact), kept[0]) {
				t.Fatal("a fact has changed that was to stay")
			}
			kept = kept[1:]
		}
	})
	if gone < 1000 || len(kept) > 0 {
		t.Errorf("%d facts have gone, %d are missing", gone, len(kept))
	}
}

// Facts are found by what the runtime knows of the program.
func TestFactsAreFound(t *testing.T) {
	table := make([]byte, 200)
	table[32], table[64] = 72, 90
	module := make([]byte, 500)
	say := func(at, place int) { binary.LittleEndian.PutUint64(module[8+at:], uint64(place)) }
	say(0, 0x400)
	say(8, 0x400+72) // the names
	say(listAt, 0x400+90)
	say(gofuncAt, 0x400+100)
	say(factsEndAt, 0x400+150)
	memory := []segment{{data: []byte("other")}, {place: 0x400, data: table}, {place: 0x9000, data: module}}
	if from, to, err := factsOf(memory, 0x400, table); from != 100 || to != 150 || err != nil {
		t.Errorf("%d, %d, %v", from, to, err)
	}
	bare := []segment{memory[1], {place: 0x9009, data: module[9:]}} // a segment begins with what is not zero
	if from, _, err := factsOf(bare, 0x400, table); from != 100 || err != nil {
		t.Errorf("behind zeros that no segment has: %d, %v", from, err)
	}
	refused := func(why string, place uint64, table []byte) {
		t.Helper()
		if _, _, err := factsOf(memory, place, table); !errors.Is(err, errLines) {
			t.Errorf("%s: %v", why, err)
		}
	}
	for _, place := range []uint64{0x300, 0x401} {
		refused("a table that is elsewhere", place, table)
	}
	for _, size := range []int{8, 32, 39, headerSize - 1} {
		refused("part of a table", 0x400, table[:size])
	}
	if _, to, err := factsOf(memory, 0x400, table[:149]); to != 149 || err != nil {
		t.Errorf("a table without its last zeros: %d, %v", to, err)
	}
	refused("facts that begin beyond the table", 0x400, table[:99])
	say(gofuncAt, 0x400+151)
	refused("facts that begin behind their end", 0x400, table)
	say(gofuncAt, 0x400+100)
	say(listAt, 0x400+91)
	refused("another word before that of the list", 0x400, table)
}

// A program of another version is left as it is; a table that is not whole stops the build.
func TestWithoutLinesOfOthers(t *testing.T) {
	other := []segment{{data: []byte("\xf9\xff\xff\xff\x00\x00\x01\x08 and more")}}
	if err := withoutLines(other); err != nil || string(other[0].data) != "\xf9\xff\xff\xff\x00\x00\x01\x08 and more" {
		t.Errorf("%q, %v", other[0].data, err)
	}
	whole := ownFunctions(t)
	for _, size := range []int{8, 71, 72, 1000, 100_000} {
		if err := blotLines(bytes.Clone(whole[:size]), size, size); !errors.Is(err, errLines) {
			t.Errorf("%d bytes: %v", size, err)
		}
	}
}

// The names that the runtime asks for are among those of the runtime: another version of Go might have others.
func TestNamesThatStay(t *testing.T) {
	// All programs have such a function; this test has it for this call.
	reflect.MakeFunc(reflect.TypeFor[func()](), func([]reflect.Value) []reflect.Value { return nil }).Call(nil)
	_, names, _, err := readFunctions(ownFunctions(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range asked {
		if !bytes.Contains(names, []byte("\x00"+name+"\x00")) {
			t.Errorf("there is no %s", name)
		}
	}
}
