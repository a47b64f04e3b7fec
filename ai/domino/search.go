package domino

import (
	"errors"
	"math"
	"math/rand/v2"

	"tablier/ai"
)

var errView = errors.New("domino: not a view of Astronomy Domino")

// proving is the share of the limits that goes to proofs; sampling has the rest, where no proof promises a win.
const proving = 0.9

// share returns limits of which only a share of time and nodes is left.
func share(limits ai.Limits, of float64) ai.Limits {
	if limits.Millis > 0 {
		limits.Millis = max(int64(float64(limits.Millis)*of), 1)
	}
	if limits.Nodes > 0 {
		limits.Nodes = max(uint64(float64(limits.Nodes)*of), 1)
	}
	return limits
}

// A search is a search under way.
type search struct {
	root   *root
	solver *solver
	meter  *ai.Meter
	hooks  ai.Hooks
	lines  int
}

// run proves values and, where it cannot, follows the odds or samples, within the limits.
func (s *search) run(limits ai.Limits) {
	known := s.root.openBook()
	t := newTrials(s)
	proved := known && s.lines == 1 || t.prove()
	switch {
	case proved || s.root.wins():
	case t.promising():
		proved = s.meter.Extend(limits) && t.prove()
	default:
		t.forget()
		if s.meter.Extend(limits) {
			s.sample()
		}
	}
	if proved {
		s.swindle()
	}
}

// enough says whether as many winning moves are known as lines were asked for.
func (s *search) enough() bool {
	n := 0
	for _, m := range s.root.moves {
		if c := &s.root.classes[m.class]; c.value == ai.Win && !c.unseen {
			n++
		}
	}
	return n >= s.lines
}

func (s *search) report() {
	if s.hooks.Report == nil {
		return
	}
	p := s.root.result(1).Progress
	p.Depth, p.Nodes, p.Millis = max(s.solver.deepest, 1), s.meter.Nodes(), s.meter.Millis()
	s.hooks.Report(p)
}

// wins says whether a winning move is known that is not overlooked.
func (r *root) wins() bool {
	for i := range r.classes {
		if c := &r.classes[i]; !c.unseen && c.value == ai.Win {
			return true
		}
	}
	return false
}

// swindle computes, where every move loses, the share of the replies to each that give the win away. It takes no more
// nodes than the proof has taken, and 20,000 on top.
func (s *search) swindle() {
	if s.root.wins() {
		return
	}
	end := 2*s.meter.Nodes() + 20_000
	for i := range s.root.classes {
		c := &s.root.classes[i]
		if c.unseen {
			continue
		}
		for _, m := range c.node.moves(nil) {
			next := c.node.play(m)
			if next.count() == 0 {
				continue
			}
			if s.meter.Nodes() >= end {
				return
			}
			if win, known := s.solver.solve(&next, next.key(), end-s.meter.Nodes()); known && win {
				c.traps += 1 / float64(c.replies)
			}
			if s.meter.End() != "" {
				return
			}
		}
	}
}

// sample plays random games to their end from the classes that are not known to lose.
func (s *search) sample() {
	rng := rand.New(rand.NewPCG(s.root.seed, 0))
	for total := 1; ; total++ {
		c := s.pick(total)
		if c == nil {
			return
		}
		win, finished := s.playOut(c.node, rng)
		if !finished {
			return
		}
		c.out++
		if !win { // the other side is to move in c
			c.won++
		}
		if total&(total-1) == 0 {
			s.report()
		}
	}
}

// pick returns the class to sample next: the one with the highest upper confidence bound of its win rate.
func (s *search) pick(total int) (best *class) {
	most := math.Inf(-1)
	for i := range s.root.classes {
		c := &s.root.classes[i]
		if c.unseen || c.value != ai.Unknown {
			continue
		}
		bound := math.Inf(1)
		if c.out > 0 {
			bound = float64(c.won)/float64(c.out) + math.Sqrt(math.Log(float64(total))/float64(c.out))
		}
		if bound > most {
			best, most = c, bound
		}
	}
	return best
}

// few is the largest number of moves at which the solver takes over from random play; fewEffort is its node budget.
const (
	few       = 12
	fewEffort = 300
)

// playOut plays at random to the end, and says whether the side to move wins.
func (s *search) playOut(p node, rng *rand.Rand) (win, finished bool) {
	var buf [1024]lay
	for turn := false; s.meter.Tick(); turn = !turn {
		moves := p.moves(buf[:0])
		if len(moves) == 0 {
			return turn, true
		}
		if len(moves) <= few {
			if win, known := s.solver.solve(&p, p.key(), fewEffort); known {
				return win != turn, true
			}
			if s.meter.End() != "" {
				return false, false
			}
		}
		p = p.play(moves[rng.IntN(len(moves))])
	}
	return false, false
}
