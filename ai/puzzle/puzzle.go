// Package puzzle is puzzles as data: a position, a question about it, and the value of each answer. Command
// tablier/ai/tools/puzzles makes them from exact play; the page asks them. The package knows no game and no page, and
// searches nothing. [Parse] reads the puzzles of a game from a file beside its board, [Set.String] writes them, and
// [Check] holds one against the rules.
//
// A file begins with the version, the game, and the highest levels of the machine that belong to the easy and to the
// medium band. Each further line is a puzzle, in columns with a tab between:
//
//	puzzles 1 tapatan
//	bands 2 4
//	win	tapatan	.o...o..r r o1r2	w5:3 d:0 d:1 l4:2	a1 b3 c1	3 27
//
// The columns are:
//
//   - the question: its kind, and behind a space what it is about, where there is such a thing: of [Win], in how many
//     moves of the solver, if that is asked. A "+" behind the kind says that several answers are right, any of them;
//   - the variant, and behind it each option of the rules, after a space;
//   - the position, as the game's Parse reads it; in a game with secrets, as the player to move knows it;
//   - the answers: of a question with exact values, a verdict for each legal move in the order of Moves: w, d or l, the
//     plies to the end where somebody wins, and behind a colon the number of the best reply among the Moves after it;
//     where a win in so many moves is asked, "?" for a move after which there is none;
//     of [Points], for each legal move what it costs against the best, in hundredths of the game's unit; of [Forces],
//     the strengths, such as 245; of [Odds], a fraction, such as 3/7;
//   - the line: the right move, the reply to it, the next right move and so on, until the win is plain; "-" for none;
//   - the difficulty: the lowest level of the machine that solves it, see package grade, 0 when none does, and the rank
//     within the level, higher for harder; or "retired" for a puzzle that is asked no longer but opens for ever. Forces
//     and Odds, which the machine does not answer, have the level that their maker thinks as hard.
//
// The ID of a puzzle depends on the game, the variant, the options, the position and the question only: its answers may
// be made again, and its difficulty.
package puzzle

import (
	"slices"
	"strings"

	"tablier/ai"
	"tablier/rules"
)

// A Kind is the kind of a puzzle's question.
type Kind string

// The kinds of questions. In all but the last three the move is right that keeps the value of the position.
const (
	Win    Kind = "win"    // the only move that wins
	Hold   Kind = "hold"   // the only move that keeps the draw
	Escape Kind = "escape" // the only move that does not lose at once or soon
	Parity Kind = "parity" // the only move after which the other side is the first without one
	Points Kind = "points" // the move with the most points on average
	Forces Kind = "forces" // which strengths the pawn on a point can have
	Odds   Kind = "odds"   // the probability that a move succeeds
)

// Exact says whether the answers are moves with exact values.
func (k Kind) Exact() bool { return k == Win || k == Hold || k == Escape || k == Parity }

// Moves says whether a question is answered by a move, and not by a number or a word.
func (k Kind) Moves() bool { return k.Exact() || k == Points }

// A Set is the puzzles of a game.
type Set struct {
	Game    string
	Bands   [2]int // the highest levels of the machine that belong to the easy and to the medium band
	Puzzles []Puzzle
}

// A Puzzle is a question about a position.
type Puzzle struct {
	Kind     Kind
	On       string // its subject: the point of Forces, the move of Odds, the number of moves of Win; else empty
	Several  bool   // more than one answer is right, and any of them solves it
	Variant  string
	Options  []string // as rules.Spec.Check orders them
	Position string
	Verdicts []Verdict    // of a question with exact values, of each legal move in the order of Moves
	Costs    []int        // of Points, for each legal move: its loss against the best, in hundredths
	Answer   string       // of Forces and Odds
	Line     []rules.Move // of a question with exact values: the solution, replies included
	Level    int          // the lowest level of the machine that solves it, or one as hard; 0 when none does
	Rank     int          // orders puzzles of a level: higher for harder
	Retired  bool         // it is asked no longer
}

// A Verdict is the value of a move for the player who makes it.
type Verdict struct {
	Value ai.Value
	Plies int // to the end, the move included; 0 for a draw
	Reply int // the index of the best reply among the Moves after it; -1 where the move ends the game
}

// Right says whether a move, by its index among the legal ones, is an answer without a cost.
func (p *Puzzle) Right(move int) bool {
	if p.Kind == Points {
		return p.Costs[move] == 0
	}
	v, most := p.Verdicts[move], 2*p.Within()
	return v.Value == p.Value() && (most == 0 || v.Plies <= most)
}

// Within returns in how many moves of the solver the puzzle is to be won; 0 where that is not asked.
func (p *Puzzle) Within() int {
	if p.Kind != Win || p.On == "" {
		return 0
	}
	n, _ := number(p.On) // parsed before
	return n
}

// Enough is the cost, in hundredths, from which on an answer to a question about points does not solve it.
const Enough = 50

// Solves says whether a move, by its index among the legal ones, solves the puzzle: a right one, and of Points any
// that costs less than Enough.
func (p *Puzzle) Solves(move int) bool {
	return p.Right(move) || p.Kind == Points && p.Costs[move] < Enough
}

// Value returns the value, for the side to move, of a position with exact values.
func (p *Puzzle) Value() (best ai.Value) {
	for _, v := range p.Verdicts {
		best = max(best, v.Value)
	}
	return best
}

// Setup returns what the rules play by.
func (p *Puzzle) Setup() rules.Setup { return rules.Setup{Variant: p.Variant, Options: p.Options} }

// ID returns the puzzle's ID in links: ten letters and digits.
func (p *Puzzle) ID(game string) string {
	const (
		letters = "abcdefghijkmnpqrstuvwxyz23456789" // none that are taken for others
		length  = 10
		end     = "\x00" // of each part
	)
	parts := []string{game, p.by(), p.Position, string(p.Kind), p.On, ""}
	hash := ai.Mix(ai.Hash(strings.Join(parts, end)))
	var id [length]byte
	for i := range id {
		id[i] = letters[hash&31]
		hash >>= 5
	}
	return string(id[:])
}

// A Band is a degree of difficulty, of three.
type Band int

// The bands.
const (
	Easy Band = iota
	Medium
	Hard
)

// Bands is how many bands there are.
const Bands = 3

// Band returns the band of a puzzle of the set.
func (s *Set) Band(p *Puzzle) Band {
	switch {
	case p.Level == 0 || p.Level > s.Bands[1]:
		return Hard
	case p.Level > s.Bands[0]:
		return Medium
	}
	return Easy
}

// Asked returns the puzzles of a band that are asked, easiest first.
func (s *Set) Asked(band Band) (asked []*Puzzle) {
	for i := range s.Puzzles {
		if p := &s.Puzzles[i]; !p.Retired && s.Band(p) == band {
			asked = append(asked, p)
		}
	}
	slices.SortStableFunc(asked, func(a, b *Puzzle) int {
		if a.Level != b.Level && a.Level*b.Level != 0 {
			return a.Level - b.Level
		}
		if a.Level != b.Level {
			return b.Level - a.Level // 0 comes last: no level solves it
		}
		return a.Rank - b.Rank
	})
	return asked
}

// Find returns the puzzle with an ID, retired ones included; nil when there is none.
func (s *Set) Find(id string) *Puzzle {
	for i := range s.Puzzles {
		if s.Puzzles[i].ID(s.Game) == id {
			return &s.Puzzles[i]
		}
	}
	return nil
}
