package short

import (
	"math/rand/v2"

	"tablier/app/site/wasm"
)

// A builder writes a function as Go's compiler does, made at random. Its variables are local 0, the top of the stack,
// two of 64 bits and one of 32.
type builder struct {
	rng   *rand.Rand
	depth byte // how many blocks are open in the outermost
	out   []byte
}

const (
	wide   = 2 // and 3
	narrow = 4
)

func randomFunction(rng *rand.Rand) []byte {
	b := builder{rng: rng, out: []byte{3, 1, wasm.I32, 2, wasm.I64, 1, wasm.I32}}
	b.add(wasm.OpGlobalGet, 0, wasm.OpLocalSet, 1, wasm.OpBlock, wasm.NoType)
	for range 1 + rng.IntN(12) {
		b.statement()
	}
	for variable := byte(wide); variable < narrow; variable++ {
		b.add(wasm.OpLocalGet, 1, wasm.OpLocalGet, variable, wasm.OpI64Store, 3, 8*variable)
	}
	b.add(wasm.OpLocalGet, 1, wasm.OpLocalGet, narrow, wasm.OpI32Store, 2, 8*narrow)
	b.add(wasm.OpI32Const, 0, wasm.OpReturn, wasm.OpEnd, wasm.OpI32Const, 1, wasm.OpEnd)
	return b.out
}

func (b *builder) add(bytes ...byte) { b.out = append(b.out, bytes...) }

func (b *builder) constant(op byte, n uint64) { b.out = append(b.out, wasm.Constant(op, n).Bytes...) }

func (b *builder) statement() {
	switch b.rng.IntN(9) {
	case 0:
		b.wide(2)
		b.add(wasm.OpLocalSet, wide+byte(b.rng.IntN(2)))
	case 1:
		b.narrow(2)
		b.add(wasm.OpLocalSet, narrow)
	case 2, 3:
		b.address()
		b.wide(2)
		b.add(wasm.OpI64Store, 3, byte(b.rng.IntN(64)))
	case 4:
		b.address()
		b.narrow(2)
		b.add(wasm.OpI32Store, 2, byte(b.rng.IntN(64)))
	case 5:
		b.condition()
		b.add(wasm.OpIf, wasm.NoType)
		b.depth++
		b.statement()
		b.depth--
		b.add(wasm.OpEnd)
	case 6:
		b.add(wasm.OpNop)
	case 7, 8:
		b.call()
	}
}

// call calls, and leaves where the function that is called has switched goroutines.
func (b *builder) call() {
	b.add(wasm.OpLocalGet, 1, wasm.OpI32Const, 8, wasm.OpI32Sub, wasm.OpLocalTee, 1, wasm.OpGlobalSet, 0)
	b.add(wasm.OpLocalGet, 1)
	b.constant(wasm.OpI64Const, firstNumber<<placeBits+uint64(b.rng.IntN(300)))
	b.add(wasm.OpI64Store, 3, 0)
	b.add(wasm.OpI32Const, 0, wasm.OpCall, []byte{0, last}[b.rng.IntN(2)])
	b.add(wasm.OpGlobalGet, 0, wasm.OpLocalSet, 1, wasm.OpBrIf, b.depth)
}

// address puts an address on the stack, mostly in the long way.
func (b *builder) address() {
	b.add(wasm.OpLocalGet, 1)
	if b.rng.IntN(4) > 0 {
		b.add(wasm.OpI64ExtendI32)
		b.constant(wasm.OpI64Const, uint64(b.rng.IntN(256)))
		b.add(wasm.OpI64Add, wasm.OpI32WrapI64)
	}
}

// wide puts a number of 64 bits on the stack, and narrow one of 32.
func (b *builder) wide(depth int) {
	kind := b.rng.IntN(6)
	switch {
	case depth == 0 || kind == 0:
		b.constant(wasm.OpI64Const, b.rng.Uint64()>>b.rng.IntN(63)>>1)
	case kind == 1:
		b.add(wasm.OpLocalGet, wide+byte(b.rng.IntN(2)))
	case kind == 2:
		b.narrow(depth - 1)
		b.add(wasm.OpI64ExtendI32)
	case kind == 3:
		b.wide(depth - 1)
		b.wide(depth - 1)
		b.add([]byte{wasm.OpI64Add, wasm.OpI64Or}[b.rng.IntN(2)])
	case kind == 4:
		b.address()
		b.add(wasm.OpI64Load32U, 2, byte(b.rng.IntN(64)))
	case kind == 5:
		b.wide(depth - 1)
		b.add(wasm.OpLocalTee, wide)
	}
}

func (b *builder) narrow(depth int) {
	kind := b.rng.IntN(6)
	switch {
	case depth == 0 || kind == 0:
		b.constant(wasm.OpI32Const, b.rng.Uint64()>>33)
	case kind == 1:
		b.add(wasm.OpLocalGet, narrow)
	case kind == 2:
		b.wide(depth - 1)
		b.add(wasm.OpI32WrapI64)
	case kind == 3:
		b.address()
		b.add(wasm.OpI32Load, 2, byte(b.rng.IntN(64)))
	case kind == 4:
		b.address()
	case kind == 5:
		b.condition()
	}
}

// condition puts on the stack whether something is so.
func (b *builder) condition() {
	switch b.rng.IntN(4) {
	case 0:
		b.wide(1)
		b.add(wasm.OpI64Eqz)
	case 1:
		b.wide(1)
		b.wide(1)
		b.add(wasm.OpI64Eq + byte(b.rng.IntN(10)))
	case 2:
		b.narrow(1)
		b.narrow(1)
		b.add(wasm.OpI32Eq + byte(b.rng.IntN(10)))
	case 3:
		b.narrow(1)
	}
	for range b.rng.IntN(3) {
		if b.rng.IntN(2) > 0 {
			b.add(wasm.OpI64ExtendI32, wasm.OpI64Eqz)
		} else {
			b.add(wasm.OpI32Eqz)
		}
	}
}
