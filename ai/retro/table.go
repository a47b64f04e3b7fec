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

// A Table holds the exact value of every position that can be reached from the one that was solved.
type Table[S any] struct {
	states []S
	index  map[uint64]int32 // of each Word in states
	value  []ai.Value       // Unknown while solving, later a draw
	plies  []int32          // to the end; 0 for draws
}

// Solve solves a game from a position on. Positions in drawn, by their Word, end the game in a draw when they
// are reached; the root, if it is among them, when it is reached again, while its own value is that of
// playing on. Tick is asked once a position and once a move; when it returns false, Solve gives up and
// returns nil.
func Solve[G ai.Game[S, M], S any, M ai.Code](game G, root S, drawn map[uint64]bool, tick func() bool) *Table[S] {
	t := &Table[S]{index: map[uint64]int32{}}
	edges := explore(t, game, root, drawn, tick)
	if edges == nil || !t.work(edges, tick) {
		return nil
	}
	for i, v := range t.value {
		if v == ai.Unknown {
			t.value[i] = ai.Draw
		}
	}
	return t
}

// Len returns how many positions the table holds.
func (t *Table[S]) Len() int { return len(t.states) }

// States returns the positions in the order in which they were found. The caller must not change it.
func (t *Table[S]) States() []S { return t.states }

// Value returns the value of the position with a Word for its side to move and, for wins and losses, the
// plies to the end with best play: the winner hurries and the loser holds out. It is Unknown for a position
// that the table does not hold.
func (t *Table[S]) Value(word uint64) (value ai.Value, plies int) {
	i, ok := t.index[word]
	if !ok {
		return ai.Unknown, 0
	}
	return t.value[i], int(t.plies[i])
}

// A graph holds the moves between positions as indices: those to position i come from
// from[first[i]:first[i+1]], and left[i] of those that start there are not yet known to lose.
type graph struct {
	first, from []int32
	left        []int32
}

// explore enumerates the positions and values those that end the game.
func explore[G ai.Game[S, M], S any, M ai.Code](t *Table[S], game G, root S, drawn map[uint64]bool, tick func() bool) *graph {
	var moves []M
	var out []int32 // targets of all moves, position after position
	left := []int32{}
	here := game.Word(root)
	t.find(root, here, game.End(root))
	for i := 0; i < len(t.states); i++ {
		if !tick() {
			return nil
		}
		s := t.states[i]
		moves = moves[:0]
		if t.value[i] == ai.Unknown {
			moves = game.Moves(moves, s)
		}
		for _, m := range moves {
			next, word, end := game.Play(s, m)
			if end == ai.Unknown && drawn[word] {
				end = ai.Draw
			}
			out = append(out, t.find(next, word, end))
		}
		left = append(left, int32(len(moves)))
	}
	g := reverse(out, left)
	if drawn[here] {
		g.first[0] = g.first[1] // its value is carried to no position from where play comes back to it
	}
	return g
}

// find returns the index of a position, which it adds, with its value if it ends the game, when it is new.
func (t *Table[S]) find(s S, word uint64, end ai.Value) int32 {
	i, ok := t.index[word]
	if !ok {
		i = int32(len(t.states))
		t.index[word] = i
		t.states = append(t.states, s)
		t.value = append(t.value, end)
		t.plies = append(t.plies, 0)
	}
	return i
}

// reverse turns the lists of targets, counts[i] of them from position i, into lists of origins.
func reverse(out, counts []int32) *graph {
	g := &graph{first: make([]int32, len(counts)+1), from: make([]int32, len(out)), left: counts}
	for _, to := range out {
		g.first[to+1]++
	}
	for i := range counts {
		g.first[i+1] += g.first[i]
	}
	place := append([]int32(nil), g.first...)
	at := 0
	for i, n := range counts {
		for _, to := range out[at : at+int(n)] {
			g.from[place[to]] = int32(i)
			place[to]++
		}
		at += int(n)
	}
	return g
}

// work carries wins and losses back from the ends. The queue is in order of distance, so the first loss of
// a reply gives a win its distance and the last win of the replies gives a loss its own.
func (t *Table[S]) work(g *graph, tick func() bool) bool {
	var queue []int32
	for i, v := range t.value {
		if v == ai.Win || v == ai.Loss {
			queue = append(queue, int32(i))
		}
	}
	for n := 0; n < len(queue); n++ {
		i := queue[n]
		for _, from := range g.from[g.first[i]:g.first[i+1]] {
			if !tick() {
				return false
			}
			if t.value[from] != ai.Unknown {
				continue
			}
			g.left[from]--
			switch {
			case t.value[i] == ai.Loss:
				t.value[from] = ai.Win
			case g.left[from] == 0:
				t.value[from] = ai.Loss
			default:
				continue
			}
			t.plies[from] = t.plies[i] + 1
			queue = append(queue, from)
		}
	}
	return true
}
