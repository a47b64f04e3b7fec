package teacher

// A Cell is a place in the table.
type Cell struct {
	Row, Column int // NameColumn is the pupil's name
}

// At returns the cell that can be reached with Tab.
func (s *Session) At() Cell { return s.focus }

// Touch puts the focus on a cell that a person has touched.
func (s *Session) Touch(at Cell) { s.focus = s.inside(at) }

// Key moves the focus in the table, opens the cell or leaves what is open; false for a key that means nothing here. The
// rest of a row is reached with Home and End.
func (s *Session) Key(key string) bool {
	to := s.focus
	switch key {
	case "ArrowLeft":
		to.Column--
	case "ArrowRight":
		to.Column++
	case "ArrowUp":
		to.Row--
	case "ArrowDown":
		to.Row++
	case "Home":
		to.Column = NameColumn
	case "End":
		to.Column = len(s.table.Columns) - 1
	case "Escape":
		if s.view.Place == Class {
			return false
		}
		s.Close()
		return true
	default:
		return false
	}
	s.focus = s.inside(to)
	s.environment.Screen.Focus(s.focus)
	return true
}

// inside returns the nearest cell of the table.
func (s *Session) inside(at Cell) Cell {
	return Cell{
		max(0, min(at.Row, len(s.table.Rows)-1)), max(NameColumn, min(at.Column, len(s.table.Columns)-1)),
	}
}
