package site

import (
	"bytes"
	"encoding/binary"
	"errors"
)

// widestGap is how many zeros may stand in a data segment. What Go leaves empty for its variables is megabytes of them,
// which stay out of the file.
const widestGap = 1 << 10

var errModule = errors.New("not a WebAssembly module as Go's linker writes it")

// relinked returns a program whose initial data is in as few segments as widestGap allows, and has been through edit.
// Go's linker begins another after every eight zeros, until it has written the 100,000 that a browser accepts at most.
// Their headers compress badly, to a fifteenth of what a first visit downloads. Memory is zero at the start, so the
// zeros between two segments may as well be written; they compress to nothing.
func relinked(program []byte, edit func([]segment) error) ([]byte, error) {
	const preamble, dataSection = 8, 11
	if len(program) < preamble {
		return nil, errModule
	}
	out := bytes.Clone(program[:preamble])
	r := reader{rest: program[preamble:]}
	for len(r.rest) > 0 {
		id, section := r.take(1), r.block()
		if r.failed {
			return nil, errModule
		}
		if id[0] == dataSection {
			segments, err := segmentsOf(section)
			if err != nil {
				return nil, err
			}
			segments = joinSegments(segments)
			if err := edit(segments); err != nil {
				return nil, err
			}
			section = sectionOf(segments)
		}
		out = appendBlock(append(out, id[0]), section)
	}
	return out, nil
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

// A segment is the number of its memory, which is 0, an expression for its place in it, and its bytes.
const (
	onlyMemory = 0x00
	constant   = 0x41
	end        = 0x0b
)

func segmentsOf(section []byte) (segments []segment, err error) {
	r := reader{rest: section}
	for range r.number() {
		head := r.take(2)
		place := r.number()
		tail := r.take(1)
		data := r.block()
		if r.failed || head[0] != onlyMemory || head[1] != constant || tail[0] != end {
			return nil, errModule
		}
		segments = append(segments, segment{place: place, data: data})
	}
	return segments, nil
}

func sectionOf(segments []segment) []byte {
	section := binary.AppendUvarint(nil, uint64(len(segments)))
	for _, s := range segments {
		section = append(section, onlyMemory, constant)
		section = append(appendSigned(section, s.place), end)
		section = appendBlock(section, s.data)
	}
	return section
}

// appendSigned writes a place in the form of numbers that can be negative: the second highest bit of the last byte is
// the sign, and must be free.
func appendSigned(out []byte, place uint64) []byte {
	const sign, more = 0x40, 0x80
	out = binary.AppendUvarint(out, place)
	if last := len(out) - 1; out[last]&sign != 0 {
		out[last] |= more
		out = append(out, 0)
	}
	return out
}

// appendBlock writes bytes after their number.
func appendBlock(out, block []byte) []byte {
	return append(binary.AppendUvarint(out, uint64(len(block))), block...)
}

// reader reads a module; once it failed, it reads nothing more.
type reader struct {
	rest   []byte
	failed bool
}

func (r *reader) number() uint64 {
	n, size := binary.Uvarint(r.rest)
	if size <= 0 {
		r.failed, r.rest = true, nil
		return 0
	}
	r.rest = r.rest[size:]
	return n
}

// take reads n bytes, or nothing when fewer are there.
func (r *reader) take(n uint64) []byte {
	if n > uint64(len(r.rest)) {
		r.failed, r.rest = true, nil
		return nil
	}
	taken := r.rest[:n]
	r.rest = r.rest[n:]
	return taken
}

func (r *reader) block() []byte { return r.take(r.number()) }
