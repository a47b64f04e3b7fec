package relink

import (
	"bytes"
	"encoding/binary"
)

// The numbers of the facts that a table has of whole functions (funcdata in internal/abi/symtab.go), of those that only
// traces have a use for: but what is inlined in a wrapper, recover asks for. A fact is said by where it lies behind the
// first one.
const (
	inlined   = 3 // the functions within it; numbers of pcdata say which of them an instruction is of
	arguments = 5
	alive     = 6 // which arguments still are

	inlinedBy   = 2    // these pcdata
	inlinedSize = 16   // of what is known of one function
	argumentEnd = 0xff // of a list of arguments
	noFact      = 1<<32 - 1

	funcIDAt = 40
	wrapper  = 23 // the number of functions that the compiler adds around others (FuncIDWrapper)
)

// wraps says whether a function is a wrapper. To know whether a function that a deferred one calls may recover, the
// runtime counts the functions in between, those that are inlined in wrappers too (gorecover in runtime/panic.go).
func (f *functions) wraps(start int) bool { return f.data[start+funcIDAt] == wrapper }

// Places of what the runtime knows of a program (moduledata).
const (
	listAt     = 16 * 8 // where the list of the functions lies
	gofuncAt   = 40 * 8 // and the first fact
	factsEndAt = 41 * 8 // and the end of the table, with the facts
)

// factsOf returns where facts begin and end in a table that lies at a place.
func factsOf(memory []segment, place uint64, table []byte) (from, to int, err error) {
	first, err := known(memory, place, table, gofuncAt)
	if err != nil {
		return 0, 0, err
	}
	end, err := known(memory, place, table, factsEndAt)
	if err != nil {
		return 0, 0, err
	}
	end = min(end, place+uint64(len(table))) // a segment has no zeros at its end
	if place > first || first > end {
		return 0, 0, errLines
	}
	return int(first - place), int(end - place), nil
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
		found := bytes.Index(s.data, written)
		if found < 0 || len(s.data) < found-left+max(at, listAt)+8 {
			continue
		}
		number := func(at int) uint64 { return binary.LittleEndian.Uint64(s.data[found-left+at:]) }
		if number(listAt) == place+field(table, listField) { // else another version of Go has other words before it
			return number(at), nil
		}
	}
	return 0, errLines
}

// blotFacts blots out what is known of the inlined functions and of the arguments of each function. Some share that.
func (f *functions) blotFacts(facts []byte) error {
	size, kept := map[uint32]int{}, map[uint32]bool{}
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
			if i == inlined && f.wraps(start) {
				kept[fact] = true
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
		if !kept[fact] {
			clear(facts[fact:][:size])
		}
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
