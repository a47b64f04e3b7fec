package domino

import (
	"maps"
	"slices"
	"sync"

	"tablier/ai"
	"tablier/rules/domino"
)

// A Prover decides the winner after each first move in a zone that is too large for [Solve], in hours and in several
// sittings. A proof-number search (Allis, van der Meulen and van den Herik 1994) decides which position is looked at
// next. That is searched depth first, with an effort of so many nodes; when the effort fails, its moves join the
// tree. Work goes to the first move that is nearest to being decided, either way.
//
// Several provers share the work by [Prover.Take], each on its machine; their facts are joined by [Facts.Join].
//
// Positions are told apart by hashes. Those of the tree have 64 bits, so that two of 10^6 positions have the same with
// a probability of 3·10^-8; those that efforts look up have more (see table).
type Prover struct {
	mu      sync.Mutex
	ended   *sync.Cond // signalled when an effort has ended
	firsts  []*claim   // those that leave the fewest replies first
	claims  map[uint64]*claim
	facts   Facts
	choices int    // how many choices have been made
	nodes   uint64 // of finished efforts
	counts  Counts

	part, of int // its own part of the work, and of how many: see Take

	effort  uint64 // in nodes
	horizon int    // the number of moves after which efforts are made: there most positions are decided by one
}

// Counts are the numbers of efforts by outcome.
type Counts struct{ Won, Lost, Failed int }

// NewProver returns a prover for a zone of size n with facts. The error is ErrOtherFacts.
func NewProver(n int, facts Facts) (*Prover, error) {
	s := domino.Start(n)
	p := nodeOf(&s)
	r := &Prover{claims: map[uint64]*claim{}, effort: 1_000_000, horizon: max(2*n-7, 1)}
	r.ended = sync.NewCond(&r.mu)
	r.facts.Values = map[uint64]ai.Value{}
	start := &claim{known: &p}
	r.open(start, 0)
	r.firsts = start.children
	for _, c := range r.firsts {
		r.facts.Check += mix(c.key)
	}
	if len(facts.Values) > 0 && facts.Check != r.facts.Check {
		return nil, ErrOtherFacts
	}
	maps.Copy(r.facts.Values, facts.Values)
	for _, c := range r.firsts {
		r.recall(c)
	}
	return r, nil
}

// Effort sets how many nodes an effort may take, and after how many moves efforts are made, in the place of what suits
// a large zone: with small ones a small zone is divided as a large one is. It is to be called before Run.
func (r *Prover) Effort(nodes uint64, moves int) { r.effort, r.horizon = nodes, moves }

// recall decides a claim whose value is among the facts proved before.
func (r *Prover) recall(c *claim) {
	if value := r.facts.Values[c.key]; value != ai.Unknown {
		c.decide(value == ai.Win)
	}
}

// open adds the children of a claim to the tree.
func (r *Prover) open(c *claim, plies int) {
	if c.open {
		return
	}
	c.open = true
	for _, k := range classesOf(c.node()) {
		kid, there := r.claims[k.key]
		if !there {
			kid = &claim{key: k.key, parent: c, last: k.last}
			kid.foreign = r.foreign(k.key, plies+1)
			kid.toWin, kid.toLose = estimate(r.horizon-plies-1, k.replies)
			if k.replies == 0 {
				kid.decide(false)
			}
			r.recall(kid)
			r.claims[k.key] = kid
		}
		c.children = append(c.children, kid)
	}
}

// Run works until all that is its own is decided or the context ends it, with that many searches side by side, which
// share a table of 2^bits words of 8 bytes.
func (r *Prover) Run(ctx ai.Context, searches, bits int) {
	var wait sync.WaitGroup
	t := newTable(bits)
	for range searches {
		wait.Go(func() {
			s := solverWith(t, ai.NewMeter(ctx, ai.Limits{}, ai.Hooks{}))
			for ctx.Err() == nil && r.step(s) {
			}
		})
	}
	wait.Wait()
}

// step makes an effort with a solver; it returns false when there is no more to do.
func (r *Prover) step(s *solver) bool {
	path := r.choose()
	if path == nil {
		return false
	}
	c, before := path[len(path)-1], s.meter.Nodes()
	win, known := s.solve(c.known, c.key, r.effort)
	r.mu.Lock()
	defer r.mu.Unlock()
	r.nodes += s.meter.Nodes() - before
	if known || s.meter.End() == "" {
		r.note(c, len(path), win, known)
	}
	r.occupy(path, -1)
	r.ended.Broadcast()
	return true
}

// note stores the outcome of an effort, after that many moves.
func (r *Prover) note(c *claim, plies int, win, known bool) {
	switch {
	case !known:
		r.counts.Failed++
		r.facts.Values[c.key] = ai.Unknown
		r.open(c, plies)
	case win:
		r.counts.Won++
		c.decide(true)
	default:
		r.counts.Lost++
		c.decide(false)
	}
}

// occupy changes the number of efforts below claims, and updates these from the last to the first.
func (r *Prover) occupy(path []*claim, efforts int) {
	for _, c := range path {
		c.busy += efforts
	}
	r.update(path...)
}

// update updates claims from the last to the first, and stores decided ones.
func (r *Prover) update(path ...*claim) {
	for _, c := range slices.Backward(path) {
		if c.update(); c.toWin == 0 {
			r.facts.Values[c.key] = ai.Win
		} else if c.toLose == 0 {
			r.facts.Values[c.key] = ai.Loss
		}
	}
}
