package study

import "tablier/rules"

// A Turn is how a move turned the game.
type Turn string

// The turns.
const (
	NoTurn    Turn = ""
	WinSlips  Turn = "win"  // a won game is a draw now
	GameTurns Turn = "game" // a won game is lost now
	DrawSlips Turn = "draw" // a draw is lost now
	LeadSlips Turn = "lead" // much of what could be expected is gone, as far as can be estimated
)

// slip is how much of the expected result a move must lose, where that is estimated, to be a turning point.
const slip = 0.5

// Turned says how the move between two positions turned the game: by their values where both are exact, else by what
// could be expected. A forced move turns nothing, nor does chance, nor the move that the machine would have made.
func Turned(before, after Point, move rules.Move) Turn {
	if !before.asked() || !before.Known || !after.Known || after.Lucky || after.Apart || move == before.Best {
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
