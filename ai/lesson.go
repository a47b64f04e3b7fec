package ai

import "tablier/rules"

// A Lesson is what a game gives to search as it is taught, package lab: evaluations that a beginner could have written,
// in small integers, and what is true.
type Lesson struct {
	Evaluations []Evaluation // the first is the one that is used when none is named
	// Max is the player whose values are counted: First, or the one who makes the points.
	Max rules.Player
	// Points returns what a position that has ended is worth for Max in a game of points; nil in the others, which are
	// won, lost or drawn.
	Points func(p rules.Position) float64
	// Uncertain says that chance acts, or that something is hidden. Only what averages can search such a game.
	Uncertain bool
	// Reveal returns the moves that a listed move may turn out to be, and their weights, where something is hidden on
	// which that depends; nothing for other moves. It is nil in games with nothing hidden.
	Reveal func(p rules.Position, m rules.Move) (moves []rules.Move, weights []int)
	// Small says whether a position is near enough to the end to be searched; nil where any is.
	Small func(p rules.Position) bool
	// Truth returns what a position that has not ended is worth, when it can be found out; nil where it never can.
	// Tick is asked once in a while: when it returns false, the truth remains unknown.
	Truth func(p rules.Position, tick func() bool) (t Truth, known bool)
}

// An Evaluation estimates positions.
type Evaluation struct {
	Name string
	Of   func(p rules.Position) float64 // for the lesson's Max
}

// A Truth is what a position is worth when both play as well as can be.
type Truth struct {
	Winner rules.Player // Nobody for a draw, and where points count
	Plies  int          // to the end of a game that is won
	Points *float64     // for the lesson's Max, expected; nil in games that are won, lost or drawn
}

// Prove returns a lesson's Truth that searches with an engine, so many nodes deep at most, and knows what that proves.
func Prove(engine Engine, spec *rules.Spec, nodes uint64) func(rules.Position, func() bool) (Truth, bool) {
	return func(p rules.Position, tick func() bool) (Truth, bool) {
		task := Task{Spec: spec, View: p.View(p.ToMove())}
		result, err := engine.Search(endless{}, task, Limits{Nodes: nodes}, Hooks{})
		if err != nil || result.Value == Unknown || !tick() {
			return Truth{}, false
		}
		return TruthOf(p.ToMove(), result.Value, result.Plies), true
	}
}

// TruthOf returns what a value for a side to move says.
func TruthOf(turn rules.Player, value Value, plies int) Truth {
	switch value {
	case Win:
		return Truth{Winner: turn, Plies: plies}
	case Loss:
		return Truth{Winner: turn.Other(), Plies: plies}
	}
	return Truth{}
}

// endless is the context of a search that nodes alone end.
type endless struct{}

func (endless) Err() error { return nil }
