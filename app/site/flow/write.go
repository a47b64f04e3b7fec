package flow

import (
	"encoding/binary"
	"slices"

	"tablier/app/site/wasm"
)

// A writer writes a function by its dominator tree (Ramsey 2022, "Beyond Relooper"). What a node dominates comes
// after it; each of these nodes after a block around all that stands before, which jumps to the node leave. Around a
// node with jumps back to it, and all that it dominates, is a loop.
type writer struct {
	*function
	*graph
	dominated [][]int // of each node the nodes that it immediately dominates, in order
	place     []int   // of each node in the order of writing
	header    []bool  // a back edge leads to the node
	joined    []bool  // a forward jump leads to the node
	labels    []label // the open loops and blocks, the innermost last
	out       []byte
}

// A label is a loop or a block that is the target of jumps to a node.
type label struct {
	node int
	loop bool
}

// write appends the code of a function in WebAssembly, with its jumps as blocks and loops.
func write(f *function, out []byte) []byte {
	g := newGraph(f)
	n := len(g.successors)
	w := &writer{
		function: f, graph: g, out: out,
		dominated: make([][]int, n), place: make([]int, n), header: make([]bool, n), joined: make([]bool, n),
	}
	for _, v := range g.order[1:] {
		w.dominated[g.idom[v]] = append(w.dominated[g.idom[v]], v)
	}
	w.assign(g.root, 0)
	for _, u := range g.order {
		w.markJumps(u)
	}
	w.instructions(f.before)
	w.node(g.root)
	w.instructions(f.after)
	return w.out
}

// assign numbers a node and the nodes that it dominates in the order of writing, and returns the next number.
func (w *writer) assign(u, place int) int {
	w.place[u] = place
	place++
	for _, v := range w.dominated[u] {
		place = w.assign(v, place)
	}
	return place
}

// fallsInto says whether the code of part u goes on in part v without a jump.
func (w *writer) fallsInto(u, v int) bool {
	return w.place[w.target(v)] == w.place[u]+1 && !w.cut[jump{u, v}]
}

