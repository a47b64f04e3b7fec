package main

import "slices"

// merge adds what a list of entries lacks and another has.
func merge(entries, others []*entry) []*entry {
	merged := slices.Clone(entries)
	for _, other := range others {
		i := slices.IndexFunc(merged, func(e *entry) bool { return e.key == other.key && e.key != "-" })
		switch {
		case other.key == "-" && len(entries) > 0: // a list is taken whole
		case i < 0:
			merged = append(merged, other)
		case !merged[i].hasText() && merged[i].expr == "":
			with := *merged[i]
			with.children = merge(with.children, other.children)
			merged[i] = &with
		}
	}
	return merged
}
