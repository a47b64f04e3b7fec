// Package wasm reads and writes the parts of WebAssembly modules.
package wasm

import (
	"encoding/binary"
	"errors"
)

// Err is the error of a module with unknown parts: such a module must not reach a browser.
var Err = errors.New("not a WebAssembly module as Go's linker writes it")

// A Reader reads a module; after an error it reads nothing more.
type Reader struct {
	Rest   []byte
	Failed bool
}

// Number reads a number. Of one that can be negative it returns the bits that are written.
func (r *Reader) Number() (n uint64) {
	for shift := 0; shift < 64; shift += 7 {
		b := r.Byte()
		n |= uint64(b&0x7f) << shift
		if b < 0x80 {
			return n
		}
	}
	r.Failed, r.Rest = true, nil
	return 0
}

// Byte reads a byte, or 0 when there is none.
func (r *Reader) Byte() byte {
	if b := r.Take(1); b != nil {
		return b[0]
	}
	return 0
}

// Take reads n bytes, or nothing when fewer are there.
func (r *Reader) Take(n uint64) []byte {
	if n > uint64(len(r.Rest)) {
		r.Failed, r.Rest = true, nil
		return nil
	}
	taken := r.Rest[:n]
	r.Rest = r.Rest[n:]
	return taken
}

// Block reads a length and that many bytes.
func (r *Reader) Block() []byte { return r.Take(r.Number()) }

// Imports returns how many functions an import section has; Go's linker imports nothing else.
func Imports(section []byte) (int, error) {
	const function = 0
	r := Reader{Rest: section}
	n := r.Number()
	for range n {
		r.Block() // the other module
		r.Block() // the name there
		kind := r.Byte()
		r.Number() // its type
		if r.Failed || kind != function {
			return 0, Err
		}
	}
	return int(n), nil
}

// AppendBlock writes a length and the bytes.
func AppendBlock(out, block []byte) []byte {
	return append(binary.AppendUvarint(out, uint64(len(block))), block...)
}

// AppendSigned writes a signed number: the second highest bit of the last byte is the sign, and must be free.
func AppendSigned(out []byte, n uint64) []byte {
	const sign, more = 0x40, 0x80
	out = binary.AppendUvarint(out, n)
	if last := len(out) - 1; out[last]&sign != 0 {
		out[last] |= more
		out = append(out, 0)
	}
	return out
}
