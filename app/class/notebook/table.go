package notebook

import (
	"cmp"
	"slices"

	"tablier/app/class/handin"
	"tablier/app/class/set"
)

// A Table is what a class has done of a set: a row for a pupil, a column for an item that counts.
type Table struct {
	Set     *set.Set // nil where no submission that was handed in has it
	ID      string   // of the set
	Columns []Column
	Rows    []Row
}

// A Column is an item.
type Column struct {
	Place int      // in the set, from 0
	Task  set.Task // nil where the set is not known
}

// A Row is a pupil.
type Row struct {
	Pupil   *Pupil
	Hand    *Hand         // the submission that is shown
	Cells   []handin.Item // by column
	Solved  int
	Seconds int // at all items, those to be read among them
}

// Table returns the table of the current set, with the submissions that count, sorted by names.
func (b *Book) Table() *Table {
	return b.table(func(p *Pupil) *Hand { return p.Counts })
}

// Before returns the table of what the pupils had handed in before: those who have handed in once are not in it.
func (b *Book) Before() *Table {
	return b.table((*Pupil).Before)
}

// table returns the table of the current set with a submission of each pupil, nil for none.
func (b *Book) table(of func(*Pupil) *Hand) *Table {
	id := b.Current()
	t := &Table{ID: id, Set: b.sets[id]}
	for _, p := range b.pupils(id) {
		if h := of(p); h != nil {
			t.Rows = append(t.Rows, Row{Pupil: p, Hand: h})
		}
	}
	t.columns()
	for i := range t.Rows {
		t.Rows[i].fill(t.Columns)
	}
	return t
}

// columns sets the columns: by the set, or where it is not known by the submissions, in which something is read only
// where it does not count.
func (t *Table) columns() {
	if t.Set != nil {
		for place, item := range t.Set.Items {
			if set.Counts(item.Task) {
				t.Columns = append(t.Columns, Column{place, item.Task})
			}
		}
		return
	}
	for place := range set.MaxItems {
		has := func(r Row) bool { return place < len(r.Hand.Submission.Items) }
		reads := func(r Row) bool { return item(r.Hand.Submission, place).Result == handin.Read }
		if slices.ContainsFunc(t.Rows, has) && !slices.ContainsFunc(t.Rows, reads) {
			t.Columns = append(t.Columns, Column{Place: place})
		}
	}
}

// fill sets the cells and the sums of a row.
func (r *Row) fill(columns []Column) {
	for _, column := range columns {
		cell := item(r.Hand.Submission, column.Place)
		r.Cells = append(r.Cells, cell)
		if cell.Result == handin.Solved {
			r.Solved++
		}
	}
	for _, item := range r.Hand.Submission.Items {
		r.Seconds += item.Seconds
	}
}

// SortByName sorts the rows by the names of the pupils.
func (t *Table) SortByName() { slices.SortStableFunc(t.Rows, byName) }

func byName(a, b Row) int {
	return cmp.Or(cmp.Compare(a.Pupil.key, b.Pupil.key), orderAlike(a.Pupil.Name, b.Pupil.Name))
}

// SortByItem sorts the rows by what became of an item, what is not done first and what was solved at the first try
// last, and then by names.
func (t *Table) SortByItem(column int) {
	slices.SortStableFunc(t.Rows, func(a, b Row) int {
		one, other := &a.Cells[column], &b.Cells[column]
		return cmp.Or(
			cmp.Compare(rank(one.Result), rank(other.Result)), cmp.Compare(other.Tries, one.Tries), byName(a, b),
		)
	})
}

// rank returns the place of a result among the results, from not done to solved.
func rank(r handin.Result) int {
	return slices.Index([]handin.Result{handin.NotDone, handin.Read, handin.Tried, handin.Shown, handin.Solved}, r)
}

// A Count is how many pupils have had which result with an item.
type Count struct {
	First, Later          int // solved
	Shown, Tried, NotDone int
	WrongFirst            int // whose first answer was wrong, whatever became of the item
}

// Solved returns how many have solved the item.
func (c Count) Solved() int { return c.First + c.Later }

// Count counts the results of an item.
func (t *Table) Count(column int) (c Count) {
	for _, row := range t.Rows {
		cell := &row.Cells[column]
		switch {
		case cell.AtFirst():
			c.First++
		case cell.Result == handin.Solved:
			c.Later++
		case cell.Result == handin.Shown:
			c.Shown++
		case cell.Result == handin.Tried:
			c.Tried++
		default:
			c.NotDone++
		}
		if cell.Tries > 0 && !cell.AtFirst() {
			c.WrongFirst++
		}
	}
	return c
}
