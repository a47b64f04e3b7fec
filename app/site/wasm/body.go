package wasm

import "slices"

// A Body is a function in the form of a module.
type Body struct {
	Text   []byte
	Locals []byte // the beginning of Text, with the types of the local variables
	Code   []Inst // the rest
}

// Bodies reads the functions of a code section.
func Bodies(section []byte) ([]Body, error) {
	r := Reader{Rest: section}
	bodies := make([]Body, min(r.Number(), uint64(len(section))))
	for i := range bodies {
		b, err := readBody(r.Block())
		if r.Failed || err != nil {
			return nil, Err
		}
		bodies[i] = b
	}
	return bodies, nil
}

// readBody splits the bytes of a function into the types of its local variables and its instructions.
func readBody(text []byte) (b Body, err error) {
	r := Reader{Rest: text}
	for range r.Number() { // how many, of which type
		r.Number()
		r.Byte()
	}
	b.Text, b.Locals = text, text[:len(text)-len(r.Rest)]
	b.Code, err = Decode(r.Rest)
	if r.Failed {
		return b, Err
	}
	return b, err
}

// Final returns the numbers of the functions that never return to where they were called. Imports is how many functions
// the module imports: they are numbered before those of the section.
func Final(bodies []Body, imports int) map[uint64]bool {
	final := map[uint64]bool{}
	for i := range bodies {
		final[uint64(imports+i)] = !bodies[i].returns()
	}
	return final
}

// returns says whether a function ever returns to where it was called. If not, it panics: all that it has beside is the
// end that switches goroutines.
func (b *Body) returns() bool {
	end := len(b.Code) - 4
	return end < 0 || b.Code[end].Op != OpUnreachable || b.Code[end+1].Op != OpEnd || !b.Code[end+2].Is(OpI32Const, 1) ||
		slices.ContainsFunc(b.Code, func(i Inst) bool { return i.Op == OpReturn })
}
