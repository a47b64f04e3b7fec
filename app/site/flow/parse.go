package flow

import (
	"slices"

	"tablier/app/site/wasm"
)

// A function is the code of a function in the form that Go's compiler gives it, parsed into basic blocks:
//
//	block                      in functions with calls: left when the runtime switches goroutines
//	  loop
//	    block block … block    one for each part
//	      local.get 0          the number of where to go on
//	      br_table             leaves one of these blocks
//	    end
//	    (part 0)
//	    end
//	    (part 1)
//	    …
//	  end
//	  unreachable
//	end
//	i32.const 1
//
// The code of a part goes on in the next one if it does not end otherwise. A jump is
//
//	i32.const (number)
//	local.set 0
//	br (to the loop)
type function struct {
	before, after []wasm.Inst // the instructions around the loop
	parts         []part
	table         []int // the part of each number
}

// A part is a basic block: instructions that are entered only at the first.
type part struct {
	code  []step
	last  int  // the part that follows, or none
	entry bool // the runtime may resume here
}

const none = -1

// A step is an instruction or a jump.
type step struct {
	wasm.Inst
	depth int // how many blocks of the part are around it
	// Of a jump: the part to which it leads, or none; the number by which it names that; whether it depends on the
	// value before it.
	target      int
	number      uint64
	conditional bool
	// Of another br out of the loop: its depth, one for the block around the loop; else 0.
	out int
}

// leaves says whether control does not pass to the next instruction.
func (s *step) leaves() bool {
	switch s.Op {
	case wasm.OpBr, wasm.OpReturn, wasm.OpUnreachable:
		return s.depth == 0 && !s.conditional
	}
	return false
}

// parse splits a function into its basic blocks, and returns false for one of another form than Go's.
func parse(code []wasm.Inst) (f *function, ok bool) {
	f = &function{}
	at := 0
	for at < len(code) && !code[at].Is(wasm.OpLoop, wasm.NoType) {
		at++
	}
	f.before = code[:at]
	blocks := 0
	for at++; at < len(code) && code[at].Is(wasm.OpBlock, wasm.NoType); at++ {
		blocks++
	}
	if blocks == 0 || at+2 >= len(code) ||
		!code[at].Is(wasm.OpLocalGet, 0) || code[at+1].Op != wasm.OpBrTable || code[at+2].Op != wasm.OpEnd {
		return nil, false
	}
	for _, label := range code[at+1].Labels {
		if label >= uint64(blocks) {
			return nil, false
		}
		f.table = append(f.table, int(label))
	}
	f.after = code[at+3:]
	for k := range blocks {
		if !f.readPart(blocks - 1 - k) {
			return nil, false
		}
	}
	f.parts[blocks-1].last = none
	return f, len(f.after) > 0 && f.after[0].Op == wasm.OpUnreachable
}

// readPart moves a part from after to parts, and drops the end that follows it. Open is how many blocks that lead to
// other parts are around it.
func (f *function) readPart(open int) bool {
	p := part{last: len(f.parts) + 1}
	for depth := 0; len(f.after) > 0; {
		i := f.after[0]
		f.after = f.after[1:]
		s := step{Inst: i, depth: depth, target: none}
		switch i.Op {
		case wasm.OpBlock, wasm.OpLoop, wasm.OpIf:
			depth++
		case wasm.OpEnd:
			if depth == 0 {
				if n := len(p.code); n > 0 && p.code[n-1].leaves() {
					p.last = none
				}
				f.parts = append(f.parts, p)
				return true
			}
			depth--
		case wasm.OpBr, wasm.OpBrIf:
			if out := int(i.Value) - depth - open; out > 0 {
				s.out = out
			} else if i.Value >= uint64(depth) && (out < 0 || !p.jump(&s, f)) {
				return false
			}
		case wasm.OpBrTable:
			return false
		}
		p.code = append(p.code, s)
		p.join()
	}
	return false
}

// jump turns a br to the loop into a jump, and drops the instructions before it that set its target.
func (p *part) jump(s *step, f *function) bool {
	n := len(p.code)
	if s.Op != wasm.OpBr || n < 2 || p.code[n-2].Op != wasm.OpI32Const || !p.code[n-1].Is(wasm.OpLocalSet, 0) {
		return false
	}
	s.number = p.code[n-2].Value
	s.target = f.partOf(s.number)
	p.code = p.code[:n-2]
	return s.target != none
}

// callsIndirectly says whether a part calls a function value; that leaves its number in local 0.
func (p *part) callsIndirectly() bool {
	return slices.ContainsFunc(p.code, func(s step) bool { return s.Op == wasm.OpCallIndirect })
}

// join makes a conditional jump of an if with nothing but a jump inside.
func (p *part) join() {
	n := len(p.code)
	if n < 3 || p.code[n-1].Op != wasm.OpEnd || p.code[n-2].target == none || !p.code[n-3].Is(wasm.OpIf, wasm.NoType) {
		return
	}
	jump := p.code[n-2]
	jump.conditional = true
	jump.depth--
	p.code = append(p.code[:n-3], jump)
}

// findEntries finds the parts at which the runtime may resume: the start, before the deferred calls, and after each
// call except those in an if and those of functions that never return. A call writes the number of where to go on
// into memory: where that does not lead to the next part, Go's compiler has changed.
func (f *function) findEntries(final map[uint64]bool) error {
	f.parts[0].entry = true
	for k := range f.parts {
		p := &f.parts[k]
		if p.endsWithCall() {
			if k+1 == len(f.parts) || f.returnsTo(p.code) != k+1 {
				return wasm.Err
			}
			if slices.ContainsFunc(p.code, func(s step) bool { return s.Op == wasm.OpCall && s.depth == 0 && final[s.Value] }) {
				p.last = none
			} else {
				f.parts[k+1].entry = true
			}
		}
		if startsWithCall(p.code) {
			p.entry = true
		}
	}
	return nil
}

func (p *part) endsWithCall() bool {
	n := len(p.code)
	return n > 0 && p.code[n-1].Op == wasm.OpBrIf && p.code[n-1].out > 0
}

// returnsTo returns the part whose number the call at the end of some code writes into memory.
func (f *function) returnsTo(code []step) int {
	const numberBits = 16
	for i := len(code) - 1; i > 0; i-- {
		if code[i].Op == wasm.OpI64Store && code[i-1].Op == wasm.OpI64Const {
			return f.partOf(code[i-1].Value & (1<<numberBits - 1))
		}
	}
	return none
}

// partOf returns the basic block to which a number leads in the function's br_table.
func (f *function) partOf(number uint64) int {
	if number >= uint64(len(f.table)) {
		return none
	}
	return f.table[number]
}

// startsWithCall says whether some code begins with a call's push of that number: local 1 is the top of the stack. Go's
// compiler may leave a place there for what it has removed.
func startsWithCall(code []step) bool {
	for len(code) > 0 && code[0].Op == wasm.OpNop {
		code = code[1:]
	}
	return len(code) > 2 && code[0].Is(wasm.OpLocalGet, 1) && code[1].Is(wasm.OpI32Const, 8) && code[2].Op == wasm.OpI32Sub
}
