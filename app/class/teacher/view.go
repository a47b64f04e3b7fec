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

// View returns what is shown.
func (s *Session) View() View { return s.view }

// Shown returns the row of the pupil who is shown, -1 for none.
func (s *Session) Shown() int {
	if s.view.Place != Pupil {
		return -1
	}
	return s.row(s.view.pupil)
}

// row returns the row of the pupil who has handed in a submission, -1 for none.
func (s *Session) row(of *notebook.Hand) int {
	return slices.IndexFunc(s.table.Rows, func(r notebook.Row) bool { return slices.Contains(r.Pupil.Hands, of) })
}

// ShowItems shows the list of the items, where there is room for one thing.
func (s *Session) ShowItems() { s.view = View{Place: Items} }

// ShowItem shows an item.
func (s *Session) ShowItem(column int) {
	if s.has(column) {
		s.view = View{Place: Item, Column: column}
	}
}

// ShowPupil shows the pupil of a row at an item.
func (s *Session) ShowPupil(row, column int) {
	if row < 0 || row >= len(s.table.Rows) {
		return
	}
	s.view = View{Place: Pupil, Column: max(0, column), pupil: s.table.Rows[row].Hand}
}

// ShowAnswer shows who has given an answer to the item, or no longer.
func (s *Session) ShowAnswer(text string) {
	if s.view.Answer == text {
		text = ""
	}
	s.view.Answer = text
}

// ShowPrograms shows the programs for an item: that of the first pupil who has not solved it, and beside it that of the
// first who has.
func (s *Session) ShowPrograms(column int) {
	if !s.has(column) {
		return
	}
	first := func(solved bool) int {
		return slices.IndexFunc(s.table.Rows, func(r notebook.Row) bool {
			return r.Cells[column].Program != "" && (r.Cells[column].Result == handin.Solved) == solved
		})
	}
	left, right := first(false), first(true)
	s.view = View{Place: Programs, Column: column, Beside: [2]int{left, right}}
	if left < 0 {
		s.view.Beside[0] = s.programBeside(right, 1)
	}
	if right < 0 {
		s.view.Beside[1] = s.programBeside(left, 1)
	}
}

// Put shows the program of a row on one of the two sides.
func (s *Session) Put(side, row int) {
	if side >= 0 && side < 2 && row >= 0 && row < len(s.table.Rows) {
		s.view.Beside[side] = row
	}
}

// Turn shows the next program on a side, or the one before.
func (s *Session) Turn(side, by int) {
	if side >= 0 && side < 2 {
		s.view.Beside[side] = s.programBeside(s.view.Beside[side], by)
	}
}

// programBeside returns the row of the next program after a row, or of the one before; the row itself where there is no
// other.
func (s *Session) programBeside(row, by int) int {
	n := len(s.table.Rows)
	for i := 1; i < n && row >= 0; i++ {
		at := ((row+by*i)%n + n) % n
		if s.table.Rows[at].Cells[s.view.Column].Program != "" {
			return at
		}
	}
	return row
}

// Close shows the class, and the keyboard goes back to the table.
func (s *Session) Close() {
	s.view = View{}
	if len(s.table.Rows) > 0 {
		s.environment.Screen.Focus(s.focus)
	}
}

func (s *Session) has(column int) bool { return column >= 0 && column < len(s.table.Columns) }

// Sorted returns the column by which the table is sorted, or ByName.
func (s *Session) Sorted() int { return s.sorted }

// Sort sorts the table by an item, or by names.
func (s *Session) Sort(column int) {
	if column != ByName && !s.has(column) {
		return
	}
	s.sorted = column
	beside := [2]*notebook.Hand{}
	for i, row := range s.view.Beside {
		if s.view.Place == Programs && row >= 0 {
			beside[i] = s.table.Rows[row].Hand
		}
	}
	s.sort()
	for i, hand := range beside {
		s.view.Beside[i] = s.row(hand)
	}
	s.environment.Screen.Say(SaySorted)
}

func (s *Session) sort() {
	if s.sorted == ByName {
		s.table.SortByName()
		return
	}
	s.table.SortByItem(s.sorted)
}
