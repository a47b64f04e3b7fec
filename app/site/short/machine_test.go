package short

import (
	"encoding/binary"
	"math/rand/v2"
	"testing"

	"tablier/app/site/wasm"
)

// A machine executes a function.
type machine struct {
	t      *testing.T
	rng    *rand.Rand // says which calls switch goroutines
	code   []wasm.Inst
	ends   map[int]int // of each block, where it ends
	memory []byte
	top    uint64
	locals [8]uint64
	stack  []uint64
	open   []int
	trace  []uint64 // what is called, and where the runtime would go on; at the end what the function gives
}

// newMachine returns a machine before it executes; two of the same numbers are the same.
func newMachine(t *testing.T, seed, run uint64) *machine {
	m := &machine{t: t, rng: rand.New(rand.NewPCG(seed, run)), memory: make([]byte, 2048), top: 1024}
	for i := range m.memory {
		m.memory[i] = byte(m.rng.IntN(4))
	}
	return m
}

// execute executes a function.
func (m *machine) execute(text []byte) {
	bodies, err := wasm.Bodies(wasm.AppendBlock([]byte{1}, text))
	if err != nil {
		m.t.Fatal(err)
	}
	m.code, m.ends = bodies[0].Code, map[int]int{}
	var open []int
	for at, i := range m.code {
		switch i.Op {
		case wasm.OpBlock, wasm.OpIf:
			open = append(open, at)
		case wasm.OpEnd:
			if len(open) > 0 {
				m.ends[open[len(open)-1]] = at
				open = open[:len(open)-1]
			}
		}
	}
	at := 0
	for at < len(m.code)-1 && m.code[at].Op != wasm.OpReturn {
		at = m.step(at)
	}
	m.trace = append(m.trace, m.pop())
	if len(m.stack) > 0 {
		m.t.Fatal("numbers are left on the stack")
	}
}

func (m *machine) pop() (x uint64) {
	if len(m.stack) == 0 {
		m.t.Fatal("nothing to take")
	}
	x, m.stack = m.stack[len(m.stack)-1], m.stack[:len(m.stack)-1]
	return x
}

func (m *machine) push(x uint64) { m.stack = append(m.stack, x) }

// step executes an instruction, and returns the place of the next one.
func (m *machine) step(at int) int {
	switch i := &m.code[at]; i.Op {
	case wasm.OpBlock:
		m.open = append(m.open, at)
	case wasm.OpIf:
		if m.pop() == 0 {
			return m.ends[at] + 1
		}
		m.open = append(m.open, at)
	case wasm.OpEnd:
		m.open = m.open[:len(m.open)-1]
	case wasm.OpBrIf:
		if m.pop() != 0 {
			to := len(m.open) - 1 - int(i.Value)
			at = m.ends[m.open[to]]
			m.open = m.open[:to]
		}
	case wasm.OpCall:
		m.call(i.Value)
	default:
		m.value(i)
	}
	return at + 1
}

// call does what a function that is called is seen to do: one that returns takes its place from the stack.
func (m *machine) call(function uint64) {
	m.trace = append(m.trace, function, m.pop(), binary.LittleEndian.Uint64(m.memory[m.top:]))
	if function == last || m.rng.IntN(6) == 0 {
		m.push(1)
		return
	}
	m.top += 8
	m.push(0)
}

// value executes an instruction that computes.
func (m *machine) value(i *wasm.Inst) {
	behind, access := i.Access()
	switch {
	case access && i.Op == wasm.OpI32Store:
		value := uint32(m.pop())
		binary.LittleEndian.PutUint32(m.memory[m.pop()+behind:], value)
	case access && i.Op == wasm.OpI64Store:
		value := m.pop()
		binary.LittleEndian.PutUint64(m.memory[m.pop()+behind:], value)
	case access && (i.Op == wasm.OpI32Load || i.Op == wasm.OpI64Load32U):
		m.push(uint64(binary.LittleEndian.Uint32(m.memory[m.pop()+behind:])))
	case i.Op == wasm.OpLocalGet:
		m.push(m.locals[i.Value])
	case i.Op == wasm.OpLocalSet:
		m.locals[i.Value] = m.pop()
	case i.Op == wasm.OpLocalTee:
		m.locals[i.Value] = m.pop()
		m.push(m.locals[i.Value])
	case i.Op == wasm.OpGlobalGet:
		m.push(m.top)
	case i.Op == wasm.OpGlobalSet:
		m.top = m.pop()
	case i.Op == wasm.OpI32Const || i.Op == wasm.OpI64Const:
		m.push(i.Value)
	case i.Op == wasm.OpNop || i.Op == wasm.OpI64ExtendI32:
	case i.Op == wasm.OpI32WrapI64:
		m.push(uint64(uint32(m.pop())))
	case i.Op == wasm.OpI32Eqz || i.Op == wasm.OpI64Eqz:
		m.push(truth(m.pop() == 0))
	default:
		b, a := m.pop(), m.pop()
		m.push(m.calculate(i.Op, a, b))
	}
}

func (m *machine) calculate(op byte, a, b uint64) uint64 {
	switch op {
	case wasm.OpI32Add:
		return uint64(uint32(a + b))
	case wasm.OpI32Sub:
		return uint64(uint32(a - b))
	case wasm.OpI64Add:
		return a + b
	case wasm.OpI64Or:
		return a | b
	}
	if opposite(op) == 0 {
		m.t.Fatalf("%#x is not known", op)
	}
	return truth(compare(op, a, b))
}

func truth(is bool) uint64 {
	if is {
		return 1
	}
	return 0
}

// compare says what an instruction that compares says of two numbers.
func compare(op byte, a, b uint64) bool {
	signed := [2]int64{int64(a), int64(b)}
	if op < wasm.OpI64Eqz {
		op += wasm.OpI64Eq - wasm.OpI32Eq
		a, b = uint64(uint32(a)), uint64(uint32(b))
		signed = [2]int64{int64(int32(a)), int64(int32(b))}
	}
	return []bool{
		a == b, a != b, signed[0] < signed[1], a < b, signed[0] > signed[1], a > b, signed[0] <= signed[1], a <= b,
		signed[0] >= signed[1], a >= b,
	}[op-wasm.OpI64Eq]
}
