// Package sheet draws sheets of paper, in millimetres, as SVG markup: boards and pieces to be cut out, rules, tables.
// Games draw their sheets with it natively, while the site is built; the programs of the page have only what comes of
// it.
//
// A drawing has room for A4 and for Letter at once: it stands within [Left], [Right], [Top] and [Bottom], and the foot,
// with a line of 10 cm, is put below by who knows the size of the paper. What is filled takes its colour from one of
// the [Paint] variables, which are white, grey or black where somebody prints without colours, so that no colour says
// anything alone.
package sheet

// The room for a drawing, in millimetres. Eight at the edges stay free, and the foot has the rest.
const (
	Left   = 8.0
	Right  = 202.0
	Top    = 8.0
	Bottom = 262.0
	Middle = 105.0
	Inset  = 14.0 // where texts begin
)

// A Paint is the colour of a surface.
type Paint string

// The paints. The styles of the page give them their colours, and others for printing in black and white.
const (
	White  Paint = "#FFF"
	Black  Paint = "#000"
	Grey   Paint = "#777"
	None   Paint = "none"
	Plate  Paint = "var(--pa-plate)" // a board
	Home   Paint = "var(--pa-home)"  // a part of a board that belongs to the second player
	Orange Paint = "var(--pa-orange)"
	Red    Paint = "var(--pa-red)"
	Ring   Paint = "var(--pa-ring)" // the ring on what is red
	Dark   Paint = "var(--pa-dark)" // black pieces
	Shield Paint = "var(--pa-shield)"
)

// Coloured returns the paint of a name of a game's own.
func Coloured(name string) Paint { return Paint("var(--pa-" + name + ")") }
