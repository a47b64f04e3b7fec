// Package retro solves small games exactly by retrograde analysis: every position that can be reached is
// enumerated once, and wins and losses are worked back from the ends, in order of their distance, over the
// moves that lead there. What is left when no more can be said is a draw: play can go on for ever.
//
// The rule that a position which comes back draws the game is met by solving the graph in which every
// position that stood on the board before is itself the end of the game, a draw, and so is the one that is
// searched when play comes back to it. Within what is still to come no such rule is needed: a shortest win
// never comes back to a position, and whoever is not lost can draw by coming back or by anything else.
package retro

import "tablier/ai"

// A Table is the exact value of every position that can be reached from the solved one.
type Table[S any] struct {
	graph *graph[S]
	value []ai.Value // Unknown while solving, later a draw
	plies []int32    // to the end; 0 for draws
	keep  []int32    // how many moves keep the draw in a drawn position; 0 where a draw has ended the game
	level []int32    // the draw level of the moves to each drawn position; 0 when there is none
}

// Solve solves a game from a position on. Positions in drawn, by their Word, end the game in a draw when they
// are reached; the root, if it is among them, when it is reached again, while its own value is that of
// playing on. Tick is asked once a position and once a move; when it returns false, Solve gives up and
// returns nil.
func Solve[G ai.Game[S, M], S any, M ai.Code](game G, root S, drawn map[uint64]bool, tick func() bool) *Table[S] {
	g := explore[G, S, M](game, root, 0, tick)
	if g == nil {
		return nil
	}
	return g.solve(game.Word(root), drawn, tick)
}

// Len returns how many positions the table holds.
func (t *Table[S]) Len() int { return len(t.graph.states) }

// States returns the positions in the order in which they were found. The caller must not change it.
func (t *Table[S]) States() []S { return t.graph.states }

// Value returns the value of the position with a Word for its side to move and, for wins and losses, the
// plies to the end with best play: the winner hurries and the loser holds out. It is Unknown for a position
// that the table does not hold.
func (t *Table[S]) Value(word uint64) (value ai.Value, plies int) {
	i := t.graph.index.find(word)
	if i < 0 {
		return ai.Unknown, 0
	}
	return t.value[i], int(t.plies[i])
}

// solve computes the values of a graph's positions for a search at the position with the Word here: see [Solve].
func (g *graph[S]) solve(here uint64, drawn map[uint64]bool, tick func() bool) *Table[S] {
	t := &Table[S]{graph: g, value: append([]ai.Value(nil), g.ends...), plies: make([]int32, len(g.states))}
	root := g.index.find(here)
	for word := range drawn {
		if i := g.index.find(word); i >= 0 && i != root && g.ends[i] == ai.Unknown {
			t.value[i] = ai.Draw
		}
	}
	if !drawn[here] {
		root = -1
	}
	if !t.propagate(root, tick) || !t.drawLevels(tick) {
		return nil
	}
	return t
}

// propagate propagates wins and losses back from the ends. The queue is in order of distance, so the first loss of a
// reply gives a win its distance and the last win of the replies gives a loss its own. The value of the position
// numbered closed is carried to none from where play comes back to it.
func (t *Table[S]) propagate(closed int32, tick func() bool) bool {
	g := t.graph
	left := append([]int32(nil), g.moves...) // of the moves of each, those not yet known to lose
	var queue []int32
	for i, v := range t.value {
		if v == ai.Win || v == ai.Loss {
			queue = append(queue, int32(i))
		}
	}
	for n := 0; n < len(queue); n++ {
		i := queue[n]
		if i == closed {
			continue
		}
		for _, from := range g.from[g.first[i]:g.first[i+1]] {
			if !tick() {
				return false
			}
			if t.value[from] != ai.Unknown {
				continue
			}
			left[from]--
			switch {
			case t.value[i] == ai.Loss:
				t.value[from] = ai.Win
			case left[from] == 0:
				t.value[from] = ai.Loss
			default:
				continue
			}
			t.plies[from] = t.plies[i] + 1
			queue = append(queue, from)
		}
	}
	t.draw(left, closed)
	return true
}

// draw marks the positions without a value as drawn. Left counts the moves that keep the draw. The games that have
// come back to the position numbered closed have ended.
func (t *Table[S]) draw(left []int32, closed int32) {
	t.keep = make([]int32, len(left))
	for i, v := range t.value {
		if v != ai.Unknown {
			continue
		}
		t.value[i] = ai.Draw
		if int32(i) != closed {
			t.keep[i] = left[i]
		}
	}
}
