package teacher

// A Cell is a place in the table.
type Cell struct {
	Row, Column int // NameColumn is the pupil's name
}

// At returns the cell that can be reached with Tab.
func (l *Look) At() Cell { return l.focus }

// Touch puts the focus on a cell that a person has touched.
func (l *Look) Touch(at Cell) { l.focus = l.inside(at) }

// Key moves the focus in the table, opens the cell or leaves what is open; false for a key that means nothing here. The
// rest of a row is reached with Home and End.
func (l *Look) Key(key string) bool {
	to := l.focus
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
		to.Column = len(l.session.table.Columns) - 1
	case "Escape":
		if l.view.Place == Class {
			return false
		}
		l.Close()
		return true
	default:
		return false
	}
	l.focus = l.inside(to)
	l.session.environment.Screen.Focus(l.focus)
	return true
}

// inside returns the nearest cell of the table.
func (l *Look) inside(at Cell) Cell {
	return Cell{
		max(0, min(at.Row, len(l.session.table.Rows)-1)), max(NameColumn, min(at.Column, len(l.session.table.Columns)-1)),
	}
}
