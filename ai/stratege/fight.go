package stratege

import "tablier/rules/stratege"

// target returns the destination of a move or an attack.
func target(m stratege.Step) int {
	_, to := m.Cells()
	return to % stratege.Cells // as it is: it saves checks
}

// attacks says whether a legal step is an attack.
func (n *node) attacks(m stratege.Step) bool { return m != stratege.PassStep && n.At[target(m)] != 0 }

// hiddenIn returns the cell of the hidden pawn in an attack, -1 when there is none or the step is no attack, and the
// lowest strength with which that pawn wins.
func (n *node) hiddenIn(m stratege.Step) (cell, bound int) {
	if !n.attacks(m) {
		return -1, 0
	}
	from, to := m.Cells()
	a, d := n.At[from].Strength(), n.At[to].Strength()
	switch {
	case d == 0:
		return to, a + 1
	case a == 0:
		return from, d
	}
	return -1, 0
}

// Odds are in 1/certain.
const (
	certain = 64
	even    = certain / 2
)

// odds returns the probability that an attack wins.
func (n *node) odds(m stratege.Step) int32 {
	cell, bound := n.hiddenIn(m)
	from, to := m.Cells()
	if cell < 0 {
		if n.At[from].Strength() >= n.At[to].Strength() {
			return certain
		}
		return 0
	}
	low, high := n.pool.outcomes(kindOf(n.At[cell]), bound)
	if cell == to {
		return certain * low.weight / (low.weight + high.weight)
	}
	return certain * high.weight / (low.weight + high.weight)
}

// margin is added to the window of each outcome of an attack, in hundredths of a point: one outcome may make good
// what the other misses the window by.
const margin = 600

// margin returns the margin of a node's search.
func (n *node) margin() int32 {
	if n.pressing {
		return pressMargin
	}
	return margin
}

// after returns the value of a move for the side that plays it, with depth plies searched after it.
func (s *search) after(n *node, m stratege.Step, depth, ply int, low, high int32) int32 {
	cell, bound := n.hiddenIn(m)
	if cell < 0 {
		next := *n
		next.do(m)
		return -s.value(&next, depth, ply, -high, -low)
	}
	var sum, weights int32
	lower, upper := n.pool.outcomes(kindOf(n.At[cell]), bound)
	margin := n.margin()
	for _, o := range [2]outcome{lower, upper} {
		if o.weight > 0 {
			sum += o.weight * s.revealed(n, m, cell, o.strength, depth, ply, low-margin, high+margin)
			weights += o.weight
		}
	}
	return sum / weights
}

// revealed returns the value of an attack in which a hidden pawn is revealed with a strength. (It is a function of
// its own because Go lets a variable that is new in each round of a loop escape from a recursion.)
func (s *search) revealed(n *node, m stratege.Step, cell, strength, depth, ply int, low, high int32) int32 {
	next := *n
	next.reveal(cell, strength)
	next.do(m)
	return -s.value(&next, depth, ply, -high, -low)
}

// touch says whether pawns of the two sides may be neighbours: also for some that only are across the edge.
func (n *node) touch() bool {
	const row, half = stratege.Columns, stratege.Cells / 2
	a, b := n.Side[0], n.Side[1]
	low := a.Low<<1 | a.Low>>1 | a.Low<<row | a.Low>>row | a.High<<(half-row)
	high := a.High<<1 | a.High>>1 | a.High<<row | a.High>>row | a.Low>>(half-row)
	return low&b.Low|high&b.High != 0
}
