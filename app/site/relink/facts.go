package relink

import (
	"bytes"
	"encoding/binary"
)

// The numbers of the facts that a table has of whole functions (funcdata in internal/abi/symtab.go), of those that only
// traces have a use for. A fact is said by where it lies behind the first one.
const (
	inlined   = 3 // the functions within it; numbers of pcdata say which of them an instruction is of
	arguments = 5
	alive     = 6 // which arguments still are

	inlinedBy   = 2    // these pcdata
	inlinedSize = 16   // of what is known of one function
	argumentEnd = 0xff // of a list of arguments
	noFact      = 1<<32 - 1
)

// gofuncAt is where the place of the first fact stands in what the runtime knows of a program (moduledata).
const gofuncAt = 40 * 8

// factsOf returns where facts begin in a table that lies at a place.
func factsOf(memory []segment, place uint64, table []byte) (int, error) {
	first, err := known(memory, place, table, gofuncAt)
	if err != nil {
		return 0, err
	}
	if facts := first - place; facts < uint64(len(table)) {
		return int(facts), nil
	}
	return 0, errLines
}

// known returns the number that stands at some place behind the first in what the runtime knows of the program whose
// table of functions lies at a place.
func known(memory []segment, place uint64, table []byte, at int) (uint64, error) {
	if len(table) < headerSize {
		return 0, errLines
	}
	begin := binary.LittleEndian.AppendUint64(nil, place)
	begin = binary.LittleEndian.AppendUint64(begin, place+field(table, namesField))
	written := bytes.TrimLeft(begin, "\x00") // a segment has no zeros at its beginning
	left := len(begin) - len(written)
	for _, s := range memory {
		if found := bytes.Index(s.data, written); found >= 0 && len(s.data) >= found-left+at+8 {
			return binary.LittleEndian.Uint64(s.data[found-left+at:]), nil
		}
	}
	return 0, errLines
}

// blotFacts blots out what is known of the inlined functions and of the arguments of each function. Some share that.
func (f *functions) blotFacts(facts []byte) error {
	size := map[uint32]int{}
	for _, start := range f.starts {
		pcdata := int(f.number(start + npcdataAt))
		for i := range int(f.data[start+nfuncdataAt]) {
			at := start + functionSize + 4*(pcdata+i)
			if at+4 > len(f.data) {
				return errLines
			}
			fact := f.number(at)
			if i != inlined && i != arguments && i != alive || fact == noFact {
				continue
			}
			var err error
			if size[fact], err = f.sizeOf(i, start, fact, facts); err != nil {
				return err
			}
			binary.LittleEndian.PutUint32(f.data[at:], noFact)
		}
	}
	for fact, size := range size {
		clear(facts[fact:][:size])
	}
	return nil
}

// sizeOf returns how long a fact of a kind about a function is.
func (f *functions) sizeOf(kind, start int, fact uint32, facts []byte) (size int, err error) {
	if uint64(fact) > uint64(len(facts)) {
		return 0, errLines
	}
	switch {
	case kind == arguments:
		size = bytes.IndexByte(facts[fact:], argumentEnd) + 1
	case kind == inlined && f.number(start+npcdataAt) > inlinedBy:
		_, highest, err := f.readMap(f.number(start + functionSize + 4*inlinedBy))
		if err != nil {
			return 0, err
		}
		size = inlinedSize * (highest + 1)
	}
	if size > len(facts)-int(fact) {
		return 0, errLines
	}
	return size, nil
}
