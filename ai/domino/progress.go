package domino

import (
	"tablier/ai"
	"tablier/rules"
)

// A Progress is the state of a prover.
type Progress struct {
	Nodes  uint64          // of the efforts made since it began
	Counts Counts          // of these efforts
	Firsts []FirstProgress // the first moves, those that leave the fewest replies first
}

// A FirstProgress is the state of a class of first moves in a prover.
type FirstProgress struct {
	Move     rules.Move // one of them
	Value    ai.Value   // for who makes it; Unknown until it is decided
	Replies  int        // classes of replies, 0 before they are searched
	Refuted  int        // replies that are proved to lose
	Thirds   int        // classes of moves after the reply that is nearest to winning, 0 before they are searched
	Answered int        // those of them that are proved to lose
}

// Progress returns how far the proof has come, by first move.
func (r *Prover) Progress() Progress {
	r.mu.Lock()
	defer r.mu.Unlock()
	s := Progress{Nodes: r.nodes, Counts: r.counts}
	for _, c := range r.firsts {
		s.Firsts = append(s.Firsts, c.progress())
	}
	return s
}

// progress sums up what is known of a first move.
func (c *claim) progress() FirstProgress {
	f := FirstProgress{Move: c.last.step().Text(), Value: ai.Unknown, Replies: len(c.children)}
	switch {
	case c.toWin == 0:
		f.Value = ai.Loss
	case c.toLose == 0:
		f.Value = ai.Win
	}
	var best *claim
	for _, k := range c.children {
		if k.toWin == 0 {
			f.Refuted++
		} else if (k.open || k.decided()) && (best == nil || k.toLose < best.toLose) {
			best = k
		}
	}
	if best != nil {
		f.Thirds = len(best.children)
		for _, k := range best.children {
			if k.toWin == 0 {
				f.Answered++
			}
		}
	}
	return f
}
