package wasm

import "encoding/binary"

// The instructions that are known apart here.
const (
	OpUnreachable  = 0x00
	OpNop          = 0x01
	OpBlock        = 0x02
	OpLoop         = 0x03
	OpIf           = 0x04
	OpElse         = 0x05
	OpEnd          = 0x0b
	OpBr           = 0x0c
	OpBrIf         = 0x0d
	OpBrTable      = 0x0e
	OpReturn       = 0x0f
	OpCall         = 0x10
	OpCallIndirect = 0x11
	OpDrop         = 0x1a
	OpSelect       = 0x1b
	OpLocalGet     = 0x20
	OpLocalSet     = 0x21
	OpLocalTee     = 0x22
	OpGlobalGet    = 0x23
	OpGlobalSet    = 0x24
	OpI32Load      = 0x28 // the first of the loads
	OpI32Load8U    = 0x2d
	OpI64Load32U   = 0x35 // the last
	OpI32Store     = 0x36 // the first of the stores
	OpI64Store     = 0x37
	OpI64Store32   = 0x3e // the last
	OpMemorySize   = 0x3f
	OpMemoryGrow   = 0x40
	OpI32Const     = 0x41
	OpI64Const     = 0x42
	OpF32Const     = 0x43
	OpF64Const     = 0x44
	OpI32Eqz       = 0x45 // the first of those without a number
	OpI32Eq        = 0x46 // the first that compares two numbers of 32 bits
	OpI32LtU       = 0x49
	OpI64Eqz       = 0x50
	OpI64Eq        = 0x51 // the first that compares two of 64 bits
	OpI32Add       = 0x6a
	OpI32Sub       = 0x6b
	OpI32Mul       = 0x6c
	OpI32And       = 0x71
	OpI32ShrU      = 0x76
	OpI64Add       = 0x7c
	OpI64Or        = 0x84
	OpI32WrapI64   = 0xa7 // the first that converts
	OpI64ExtendI32 = 0xad // a number without a sign
	OpExtend32     = 0xc4 // the last
	OpMore         = 0xfc // a number follows that says which
)

// NoType is the type of a block without a value. I32 and I64 are those of variables.
const (
	NoType = 0x40
	I32    = 0x7f
	I64    = 0x7e
)

// An Inst is a WebAssembly instruction.
type Inst struct {
	Op     byte
	Value  uint64   // the first number after Op, if one follows
	Labels []uint64 // of a br_table, the default last
	Bytes  []byte   // the whole instruction, Op included
}

// Plain returns an instruction without a number.
func Plain(op byte) Inst { return Inst{Op: op, Bytes: []byte{op}} }

// Constant returns an instruction that puts a number on the stack, which is not negative.
func Constant(op byte, value uint64) Inst {
	return Inst{Op: op, Value: value, Bytes: AppendSigned([]byte{op}, value)}
}

// Access returns whether an instruction loads or stores, and how many bytes behind the address that it takes.
func (i *Inst) Access() (behind uint64, ok bool) {
	if i.Op < OpI32Load || i.Op > OpI64Store32 {
		return 0, false
	}
	r := Reader{Rest: i.Bytes[1:]}
	r.Number()
	return r.Number(), true
}

// Behind returns an instruction that loads or stores some bytes behind the address that it takes.
func (i *Inst) Behind(bytes uint64) Inst {
	text := binary.AppendUvarint([]byte{i.Op}, i.Value)
	return Inst{Op: i.Op, Value: i.Value, Bytes: binary.AppendUvarint(text, bytes)}
}

// Is says whether an instruction has this opcode and this operand.
func (i *Inst) Is(op byte, value uint64) bool { return i.Op == op && i.Value == value }

// Decode parses the code of a function into its instructions.
func Decode(code []byte) (list []Inst, err error) {
	r := Reader{Rest: code}
	for len(r.Rest) > 0 {
		begin := r.Rest
		i := Inst{Op: r.Byte()}
		if !i.read(&r) || r.Failed {
			return nil, Err
		}
		i.Bytes = begin[:len(begin)-len(r.Rest)]
		list = append(list, i)
	}
	return list, nil
}

// read reads the operands of an instruction; it returns false for one that Go's compiler does not use.
func (i *Inst) read(r *Reader) bool {
	switch op := i.Op; {
	case op <= OpNop, op == OpElse, op == OpEnd, op == OpReturn, op == OpDrop, op == OpSelect,
		op >= OpI32Eqz && op <= OpExtend32:
	case op >= OpBlock && op <= OpIf, op == OpBr, op == OpBrIf, op == OpCall, op >= OpLocalGet && op <= OpGlobalSet,
		op >= OpMemorySize && op <= OpI64Const:
		i.Value = r.Number()
	case op >= OpI32Load && op <= OpI64Store32, op == OpCallIndirect:
		i.Value = r.Number()
		r.Number()
	case op == OpBrTable:
		for n := r.Number() + 1; n > 0 && !r.Failed; n-- {
			i.Labels = append(i.Labels, r.Number())
		}
	case op == OpF32Const:
		r.Take(4)
	case op == OpF64Const:
		r.Take(8)
	case op == OpMore:
		return i.readMore(r)
	default:
		return false
	}
	return true
}

// readMore reads the rest of an instruction with a second byte.
func (i *Inst) readMore(r *Reader) bool {
	const lastConversion, memoryCopy, memoryFill = 7, 10, 11
	switch i.Value = r.Number(); {
	case i.Value <= lastConversion:
	case i.Value == memoryCopy:
		r.Take(2)
	case i.Value == memoryFill:
		r.Take(1)
	default:
		return false
	}
	return true
}
