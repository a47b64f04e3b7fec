// Package morris gives the Tapatan family to the generic techniques: the typed core of rules/morris as an
// [ai.Game], an evaluation, and what a person is likely to miss. Nothing in it is special to one board.
package morris

import (
	"errors"
	"slices"

	"tablier/ai"
	"tablier/rules"
	"tablier/rules/morris"
)

// A Code is a step of rules/morris in one word: its target, and its origin plus one shifted by 8 bits.
type Code uint16

func encode(m morris.Step) Code { return Code(m.To) | Code(m.From+1)<<8 }

func (c Code) step() morris.Step { return morris.Step{From: int8(c>>8) - 1, To: int8(c & 0xff)} }

// A Game is one board of the family. It implements ai.Game and what package alphabeta asks for beside.
type Game struct{ rules *morris.Game }

// Read turns a task into the typed core; it is an ai.Reader. It parses the keys in task.Seen: the Spec's Key
// must return the position's text, as that of rules/morris does.
func Read(task ai.Task) (ai.Root[Game, morris.State], error) {
	p, ok := task.View.Resample(nil).(morris.Position)
	if !ok {
		return ai.Root[Game, morris.State]{}, errors.New("ai/morris: not a position of the family")
	}
	drawn, err := task.Drawn(func(key string) (uint64, error) {
		q, err := p.Game.Parse(key)
		return q.State.Word(), err
	})
	return ai.Root[Game, morris.State]{Game: Game{p.Game}, Start: p.Game.Start(), State: p.State, Drawn: drawn}, err
}

// Moves implements ai.Game.
func (g Game) Moves(buf []Code, s morris.State) []Code {
	var steps [32]morris.Step
	for _, m := range g.rules.AppendMoves(steps[:0], s) {
		buf = append(buf, encode(m))
	}
	return buf
}

// Play implements ai.Game.
func (g Game) Play(s morris.State, m Code) morris.State { return s.Play(m.step()) }

// End implements ai.Game: however a game of the family ends, the side that would be to move has lost.
func (g Game) End(s morris.State) ai.Value {
	if (morris.Position{Game: g.rules, State: s}).ToMove() == rules.Nobody {
		return ai.Loss
	}
	return ai.Unknown
}

// Word implements ai.Game.
func (g Game) Word(s morris.State) uint64 { return s.Word() }

// Text implements ai.Game.
func (g Game) Text(m Code) rules.Move { return g.rules.Text(m.step()) }

// Eval implements alphabeta.Game: each pawn is worth the drawn lines through its point that no enemy
// stands on, so the centre counts most while it is open.
func (g Game) Eval(s morris.State) int32 {
	const worth = 300 // ten-thousandths of a win
	score := 0
	own, enemy := s.Pawns[s.Turn], s.Pawns[s.Turn^1]
	for _, line := range g.rules.Lines() {
		switch mine, theirs := g.count(line, own), g.count(line, enemy); {
		case theirs == 0:
			score += mine
		case mine == 0:
			score -= theirs
		}
	}
	return int32(score * worth)
}

// Hidden implements alphabeta.Slipper: a move that wins at once is seldom missed, one that stands in the
// way of the other side's line half as often as any other.
func (g Game) Hidden(s morris.State, m Code) float64 {
	if g.rules.Won(s.Play(m.step())) {
		return 0.2
	}
	to := int(m.step().To)
	for _, line := range g.rules.Lines() {
		if slices.Contains(line, to) && g.count(line, s.Pawns[s.Turn^1]) == len(line)-1 {
			return 0.5
		}
	}
	return 1
}

// count returns how many of the pawns stand on the line.
func (g Game) count(line []int, pawns uint16) int {
	n := 0
	for _, p := range line {
		n += int(pawns >> p & 1)
	}
	return n
}
