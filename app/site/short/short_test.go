package short

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"slices"
	"testing"

	"tablier/app/site/wasm"
)

// One function is imported; of those of the section the first is the one that is made shorter, and the second never
// returns.
const (
	imports = 1
	shorter = imports
	last    = imports + 1
)

// final is the text of a function that never returns.
var final = []byte{0, wasm.OpBlock, wasm.NoType, wasm.OpUnreachable, wasm.OpEnd, wasm.OpI32Const, 1, wasm.OpEnd}

// shortened returns the text of a function after Code.
func shortened(t *testing.T, text []byte) []byte {
	t.Helper()
	section, err := Code(wasm.AppendBlock(wasm.AppendBlock([]byte{2}, text), final), imports)
	if err != nil {
		t.Fatal(err)
	}
	r := wasm.Reader{Rest: section[1:]}
	return r.Block()
}

// Functions made at random do the same before and after.
func TestCode(t *testing.T) {
	saved, variables := 0, 0
	for seed := range uint64(3000) {
		text := randomFunction(rand.New(rand.NewPCG(seed, 1)))
		after := shortened(t, text)
		saved += len(text) - len(after)
		if after[0] > text[0] {
			variables++
		}
		for run := range uint64(3) {
			want, have := newMachine(t, seed, run), newMachine(t, seed, run)
			want.execute(text)
			have.execute(after)
			if !slices.Equal(have.trace, want.trace) || !bytes.Equal(have.memory, want.memory) || have.top != want.top {
				t.Fatalf("seed %d, run %d: %v\n% x\n% x", seed, run, have.trace, text, after)
			}
		}
	}
	if saved < 30_000 || variables < 500 || variables > 2500 {
		t.Errorf("%d bytes shorter, %d functions with a variable: too few of one kind are tried", saved, variables)
	}
}

// What is written in a shorter way.
func TestShorter(t *testing.T) {
	address := func(number ...byte) []byte {
		return slices.Concat([]byte{wasm.OpLocalGet, 1, wasm.OpI64ExtendI32, wasm.OpI64Const}, number,
			[]byte{wasm.OpI64Add, wasm.OpI32WrapI64})
	}
	for name, c := range map[string]struct{ code, want []byte }{
		"a load": {
			slices.Concat(address(0xc8, 0), []byte{wasm.OpI64Load32U, 2, 8, wasm.OpDrop}),
			[]byte{wasm.OpLocalGet, 1, wasm.OpI64Load32U, 2, 80, wasm.OpDrop},
		},
		"a store": {
			slices.Concat(address(0x80, 1), address(16), []byte{wasm.OpI64Load32U, 2, 0, wasm.OpI64Store, 3, 8}),
			[]byte{wasm.OpLocalGet, 1, wasm.OpLocalGet, 1, wasm.OpI64Load32U, 2, 16, wasm.OpI64Store, 3, 0x88, 1},
		},
		"an address that goes elsewhere": {
			slices.Concat(address(8), []byte{wasm.OpDrop}),
			[]byte{wasm.OpLocalGet, 1, wasm.OpI32Const, 8, wasm.OpI32Add, wasm.OpDrop},
		},
		"one that is stored": {
			slices.Concat([]byte{wasm.OpLocalGet, 1}, address(8), []byte{wasm.OpI32Store, 2, 4}),
			[]byte{wasm.OpLocalGet, 1, wasm.OpLocalGet, 1, wasm.OpI32Const, 8, wasm.OpI32Add, wasm.OpI32Store, 2, 4},
		},
		"one before a call": {
			slices.Concat(address(8), []byte{wasm.OpI32Const, 0, wasm.OpCall, 0, wasm.OpI32Store, 2, 4}),
			[]byte{
				wasm.OpLocalGet, 1, wasm.OpI32Const, 8, wasm.OpI32Add, wasm.OpI32Const, 0, wasm.OpCall, 0,
				wasm.OpI32Store, 2, 4,
			},
		},
		"a negative number": {address(0x78), address(0x78)},
		"another variable": {
			[]byte{wasm.OpLocalGet, 3, wasm.OpI64ExtendI32, wasm.OpI64Const, 8, wasm.OpI64Add, wasm.OpI32WrapI64},
			[]byte{wasm.OpLocalGet, 3, wasm.OpI64ExtendI32, wasm.OpI64Const, 8, wasm.OpI64Add, wasm.OpI32WrapI64},
		},
		"nothing": {[]byte{wasm.OpNop, wasm.OpNop}, nil},
		"a question": {
			[]byte{wasm.OpI64Eqz, wasm.OpI64ExtendI32, wasm.OpI64Eqz, wasm.OpI32Eqz, wasm.OpBrIf, 0},
			[]byte{wasm.OpI64Eqz, wasm.OpBrIf, 0},
		},
		"there and back": {
			[]byte{wasm.OpLocalGet, 0, wasm.OpI64ExtendI32, wasm.OpI32WrapI64},
			[]byte{wasm.OpLocalGet, 0},
		},
		"a call that never returns": {
			[]byte{wasm.OpCall, last, wasm.OpGlobalGet, 0, wasm.OpLocalSet, 1, wasm.OpBrIf, 0},
			[]byte{wasm.OpCall, last, wasm.OpBrIf, 0},
		},
		"another call": {
			[]byte{wasm.OpCall, 0, wasm.OpGlobalGet, 0, wasm.OpLocalSet, 1, wasm.OpBrIf, 0},
			[]byte{wasm.OpCall, 0, wasm.OpGlobalGet, 0, wasm.OpLocalSet, 1, wasm.OpBrIf, 0},
		},
	} {
		if got := shortened(t, append([]byte{0}, c.code...)); !bytes.Equal(got[1:], c.want) {
			t.Errorf("%s: % x, want % x", name, got[1:], c.want)
		}
	}
}

