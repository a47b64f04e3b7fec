package domino

import "math"

// A claim is a position in the tree of a [Prover], with estimates of the work until a proof that the side to move
// wins (toWin), or loses (toLose): 0 once it is proved, and the other then infinite.
type claim struct {
	key           uint64
	parent        *claim // of the position before the last move
	last          lay
	known         *node // computed by node
	children      []*claim
	open          bool        // its children are in the tree
	killers       map[lay]int // moves by the number of its children that they refute
	busy          int         // efforts under way below it, along parent
	full          int         // the number of the choice that found everything below it busy
	foreign       bool        // the work of another shard
	waits         bool        // for other shards: what is undecided of its children is foreign
	toWin, toLose float32
}

var never = float32(math.Inf(1))

// estimate returns the work for a position with that many replies, above plies before the depth at which efforts
// begin. Of those few are lost, so to prove a loss takes ten times as much there. Above, a win takes the easiest
// reply, which is taken to have half as many replies itself; a loss takes all replies.
func estimate(above, replies int) (toWin, toLose float32) {
	n := float32(replies)
	if above <= 0 {
		return n, 10 * n
	}
	_, toWin = estimate(above-1, replies/2+1)
	toLose, _ = estimate(above-1, replies)
	return toWin, n * toLose
}

// node returns the position of the claim, which is computed when it is first needed.
func (c *claim) node() *node {
	if c.known == nil {
		p := c.parent.node().play(c.last)
		c.known = &p
	}
	return c.known
}

// decided says whether it is proved who wins the claim's position.
func (c *claim) decided() bool { return c.toWin == 0 || c.toLose == 0 }

// decide records that the side to move is proved to win, or to lose.
func (c *claim) decide(win bool) {
	c.toWin, c.toLose = never, 0
	if win {
		c.toWin, c.toLose = 0, never
	}
}

// update computes the work from that of the children. A win needs one that is lost, a loss that all of them are won.
func (c *claim) update() {
	if c.decided() || !c.open {
		return
	}
	toWin, toLose := never, float32(0)
	var best *claim
	c.waits = true
	for _, k := range c.children {
		c.waits = c.waits && (k.foreign || k.decided())
		if work := k.toLose * k.crowd(); best == nil || work < toWin {
			best, toWin = k, work
		}
		toLose += k.toWin * k.crowd()
	}
	if c.toWin, c.toLose = toWin, toLose; !c.decided() {
		return
	}
	c.decide(toWin == 0)
	if toWin == 0 && best.parent == c {
		c.parent.kill(best.last)
	}
}

// kill counts a move that refutes one of the moves from here. It may refute others too.
func (c *claim) kill(m lay) {
	if c.killers == nil {
		c.killers = map[lay]int{}
	}
	c.killers[m]++
}

// crowd returns a malus for claims at which other efforts work.
func (c *claim) crowd() float32 { return float32(1 + c.busy) }

// next returns the child to work at: the one that is nearest to being lost, or whose move refutes others like c. It
// is nil when this choice, the last of so many, has found all below c busy, and when that child waits for other
// shards: to begin with another one is not what they need.
func (c *claim) next(choices int) (best *claim) {
	least := never
	for _, k := range c.children {
		if k.update(); !k.free(choices) && (!k.waits || k.decided()) {
			continue
		}
		work := k.toLose * k.crowd()
		if k.parent == c {
			work /= float32(1 + c.parent.killers[k.last])
		}
		if best == nil || work < least {
			best, least = k, work
		}
	}
	if best != nil && best.waits {
		return nil
	}
	return best
}

// free says whether there may be work at a claim or below it.
func (c *claim) free(choices int) bool {
	return !c.decided() && !c.foreign && c.full != choices && (c.open || c.busy == 0)
}
