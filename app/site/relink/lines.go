package relink

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"strings"

	"tablier/app/site/wasm"
)

var errLines = errors.New("not a table of functions as Go's linker writes it")

// withoutLines blots out, in the memory of a program, what only traces of failures have a use for: which file, line and
// inlined function each instruction comes from, the arguments and which are still alive there, and the names of
// functions that are not this module's own. A trace still names those of ours that were called; the rest is a tenth of
// what a first visit downloads. With it goes where no signal may stop a goroutine. The runtime takes a table at
// offset 0 for one that is not there, and says "?:0". Where the mark of another version of Go stands, nothing is
// changed.
//
// The table is described in runtime/symtab.go (pcHeader, moduledata) and runtime/runtime2.go (_func), by which the
// names of fields here go.
func withoutLines(memory []segment) error {
	place, table, ok := tableIn(memory)
	if !ok {
		return nil
	}
	from, to, err := factsOf(memory, place, table)
	if err == nil {
		err = blotLines(table, from, to)
	}
	if err != nil {
		return fmt.Errorf("at %#x: %w", place, err)
	}
	return nil
}

// tableIn finds the table of functions in the memory of a program: its place, and what follows from there.
func tableIn(memory []segment) (place uint64, table []byte, ok bool) {
	for _, s := range memory {
		if start := bytes.Index(s.data, functionsMark); start >= 0 {
			return s.place + uint64(start), s.data[start:], true
		}
	}
	return 0, nil, false
}

// functionsMark is how the table begins: a number for its version, instructions of one byte, pointers of eight.
var functionsMark = []byte("\xf1\xff\xff\xff\x00\x00\x01\x08")

// The places of what is read of a function.
const (
	nameAt       = 4
	pcspAt       = 16
	pcfileAt     = 20
	pclnAt       = 24
	npcdataAt    = 28
	cuOffsetAt   = 32
	startLineAt  = 36
	nfuncdataAt  = 43
	functionSize = 44 // pcdata follow
)

// needless are the numbers of pcdata that a browser has no use for (internal/abi/symtab.go): where a goroutine must not
// be stopped by a signal, functions that were inlined, arguments that are alive.
var needless = []uint32{0, 2, 3}

// ours is how the names of functions begin that stay.
var ours = []string{"tablier/", "main."}

// asked are the other names that stay, for the runtime asks for them: by these it tells its own goroutines from others
// (isSystemGoroutine in runtime/traceback.go) and finds the arguments of two functions (argMapInternal in
// runtime/stkframe.go).
var asked = []string{
	"runtime.bgsweep", "runtime.bgscavenge", "runtime.gcBgMarkWorker", "runtime.forcegchelper",
	"runtime.updateMaxProcsGoroutine", "reflect.makeFuncStub", "reflect.methodValueCall",
}

// functions is the table: its bytes, and those of them that map instructions to numbers.
type functions struct {
	data   []byte
	pctab  []byte
	starts []int // of each function, in data
}

// blotLines blots out the lines of a table, what is left of files that no line refers to, and of the facts about whole
// functions, which lie from one offset to another, those of inlined functions and of arguments.
func blotLines(data []byte, from, to int) error {
	table, names, files, err := readFunctions(data)
	if err != nil {
		return err
	}
	if err = table.blotFacts(data[from:to]); err != nil {
		return err
	}
	keep, drop := map[uint32]bool{}, map[uint32]bool{}
	for _, start := range table.starts {
		drop[table.number(start+pcfileAt)], drop[table.number(start+pclnAt)] = true, true
		keep[table.number(start+pcspAt)] = true
		for i := range table.number(start + npcdataAt) {
			of := keep
			if table.needless(start, i) {
				of = drop
			}
			of[table.number(start+functionSize+4*int(i))] = true
		}
	}
	if err := table.blot(keep, drop); err != nil {
		return err
	}
	for _, start := range table.starts {
		clear(table.data[start+pcfileAt : start+npcdataAt])
		clear(table.data[start+cuOffsetAt : start+startLineAt+4])
		for _, i := range needless {
			if table.number(start+npcdataAt) > i && table.needless(start, i) {
				at := start + functionSize + 4*int(i)
				clear(table.data[at : at+4])
			}
		}
	}
	clear(files)
	blotNames(names)
	for _, start := range table.starts {
		if at := table.number(start + nameAt); int(at) < len(names) && names[at] == 0 {
			clear(table.data[start+nameAt : start+nameAt+4])
		}
	}
	return nil
}

