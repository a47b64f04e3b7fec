package retro

import "tablier/ai"

// A graph is the positions that can be reached from a root, and the moves between them. It knows nothing of what has
// stood on the board, so that one graph serves all searches of a game.
type graph[S any] struct {
	index
	states []S
	ends   []ai.Value // how each has ended, Unknown when it has not
	moves  []int32    // how many moves each has
	first  []int32    // the predecessors of position i are from[first[i]:first[i+1]]
	from   []int32
}

// explore enumerates the positions from a root on. Tick is asked once a position; when it returns false, explore
// gives up and returns nil. So it does where there are more than most positions, if that is not 0.
func explore[G ai.Game[S, M], S any, M ai.Code](game G, root S, most int, tick func() bool) *graph[S] {
	g := &graph[S]{}
	var moves []M
	var out []int32 // targets of all moves, position after position
	g.find(root, game.Word(root), game.End(root))
	for i := 0; i < len(g.states); i++ {
		if !tick() || most > 0 && len(g.states) > most {
			return nil
		}
		s := g.states[i]
		moves = moves[:0]
		if g.ends[i] == ai.Unknown {
			moves = game.Moves(moves, s)
		}
		for _, m := range moves {
			out = append(out, g.find(game.Play(s, m)))
		}
		g.moves = append(g.moves, int32(len(moves)))
	}
	g.reverse(out)
	return g
}

// find returns the index of a position, which it adds when it is new.
func (g *graph[S]) find(s S, word uint64, end ai.Value) int32 {
	if i := g.index.find(word); i >= 0 {
		return i
	}
	g.states, g.ends = append(g.states, s), append(g.ends, end)
	return g.add(word)
}

// reverse turns the lists of successors, moves[i] of them from position i, into lists of predecessors.
func (g *graph[S]) reverse(out []int32) {
	g.first, g.from = make([]int32, len(g.moves)+1), make([]int32, len(out))
	for _, to := range out {
		g.first[to+1]++
	}
	for i := range g.moves {
		g.first[i+1] += g.first[i]
	}
	place := append([]int32(nil), g.first...)
	at := 0
	for i, n := range g.moves {
		for _, to := range out[at : at+int(n)] {
			g.from[place[to]] = int32(i)
			place[to]++
		}
		at += int(n)
	}
}
