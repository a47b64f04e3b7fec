package protocol

import (
	"bytes"
	"maps"
	"slices"
	"strconv"

	"github.com/go-json-experiment/json/jsontext"

	"tablier/rules"
)

// A decoder turns the members of an object into typed fields. It keeps the first error and answers zero
// values from then on.
type decoder struct {
	members map[string]jsontext.Value
	err     error
}

// request reads the fields of r's op; any other is an error.
func (d *decoder) request(r *Request) {
	known := []string{"id", "op"}
	switch r.Op {
	case OpMoves:
		known = d.match(r, known)
	case OpPerft:
		known = append(d.match(r, known), "depth")
		r.Depth = int(d.integer("depth", 0, MaxDepth, true))
	case OpSearch:
		known = append(d.match(r, known), "level", "ms", "nodes", "depth", "lines", "seed")
		d.search(r)
	case OpStop:
		known = append(known, "target")
		id, err := readID(d.members, "target")
		if err != nil {
			d.fail("target", "a number or a string")
		}
		r.Target = id
	}
	for _, name := range slices.Sorted(maps.Keys(d.members)) {
		if !slices.Contains(known, name) && d.err == nil {
			err := rules.UnknownError{What: "field", Name: name, Known: known}
			d.err = &Error{Code: CodeField, Message: err.Error() + " with op " + string(r.Op)}
		}
	}
}

func (d *decoder) match(r *Request, known []string) []string {
	r.Game = d.text("game", true)
	r.Variant = d.text("variant", false)
	r.Options = d.options("options")
	r.Start = d.text("start", false)
	for _, move := range d.texts("moves", MaxMoves) {
		r.Moves = append(r.Moves, rules.Move(move))
	}
	r.Resigned = d.text("resigned", false)
	return append(known, "game", "variant", "options", "start", "moves", "resigned")
}

func (d *decoder) search(r *Request) {
	r.Level = int(d.integer("level", 1, 1000, false))
	r.Millis = int64(d.integer("ms", 1, MaxMillis, false))
	r.Nodes = d.integer("nodes", 1, 1<<63, false)
	r.Depth = int(d.integer("depth", 1, MaxDepth, false))
	r.Lines = int(d.integer("lines", 1, MaxLines, false))
	r.Seed = d.integer("seed", 0, 1<<64-1, false)
	limited := r.Millis > 0 || r.Nodes > 0 || r.Depth > 0
	switch {
	case d.err != nil:
	case r.Level == 0 && !limited:
		d.err = &Error{Code: CodeField, Message: "a search wants the field \"level\", or \"ms\", \"nodes\" or \"depth\""}
	case r.Level > 0 && limited:
		d.err = &Error{Code: CodeField, Message: "field \"level\": not together with \"ms\", \"nodes\" or \"depth\""}
	}
}

func (d *decoder) fail(field, want string) {
	if d.err == nil {
		d.err = fieldError(field, want)
	}
}

// fieldError is the error of a field whose value is not what it should be.
func fieldError(field, want string) *Error {
	return &Error{Code: CodeField, Message: "field " + strconv.Quote(field) + ": want " + want}
}

// value returns the text of a field, nil when it is absent; when it is required, that is an error.
func (d *decoder) value(field, want string, required bool) jsontext.Value {
	v, ok := d.members[field]
	if !ok && required {
		d.fail(field, want+"; it is missing")
	}
	return v
}

func (d *decoder) text(field string, required bool) string {
	const want = "a string"
	v := d.value(field, want, required)
	if v == nil {
		return ""
	}
	s, ok := unquote(v)
	if !ok {
		d.fail(field, want)
	}
	return s
}

// integer reads an integer, written without point or exponent, or as a string of its digits where it may
// exceed what JavaScript's numbers hold.
func (d *decoder) integer(field string, least, most uint64, required bool) uint64 {
	const exact = 1 << 53
	want := "an integer from " + strconv.FormatUint(least, 10) + " to " + strconv.FormatUint(most, 10)
	v := d.value(field, want, required)
	if v == nil {
		return 0
	}
	digits := string(v)
	if s, ok := unquote(v); ok && most > exact {
		digits = s
	}
	n, err := strconv.ParseUint(digits, 10, 64)
	if err != nil || n < least || n > most {
		d.fail(field, want)
		return 0
	}
	return n
}

func (d *decoder) texts(field string, most int) []string {
	want := "an array of at most " + strconv.Itoa(most) + " strings"
	v := d.value(field, want, false)
	if v == nil {
		return nil
	}
	list, ok := elements(v, most)
	if !ok {
		d.fail(field, want)
	}
	return list
}

// options reads the names of the options that are on, from an array of them or from an object that says
// true or false of each.
func (d *decoder) options(field string) []string {
	v := d.value(field, "", false)
	if v == nil {
		return nil
	}
	if list, ok := elements(v, MaxMoves); ok {
		return list
	}
	members, err := split(v)
	var on []string
	for name, state := range members {
		switch state.Kind() {
		case 't':
			on = append(on, name)
		case 'f':
		default:
			err = fieldError(field, "")
		}
	}
	if err != nil {
		d.fail(field, "an array of strings or an object of true and false")
	}
	slices.Sort(on)
	return on
}

// elements reads an array of at most so many strings.
func elements(v jsontext.Value, most int) ([]string, bool) {
	dec := jsontext.NewDecoder(bytes.NewReader(v))
	if tok, err := dec.ReadToken(); err != nil || tok.Kind() != '[' {
		return nil, false
	}
	var list []string
	for dec.PeekKind() == '"' && len(list) < most {
		tok, err := dec.ReadToken()
		if err != nil {
			return nil, false
		}
		list = append(list, tok.String())
	}
	tok, err := dec.ReadToken()
	return list, err == nil && tok.Kind() == ']'
}

func unquote(v jsontext.Value) (string, bool) {
	if v.Kind() != '"' {
		return "", false
	}
	s, err := jsontext.AppendUnquote(nil, v)
	return string(s), err == nil
}
