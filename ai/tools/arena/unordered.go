package main

import (
	"errors"
	"fmt"
	"io"

	"tablier/ai/cup"
	"tablier/ai/python/native"
)

// printUnordered prints the programs whose moves depend on the iteration order of a set: that differs in every
// Python, so that the same cup has other games elsewhere.
func printUnordered(w io.Writer, c *cup.Cup) error {
	for i, p := range c.Players() {
		if p.Kind != cup.Program {
			continue
		}
		so, err := unordered(c, i)
		if err != nil {
			return err
		}
		if so {
			fmt.Fprintf(w, "%s plays by the order of a set, which is another elsewhere: go through sorted(items).\n", p.Name)
		}
	}
	return nil
}

// unordered has a program choose its moves once more in the first game that it has played without an error, with texts
// hashed otherwise, and says whether it chooses another one.
func unordered(c *cup.Cup, player int) (bool, error) {
	number, result := flawless(c, player)
	if number == 0 {
		return false, nil
	}
	g, err := c.Start(number)
	if err != nil {
		return false, err
	}
	s := seat{Player: c.Players()[player], hashSeed: 1}
	defer s.close()
	for turn, running := g.Turn(); running; turn, running = g.Turn() {
		played := result.Moves[g.Match().Ply()]
		if turn.Player == player {
			move, err := s.run(g.Match(), turn.Seed)
			wrong, failed := errors.AsType[*native.ProgramError](err)
			switch {
			case failed:
				return wrong.Kind != native.Clock, nil
			case err != nil:
				return false, err
			case move != played:
				return true, nil
			}
		}
		if err := g.Play(played); err != nil {
			return false, err
		}
	}
	return false, nil
}

// flawless returns the first game that a player has played without an error of anybody's, 0 for none.
func flawless(c *cup.Cup, player int) (number int, result cup.Result) {
	for n := 1; n <= c.Games(); n++ {
		p := c.Pairing(n)
		if r, ok := c.Result(n); ok && r.Fault == nil && (p.First == player || p.Second == player) {
			return n, r
		}
	}
	return 0, cup.Result{}
}
