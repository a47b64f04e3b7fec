// Package minimal has the machine play the smallest complete game: see tablier/rules/conform/minimal. A game of two
// players with everything open needs no more than its typed core; package alphabeta does the rest.
package minimal

import (
	"errors"
	"strconv"

	"tablier/ai"
	"tablier/ai/alphabeta"
	"tablier/rules"
	"tablier/rules/conform/minimal"
)

// Engine returns the machine, for the registry in package players.
func Engine() ai.Engine {
	const tableBits = 4 // there are 24 positions with something to take
	return alphabeta.New(Read, tableBits)
}

// A Code is how many counters a move takes.
type Code uint16

// A Game is the typed core. It implements ai.Game and alphabeta.Game.
type Game struct{}

// Read turns a task into the typed core; it is an ai.Reader.
func Read(task ai.Task) (ai.Root[Game, minimal.Position], error) {
	p, ok := task.View.Resample(nil).(minimal.Position)
	if !ok {
		return ai.Root[Game, minimal.Position]{}, errors.New("ai/minimal: not a position of the game")
	}
	start := minimal.Position{Left: minimal.Counters, Turn: rules.First}
	return ai.Root[Game, minimal.Position]{Start: start, State: p}, nil
}

// Moves implements ai.Game: the legal moves of a state.
func (Game) Moves(buf []Code, p minimal.Position) []Code {
	for n := range min(p.Left, 2) {
		buf = append(buf, Code(n+1))
	}
	return buf
}

// Play implements ai.Game: the state after a move.
func (g Game) Play(p minimal.Position, m Code) (next minimal.Position, word uint64, end ai.Value) {
	next = minimal.Position{Left: p.Left - int(m), Turn: p.Turn.Other()}
	return next, g.Word(next), g.End(next)
}

// End implements ai.Game: the other player has taken the last counter.
func (Game) End(p minimal.Position) ai.Value {
	if p.Left == 0 {
		return ai.Loss
	}
	return ai.Unknown
}

// Word implements ai.Game: a hash of the position, for the tables.
func (Game) Word(p minimal.Position) uint64 { return uint64(2*p.Left + p.Turn.Index()) }

// Text implements ai.Game: a move in notation.
func (Game) Text(m Code) rules.Move { return rules.Move(strconv.Itoa(int(m))) }

// Eval implements alphabeta.Game: how a position will end is for the search to see.
func (Game) Eval(minimal.Position) int32 { return 0 }
