package relink

import (
	"bytes"
	"encoding/binary"

	"tablier/app/site/wasm"
)

// A part of what the runtime finds functions by says no more than in which order they stand: their numbers, where each
// is described, and which is the first of each stretch of code. That was a twentieth of what a first visit downloads,
// and a quarter of the file as it is. A program can write it by itself when it starts, in a millisecond.
//
// Where a function is described stands with its number in a list, and the number once more at the beginning of what
// describes it (functab and _func in runtime/runtime2.go). The stretches have a table of their own (findfuncbucket in
// runtime/symtab.go).
const (
	stretchesAt = 19 * 8 // where the table of stretches lies, in what the runtime knows of a program (moduledata)
	beginAt     = 20 * 8 // where the code begins
	endAt       = 21 * 8 // and ends

	stretchCode  = 4096 // how much code is a stretch
	stretchSize  = 20   // of what the table has of it: a number, and a byte for each part
	partCode     = 256  // how much code is a part of a stretch
	ofFunction   = 4    // bits: a function has 65,536 places in WebAssembly, whatever it does
	listedSize   = 8    // of what the list has of a function
	describedAt  = 4    // in it
	allButEights = 1<<31 - 8
)

// A numbering is where the numbers of the functions of a program stand.
type numbering struct {
	place     uint64 // of the list
	list      []byte // with the descriptions
	count     int    // of functions
	table     segment
	stretches int // in table; of the last one zeros may be missing
}

// withoutNumbers blots out the numbers of the functions of a program, and returns the code that writes them again; nil
// where they are others than that code would write, and stay.
func withoutNumbers(memory []segment) ([]byte, error) {
	place, table, ok := tableIn(memory)
	if !ok {
		return nil, nil
	}
	n, err := numberingOf(memory, place, table)
	if err != nil || !n.plain() {
		return nil, err
	}
	first := n.first()
	n.each(func(listed, description []byte) {
		clear(listed[:listedSize])
		clear(description[:4])
	})
	clear(n.table.data)
	return n.maker(first), nil
}

// numberingOf finds the numbers of the functions whose table lies at a place.
func numberingOf(memory []segment, place uint64, table []byte) (n numbering, err error) {
	functions, _, _, err := readFunctions(table)
	if err != nil {
		return n, err
	}
	at := field(table, listField)
	n = numbering{place: place + at, list: table[at:], count: len(functions.starts)}
	var found [3]uint64
	for i, from := range []int{stretchesAt, beginAt, endAt} {
		if found[i], err = known(memory, place, table, from); err != nil {
			return n, err
		}
	}
	code := int(found[2] - found[1])
	n.stretches = (code + stretchCode - 1) / stretchCode
	size := (n.stretches - 1) * stretchSize
	size += 4 + (code-(n.stretches-1)*stretchCode+partCode-1)/partCode // the last one has no more bytes than parts
	for _, s := range memory {
		if found[0] < s.place || found[0] >= s.end() {
			continue
		}
		data := s.data[found[0]-s.place:]
		if (n.stretches-1)*stretchSize < len(data) {
			n.table = segment{place: found[0], data: data[:min(size, len(data))]}
			return n, nil
		}
	}
	return n, errLines
}

// first returns the number of the first function.
func (n *numbering) first() uint32 { return binary.LittleEndian.Uint32(n.list) }

// each calls do with what the list has of each function, and with what follows from its description on.
func (n *numbering) each(do func(listed, description []byte)) {
	for i := range n.count {
		listed := n.list[listedSize*i:]
		do(listed, n.list[binary.LittleEndian.Uint32(listed[describedAt:]):])
	}
}

// plain says whether the numbers are those that a program can write by itself: each function is one more than the one
// before and is described after it, and the stretches are those of functions with 65,536 places each.
func (n *numbering) plain() bool {
	number, at, ok := n.first(), uint32(listedSize*(n.count+1)), true
	n.each(func(listed, description []byte) {
		ok = ok && binary.LittleEndian.Uint32(listed) == number && binary.LittleEndian.Uint32(description) == number &&
			binary.LittleEndian.Uint32(listed[describedAt:]) == at
		words := functionSize/4 + binary.LittleEndian.Uint32(description[npcdataAt:]) + uint32(description[nfuncdataAt])
		number, at = number+1, (4*words+7)&allButEights+at
	})
	for i := range n.stretches {
		want := make([]byte, stretchSize)
		binary.LittleEndian.PutUint32(want, uint32(i>>ofFunction))
		if i == n.stretches-1 {
			want = want[:len(n.table.data)-stretchSize*i]
		}
		ok = ok && bytes.HasPrefix(n.table.data[stretchSize*i:], want)
	}
	return ok
}

// maker returns the code that writes the numbers, from the first on.
func (n *numbering) maker(first uint32) []byte {
	const function, at, variables = 0, 1, 2
	list := int(n.place)
	m := newMaker(variables)
	m.constant(listedSize * (n.count + 1)) // another entry ends the list
	m.set(at)
	writeNumber := func(behind int) {
		m.get(function)
		m.with(int(first), wasm.OpI32Add)
		m.at(wasm.OpI32Store, list+behind)
	}
	m.upTo(function, n.count, func() {
		m.get(function)
		m.with(listedSize, wasm.OpI32Mul)
		writeNumber(0)
		m.get(function)
		m.with(listedSize, wasm.OpI32Mul)
		m.get(at)
		m.at(wasm.OpI32Store, list+describedAt)
		m.get(at)
		writeNumber(0)
		m.get(at)
		m.at(wasm.OpI32Load, list+npcdataAt)
		m.get(at)
		m.at(wasm.OpI32Load8U, list+nfuncdataAt)
		m.do(wasm.OpI32Add)
		m.with(4, wasm.OpI32Mul)
		m.with(functionSize+7, wasm.OpI32Add)
		m.with(allButEights, wasm.OpI32And)
		m.get(at)
		m.do(wasm.OpI32Add)
		m.set(at)
	})
	m.upTo(function, n.stretches, func() {
		m.get(function)
		m.with(stretchSize, wasm.OpI32Mul)
		m.get(function)
		m.with(ofFunction, wasm.OpI32ShrU)
		m.at(wasm.OpI32Store, int(n.table.place))
	})
	return m.end()
}
