package protocol

// MaxPuzzles is how many puzzles are made of a game on the spot.
const MaxPuzzles = 20

// A Made is the content of an answer to the op puzzles beside its id.
type Made struct {
	Puzzles string `json:"puzzles"` // a file of package puzzle
}

func (m Made) body(o *object) { o.text("puzzles", m.Puzzles) }
