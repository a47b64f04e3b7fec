package match

import "tablier/rules"

// An opponent moves for a seat at which no person here sits: the machine, the page around a frame, or somebody who
// sends links. It is asked only while it is to move.
type opponent interface {
	// play has the opponent move. It is called again whenever the match proceeds and it is still to move; it then does
	// nothing if its move is under way.
	play(c *core)
	// elapsed takes the end of a timer, and returns the opponent's move if that is when it comes.
	elapsed(c *core, timer int) rules.Move
}

// opponents are the opponents of a match that have something to keep.
type opponents struct {
	machine machinePlayer
	host    hostPlayer
}

// opponent returns the opponent that is to move, nil when that is a person here, chance or nobody.
func (c *Controller) opponent() opponent {
	turn := c.table.Turn()
	if turn < 0 || c.table.Result().Over() {
		return nil
	}
	who := c.table.Seats()[turn]
	switch {
	case who.Level > 0:
		return &c.opponents.machine
	case who.Away && c.frame != nil:
		return &c.opponents.host
	case who.Away:
		return correspondent{}
	}
	return nil
}

// movingMachine returns the machine while it is to move, else nil.
func (c *Controller) movingMachine() *machinePlayer {
	if m := &c.opponents.machine; !c.elsewhere && c.opponent() == m {
		return m
	}
	return nil
}

// playFromElsewhere plays the move of an opponent, empty for none yet.
func (c *Controller) playFromElsewhere(move rules.Move) step {
	if move == "" {
		return rest
	}
	if err := c.table.Play(move); err != nil {
		c.failMachine(err)
		return rest
	}
	return follow
}

// failMachine puts the machine out of order, after an answer that cannot be played.
func (c *Controller) failMachine(err error) {
	c.do(Log{err})
	c.opponents.machine.stop(c.core)
	c.failed = true
}

// A correspondent is the other player of a match by links, whose moves come as [Posted].
type correspondent struct{}

func (correspondent) play(*core) {}

func (correspondent) elapsed(*core, int) rules.Move { return "" }

// Awaited says whether the move of somebody elsewhere is pending, and whether they are silent.
func (c *Controller) Awaited() (host, silent bool) {
	host = c.opponent() == &c.opponents.host
	return host, host && c.opponents.host.silent
}
