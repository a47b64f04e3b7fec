package notebook

import "tablier/app/class/handin"

// A Change is a cell in which something else stands than before.
type Change struct {
	Row, Column int // of the newer table
	Was         handin.Item
}

// A Comparison is what has changed from one table to another one of the same set.
type Comparison struct {
	Changes []Change // row by row
	Solved  int      // how many more cells are solved, less than 0 for fewer
	New     []int    // rows of the newer table whose pupils are not in the older one
	Gone    []*Pupil // of the older table who are not in the newer one
}

// Compare returns what has changed between two tables; false where they are of two sets. A cell has changed when it has
// another result, or another number of tries.
func Compare(was, is *Table) (c Comparison, ok bool) {
	if was.ID != is.ID || len(was.Columns) != len(is.Columns) {
		return c, false
	}
	matched := map[*Pupil]bool{}
	for i := range is.Rows {
		before := find(was, is, is.Rows[i].Pupil)
		if before == nil {
			c.New = append(c.New, i)
			continue
		}
		matched[before.Pupil] = true
		for column := range is.Columns {
			from, to := before.Cells[column], is.Rows[i].Cells[column]
			if from.Result != to.Result || from.Tries != to.Tries {
				c.Changes = append(c.Changes, Change{i, column, from})
			}
		}
		c.Solved += is.Rows[i].Solved - before.Solved
	}
	for _, row := range was.Rows {
		if !matched[row.Pupil] {
			c.Gone = append(c.Gone, row.Pupil)
		}
	}
	return c, true
}

// find returns the row of a pupil of a newer table in an older one, nil for none: the same attempt under the same name,
// or else the only one of that name in both.
func find(was, is *Table, p *Pupil) *Row {
	var named *Row
	count := 0
	for i := range was.Rows {
		row := &was.Rows[i]
		if row.Pupil.key != p.key {
			continue
		}
		if row.Hand.Submission.Attempt == p.Counts.Submission.Attempt {
			return row
		}
		named = row
		count++
	}
	if count == 1 && !p.Namesakes {
		return named
	}
	return nil
}
