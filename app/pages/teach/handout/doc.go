// Package handout is what is handed out to a class: a sheet, its answers, a subject with its marking scheme, the grid
// of an oral. A [Paper] is made once, of parts, and written in two ways: as markup, for the page and the printer, and
// as Markdown, which teachers change as they need it.
package handout

import "tablier/app/ui"

// A Paper is a document for a class.
type Paper struct {
	Title string
	Parts []Part
}

// A Part is a part of a paper: a [Text], a [Name], a [Code], a [Table], a [List], [Lines], [Boards] or [Questions].
type Part interface {
	html() ui.HTML
	blocks() []string // of Markdown, each of one or more lines
}

// A Text is paragraphs, a line each. Between two ` stands a program's text.
type Text string

// A Name is what stands before the line for a pupil's name.
type Name string

// A Code is a program, or a dialogue with Python, kept as it is written.
type Code string

// A Table is rows of cells, the head first; empty cells are to be filled in.
type Table [][]string

// A List is texts, one below the other.
type List []string

// Lines are so many lines to write on.
type Lines int

// Boards are positions of a game.
type Boards []Position

// A Position is a board as it is drawn, as rows of letters, and as the rules write it.
type Position struct {
	Picture       ui.HTML
	Diagram, Text string
}

// Questions are those of a sheet, in their order.
type Questions []Question

// A Question has a title, or is numbered where it has none.
type Question struct {
	Title string
	Parts []Part
}
