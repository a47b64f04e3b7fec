package study

import "tablier/rules"

// A Turn is the kind of a turning point.
type Turn string

// The turns.
const (
	NoTurn    Turn = ""
	WinSlips  Turn = "win"  // a won game is a draw now
	GameTurns Turn = "game" // a won game is lost now
	DrawSlips Turn = "draw" // a draw is lost now
	LeadSlips Turn = "lead" // much of the expected result is gone, by an estimate
)

// slip is the loss of expected result, where that is estimated, that makes a turning point.
const slip = 0.5

// Turned returns the kind of turning point between two positions: by their values where both are exact, else by the
// expected result. A forced move turns nothing, nor does chance, nor the move that the machine would have made.
func Turned(before, after Point, move rules.Move) Turn {
	if !before.needsMachine() || !before.Known || !after.Known || after.Lucky || after.NewRound || move == before.Best {
		return NoTurn
	}
	had, has := before.Lead, after.Lead
	if before.Seat == 1 {
		had, has = -had, -has
	}
	switch {
	case !before.Exact || !after.Exact:
		if had-has >= slip {
			return LeadSlips
		}
	case had > 0 && has == 0:
		return WinSlips
	case had > 0 && has < 0:
		return GameTurns
	case had == 0 && has < 0:
		return DrawSlips
	}
	return NoTurn
}
