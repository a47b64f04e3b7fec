package exact

import (
	"tablier/ai"
	"tablier/ai/entropy"
)

// A Count counts positions of the whole game by their value for the player to move.
type Count struct {
	Wins, Draws, Losses uint64
	// Sum adds up the values, a win being 1 and a loss -1, each discounted by Discount a ply to the end.
	Sum float64
}

// Discount is what a ply that a win is farther away takes from its worth: a program that prefers near wins to sure
// ones that are far away is the better at reaching them.
const Discount = 0.93

func (c *Count) add(d Count) {
	c.Wins += d.Wins
	c.Draws += d.Draws
	c.Losses += d.Losses
	c.Sum += d.Sum
}

// Positions returns how many were counted.
func (c Count) Positions() uint64 { return c.Wins + c.Draws + c.Losses }

// A Tally is what the whole game comes to. Positions that have ended are counted too, but in no sketch.
type Tally struct {
	Count
	Longest  int // plies of the longest win
	Sketches map[entropy.Sketch]Count
}

// A survey is one worker's part of a tally.
type survey struct {
	Count
	longest int
	bins    []Count
}

const (
	sides = 8 * 8 * 8 * 8 // numbers of pawns, four of them, up to seven
	slots = sides * entropy.MostSlides * entropy.MostSlides
)

// Tally counts all positions.
func (t *Table) Tally() Tally {
	worth := worths()
	var surveys []*survey
	t.each(func() func(*block) {
		s := &survey{bins: make([]Count, slots)}
		surveys = append(surveys, s)
		return func(b *block) { s.block(t, b, &worth) }
	})
	all := Tally{Sketches: map[entropy.Sketch]Count{}}
	for _, s := range surveys {
		all.add(s.Count)
		all.Longest = max(all.Longest, s.longest)
		for i, c := range s.bins {
			if c.Positions() > 0 {
				sketch := unslot(i)
				sum := all.Sketches[sketch]
				sum.add(c)
				all.Sketches[sketch] = sum
			}
		}
	}
	return all
}

// worths returns what a win in so many plies is worth.
func worths() (table [256]float64) {
	w := 1.0
	for i := range table {
		table[i] = w
		w *= Discount
	}
	return table
}

func (s *survey) block(t *Table, b *block, worth *[256]float64) {
	weight := t.atlas.weight(b.class)
	for rank := range blockSize {
		value, plies := t.at(b.class, rank)
		one := Count{Draws: weight}
		switch value {
		case ai.Win:
			one = Count{Wins: weight, Sum: worth[plies] * float64(weight)}
			s.longest = max(s.longest, plies)
		case ai.Loss:
			one = Count{Losses: weight, Sum: -worth[plies] * float64(weight)}
		}
		s.add(one)
		if value == ai.Draw || plies > 0 {
			s.bins[slot(entropy.Look(b.set(rank), b.rep))].add(one)
		}
	}
}

func slot(k entropy.Sketch) int {
	i := ((k.Touch[0]*8+k.Touch[1])*8+k.Alone[0])*8 + k.Alone[1]
	return (i*entropy.MostSlides+k.Slides[0])*entropy.MostSlides + k.Slides[1]
}

func unslot(i int) (k entropy.Sketch) {
	k.Slides[1] = i % entropy.MostSlides
	i /= entropy.MostSlides
	k.Slides[0] = i % entropy.MostSlides
	i /= entropy.MostSlides
	k.Alone, k.Touch[1], k.Touch[0] = [2]int{i / 8 % 8, i % 8}, i/64%8, i/512
	return k
}
