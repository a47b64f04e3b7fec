package exact

import (
	"tablier/ai"
	"tablier/rules/entropy"
)

// Decided hands over all positions that are won or lost, one of each class under the board's symmetries at least, with
// their values. It calls see from several goroutines. This is much faster than to ask for all positions one by one:
// the table is read as it lies, and most are draws.
func (t *Table) Decided(see func(s entropy.State, value ai.Value)) {
	t.each(func() func(*block) {
		return func(b *block) {
			for rank, c := range t.codes[code(b.class, 0):code(b.class+1, 0)] {
				if c < solved {
					continue
				}
				value, _ := t.at(b.class, rank)
				see(entropy.State{Own: b.set(rank), Other: b.rep}, value)
			}
		}
	})
}
