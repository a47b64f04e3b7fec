package flow

import (
	"encoding/binary"
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"tablier/app/site/wasm"
)

// Functions made at random, of the form that Go's compiler gives them, do the same before and after: as far as can be
// seen from outside, through calls in which goroutines are switched.
func TestStructured(t *testing.T) {
	tables, loops := 0, 0
	for seed := range uint64(2000) {
		body := randomFunction(rand.New(rand.NewPCG(seed, 1)))
		section := wasm.AppendBlock(wasm.AppendBlock([]byte{2}, body), finalFunction)
		got, err := Structured(section, final-1)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		r := wasm.Reader{Rest: got[1:]}
		after := r.Block()
		for run := range uint64(4) {
			want := execute(t, body, rand.New(rand.NewPCG(seed, run)))
			if have := execute(t, after, rand.New(rand.NewPCG(seed, run))); !slices.Equal(have, want) {
				t.Fatalf("seed %d, run %d: %v, want %v", seed, run, have, want)
			}
		}
		code, err := wasm.Decode(after[1:])
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if slices.ContainsFunc(code, func(i wasm.Inst) bool { return i.Op == wasm.OpBrTable }) {
			tables++
		}
		if slices.ContainsFunc(code, func(i wasm.Inst) bool { return i.Op == wasm.OpLoop }) {
			loops++
		}
	}
	if tables < 300 || tables > 1700 || loops < 300 || loops > 1700 {
		t.Errorf("of 2000 functions %d have a table and %d a loop: too few of one kind are tried", tables, loops)
	}
}

// finalFunction is one that never returns, and final its number.
var finalFunction = []byte{0, wasm.OpBlock, wasm.NoType, wasm.OpUnreachable, wasm.OpEnd, wasm.OpI32Const, 1, wasm.OpEnd}

const final = 6

// A loop without calls needs no table, and a jump over some code is one instruction.
func TestPlain(t *testing.T) {
	b := builder{parts: 4}
	b.begin()
	b.trace(1)
	b.end() // part 1 is a loop
	b.add(wasm.OpLocalGet, 2, wasm.OpIf, wasm.NoType)
	b.jump(3, 1)
	b.add(wasm.OpEnd)
	b.trace(2)
	b.end()
	b.jump(1, 0)
	b.end()
	b.returns()
	got, err := structuredAlone(b.finish())
	want := []byte{
		0,
		wasm.OpBlock, wasm.NoType,
		wasm.OpI64Const, 1, wasm.OpDrop,
		wasm.OpLoop, wasm.NoType,
		wasm.OpBlock, wasm.NoType,
		wasm.OpLocalGet, 2, wasm.OpBrIf, 0,
		wasm.OpI64Const, 2, wasm.OpDrop,
		wasm.OpBr, 1,
		wasm.OpEnd,
		wasm.OpI32Const, 0, wasm.OpReturn,
		wasm.OpEnd,
		wasm.OpUnreachable,
		wasm.OpEnd,
		wasm.OpI32Const, 1, wasm.OpEnd,
	}
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("% x (%v), want % x", got, err, want)
	}
}

// What is of another form stays; what is no code, or names another place to return to than where it is, is refused.
func TestOthers(t *testing.T) {
	plain := []byte{0, wasm.OpLocalGet, 0, wasm.OpDrop, wasm.OpI32Const, 0, wasm.OpEnd}
	if got, err := structuredAlone(plain); err != nil || !slices.Equal(got, plain) {
		t.Errorf("% x, %v", got, err)
	}
	b := builder{parts: 2}
	b.begin()
	b.call(0, 1, 0)
	b.end()
	b.jump(0, 0)
	for name, body := range map[string][]byte{
		"another return":         b.finish(),
		"unknown instruction":    {0, 0xfd, wasm.OpEnd},
		"unknown second byte":    {0, wasm.OpMore, 12, wasm.OpEnd},
		"cut short":              {0, wasm.OpI32Const},
		"a table without an end": {0, wasm.OpBrTable, 0xff, 0xff, 0xff, 0xff, 0x0f},
	} {
		if got, err := structuredAlone(body); !errors.Is(err, wasm.Err) {
			t.Errorf("%s: % x, %v", name, got, err)
		}
	}
}

