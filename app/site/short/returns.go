package short

import (
	"bytes"
	"encoding/binary"

	"tablier/app/site/wasm"
)

// Before each call a function writes into memory where the runtime goes on in it afterwards:
//
//	local.get 1
//	i64.const (its own number, and that of the place within)
//	i64.store 0
//
// The number of the function made each call different from those of all other functions, so that it was hard to
// compress. Here a variable has it, and a call adds the place. A browser's compiler knows that the variable is always
// the same.
const (
	placeBits   = 16
	firstNumber = 0x1000 // of a function (cmd/link/internal/wasm/asm.go)
	own         = 2      // the variable
	leastCalls  = 2      // so many pay for the variable
)

// returning returns the bytes of the function that has a number among those of the code section, with a variable for
// its own number where that is shorter.
func returning(b wasm.Body, function uint64) []byte {
	function += firstNumber
	locals, ok := oneMore(b.Locals)
	if !ok || countCalls(b.Code, function) < leastCalls {
		return appendCode(bytes.Clone(b.Locals), b.Code)
	}
	out := append(wasm.AppendSigned(append(locals, wasm.OpI64Const), function<<placeBits), wasm.OpLocalSet, own)
	for at, i := range b.Code {
		switch {
		case returnsTo(b.Code[at:], function) && at > 0 && b.Code[at-1].Is(wasm.OpLocalGet, top):
			out = append(wasm.AppendSigned(append(out, wasm.OpI64Const), i.Value&(1<<placeBits-1)), wasm.OpLocalGet, own,
				wasm.OpI64Or)
		case i.Op >= wasm.OpLocalGet && i.Op <= wasm.OpLocalTee && i.Value >= own:
			out = binary.AppendUvarint(append(out, i.Op), i.Value+1)
		default:
			out = append(out, i.Bytes...)
		}
	}
	return out
}

func appendCode(out []byte, code []wasm.Inst) []byte {
	for _, i := range code {
		out = append(out, i.Bytes...)
	}
	return out
}

// countCalls counts where code writes into memory that the runtime goes on in a function.
func countCalls(code []wasm.Inst, function uint64) (n int) {
	for at := 1; at < len(code); at++ {
		if code[at-1].Is(wasm.OpLocalGet, top) && returnsTo(code[at:], function) {
			n++
		}
	}
	return n
}

// returnsTo says whether code begins with what stores a place in a function.
func returnsTo(code []wasm.Inst, function uint64) bool {
	return len(code) > 1 && code[0].Op == wasm.OpI64Const && !negative(code[0]) &&
		code[0].Value>>placeBits == function && code[1].Op == wasm.OpI64Store
}

// oneMore returns the types of the variables of a function with one of 64 bits more, after the first, which is the top
// of the stack; false where another is the first. The list has for each type how many follow that have it.
func oneMore(locals []byte) ([]byte, bool) {
	r := wasm.Reader{Rest: locals}
	kinds := r.Number()
	if kinds == 0 || r.Number() != 1 || r.Byte() != wasm.I32 {
		return nil, false
	}
	out := binary.AppendUvarint(nil, kinds+1)
	out = append(out, 1, wasm.I32, 1, wasm.I64)
	return append(out, r.Rest...), true
}
