package stratege

import "tablier/rules/stratege"

// A Habits is the learnt likelihood of each strength by trait: the number added to the logarithm of the odds by
// counting, in parts of habitUnit. Command learn finds them.
type Habits [Traits][stratege.Most]int8

const habitUnit = 32

// Where the traits of each kind begin. Of the traits of a kind a pawn has one, except of those of encounters.
const (
	homeTrait  = 0                        // its place in the set-up: row, distance from the edge
	rowTrait   = homeTrait + 9            // the row it has advanced to
	slideTrait = rowTrait + stratege.Rows // moves along its row, in grades
	restTrait  = slideTrait + grades      // turns since its last move, in grades
	stillTrait = restTrait + grades       // of one that has never moved: turns so far, in grades
	metTrait   = stillTrait + grades      // its reaction to a neighbouring pawn, whether repeated, the other's strength

	// These are pairs of something and the row that the pawn has advanced to.
	homeRow  = metTrait + encounters*2*met     // its row in the set-up
	phaseRow = homeRow + 3*stratege.Rows       // the phase of the game
	restRow  = phaseRow + phases*stratege.Rows // as restTrait
	stillRow = restRow + grades*stratege.Rows  // as stillTrait
	edgeRow  = stillRow + grades*stratege.Rows // its distance from the edge

	Traits = edgeRow + distances*stratege.Rows // how many there are

	grades = 6
	met    = stratege.Most + 1
)

// often is the number of encounters that make a habit.
const often = 3

// traits calls has with each trait of a hidden pawn.
func (t *tracks) traits(cell int, has func(trait int)) {
	p := &t.at[cell]
	row, file := int(p.home)/6, int(p.home)%6
	if t.side == 1 {
		row = 2 - row
	}
	now := advanced(cell, t.side)
	has(homeTrait + 3*row + min(file, 5-file))
	has(rowTrait + now)
	has(slideTrait + grade(p.sideways, [grades - 1]int16{1, 2, 3, 6, 12}))
	has(homeRow + stratege.Rows*row + now)
	has(phaseRow + stratege.Rows*t.phase + now)
	has(edgeRow + stratege.Rows*edge(cell%stratege.Columns) + now)
	if p.moved {
		rest := grade(p.rest, [grades - 1]int16{1, 3, 8, 20, 50})
		has(restTrait + rest)
		has(restRow + stratege.Rows*rest + now)
	} else {
		still := grade(p.rest, [grades - 1]int16{10, 30, 60, 120, 240})
		has(stillTrait + still)
		has(stillRow + stratege.Rows*still + now)
	}
	for what := range p.met {
		for strength, n := range p.met[what] {
			if n > 0 {
				has(metTrait + 2*met*what + strength)
			}
			if n >= often {
				has(metTrait + 2*met*what + met + strength)
			}
		}
	}
}

// grade returns how many of the steps a number has reached.
func grade(n int16, steps [grades - 1]int16) (reached int) {
	for reached < len(steps) && n >= steps[reached] {
		reached++
	}
	return reached
}
