package notebook

import (
	"slices"

	"tablier/app/class/set"
)

// A Given is a set that pupils have answered.
type Given struct {
	ID     string
	Set    *set.Set // nil where nobody has handed it in with its submission
	Pupils int
}

// Sets returns the sets that pupils have answered, the one with most pupils first.
func (b *Book) Sets() (list []Given) {
	for _, h := range b.hands {
		if id := h.Submission.Set; !slices.ContainsFunc(list, func(g Given) bool { return g.ID == id }) {
			list = append(list, Given{id, b.sets[id], len(b.pupils(id))})
		}
	}
	slices.SortStableFunc(list, func(a, b Given) int { return b.Pupils - a.Pupils })
	return list
}

// Current returns the id of the set that the teacher looks at, empty for none.
func (b *Book) Current() string {
	list := b.Sets()
	if len(list) == 0 || slices.ContainsFunc(list, func(g Given) bool { return g.ID == b.chosen }) {
		return b.chosen
	}
	return list[0].ID
}

// Choose has the teacher look at a set.
func (b *Book) Choose(id string) { b.chosen = id }

// Pupils returns the pupils who have answered the current set, sorted by their names.
func (b *Book) Pupils() []*Pupil { return b.pupils(b.Current()) }
