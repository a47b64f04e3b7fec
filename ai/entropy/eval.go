package entropy

import "tablier/rules/entropy"

var judge = NewNet(&learnt)

// Eval implements alphabeta.Game. The net has learnt from the game without the option immediate, which changes little but
// the last two plies.
func (g Game) Eval(s State) int32 { return judge.eval(uint64(s) & both) }

// Quiet implements alphabeta.Shaper: a position in which the player to move has to pass is no place to stop.
func (g Game) Quiet(s State) bool {
	own, other := s.own(), s.other()
	if entropy.Alone(own, other) == 0 {
		return entropy.Around(own&entropy.Around(own))&^(own|other) != 0
	}
	return !entropy.State{Own: own, Other: other}.MustPass()
}

// Late implements alphabeta.Shaper. With it a search of a million nodes errs less on positions whose value is known.
func (g Game) Late() int { return 6 }

// Margin implements alphabeta.Tempter: the longer a game goes on, the likelier is what the net promises a blockade in
// which nobody gets on. The first turns are played as well as can be.
func (g Game) Margin(stood int) int32 {
	if stood < 8 {
		return 0
	}
	return int32(min(25*stood, 3_000))
}
