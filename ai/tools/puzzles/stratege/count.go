package stratege

import (
	"tablier/ai/puzzle"
	prover "tablier/ai/puzzle/prove/stratege"
	"tablier/rules/stratege"
)

// What a puzzle of counting has: enough hidden pawns that there is something to count, and few enough deals that all
// can be tried.
const (
	fewHidden = 3
	manyDeals = 50_000
)

// fits says whether there is something to count, but not too much.
func fits(p *prover.Pool) bool { return len(p.Cells) >= fewHidden && p.Deals() <= manyDeals }

// forces asks which strengths a hidden pawn can have, if some are out of the question and several are not. The pawn is
// the one that has come closest, or one of these.
func (m *maker) forces(s *stratege.State) (p puzzle.Puzzle, ok bool) {
	pool := prover.PoolOf(s)
	answer := pool.Strengths()
	if !fits(&pool) || len(answer) < 2 || len(answer) > 4 {
		return p, false
	}
	return puzzle.Puzzle{
		Kind: puzzle.Forces, On: stratege.Name(closest(&pool, s)), Variant: stratege.Spec().Variants[0], Position: text(s),
		Answer: answer, Level: prover.Steps(s, puzzle.Forces), Rank: len(pool.Cells),
	}, true
}

// closest returns the hidden pawn that has come closest to the side to move.
func closest(p *prover.Pool, s *stratege.State) int {
	if s.Turn == 0 {
		return p.Cells[0]
	}
	return p.Cells[len(p.Cells)-1]
}

// odds asks how likely an attack on a hidden pawn succeeds, if that is neither certain nor out of the question. Of
// several attacks it asks about any.
func (m *maker) odds(s *stratege.State) (p puzzle.Puzzle, ok bool) {
	pool := prover.PoolOf(s)
	if !fits(&pool) {
		return p, false
	}
	moves := s.AppendMoves(nil)
	for _, i := range m.rng.Perm(len(moves)) {
		if moves[i] == stratege.PassStep {
			continue
		}
		from, to := moves[i].Cells()
		if s.At[to] == 0 || s.At[to].Strength() > 0 {
			continue
		}
		won := pool.Wins(s.At[from].Strength())
		if won == 0 || won == len(pool.Cells) {
			continue
		}
		return puzzle.Puzzle{
			Kind: puzzle.Odds, On: string(s.Text(moves[i])), Variant: stratege.Spec().Variants[0], Position: text(s),
			Answer: prover.Fraction(won, len(pool.Cells)), Level: prover.Steps(s, puzzle.Odds), Rank: len(pool.Cells),
		}, true
	}
	return p, false
}
