// Package puzzles is the solving of puzzles, without a page: a [Session] is one puzzle with its tries and hints, a
// [Progress] the solved puzzles with their days, and [OfDay] chooses the puzzle of a day. The puzzles themselves are
// data of package ai/puzzle.
package puzzles

import (
	"slices"

	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/rules"
)

// A State is the state of a puzzle's session.
type State int

// The states.
const (
	ToAnswer State = iota // an answer is to be given
	Judging               // the machine is to say what a move is worth that the puzzle does not tell of
	Wrong                 // a wrong answer stands on the board
	Solved
)

// A Try is an answer that has been given.
type Try struct {
	Move  rules.Move
	Text  string // of a question that is not about a move
	Value ai.Value
	Plies int // to the end where somebody wins, 0 where that is not known
	Cost  int // of a question about points, in hundredths
	Right bool
}

// A Session is a person at one puzzle.
type Session struct {
	Puzzle *puzzle.Puzzle

	spec  *rules.Spec
	state State
	line  []rules.Position // from the start on, one more than there are moves
	moves []rules.Move     // that stand on the board
	kept  int              // how many of them were right, with their replies
	off   bool             // the moves have left the line: the machine judges
	tries []Try
	hints int
	extra int // strengths chosen beyond the right ones, of the last answer
	lacks int // strengths that were not chosen, of the last answer
}

// Begin returns the session at a puzzle that has been through Check.
func Begin(p *puzzle.Puzzle, spec *rules.Spec) *Session {
	s := &Session{Puzzle: p, spec: spec}
	s.Restart()
	return s
}

// Extend adds a move to the line of a puzzle that is solved, for it to be looked at: none of the person's. It returns
// false where the rules refuse it.
func (s *Session) Extend(m rules.Move) bool { return s.state == Solved && s.push(m) == nil }

// Restart begins the puzzle again, as if it had never been tried.
func (s *Session) Restart() {
	start, err := s.Puzzle.Open(s.spec)
	if err != nil {
		panic(err) // Check has opened it
	}
	*s = Session{Puzzle: s.Puzzle, spec: s.spec, line: []rules.Position{start}}
}

// State returns whether the puzzle is to be answered, is being judged, or is solved or not.
func (s *Session) State() State { return s.state }

// Position returns the position on the board, after the moves of the answer and the replies.
func (s *Session) Position() rules.Position { return s.line[len(s.line)-1] }

// Start returns the position that the puzzle asks about.
func (s *Session) Start() rules.Position { return s.line[0] }

// Moves returns the moves that stand on the board, from the start.
func (s *Session) Moves() []rules.Move { return slices.Clone(s.moves) }

// Kept returns how many of them stay when a wrong one is taken back.
func (s *Session) Kept() int { return s.kept }

// Tries returns the answers given so far: of a line, the right moves in its course are none of their own.
func (s *Session) Tries() []Try { return s.tries }

// Last returns the last try; the zero Try before the first.
func (s *Session) Last() Try {
	if len(s.tries) == 0 {
		return Try{}
	}
	return s.tries[len(s.tries)-1]
}

// Play answers the puzzle with a move. It returns the moves that follow on the board. Where the state is Judging
// afterwards, the machine is to be asked for the position on the board, and Judge told. The error is that of the rules;
// then nothing has changed.
func (s *Session) Play(m rules.Move) (replies []rules.Move, err error) {
	if s.state != ToAnswer {
		return nil, &rules.Illegal{Move: m, Fault: rules.GameOver}
	}
	p := s.Puzzle
	at := slices.Index(s.Position().Moves(), m)
	if at < 0 {
		_, err := s.Position().Play(m)
		return nil, err
	}
	if p.Kind == puzzle.Points {
		s.answer(Try{Move: m, Cost: p.Costs[at], Right: p.Solves(at)})
		return nil, nil
	}
	step := len(s.moves)
	mover := s.Position().ToMove()
	if err := s.push(m); err != nil {
		return nil, err
	}
	switch over := s.Position().Outcome(); {
	case step == 0:
		return s.first(at, m), nil
	case !s.off && m == p.Line[step]:
		return s.follow(), nil
	case over.Over():
		s.end(m, mover, over)
	default:
		s.off, s.state = true, Judging
	}
	return nil, nil
}

// push plays a move on the board.
func (s *Session) push(m rules.Move) error {
	next, err := s.Position().Play(m)
	if err == nil {
		s.moves, s.line = append(s.moves, m), append(s.line, next)
	}
	return err
}

// Check answers a question that is not about a move.
func (s *Session) Check(text string) {
	if s.state != ToAnswer || s.Puzzle.Kind.Moves() {
		return
	}
	s.extra, s.lacks = beyond(text, s.Puzzle.Answer), beyond(s.Puzzle.Answer, text)
	s.answer(Try{Text: text, Right: text == s.Puzzle.Answer})
}

// beyond counts the letters of a text that are not in another one.
func beyond(text, other string) (n int) {
	for i := range len(text) {
		if !slices.Contains([]byte(other), text[i]) {
			n++
		}
	}
	return n
}

// WrongStrengths returns how many strengths of the last answer are too many, and how many are missing.
func (s *Session) WrongStrengths() (extra, lacks int) { return s.extra, s.lacks }

// Retry takes a wrong answer back, and the reply to it.
func (s *Session) Retry() {
	if s.state != Wrong {
		return
	}
	s.state, s.moves, s.line = ToAnswer, s.moves[:s.kept], s.line[:s.kept+1]
	s.off = s.off && !s.onLine()
}

// onLine says whether the moves that stand are the first of the line.
func (s *Session) onLine() bool {
	return len(s.moves) <= len(s.Puzzle.Line) && slices.Equal(s.moves, s.Puzzle.Line[:len(s.moves)])
}

// Expected returns the move of the line that is to be found now, of a question about points one that costs nothing;
// empty where the puzzle names none.
func (s *Session) Expected() rules.Move {
	p := s.Puzzle
	switch {
	case p.Kind == puzzle.Points:
		return s.Start().Moves()[slices.Index(p.Costs, 0)]
	case p.Kind.Exact() && !s.off && s.kept < len(p.Line):
		return p.Line[s.kept]
	}
	return ""
}

// MostHints is how many hints there are: an idea, then the place.
const MostHints = 2

// Hints says how many hints have been given.
func (s *Session) Hints() int { return s.hints }

// Hint shows the person one more hint about the answer.
func (s *Session) Hint() { s.hints = min(MostHints, s.hints+1) }

// Tempting returns the wrong first move that comes nearest to the right one: of those with the best value the one that
// lasts longest. Empty where no move is wrong.
func (s *Session) Tempting() (m rules.Move) {
	var v puzzle.Verdict
	for i, candidate := range s.Start().Moves() {
		verdict := s.Puzzle.Verdicts[i]
		if s.Puzzle.Right(i) {
			continue
		}
		if m == "" || verdict.Value > v.Value || verdict.Value == v.Value && verdict.Plies > v.Plies {
			m, v = candidate, verdict
		}
	}
	return m
}

// Counts says how many of the first moves win, draw and lose.
func (s *Session) Counts() (wins, draws, losses int) {
	for _, v := range s.Puzzle.Verdicts {
		switch v.Value {
		case ai.Win:
			wins++
		case ai.Draw:
			draws++
		case ai.Loss:
			losses++
		}
	}
	return wins, draws, losses
}

// How says how the puzzle stands for the one who has tried it.
func (s *Session) How() How {
	switch {
	case s.state != Solved:
		return Tried
	case s.hints > 0:
		return Hinted
	case len(s.tries) > 1:
		return Later
	}
	return First
}
