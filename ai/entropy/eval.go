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

// Late implements alphabeta.Shaper. On positions of known value it makes a search of a million nodes err less; twice the
// reduction makes it err more.
func (g Game) Late() int { return 6 }
