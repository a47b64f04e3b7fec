package protocol

import (
	"slices"
	"strconv"

	"tablier/rules"
)

// A decoder reads the members of an object into typed fields. It keeps the first error and answers zero values from
// then on.
type decoder struct {
	members map[string]string // as text
	err     *Error
}

// request reads the fields of r's op; any other is an error.
func (d *decoder) request(r *Request) {
	known := []string{"id", "op"}
	switch r.Op {
	case OpMoves, OpSurprise:
		known = d.match(r, known)
	case OpDraw:
		known = append(d.match(r, known), "seed")
		r.Seed = d.integer("seed", 0, maxSeed, true)
	case OpPerft:
		known = append(d.match(r, known), "depth")
		r.Depth = int(d.integer("depth", 0, MaxDepth, true))
	case OpSearch:
		known = append(d.match(r, known), "level", "ms", "nodes", "depth", "lines", "seed", "alone")
		d.search(r)
	case OpHint:
		known = append(d.match(r, known), "seed")
		r.Seed = d.integer("seed", 0, 1<<64-1, false)
	case OpTree:
		known = d.tree(r, d.match(r, known))
	case OpStop:
		known = append(known, "target")
		r.Target = d.id("target")
	case OpMap:
		known = append(known, "game", "variant", "from")
		d.mapping(r)
	case OpSurvey, OpPuzzles:
		known = append(known, "game", "variant")
		r.Game, r.Variant = d.text("game", true), d.text("variant", false)
	case OpCompose:
		known = d.compose(r, known)
	}
	d.unknown(r.Op, known)
}

// unknown refuses a field that is not among the known ones: of several, the first in order of the alphabet.
func (d *decoder) unknown(op Op, known []string) {
	first, any := "", false
	for name := range d.members {
		if !slices.Contains(known, name) && (!any || name < first) {
			first, any = name, true
		}
	}
	if any && d.err == nil {
		err := rules.UnknownError{What: "field", Name: first, Known: known}
		d.err = &Error{Code: CodeField, Message: err.Error() + " with op " + string(op)}
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
	r.Seeds = d.seeds("seeds")
	return append(known, "game", "variant", "options", "start", "moves", "resigned", "seeds")
}

func (d *decoder) search(r *Request) {
	r.Level = int(d.integer("level", 1, 1000, false))
	r.Millis = int64(d.integer("ms", 1, MaxMillis, false))
	r.Nodes = d.integer("nodes", 1, 1<<63, false)
	r.Depth = int(d.integer("depth", 1, MaxDepth, false))
	r.Lines = int(d.integer("lines", 1, MaxLines, false))
	r.Seed = d.integer("seed", 0, 1<<64-1, false)
	r.Alone = d.flag("alone")
	budget := r.Nodes > 0 || r.Depth > 0
	switch {
	case d.err != nil:
	case r.Level == 0 && r.Millis == 0 && !budget:
		d.err = &Error{
			Code: CodeField, Message: "a search wants the field \"level\", or \"ms\", \"nodes\" or \"depth\"",
		}
	case r.Level > 0 && budget:
		d.err = &Error{Code: CodeField, Message: "field \"level\": not together with \"nodes\" or \"depth\""}
	}
}

func (d *decoder) fail(field, want string) {
	if d.err == nil {
		d.err = fieldError(field, want)
	}
}

// fieldError returns the error of a field with a wrong value.
func fieldError(field, want string) *Error {
	return &Error{Code: CodeField, Message: "field " + strconv.Quote(field) + ": want " + want}
}

// value returns the text of a field, empty when it is absent; when it is required, that is an error.
func (d *decoder) value(field, want string, required bool) string {
	v := d.members[field]
	if v == "" && required {
		d.fail(field, want+"; it is missing")
	}
	return v
}

func (d *decoder) id(field string) ID {
	const want = "a number or a string"
	v := d.value(field, want, true)
	if v != "" && v[0] != '"' && v[0] != '-' && (v[0] < '0' || v[0] > '9') {
		d.fail(field, want)
		return ""
	}
	return ID(v)
}

func (d *decoder) text(field string, required bool) string {
	const want = "a string"
	v := d.value(field, want, required)
	if v == "" {
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
	if v == "" {
		return 0
	}
	if s, ok := unquote(v); ok && most > exact {
		v = s
	}
	n, err := strconv.ParseUint(v, 10, 64)
	if err != nil || n < least || n > most {
		d.fail(field, want)
		return 0
	}
	return n
}

func (d *decoder) texts(field string, most int) []string {
	want := "an array of at most " + strconv.Itoa(most) + " strings"
	v := d.value(field, want, false)
	if v == "" {
		return nil
	}
	list, ok := elements(v)
	if !ok || len(list) > most {
		d.fail(field, want)
	}
	return list
}

// options reads the names of the options that are on, from an array of them or from an object that says
// true or false of each.
func (d *decoder) options(field string) []string {
	v := d.value(field, "", false)
	if v == "" {
		return nil
	}
	if list, ok := elements(v); ok {
		return list
	}
	members, err := split(v)
	var on []string
	for name, state := range members {
		switch state {
		case "true":
			on = append(on, name)
		case "false":
		default:
			err = fieldError(field, "")
		}
	}
	if err != nil {
		d.fail(field, "an array of strings or an object of true and false")
		return nil
	}
	slices.Sort(on)
	return on
}

// seeds reads the seeds of chance, round after round.
func (d *decoder) seeds(field string) []uint64 {
	v := d.value(field, "", false)
	if v == "" {
		return nil
	}
	var list []uint64
	valid := true
	s := scanner{text: v}
	err := s.array(0, func(value string) {
		n, err := strconv.ParseUint(value, 10, 64)
		list, valid = append(list, n), valid && err == nil && n <= maxSeed
	})
	if err != nil || !valid || len(list) > MaxSeeds {
		d.fail(field, "an array of at most "+strconv.Itoa(MaxSeeds)+" integers from 0 to "+strconv.Itoa(maxSeed))
		return nil
	}
	return list
}

// elements returns the strings of an array; false for any other text.
func elements(text string) (list []string, ok bool) {
	s := scanner{text: text}
	ok = true
	err := s.array(0, func(value string) {
		element, isText := unquote(value)
		list, ok = append(list, element), ok && isText
	})
	return list, ok && err == nil
}

// unquote returns the content of a JSON string; false for another value.
func unquote(text string) (string, bool) {
	if text[0] != '"' {
		return "", false
	}
	s := scanner{text: text}
	value, err := s.str()
	return value, err == nil
}
