package relink

import (
	"errors"
	"strings"
	"testing"

	"tablier/app/site/wasm"
)

const (
	moduleStart = "\x00asm\x01\x00\x00\x00"
	types       = "\x01\x04\x01\x60\x00\x00"
)

func unedited([]segment) error { return nil }

// Data that lies close together becomes one segment, at the place of its first; what is far away keeps its own.
func TestRelinked(t *testing.T) {
	for _, c := range []struct{ name, program, want string }{
		{
			"near",
			moduleStart + types + "\x0b\x0e\x02" + "\x00\x41\x10\x0b\x02ab" + "\x00\x41\x14\x0b\x01c",
			moduleStart + types + "\x0b\x0b\x01" + "\x00\x41\x10\x0b\x05ab\x00\x00c",
		},
		{
			"at a place whose sixth bit is set",
			moduleStart + "\x0b\x0f\x02" + "\x00\x41\xc0\x00\x0b\x01a" + "\x00\x41\xc1\x00\x0b\x01b" + types,
			moduleStart + "\x0b\x09\x01" + "\x00\x41\xc0\x00\x0b\x02ab" + types,
		},
		{
			"far",
			moduleStart + "\x0b\x0f\x02" + "\x00\x41\x10\x0b\x01a" + "\x00\x41\x80\x80\x04\x0b\x01b",
			moduleStart + "\x0b\x0f\x02" + "\x00\x41\x10\x0b\x01a" + "\x00\x41\x80\x80\x04\x0b\x01b",
		},
		{
			"in no order",
			moduleStart + "\x0b\x0d\x02" + "\x00\x41\x20\x0b\x01a" + "\x00\x41\x10\x0b\x01b",
			moduleStart + "\x0b\x0d\x02" + "\x00\x41\x20\x0b\x01a" + "\x00\x41\x10\x0b\x01b",
		},
		{"no data", moduleStart + types, moduleStart + types},
	} {
		got, err := relinked([]byte(c.program), unedited)
		if err != nil || string(got) != c.want {
			t.Errorf("%s: %q (%v), want %q", c.name, got, err, c.want)
		}
	}
}

// What is not understood stops the build: a page with half of its memory would fail in a browser.
func TestRelinkedRefuses(t *testing.T) {
	for name, program := range map[string]string{
		"nothing":                "",
		"a section cut short":    moduleStart + types[:4],
		"a segment cut short":    moduleStart + "\x0b\x05\x01" + "\x00\x41\x10\x0b",
		"fewer than it says":     moduleStart + "\x0b\x07\x02" + "\x00\x41\x10\x0b\x01a",
		"another memory":         moduleStart + "\x0b\x08\x01" + "\x02\x00\x41\x10\x0b\x01a",
		"a place to compute":     moduleStart + "\x0b\x07\x01" + "\x00\x23\x10\x0b\x01a",
		"a number without end":   moduleStart + "\x0b" + strings.Repeat("\xff", 11),
		"a block beyond the end": moduleStart + "\x0b\x07\x01" + "\x00\x41\x10\x0b\x05a",
	} {
		if got, err := relinked([]byte(program), unedited); !errors.Is(err, wasm.Err) {
			t.Errorf("%s: %q, %v", name, got, err)
		}
	}
}
