// Package morris is the Tapatan family for the generic techniques: the typed core of rules/morris as an [ai.Game], an
// evaluation, and the likelihood that a person overlooks a move. Nothing in it is special to one board.
package morris

import (
	"errors"
	"math/bits"

	"tablier/ai"
	"tablier/rules"
	"tablier/rules/morris"
)

// A Code is a step of rules/morris in one word: its target plus one, and its origin plus one shifted by 8 bits.
type Code uint16

func (c Code) step() morris.Step { return morris.Step{From: int8(c>>8) - 1, To: int8(c&0xff) - 1} }

func code(from, to int) Code { return Code(from+1)<<8 | Code(to+1) }

// pass is the move of a blocked player, on boards that allow it.
const pass Code = 0

// A Game is one board of the family. It implements ai.Game and what package alphabeta asks for beside.
type Game struct{ rules *morris.Game }

// Of returns a board of the family as a Game for the generic techniques.
func Of(rules *morris.Game) Game { return Game{rules} }

// Read turns a task into the typed core; it is an ai.Reader. It parses the keys in task.Seen: the Spec's Key must
// return the position's text, as that of rules/morris does.
func Read(task ai.Task) (ai.Root[Game, morris.State], error) {
	p, ok := task.View.Resample(nil).(morris.Position)
	if !ok {
		return ai.Root[Game, morris.State]{}, errors.New("ai/morris: not a position of the family")
	}
	drawn, err := task.Drawn(func(key string) (uint64, error) {
		q, err := p.Game.Parse(key)
		return q.State.Word(), err
	})
	return ai.Root[Game, morris.State]{
		Game: Game{p.Game}, Start: p.Game.Start(), State: p.State, Drawn: drawn, Last: cellsOf(p.Game, task.Last),
	}, err
}

// cellsOf returns the points of a move, none where it has none.
func cellsOf(g *morris.Game, move rules.Move) []int {
	m, err := g.Read(move)
	switch {
	case err != nil || m == morris.PassStep:
		return nil
	case m.From < 0:
		return []int{int(m.To)}
	}
	return []int{int(m.From), int(m.To)}
}

// Moves implements ai.Game: the legal moves of a state.
func (g Game) Moves(buf []Code, s morris.State) []Code {
	if s.Placing() {
		for empty := g.rules.Empty(s) &^ g.rules.Closed(s); empty != 0; empty &= empty - 1 {
			buf = append(buf, code(-1, bits.TrailingZeros16(empty)))
		}
		return buf
	}
	before := len(buf)
	for own := s.Pawns[s.Turn]; own != 0; own &= own - 1 {
		from := bits.TrailingZeros16(own)
		for to := g.rules.Reach(s, from); to != 0; to &= to - 1 {
			buf = append(buf, code(from, bits.TrailingZeros16(to)))
		}
	}
	if len(buf) == before {
		buf = append(buf, pass) // on any other board the game would have ended
	}
	return buf
}

// Play implements ai.Game: the state after a move.
func (g Game) Play(s morris.State, m Code) (next morris.State, word uint64, end ai.Value) {
	next = s.Play(m.step())
	return next, next.Word(), g.End(next)
}

// End implements ai.Game: however a game of the family ends, the side that would be to move has lost.
func (g Game) End(s morris.State) ai.Value {
	if g.rules.Over(s) {
		return ai.Loss
	}
	return ai.Unknown
}

// Word implements ai.Game: a hash of the position, for the tables.
func (g Game) Word(s morris.State) uint64 { return s.Word() }

// Text implements ai.Game: a move in notation.
func (g Game) Text(m Code) rules.Move { return g.rules.Text(m.step()) }

// Position implements retro.Namer.
func (g Game) Position(s morris.State) string {
	return morris.Position{Game: g.rules, State: s}.String()
}

// Eval implements alphabeta.Game: each pawn is worth the lines through its point that win and that no enemy
// stands on, so the centre counts most while it is open.
func (g Game) Eval(s morris.State) int32 {
	const worth = 300 // ten-thousandths of a win
	score := 0
	own, enemy := s.Turn&1, s.Turn&1^1
	for _, line := range g.rules.Masks(own) {
		if s.Pawns[enemy]&line == 0 {
			score += bits.OnesCount16(s.Pawns[own] & line)
		}
	}
	for _, line := range g.rules.Masks(enemy) {
		if s.Pawns[own]&line == 0 {
			score -= bits.OnesCount16(s.Pawns[enemy] & line)
		}
	}
	return int32(score * worth)
}

// Overlooked implements alphabeta.Overlooker: a move that wins at once is seldom missed, one that stands in the
// way of the other side's line half as often as any other.
func (g Game) Overlooked(s morris.State, m Code) float64 {
	if g.rules.Won(s.Play(m.step())) {
		return 0.2
	}
	if m == pass {
		return 0
	}
	to, enemy := uint16(1)<<m.step().To, s.Pawns[s.Turn^1]
	for _, line := range g.rules.Masks(s.Turn ^ 1) {
		if line&to != 0 && bits.OnesCount16(enemy&line) == bits.OnesCount16(line)-1 {
			return 0.5
		}
	}
	return 1
}

// Sight implements ai.Sighted: steps go along the lines of the board. Moves have a direction where the points are
// a whole square of files and ranks; First sits at the first rank.
func (g Game) Sight(s morris.State, m Code, last []int) (sight ai.Sight) {
	if m == pass {
		return sight
	}
	step := m.step()
	from, to := int(step.From), int(step.To)
	cells := uint16(1) << to
	if from >= 0 {
		cells |= 1 << from
	}
	if len(last) > 0 {
		sight.Steps = g.rules.Apart(setOf(last), cells)
	}
	if files := g.files(); files > 0 && from >= 0 {
		up := to/files - from/files
		sight.Backward = up < 0 && s.Turn == 0 || up > 0 && s.Turn == 1
		sight.Diagonal = up != 0 && from%files != to%files
	}
	return sight
}

// setOf returns points as a set.
func setOf(points []int) (set uint16) {
	for _, p := range points {
		set |= 1 << p
	}
	return set
}

// files returns how many files a board has whose points are all those of its files and ranks, 0 for any other. Such
// points are named, and stand in the order, a1 b1 and so on.
func (g Game) files() int {
	points := g.rules.Points()
	corner := points[len(points)-1]
	if len(corner) != 2 || points[1] != "b1" {
		return 0
	}
	files, ranks := int(corner[0]-'a')+1, int(corner[1]-'0')
	if files*ranks != len(points) {
		return 0
	}
	return files
}
