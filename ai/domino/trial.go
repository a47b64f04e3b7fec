package domino

import (
	"slices"

	"tablier/ai"
)

// A trial is the attempt to prove that a move of the root wins: each reply to it has to be refuted. The trials tell
// what to expect: a lay that has won as a reply often wins again. So each reply that is left is given a risk that it
// wins, and the odds of the move are those that none does. Proofs go on with the move that has the best odds, and
// there with the reply that is most likely to win. When the budget ends them, the odds say which move may well win.
type trial struct {
	class   *class
	begun   bool
	replies []reply // that are not decided, once it has begun
}

// A reply is the position after a reply to a move of the root.
type reply struct {
	child
	usual  float64 // in how many of the tries that it counts for it would win, as far as its own replies tell
	effort uint64  // that did not suffice to decide it
}

// A record is how often a lay has been tried as a reply, and how often it has won.
type record struct{ tries, wins int }

// A trials is the trials of all moves.
type trials struct {
	search  *search
	list    []*trial
	records map[lay]record
	few     bool // lays are left at the root
	decided int
}

const (
	// firstEffort is the effort for a reply, which grows fourfold when it fails. It rarely does, for what an effort
	// leaves undone is lost.
	firstEffort = 50_000
	// usualRisk is the risk of a reply of which nothing is known: of the first replies to moves after five others on six
	// cells, one in 28 won, and one in twelve of those that have the fewest replies themselves.
	usualRisk = 0.036
	// startRisk is that of each reply to a move whose trial has not begun, some of which will be the same but for
	// symmetry.
	startRisk = 0.03
	// slowRisk is the risk of a reply that an effort has not decided: to prove that it wins takes eight times as much
	// as to refute one.
	slowRisk = 0.7
	// Moves are decided before it pays to make their replies where fewLays are left at the root, and in many positions
	// before the search has made so many nodes as early says.
	fewLays = 256
	early   = 3_000
	// fair are odds at which proofs are worth more than random games: of the moves that they chose below it, one in 22
	// won.
	fair = 0.2
	// growth is how much better than at first they have to be.
	growth = 3
	// trust is how many tries the usual risk counts for beside the record of a lay.
	trust = 4
)

// newTrials returns the trials of the moves whose value is not known.
func newTrials(s *search) *trials {
	t := &trials{search: s, records: map[lay]record{}, few: len(s.root.node.all(nil)) <= fewLays}
	for _, c := range s.root.inOrder() {
		if !c.unseen && c.value == ai.Unknown {
			t.list = append(t.list, &trial{class: c})
			c.odds = startOdds(c)
		}
	}
	return t
}

// prove goes on with trials until it knows as many winning moves as lines were asked for, or every value. It returns
// false when the meter ends it before.
func (t *trials) prove() bool {
	for !t.search.enough() {
		best := t.best()
		if best == nil {
			break
		}
		if !t.goOn(best) {
			return false
		}
	}
	return true
}

// promising says whether some move may well win, as its trial has shown: the odds with which it began tell little.
func (t *trials) promising() bool {
	best := t.best()
	return best != nil && best.class.odds >= max(fair, growth*startOdds(best.class))
}

// forget takes back the odds of all moves.
func (t *trials) forget() {
	for _, u := range t.list {
		u.class.odds = 0
	}
}

// startOdds returns the odds of a move whose trial has not begun.
func startOdds(c *class) float64 { return power(1-startRisk, c.replies) }

// power returns x to the power of n, the same on every machine, which that of package math need not be.
func power(x float64, n int) float64 {
	p := 1.0
	for range n {
		p *= x
	}
	return p
}

// best returns the undecided trial of the move with the best odds; nil when there is none.
func (t *trials) best() (best *trial) {
	for _, u := range t.list {
		if u.class.value == ai.Unknown && (best == nil || u.class.odds > best.class.odds) {
			best = u
		}
	}
	return best
}

