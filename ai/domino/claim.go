package domino

import "math"

// A claim is a position in the tree of a [Prover]: how much work is thought to be left until it is proved that who
// moves there wins, and that he loses.
type claim struct {
	key       uint64
	replies   int
	from      *claim // the claim of the position before the move last; nil at the start
	last      lay
	known     *node // made when it is asked for
	kids      []*claim
	open      bool        // its kids are in the tree
	answers   map[lay]int // moves by how many of its kids they win
	busy      int         // efforts that go on at it or below
	win, loss float32     // 0 once it is proved, and the other then infinite
}

var never = float32(math.Inf(1))

// estimate returns the work to be done for a position with so many replies, so many plies above those where efforts
// begin: of those about one in twenty is lost. A win takes the easiest reply, which is taken to have half as many
// replies itself; a loss takes all of them.
func estimate(above, replies int) (win, loss float32) {
	n := float32(replies)
	if above <= 0 {
		return n, 10 * n
	}
	_, win = estimate(above-1, replies/2+1)
	loss, _ = estimate(above-1, replies)
	return win, n * loss
}

// node returns the position.
func (c *claim) node() *node {
	if c.known == nil {
		p := c.from.node().play(c.last)
		c.known = &p
	}
	return c.known
}

// decided says whether it is proved who wins.
func (c *claim) decided() bool { return c.win == 0 || c.loss == 0 }

// decide notes who wins.
func (c *claim) decide(win bool) {
	c.win, c.loss = never, 0
	if win {
		c.win, c.loss = 0, never
	}
}

// sum finds the work from that of the kids. A win needs one that is lost, a loss that all of them are won.
func (c *claim) sum() {
	if c.decided() || !c.open {
		return
	}
	win, loss := never, float32(0)
	var best *claim
	for _, k := range c.kids {
		if work := k.loss * k.crowd(); best == nil || work < win {
			best, win = k, work
		}
		loss += k.win * k.crowd()
	}
	if c.win, c.loss = win, loss; !c.decided() {
		return
	}
	c.decide(win == 0)
	if win == 0 && c.from != nil && best.from == c {
		c.from.answer(best.last)
	}
}

// answer notes that a move wins after one of those from here. It may do so after others.
func (c *claim) answer(m lay) {
	if c.answers == nil {
		c.answers = map[lay]int{}
	}
	c.answers[m]++
}

// crowd makes what others work at less attractive.
func (c *claim) crowd() float32 { return float32(1 + c.busy) }

// next returns the kid to work at: the one that is nearest to being lost, or whose move has won after others.
func (c *claim) next() (best *claim) {
	least := never
	for _, k := range c.kids {
		k.sum()
		if k.decided() || !k.open && k.busy > 0 {
			continue
		}
		work := k.loss * k.crowd()
		if c.from != nil && k.from == c {
			work /= float32(1 + c.from.answers[k.last])
		}
		if best == nil || work < least {
			best, least = k, work
		}
	}
	return best
}
