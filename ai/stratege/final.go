package stratege

import "tablier/rules/stratege"

// won is the value of a won game besides the points, in hundredths of a point.
const won = 10000

// What it is worth besides the points that a game ends by quiet turns, to the player who asks. One who leads does not
// hope for that end as for a win: where there is more to be had he goes on, as long as the game is worth more than
// quietWin. One who is behind must do something, whatever it is. A draw is a loss of quietDraw, for where both wait
// nothing happens: see ai/README.md.
const (
	quietWin  = 1200
	quietLoss = won
	quietDraw = 1500
)

// quietStep is the number of quiet turns that count alike.
const quietStep = 8

// final returns the value of the ended game for the side to move.
func (n *node) final() int32 {
	lead := n.points(int(n.Turn)) - n.points(int(n.Turn^1))
	switch {
	case n.End == stratege.Quiet:
		return n.quietEnd(lead)
	case lead > 0:
		return n.won() + lead
	case lead < 0:
		return lead - n.won()
	}
	return 0
}

// won returns the value of a won game besides the points: more than that of any game that goes on.
func (n *node) won() int32 {
	if n.pressing {
		return won + pressMost
	}
	return won
}

// quietEnd returns the value for the side to move, with a lead in hundredths of a point, of an end of the game by
// quiet turns.
func (n *node) quietEnd(lead int32) int32 {
	if n.Turn != n.viewer {
		return -n.quietEndFor(-lead)
	}
	return n.quietEndFor(lead)
}

// quietEndFor is quietEnd for the player who asks.
func (n *node) quietEndFor(lead int32) int32 {
	switch {
	case lead > 0:
		return quietWin + lead
	case lead < 0:
		return lead - quietLoss
	}
	return -quietDraw
}

// blendQuiet blends a value, for the side to move with that lead, with the value of an end by quiet turns: each quiet
// turn adds to the weight of the end.
func (n *node) blendQuiet(worth, lead int32) int32 {
	quiet := int32(n.Quiet / quietStep * quietStep)
	return worth + (n.quietEnd(lead)-worth)*quiet/stratege.QuietTurns
}

// points returns the points of a side in hundredths.
func (n *node) points(side int) (sum int32) {
	for it := (places{n.Side[side].And(stratege.Goal(side)).And(stratege.Black)}); it.more(); {
		pawn := n.At[it.next()]
		if v := pawn.Strength(); v > 0 {
			sum += int32(100 * v)
		} else {
			sum += n.pool.mean[kindOf(pawn)]
		}
	}
	return sum
}
