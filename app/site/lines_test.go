package site

import (
	"bytes"
	"debug/gosym"
	"errors"
	"os"
	"slices"
	"testing"
)

// ownFunctions returns the table of functions of the test itself, which the same linker wrote.
func ownFunctions(t *testing.T) []byte {
	t.Helper()
	name, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	file, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
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
	own := before.LookupFunc("tablier/app/site.blotLines")
	if own == nil {
		t.Fatal("the test does not find its own functions")
	}
	if file, line, _ := before.PCToLine(own.Entry); line == 0 {
		t.Fatalf("%s:%d before", file, line)
	}
	if err := blotLines(data); err != nil {
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
	if err := blotLines(data); err != nil {
		t.Fatal(err)
	}
	if !slices.EqualFunc(frames(), before, bytes.Equal) {
		t.Error("a map that is needed has changed")
	}
}

// A program of another version is left as it is; a table that is not whole stops the build.
func TestWithoutLinesOfOthers(t *testing.T) {
	other := []segment{{data: []byte("\xf9\xff\xff\xff\x00\x00\x01\x08 and more")}}
	if err := withoutLines(other); err != nil || string(other[0].data) != "\xf9\xff\xff\xff\x00\x00\x01\x08 and more" {
		t.Errorf("%q, %v", other[0].data, err)
	}
	whole := ownFunctions(t)
	for _, size := range []int{8, 71, 72, 1000, 100_000} {
		if err := blotLines(bytes.Clone(whole[:size])); !errors.Is(err, errLines) {
			t.Errorf("%d bytes: %v", size, err)
		}
	}
}

// The names that the runtime asks for are among those of the runtime: another version of Go might have others.
func TestNamesThatStay(t *testing.T) {
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
