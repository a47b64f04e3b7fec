package hyle

// A Step is a move in one word.
type Step uint16

// Decline is the step of an Order who slides nothing.
const Decline Step = MostCells * MostCells

// Draw returns the step of chance that gives Chaos a colour.
func Draw(colour uint8) Step { return Decline + Step(colour) }

// Place returns the step that puts the pawn in hand on a cell.
func Place(cell int) Step { return Slide(cell, cell) }

// Slide returns the step from one cell to another.
func Slide(from, to int) Step { return Step(MostCells*from + to) }

// Colour returns the colour of a draw, 0 for other steps.
func (m Step) Colour() uint8 { return uint8(max(m, Decline) - Decline) }

// Cells returns where a slide begins and ends; both are the cell of a placement.
func (m Step) Cells() (from, to int) { return int(m) / MostCells, int(m) % MostCells }
