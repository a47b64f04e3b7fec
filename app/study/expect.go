package study

import (
	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/rules"
)

// Expected turns the machine's judgement of a position of a variant, a proved value or else a score, into the
// expected result in [-1, 1] for the side to move there.
func Expected(game *board.Game, variant string, toMove rules.Player, value string, score float64) float64 {
	switch {
	case value == protocol.ValueWin:
		return 1
	case value == protocol.ValueLoss:
		return -1
	case value == protocol.ValueDraw:
		return 0
	case game.Gauge != nil:
		score = game.Gauge(variant, score, toMove)
	}
	return max(-1, min(1, score))
}

// Compare returns the value of a move beside the best one, both for the player to move, among the lines that a search
// has found for one position, best first. A move that is not among them is worth no more than the last one.
func Compare(lines []protocol.Line, move rules.Move, worth func(protocol.Line) Value) (c Choice, ok bool) {
	if len(lines) == 0 {
		return c, false
	}
	made := lines[len(lines)-1]
	for _, l := range lines {
		if l.Move == string(move) {
			made = l
		}
	}
	return Choice{worth(lines[0]), worth(made)}, true
}
