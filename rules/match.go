package rules

import (
	"maps"
	"slices"
)

// A Match is a game being played: its positions from the start, round after round, the current one, and its end. Undo
// and Redo walk along the line; Play at an earlier point drops what followed. Players are those of the match,
// whichever side of the positions they are in a round: see Role. Every method but those that copy the line or say
// otherwise takes constant time. It is not safe for concurrent use.
type Match struct {
	line
	setup  Setup
	start  string         // text of a start position other than the usual one, else empty
	seeds  map[int]uint64 // of chance, by round
	at     int            // the current position is that of points[at]
	resign Player
}

// NewMatch starts a game. The start is a position's text, or empty for the usual one; it counts as that
// position's first occurrence and is that of the first round only. The error is an *UnknownError or a
// *SyntaxError.
func NewMatch(spec *Spec, setup Setup, start string) (*Match, error) {
	setup, err := spec.Check(setup)
	if err != nil {
		return nil, err
	}
	fresh, err := spec.New(setup)
	if err != nil {
		return nil, err
	}
	first := fresh
	if start != "" {
		if first, err = spec.Parse(setup, start); err != nil {
			return nil, err
		}
	}
	m := &Match{
		line:  line{spec: spec, fresh: fresh, latest: map[string]visit{}},
		setup: setup, start: start, seeds: map[int]uint64{},
	}
	m.reach(point{landed: first})
	return m, nil
}

// Spec returns the game that is played.
func (m *Match) Spec() *Spec { return m.spec }

// Setup returns the setup of the game, in the form of [Spec.Check]. The caller owns its slice.
func (m *Match) Setup() Setup {
	return Setup{Variant: m.setup.Variant, Options: slices.Clone(m.setup.Options)}
}

// Position returns the current position, from which the next move is played.
func (m *Match) Position() Position { return m.At(m.at) }

// Ply returns how many moves lead to the current position.
func (m *Match) Ply() int { return m.at }

// ToMove says which of the match's players acts, or that Chance does; Nobody once the match is over, be it
// by recurrence or by resignation.
func (m *Match) ToMove() Player {
	if m.Result().Over() {
		return Nobody
	}
	return m.MoverAt(m.at)
}

// Play plays a move in the current position and drops any moves undone before. The error is an *Illegal,
// and the match is then as it was, moves undone included.
func (m *Match) Play(move Move) error {
	if m.Result().Over() {
		return &Illegal{Move: move, Fault: GameOver}
	}
	from := m.points[m.at]
	landed, err := from.next.Play(move)
	if err != nil {
		return err
	}
	if from.next.ToMove() == Chance {
		from.draws++
	}
	m.cut(m.at)
	maps.DeleteFunc(m.seeds, func(round int, _ uint64) bool { return round >= m.Round() })
	m.reach(point{landed: landed, round: from.round, draws: from.draws})
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

// A Result is the result of a match so far.
type Result struct {
	Outcome
	// Since is, for a draw by recurrence, the ply after which the position that came back first stood.
	Since int
}

// Result returns the result at the current position: the outcome of its only round, or that of the last with the
// scores of all; a resignation; or a draw by recurrence.
func (m *Match) Result() Result {
	if out := m.Position().Outcome(); out.Over() {
		return Result{Outcome: m.total(out)}
	}
	if m.resign != Nobody {
		return Result{Outcome: Outcome{Reason: Resigned, Winner: m.resign.Other()}}
	}
	if v := m.points[m.at].visit; m.spec.Recurrences > 0 && v.count >= m.spec.DrawsAt(m.Position()) {
		return Result{Outcome: Outcome{Reason: Recurrence}, Since: v.first}
	}
	return Result{}
}

// Seen returns how often each position that counts for recurrence has occurred up to the current one, by its key: a
// search must know it beside the position. It is empty when the game has no such rule. It takes time in proportion to
// Ply; the caller owns the map.
func (m *Match) Seen() map[string]int {
	seen := map[string]int{}
	for _, s := range m.points[:m.at+1] {
		if s.visit.key != "" {
			seen[s.visit.key] = s.visit.count
		}
	}
	return seen
}
