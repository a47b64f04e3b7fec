package flow

import (
	"encoding/binary"
	"slices"

	"tablier/app/site/wasm"
)

// A writer writes a function by its tree of dominators (Ramsey 2022, "Beyond Relooper"). What a node dominates comes
// after it; each of these nodes after a block around all that stands before, which jumps to the node leave. Around a
// node with jumps back to it, and all that it dominates, is a loop.
type writer struct {
	*function
	*graph
	below   [][]int // of each node what it immediately dominates, in order
	place   []int   // of each node among those that are written
	inLoop  []bool  // a jump leads back to the node
	inBlock []bool  // a jump leads forward to the node
	labels  []label // what is open around what is written, the innermost last
	out     []byte
}

// A label is a loop or a block that jumps to a node begin anew or leave.
type label struct {
	node int
	loop bool
}

// write appends a function.
func write(f *function, out []byte) []byte {
	g := newGraph(f)
	n := g.root + 1
	w := &writer{
		function: f, graph: g, out: out,
		below: make([][]int, n), place: make([]int, n), inLoop: make([]bool, n), inBlock: make([]bool, n),
	}
	for _, v := range g.order[1:] {
		w.below[g.above[v]] = append(w.below[g.above[v]], v)
	}
	w.lay(g.root, 0)
	for _, u := range g.order {
		w.markJumps(u)
	}
	w.instructions(f.before)
	w.node(g.root)
	w.instructions(f.after)
	return w.out
}

// lay gives a node and what it dominates their places, and returns the next one.
func (w *writer) lay(u, place int) int {
	w.place[u] = place
	place++
	for _, v := range w.below[u] {
		place = w.lay(v, place)
	}
	return place
}

// fallsInto says whether code that ends at u goes on at v without a jump.
func (w *writer) fallsInto(u, v int) bool { return w.place[v] == w.place[u]+1 && !w.cut[jump{u, v}] }

// markJumps notes where the jumps of a node lead.
func (w *writer) markJumps(u int) {
	if u == w.root {
		for _, v := range w.next[u] {
			w.inBlock[v] = w.tabled()
		}
		return
	}
	p := &w.parts[u]
	if n := len(p.code); n > 0 && p.code[n-1].target != none && p.code[n-1].leaves() {
		p.last = p.code[n-1].target
		p.code = p.code[:n-1]
	}
	for _, s := range p.code {
		w.mark(u, s.target)
	}
	if p.last != none && !w.fallsInto(u, p.last) {
		w.mark(u, p.last)
	}
}

func (w *writer) mark(u, v int) {
	switch {
	case v == none:
	case w.cut[jump{u, v}]:
		w.inLoop[w.root] = true
	case w.back(u, v):
		w.inLoop[v] = true
	default:
		w.inBlock[v] = true
	}
}

// tabled says whether the function needs a table.
func (w *writer) tabled() bool { return len(w.next[w.root]) > 1 }

// node writes a node and what it dominates.
func (w *writer) node(u int) {
	if w.inLoop[u] {
		w.open(opLoop, label{u, true})
	}
	for _, v := range slices.Backward(w.below[u]) {
		if w.inBlock[v] {
			w.open(opBlock, label{v, false})
		}
	}
	if u == w.root {
		w.choice()
	} else {
		w.part(u)
	}
	for _, v := range w.below[u] {
		if w.inBlock[v] {
			w.close()
		}
		w.node(v)
	}
	if w.inLoop[u] {
		w.close()
	}
}

func (w *writer) open(op byte, l label) {
	w.out = append(w.out, op, noType)
	w.labels = append(w.labels, l)
}

func (w *writer) close() {
	w.out = append(w.out, opEnd)
	w.labels = w.labels[:len(w.labels)-1]
}

// choice writes the table. A number that should not be met is a failure, not the start of something else.
func (w *writer) choice() {
	if !w.tabled() {
		return
	}
	stray := label{none, false}
	w.open(opBlock, stray)
	var to []uint64
	for _, v := range w.table {
		if !slices.Contains(w.next[w.root], v) {
			v = none
		}
		to = append(to, w.outward(label{v, false}))
	}
	for len(to) > 1 && to[len(to)-1] == 0 && to[len(to)-2] == 0 {
		to = to[:len(to)-1]
	}
	w.out = append(w.out, opLocalGet, 0, opBrTable)
	w.out = binary.AppendUvarint(w.out, uint64(len(to)-1))
	for _, out := range to {
		w.out = binary.AppendUvarint(w.out, out)
	}
	w.close()
	w.out = append(w.out, opUnreachable)
}

// outward returns how many labels are within one that is open.
func (w *writer) outward(l label) uint64 {
	for i, m := range slices.Backward(w.labels) {
		if l == m {
			return uint64(len(w.labels) - 1 - i)
		}
	}
	panic("flow: no such label")
}

// part writes the code of a part.
func (w *writer) part(u int) {
	p := &w.parts[u]
	for i := range p.code {
		switch s := &p.code[i]; {
		case s.target != none:
			w.jump(u, s)
		case s.out > 0:
			w.br(s.op, s.depth, uint64(len(w.labels)+s.out-1))
		default:
			w.out = append(w.out, s.bytes...)
		}
	}
	if p.last != none && !w.fallsInto(u, p.last) {
		w.jump(u, &step{target: p.last, number: uint64(slices.Index(w.table, p.last))})
	}
}

func (w *writer) br(op byte, depth int, outward uint64) {
	w.out = binary.AppendUvarint(append(w.out, op), uint64(depth)+outward)
}

// jump writes a jump.
func (w *writer) jump(from int, s *step) {
	switch {
	case w.cut[jump{from, s.target}]:
		w.long(s)
	case s.conditional:
		w.br(opBrIf, s.depth, w.outward(label{s.target, w.back(from, s.target)}))
	default:
		w.br(opBr, s.depth, w.outward(label{s.target, w.back(from, s.target)}))
	}
}

// long writes a jump by way of the table.
func (w *writer) long(s *step) {
	depth := s.depth
	if s.conditional {
		w.out = append(w.out, opIf, noType)
		depth++
	}
	w.out = append(wasm.AppendSigned(append(w.out, opI32Const), s.number), opLocalSet, 0)
	w.br(opBr, depth, w.outward(label{w.root, true}))
	if s.conditional {
		w.out = append(w.out, opEnd)
	}
}

func (w *writer) instructions(list []inst) {
	for _, i := range list {
		w.out = append(w.out, i.bytes...)
	}
}