// needless says whether a browser has no use for pcdata of a function.
func (f *functions) needless(start int, pcdata uint32) bool {
	return slices.Contains(needless, pcdata) && !(pcdata == inlinedBy && f.wraps(start))
}

// blotNames blots out the names that do not stay. Each ends with a zero.
func blotNames(names []byte) {
	for name := range bytes.SplitSeq(names, []byte{0}) {
		if !stays(string(name)) {
			clear(name)
		}
	}
}

// stays says whether the name of a function stays in the program: it is one of ours, or one that the runtime asks for.
// Functions within the values of variables are numbered: their names tell nothing.
func stays(name string) bool {
	return slices.Contains(asked, name) || !strings.Contains(name, ".init.func") &&
		slices.ContainsFunc(ours, func(own string) bool { return strings.HasPrefix(name, own) })
}

// A table begins with its mark and eight numbers, most of which say where a part begins.
const (
	headerSize = 8 + 8*8
	namesField = 3
	unitsField = 4 // where each package's files begin
	listField  = 7 // of all functions
)

// field returns the i-th number in the header of Go's table of functions.
func field(table []byte, i int) uint64 { return binary.LittleEndian.Uint64(table[8+8*i:]) }

// readFunctions finds the parts of a table, and checks that they lie in it. Names are those of the functions, files
// those of the files and where each package's begin.
func readFunctions(data []byte) (table functions, names, files []byte, err error) {
	if len(data) < headerSize {
		return table, nil, nil, errLines
	}
	count, called, units := field(data, 0), field(data, namesField), field(data, unitsField)
	pctab, list := field(data, 6), field(data, listField)
	size := uint64(len(data))
	if called > units || units > pctab || pctab > list || list > size || count > (size-list)/8 {
		return table, nil, nil, errLines
	}
	table = functions{data: data, pctab: data[pctab:list]}
	for i := range count {
		start := list + uint64(binary.LittleEndian.Uint32(data[list+8*i+4:]))
		if start+functionSize > size {
			return table, nil, nil, errLines
		}
		pcdata := uint64(binary.LittleEndian.Uint32(data[start+npcdataAt:]))
		if start+functionSize+4*pcdata > size {
			return table, nil, nil, errLines
		}
		table.starts = append(table.starts, int(start))
	}
	return table, data[called:units], data[units:pctab], nil
}

func (f *functions) number(at int) uint32 { return binary.LittleEndian.Uint32(f.data[at:]) }

// blot blots out the maps that are to be dropped, where none that is to be kept shares their bytes.
func (f *functions) blot(keep, drop map[uint32]bool) error {
	kept := make([]bool, len(f.pctab))
	for from := range keep {
		to, err := f.mapEnd(from)
		if err != nil {
			return err
		}
		for i := int(from); i < to; i++ {
			kept[i] = true
		}
	}
	for from := range drop {
		to, err := f.mapEnd(from)
		if err != nil {
			return err
		}
		for i := int(from); i < to; i++ {
			if !kept[i] {
				f.pctab[i] = 0
			}
		}
	}
	return nil
}

// mapEnd returns the offset at which a line map ends.
func (f *functions) mapEnd(from uint32) (int, error) {
	end, _, err := f.readMap(from)
	return end, err
}

// readMap returns where a map ends and the highest number in it: it is pairs of numbers, of which the first say by how
// much the number differs from the one before, after the first pair up to one that begins with 0. There is none at 0.
func (f *functions) readMap(from uint32) (end, highest int, err error) {
	if from == 0 {
		return 0, -1, nil
	}
	if uint64(from) > uint64(len(f.pctab)) {
		return 0, 0, errLines
	}
	r := wasm.Reader{Rest: f.pctab[from:]}
	number, highest := -1, -1
	for first := true; ; first = false {
		step := r.Number()
		if step == 0 && !first || r.Failed {
			break
		}
		number += int(step>>1) ^ -int(step&1)
		highest = max(highest, number)
		r.Number()
	}
	if r.Failed {
		return 0, 0, errLines
	}
	return len(f.pctab) - len(r.Rest), highest, nil
}