// structuredAlone returns the only function of a module.
func structuredAlone(text []byte) ([]byte, error) {
	got, err := Structured(wasm.AppendBlock([]byte{1}, text), 0)
	if err != nil {
		return nil, err
	}
	r := wasm.Reader{Rest: got[1:]}
	return r.Block(), nil
}

// A builder writes a function as Go's compiler does. Each part has two numbers, so that the numbers of parts differ
// from their places.
type builder struct {
	parts int
	at    int // the part that is written
	out   []byte
}

func (b *builder) add(bytes ...byte) { b.out = append(b.out, bytes...) }

func (b *builder) begin() {
	b.add(0, wasm.OpBlock, wasm.NoType, wasm.OpLoop, wasm.NoType)
	for range b.parts {
		b.add(wasm.OpBlock, wasm.NoType)
	}
	b.add(wasm.OpLocalGet, 0, wasm.OpBrTable)
	b.out = binary.AppendUvarint(b.out, uint64(2*b.parts-1))
	for i := range 2 * b.parts {
		b.add(byte(i / 2))
	}
	b.add(wasm.OpEnd)
}

// end ends a part.
func (b *builder) end() {
	b.at++
	b.add(wasm.OpEnd)
}

// open is how many blocks are between the present part and the loop.
func (b *builder) open() byte { return byte(b.parts - 1 - b.at) }

// jump jumps to a part from within some blocks.
func (b *builder) jump(part, depth int) {
	b.out = wasm.AppendSigned(append(b.out, wasm.OpI32Const), uint64(2*part+1))
	b.add(wasm.OpLocalSet, 0, wasm.OpBr, byte(depth)+b.open())
}

func (b *builder) trace(n int) {
	b.out = append(wasm.AppendSigned(append(b.out, wasm.OpI64Const), uint64(n)), wasm.OpDrop)
}

// call calls, to go on in a part: a function, or one that never returns, or indirectly, which leaves a number in
// local 0.
func (b *builder) call(part int, function, left byte) {
	b.add(wasm.OpLocalGet, 1, wasm.OpI32Const, 8, wasm.OpI32Sub, wasm.OpLocalSet, 1, wasm.OpLocalGet, 1, wasm.OpI64Const)
	b.out = wasm.AppendSigned(b.out, uint64(1<<20+2*part))
	b.add(wasm.OpI64Store, 3, 0)
	if left > 0 {
		b.add(wasm.OpI32Const, left, wasm.OpLocalSet, 0, wasm.OpI32Const, 0, wasm.OpLocalGet, 0, wasm.OpCallIndirect, 0, 0)
	} else {
		b.add(wasm.OpI32Const, 0, wasm.OpCall, function)
	}
	b.add(wasm.OpBrIf, 1+b.open())
}

func (b *builder) returns() { b.add(wasm.OpI32Const, 0, wasm.OpReturn) }

func (b *builder) finish() []byte {
	b.add(wasm.OpEnd, wasm.OpUnreachable, wasm.OpEnd, wasm.OpI32Const, 1, wasm.OpEnd)
	return b.out
}

func randomFunction(rng *rand.Rand) []byte {
	b := builder{parts: 1 + rng.IntN(12)}
	calls := rng.IntN(3) > 0
	b.begin()
	for k := range b.parts {
		b.trace(10 * k)
		for i := range rng.IntN(4) {
			b.trace(10*k + 1 + i)
			switch rng.IntN(4) {
			case 0:
				b.add(wasm.OpLocalGet, 2, wasm.OpIf, wasm.NoType)
				b.jump(rng.IntN(b.parts), 1)
				b.add(wasm.OpEnd)
			case 1:
				b.add(wasm.OpBlock, wasm.NoType, wasm.OpLocalGet, 2, wasm.OpBrIf, 0, wasm.OpLocalGet, 2, wasm.OpIf, wasm.NoType)
				b.jump(rng.IntN(b.parts), 2)
				b.add(wasm.OpEnd, wasm.OpEnd)
			case 2:
				b.add(wasm.OpLocalGet, 2, wasm.OpIf, wasm.NoType)
				b.trace(10*k + 9)
				b.add(wasm.OpEnd)
			}
		}
		last := k == b.parts-1
		switch way := rng.IntN(6); {
		case way == 0 || last && way < 4:
			b.returns()
		case way == 1 || last:
			b.jump(rng.IntN(b.parts), 0)
		case way == 2 && calls:
			b.call(k+1, byte(final-2*rng.IntN(2)), byte(rng.IntN(2*b.parts)))
		}
		if !last {
			b.end()
		}
	}
	return b.finish()
}

