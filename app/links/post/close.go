package post

import (
	"tablier/app/links/link"
	"tablier/app/links/seal"
)

// endTurn ends a turn of this side in which it can do nothing more.
func (m *Match) endTurn() {
	if m.sender() == m.me && m.duty(m.me).stuck() && !m.Done() {
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
	mine, duty := m.side(m.me), m.duty(m.me)
	if duty.binds() {
		mine.bind(m.spec.Sealer != nil)
		t.Commit = mine.commit
	}
	if n := duty.owes(); n > mine.shown {
		t.Chain = &link.ChainLink{Number: n, Link: mine.chain[n]}
	}
	switch {
	case duty.mustDisclose():
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

// add appends a checked turn to the match: what it opens has been disclosed, and its moves are played.
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
