// Package graphs makes random games for the tests of generic techniques: positions are numbers, moves are
// edges, and play may go in circles.
package graphs

import (
	"math/rand/v2"
	"slices"
	"strconv"

	"tablier/ai"
	"tablier/rules"
)

// A Move leads to the position of its number.
type Move uint16

// A Game is a random game. Position 0 is the start; even positions are First's to move in, odd ones Second's.
type Game struct {
	edges [][]Move
	ends  []ai.Value
}

// Random returns a game of n positions, an even number, of which a share has ended.
func Random(rng *rand.Rand, n int, ended float64) *Game {
	g := &Game{edges: make([][]Move, n), ends: make([]ai.Value, n)}
	for i := range n {
		if i > 0 && rng.Float64() < ended {
			g.ends[i] = ai.Loss + ai.Value(rng.IntN(3))
			continue
		}
		for range 1 + rng.IntN(3) {
			if m := Move(rng.IntN(n/2)*2 + 1 - i%2); !slices.Contains(g.edges[i], m) {
				g.edges[i] = append(g.edges[i], m)
			}
		}
	}
	return g
}

// Moves implements ai.Game: the legal moves of a state.
func (g *Game) Moves(buf []Move, s int) []Move { return append(buf, g.edges[s]...) }

// Play implements ai.Game: the state after a move.
func (g *Game) Play(_ int, m Move) (next int, word uint64, end ai.Value) {
	return int(m), g.Word(int(m)), g.ends[m]
}

// End implements ai.Game.
func (g *Game) End(s int) ai.Value { return g.ends[s] }

// Word implements ai.Game: a hash of the position, for the tables.
func (g *Game) Word(s int) uint64 { return uint64(s) + 1 }

// Text implements ai.Game: a move in notation.
func (g *Game) Text(m Move) rules.Move { return rules.Move(strconv.Itoa(int(m))) }

// Eval implements alphabeta.Game: noise, always the same.
func (g *Game) Eval(s int) int32 { return int32(ai.Mix(uint64(s))%2001) - 1000 }

// Len returns how many positions the graph has.
func (g *Game) Len() int { return len(g.edges) }

// Root returns the task of searching from s when the positions in past have been seen: they and s itself draw
// the game when they come back.
func (g *Game) Root(s int, past ...int) ai.Root[*Game, int] {
	root := ai.Root[*Game, int]{Game: g, State: s, Drawn: map[uint64]bool{}}
	for _, p := range append(past, s) {
		if g.ends[p] == ai.Unknown {
			root.Drawn[g.Word(p)] = true
		}
	}
	return root
}
