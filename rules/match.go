package rules

import "slices"

// A Match is a game being played: its positions from the start, where one stands in them, and how it
// ended. Undo and Redo walk along the line; Play at an earlier point drops what followed. It is not safe
// for concurrent use.
type Match struct {
	spec   *Spec
	setup  Setup
	start  string     // text of a start position other than the usual one, else empty
	line   []Position // line[0] is the start, line[i] the position after moves[i-1]
	keys   []string   // keys[i] identifies line[i] for recurrence; empty when it does not count
	moves  []Move
	at     int // the current position is line[at]
	resign Player
}

// NewMatch starts a game. The start is a position's text, or empty for the usual one. The error is an
// *UnknownError or a *SyntaxError.
func NewMatch(spec *Spec, setup Setup, start string) (*Match, error) {
	setup, err := spec.Check(setup)
	if err != nil {
		return nil, err
	}
	var first Position
	if start == "" {
		first, err = spec.New(setup)
	} else {
		first, err = spec.Parse(setup, start)
	}
	if err != nil {
		return nil, err
	}
	m := &Match{spec: spec, setup: setup, start: start}
	m.line, m.keys = []Position{first}, []string{m.key(first)}
	return m, nil
}

func (m *Match) key(p Position) string {
	if m.spec.Recurrences == 0 {
		return ""
	}
	key, counts := m.spec.Key(p)
	if !counts {
		return ""
	}
	return key
}

// Spec returns the game that is played.
func (m *Match) Spec() *Spec { return m.spec }

// Setup returns what was chosen before the game.
func (m *Match) Setup() Setup { return m.setup }

// Position returns the current position.
func (m *Match) Position() Position { return m.line[m.at] }

// At returns the position after ply moves of the line, from 0 to Plies.
func (m *Match) At(ply int) Position { return m.line[ply] }

// Ply returns how many moves lead to the current position.
func (m *Match) Ply() int { return m.at }

// Plies returns how many moves the line has, those undone included.
func (m *Match) Plies() int { return len(m.moves) }

// Moves returns the moves of the line, those undone included. The caller owns the slice.
func (m *Match) Moves() []Move { return slices.Clone(m.moves) }

// ToMove says who acts; Nobody once the match is over, be it by recurrence or by resignation.
func (m *Match) ToMove() Player {
	if m.Result().Over() {
		return Nobody
	}
	return m.Position().ToMove()
}

// Play plays a move in the current position and drops any moves undone before. The error is an *Illegal,
// and the match is then as it was.
func (m *Match) Play(move Move) error {
	if m.Result().Over() {
		return &Illegal{Move: move, Fault: GameOver}
	}
	next, err := m.Position().Play(move)
	if err != nil {
		return err
	}
	m.line = append(m.line[:m.at+1], next)
	m.keys = append(m.keys[:m.at+1], m.key(next))
	m.moves = append(m.moves[:m.at], move)
	m.at++
	return nil
}

// Undo steps back one move; it returns false at the start. A resignation is taken back first.
func (m *Match) Undo() bool {
	if m.resign != Nobody {
		m.resign = Nobody
		return true
	}
	if m.at == 0 {
		return false
	}
	m.at--
	return true
}

// Redo steps forward to the next move that was undone; it returns false when there is none.
func (m *Match) Redo() bool {
	if m.resign != Nobody || m.at == len(m.moves) {
		return false
	}
	m.at++
	return true
}

// Resign ends the game: p, First or Second, loses. It does nothing once the match is over.
func (m *Match) Resign(p Player) {
	if !m.Result().Over() && (p == First || p == Second) {
		m.resign = p
	}
}

// A Result is how a match stands.
type Result struct {
	Outcome
	// Since is, for a draw by recurrence, the ply after which the position that came back first stood.
	Since int
}

// Result returns how the match stands at the current position: the position's own outcome, a resignation,
// or a draw by recurrence.
func (m *Match) Result() Result {
	if out := m.Position().Outcome(); out.Over() {
		return Result{Outcome: out}
	}
	if m.resign != Nobody {
		return Result{Outcome: Outcome{Reason: Resigned, Winner: m.resign.Other()}}
	}
	if since, count := m.occurrences(); m.spec.Recurrences > 0 && count >= m.spec.Recurrences {
		return Result{Outcome: Outcome{Reason: Recurrence}, Since: since}
	}
	return Result{}
}

// occurrences counts how often the current position has stood on the board, this time included, and tells
// the ply of the first time.
func (m *Match) occurrences() (first, count int) {
	here := m.keys[m.at]
	if here == "" {
		return m.at, 0
	}
	for i := m.at; i >= 0; i-- {
		if m.keys[i] == here {
			first = i
			count++
		}
	}
	return first, count
}

// Seen returns how often each position that counts for recurrence has occurred up to the current one,
// by its key: what a search must know beside the position. It is empty when the game has no such rule.
func (m *Match) Seen() map[string]int {
	seen := map[string]int{}
	for _, key := range m.keys[:m.at+1] {
		if key != "" {
			seen[key]++
		}
	}
	return seen
}
