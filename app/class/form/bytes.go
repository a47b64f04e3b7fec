package form

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"slices"
)

// encoding is strict so that one text has one form; that it skips line ends is left to the comparison in Unpack.
var encoding = base64.RawURLEncoding.Strict()

// A byteWriter writes the fields of a code.
type byteWriter struct {
	out   []byte
	outer [][]byte // what had been written when each open block began
	names []string
}

func (w *byteWriter) reading() bool { return false }
func (w *byteWriter) line() int     { return 0 }

func (w *byteWriter) number(_ string, n *int) Fault {
	w.out = binary.AppendUvarint(w.out, uint64(*n))
	return ""
}

func (w *byteWriter) word(field string, n *int, _ []string) Fault { return w.number(field, n) }

func (w *byteWriter) text(_ string, s *string) Fault {
	w.out = append(binary.AppendUvarint(w.out, uint64(len(*s))), *s...)
	return ""
}

func (w *byteWriter) name(field string, s *string) Fault {
	place := slices.Index(w.names, *s) + 1
	w.number(field, &place)
	if place == 0 {
		w.names = append(w.names, *s)
		w.text(field, s)
	}
	return ""
}

func (w *byteWriter) link(field string, s *string) Fault {
	packed, fault := linkBytes(*s)
	if fault != "" {
		return fault
	}
	return w.text(field, &packed)
}

// linkBytes returns the fragment of a link with the bytes for which its base64 stands.
func linkBytes(fragment string) (string, Fault) {
	if fragment == "" {
		return "", ""
	}
	data, err := encoding.DecodeString(fragment[1:])
	if err != nil || encoding.EncodeToString(data) != fragment[1:] {
		return "", Illegal
	}
	return fragment[:1] + string(data), ""
}

func (w *byteWriter) rest(_ string, b *[]byte) Fault {
	w.out = append(w.out, *b...)
	return ""
}

func (w *byteWriter) begin() Fault {
	w.outer, w.out = append(w.outer, w.out), nil
	return ""
}

func (w *byteWriter) end() Fault {
	block, last := string(w.out), len(w.outer)-1
	w.out, w.outer = w.outer[last], w.outer[:last]
	return w.text("", &block)
}

// A byteReader reads the fields of a code.
type byteReader struct {
	in    []byte
	after [][]byte // what follows each open block
	names []string
}

func (r *byteReader) reading() bool { return true }
func (r *byteReader) line() int     { return 0 }

func (r *byteReader) number(_ string, n *int) Fault {
	value, size := binary.Uvarint(r.in)
	if size <= 0 || value > maxNumber {
		return Damaged
	}
	r.in, *n = r.in[size:], int(value)
	return ""
}

func (r *byteReader) word(field string, n *int, _ []string) Fault { return r.number(field, n) }

func (r *byteReader) text(field string, s *string) Fault {
	n := 0
	if fault := r.number(field, &n); fault != "" {
		return fault
	}
	if n > len(r.in) {
		return Damaged
	}
	*s, r.in = string(r.in[:n]), r.in[n:]
	return ""
}

func (r *byteReader) name(field string, s *string) Fault {
	place := 0
	if fault := r.number(field, &place); fault != "" {
		return fault
	}
	if place > len(r.names) {
		return Damaged
	}
	if place > 0 {
		*s = r.names[place-1]
		return ""
	}
	fault := r.text(field, s)
	r.names = append(r.names, *s)
	return fault
}

func (r *byteReader) link(field string, s *string) Fault {
	packed := ""
	if fault := r.text(field, &packed); fault != "" || packed == "" {
		return fault
	}
	*s = packed[:1] + encoding.EncodeToString([]byte(packed[1:]))
	return ""
}

func (r *byteReader) rest(_ string, b *[]byte) Fault {
	*b, r.in = bytes.Clone(r.in), nil
	return ""
}

func (r *byteReader) begin() Fault {
	block := ""
	if fault := r.text("", &block); fault != "" {
		return fault
	}
	r.after, r.in = append(r.after, r.in), []byte(block)
	return ""
}

func (r *byteReader) end() Fault {
	if len(r.in) > 0 {
		return Damaged
	}
	last := len(r.after) - 1
	r.in, r.after = r.after[last], r.after[:last]
	return ""
}
