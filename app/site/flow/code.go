package flow

import "tablier/app/site/wasm"

// The instructions that this package knows apart.
const (
	opUnreachable  = 0x00
	opNop          = 0x01
	opBlock        = 0x02
	opLoop         = 0x03
	opIf           = 0x04
	opElse         = 0x05
	opEnd          = 0x0b
	opBr           = 0x0c
	opBrIf         = 0x0d
	opBrTable      = 0x0e
	opReturn       = 0x0f
	opCall         = 0x10
	opCallIndirect = 0x11
	opDrop         = 0x1a
	opSelect       = 0x1b
	opLocalGet     = 0x20
	opLocalSet     = 0x21
	opGlobalSet    = 0x24
	opI32Load      = 0x28 // the first of the loads and stores
	opI64Store     = 0x37
	opI64Store32   = 0x3e // the last
	opMemorySize   = 0x3f
	opMemoryGrow   = 0x40
	opI32Const     = 0x41
	opI64Const     = 0x42
	opF32Const     = 0x43
	opF64Const     = 0x44
	opI32Eqz       = 0x45 // the first of those without a number
	opI32Sub       = 0x6b
	opExtend32     = 0xc4 // the last
	opMore         = 0xfc // a number follows that says which
)

// noType is the type of a block without a value.
const noType = 0x40

// An inst is a WebAssembly instruction.
type inst struct {
	op     byte
	value  uint64   // the first number after op, if one follows
	labels []uint64 // of a br_table, the default last
	bytes  []byte   // the whole instruction, op included
}

// is says whether an instruction has this opcode and this operand.
func (i *inst) is(op byte, value uint64) bool { return i.op == op && i.value == value }

// decode parses the code of a function into its instructions.
func decode(code []byte) (list []inst, err error) {
	r := wasm.Reader{Rest: code}
	for len(r.Rest) > 0 {
		begin := r.Rest
		i := inst{op: r.Byte()}
		if !i.read(&r) || r.Failed {
			return nil, wasm.Err
		}
		i.bytes = begin[:len(begin)-len(r.Rest)]
		list = append(list, i)
	}
	return list, nil
}

// read reads the operands of an instruction; it returns false for one that Go's compiler does not use.
func (i *inst) read(r *wasm.Reader) bool {
	switch op := i.op; {
	case op <= opNop, op == opElse, op == opEnd, op == opReturn, op == opDrop, op == opSelect,
		op >= opI32Eqz && op <= opExtend32:
	case op >= opBlock && op <= opIf, op == opBr, op == opBrIf, op == opCall, op >= opLocalGet && op <= opGlobalSet,
		op >= opMemorySize && op <= opI64Const:
		i.value = r.Number()
	case op >= opI32Load && op <= opI64Store32, op == opCallIndirect:
		i.value = r.Number()
		r.Number()
	case op == opBrTable:
		for n := r.Number() + 1; n > 0 && !r.Failed; n-- {
			i.labels = append(i.labels, r.Number())
		}
	case op == opF32Const:
		r.Take(4)
	case op == opF64Const:
		r.Take(8)
	case op == opMore:
		return i.readMore(r)
	default:
		return false
	}
	return true
}

// readMore reads the rest of an instruction with a second byte.
func (i *inst) readMore(r *wasm.Reader) bool {
	const lastConversion, memoryCopy, memoryFill = 7, 10, 11
	switch i.value = r.Number(); {
	case i.value <= lastConversion:
	case i.value == memoryCopy:
		r.Take(2)
	case i.value == memoryFill:
		r.Take(1)
	default:
		return false
	}
	return true
}
