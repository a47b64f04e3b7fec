package post

import (
	"slices"

	"tablier/rules"
)

// attack plays a move after the set-ups, which may disclose a piece of each side.
func (m *Match) attack(who rules.Player, move rules.Move) error {
	mine, theirs, shows := m.spec.Sealer.Shows(m.match, move)
	if !shows {
		return m.playOn(move)
	}
	own, other := m.side(who), m.side(who.Other())
	own.discloseLater(mine)
	m.now.blind = !other.opened[theirs]
	other.discloseLater(theirs)
	m.pending = pending{move: move, attacker: who}
	return m.resume()
}

// discloseLater puts a piece on the list of those to be opened, unless it has been.
func (s *side) discloseLater(piece int) {
	if i, found := slices.BinarySearch(s.due, piece); !found && !s.opened[piece] {
		s.due = slices.Insert(s.due, i, piece)
	}
}

// resume plays the pending attack, if both pieces are known by now.
func (m *Match) resume() error {
	if m.pending.attacker == rules.Nobody {
		return nil
	}
	mine, theirs, _ := m.spec.Sealer.Shows(m.match, m.pending.move)
	a, d := m.side(m.pending.attacker).values[mine], m.side(m.pending.attacker.Other()).values[theirs]
	switch {
	case a == 0:
		return fault(Withheld)
	case d == 0:
		return nil
	}
	word := m.spec.Sealer.Showing(m.pending.move, a, d)
	m.pending = pending{}
	return m.playOn(word)
}

// playOn plays a move, unless the match ends with it: then all secrets must be disclosed first.
func (m *Match) playOn(move rules.Move) error {
	next, err := m.match.Position().Play(move)
	if err != nil {
		return &Error{BadSetup, err} // it is listed: what it shows is more than a side can have
	}
	if next.Outcome().Over() {
		m.pending = pending{move: move, over: true}
		return nil
	}
	return m.match.Play(move)
}
