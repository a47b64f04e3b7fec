package relink

import (
	"encoding/binary"

	"tablier/app/site/wasm"
)

// The instructions of WebAssembly that a maker is made of. All compute with numbers of 32 bits.
const (
	opLoop     = 0x03
	opEnd      = 0x0b
	opBranchIf = 0x0d
	opGet      = 0x20
	opSet      = 0x21
	opLoad     = 0x28
	opLoadByte = 0x2d
	opStore    = 0x36
	opConstant = 0x41
	opLess     = 0x49
	opAdd      = 0x6a
	opTimes    = 0x6c
	opAnd      = 0x71
	opRight    = 0x76

	noType = 0x40 // of a loop that has no value
	number = 0x7f // the type of a variable
)

// A maker is the code of a function that writes into memory what need not be in the file of a program.
type maker []byte

// newMaker begins a function with some variables, which are 0.
func newMaker(variables byte) maker { return maker{1, variables, number} }

// end returns the function.
func (m maker) end() []byte { return append(m, opEnd) }

func (m *maker) do(ops ...byte) { *m = append(*m, ops...) }

// get and set read and write a variable.
func (m *maker) get(variable byte) { m.do(opGet, variable) }
func (m *maker) set(variable byte) { m.do(opSet, variable) }

// constant puts a number on the stack.
func (m *maker) constant(n int) { *m = wasm.AppendSigned(append(*m, opConstant), uint64(n)) }

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
	m.do(opConstant, 0)
	m.set(variable)
	m.do(opLoop, noType)
	body()
	m.get(variable)
	m.with(1, opAdd)
	m.set(variable)
	m.get(variable)
	m.with(most, opLess)
	m.do(opBranchIf, 0, opEnd)
}
