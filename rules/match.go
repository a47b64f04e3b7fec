package rules

import "slices"

// A Match is a game being played: its positions from the start, where one stands in them, and how it
// ended. Undo and Redo walk along the line; Play at an earlier point drops what followed. Every method
// but those that copy the line takes constant time. It is not safe for concurrent use.
type Match struct {
	spec   *Spec
	setup  Setup
	start  string     // text of a start position other than the usual one, else empty
	line   []Position // line[0] is the start, line[i] the position after moves[i-1]
	visits []visit    // visits[i] is how line[i] counts for recurrence
	latest map[string]visit
	moves  []Move
	at     int // the current position is line[at]
	resign Player
}

// A visit is one occurrence of a position on the line.
type visit struct {
	key   string // identifies the position; empty when it does not count for recurrence
	first int    // the ply at which it stood for the first time
	count int    // how often it has stood so far, this time included
}

// NewMatch starts a game. The start is a position's text, or empty for the usual one; it counts as that
// position's first occurrence. The error is an *UnknownError or a *SyntaxError.
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
	m := &Match{spec: spec, setup: setup, start: start, latest: map[string]visit{}}
	m.reach(first)
	return m, nil
}

// reach puts p at the end of the line.
func (m *Match) reach(p Position) {
	v := visit{key: m.key(p), first: len(m.line), count: 1}
	if v.key != "" {
		if before, ok := m.latest[v.key]; ok {
			v.first, v.count = before.first, before.count+1
		}
		m.latest[v.key] = v
	}
	m.line, m.visits = append(m.line, p), append(m.visits, v)
}

// cut drops what follows the current position, last first, so that each key's latest visit is set back.
func (m *Match) cut() {
	for _, v := range slices.Backward(m.visits[m.at+1:]) {
		if v.count--; v.count > 0 {
			m.latest[v.key] = v
		} else {
			delete(m.latest, v.key)
		}
	}
	m.line, m.visits, m.moves = m.line[:m.at+1], m.visits[:m.at+1], m.moves[:m.at]
}

// key identifies p for recurrence; empty when it does not count.
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

// Setup returns what was chosen before the game, in the form of [Spec.Check]. The caller owns its slice.
func (m *Match) Setup() Setup {
	return Setup{Variant: m.setup.Variant, Options: slices.Clone(m.setup.Options)}
}

// Position returns the current position.
func (m *Match) Position() Position { return m.line[m.at] }

// At returns the position after ply moves of the line; it panics unless 0 ≤ ply ≤ Plies.
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
// and the match is then as it was, moves undone included.
func (m *Match) Play(move Move) error {
	if m.Result().Over() {
		return &Illegal{Move: move, Fault: GameOver}
	}
	next, err := m.Position().Play(move)
	if err != nil {
		return err
	}
	m.cut()
	m.reach(next)
	m.moves = append(m.moves, move)
	m.at++
	return nil
}

// Undo steps back one move; it returns false at the start. A resignation is taken back first, as a step
// of its own that Redo does not bring back.
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

// Redo steps forward to the next move that was undone; it returns false when there is none, or while a
// resignation stands.
func (m *Match) Redo() bool {
	if m.resign != Nobody || m.at == len(m.moves) {
		return false
	}
	m.at++
	return true
}

// Resign ends the game at the current position, whoever is to move: p, First or Second, loses. It does
// nothing once the match is over, and nothing for any other player.
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
	if v := m.visits[m.at]; m.spec.Recurrences > 0 && v.count >= m.spec.Recurrences {
		return Result{Outcome: Outcome{Reason: Recurrence}, Since: v.first}
	}
	return Result{}
}

// Seen returns how often each position that counts for recurrence has occurred up to the current one,
// by its key: what a search must know beside the position. It is empty when the game has no such rule.
// It takes time in proportion to Ply; the caller owns the map.
func (m *Match) Seen() map[string]int {
	seen := map[string]int{}
	for _, v := range m.visits[:m.at+1] {
		if v.key != "" {
			seen[v.key] = v.count
		}
	}
	return seen
}
