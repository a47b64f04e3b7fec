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
	n := len(g.next)
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

// fallsInto says whether the code of part u goes on in part v without a jump.
func (w *writer) fallsInto(u, v int) bool {
	return w.place[w.door(v)] == w.place[u]+1 && !w.cut[jump{u, v}]
}

// markJumps notes where the jumps of a node lead.
func (w *writer) markJumps(u int) {
	if u >= w.root {
		for _, v := range w.next[u] {
			w.inBlock[v] = w.inBlock[v] || w.tabled(u)
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
	case w.back(u, w.door(v)):
		w.inLoop[w.door(v)] = true
	default:
		w.inBlock[w.door(v)] = true
	}
}

// tabled says whether the root or a gate needs a table.
func (w *writer) tabled(u int) bool { return len(w.next[u]) > 1 }

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
	switch {
	case u == w.root:
		w.choose()
	case u > w.root:
		w.lead(u)
	default:
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

// choose writes the table of the root. A number that should not be met is a failure, not the start of something else.
func (w *writer) choose() {
	if w.tabled(w.root) {
		w.open(opBlock, label{none, false})
		w.branch(w.root, none)
		w.close()
		w.out = append(w.out, opUnreachable)
	}
}

// lead writes the table of a gate. Local 0 has a way there only on the way to an entry in the loop: see arrive.
func (w *writer) lead(gate int) { w.branch(gate, slices.Index(w.gates, gate)) }

// branch writes a table that leads to entries, and for other numbers to another node.
func (w *writer) branch(u, other int) {
	ways := w.ways[u-w.root]
	var to []uint64
	first := 0
	for number, v := range w.table {
		way, ok := ways[v]
		if !ok {
			way = other
		} else if len(to) == 0 {
			first = number
		}
		if len(to) > 0 || ok {
			to = append(to, w.outward(label{way, false}))
		}
	}
	end := w.outward(label{other, false})
	for len(to) > 0 && to[len(to)-1] == end {
		to = to[:len(to)-1]
	}
	w.out = append(w.out, opLocalGet, 0)
	if first > 0 {
		w.out = append(wasm.AppendSigned(append(w.out, opI32Const), uint64(first)), opI32Sub)
	}
	w.out = binary.AppendUvarint(append(w.out, opBrTable), uint64(len(to)))
	for _, out := range append(to, end) {
		w.out = binary.AppendUvarint(w.out, out)
	}
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
	gated := len(w.ways) > 1
	if gated && p.entry && w.ways[0][u] != w.door(u) {
		w.arrive()
	}
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
	if gated && p.callsIndirectly() {
		w.arrive()
	}
	switch {
	case p.last == none && p.endsWithCall():
		w.out = append(w.out, opUnreachable)
	case p.last != none && !w.fallsInto(u, p.last):
		w.jump(u, &step{target: p.last, number: uint64(slices.Index(w.table, p.last))})
	}
}

// arrive forgets the number in local 0, which would lead astray at the next gate: that of the entry in a loop where the
// code is, or what an indirect call has left.
func (w *writer) arrive() { w.out = append(w.out, opI32Const, 0, opLocalSet, 0) }

func (w *writer) br(op byte, depth int, outward uint64) {
	w.out = binary.AppendUvarint(append(w.out, op), uint64(depth)+outward)
}

// jump writes a jump.
func (w *writer) jump(from int, s *step) {
	switch {
	case w.cut[jump{from, s.target}]:
		w.long(s)
	case s.conditional:
		w.br(opBrIf, s.depth, w.short(from, s.target))
	default:
		w.br(opBr, s.depth, w.short(from, s.target))
	}
}

// short returns how many labels are within that of a jump.
func (w *writer) short(from, to int) uint64 {
	to = w.door(to)
	return w.outward(label{to, w.back(from, to)})
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