// A machine executes a function.
type machine struct {
	t      *testing.T
	code   []wasm.Inst
	ends   map[int]int // of each block, where it ends
	rng    *rand.Rand  // says which way to go
	locals [3]uint64
	stack  []uint64
	stored uint64
	trace  []uint64
}

// execute returns what a function is seen to do, up to some length.
func execute(t *testing.T, body []byte, rng *rand.Rand) []uint64 {
	code, err := wasm.Decode(body[1:])
	if err != nil {
		t.Fatal(err)
	}
	m := machine{t: t, code: code, ends: map[int]int{}, rng: rng}
	var open []int
	for at, i := range code {
		switch i.Op {
		case wasm.OpBlock, wasm.OpLoop, wasm.OpIf:
			open = append(open, at)
		case wasm.OpEnd:
			if len(open) > 0 {
				m.ends[open[len(open)-1]] = at
				open = open[:len(open)-1]
			}
		}
	}
	for len(m.trace) < 100 && m.enter() == 1 {
		m.locals[0] = m.stored & 0xffff
		m.trace = append(m.trace, 1000+m.locals[0])
	}
	return m.trace
}

func (m *machine) pop() (x uint64) {
	if len(m.stack) == 0 {
		m.t.Fatal("nothing to take")
	}
	x, m.stack = m.stack[len(m.stack)-1], m.stack[:len(m.stack)-1]
	return x
}

func (m *machine) push(x uint64) { m.stack = append(m.stack, x) }

// enter executes from the beginning, and returns what the function does; 2 when it goes on for long.
func (m *machine) enter() uint64 {
	var open []int
	m.stack = m.stack[:0]
	for at, steps := 0, 0; ; at++ {
		if steps++; len(m.trace) >= 100 || steps > 10_000 {
			return 2
		}
		if at == len(m.code)-1 {
			return m.pop()
		}
		i := m.code[at]
		leave := none
		switch i.Op {
		case wasm.OpBlock, wasm.OpLoop:
			open = append(open, at)
		case wasm.OpIf:
			open = append(open, at)
			if m.pop() == 0 {
				leave = 0
			}
		case wasm.OpEnd:
			open = open[:len(open)-1]
		case wasm.OpBr:
			leave = int(i.Value)
		case wasm.OpBrIf:
			if m.pop() != 0 {
				leave = int(i.Value)
			}
		case wasm.OpBrTable:
			leave = int(i.Labels[min(m.pop(), uint64(len(i.Labels)-1))])
		case wasm.OpReturn:
			return m.pop()
		case wasm.OpUnreachable:
			m.trace = append(m.trace, 999)
			return 2
		case wasm.OpCall:
			if i.Value == final {
				m.trace = append(m.trace, 998)
				return 2
			}
			m.value(i)
		default:
			m.value(i)
		}
		if leave != none {
			to := open[len(open)-1-leave]
			open = open[:len(open)-1-leave]
			at = m.ends[to]
			if m.code[to].Op == wasm.OpLoop {
				at = to - 1
			}
		}
	}
}

// value executes an instruction that does not say where to go on. Local 2 and what calls return is left to chance.
func (m *machine) value(i wasm.Inst) {
	switch i.Op {
	case wasm.OpLocalGet:
		if i.Value == 2 {
			m.push(uint64(m.rng.IntN(2)))
		} else {
			m.push(m.locals[i.Value])
		}
	case wasm.OpLocalSet:
		m.locals[i.Value] = m.pop()
	case wasm.OpI32Const, wasm.OpI64Const:
		m.push(i.Value)
	case wasm.OpI32Sub:
		less := m.pop()
		m.push(m.pop() - less)
	case wasm.OpDrop:
		m.trace = append(m.trace, m.pop())
	case wasm.OpI64Store:
		m.stored = m.pop()
		m.pop()
	case wasm.OpCallIndirect:
		m.pop()
		m.pop()
		m.push(uint64(m.rng.IntN(2)))
	case wasm.OpCall:
		m.pop()
		m.push(uint64(m.rng.IntN(2)))
	default:
		m.t.Fatalf("% x is not known", i.Bytes)
	}
}
