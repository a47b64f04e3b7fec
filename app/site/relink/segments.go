// Package relink makes a program that Go's linker has written smaller to download: it joins the segments of its data,
// structures its jumps (package flow), shortens its code (package short), blots out what only traces of failures have a
// use for, and has the program write by itself what follows from the rest.
package relink

import (
	"bytes"
	"encoding/binary"

	"tablier/app/site/flow"
	"tablier/app/site/short"
	"tablier/app/site/wasm"
)

// widestGap is how many zeros may stand in a data segment. What Go leaves empty for its variables is megabytes of them,
// which stay out of the file.
const widestGap = 1 << 10

// Program returns a smaller program that does the same. The error is that of what is no program of Go's linker.
func Program(program []byte) ([]byte, error) {
	var makes []byte
	program, err := relinked(program, func(memory []segment) (err error) {
		if err = withoutLines(memory); err == nil {
			makes, err = withoutNumbers(memory)
		}
		return err
	})
	if err != nil || makes == nil {
		return program, err
	}
	return wasm.Started(program, makes)
}

// relinked returns a program whose code is structured (package flow) and shortened (package short), and whose initial
// data has been through edit and is in as few segments as widestGap allows.
//
// Go's linker begins another after every eight zeros, until it has written the 100,000 that a browser accepts at most.
// Their headers compress badly, to a fifteenth of what a first visit downloads. Memory is zero at the start, so the
// zeros between two segments may as well be written; they compress to nothing.
func relinked(program []byte, edit func([]segment) error) ([]byte, error) {
	const preamble, importSection, codeSection, dataSection = 8, 2, 10, 11
	if len(program) < preamble {
		return nil, wasm.Err
	}
	out := bytes.Clone(program[:preamble])
	r := wasm.Reader{Rest: program[preamble:]}
	imports := 0
	for len(r.Rest) > 0 {
		id, section := r.Take(1), r.Block()
		if r.Failed {
			return nil, wasm.Err
		}
		var err error
		switch id[0] {
		case importSection:
			imports, err = wasm.Imports(section)
		case codeSection:
			if section, err = flow.Structured(section, imports); err == nil {
				section, err = short.Code(section, imports)
			}
		case dataSection:
			section, err = compact(section, edit)
		}
		if err != nil {
			return nil, err
		}
		out = wasm.AppendBlock(append(out, id[0]), section)
	}
	return out, nil
}

// compact returns a data section in fewer segments, which have been through edit.
func compact(section []byte, edit func([]segment) error) ([]byte, error) {
	segments, err := segmentsOf(section)
	if err != nil {
		return nil, err
	}
	segments = joinSegments(segments)
	if err := edit(segments); err != nil {
		return nil, err
	}
	return sectionOf(cutSegments(segments)), nil
}

// segment is a part of the memory as it is when the program starts.
type segment struct {
	place uint64
	data  []byte
}

func (s segment) end() uint64 { return s.place + uint64(len(s.data)) }

func joinSegments(segments []segment) (fewer []segment) {
	for _, next := range segments {
		if n := len(fewer); n > 0 && next.place >= fewer[n-1].end() && next.place-fewer[n-1].end() <= widestGap {
			last := &fewer[n-1]
			last.data = append(append(last.data, make([]byte, next.place-last.end())...), next.data...)
			continue
		}
		fewer = append(fewer, segment{place: next.place, data: bytes.Clone(next.data)})
	}
	return fewer
}

// cutSegments leaves zeros out where more of them stand in a row than widestGap.
func cutSegments(segments []segment) (more []segment) {
	for _, s := range segments {
		begin, end := 0, 0 // of what is to be written, up to its last byte that is not zero
		for i, b := range s.data {
			if b == 0 {
				continue
			}
			if i-end > widestGap {
				more = appendSegment(more, s, begin, end)
				begin = i
			}
			end = i + 1
		}
		more = appendSegment(more, s, begin, end)
	}
	return more
}

// appendSegment appends a part of a segment, unless there is nothing in it.
func appendSegment(list []segment, s segment, begin, end int) []segment {
	if begin == end {
		return list
	}
	return append(list, segment{place: s.place + uint64(begin), data: s.data[begin:end]})
}

// A segment is the number of its memory, which is 0, an expression for its place in it, and its bytes.
const (
	onlyMemory = 0x00
	constant   = 0x41
	end        = 0x0b
)

func segmentsOf(section []byte) (segments []segment, err error) {
	r := wasm.Reader{Rest: section}
	for range r.Number() {
		head := r.Take(2)
		place := r.Number()
		tail := r.Take(1)
		data := r.Block()
		if r.Failed || head[0] != onlyMemory || head[1] != constant || tail[0] != end {
			return nil, wasm.Err
		}
		segments = append(segments, segment{place: place, data: data})
	}
	return segments, nil
}

func sectionOf(segments []segment) []byte {
	section := binary.AppendUvarint(nil, uint64(len(segments)))
	for _, s := range segments {
		section = append(section, onlyMemory, constant)
		section = append(wasm.AppendSigned(section, s.place), end)
		section = wasm.AppendBlock(section, s.data)
	}
	return section
}
