package watch

import (
	"math"

	"tablier/ai/protocol"
	"tablier/app/latest"
)

// A Curve is how many nodes an algorithm visits to each depth, from one ply on.
type Curve struct {
	Algorithm string
	Nodes     []int
}

// Rate returns by how much a curve grows a ply, on average; 0 where that cannot be said.
func (c Curve) Rate() float64 {
	n := len(c.Nodes)
	if n < 2 || c.Nodes[0] == 0 {
		return 0
	}
	return math.Pow(float64(c.Nodes[n-1])/float64(c.Nodes[0]), 1/float64(n-1))
}

// A Growth is how the trees of a search and of the one beside it grow with the depth. It is counted when a person asks
// for it.
type Growth struct {
	queue    *queue
	search   Settings // of which the nodes are counted
	curves   []Curve
	counting latest.Source
}

// Curves returns the curves as far as they are counted; none where nobody has asked for them.
func (g *Growth) Curves() []Curve { return g.curves }

// Counting says whether nodes are being counted for the curves.
func (g *Growth) Counting() bool { return g.counting.Pending() }

// clear removes the curves and stops counting: they belong to another search.
func (g *Growth) clear() {
	g.curves = nil
	g.counting.Cancel()
}

// interrupt stops counting, and removes the curves that are not whole.
func (g *Growth) interrupt() {
	if g.Counting() {
		g.clear()
	}
}

// count counts the nodes of a search to each depth up to one more than its own, and those of the search beside it.
func (g *Growth) count(search Settings) {
	g.search, g.curves = search, []Curve{{Algorithm: search.Algorithm}}
	if beside := Beside(search.Algorithm); beside != "" {
		g.curves = append(g.curves, Curve{Algorithm: beside})
	}
	g.countTo(g.counting.Next(), 0, 1)
}

// countTo counts the nodes of a curve to a depth, and then what is left to be counted.
func (g *Growth) countTo(token latest.Token, curve, depth int) {
	s := g.search
	s.Depth, s.Algorithm = depth, g.curves[curve].Algorithm
	r := s.Request(0)
	r.Tree.Truth, r.Tree.Beside = false, ""
	g.queue.ask(question{r, token.Valid, func(tree *protocol.Tree, err error) {
		if err == nil {
			g.curves[curve].Nodes = append(g.curves[curve].Nodes, tree.Total.Nodes)
		}
		switch {
		case err == nil && depth <= g.search.Depth && tree.Total.Nodes < protocol.MaxTree/8:
			g.countTo(token, curve, depth+1)
		case curve+1 < len(g.curves):
			g.countTo(token, curve+1, 1)
		default:
			g.counting.Cancel()
		}
	}})
}
