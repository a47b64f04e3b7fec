package short

import "tablier/app/site/wasm"

// Go's compiler adds to the top of the stack with 64 bits to get the address of a value there, and takes the lower 32
// bits of that, since addresses in WebAssembly have no more:
//
//	local.get 1
//	i64.extend_i32_u
//	i64.const (number)
//	i64.add
//	i32.wrap_i64
//
// Here what loads or stores at such an address adds the number by itself, for which it has room; and where nothing
// does, the number is added with 32 bits. The sum is less than 1<<32 before anything is cut off: it is the address of
// something in the frame of the function, and a load or store would fail where it were more.
const addressSize = 5

// most is what a number that is added may be: no frame is as large, and two numbers less than it are still one for a
// load or store.
const most = 1 << 30

// addressed returns code whose addresses on the stack are written in this way.
func addressed(code []wasm.Inst) []wasm.Inst {
	out := make([]wasm.Inst, 0, len(code))
	more := map[int]uint64{} // by the place of an instruction what it is to add
	for at := 0; at < len(code); at++ {
		i := code[at]
		if add, ok := more[at]; ok {
			behind, _ := i.Access()
			i = i.Behind(behind + add)
		}
		number, ok := addressAt(code[at:])
		if !ok {
			out = append(out, i)
			continue
		}
		out = append(out, i)
		if user := userOf(code, at+addressSize); user > 0 {
			more[user] += number
		} else {
			out = append(out, wasm.Constant(wasm.OpI32Const, number), wasm.Plain(wasm.OpI32Add))
		}
		at += addressSize - 1
	}
	return out
}

// addressAt returns the number that is added where code begins with an address on the stack.
func addressAt(code []wasm.Inst) (number uint64, ok bool) {
	if len(code) < addressSize || !code[0].Is(wasm.OpLocalGet, top) || code[1].Op != wasm.OpI64ExtendI32 ||
		code[2].Op != wasm.OpI64Const || code[3].Op != wasm.OpI64Add || code[4].Op != wasm.OpI32WrapI64 {
		return 0, false
	}
	number = code[2].Value
	return number, number < most && !negative(code[2])
}

// negative says whether a constant has the sign of a negative number: the second highest bit of its last byte.
func negative(i wasm.Inst) bool { return i.Bytes[len(i.Bytes)-1]&0x40 != 0 }

// userOf returns the place of the instruction that loads or stores at the address that lies on the stack before an
// instruction; 0 where another takes it, or where it cannot be told.
func userOf(code []wasm.Inst, at int) int {
	for above := 0; at < len(code); at++ {
		takes, gives, ok := effect(code[at].Op)
		if !ok {
			return 0
		}
		if takes > above {
			if _, access := code[at].Access(); access && takes == above+1 {
				return at
			}
			return 0
		}
		above += gives - takes
	}
	return 0
}

// effects lists how many numbers instructions take from the stack and give to it, by the last that does so.
var effects = []struct {
	last         byte
	takes, gives int
}{
	{0x19, unknown, 0}, // those that lead elsewhere, and calls
	{wasm.OpDrop, 1, 0},
	{wasm.OpSelect, 3, 1},
	{0x1f, unknown, 0},
	{wasm.OpLocalGet, 0, 1},
	{wasm.OpLocalSet, 1, 0},
	{wasm.OpLocalTee, 1, 1},
	{wasm.OpGlobalGet, 0, 1},
	{wasm.OpGlobalSet, 1, 0},
	{0x27, unknown, 0},
	{wasm.OpI64Load32U, 1, 1},
	{wasm.OpI64Store32, 2, 0},
	{wasm.OpMemoryGrow, unknown, 0},
	{wasm.OpF64Const, 0, 1},
	{wasm.OpI32Eqz, 1, 1},
	{0x4f, 2, 1}, // that compare
	{wasm.OpI64Eqz, 1, 1},
	{0x66, 2, 1},
	{0x69, 1, 1}, // that count bits
	{0x78, 2, 1}, // that calculate
	{0x7b, 1, 1},
	{0x8a, 2, 1},
	{0x91, 1, 1}, // roots and the like
	{0x98, 2, 1},
	{0x9f, 1, 1},
	{0xa6, 2, 1},
	{wasm.OpExtend32, 1, 1}, // that convert
	{0xff, unknown, 0},
}

const unknown = -1

// effect returns how many numbers an instruction takes from the stack and gives to it, where that can be told.
func effect(op byte) (takes, gives int, ok bool) {
	for _, e := range effects {
		if op <= e.last {
			return e.takes, e.gives, e.takes != unknown
		}
	}
	return 0, 0, false
}
