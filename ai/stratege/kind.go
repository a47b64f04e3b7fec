package stratege

import (
	"cmp"
	"math"

	"tablier/rules/short"
	"tablier/rules/stratege"
)

// kinds is how many kinds of hidden pawns a search tells apart. What kind a pawn is stands in two bits of it that the
// rules leave alone, so that it goes where the pawn goes.
const (
	kinds    = 4
	kindUnit = stratege.Pawn(1 << 6)
)

// kindOf returns the kind of a pawn.
func kindOf(p stratege.Pawn) int { return int(p / kindUnit) }

// A likelihoods is the likelihood ratio of each strength against counting, for a pawn of each kind, in parts of same.
type likelihoods [kinds][stratege.Most + 1]int32

const same = 64

// uniform does not tell kinds apart.
var uniform = func() (table likelihoods) {
	for kind := range table {
		for v := range table[kind] {
			table[kind][v] = same
		}
	}
	return table
}()

// assignKinds gives the hidden pawns of a node, from their tracks, their kinds: pawns with similar beliefs are of one
// kind, with their average.
func (n *node) assignKinds(t *tracks) {
	list := t.beliefs(&n.State, t.side, &habits)
	short.Sort(list, func(a, b Belief) int {
		if d := a.mean() - b.mean(); math.Abs(d) > 1e-9 {
			return cmp.Compare(d, 0)
		}
		return cmp.Compare(a.Cell, b.Cell)
	})
	table := uniform
	for kind, group := range split(list) {
		for v := 1; v <= stratege.Most && len(group) > 0; v++ {
			odds, counted := 0.0, float64(n.pool.left[v])/float64(n.pool.total)
			for _, b := range group {
				odds += b.Odds[v] / float64(len(group))
			}
			if counted > 0 {
				table[kind][v] = max(1, int32(math.Round(same*odds/counted)))
			}
		}
		for _, b := range group {
			n.change(b.Cell, n.At[b.Cell]|stratege.Pawn(kind)*kindUnit)
		}
	}
	n.pool.likelihoods = &table
	n.pool.sum()
}

// split divides beliefs, in the order of their means, into kinds of neighbours, such that the means within a kind
// differ least, by the sum of squares. It takes time n² for n of them.
func split(list []Belief) (groups [kinds][]Belief) {
	type plan struct {
		cost float64
		from int // the beginning of the last kind
	}
	best := make([][kinds + 1]plan, len(list)+1)
	for end := range best {
		for k := range best[end] {
			best[end][k].cost = math.Inf(1)
		}
	}
	best[0][0].cost = 0
	for end := 1; end <= len(list); end++ {
		sum, squares := 0.0, 0.0
		for from := end - 1; from >= 0; from-- {
			mean := list[from].mean()
			sum, squares = sum+mean, squares+mean*mean
			spread := squares - sum*sum/float64(end-from)
			for k := range kinds {
				if cost := best[from][k].cost + spread; cost < best[end][k+1].cost {
					best[end][k+1] = plan{cost, from}
				}
			}
		}
	}
	end := len(list)
	for k := min(kinds, end); k > 0; k-- {
		from := best[end][k].from
		groups[k-1] = list[from:end]
		end = from
	}
	return groups
}
