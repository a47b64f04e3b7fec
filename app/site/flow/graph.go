package flow

import (
	"cmp"
	"maps"
	"slices"
)

// A graph is where the parts of a function lead. The nodes after the parts are the root, where the runtime comes in,
// and the gates.
//
// The runtime goes on after a call also within a loop, which would make it one with two beginnings, and those cannot be
// written. So all that leads to the beginning of such a loop, or from outside to one of its entries, leads to its gate,
// and from there to where it belongs.
type graph struct {
	root  int
	gates []int         // of each part that begins a loop with entries the gate, of others none
	ways  []map[int]int // of the root and of each gate, in this order: for an entry the node that leads to it
	next  [][]int       // of each node, the last part first
	cut   map[jump]bool // the jumps that go by way of the root
	order []int         // the nodes that are reached, in reverse postorder
	rank  []int         // of each node in order, or none
	above []int         // of each node its immediate dominator
}

// A jump is an edge of a graph.
type jump struct{ from, to int }

// newGraph returns the graph of a function. In it what leads back leads to a node that dominates where it comes from.
func newGraph(f *function) *graph {
	n := len(f.parts)
	g := &graph{root: n, gates: slices.Repeat([]int{none}, n), cut: map[jump]bool{}}
	g.reduce(f)
	g.findGates(f)
	g.link(f)
	g.rate()
	return g
}

// reduce cuts the jumps that make a loop with two beginnings, also without the runtime.
func (g *graph) reduce(f *function) {
	for again := true; again; {
		g.ways = []map[int]int{{0: 0}}
		g.link(f)
		g.rate()
		for u := range f.parts { // what nothing else leads to
			if f.parts[u].entry && g.rank[u] == none {
				g.ways[0][u] = u
			}
		}
		g.link(f)
		g.rate()
		again = false
		for _, u := range g.order {
			for _, v := range g.next[u] {
				if g.back(u, v) && !g.dominates(v, u) {
					g.cut[jump{u, v}], again = true, true
					f.parts[v].entry = true
				}
			}
		}
	}
}

// findGates gives gates to the loops that need one, and finds the ways.
func (g *graph) findGates(f *function) {
	loops := g.loops()
	outer := slices.SortedFunc(maps.Keys(loops), func(a, b int) int { return cmp.Compare(g.rank[a], g.rank[b]) })
	g.ways = []map[int]int{{}}
	for _, h := range outer {
		for k := range loops[h] {
			if k != h && f.parts[k].entry && g.gates[h] == none {
				g.gates[h] = g.root + len(g.ways)
				g.ways = append(g.ways, map[int]int{})
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
				g.ways[at-g.root][k] = gate
				at = gate
			}
		}
		g.ways[at-g.root][k] = g.door(k)
	}
}

// door returns the node that leads to a part: its gate, or itself.
func (g *graph) door(v int) int {
	if g.gates[v] != none {
		return g.gates[v]
	}
	return v
}

// loops returns of each node with jumps back to it what lies on the ways of these, itself included.
func (g *graph) loops() map[int]map[int]bool {
	loops := map[int]map[int]bool{}
	before := g.before()
	for _, u := range g.order {
		for _, h := range g.next[u] {
			if !g.back(u, h) {
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

// link fills next.
func (g *graph) link(f *function) {
	g.next = make([][]int, g.root+len(g.ways))
	for u, p := range f.parts {
		for _, v := range p.targets() {
			if !g.cut[jump{u, v}] {
				g.next[u] = append(g.next[u], g.door(v))
			}
		}
		if gate := g.gates[u]; gate != none {
			g.next[gate] = append(g.next[gate], u)
		}
	}
	for i, way := range g.ways {
		g.next[g.root+i] = slices.AppendSeq(g.next[g.root+i], maps.Values(way))
	}
	for _, list := range g.next {
		slices.SortFunc(list, func(a, b int) int { return cmp.Compare(b, a) })
	}
}

// targets returns the parts to which a part leads.
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

// rate finds the order, in which of what a node leads to the first in the program comes first, and the dominators.
func (g *graph) rate() {
	g.order, g.rank = g.order[:0], slices.Repeat([]int{none}, len(g.next))
	g.visit(g.root)
	slices.Reverse(g.order)
	for i, v := range g.order {
		g.rank[v] = i
	}
	g.dominate()
}

func (g *graph) visit(u int) {
	g.rank[u] = 0
	for _, v := range g.next[u] {
		if g.rank[v] == none {
			g.visit(v)
		}
	}
	g.order = append(g.order, u)
}

// back says whether a jump leads back in the order, or to where it comes from.
func (g *graph) back(from, to int) bool { return g.rank[to] <= g.rank[from] }

// dominate finds the immediate dominators (Cooper, Harvey and Kennedy 2001).
func (g *graph) dominate() {
	before := g.before()
	g.above = slices.Repeat([]int{none}, len(g.next))
	g.above[g.root] = g.root
	for changed := true; changed; {
		changed = false
		for _, v := range g.order[1:] {
			nearest := none
			for _, u := range before[v] {
				if g.above[u] != none {
					nearest = g.common(nearest, u)
				}
			}
			if g.above[v] != nearest {
				g.above[v], changed = nearest, true
			}
		}
	}
}

// before returns of each node what leads to it.
func (g *graph) before() [][]int {
	before := make([][]int, len(g.next))
	for _, u := range g.order {
		for _, v := range g.next[u] {
			before[v] = append(before[v], u)
		}
	}
	return before
}

// common returns the nearest node that dominates both u, if there is one, and v.
func (g *graph) common(u, v int) int {
	if u == none {
		return v
	}
	for u != v {
		for g.rank[u] > g.rank[v] {
			u = g.above[u]
		}
		for g.rank[v] > g.rank[u] {
			v = g.above[v]
		}
	}
	return u
}

// dominates says whether every way to v goes through u.
func (g *graph) dominates(u, v int) bool {
	for g.rank[v] > g.rank[u] {
		v = g.above[v]
	}
	return u == v
}
