package domino

import (
	"maps"
	"slices"
	"sync"
	"time"

	"tablier/ai"
	"tablier/rules/domino"
)

// A Prover finds out who wins from the first move in a zone that is too large for [Solve], in hours and in several
// sittings. A proof-number search (Allis, van der Meulen and van den Herik 1994) decides which position is looked at
// next. That is searched depth first, with an effort of so many nodes, and its moves join the tree when they do not
// suffice. Of the first moves the one that is nearest to being decided is taken up.
type Prover struct {
	mu     sync.Mutex
	start  *claim
	claims map[uint64]*claim
	facts  Facts
	nodes  uint64 // of efforts that are done
	counts Counts

	effort  uint64 // in nodes
	horizon int    // efforts are made after so many moves: there most positions are decided by one
}

// Facts says by key who wins: true for the side to move. They hold for the version of the program that proved them.
type Facts map[uint64]bool

// Counts counts the efforts of a prover.
type Counts struct{ Won, Lost, Open int }

// NewProver returns a prover for a zone of size n that knows some facts.
func NewProver(n int, facts Facts) *Prover {
	s := domino.Start(n)
	p := nodeOf(&s)
	start := &claim{key: p.key(), replies: p.count(), known: &p, win: never, loss: never}
	r := &Prover{start: start, claims: map[uint64]*claim{}, facts: Facts{}, effort: 1_000_000, horizon: max(2*n-7, 1)}
	maps.Copy(r.facts, facts)
	r.open(start, 0)
	return r
}

// open puts what the moves of a position lead to into the tree.
func (r *Prover) open(c *claim, plies int) {
	c.open = true
	for _, k := range classesOf(c.node()) {
		kid, there := r.claims[k.key]
		if !there {
			kid = &claim{key: k.key, replies: k.replies, from: c, last: k.last}
			kid.win, kid.loss = estimate(r.horizon-plies-1, k.replies)
			if win, known := r.facts[k.key]; known || k.replies == 0 {
				kid.decide(win)
			}
			r.claims[k.key] = kid
		}
		c.kids = append(c.kids, kid)
	}
}

// Run works until all is decided or the context ends it, with so many searches side by side, each of which has a table
// of 2^bits words of 8 bytes.
func (r *Prover) Run(ctx ai.Context, searches, bits int) {
	var wait sync.WaitGroup
	for range searches {
		wait.Go(func() {
			s := newSolver(bits)
			s.begin(ai.NewMeter(ctx, ai.Limits{}, ai.Hooks{}))
			for ctx.Err() == nil && r.step(s) {
			}
		})
	}
	wait.Wait()
}

// step makes an effort with a search; it returns false when there is no more to do.
func (r *Prover) step(s *solver) bool {
	path, done := r.choose()
	if done {
		return false
	}
	if path == nil { // the others are at all there is
		time.Sleep(10 * time.Millisecond)
		return true
	}
	c, before := path[len(path)-1], s.meter.Nodes()
	win, known := s.solve(c.known, c.key, r.effort)
	r.mu.Lock()
	defer r.mu.Unlock()
	r.nodes += s.meter.Nodes() - before
	if known || s.meter.End() == "" {
		r.note(c, len(path), win, known)
	}
	for _, c := range path {
		c.busy--
	}
	sums(path)
	return true
}

// choose returns the claims on the way to one that an effort is to be made at, none when there is none to be had now.
func (r *Prover) choose() (path []*claim, done bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for {
		c := r.first()
		if c == nil {
			return nil, true
		}
		path = append(path[:0], c)
		for c.open {
			if c = c.next(); c == nil {
				return nil, false
			}
			path = append(path, c)
		}
		if len(path) >= r.horizon {
			break
		}
		r.open(c, len(path))
		sums(path)
	}
	for _, c := range path {
		c.node()
		c.busy++
	}
	sums(path)
	return path, false
}

// first returns the first move that is nearest to being decided, nil when all are.
func (r *Prover) first() (best *claim) {
	for _, c := range r.start.kids {
		c.sum()
		if !c.decided() && (best == nil || min(c.win, c.loss) < min(best.win, best.loss)) {
			best = c
		}
	}
	return best
}

// note notes what an effort has come to, after so many moves.
func (r *Prover) note(c *claim, plies int, win, known bool) {
	switch {
	case !known:
		r.counts.Open++
		r.open(c, plies)
	case win:
		r.counts.Won++
		c.decide(true)
	default:
		r.counts.Lost++
		c.decide(false)
	}
}

// sums brings claims up to date from the last to the first.
func sums(path []*claim) {
	for _, c := range slices.Backward(path) {
		c.sum()
	}
}

// Facts returns all that is known.
func (r *Prover) Facts() Facts {
	r.mu.Lock()
	defer r.mu.Unlock()
	for key, c := range r.claims {
		if c.decided() {
			r.facts[key] = c.win == 0
		}
	}
	return maps.Clone(r.facts)
}
