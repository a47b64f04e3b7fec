package watch

import (
	"math"

	"tablier/ai/protocol"
)

// A Growth is how many nodes a search has at each depth, for an algorithm and the one beside it.
type Growth struct {
	Algorithms []string
	Rows       []Grown
	Done       bool
}

// A Grown is a depth with the nodes of each algorithm, 0 where there are too many.
type Grown struct {
	Depth int
	Nodes [2]int
}

// Rate returns by which factor the nodes of an algorithm grow with each ply, 0 while that is not known: the mean from
// the first depth to the last one.
func (g *Growth) Rate(which int) float64 {
	first, last := -1, -1
	for i, row := range g.Rows {
		if row.Nodes[which] > 0 {
			if first < 0 {
				first = i
			}
			last = i
		}
	}
	if first < 0 || last <= first {
		return 0
	}
	ratio := float64(g.Rows[last].Nodes[which]) / float64(g.Rows[first].Nodes[which])
	return math.Pow(ratio, 1/float64(g.Rows[last].Depth-g.Rows[first].Depth))
}

// Most returns the most nodes there are.
func (g *Growth) Most() int {
	most := 1
	for _, row := range g.Rows {
		most = max(most, row.Nodes[0], row.Nodes[1])
	}
	return most
}

// Grow asks the machine for the totals at each depth up to one, with an empty window, and calls changed with every
// answer. It ends before where a tree becomes too large.
func (s *Session) Grow(asker Asker, most int, changed func(*Growth)) {
	g := &Growth{Algorithms: []string{s.Algorithm}}
	if beside := Beside(s.Algorithm); beside != "" {
		g.Algorithms = append(g.Algorithms, beside)
	}
	s.grow(asker, g, 1, 0, most, changed)
}

func (s *Session) grow(asker Asker, g *Growth, depth, which, most int, changed func(*Growth)) {
	if which == len(g.Algorithms) {
		depth, which = depth+1, 0
	}
	if depth > most {
		g.Done = true
		changed(g)
		return
	}
	settings := s.Settings.Unchanged()
	settings.Algorithm, settings.Depth = g.Algorithms[which], depth
	if which == 0 {
		g.Rows = append(g.Rows, Grown{Depth: depth})
	}
	asker.Tree(settings.request(Window{}, 0), func(t *protocol.Tree, err error) {
		if err != nil {
			g.Done = true
			if g.Rows[len(g.Rows)-1].Nodes == [2]int{} {
				g.Rows = g.Rows[:len(g.Rows)-1]
			}
			changed(g)
			return
		}
		g.Rows[len(g.Rows)-1].Nodes[which] = t.Total.Nodes
		changed(g)
		s.grow(asker, g, depth, which+1, most, changed)
	})
}
