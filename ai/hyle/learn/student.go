package main

import (
	"math/rand/v2"

	"tablier/ai/hyle"
	rules "tablier/rules/hyle"
)

const (
	careless = 0.9  // the share of moves for which what is learnt supposes any move
	stray    = 0.03 // and of those beside that are any move, though it supposes none
	pace     = 0.7  // the share of an error that is mended at most
	tallest  = 8    // points of an error that count: the first ones are wild, and would slow all that comes after
)

// A student learns a value.
type student struct {
	value            *hyle.Value
	patterns         *hyle.Patterns
	stages           []uint8
	sliding, drawing record
	rng              *rand.Rand
	buf              []hyle.Choice
	board            hyle.Board
	wrong            float64 // the squared errors of the round, summed
}

// A record is, for each number that is learnt, the sum of its errors and that of their sizes.
type record struct{ sum, size []float32 }

func newStudent(side int, rng *rand.Rand) *student {
	s := &student{value: hyle.NewValue(side), patterns: hyle.PatternsOf(side), stages: hyle.Stages(side), rng: rng}
	n := len(s.value.Sliding)
	s.sliding = record{make([]float32, n), make([]float32, n)}
	s.drawing = record{make([]float32, n), make([]float32, n)}
	start := rules.Start(side)
	s.board = hyle.NewBoard(&start)
	return s
}

// round plays a round, learns from it and returns its points.
func (s *student) round() float64 {
	start := rules.Start(s.board.N)
	s.board = hyle.NewBoard(&start)
	s.wrong = 0
	for {
		s.draw()
		if s.board.Empty == 0 {
			return float64(s.sum(s.patterns.Points))
		}
		s.slide()
	}
}

// draw draws a pawn and places it.
func (s *student) draw() {
	b, table := &s.board, s.value.SlidingAt(s.board.Empty-1)
	left := s.rng.IntN(b.Empty)
	drawn, place, mean := uint8(0), hyle.Choice{}, float32(0)
	for colour := uint8(1); int(colour) <= b.N; colour++ {
		odds := int(b.Bag[colour])
		if odds == 0 {
			continue
		}
		s.buf = b.Placements(s.buf[:0], s.patterns.Of, table, colour)
		best := extreme(s.buf, -1)
		mean += float32(odds) / float32(b.Empty) * supposed(s.buf, best)
		if left >= 0 && left < odds {
			drawn, place = colour, s.choose(best)
		}
		left -= odds
	}
	if b.Empty < b.N*b.N {
		s.learn(s.value.Drawing, s.drawing, mean)
	}
	b.Bag[drawn]--
	b.Place(int(place.To), drawn)
}

// slide makes Order's move.
func (s *student) slide() {
	b := &s.board
	list, stay := b.Slides(s.buf[:0], s.patterns.Of, s.value.DrawingAt(b.Empty))
	s.buf = append(list, hyle.Choice{From: -1, To: -1, Worth: stay})
	best := extreme(s.buf, 1)
	s.learn(s.value.Sliding, s.sliding, supposed(s.buf, best))
	if m := s.choose(best); m.From >= 0 {
		b.Slide(int(m.From), int(m.To))
	}
}

// choose returns the best move, or any of those in the buffer.
func (s *student) choose(best hyle.Choice) hyle.Choice {
	if s.rng.Float64() < careless+stray {
		return s.buf[s.rng.IntN(len(s.buf))]
	}
	return best
}

// supposed returns what a board is worth to players who are careless so often.
func supposed(list []hyle.Choice, best hyle.Choice) float32 {
	sum := float32(0)
	for _, c := range list {
		sum += c.Worth
	}
	return careless*sum/float32(len(list)) + (1-careless)*best.Worth
}

// extreme returns the choice that is worth most, or with a negative sign least.
func extreme(list []hyle.Choice, sign float32) hyle.Choice {
	best := list[0]
	for _, c := range list[1:] {
		if sign*c.Worth > sign*best.Worth {
			best = c
		}
	}
	return best
}

// ids returns the pattern of each line.
func (s *student) ids() (ids [2 * rules.Most]uint16) {
	for i := range s.board.N {
		ids[i] = s.patterns.Of[s.board.Lines[i]]
		ids[s.board.N+i] = s.patterns.Of[s.board.Lines[rules.Most+i]]
	}
	return ids
}

// sum returns what a table says of all lines.
func (s *student) sum(table []float32) (sum float32) {
	ids := s.ids()
	for _, id := range ids[:2*s.board.N] {
		sum += table[id]
	}
	return sum
}

// learn moves what a table says of the board towards what it should say.
func (s *student) learn(table []float32, r record, target float32) {
	all := s.ids()
	ids := all[:2*s.board.N]
	from := int(s.stages[s.board.Empty]) * s.patterns.Count()
	table, sums, sizes := table[from:], r.sum[from:], r.size[from:]
	wrong, effect := target, 0 // effect: of one more for each line, some having the same pattern
	for i, id := range ids {
		wrong -= table[id]
		effect++
		for _, other := range ids[:i] {
			if other == id {
				effect += 2
			}
		}
	}
	s.wrong += float64(wrong * wrong)
	wrong = pace / float32(effect) * max(-tallest, min(tallest, wrong))
	for _, id := range ids {
		rate := float32(1)
		if sizes[id] > 0 {
			rate = max(sums[id], -sums[id]) / sizes[id]
		}
		table[id] += rate * wrong
		sums[id] += wrong
		sizes[id] += max(wrong, -wrong)
	}
}
