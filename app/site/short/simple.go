package short

import "tablier/app/site/wasm"

// simplified returns code without what has no effect. Final are the functions that never return.
func simplified(code []wasm.Inst, final map[uint64]bool) []wasm.Inst {
	out := make([]wasm.Inst, 0, len(code))
	for _, i := range code {
		if i.Op != wasm.OpNop {
			out = reduced(append(out, i), final)
		}
	}
	return out
}

// reduced returns code whose last instructions are written in a shorter way, where there is one.
func reduced(code []wasm.Inst, final map[uint64]bool) []wasm.Inst {
	for len(code) > 1 {
		n := len(code)
		last, before := code[n-1], code[n-2]
		switch {
		case last.Op == wasm.OpI64Eqz && before.Op == wasm.OpI64ExtendI32:
			code = append(code[:n-2], wasm.Plain(wasm.OpI32Eqz)) // whether 32 bits are 0 can be asked of them
		case last.Op == wasm.OpI32WrapI64 && before.Op == wasm.OpI64ExtendI32:
			code = code[:n-2]
		case last.Op == wasm.OpI32Eqz && opposite(before.Op) != 0:
			code = append(code[:n-2], wasm.Plain(opposite(before.Op)))
		case (last.Op == wasm.OpBrIf || last.Op == wasm.OpIf) && n > 2 && denied(code[:n-1]):
			code = append(code[:n-3], last)
		case last.Op == wasm.OpBrIf && n > 3 && readsTop(code[:n-1]) && code[n-4].Op == wasm.OpCall &&
			final[code[n-4].Value]:
			return append(code[:n-3], last) // it always leaves the function
		default:
			return code
		}
	}
	return code
}

// denied says whether code ends with what says twice that something is not so.
func denied(code []wasm.Inst) bool {
	n := len(code)
	return code[n-1].Op == wasm.OpI32Eqz && code[n-2].Op == wasm.OpI32Eqz
}

// readsTop says whether code ends with what reads where the top of the stack is, as after every call.
func readsTop(code []wasm.Inst) bool {
	n := len(code)
	return code[n-2].Is(wasm.OpGlobalGet, topGlobal) && code[n-1].Is(wasm.OpLocalSet, top)
}

// opposites has for each of the ten instructions that compare two whole numbers how far from the first the one stands
// that says the opposite: equal, not equal, less, greater, less or equal, greater or equal, of these four with a sign
// and without.
const opposites = "\x01\x00\x08\x09\x06\x07\x04\x05\x02\x03"

// opposite returns the instruction that compares two whole numbers and says the opposite; 0 for other instructions.
func opposite(op byte) byte {
	for _, first := range []byte{wasm.OpI32Eq, wasm.OpI64Eq} {
		if op >= first && op < first+byte(len(opposites)) {
			return first + opposites[op-first]
		}
	}
	return 0
}
