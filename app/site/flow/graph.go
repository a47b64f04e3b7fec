package flow

import (
	"cmp"
	"maps"
	"slices"
)

// A graph is the control-flow graph of a function. The nodes after the parts are the root, where the runtime comes
// in, and the gates.
//
// The runtime also resumes after a call within a loop, which would make the loop one with two headers, and those cannot
// be written. So all that leads to the beginning of such a loop, or from outside to one of its entries, leads to its
// gate, and from there to where it belongs.
type graph struct {
	root       int
	gates      []int         // of each part that is the header of a loop with entries the gate, of others none
	routes     []map[int]int // of the root and of each gate, in this order: for an entry the successor that leads to it
	successors [][]int       // of each node
	cut        map[jump]bool // the jumps that go by way of the root
	order      []int         // the reachable nodes, in reverse postorder
	rank       []int         // of each node in order, or none
	idom       []int         // of each node its immediate dominator
}

// A jump is an edge of a graph.
type jump struct{ from, to int }

// newGraph returns the control-flow graph of a function, made reducible: each back edge leads to a node that dominates
// the one where it begins.
func newGraph(f *function) *graph {
	n := len(f.parts)
	g := &graph{root: n, gates: slices.Repeat([]int{none}, n), cut: map[jump]bool{}}
	g.reduce(f)
	g.findGates(f)
	g.link(f)
	g.sort()
	return g
}

// reduce cuts the jumps that make a loop irreducible, with two headers, also without the runtime's entries.
func (g *graph) reduce(f *function) {
	for again := true; again; {
		g.routes = []map[int]int{{0: 0}}
		g.link(f)
		g.sort()
		for u := range f.parts { // parts without a predecessor
			if f.parts[u].entry && g.rank[u] == none {
				g.routes[0][u] = u
			}
		}
		g.link(f)
		g.sort()
		again = false
		for _, u := range g.order {
			for _, v := range g.successors[u] {
				if g.backEdge(u, v) && !g.dominates(v, u) {
					g.cut[jump{u, v}], again = true, true
					f.parts[v].entry = true
				}
			}
		}
	}
}

// findGates gives a gate to each loop in which the runtime may resume, and finds the routes from the root through the
// gates to the entries.
func (g *graph) findGates(f *function) {
	loops := g.naturalLoops()
	outer := slices.SortedFunc(maps.Keys(loops), func(a, b int) int { return cmp.Compare(g.rank[a], g.rank[b]) })
	g.routes = []map[int]int{{}}
	for _, h := range outer {
		for k := range loops[h] {
			if k != h && f.parts[k].entry && g.gates[h] == none {
				g.gates[h] = g.root + len(g.routes)
				g.routes = append(g.routes, map[int]int{})
			}
		}
	}
	for k := range f.parts {
		if !f.parts[k].entry {
			continue
		}
		at := g.root
		for _, h := range outer {
			if gate := g.gates[h]; gate != none && h != k && loops[h][k] {
				g.routes[at-g.root][k] = gate
				at = gate
			}
		}
		g.routes[at-g.root][k] = g.target(k)
	}
}

// target returns the node to which a jump to a basic block leads: the gate of the loop that the block begins or, where
// that has none, the block itself.
func (g *graph) target(v int) int {
	if g.gates[v] != none {
		return g.gates[v]
	}
	return v
}

// naturalLoops returns the natural loop of each loop header: the nodes on the paths of its back edges, the header
// included.
func (g *graph) naturalLoops() map[int]map[int]bool {
	loops := map[int]map[int]bool{}
	before := g.predecessors()
	for _, u := range g.order {
		for _, h := range g.successors[u] {
			if !g.backEdge(u, h) {
				continue
			}
			if loops[h] == nil {
				loops[h] = map[int]bool{h: true}
			}
			for todo := []int{u}; len(todo) > 0; {
				v := todo[len(todo)-1]
				todo = todo[:len(todo)-1]
				if !loops[h][v] {
					loops[h][v] = true
					todo = append(todo, before[v]...)
				}
			}
		}
	}
	return loops
}

// link computes the successors of each node, by way of gates and without the cut jumps.
func (g *graph) link(f *function) {
	g.successors = make([][]int, g.root+len(g.routes))
	for u, p := range f.parts {
		for _, v := range p.targets() {
			if !g.cut[jump{u, v}] {
				g.successors[u] = append(g.successors[u], g.target(v))
			}
		}
		if gate := g.gates[u]; gate != none {
			g.successors[gate] = append(g.successors[gate], u)
		}
	}
	for i, way := range g.routes {
		g.successors[g.root+i] = slices.AppendSeq(g.successors[g.root+i], maps.Values(way))
	}
	for _, list := range g.successors {
		slices.SortFunc(list, func(a, b int) int { return cmp.Compare(b, a) })
	}
}

// targets returns the basic blocks to which a block jumps, or into which it falls through.
func (p *part) targets() (list []int) {
	for _, s := range p.code {
		if s.target != none {
			list = append(list, s.target)
		}
	}
	if p.last != none {
		list = append(list, p.last)
	}
	return list
}

// sort computes the reverse postorder, in which of a node's successors the first in the program comes first, and the
// dominators.
func (g *graph) sort() {
	g.order, g.rank = g.order[:0], slices.Repeat([]int{none}, len(g.successors))
	g.visit(g.root)
	slices.Reverse(g.order)
	for i, v := range g.order {
		g.rank[v] = i
	}
	g.dominate()
}

// visit appends a node to the postorder, after all nodes that can be reached from it and were not visited before.
func (g *graph) visit(u int) {
	g.rank[u] = 0
	for _, v := range g.successors[u] {
		if g.rank[v] == none {
			g.visit(v)
		}
	}
	g.order = append(g.order, u)
}

// backEdge says whether a jump leads back in the order, or to its own node.
func (g *graph) backEdge(from, to int) bool { return g.rank[to] <= g.rank[from] }

// dominate finds the immediate dominators (Cooper, Harvey and Kennedy 2001).
func (g *graph) dominate() {
	before := g.predecessors()
	g.idom = slices.Repeat([]int{none}, len(g.successors))
	g.idom[g.root] = g.root
	for changed := true; changed; {
		changed = false
		for _, v := range g.order[1:] {
			nearest := none
			for _, u := range before[v] {
				if g.idom[u] != none {
					nearest = g.common(nearest, u)
				}
			}
			if g.idom[v] != nearest {
				g.idom[v], changed = nearest, true
			}
		}
	}
}

// predecessors returns the reachable predecessors of each node.
func (g *graph) predecessors() [][]int {
	before := make([][]int, len(g.successors))
	for _, u := range g.order {
		for _, v := range g.successors[u] {
			before[v] = append(before[v], u)
		}
	}
	return before
}

// common returns the nearest common dominator of u, if there is one, and v.
func (g *graph) common(u, v int) int {
	if u == none {
		return v
	}
	for u != v {
		for g.rank[u] > g.rank[v] {
			u = g.idom[u]
		}
		for g.rank[v] > g.rank[u] {
			v = g.idom[v]
		}
	}
	return u
}

// dominates says whether every path to v goes through u.
func (g *graph) dominates(u, v int) bool {
	for g.rank[v] > g.rank[u] {
		v = g.idom[v]
	}
	return u == v
}
