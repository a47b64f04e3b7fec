package relink

import (
	"bytes"
	"encoding/binary"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"tablier/app/site/wasm"
)

// compiled returns the memory with which a small program begins, without its lines.
func compiled(t *testing.T) []segment {
	t.Helper()
	dir := t.TempDir()
	source, out := filepath.Join(dir, "main.go"), filepath.Join(dir, "out.wasm")
	if err := os.WriteFile(source, []byte("package main\n\nfunc main() { println() }\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	build := exec.Command("go", "build", "-ldflags", "-s -w", "-o", out, source)
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if text, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, text)
	}
	program, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	var memory []segment
	if _, err := relinked(program, func(segments []segment) error {
		memory = segments
		return withoutLines(segments)
	}); err != nil {
		t.Fatal(err)
	}
	return memory
}

// loaded returns the memory of a program that has been loaded.
func loaded(segments []segment) []byte {
	memory := make([]byte, 16<<20)
	for _, s := range segments {
		copy(memory[s.place:], s.data)
	}
	return memory
}

// What a program writes when it starts is what its file had, to the last byte.
func TestNumbersAreWritten(t *testing.T) {
	segments := compiled(t)
	want := loaded(segments)
	code, err := withoutNumbers(segments)
	if err != nil || code == nil {
		t.Fatalf("nothing is written by the program: %v", err)
	}
	segments = cutSegments(segments)
	have := loaded(segments)
	if differ(have, want) < 10_000 {
		t.Errorf("only %d bytes are no longer in the file", differ(have, want))
	}
	execute(t, code, have)
	if n := differ(have, want); n > 0 {
		t.Errorf("%d bytes are others than before", n)
	}
}

// differ counts the bytes that differ.
func differ(a, b []byte) (n int) {
	for i := range a {
		if a[i] != b[i] {
			n++
		}
	}
	return n
}

// Numbers of another kind stay in the file: of a function, of where it is described, of a stretch; and other programs
// stay as they are.
func TestOtherNumbersStay(t *testing.T) {
	whole := compiled(t)
	place, table, ok := tableIn(whole)
	if !ok {
		t.Fatal("no table")
	}
	n, err := numberingOf(whole, place, table)
	if err != nil {
		t.Fatal(err)
	}
	last := binary.LittleEndian.Uint32(n.list[listedSize*(n.count-1)+describedAt:])
	for name, spoilt := range map[string]*byte{
		"number":      &n.list[listedSize*5],
		"place":       &n.list[listedSize*5+describedAt],
		"description": &n.list[last],
		"stretch":     &n.table.data[stretchSize*40],
		"last":        &n.table.data[stretchSize*(n.stretches-1)],
		"in between":  &n.table.data[stretchSize*41+9],
	} {
		*spoilt ^= 8
		before := loaded(whole)
		if code, err := withoutNumbers(whole); code != nil || err != nil || !bytes.Equal(loaded(whole), before) {
			t.Errorf("another %s: %d bytes of code, %v", name, len(code), err)
		}
		*spoilt ^= 8
	}
	other := []segment{{data: []byte("other")}}
	if code, err := withoutNumbers(other); code != nil || err != nil {
		t.Errorf("%d bytes of code, %v", len(code), err)
	}
	if code, err := withoutNumbers(whole); code == nil || err != nil {
		t.Errorf("the same as before: %d bytes of code, %v", len(code), err)
	}
}

// Zeros stay out of the file where there are many.
func TestCutSegments(t *testing.T) {
	gap := make([]byte, widestGap+1)
	got := cutSegments([]segment{
		{place: 10, data: slices.Concat([]byte("\x00\x00a\x00b"), gap, []byte("c"), gap[1:], []byte("d\x00"))},
		{place: 9000, data: slices.Concat(gap, []byte("e"))},
		{place: 20_000, data: gap},
	})
	want := []segment{
		{place: 10, data: []byte("\x00\x00a\x00b")},
		{place: 15 + widestGap + 1, data: slices.Concat([]byte("c"), gap[1:], []byte("d"))},
		{place: 9000 + widestGap + 1, data: []byte("e")},
	}
	if !slices.EqualFunc(got, want, func(a, b segment) bool { return a.place == b.place && bytes.Equal(a.data, b.data) }) {
		t.Errorf("%v, want %v", got, want)
	}
}

// A processor executes the code of a maker.
type processor struct {
	t         *testing.T
	memory    []byte
	variables []uint32
	stack     []uint32
}

// execute executes the code of a function without parameters.
func execute(t *testing.T, code, memory []byte) {
	t.Helper()
	if code[0] != 1 || code[2] != wasm.I32 {
		t.Fatalf("% x are no variables", code[:3])
	}
	p := processor{t: t, memory: memory, variables: make([]uint32, code[1])}
	if rest := p.block(code[3:]); len(rest) > 0 || len(p.stack) > 0 {
		t.Fatalf("%d bytes of code and %d numbers are left", len(rest), len(p.stack))
	}
}

func (p *processor) pop() (x uint32) {
	if len(p.stack) == 0 {
		p.t.Fatal("nothing to take")
	}
	x, p.stack = p.stack[len(p.stack)-1], p.stack[:len(p.stack)-1]
	return x
}

func (p *processor) push(x uint32) { p.stack = append(p.stack, x) }

// block executes up to the end of a loop or of the function, and returns what follows.
func (p *processor) block(begin []byte) []byte {
	r := wasm.Reader{Rest: begin}
	for {
		switch op := r.Byte(); op {
		case wasm.OpEnd:
			return r.Rest
		case wasm.OpLoop:
			r.Byte()
			r.Rest = p.block(r.Rest)
		case wasm.OpBrIf:
			if r.Byte() != 0 {
				p.t.Fatal("a jump out of a loop")
			}
			if p.pop() != 0 {
				r.Rest = begin
			}
		default:
			p.one(op, &r)
		}
		if r.Failed {
			p.t.Fatal("the code has no end")
		}
	}
}

// one executes an instruction that does not say where to go on.
func (p *processor) one(op byte, r *wasm.Reader) {
	word := binary.LittleEndian
	switch op {
	case wasm.OpLocalGet:
		p.push(p.variables[r.Byte()])
	case wasm.OpLocalSet:
		p.variables[r.Byte()] = p.pop()
	case wasm.OpI32Const:
		p.push(uint32(r.Number()))
	case wasm.OpI32Load, wasm.OpI32Load8U, wasm.OpI32Store:
		r.Byte()
		behind := uint32(r.Number())
		switch op {
		case wasm.OpI32Load:
			p.push(word.Uint32(p.memory[p.pop()+behind:]))
		case wasm.OpI32Load8U:
			p.push(uint32(p.memory[p.pop()+behind]))
		case wasm.OpI32Store:
			value := p.pop()
			word.PutUint32(p.memory[p.pop()+behind:], value)
		}
	default:
		b, a := p.pop(), p.pop()
		switch op {
		case wasm.OpI32LtU:
			p.push(map[bool]uint32{true: 1}[a < b])
		case wasm.OpI32Add:
			p.push(a + b)
		case wasm.OpI32Mul:
			p.push(a * b)
		case wasm.OpI32And:
			p.push(a & b)
		case wasm.OpI32ShrU:
			p.push(a >> b)
		default:
			p.t.Fatalf("%#x is not known", op)
		}
	}
}
