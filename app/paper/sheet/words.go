package sheet

import "tablier/app/board"

// Words are what is said of a sheet with a board or with pieces.
type Words struct {
	Name, Title string // in a list, and alone
	Lead        string // on it, under its head
	Says        string // what is on it, for a screen reader
	Head        string // at its top
	Notes       []string
}

// Of returns the sheet with a drawing of a board or of pieces.
func (w *Words) Of(id string, d *Drawing) board.Sheet {
	return board.Sheet{ID: id, Name: w.Name, Title: w.Title, Says: w.Says, Body: d.Markup()}
}

// Of returns the sheet with rules that have been drawn, whose code leads to a page. It may be printed on the back of
// others.
func (t *Text) Of(id, route string, d *Drawing, back ...string) board.Sheet {
	return board.Sheet{
		ID: id, Name: t.Name, Title: t.Title, Says: t.Says, Body: d.Markup(), Back: back,
		Code: route, Beside: t.Beside,
	}
}
