package stratege

import "tablier/rules/stratege"

// won is what a game won is worth besides the points, in hundredths of a point.
const won = 10000

// What it is worth besides the points that a game ends by quiet turns, to the player who asks. One who leads does not
// hope for that end as for a win: where there is more to be had he goes on, as long as the game is worth more than
// calmWin. One who is behind must do something, whatever it is. A draw is a loss of calmDraw, for where both wait
// nothing happens: see ai/README.md.
const (
	calmWin  = 1200
	calmLoss = won
	calmDraw = 1500
)

// quietStep is how many quiet turns are told apart: so many count alike.
const quietStep = 8

// final returns what the game is worth to the side to move, which has ended.
func (n *node) final() int32 {
	lead := n.points(int(n.Turn)) - n.points(int(n.Turn^1))
	switch {
	case n.End == stratege.Quiet:
		return n.calm(lead)
	case lead > 0:
		return n.won() + lead
	case lead < 0:
		return lead - n.won()
	}
	return 0
}

// won is what a game won is worth besides the points: more than any game that goes on.
func (n *node) won() int32 {
	if n.pressing {
		return won + pressMost
	}
	return won
}

// calm returns what a lead of the side to move, in hundredths of a point, is worth to it if the game ends by quiet
// turns.
func (n *node) calm(lead int32) int32 {
	if n.Turn != n.viewer {
		return -n.calmFor(-lead)
	}
	return n.calmFor(lead)
}

// calmFor is calm for the player who asks.
func (n *node) calmFor(lead int32) int32 {
	switch {
	case lead > 0:
		return calmWin + lead
	case lead < 0:
		return lead - calmLoss
	}
	return -calmDraw
}

// calming returns what the game is worth to the side to move with that lead, if it is worth so much but for the quiet
// turns: each brings it nearer to what it is worth if it ends by them.
func (n *node) calming(worth, lead int32) int32 {
	quiet := int32(n.Quiet / quietStep * quietStep)
	return worth + (n.calm(lead)-worth)*quiet/stratege.QuietTurns
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
