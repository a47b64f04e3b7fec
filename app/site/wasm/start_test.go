package wasm

import (
	"bytes"
	"errors"
	"testing"
)

const (
	magic   = "\x00asm\x01\x00\x00\x00"
	types   = "\x01\x05\x01\x60\x01\x7f\x00"                     // one, which takes a number
	imports = "\x02\x0d\x02\x01m\x01a\x00\x00\x01m\x01b\x00\x00" // two functions
	own     = "\x03\x02\x01\x00"
	exports = "\x07\x05\x01\x01f\x00\x02"
	element = "\x09\x01\x00"
	code    = "\x0a\x04\x01\x02\x00\x0b"
)

// The function comes last, and the module says before its tables that it begins with it.
func TestStarted(t *testing.T) {
	got, err := Started([]byte(magic+types+imports+own+exports+element+code), []byte("\x00\x01\x0b"))
	want := magic + "\x01\x08\x02\x60\x01\x7f\x00\x60\x00\x00" + imports + "\x03\x03\x02\x00\x01" + exports +
		"\x08\x01\x03" + element + "\x0a\x08\x02\x02\x00\x0b\x03\x00\x01\x0b"
	if err != nil || !bytes.Equal(got, []byte(want)) {
		t.Errorf("%q (%v), want %q", got, err, want)
	}
	for name, module := range map[string]string{
		"nothing":                 "",
		"no code":                 magic + types + own + exports,
		"no functions":            magic + types + exports + code,
		"another function begins": magic + types + own + exports + "\x08\x01\x00" + code,
		"a section cut short":     magic + types + own + exports + code[:4],
		"no exports":              magic + types + own + code,
	} {
		if got, err := Started([]byte(module), []byte("\x00\x0b")); !errors.Is(err, Err) {
			t.Errorf("%s: %q, %v", name, got, err)
		}
	}
}
