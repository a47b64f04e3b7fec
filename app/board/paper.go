package board

import "tablier/app/i18n"

// A Kit is what is printed of a game, to play it without a computer.
type Kit struct {
	Game   string // its id
	Title  string
	Sheets []Sheet
	Class  []Sheet      // sheets for a class that are about this game
	Lesson *PaperLesson // what a class does with them; nil for nothing
}

// A Sheet is one side of a sheet of paper.
type Sheet struct {
	ID    string // in links, so it stays
	Name  string // in a list of the game's sheets
	Title string // what it is called alone
	Says  string // what is on it, for a screen reader
	// Body is the markup of its drawing, in millimetres from the upper left corner of a sheet of A4. It fits the height
	// of other papers, too: see package app/paper/sheet.
	Body   string
	Back   []string // the sheets on whose back it may be printed; nil for one with a front of its own
	Code   string   // the route of the page whose address is printed as a QR code; empty for none
	Beside string   // what stands beside the code
}

// A PaperLesson is a page of text for pupils and their teacher.
type PaperLesson struct {
	Title, Lead string
	Sections    []i18n.Section
	Answers     []string // for the teacher
}
