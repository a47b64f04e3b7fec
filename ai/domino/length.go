package domino

import "tablier/rules/domino"

// A Length is the number of plies from a position to the end when both sides play their best: the winner hurries, the
// loser holds out. Who wins needs no more: the side to move does when the number of plies is odd.
type Length struct {
	Plies int
	Fixed bool // the number of plies is odd or even whatever both sides play
}

// A Ruler measures lengths by searching every move, which takes long except late in a game. It keeps what it has
// found.
type Ruler struct {
	known map[uint64]Length
	left  int // positions that may still be searched
}

// NewRuler returns a ruler with an empty memory.
func NewRuler() *Ruler { return &Ruler{known: map[uint64]Length{}} }

// Known returns how many positions the ruler has measured.
func (r *Ruler) Known() int { return len(r.known) }

// Key identifies a position as far as its future goes, up to symmetry and the names of the numbers but zero.
func Key(s *domino.State) uint64 {
	n := nodeOf(s)
	return n.key()
}

// Length returns how long the game from a position is when the winner hurries and the loser delays. It returns false
// when that takes more than so many new positions.
func (r *Ruler) Length(s *domino.State, most int) (l Length, ok bool) {
	r.left = most
	n := nodeOf(s)
	return r.measure(&n)
}

func (r *Ruler) measure(p *node) (l Length, ok bool) {
	moves := p.moves(nil)
	if len(moves) == 0 {
		return Length{0, true}, true
	}
	key := p.key()
	if l, ok = r.known[key]; ok {
		return l, true
	}
	if r.left--; r.left < 0 {
		return l, false
	}
	l.Fixed = true
	win, lose, seen := 0, 0, [2]bool{} // the shortest win, the longest loss, in plies; whether some way has so many
	for _, m := range moves {
		next := p.play(m)
		after, ok := r.measure(&next)
		if !ok {
			return l, false
		}
		plies := after.Plies + 1
		seen[plies%2] = true
		l.Fixed = l.Fixed && after.Fixed
		if plies%2 == 1 && (win == 0 || plies < win) {
			win = plies
		} else if plies%2 == 0 {
			lose = max(lose, plies)
		}
	}
	l.Fixed = l.Fixed && seen[0] != seen[1]
	if l.Plies = lose; win > 0 {
		l.Plies = win
	}
	r.known[key] = l
	return l, true
}
