package relink

import (
	"encoding/binary"

	"tablier/app/site/wasm"
)

// A maker is the code of a function that writes into memory what need not be in the file of a program. It computes with
// numbers of 32 bits.
type maker []byte

// newMaker begins a function with some variables, which are 0.
func newMaker(variables byte) maker { return maker{1, variables, wasm.I32} }

// end returns the function.
func (m maker) end() []byte { return append(m, wasm.OpEnd) }

func (m *maker) do(ops ...byte) { *m = append(*m, ops...) }

// get and set read and write a variable.
func (m *maker) get(variable byte) { m.do(wasm.OpLocalGet, variable) }
func (m *maker) set(variable byte) { m.do(wasm.OpLocalSet, variable) }

// constant puts a number on the stack.
func (m *maker) constant(n int) { *m = wasm.AppendSigned(append(*m, wasm.OpI32Const), uint64(n)) }

// with takes a number as the second operand of an instruction.
func (m *maker) with(n int, op byte) {
	m.constant(n)
	m.do(op)
}

// at reads or writes at the place that lies on the stack, and some bytes behind it.
func (m *maker) at(op byte, behind int) {
	*m = binary.AppendUvarint(append(*m, op, 0), uint64(behind))
}

// upTo does what body does for each value of a variable up to some number, which is not one of them; once at least.
func (m *maker) upTo(variable byte, most int, body func()) {
	m.do(wasm.OpI32Const, 0)
	m.set(variable)
	m.do(wasm.OpLoop, wasm.NoType)
	body()
	m.get(variable)
	m.with(1, wasm.OpI32Add)
	m.set(variable)
	m.get(variable)
	m.with(most, wasm.OpI32LtU)
	m.do(wasm.OpBrIf, 0, wasm.OpEnd)
}
