package workbench

import (
	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/rules"
)

// A Board is the board of an exercise.
type Board struct {
	Game    *board.Game
	Variant string
}

func (b Board) setup() rules.Setup { return rules.Setup{Variant: b.Variant} }

// Levels returns how many levels the machine has on the board.
func (b Board) Levels() int { return b.Game.LevelsOn(b.Variant) }

// names is the board as Python names it.
func (b Board) names() []string { return []string{b.Game.ID(), b.Variant, ""} }

// Match returns a match that begins in a position, the usual start where that is empty.
func (b Board) Match(position string) (*rules.Match, error) {
	return rules.NewMatch(b.Game.Spec, b.setup(), position)
}

// valued says whether a game on the board is looked over for moves that have given something away.
func (b Board) valued() bool {
	if b.Variant == "" {
		return len(b.Game.Solved) > 0
	}
	return b.Game.Spec.IsWritten(b.Variant) && b.Game.IsSolved(b.Variant)
}

// start returns a match from the usual start.
func (b Board) start() *rules.Match {
	match, err := b.Match("")
	if err != nil {
		panic(err) // the exercises are those of this build
	}
	return match
}

// parse parses the text of a position of the board.
func (b Board) parse(position string) (rules.Position, error) {
	return b.Game.Spec.Parse(b.start().Setup(), position)
}

// kind returns who chooses in a position, as trees name it.
func (b Board) kind(position string) string {
	p, err := b.parse(position)
	switch {
	case err != nil || p.Outcome().Over():
		return protocol.NodeEnd
	case p.ToMove() == rules.Chance:
		return protocol.NodeChance
	case p.ToMove() == b.Game.Searched.Max:
		return protocol.NodeMax
	}
	return protocol.NodeMin
}

// movedTo returns the move that leads from one position to another; false where none does.
func (b Board) movedTo(from, to string) (rules.Move, bool) {
	before, err := b.parse(from)
	if err != nil {
		return "", false
	}
	for _, move := range before.Moves() {
		if after, err := before.Play(move); err == nil && after.String() == to {
			return move, true
		}
	}
	return "", false
}

// winner returns who wins a position in truth, whose exact value for who is to move a program has been told.
func (b Board) winner(position, exact string) rules.Player {
	p, err := b.parse(position)
	if err != nil || exact == "d" {
		return rules.Nobody
	}
	side := p.ToMove()
	if out := p.Outcome(); out.Over() {
		return out.Winner
	}
	if exact == "l" {
		return side.Other()
	}
	return side
}
