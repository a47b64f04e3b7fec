package retro

import "tablier/ai"

// play says whether the game goes on from a drawn position that is reached: it has not ended, and does not end by
// repetition.
func (t *Table[S]) play(i int32) bool { return t.value[i] == ai.Draw && t.keep[i] > 0 }

// Risk returns the risk, for its side to move, of the drawn position with a Word: zero in a position that is no draw,
// in which the game has ended, or that the table does not hold.
//
// This defines the draw level. One side, the hunter, wants the other to have a move before it that loses, and both make
// only moves that keep the draw. The level of a position is the least number of plies in which the hunter makes sure of
// that, whatever the other side does:
//
//   - with the other side to move, 0 where some of its moves lose, else one more than the greatest level among the
//     positions that its moves lead to;
//   - with the hunter to move, one more than the least level among the positions that its moves lead to;
//   - none where the game has ended, also because a position has come back that draws the game: those that [Solve]
//     was given, and the root when it is among them.
//
// Where play can go round for ever the level is none: it counts up from 0 only. The level of a move is one more than
// that of the position that it leads to, so it is odd, and 1 where some reply loses. It is told with that position.
//
// What comes back in the plies to come need not be known. While the hunter plays for the level, it falls by one at
// least with every ply, whatever the other side does, so no position comes back. Nor do the positions on the way, which
// are drawn, change what is won if they come back: from a won position the winner need not pass through a drawn one.
func (t *Table[S]) Risk(word uint64) ai.Risk {
	i := t.graph.index.find(word)
	if i < 0 || !t.play(i) {
		return ai.Risk{}
	}
	replies := int(t.graph.moves[i])
	return ai.Risk{Losing: replies - int(t.keep[i]), Replies: replies, Level: int(t.level[i])}
}

// drawLevels computes the draw levels of the moves to all drawn positions, back from those in which some move loses,
// in order of the levels. It looks at each move at most twice, once for either side as the hunter, so its time is in
// proportion to the positions and their moves. Each time it asks tick.
func (t *Table[S]) drawLevels(tick func() bool) bool {
	g := t.graph
	t.level = make([]int32, len(g.states))
	left := append([]int32(nil), t.keep...) // of the moves that keep the draw, those the hunter has no level after
	hunted := make([]bool, len(g.states))   // positions with a level for their side to move
	var queue []int32
	for i := range g.states {
		if i := int32(i); t.play(i) && t.keep[i] < g.moves[i] {
			t.level[i] = 1
			queue = append(queue, i)
		}
	}
	for n := 0; n < len(queue); n++ {
		i := queue[n]
		for _, hunter := range g.from[g.first[i]:g.first[i+1]] {
			if !tick() {
				return false
			}
			if hunted[hunter] || !t.play(hunter) {
				continue
			}
			hunted[hunter] = true // first by the move with the least level
			for _, other := range g.from[g.first[hunter]:g.first[hunter+1]] {
				if !tick() {
					return false
				}
				if !t.play(other) || t.level[other] > 0 {
					continue
				}
				if left[other]--; left[other] == 0 { // last by the reply with the greatest
					t.level[other] = t.level[i] + 2
					queue = append(queue, other)
				}
			}
		}
	}
	return true
}
