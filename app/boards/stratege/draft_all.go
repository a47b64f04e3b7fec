package stratege

import "tablier/rules/stratege"

// What can be done with all pawns of a set-up at once.

func clearAll(kinds []int) {
	for i := range kinds {
		kinds[i] = none
	}
}

// fill places the pawns left on the empty homes, in the order of a shuffle.
func fill(left, kinds []int, shuffle func([]int)) {
	var pool []int
	for kind, n := range left {
		for range n {
			pool = append(pool, kind)
		}
	}
	shuffle(pool)
	for i := range kinds {
		if kinds[i] < 0 && len(pool) > 0 {
			kinds[i], pool = pool[0], pool[1:]
		}
	}
}

// mirror swaps the left and the right side of the draft.
func (d *draft) mirror(kinds []int) {
	least, most := stratege.Columns, 0
	for _, cell := range d.homes {
		least, most = min(least, column(cell)), max(most, column(cell))
	}
	for i, cell := range d.homes {
		for j, other := range d.homes {
			if row(cell) == row(other) && column(cell)+column(other) == least+most {
				kinds[i] = d.kinds[j]
			}
		}
	}
}

func row(cell int) int    { return cell / stratege.Columns }
func column(cell int) int { return cell % stratege.Columns }
