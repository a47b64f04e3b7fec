package wasm_test

import (
	"bytes"
	"testing"

	"tablier/app/site/wasm"
)

// A memory gets another most, whether it had one or not; all else stays.
func TestBounded(t *testing.T) {
	const start, types, table = "\x00asm\x01\x00\x00\x00", "\x01\x04\x01\x60\x00\x00", "\x04\x04\x01\x70\x00\x01"
	want := []byte(start + types + table + "\x05\x06\x01\x01\xe0\x03\x80\x20" + "\x06\x00")
	for name, memory := range map[string]string{
		"of 65,536 pages": "\x05\x07\x01\x01\xe0\x03\x80\x80\x04",
		"without a most":  "\x05\x04\x01\x00\xe0\x03",
	} {
		got, err := wasm.Bounded([]byte(start+types+table+memory+"\x06\x00"), 4096)
		if err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s: %q (%v), want %q", name, got, err, want)
		}
	}
}

// What has no memory of its own, two, a shared one, or more than it may have at the start is refused.
func TestBoundedRefuses(t *testing.T) {
	const start = "\x00asm\x01\x00\x00\x00"
	for name, module := range map[string]string{
		"nothing":        "",
		"no memory":      start + "\x06\x00",
		"two":            start + "\x05\x05\x02\x00\x01\x00\x01",
		"a shared one":   start + "\x05\x04\x01\x03\x01\x02",
		"too many pages": start + "\x05\x04\x01\x00\x81\x20",
		"cut short":      start + "\x05\x04\x01\x00",
	} {
		if got, err := wasm.Bounded([]byte(module), 4096); err == nil {
			t.Errorf("%s: %q", name, got)
		}
	}
}
