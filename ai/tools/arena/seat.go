package main

import (
	"errors"

	"tablier/ai/cup"
	"tablier/ai/players"
	"tablier/ai/python"
	"tablier/ai/python/native"
	"tablier/rules"
	"tablier/rules/all"
)

// A seat is a player of a cup in one game. A program runs anew in each, and starts with its first move.
type seat struct {
	cup.Player
	hashSeed uint32 // of Python's hashes of texts
	running  *native.Player
}

// close ends the Python program at the seat, if there is one.
func (s *seat) close() {
	if s.running != nil {
		s.running.Close()
	}
}

// choose returns the player's move in a match. The seed is that of the turn. The error is a *native.ProgramError where
// a program is to blame.
func (s *seat) choose(machine *players.Player, m *rules.Match, seed uint64) (rules.Move, error) {
	if s.Kind == cup.Program {
		return s.run(m, seed)
	}
	return Contestant{Name: s.Name, Level: s.Level}.search(machine, m, seed)
}

// run returns the move of the program, which it starts first where it does not run.
func (s *seat) run(m *rules.Match, seed uint64) (move rules.Move, err error) {
	if s.running == nil {
		host := python.NewHost(all.Games(), players.New(), false)
		limits := native.Usual()
		limits.Hashes = s.hashSeed
		if s.running, err = native.Start(s.Program, host, limits); err != nil {
			return "", err
		}
	}
	move, _, err = s.running.Move(m.Spec(), m.Setup(), m.View(m.Ply(), m.ToMove()).String(), seed)
	return move, err
}

// playSeats plays a game of a cup to its end; the seats are by the place of their player in the list.
func playSeats(machine *players.Player, g *cup.Game, seats map[int]*seat) (cup.Result, error) {
	for turn, running := g.Turn(); running; turn, running = g.Turn() {
		move, err := seats[turn.Player].choose(machine, g.Match(), turn.Seed)
		if err == nil {
			err = g.Play(move)
		}
		if wrong, ok := errors.AsType[*native.ProgramError](err); ok {
			err = g.Fail(cup.Fault{
				Kind: string(wrong.Kind), Type: wrong.Type, Line: wrong.Line, Text: wrong.Message,
			})
		}
		if err != nil {
			return cup.Result{}, err
		}
	}
	result, _ := g.Result()
	return result, nil
}
