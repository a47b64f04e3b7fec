package rules

import "strings"

// Reveals says whether the ply-th move of the line has revealed something to a player that nobody could tell them
// before it: a draw of chance, or a secret. It panics unless 0 < ply ≤ Plies.
func (m *Match) Reveals(ply int) bool {
	if m.At(ply-1).ToMove() == Chance && !m.foreseen(ply) {
		return true
	}
	return m.spec.Secret && (m.revealsTo(ply, First) || m.revealsTo(ply, Second))
}

// RevealedSince says whether a move after ply moves, up to the current position, reveals something. It takes time in
// proportion to how many they are.
func (m *Match) RevealedSince(ply int) bool {
	for later := m.at; later > ply; later-- {
		if m.Reveals(later) {
			return true
		}
	}
	return false
}

// foreseen says whether a draw was known before: nothing else was left, or an earlier round has drawn the same.
func (m *Match) foreseen(ply int) bool {
	return len(m.At(ply-1).Moves()) == 1 || m.RoundAt(ply-1) > 0 && m.setup.Has(m.spec.SameDraw)
}

// revealsTo says whether a move has revealed a secret to a player of the match: their earlier knowledge, the text of
// their view, does not decide the result of the move.
func (m *Match) revealsTo(ply int, p Player) bool {
	before, move := m.At(ply-1), m.moves[ply-1]
	who, ended := m.RoleAt(ply-1, p), m.Landed(ply).Outcome().Over()
	told := before.(Redacter).Redact(move, who)
	hidden := Masked(string(told))
	if !ended && (hidden || told == move) {
		return false
	}
	if hidden {
		move = told
	}
	known, err := m.spec.Parse(m.setup, before.View(who).String())
	if err == nil {
		known, err = known.Play(move)
	}
	return err != nil || ended && known.View(who).String() != m.Landed(ply).View(who).String()
}

// A Veiled is a position of a game with secrets that are those of pieces, on points.
type Veiled interface {
	// Veils says whether a piece of the other side stands on a point whose secret the side to move does not know.
	Veils(point string) bool
}

// Masked says whether something in the text of a move or a position of a game with secrets is unknown.
func Masked(text string) bool { return strings.Contains(text, "?") }
