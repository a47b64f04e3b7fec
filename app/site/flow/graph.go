package flow

import (
	"cmp"
	"slices"
)

// A graph is the parts of a function and where each leads. The node after the last part is the root, where the runtime
// comes in: it leads to the entries, and to what is cut.
type graph struct {
	root  int
	next  [][]int       // of each node, the last part first
	cut   map[jump]bool // the jumps that go by way of the root
	order []int         // the nodes that are reached, in reverse postorder
	rank  []int         // of each node in order, or none
	above []int         // of each node its immediate dominator
}

// A jump is an edge of a graph.
type jump struct{ from, to int }

// newGraph returns the graph of a function. Each jump in it that leads back leads to a node that dominates where it
// comes from: the others are cut, until none is left.
func newGraph(f *function) *graph {
	g := &graph{root: len(f.parts), cut: map[jump]bool{}}
	for again := true; again; {
		g.link(f)
		g.sort()
		g.dominate()
		again = false
		for _, u := range g.order {
			for _, v := range g.next[u] {
				if g.back(u, v) && !g.dominates(v, u) {
					g.cut[jump{u, v}], again = true, true
				}
			}
		}
	}
	return g
}

// link fills next.
func (g *graph) link(f *function) {
	g.next = make([][]int, g.root+1)
	first := make([]bool, g.root)
	for u, p := range f.parts {
		first[u] = first[u] || p.entry
		for _, v := range p.targets() {
			if g.cut[jump{u, v}] {
				first[v] = true
			} else {
				g.next[u] = append(g.next[u], v)
			}
		}
	}
	for v, yes := range first {
		if yes {
			g.next[g.root] = append(g.next[g.root], v)
		}
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

// sort finds the order: of what a node leads to, the first in the program comes first.
func (g *graph) sort() {
	g.order, g.rank = g.order[:0], slices.Repeat([]int{none}, len(g.next))
	g.visit(g.root)
	slices.Reverse(g.order)
	for i, v := range g.order {
		g.rank[v] = i
	}
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
	before := make([][]int, len(g.next))
	for _, u := range g.order {
		for _, v := range g.next[u] {
			before[v] = append(before[v], u)
		}
	}
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