// Whole numbers are less, equal or greater: what says the opposite of each comparison does so for all of them.
func TestOpposites(t *testing.T) {
	numbers := []uint64{0, 1, 2, 1 << 31, 1<<32 - 1, 1 << 63, 1<<64 - 1}
	for op := range 256 {
		against := opposite(byte(op))
		if against == 0 {
			continue
		}
		for _, a := range numbers {
			for _, b := range numbers {
				if compare(byte(op), a, b) == compare(against, a, b) {
					t.Errorf("%#x and %#x say the same of %d and %d", op, against, a, b)
				}
			}
		}
	}
}

// Functions whose first variable is another, or that call once, have no variable for their number.
func TestFewCalls(t *testing.T) {
	call := []byte{wasm.OpLocalGet, 1, wasm.OpI64Const, 0x81, 0x80, 0x80, 0x80, 0x01, wasm.OpI64Store, 3, 0}
	for name, c := range map[string]struct {
		locals []byte
		calls  int
	}{
		"one call":         {[]byte{2, 1, wasm.I32, 3, wasm.I64}, 1},
		"no variables":     {[]byte{0}, 2},
		"another first":    {[]byte{1, 2, wasm.I64}, 2},
		"two of the first": {[]byte{1, 2, wasm.I32}, 2},
	} {
		text := append(c.locals, bytes.Repeat(call, c.calls)...)
		if got := shortened(t, text); !bytes.Equal(got, text) {
			t.Errorf("%s: % x, want % x", name, got, text)
		}
	}
	got := shortened(t, append([]byte{2, 1, wasm.I32, 3, wasm.I64}, bytes.Repeat(call, 2)...))
	short := []byte{wasm.OpLocalGet, 1, wasm.OpI64Const, 1, wasm.OpLocalGet, 2, wasm.OpI64Or, wasm.OpI64Store, 3, 0}
	want := slices.Concat([]byte{3, 1, wasm.I32, 1, wasm.I64, 3, wasm.I64},
		[]byte{wasm.OpI64Const, 0x80, 0x80, 0x80, 0x80, 0x01, wasm.OpLocalSet, 2}, short, short)
	if !bytes.Equal(got, want) {
		t.Errorf("% x, want % x", got, want)
	}
}

// What is no code is refused.
func TestCodeRefuses(t *testing.T) {
	for name, section := range map[string][]byte{
		"nothing":             {1},
		"cut short":           {1, 9, 0},
		"unknown instruction": {1, 2, 0, 0xfd},
	} {
		if got, err := Code(section, imports); !errors.Is(err, wasm.Err) {
			t.Errorf("%s: % x, %v", name, got, err)
		}
	}
}
