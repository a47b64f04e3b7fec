package puzzles

import (
	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/rules"
)

// first judges the first move, by the verdicts of the puzzle.
func (s *Session) first(at int, m rules.Move) []rules.Move {
	v := s.Puzzle.Verdicts[at]
	if s.Puzzle.Right(at) && m != s.Puzzle.Line[0] {
		return s.beside(v)
	}
	if s.Puzzle.Right(at) {
		return s.follow()
	}
	s.answer(Try{Move: m, Value: v.Value, Plies: v.Plies})
	if v.Reply < 0 {
		return nil
	}
	reply := s.Position().Moves()[v.Reply]
	s.mustPush(reply)
	return []rules.Move{reply}
}

// beside goes on after a right first move that is not that of the line, where the line goes on: with the reply of the
// move's verdict. Of the moves after that the machine says what they are worth.
func (s *Session) beside(v puzzle.Verdict) []rules.Move {
	if len(s.Puzzle.Line) == 1 || v.Reply < 0 {
		s.solve()
		return nil
	}
	reply := s.Position().Moves()[v.Reply]
	s.mustPush(reply)
	s.off, s.kept = true, len(s.moves)
	if s.Position().Outcome().Over() {
		s.solve()
	}
	return []rules.Move{reply}
}

// mustPush puts a move on the board that the puzzle or the machine has named.
func (s *Session) mustPush(m rules.Move) {
	if err := s.push(m); err != nil {
		panic(err) // Check has played it, or the machine knows the rules
	}
}

// follow continues the line after a right move.
func (s *Session) follow() []rules.Move {
	line := s.Puzzle.Line
	if len(s.moves) >= len(line) {
		s.solve()
		return nil
	}
	reply := line[len(s.moves)]
	s.mustPush(reply)
	s.kept = len(s.moves)
	return []rules.Move{reply}
}

// end judges a move beside the line that ends the game.
func (s *Session) end(m rules.Move, mover rules.Player, o rules.Outcome) {
	value := ai.Draw
	switch o.Winner {
	case mover:
		value = ai.Win
	case mover.Other():
		value = ai.Loss
	}
	if value >= s.Puzzle.Value() && s.inTime(1) {
		s.solve()
		return
	}
	s.answer(Try{Move: m, Value: value, Plies: 1})
}

// A Judgement is the machine's judgement of a move: its value for the player, Unknown where that is not proved, the
// plies to the end, and the best reply, empty for none.
type Judgement struct {
	Value ai.Value
	Plies int
	Reply rules.Move
}

// Judge takes the judgement of the pending move, and returns the moves that follow on the board.
func (s *Session) Judge(j Judgement) []rules.Move {
	if s.state != Judging {
		return nil
	}
	m := s.moves[len(s.moves)-1]
	right := j.Value != ai.Unknown && j.Value >= s.Puzzle.Value() && s.inTime(j.Plies)
	if !right {
		s.answer(Try{Move: m, Value: j.Value, Plies: j.Plies})
	} else if len(s.moves) >= len(s.Puzzle.Line) {
		s.solve()
		return nil
	}
	if j.Reply == "" || s.push(j.Reply) != nil {
		if right {
			s.solve()
		}
		return nil
	}
	if right {
		s.kept, s.state = len(s.moves), ToAnswer
		if s.Position().Outcome().Over() {
			s.solve()
		}
	}
	return []rules.Move{j.Reply}
}

// inTime says whether a win that comes in so many plies, the last move included, comes as soon as the puzzle asks. One
// for which no number was found comes later: a search finds the soon ones.
func (s *Session) inTime(plies int) bool {
	most := 2 * s.Puzzle.Within()
	return most == 0 || plies > 0 && len(s.moves)-1+plies <= most
}

// solve ends the puzzle with the last of the right moves.
func (s *Session) solve() {
	s.kept = len(s.moves)
	s.answer(Try{Move: s.moves[0], Value: s.Puzzle.Value(), Right: true})
}

// answer records a try, after which the puzzle is solved or the answer wrong.
func (s *Session) answer(t Try) {
	s.tries = append(s.tries, t)
	s.state = Wrong
	if t.Right {
		s.state = Solved
	}
}
