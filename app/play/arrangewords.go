package play

import (
	"slices"
	"strings"

	"tablier/rules"
)

// writeDraft puts into the draft what a word says: one placement, or a whole arrangement.
func (t *Table) writeDraft(d *draft, word rules.Move) bool {
	start := t.match.Position()
	words := []rules.Move{word}
	whole := false
	if expander, ok := start.(rules.Expander); ok {
		if list := expander.Expand(word); list != nil {
			words, whole = list, true
		}
	}
	tried := &draft{arranger: d.arranger, view: d.view, homes: d.homes, stock: d.stock, kinds: slices.Clone(d.kinds)}
	if whole {
		clearAll(tried.kinds)
	}
	for _, m := range words {
		if !tried.read(m) {
			t.fault = t.refusal(word)
			return false
		}
	}
	if !tried.fits(tried.kinds) {
		t.fault = d.excess(start, tried.kinds, word)
		return false
	}
	t.change(d, func(kinds []int) { copy(kinds, tried.kinds) })
	return true
}

// excess says why a placement that asks for more than is left is none.
func (d *draft) excess(start rules.Position, kinds []int, word rules.Move) *rules.Illegal {
	for i := range kinds {
		if kinds[i] == d.kinds[i] {
			continue
		}
		without := *d
		without.set(slices.Clone(d.kinds))
		without.kinds[i] = none
		if _, err := without.position(start).Play(word); err != nil {
			if illegal, ok := err.(*rules.Illegal); ok {
				return illegal
			}
		}
	}
	return &rules.Illegal{Move: word, Fault: rules.BadMove}
}

// normal returns a move as it was meant: dashes of any kind, spaces and capitals are understood.
func normal(text string) rules.Move {
	return rules.Move(strings.NewReplacer("–", "-", "—", "-", "−", "-", " ", "").Replace(text))
}
