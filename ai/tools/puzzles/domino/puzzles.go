// Package domino makes puzzles of Astronomy Domino in zones of four and five cells: positions late in games played at
// random in which one move alone wins. Where after that move nothing that anybody lays changes who is left without a
// move, the puzzle asks for parity.
package domino

import (
	"math/bits"
	"math/rand/v2"

	engine "tablier/ai/domino"
	"tablier/ai/puzzle"
	"tablier/ai/puzzle/craft"
	prover "tablier/ai/puzzle/prove/domino"
	"tablier/rules/domino"
)

const (
	fewest, most = 3, 64  // moves to choose from
	looked       = 40_000 // positions of a zone that are looked at
	effort       = 15_000 // further positions that one may take to be solved
)

// zones says how many puzzles are made of each size of the zone: more than are kept. In a zone of three cells there are
// none: it has no position with a choice of moves of which one alone wins.
func zones() []zone { return []zone{{4, 500}, {5, 1_000}} }

type zone struct{ size, puzzles int }

// Make makes the puzzles that a seed chooses.
func Make(seed uint64) ([]puzzle.Puzzle, error) {
	var list []puzzle.Puzzle
	for _, z := range zones() {
		list = append(list, z.make(rand.New(rand.NewPCG(seed, uint64(z.size))), looked)...)
	}
	return list, nil
}

// make makes puzzles out of the positions of games at random, of which it looks at so many.
func (z zone) make(rng *rand.Rand, looked int) []puzzle.Puzzle {
	j, seen := maker{prover.NewJudge()}, map[uint64]bool{}
	var list []puzzle.Puzzle
	for looked > 0 {
		for s := domino.Start(z.size); !s.Over() && looked > 0; looked-- {
			moves := s.AppendMoves(nil)
			if key := engine.Key(&s); len(moves) >= fewest && len(moves) <= most && !seen[key] {
				seen[key] = true
				if made, ok := j.make(s); ok {
					list = append(list, made)
				}
			}
			s = s.Play(moves[rng.IntN(len(moves))])
		}
	}
	return craft.Spread(list, z.puzzles, sortOf)
}

// A maker makes puzzles of positions by what comes of them.
type maker struct{ *prover.Judge }

// make makes the puzzle of a position that is won, but not at once.
func (j maker) make(s domino.State) (made puzzle.Puzzle, ok bool) {
	length, ok := j.Ruler.Length(&s, effort)
	if !ok || length.Plies%2 == 0 || length.Plies == 1 || length.Fixed {
		return made, false
	}
	position := domino.Position{State: s}
	made, ok = craft.Make(j.Judge, string(rune('0'+s.N)), position)
	if ok && len(made.Line) == 1 {
		if after, err := position.Play(made.Line[0]); err == nil && j.Length(after).Fixed {
			made.Kind = puzzle.Parity
		}
	}
	return made, ok
}

// A sort is what puzzles are spread over.
type sort struct {
	kind  puzzle.Kind
	moves int // of the solver
	plies int // to the end
	width int // bits of the number of legal moves
}

func sortOf(p *puzzle.Puzzle) sort {
	s := sort{kind: p.Kind, moves: len(p.Line)/2 + 1, width: bits.Len(uint(len(p.Verdicts)))}
	for i, v := range p.Verdicts {
		if p.Right(i) {
			s.plies = v.Plies
		}
	}
	return s
}
