package stratege

import (
	"slices"

	"tablier/rules"
)

// written returns the kinds of the draft after a written move: one placement, or a whole set-up. Where the word
// cannot be followed it returns the error that says why; that is nil when the rules know why.
func (d *draft) written(word rules.Move) (kinds []int, ok bool, why *rules.Illegal) {
	tried := &draft{homes: d.homes, stock: d.stock, kinds: slices.Clone(d.kinds)}
	words := []rules.Move{word}
	if list := d.start.(rules.Expander).Expand(word); list != nil {
		words = list
		clearAll(tried.kinds)
	}
	for _, m := range words {
		if !tried.read(m) {
			return nil, false, nil
		}
	}
	if !tried.fits(tried.kinds) {
		return nil, false, d.excess(tried.kinds, word)
	}
	return tried.kinds, true, nil
}

// excess returns why a placement of more pawns than are left is illegal.
func (d *draft) excess(kinds []int, word rules.Move) *rules.Illegal {
	for i := range kinds {
		if kinds[i] == d.kinds[i] {
			continue
		}
		without := *d
		without.set(slices.Clone(d.kinds))
		without.kinds[i] = none
		if _, err := without.position().Play(word); err != nil {
			if illegal, ok := err.(*rules.Illegal); ok {
				return illegal
			}
		}
	}
	return &rules.Illegal{Move: word, Fault: rules.BadMove}
}