// markJumps marks the nodes to which a node jumps as loop headers or as targets of forward jumps.
func (w *writer) markJumps(u int) {
	if u >= w.root {
		for _, v := range w.successors[u] {
			w.joined[v] = w.joined[v] || w.tabled(u)
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

// mark marks v as the target of a jump from u.
func (w *writer) mark(u, v int) {
	switch {
	case v == none:
	case w.cut[jump{u, v}]:
		w.header[w.root] = true
	case w.backEdge(u, w.target(v)):
		w.header[w.target(v)] = true
	default:
		w.joined[w.target(v)] = true
	}
}

// tabled says whether the root or a gate needs a br_table: it has several successors.
func (w *writer) tabled(u int) bool { return len(w.successors[u]) > 1 }

// node writes the code of a node of the graph and of all nodes that it dominates, in the blocks and loops that jumps to
// them need.
func (w *writer) node(u int) {
	if w.header[u] {
		w.open(wasm.OpLoop, label{u, true})
	}
	for _, v := range slices.Backward(w.dominated[u]) {
		if w.joined[v] {
			w.open(wasm.OpBlock, label{v, false})
		}
	}
	switch {
	case u == w.root:
		w.choose()
	case u > w.root:
		w.gateTable(u)
	default:
		w.part(u)
	}
	for _, v := range w.dominated[u] {
		if w.joined[v] {
			w.close()
		}
		w.node(v)
	}
	if w.header[u] {
		w.close()
	}
}

// open begins a block or a loop.
func (w *writer) open(op byte, l label) {
	w.out = append(w.out, op, wasm.NoType)
	w.labels = append(w.labels, l)
}

// close ends the innermost open block or loop.
func (w *writer) close() {
	w.out = append(w.out, wasm.OpEnd)
	w.labels = w.labels[:len(w.labels)-1]
}

// choose writes the br_table by which the runtime, which calls the function again, resumes at the basic block whose
// number is in local 0. A number that should not be met is a failure, not the start of something else.
func (w *writer) choose() {
	if w.tabled(w.root) {
		w.open(wasm.OpBlock, label{none, false})
		w.branch(w.root, none)
		w.close()
		w.out = append(w.out, wasm.OpUnreachable)
	}
}

// gateTable writes the br_table of a gate, which leads from the beginning of a loop to the entry in it. Local 0 has a
// way there only on the way to an entry in the loop: see clearNumber.
func (w *writer) gateTable(gate int) { w.branch(gate, slices.Index(w.gates, gate)) }

// branch writes a br_table from a node to the entries that it leads to, and to another node for all other numbers.
func (w *writer) branch(u, other int) {
	ways := w.routes[u-w.root]
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
	w.out = append(w.out, wasm.OpLocalGet, 0)
	if first > 0 {
		w.out = append(wasm.AppendSigned(append(w.out, wasm.OpI32Const), uint64(first)), wasm.OpI32Sub)
	}
	w.out = binary.AppendUvarint(append(w.out, wasm.OpBrTable), uint64(len(to)))
	for _, out := range append(to, end) {
		w.out = binary.AppendUvarint(w.out, out)
	}
}

// outward returns the depth of an open label, counted from the innermost as br counts.
func (w *writer) outward(l label) uint64 {
	for i, m := range slices.Backward(w.labels) {
		if l == m {
			return uint64(len(w.labels) - 1 - i)
		}
	}
	panic("flow: no such label")
}

// part writes the instructions of a basic block, with a br for each jump.
func (w *writer) part(u int) {
	p := &w.parts[u]
	gated := len(w.routes) > 1
	if gated && p.entry && w.routes[0][u] != w.target(u) {
		w.clearNumber()
	}
	for i := range p.code {
		switch s := &p.code[i]; {
		case s.target != none:
			w.jump(u, s)
		case s.out > 0:
			w.br(s.Op, s.depth, uint64(len(w.labels)+s.out-1))
		default:
			w.out = append(w.out, s.Bytes...)
		}
	}
	if gated && p.callsIndirectly() {
		w.clearNumber()
	}
	switch {
	case p.last == none && p.endsWithCall():
		w.out = append(w.out, wasm.OpUnreachable)
	case p.last != none && !w.fallsInto(u, p.last):
		w.jump(u, &step{target: p.last, number: uint64(slices.Index(w.table, p.last))})
	}
}

// clearNumber clears local 0, whose number would lead astray at the next gate: that of the entry in a loop where the
// code is, or the one that an indirect call has left.
func (w *writer) clearNumber() { w.out = append(w.out, wasm.OpI32Const, 0, wasm.OpLocalSet, 0) }

// br writes a br or br_if, out of outward labels more than its depth in the basic block.
func (w *writer) br(op byte, depth int, outward uint64) {
	w.out = binary.AppendUvarint(append(w.out, op), uint64(depth)+outward)
}

// jump writes a jump to another basic block as a br or br_if or, where the graph cut it, by way of the root's jump
// table.
func (w *writer) jump(from int, s *step) {
	switch {
	case w.cut[jump{from, s.target}]:
		w.tableJump(s)
	case s.conditional:
		w.br(wasm.OpBrIf, s.depth, w.depthOf(from, s.target))
	default:
		w.br(wasm.OpBr, s.depth, w.depthOf(from, s.target))
	}
}

// depthOf returns the depth of the label of a jump, as br names it.
func (w *writer) depthOf(from, to int) uint64 {
	to = w.target(to)
	return w.outward(label{to, w.backEdge(from, to)})
}

// tableJump writes a jump by way of the jump table.
func (w *writer) tableJump(s *step) {
	depth := s.depth
	if s.conditional {
		w.out = append(w.out, wasm.OpIf, wasm.NoType)
		depth++
	}
	w.out = append(wasm.AppendSigned(append(w.out, wasm.OpI32Const), s.number), wasm.OpLocalSet, 0)
	w.br(wasm.OpBr, depth, w.outward(label{w.root, true}))
	if s.conditional {
		w.out = append(w.out, wasm.OpEnd)
	}
}

// instructions writes WebAssembly instructions as they stand in the module, those around the basic blocks.
func (w *writer) instructions(list []wasm.Inst) {
	for _, i := range list {
		w.out = append(w.out, i.Bytes...)
	}
}
