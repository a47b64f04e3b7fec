package domino

import "math"

// A claim is a position in the tree of a [Prover], with how much work is thought to be left until it is proved that who
// moves there wins (toWin), or loses (toLose): 0 once it is proved, and the other then infinite.
type claim struct {
	key           uint64
	from          *claim // the claim of the position before the move last
	last          lay
	known         *node // made when it is asked for
	kids          []*claim
	open          bool        // its kids are in the tree
	killers       map[lay]int // moves by how many of its kids they are proved to refute
	busy          int         // efforts that go on below it, by the way through from
	full          int         // the choice that found all below it busy, by its number
	toWin, toLose float32
}

var never = float32(math.Inf(1))

// estimate returns the work for a position with so many replies, so many plies above those where efforts begin. Of
// those few are lost, so to prove a loss takes ten times as much there. Above, a win takes the easiest reply, which is
// taken to have half as many replies itself; a loss takes all replies.
func estimate(above, replies int) (toWin, toLose float32) {
	n := float32(replies)
	if above <= 0 {
		return n, 10 * n
	}
	_, toWin = estimate(above-1, replies/2+1)
	toLose, _ = estimate(above-1, replies)
	return toWin, n * toLose
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
func (c *claim) decided() bool { return c.toWin == 0 || c.toLose == 0 }

// decide notes who wins.
func (c *claim) decide(win bool) {
	c.toWin, c.toLose = never, 0
	if win {
		c.toWin, c.toLose = 0, never
	}
}

// update finds the work from that of the kids. A win needs one that is lost, a loss that all of them are won.
func (c *claim) update() {
	if c.decided() || !c.open {
		return
	}
	toWin, toLose := never, float32(0)
	var best *claim
	for _, k := range c.kids {
		if work := k.toLose * k.crowd(); best == nil || work < toWin {
			best, toWin = k, work
		}
		toLose += k.toWin * k.crowd()
	}
	if c.toWin, c.toLose = toWin, toLose; !c.decided() {
		return
	}
	c.decide(toWin == 0)
	if toWin == 0 && best.from == c {
		c.from.kill(best.last)
	}
}

// kill notes a move that refutes one of those from here. It may refute others too.
func (c *claim) kill(m lay) {
	if c.killers == nil {
		c.killers = map[lay]int{}
	}
	c.killers[m]++
}

// crowd makes what others work at less attractive.
func (c *claim) crowd() float32 { return float32(1 + c.busy) }

// next returns the kid to work at: the one that is nearest to being lost, or whose move refutes others like c. It is
// nil when this choice, the last of so many, has found all below c busy.
func (c *claim) next(choices int) (best *claim) {
	least := never
	for _, k := range c.kids {
		if k.update(); !k.free(choices) {
			continue
		}
		work := k.toLose * k.crowd()
		if k.from == c {
			work /= float32(1 + c.from.killers[k.last])
		}
		if best == nil || work < least {
			best, least = k, work
		}
	}
	return best
}

// free says whether there may be something to do at a claim or below it.
func (c *claim) free(choices int) bool {
	return !c.decided() && c.full != choices && (c.open || c.busy == 0)
}
