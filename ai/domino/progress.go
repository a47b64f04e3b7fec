package domino

import (
	"tablier/ai"
	"tablier/rules"
)

// Progress is how far a prover has come.
type Progress struct {
	Nodes  uint64          // of the efforts made since it began
	Counts Counts          // of these efforts
	Firsts []FirstProgress // the first moves, those that leave the fewest replies first
}

// A FirstProgress is how far a prover has come with a class of first moves.
type FirstProgress struct {
	Move     rules.Move // one of them
	Value    ai.Value   // for who makes it; Unknown until it is decided
	Replies  int        // classes of replies, 0 while none has been looked at
	Refuted  int        // replies that are proved to lose
	Thirds   int        // classes of moves after the reply that is nearest to winning, 0 while none has been looked at
	Answered int        // those of them that are proved to lose
}

// Progress returns how far it has come.
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
	f := FirstProgress{Move: c.last.step().Text(), Value: ai.Unknown, Replies: len(c.kids)}
	switch {
	case c.toWin == 0:
		f.Value = ai.Loss
	case c.toLose == 0:
		f.Value = ai.Win
	}
	var best *claim
	for _, k := range c.kids {
		if k.toWin == 0 {
			f.Refuted++
		} else if (k.open || k.decided()) && (best == nil || k.toLose < best.toLose) {
			best = k
		}
	}
	if best != nil {
		f.Thirds = len(best.kids)
		for _, k := range best.kids {
			if k.toWin == 0 {
				f.Answered++
			}
		}
	}
	return f
}
