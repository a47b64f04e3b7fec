package wasm

import "encoding/binary"

// The sections of a module that say what it begins with, in the order in which they stand.
const (
	typeSection     = 1
	importSection   = 2
	functionSection = 3
	exportSection   = 7
	startSection    = 8
	codeSection     = 10
)

// Started returns a module with one more function, which runs before any other: at once when the module is there. Body
// is its local variables and its code. A module that has such a function already is refused.
func Started(module, body []byte) ([]byte, error) {
	if len(module) < preamble {
		return nil, Err
	}
	out := append([]byte(nil), module[:preamble]...)
	r := Reader{Rest: module[preamble:]}
	var types, imports, functions int
	written, said := false, false
	for len(r.Rest) > 0 {
		id, section := r.Byte(), r.Block()
		var err error
		switch id {
		case typeSection:
			types, section, err = oneMore(section, []byte{0x60, 0, 0}) // takes nothing and gives nothing
		case importSection:
			imports, err = Imports(section)
		case functionSection:
			functions, section, err = oneMore(section, binary.AppendUvarint(nil, uint64(types)))
		case startSection:
			err = Err
		case codeSection:
			_, section, err = oneMore(section, AppendBlock(nil, body))
			written = true
		}
		if err != nil || r.Failed {
			return nil, Err
		}
		out = AppendBlock(append(out, id), section)
		if id == exportSection {
			first := binary.AppendUvarint(nil, uint64(imports+functions))
			out = AppendBlock(append(out, startSection), first)
			said = true
		}
	}
	if !written || !said || functions == 0 {
		return nil, Err
	}
	return out, nil
}

// oneMore appends to a list, and returns how many elements it had.
func oneMore(section, element []byte) (had int, more []byte, err error) {
	r := Reader{Rest: section}
	n := r.Number()
	if r.Failed {
		return 0, nil, Err
	}
	more = binary.AppendUvarint(nil, n+1)
	return int(n), append(append(more, r.Rest...), element...), nil
}
