package domino

import (
	"errors"
	"maps"

	"tablier/ai"
)

// Facts are the proved values of a zone, for later sittings and other machines.
type Facts struct {
	Check  uint64              // of the zone, and of how its positions are told apart
	Values map[uint64]ai.Value // by key, for the side to move; Unknown where an effort has failed
}

// ErrOtherFacts is the error of facts about another zone, or from a program that identified positions differently.
var ErrOtherFacts = errors.New("ai/domino: facts of another zone or program")

// ErrContradiction is the error of facts one of which says that the side to move wins where another says that it loses.
var ErrContradiction = errors.New("ai/domino: two facts contradict each other")

// Facts returns a copy of all values that have been proved, those among them that follow from others, however many
// steps away: so the same proof gives the same facts.
func (r *Prover) Facts() Facts {
	r.mu.Lock()
	defer r.mu.Unlock()
	all := Facts{r.facts.Check, maps.Clone(r.facts.Values)}
	r.conclude()
	for key, c := range r.claims {
		if c.toWin == 0 {
			all.Values[key] = ai.Win
		} else if c.toLose == 0 {
			all.Values[key] = ai.Loss
		}
	}
	return all
}

// conclude updates claims until no more of them are decided.
func (r *Prover) conclude() {
	for more := true; more; {
		more = false
		for _, c := range r.claims {
			before := c.decided()
			c.update()
			more = more || c.decided() != before
		}
	}
}

// Join adds facts of the same zone. The error is ErrOtherFacts or ErrContradiction, and then some may have been added.
func (f *Facts) Join(others Facts) error {
	if f.Values == nil {
		f.Check, f.Values = others.Check, map[uint64]ai.Value{}
	}
	if f.Check != others.Check {
		return ErrOtherFacts
	}
	for key, value := range others.Values {
		switch known, there := f.Values[key]; {
		case !there || known == ai.Unknown:
			f.Values[key] = value
		case value != ai.Unknown && value != known:
			return ErrContradiction
		}
	}
	return nil
}
