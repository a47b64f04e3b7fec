package wasm

import "encoding/binary"

// PageSize is how many bytes a page of memory has.
const PageSize = 64 << 10

const (
	preamble      = 8
	memorySection = 5
	hasMost       = 1 // of a memory with a most and of no other kind
)

// Bounded returns a module whose memory, which it must define itself, has a number of pages at most: more than it
// begins with.
func Bounded(module []byte, most uint64) ([]byte, error) {
	if len(module) < preamble {
		return nil, Err
	}
	out := append([]byte(nil), module[:preamble]...)
	r := Reader{Rest: module[preamble:]}
	found := false
	for len(r.Rest) > 0 {
		id, section := r.Byte(), r.Block()
		if r.Failed {
			return nil, Err
		}
		if id == memorySection {
			first, err := onlyMemory(section)
			if err != nil || first > most {
				return nil, Err
			}
			section = binary.AppendUvarint([]byte{1, hasMost}, first)
			section = binary.AppendUvarint(section, most)
			found = true
		}
		out = AppendBlock(append(out, id), section)
	}
	if !found {
		return nil, Err
	}
	return out, nil
}

// onlyMemory returns how many pages the only memory of a section begins with.
func onlyMemory(section []byte) (first uint64, err error) {
	r := Reader{Rest: section}
	count, kind := r.Number(), r.Byte()
	first = r.Number()
	if r.Failed || count != 1 || kind > hasMost {
		return 0, Err
	}
	return first, nil
}
