package post

import (
	"tablier/app/link"
	"tablier/app/seal"
	"tablier/rules"
)

// endTurn ends a turn of this side in which it can do nothing more.
func (m *Match) endTurn() {
	if m.sender() == m.me && m.stuck(m.me) && !m.Done() {
		m.add(m.close())
		m.draw()
	}
}

// Done says whether neither side has anything left to do.
func (m *Match) Done() bool {
	if len(m.now.moves) > 0 || m.now.quits || !m.match.Result().Over() {
		return false
	}
	return m.spec.Sealer == nil || m.sides[0].all && m.sides[1].all
}

// close returns the link that ends the turn of this side.
func (m *Match) close() *link.Turn {
	t := &link.Turn{
		ID: m.id, Number: len(m.turns), Before: m.mark, Ply: m.plies, Moves: m.now.moves, Resigned: m.now.quits,
	}
	if t.Number == 0 {
		t.Begin = &link.Beginning{
			Game: m.spec.ID, Variant: m.setup.Variant, Options: m.setup.Options, Start: m.start, Host: m.host,
		}
	}
	mine := m.side(m.me)
	if m.binds(m.me) {
		mine.bind(m.spec.Sealer != nil)
		t.Commit = mine.commit
	}
	if n := m.owes(m.me); n > mine.shown {
		t.Chain = &link.ChainLink{Number: n, Link: mine.chain[n]}
	}
	switch {
	case m.mustDisclose(m.me):
		t.All = &link.Everything{Salts: mine.secret.Salts(), Values: mine.values}
	case len(mine.due) > 0:
		t.Opened, t.Path = mine.tree().Open(mine.due...)
	}
	if t.Introduces() {
		t.Key = *mine.key
	}
	t.Sign = mine.secret.Key().Sign(t.Mark())
	return t
}

// tree returns the tree of the side that is here.
func (s *side) tree() *seal.Tree { return s.secret.Salts().Tree(s.values) }

// bind commits a side to its set-up, or to its chain.
func (s *side) bind(pieces bool) {
	root := s.secret.Chain()[0]
	if pieces {
		root = s.tree().Root()
	}
	s.commit = &root
}

// stuck says whether a side, whose turn it is, can do nothing more in it.
func (m *Match) stuck(who rules.Player) bool {
	return m.pending.move != "" || m.pending.over || m.match.ToMove() != who && !m.foresees(who)
}

// foresees says whether the side that moves after the pending draw knows its outcome: the other has shown its link
// for it.
func (m *Match) foresees(who rules.Player) bool {
	return m.afterDraw() == who && m.side(who.Other()).shown > m.draws
}

// binds says whether the link with which a side ends its turn commits it.
func (m *Match) binds(who rules.Player) bool {
	return m.now.setUp || hasChance(m.match) && m.side(who).commit == nil
}

// owes returns the number of the last link of its chain that a side must have shown by the end of its turn.
func (m *Match) owes(who rules.Player) int {
	drawer := m.afterDraw()
	if drawer == rules.Nobody || drawer == who || m.repeatsDraw() || m.side(drawer).commit == nil {
		return m.draws
	}
	return m.draws + 1
}

// mustDisclose says whether a side must disclose everything at the end of its turn: it knows that the match is over.
func (m *Match) mustDisclose(who rules.Player) bool {
	return m.pending.over && !m.now.blind && !m.side(who).all
}

// add appends a checked link.
func (m *Match) add(t *link.Turn) {
	s := m.side(m.sender())
	for _, piece := range s.due {
		s.opened[piece] = true
	}
	s.due = nil
	if t.Chain != nil {
		s.shown = t.Chain.Number
	}
	s.all = s.all || t.All != nil
	m.plies = m.match.Ply()
	if m.pending.move != "" {
		m.plies++
	}
	m.turns, m.mark, m.now = append(m.turns, t), t.Mark(), turn{}
}
