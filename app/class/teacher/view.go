package teacher

import (
	"slices"

	"tablier/app/class/handin"
	"tablier/app/class/notebook"
)

// A Place is what the page shows.
type Place int

// The places.
const (
	Class    Place = iota // the table, and the class beside
	Items                 // on a phone the list of the items
	Item                  // an item beside the table
	Pupil                 // a pupil beside the table
	Programs              // the programs for an item, two side by side
)

// A View is what is shown of a table.
type View struct {
	Place  Place
	Column int    // of the item: that of a pupil's, too, which the page shows first
	Answer string // of the item: the one whose names are shown; empty for none
	Beside [2]int // the rows whose programs stand side by side, -1 for none

	pupil *notebook.Hand // one of the pupil's who is shown
}

// The columns by which a table is sorted that are none of its items, and the one of the names in it.
const (
	ByName     = -1
	NameColumn = -1
)

// A Look is where a teacher is: what is shown, how the table is sorted, and which of its cells has the focus.
type Look struct {
	session *Session
	view    View
	sorted  int // the column by which the table is sorted, or ByName
	focus   Cell
}

// View returns what is shown.
func (l *Look) View() View { return l.view }

// Shown returns the row of the pupil who is shown, -1 for none.
func (l *Look) Shown() int {
	if l.view.Place != Pupil {
		return -1
	}
	return l.row(l.view.pupil)
}

// row returns the row of the pupil who has handed in a submission, -1 for none.
func (l *Look) row(of *notebook.Hand) int {
	return slices.IndexFunc(l.session.table.Rows, func(r notebook.Row) bool { return slices.Contains(r.Pupil.Hands, of) })
}

// ShowItems shows the list of the items, where there is room for one thing.
func (l *Look) ShowItems() { l.view = View{Place: Items} }

// ShowItem shows an item.
func (l *Look) ShowItem(column int) {
	if l.has(column) {
		l.view = View{Place: Item, Column: column}
	}
}

// ShowPupil shows the pupil of a row at an item.
func (l *Look) ShowPupil(row, column int) {
	if row < 0 || row >= len(l.session.table.Rows) {
		return
	}
	l.view = View{Place: Pupil, Column: max(0, column), pupil: l.session.table.Rows[row].Hand}
}

// ShowAnswer shows who has given an answer to the item, or no longer.
func (l *Look) ShowAnswer(text string) {
	if l.view.Answer == text {
		text = ""
	}
	l.view.Answer = text
}

// ShowPrograms shows the programs for an item: that of the first pupil who has not solved it, and beside it that of the
// first who has.
func (l *Look) ShowPrograms(column int) {
	if !l.has(column) {
		return
	}
	first := func(solved bool) int {
		return slices.IndexFunc(l.session.table.Rows, func(r notebook.Row) bool {
			return r.Cells[column].Program != "" && (r.Cells[column].Result == handin.Solved) == solved
		})
	}
	left, right := first(false), first(true)
	l.view = View{Place: Programs, Column: column, Beside: [2]int{left, right}}
	if left < 0 {
		l.view.Beside[0] = l.programBeside(right, 1)
	}
	if right < 0 {
		l.view.Beside[1] = l.programBeside(left, 1)
	}
}

// Put shows the program of a row on one of the two sides.
func (l *Look) Put(side, row int) {
	if side >= 0 && side < 2 && row >= 0 && row < len(l.session.table.Rows) {
		l.view.Beside[side] = row
	}
}

// Turn shows the next program on a side, or the one before.
func (l *Look) Turn(side, by int) {
	if side >= 0 && side < 2 {
		l.view.Beside[side] = l.programBeside(l.view.Beside[side], by)
	}
}

// programBeside returns the row of the next program after a row, or of the one before; the row itself where there is no
// other.
func (l *Look) programBeside(row, by int) int {
	n := len(l.session.table.Rows)
	for i := 1; i < n && row >= 0; i++ {
		at := ((row+by*i)%n + n) % n
		if l.session.table.Rows[at].Cells[l.view.Column].Program != "" {
			return at
		}
	}
	return row
}

// Close shows the class, and the keyboard goes back to the table.
func (l *Look) Close() {
	l.view = View{}
	if len(l.session.table.Rows) > 0 {
		l.session.environment.Screen.Focus(l.focus)
	}
}

func (l *Look) has(column int) bool { return column >= 0 && column < len(l.session.table.Columns) }

// Sorted returns the column by which the table is sorted, or ByName.
func (l *Look) Sorted() int { return l.sorted }

// Sort sorts the table by an item, or by names.
func (l *Look) Sort(column int) {
	if column != ByName && !l.has(column) {
		return
	}
	l.sorted = column
	beside := [2]*notebook.Hand{}
	for i, row := range l.view.Beside {
		if l.view.Place == Programs && row >= 0 {
			beside[i] = l.session.table.Rows[row].Hand
		}
	}
	l.sort()
	for i, hand := range beside {
		l.view.Beside[i] = l.row(hand)
	}
	l.session.environment.Screen.Say(SaySorted)
}

func (l *Look) sort() {
	if l.sorted == ByName {
		l.session.table.SortByName()
		return
	}
	l.session.table.SortByItem(l.sorted)
}

// begin shows a table from its beginning.
func (l *Look) begin() { l.view, l.focus, l.sorted = View{}, Cell{0, NameColumn}, ByName }

// settle sorts a table that has changed. What is shown stays, as far as it is there.
func (l *Look) settle() {
	if !l.has(l.sorted) {
		l.sorted = ByName
	}
	l.sort()
	if l.view.Place == Pupil && l.row(l.view.pupil) < 0 || l.view.Place > Items && !l.has(l.view.Column) {
		l.view = View{}
	}
	if l.view.Place == Programs {
		l.ShowPrograms(l.view.Column)
	}
	l.focus = l.inside(l.focus)
}
