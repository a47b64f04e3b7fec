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
		code, err := decode(after[1:])
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if slices.ContainsFunc(code, func(i inst) bool { return i.op == opBrTable }) {
			tables++
		}
		if slices.ContainsFunc(code, func(i inst) bool { return i.op == opLoop }) {
			loops++
		}
	}
	if tables < 300 || tables > 1700 || loops < 300 || loops > 1700 {
		t.Errorf("of 2000 functions %d have a table and %d a loop: too few of one kind are tried", tables, loops)
	}
}

// finalFunction is one that never returns, and final its number.
var finalFunction = []byte{0, opBlock, noType, opUnreachable, opEnd, opI32Const, 1, opEnd}

const final = 6

// A loop without calls needs no table, and a jump over some code is one instruction.
func TestPlain(t *testing.T) {
	b := builder{parts: 4}
	b.begin()
	b.trace(1)
	b.end() // part 1 is a loop
	b.add(opLocalGet, 2, opIf, noType)
	b.jump(3, 1)
	b.add(opEnd)
	b.trace(2)
	b.end()
	b.jump(1, 0)
	b.end()
	b.returns()
	got, err := structuredAlone(b.finish())
	want := []byte{
		0,
		opBlock, noType,
		opI64Const, 1, opDrop,
		opLoop, noType,
		opBlock, noType,
		opLocalGet, 2, opBrIf, 0,
		opI64Const, 2, opDrop,
		opBr, 1,
		opEnd,
		opI32Const, 0, opReturn,
		opEnd,
		opUnreachable,
		opEnd,
		opI32Const, 1, opEnd,
	}
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("% x (%v), want % x", got, err, want)
	}
}

// What is of another form stays; what is no code, or names another place to return to than where it is, is refused.
func TestOthers(t *testing.T) {
	plain := []byte{0, opLocalGet, 0, opDrop, opI32Const, 0, opEnd}
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
		"unknown instruction":    {0, 0xfd, opEnd},
		"unknown second byte":    {0, opMore, 12, opEnd},
		"cut short":              {0, opI32Const},
		"a table without an end": {0, opBrTable, 0xff, 0xff, 0xff, 0xff, 0x0f},
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
	b.add(0, opBlock, noType, opLoop, noType)
	for range b.parts {
		b.add(opBlock, noType)
	}
	b.add(opLocalGet, 0, opBrTable)
	b.out = binary.AppendUvarint(b.out, uint64(2*b.parts-1))
	for i := range 2 * b.parts {
		b.add(byte(i / 2))
	}
	b.add(opEnd)
}

// end ends a part.
func (b *builder) end() {
	b.at++
	b.add(opEnd)
}

// open is how many blocks are between the present part and the loop.
func (b *builder) open() byte { return byte(b.parts - 1 - b.at) }

// jump jumps to a part from within some blocks.
func (b *builder) jump(part, depth int) {
	b.out = wasm.AppendSigned(append(b.out, opI32Const), uint64(2*part+1))
	b.add(opLocalSet, 0, opBr, byte(depth)+b.open())
}

func (b *builder) trace(n int) {
	b.out = append(wasm.AppendSigned(append(b.out, opI64Const), uint64(n)), opDrop)
}

// call calls, to go on in a part: a function, or one that never returns, or indirectly, which leaves a number in
// local 0.
func (b *builder) call(part int, function, left byte) {
	b.add(opLocalGet, 1, opI32Const, 8, opI32Sub, opLocalSet, 1, opLocalGet, 1, opI64Const)
	b.out = wasm.AppendSigned(b.out, uint64(1<<20+2*part))
	b.add(opI64Store, 3, 0)
	if left > 0 {
		b.add(opI32Const, left, opLocalSet, 0, opI32Const, 0, opLocalGet, 0, opCallIndirect, 0, 0)
	} else {
		b.add(opI32Const, 0, opCall, function)
	}
	b.add(opBrIf, 1+b.open())
}

func (b *builder) returns() { b.add(opI32Const, 0, opReturn) }

func (b *builder) finish() []byte {
	b.add(opEnd, opUnreachable, opEnd, opI32Const, 1, opEnd)
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
				b.add(opLocalGet, 2, opIf, noType)
				b.jump(rng.IntN(b.parts), 1)
				b.add(opEnd)
			case 1:
				b.add(opBlock, noType, opLocalGet, 2, opBrIf, 0, opLocalGet, 2, opIf, noType)
				b.jump(rng.IntN(b.parts), 2)
				b.add(opEnd, opEnd)
			case 2:
				b.add(opLocalGet, 2, opIf, noType)
				b.trace(10*k + 9)
				b.add(opEnd)
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
	code   []inst
	ends   map[int]int // of each block, where it ends
	rng    *rand.Rand  // says which way to go
	locals [3]uint64
	stack  []uint64
	stored uint64
	trace  []uint64
}

// execute returns what a function is seen to do, up to some length.
func execute(t *testing.T, body []byte, rng *rand.Rand) []uint64 {
	code, err := decode(body[1:])
	if err != nil {
		t.Fatal(err)
	}
	m := machine{t: t, code: code, ends: map[int]int{}, rng: rng}
	var open []int
	for at, i := range code {
		switch i.op {
		case opBlock, opLoop, opIf:
			open = append(open, at)
		case opEnd:
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
		switch i.op {
		case opBlock, opLoop:
			open = append(open, at)
		case opIf:
			open = append(open, at)
			if m.pop() == 0 {
				leave = 0
			}
		case opEnd:
			open = open[:len(open)-1]
		case opBr:
			leave = int(i.value)
		case opBrIf:
			if m.pop() != 0 {
				leave = int(i.value)
			}
		case opBrTable:
			leave = int(i.labels[min(m.pop(), uint64(len(i.labels)-1))])
		case opReturn:
			return m.pop()
		case opUnreachable:
			m.trace = append(m.trace, 999)
			return 2
		case opCall:
			if i.value == final {
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
			if m.code[to].op == opLoop {
				at = to - 1
			}
		}
	}
}

// value executes an instruction that does not say where to go on. Local 2 and what calls return is left to chance.
func (m *machine) value(i inst) {
	switch i.op {
	case opLocalGet:
		if i.value == 2 {
			m.push(uint64(m.rng.IntN(2)))
		} else {
			m.push(m.locals[i.value])
		}
	case opLocalSet:
		m.locals[i.value] = m.pop()
	case opI32Const, opI64Const:
		m.push(i.value)
	case opI32Sub:
		less := m.pop()
		m.push(m.pop() - less)
	case opDrop:
		m.trace = append(m.trace, m.pop())
	case opI64Store:
		m.stored = m.pop()
		m.pop()
	case opCallIndirect:
		m.pop()
		m.pop()
		m.push(uint64(m.rng.IntN(2)))
	case opCall:
		m.pop()
		m.push(uint64(m.rng.IntN(2)))
	default:
		m.t.Fatalf("% x is not known", i.bytes)
	}
}
