package stratege

import (
	"strconv"

	"tablier/ai/puzzle"
	"tablier/rules/stratege"
)

// A pool is the strengths that the hidden pawns of the other side may have: of each, how many pawns are not known.
type pool struct {
	left  [stratege.Most + 1]int
	cells []int // the places of the hidden pawns
}

// poolOf returns what the side to move knows of the other side.
func poolOf(s *stratege.State) (p pool) {
	side := int(s.Turn ^ 1)
	for strength, known := range s.Known(side) {
		if strength > 0 {
			p.left[strength] = stratege.Each - int(known)
		}
	}
	for cell := range s.At {
		if s.Side[side].Has(cell) && s.At[cell].Strength() == 0 {
			p.cells = append(p.cells, cell)
		}
	}
	return p
}

// deals returns in how many ways the strengths can be dealt to the hidden pawns.
func (p *pool) deals() int {
	ways, dealt := 1, 0
	for _, left := range p.left {
		for i := range left {
			dealt++
			ways = ways * dealt / (i + 1)
		}
	}
	return ways
}

// each calls see with each deal, as a state in which nothing is hidden.
func (p *pool) each(s *stratege.State, see func(*stratege.State)) {
	dealt, left := *s, p.left
	var deal func(i int)
	deal = func(i int) {
		if i == len(p.cells) {
			see(&dealt)
			return
		}
		hidden := dealt.At[p.cells[i]]
		for strength := 1; strength <= stratege.Most; strength++ {
			if left[strength] == 0 {
				continue
			}
			left[strength]--
			dealt.At[p.cells[i]] = hidden + stratege.Pawn(strength)
			deal(i + 1)
			left[strength]++
		}
		dealt.At[p.cells[i]] = hidden
	}
	deal(0)
}

// What a puzzle of counting has: enough hidden pawns that there is something to count, and few enough deals that all
// can be tried.
const (
	fewHidden = 3
	manyDeals = 50_000
)

// fits says whether there is something to count, but not too much.
func (p *pool) fits() bool { return len(p.cells) >= fewHidden && p.deals() <= manyDeals }

// The steps of a question of counting, beside those of [steps]: none of the machine's levels answers it, and with these
// the bands have as many of each question.
const (
	forcesSteps = 4
	oddsSteps   = 5 // to count the strengths that lose, and those that are left
	maxSteps    = 10
)

// steps returns the level that stands for how much is to be counted: one more for each pawn of the other side that
// stands on the board and has been shown, which must be added to those lost.
func steps(s *stratege.State, first int) int {
	n := first
	for cell, pawn := range s.At {
		if s.Side[s.Turn^1].Has(cell) && pawn.Shown() {
			n++
		}
	}
	return min(n, maxSteps)
}

// forces asks which strengths a hidden pawn can have, if some are out of the question and several are not. The pawn is
// the one that has come closest, or one of these.
func (m *maker) forces(s *stratege.State) (p puzzle.Puzzle, ok bool) {
	pool := poolOf(s)
	answer := ""
	for strength, left := range pool.left {
		if left > 0 {
			answer += strconv.Itoa(strength)
		}
	}
	if !pool.fits() || len(answer) < 2 || len(answer) > 4 {
		return p, false
	}
	return puzzle.Puzzle{
		Kind: puzzle.Forces, On: stratege.Name(pool.closest(s)), Variant: stratege.Spec().Variants[0], Position: text(s),
		Answer: answer, Level: steps(s, forcesSteps), Rank: len(pool.cells),
	}, true
}

// closest returns the hidden pawn that has come closest to the side to move.
func (p *pool) closest(s *stratege.State) int {
	if s.Turn == 0 {
		return p.cells[0]
	}
	return p.cells[len(p.cells)-1]
}

// odds asks how likely an attack on a hidden pawn succeeds, if that is neither certain nor out of the question. Of
// several attacks it asks about any.
func (m *maker) odds(s *stratege.State) (p puzzle.Puzzle, ok bool) {
	pool := poolOf(s)
	if !pool.fits() {
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
		won := 0
		for strength := 1; strength <= s.At[from].Strength(); strength++ {
			won += pool.left[strength]
		}
		if won == 0 || won == len(pool.cells) {
			continue
		}
		return puzzle.Puzzle{
			Kind: puzzle.Odds, On: string(s.Text(moves[i])), Variant: stratege.Spec().Variants[0], Position: text(s),
			Answer: fraction(won, len(pool.cells)), Level: steps(s, oddsSteps), Rank: len(pool.cells),
		}, true
	}
	return p, false
}

// fraction returns a fraction in its lowest terms.
func fraction(a, b int) string {
	x, y := a, b
	for y > 0 {
		x, y = y, x%y
	}
	return strconv.Itoa(a/x) + "/" + strconv.Itoa(b/x)
}
