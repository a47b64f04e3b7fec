package lab_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"tablier/ai/lab"
	"tablier/rules"
)

// A fork is a position of a game whose tree is uniform: all positions of a depth have as many moves.
type fork struct {
	rules.Position // nothing: of what a search does not ask
	path           string
	turn           rules.Player
	value          float64 // for First, when both play well
	below          []*fork
}

func (f *fork) ToMove() rules.Player   { return f.turn }
func (f *fork) Outcome() rules.Outcome { return rules.Outcome{} }
func (f *fork) String() string         { return f.path }

func (f *fork) Moves() []rules.Move {
	moves := make([]rules.Move, len(f.below))
	for i := range moves {
		moves[i] = rules.Move(strconv.Itoa(i))
	}
	return moves
}

func (f *fork) Play(m rules.Move) (rules.Position, error) {
	i, err := strconv.Atoi(string(m))
	return f.below[i], err
}

// perfect returns a tree in which the best move always comes first.
func perfect(rng *rand.Rand, wide, depth int, turn rules.Player, path string) *fork {
	f := &fork{path: path, turn: turn, value: float64(rng.IntN(61) - 30)}
	if depth == 0 {
		return f
	}
	for i := range wide {
		f.below = append(f.below, perfect(rng, wide, depth-1, turn.Other(), path+strconv.Itoa(i)+" "))
	}
	sign := 1.0
	if turn == rules.First {
		sign = -1
	}
	slices.SortStableFunc(f.below, func(a, b *fork) int { return int(sign * (a.value - b.value)) })
	f.value = f.below[0].value
	return f
}

// On perfectly ordered trees alpha-beta looks at b^⌈d/2⌉ + b^⌊d/2⌋ − 1 leaves (Slagle and Dixon 1969), minimax at b^d.
func TestPerfectOrder(t *testing.T) {
	subject := &lab.Subject{Evaluations: []lab.Evaluation{{
		Max: rules.First, Of: func(p rules.Position) float64 { return p.(*fork).value },
	}}}
	for wide := 1; wide <= 5; wide++ {
		for depth := 1; depth <= 6; depth++ {
			power := func(n int) int { return int(math.Pow(float64(wide), float64(n))) }
			rng := rand.New(rand.NewPCG(uint64(wide), uint64(depth)))
			for _, turn := range []rules.Player{rules.First, rules.Second} {
				root := perfect(rng, wide, depth, turn, "")
				for algorithm, leaves := range map[lab.Algorithm]int{
					lab.AlphaBeta: power((depth+1)/2) + power(depth/2) - 1, lab.Minimax: power(depth),
				} {
					tree, err := lab.Build(lab.Request{
						Root: root, Algorithm: algorithm, Depth: depth, Nodes: 200_000, Evaluation: subject.Evaluations[0],
					}, subject, forever)
					if err != nil {
						t.Fatal(err)
					}
					found := *tree.Window(lab.View{Step: -1}).Value
					if got := tree.Counts(tree.Steps()).Leaves; got != leaves || found != root.value {
						t.Errorf("%s, %d moves, depth %d: %d leaves, value %v; want %d, %v",
							algorithm, wide, depth, got, found, leaves, root.value)
					}
				}
			}
		}
	}
}
