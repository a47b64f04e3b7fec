package match

import (
	"time"

	"tablier/app/machine"
	"tablier/app/play"
	"tablier/rules"
)

// An Opponent moves for a seat at which no person here sits: the machine, the page around a frame, somebody who sends
// links, a script. It is asked only while it is to move.
type Opponent interface {
	// Play has the opponent move. It is called again whenever the match proceeds and it is still to move; it then returns
	// nothing if its move is under way.
	Play(t Turn) []Effect
	// Hear takes an event that may concern it, and returns its move once it has one.
	Hear(t Turn, e Event) (Answer, []Effect)
	// Stop ends its turn, whoever has moved: its question is void.
	Stop() []Effect
}

// A Turn is the information that an opponent gets about its turn.
type Turn struct {
	Table  *play.Table
	Now    Moment
	Pause  time.Duration // the least time that its answer takes
	Number func() int    // returns a number for a question or a timer
	Query  func(level int) machine.Query
}

// An Answer is an opponent's move, if it has one. The zero Answer is nothing yet.
type Answer struct {
	Move rules.Move
	Err  error // there will be none
}

// opponents are the opponents of a match.
type opponents struct {
	machine machinePlayer
	host    hostPlayer
	seated  [2]Opponent // by seat: a registered opponent, see Seat
}

// Seat has an opponent play a seat in the place of the machine, from the next event on; nil for the machine again. The
// table must know the seat as a machine's (Level above 0): a person could move for any other. It is not saved. An error
// of its answers shows as the machine's failure.
func (c *Controller) Seat(seat int, o Opponent) { c.opponents.seated[seat] = o }

// opponent returns the opponent that is to move, nil when that is a person here, chance or nobody.
func (c *Controller) opponent() Opponent {
	turn := c.table.Turn()
	if turn < 0 || c.table.Result().Over() {
		return nil
	}
	who := c.table.Seats()[turn]
	switch {
	case c.opponents.seated[turn] != nil:
		return c.opponents.seated[turn]
	case who.Level > 0:
		return &c.opponents.machine
	case who.Away && c.frame != nil:
		return &c.opponents.host
	case who.Away:
		return correspondent{}
	}
	return nil
}

// turn returns the turn of the opponent that is to move.
func (c *Controller) turn() Turn {
	return Turn{
		Table: c.table, Now: c.now, Pause: c.pause(), Number: c.number,
		Query: func(level int) machine.Query { return c.query(c.table.Match().Ply(), level) },
	}
}

// play has the opponent move.
func (c *Controller) play() { c.do(c.opponent().Play(c.turn())...) }

// hearOpponent hands an event to the opponent that is to move, and plays its move.
func (c *Controller) hearOpponent(e Event) step {
	o := c.opponent()
	if o == nil || c.elsewhere {
		return rest
	}
	answer, effects := o.Hear(c.turn(), e)
	c.do(effects...)
	if answer.Err == nil && answer.Move != "" {
		answer.Err = c.table.Play(answer.Move)
	}
	switch {
	case answer.Err != nil:
		c.do(Log{answer.Err})
		c.do(o.Stop()...)
		c.failed = true
		return rest
	case answer.Move == "":
		return rest
	}
	return follow
}

// stopOpponents ends the turn under way, if any.
func (c *Controller) stopOpponents() {
	o := &c.opponents
	c.do(o.machine.Stop()...)
	for _, each := range o.seated {
		if each != nil {
			c.do(each.Stop()...)
		}
	}
}

// A correspondent is the other player of a match by links, whose moves come as [Arrived].
type correspondent struct{}

// Play implements Opponent.
func (correspondent) Play(Turn) []Effect { return nil }

// Hear implements Opponent.
func (correspondent) Hear(Turn, Event) (Answer, []Effect) { return Answer{}, nil }

// Stop implements Opponent.
func (correspondent) Stop() []Effect { return nil }

// Awaited says whether the move of somebody elsewhere is pending, and whether they are silent.
func (c *Controller) Awaited() (host, silent bool) {
	_, host = c.opponent().(*hostPlayer)
	return host, host && c.opponents.host.silent
}
