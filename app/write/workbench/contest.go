package workbench

import (
	"tablier/app/latest"
	"tablier/app/machine"
	"tablier/app/sandbox"
	"tablier/rules"
)

// FirstLevel is the one that a program meets first.
const FirstLevel = 2

// Itself stands for a level where the program plays both sides.
const Itself = 0

// chanceSeed is what chance draws from: the same in every game, so that both sides meet it.
const chanceSeed = 1

// A Contest is a game of the program against a level of the machine, and the board on which it is played.
type Contest struct {
	environment *Environment
	board       Board
	match       *rules.Match // nil until an exercise is there
	level       int
	second      bool     // the program has the second seat in this match
	player      *process // the program, while it plays
	printed     Printed  // for the move
	search      latest.Source
	cancel      func() // the search, nil for none
	plies       []Ply
	shown       int            // the ply after which the board is shown
	lostBy      *sandbox.Fault // ended the game without the rules
	spot        string         // the position of a failed test that is shown instead, empty for none

	program func() string               // that plays
	print   func(text string, left int) // it has printed something

	// fail ends a program with a fault, which it returns.
	fail func(program string, f *sandbox.Fault) *sandbox.Fault
}

// A Ply is a move that was played.
type Ply struct {
	Move     rules.Move
	Position string // after it
	Program  bool   // the program has played it
	Printed  Printed
	Lost     bool // it gave away what the position was worth
}

// Level returns the level of the machine that the program plays against, or Itself.
func (c *Contest) Level() int { return c.level }

// Playing says whether a game of the program is under way.
func (c *Contest) Playing() bool { return c.player != nil }

// Plies returns the moves of the program's game, those of both sides.
func (c *Contest) Plies() []Ply { return c.plies }

// Shown returns the ply after which the board is shown.
func (c *Contest) Shown() int { return c.shown }

// Spot returns the position of a failed test that is shown instead of the game, empty for none.
func (c *Contest) Spot() string { return c.spot }

// LostBy returns the fault by which the program has lost, nil for none.
func (c *Contest) LostBy() *sandbox.Fault { return c.lostBy }

// Decided says whether the game has come to an end of the rules.
func (c *Contest) Decided() bool { return len(c.plies) > 0 && c.match.Result().Reason != "" }

// Won returns 1 where the program has won, -1 where it has lost, 0 for a draw or where it played both sides.
func (c *Contest) Won() int {
	switch {
	case c.lostBy != nil:
		return -1
	case c.level == Itself:
		return 0
	}
	side := rules.First
	if c.second {
		side = rules.Second
	}
	switch c.match.Result().Winner {
	case side:
		return 1
	case rules.First, rules.Second:
		return -1
	}
	return 0
}

// SetLevel has the program meet another level, in another game.
func (c *Contest) SetLevel(level int) {
	c.level = level
	c.place(c.board)
}

// place ends the game under way, and puts the start of a board up for the next.
func (c *Contest) place(b Board) {
	c.leave()
	c.board, c.match = b, b.start()
	c.plies, c.shown, c.lostBy, c.spot = nil, 0, nil, ""
}

// leave ends the game under way without a result, with the program and the machine's search.
func (c *Contest) leave() {
	c.search.Cancel()
	if c.cancel != nil {
		c.cancel()
		c.cancel = nil
	}
	if c.player != nil {
		c.player.end()
		c.player = nil
	}
}

// Position returns the position that the board shows, as its player may know it.
func (c *Contest) Position() string {
	switch {
	case c.spot != "":
		return c.spot
	case c.shown > 0:
		return c.plies[c.shown-1].Position
	}
	return c.board.start().Position().String()
}

// Match returns the match as far as it is shown.
func (c *Contest) Match() *rules.Match {
	if c.spot != "" {
		match, err := c.board.Match(c.spot)
		if err == nil {
			return match
		}
		c.environment.Screen.Log(err)
		return c.board.start()
	}
	match := c.board.start()
	for _, p := range c.plies[:c.shown] {
		if err := match.Play(p.Move); err != nil {
			c.environment.Screen.Log(err)
			break
		}
	}
	return match
}

// visit shows the position of a failed test.
func (c *Contest) visit(position string) {
	c.leave()
	c.spot = position
}

// show shows the board of the program's game after a ply.
func (c *Contest) show(ply int) { c.spot, c.shown = "", max(0, min(ply, len(c.plies))) }

// renew puts the pieces up for another game. The seats are changed from game to game.
func (c *Contest) renew() {
	if len(c.plies) > 0 {
		c.second = !c.second
	}
	c.place(c.board)
}

// askMachine asks a level of the machine for a move.
func (c *Contest) askMachine() {
	question := c.search.Next()
	query := machine.Query{Record: c.match.Record(), Level: c.level, Seed: uint64(len(c.plies)), Urgent: true}
	c.cancel = c.environment.Machine.Search(query, func(move string, err error) {
		if !c.search.Take(question) {
			return
		}
		c.cancel = nil
		if err != nil {
			c.environment.Screen.Log(err)
			c.leave()
		} else {
			c.play(Ply{Move: rules.Move(move)})
		}
		c.environment.Screen.Redraw()
	})
}
