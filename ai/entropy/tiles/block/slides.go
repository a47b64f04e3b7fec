package block

import (
	"tablier/ai/entropy/ways"
	"tablier/rules/entropy"
)

// slides counts the slides of both sides.
func (b *board) slides(v *view, x entropy.Set) (mine, theirs int) {
	twice := func(low, high entropy.Set) uint64 { return uint64(high)<<32 | uint64(low) }
	empty := entropy.All &^ (b.set | x)
	space, movers := twice(empty, empty), twice(v.own.mobile, v.other.mobile)
	ends := twice(targets(v.own.alone), targets(v.other.alone))
	return ways.Count(movers, space, ends)
}
