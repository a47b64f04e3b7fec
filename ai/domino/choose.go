package domino

// choose returns the path of claims to the one for the next effort, none when all is decided, or waits for other
// shards. It waits while others are at all there is.
func (r *Prover) choose() (path []*claim) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.choices++
	for {
		first, done := r.first()
		if done {
			return nil
		}
		if first == nil {
			r.ended.Wait()
			r.choices++
			continue
		}
		path = r.descend(append(path[:0], first))
		if r.isLeaf(path) {
			path[len(path)-1].node()
			r.occupy(path, 1)
			return path
		}
	}
}

// isLeaf says whether the last claim of a path, after that many moves, asks for an effort. Else it is opened, or stays
// out of this choice.
func (r *Prover) isLeaf(path []*claim) bool {
	switch c := path[len(path)-1]; {
	case c.decided(): // as another way to it has shown
	case c.open:
		c.full = r.choices
	case r.tried(c, len(path)):
		r.open(c, len(path))
	default:
		return true
	}
	r.update(path...)
	return false
}

// first returns the undecided first move that is nearest to a decision. It is nil when there is none; done says
// whether nothing is left to do and nothing under way.
func (r *Prover) first() (best *claim, done bool) {
	done = true
	for _, c := range r.firsts {
		r.update(c)
		done = done && c.busy == 0
		if c.free(r.choices) && (best == nil || min(c.toWin, c.toLose) < min(best.toWin, best.toLose)) {
			best = c
		}
	}
	return best, done && best == nil
}

// descend extends a path of claims to one that is not open, or that has been decided, or below which there is nothing
// to do.
func (r *Prover) descend(path []*claim) []*claim {
	for {
		c := path[len(path)-1]
		if c.decided() || !c.open {
			return path
		}
		next := c.next(r.choices)
		if c.update(); next == nil || c.decided() {
			return path
		}
		path = append(path, next)
	}
}

// tried says whether an effort at a claim, after that many moves, has failed before or would come too early.
func (r *Prover) tried(c *claim, plies int) bool {
	_, failed := r.facts.Values[c.key] // else it would be decided
	return failed || plies < r.horizon
}