// goOn begins a trial or tries one reply. It returns false when the meter has ended that.
func (t *trials) goOn(u *trial) bool {
	if !u.begun {
		if (t.few || t.search.meter.Nodes() < early) && t.settle(u) {
			return true
		}
		return t.search.meter.End() == "" && t.begin(u)
	}
	i := t.next(u)
	r := &u.replies[i]
	solver := t.search.solver
	effort := max(4*r.effort, firstEffort)
	win, known := solver.solve(&r.node, r.key, effort)
	switch {
	case !known && t.search.meter.End() != "":
		return false
	case !known:
		r.effort = effort
	case win:
		t.note(r.lay, false)
		if answer := solver.reply; answer != (lay{}) {
			t.learn(u, r.lay, answer)
		}
		u.replies = slices.Delete(u.replies, i, i+1)
	default:
		t.note(r.lay, true)
		t.decide(u, ai.Loss)
		return true
	}
	t.weigh(u)
	return true
}

// learn draws conclusions from the answer that has refuted a reply: whatever the order in which a move, the reply and
// the answer are made, the last of them wins.
func (t *trials) learn(u *trial, reply, answer lay) {
	root := &t.search.root.node
	t.wins(&u.class.node, answer)
	if root.legal(reply) {
		other := root.play(reply)
		t.wins(&other, answer)
	}
}

// wins notes that the side to move wins after a lay, should it be legal.
func (t *trials) wins(p *node, m lay) {
	if p.legal(m) && t.search.meter.Tick() {
		next := p.play(m)
		t.search.solver.table.put(hashOf(next.key()), 0, true)
	}
}

// settle decides a move before its trial. It returns false when that takes too long, or the meter ends it.
func (t *trials) settle(u *trial) bool {
	effort := uint64(early)
	if t.few {
		effort = firstEffort
	}
	win, known := t.search.solver.solve(&u.class.node, u.class.key, effort)
	switch {
	case known && win:
		t.decide(u, ai.Loss)
	case known:
		t.decide(u, ai.Win)
	}
	return known
}

// begin makes the replies to a move. It returns false when the meter ends it.
func (t *trials) begin(u *trial) bool {
	solver := t.search.solver
	solver.end = 1 << 62
	children, lost, known := solver.children(&u.class.node, nil)
	switch {
	case !known:
		return false
	case lost:
		t.note(solver.reply, true)
		t.decide(u, ai.Loss)
		return true
	}
	u.begun = true
	for i, c := range children {
		if i == 0 || c.key != children[i-1].key {
			u.replies = append(u.replies, reply{child: c})
		}
	}
	for i, n := 0, len(u.replies); i < n; i++ {
		u.replies[i].usual = trust * 2 * usualRisk * float64(n) / float64(n+3*i)
	}
	t.weigh(u)
	return true
}

// next returns the reply to try: the one that is most likely to win of those for which the effort is least.
func (t *trials) next(u *trial) (best int) {
	most := 0.0
	for i := range u.replies {
		r, b := &u.replies[i], &u.replies[best]
		if risk := t.risk(r); r.effort < b.effort || r.effort == b.effort && risk > most {
			best, most = i, risk
		}
	}
	return best
}

// risk returns how likely it is that a reply wins.
func (t *trials) risk(r *reply) float64 {
	if r.effort > 0 {
		return slowRisk
	}
	of := t.records[r.lay]
	return (float64(of.wins) + r.usual) / float64(of.tries+trust)
}

// weigh computes the odds of a move; it wins when no reply is left.
func (t *trials) weigh(u *trial) {
	if len(u.replies) == 0 {
		t.decide(u, ai.Win)
		return
	}
	odds := 1.0
	for i := range u.replies {
		odds *= 1 - t.risk(&u.replies[i])
	}
	u.class.odds = odds
}

// note adds a try of a reply to its record.
func (t *trials) note(m lay, won bool) {
	of := t.records[m]
	of.tries++
	if won {
		of.wins++
	}
	t.records[m] = of
}

// decide notes the value of a move.
func (t *trials) decide(u *trial, value ai.Value) {
	u.class.value, u.replies = value, nil
	if t.decided++; t.decided&(t.decided-1) == 0 {
		t.search.report()
	}
}
