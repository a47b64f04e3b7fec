package workbench

import (
	"strings"

	"tablier/app/sandbox"
	"tablier/rules"
)

// next plays the next move: chance's, or that which it asks the program or the machine for.
func (c *Contest) next() {
	side := c.match.ToMove()
	switch {
	case c.match.Result().Reason != "":
		c.end()
	case side == rules.Chance:
		c.play(Ply{Move: c.match.ChanceMove(chanceSeed)})
	case c.programMoves(side):
		c.askProgram()
	default:
		c.askMachine()
	}
}

// programMoves says whether the program has the side of a player.
func (c *Contest) programMoves(side rules.Player) bool {
	return c.level == Itself || (side == rules.Second) == c.second
}

// askProgram asks the program for a move, and starts it before its first.
func (c *Contest) askProgram() {
	r := sandbox.Request{
		ID: mainRequest, Op: "move", Game: c.board.names(), Position: c.match.Position().String(),
		Seed: uint64(1000 + len(c.plies)), Calls: sandbox.MoveCalls, Turns: sandbox.MoveTurns,
	}
	if c.player != nil {
		c.player.send(r)
		return
	}
	program := c.program()
	c.printed = Printed{}
	c.player = newProcess(c.environment, program, r, func(e event) { c.handle(program, e) })
}

// handle handles an event of the program in its game: a move, a printed text or a fault.
func (c *Contest) handle(program string, e event) {
	switch {
	case e.Event.Event == "print":
		c.printed.add(e.Text, e.Left)
		c.print(e.Text, e.Left)
	case e.Event.Event == "error":
		c.lose(program, e.Error)
	case e.Event.Event == "done" && e.ID == valueRequest:
		c.value(e.Values)
	case e.Event.Event == "done" && e.ID == mainRequest && e.Move == "":
		c.lose(program, &sandbox.Fault{Kind: "move", Returned: e.Returned})
	case e.Event.Event == "done" && e.ID == mainRequest:
		printed := c.printed
		c.printed = Printed{}
		c.play(Ply{Move: rules.Move(e.Move), Program: true, Printed: printed})
	}
}

// play adds a move to the program's game, and goes on with the next.
func (c *Contest) play(p Ply) {
	if err := c.match.Play(p.Move); err != nil {
		c.environment.Screen.Log(err)
		c.leave()
		return
	}
	p.Position = c.match.Position().String()
	c.plies = append(c.plies, p)
	c.shown = len(c.plies)
	c.next()
}

// lose ends the game by a fault of the program.
func (c *Contest) lose(program string, f *sandbox.Fault) {
	c.leave()
	c.lostBy = c.fail(program, f)
}

// end ends the game; what its positions were worth is asked where that is known.
func (c *Contest) end() {
	c.environment.Screen.Say(Saying{What: SayResult})
	if !c.board.valued() {
		c.leave()
		return
	}
	if c.player == nil {
		return
	}
	positions := []string{c.board.start().Position().String()}
	for _, p := range c.plies {
		positions = append(positions, p.Position)
	}
	c.player.send(sandbox.Request{ID: valueRequest, Op: "values", Game: c.board.names(), Positions: positions})
}

// value takes what the positions of the game were worth.
func (c *Contest) value(values []string) {
	c.leave()
	for i := range c.plies[:min(len(c.plies), max(0, len(values)-1))] {
		c.plies[i].Lost = c.plies[i].Program && worse(values[i], values[i+1])
	}
}

// worse says whether a move has given something away: what the position was worth to who moved, and the next to the
// other.
func worse(before, after string) bool {
	rank := func(value string) int { return strings.Index("ldw", value) }
	return before != "" && after != "" && rank(before) > 2-rank(after)
}
