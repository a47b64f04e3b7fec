package entropy

import "tablier/rules/entropy"

var judge = NewNet(&learnt)

// Eval implements alphabeta.Game. The nets have learnt from the game without the option immediate, which changes little
// but the last two plies.
func (g Game) Eval(s State) int32 {
	if g.rules.quick {
		return g.Guess(s)
	}
	return guide.Eval(s.own(), s.other(), g.rules.mood)
}

// Guess estimates the score of a position for proof-number search (alphabeta.Guesser), by the small net: with as many
// nodes more is proved by it than by the guide, in a tenth of the time.
func (g Game) Guess(s State) int32 { return judge.eval(uint64(s) & both) }

// hurryAfter is the number of won positions of a game after which near wins count more than far ones: a win is kept
// best when only who wins is asked, but it has to be brought nearer.
const hurryAfter = 8

// winning is the least value, by the guide, of a position that is as good as won.
const winning = 5_000

// lost says whether the player to move is losing, by the guide. Then what is left to do is to hold out.
func lost(s State) bool { return guide.Eval(s.own(), s.other(), Mood{}) < -winning }

// decided returns the number of positions of a game in which either side is winning, by the guide.
func decided(occurred map[uint64]bool) (n int) {
	for word := range occurred {
		s := State(word)
		if v := guide.Eval(s.own(), s.other(), Mood{}); v > winning || v < -winning {
			n++
		}
	}
	return n
}

// Quiet implements alphabeta.Selective: a position in which the player to move has to pass is no place to stop.
func (g Game) Quiet(s State) bool {
	own, other := s.own(), s.other()
	if entropy.Alone(own, other) == 0 {
		return entropy.Around(own&entropy.Around(own))&^(own|other) != 0
	}
	return !entropy.State{Own: own, Other: other}.MustPass()
}

// FullDepthMoves implements alphabeta.Selective. With it a search of a million nodes errs less on positions whose value
// is known.
func (g Game) FullDepthMoves() int { return 6 }

// SwindleMargin implements alphabeta.Swindler. The longer a game lasts, the likelier a good evaluation is a blockade in
// which neither side makes progress. The first turns are played without swindles.
func (g Game) SwindleMargin(occurred int) int32 {
	if occurred < 8 {
		return 0
	}
	return int32(min(25*occurred, 3_000))
}
