package wasm_test

import (
	"testing"

	"tablier/app/site/wasm"
)

// Numbers come back as they were written, also where the form of numbers with a sign takes another byte.
func TestNumbers(t *testing.T) {
	for _, n := range []uint64{0, 1, 63, 64, 127, 128, 8191, 8192, 1 << 40} {
		out := wasm.AppendSigned(nil, n)
		r := wasm.Reader{Rest: wasm.AppendBlock(nil, append(out, 7))}
		block := wasm.Reader{Rest: r.Block()}
		if got := block.Number(); got != n || block.Byte() != 7 || block.Failed || r.Failed || len(r.Rest) > 0 {
			t.Errorf("%d is read as %d", n, got)
		}
		if out[len(out)-1]&0x40 != 0 {
			t.Errorf("%d is written as a negative number: % x", n, out)
		}
	}
}

// What is cut short fails, and so does all that is read after it.
func TestCutShort(t *testing.T) {
	for _, text := range []string{"", "\x80", "\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01", "\x03ab"} {
		r := wasm.Reader{Rest: []byte(text)}
		if got := r.Block(); got != nil || !r.Failed || r.Number() != 0 || r.Byte() != 0 {
			t.Errorf("%q: %q", text, got)
		}
	}
}

// Only functions are counted, and anything else is refused.
func TestImports(t *testing.T) {
	functions := "\x02" + "\x01m\x01f\x00\x05" + "\x01m\x02gh\x00\x80\x01"
	if got, err := wasm.Imports([]byte(functions)); err != nil || got != 2 {
		t.Errorf("%d, %v", got, err)
	}
	for _, text := range []string{functions[:8], "\x01\x01m\x01f\x03\x7f\x00"} {
		if got, err := wasm.Imports([]byte(text)); err != wasm.Err {
			t.Errorf("%q: %d, %v", text, got, err)
		}
	}
}
