package stratege

// A Step is a move in one word: a placement, a move or an attack, or a pass. What a step to an enemy's place does, the
// strengths decide.
type Step uint16

// PassStep is the step of a player who has no other.
const PassStep Step = 1 << 14

const placing Step = 1 << 15

// Place returns the step that puts a pawn of a strength, 0 for a hidden one, on a place.
func Place(cell, strength int) Step { return placing | Step(cell)<<3 | Step(strength) }

// StepTo returns the step from one place to another.
func StepTo(from, to int) Step { return Step(from)<<7 | Step(to) }

func stepBy(from, way int) Step { return StepTo(from, from+way) }

// Cells returns where a move or an attack begins and ends.
func (m Step) Cells() (from, to int) { return int(m >> 7 & 127), int(m & 127) }

// Placement returns the place and the strength, 0 when hidden, of a step that places a pawn, and whether it does.
func (m Step) Placement() (cell, strength int, ok bool) {
	return int(m >> 3 & 127), int(m & 7), m&placing != 0
}
