package stratege

import (
	"strconv"

	"tablier/rules/stratege"
)

// A Pool is the strengths that the hidden pawns of the other side may have: of each, how many pawns are not known.
type Pool struct {
	Left  [stratege.Most + 1]int
	Cells []int // the places of the hidden pawns
}

// PoolOf returns what the side to move knows of the other side.
func PoolOf(s *stratege.State) (p Pool) {
	side := int(s.Turn ^ 1)
	for strength, known := range s.Known(side) {
		if strength > 0 {
			p.Left[strength] = stratege.Each - int(known)
		}
	}
	for cell := range s.At {
		if s.Side[side].Has(cell) && s.At[cell].Strength() == 0 {
			p.Cells = append(p.Cells, cell)
		}
	}
	return p
}

// Deals returns in how many ways the strengths can be dealt to the hidden pawns.
func (p *Pool) Deals() int {
	ways, dealt := 1, 0
	for _, left := range p.Left {
		for i := range left {
			dealt++
			ways = ways * dealt / (i + 1)
		}
	}
	return ways
}

// Each calls see with each deal, as a state in which nothing is hidden.
func (p *Pool) Each(s *stratege.State, see func(*stratege.State)) {
	dealt, left := *s, p.Left
	var deal func(i int)
	deal = func(i int) {
		if i == len(p.Cells) {
			see(&dealt)
			return
		}
		hidden := dealt.At[p.Cells[i]]
		for strength := 1; strength <= stratege.Most; strength++ {
			if left[strength] == 0 {
				continue
			}
			left[strength]--
			dealt.At[p.Cells[i]] = hidden + stratege.Pawn(strength)
			deal(i + 1)
			left[strength]++
		}
		dealt.At[p.Cells[i]] = hidden
	}
	deal(0)
}

// Strengths returns which strengths a hidden pawn can have, such as 245: for every one the same, as all may move alike.
func (p *Pool) Strengths() (answer string) {
	for strength, left := range p.Left {
		if left > 0 {
			answer += strconv.Itoa(strength)
		}
	}
	return answer
}

// Wins counts the hidden pawns that an attack by a strength would take.
func (p *Pool) Wins(strength int) (won int) {
	for s := 1; s <= strength; s++ {
		won += p.Left[s]
	}
	return won
}

// Fraction returns a fraction in its lowest terms.
func Fraction(a, b int) string {
	x, y := a, b
	for y > 0 {
		x, y = y, x%y
	}
	return strconv.Itoa(a/x) + "/" + strconv.Itoa(b/x)
}
