package post

import (
	"tablier/app/seal"
	"tablier/rules"
)

// draw lets chance act, as far as this side can know what it draws.
func (m *Match) draw() {
	for m.match.ToMove() == rules.Chance {
		move, known := m.drawn()
		if !known {
			return
		}
		if err := m.match.Play(move); err != nil {
			panic(err) // chance draws among the legal moves
		}
	}
}

// drawn returns the move that chance makes now; false while somebody has not shown a link for it.
func (m *Match) drawn() (rules.Move, bool) {
	if m.foreseen() {
		return m.drawnBefore(), true
	}
	n, drawer := m.draws+1, m.drawer()
	for _, p := range []rules.Player{rules.First, rules.Second} {
		if m.side(p).shown < n && (p != m.me || p != drawer) {
			return "", false
		}
	}
	m.draws = n
	host, guest := m.side(m.host), m.side(m.host.Other())
	return rules.MoveAt(m.match.Position(), seal.Fraction(m.id[:], n, host.chain[n], guest.chain[n])), true
}

// foreseen says whether the next draw is the same as one of the first round.
func (m *Match) foreseen() bool {
	return m.match.Round() > 0 && m.match.SameDraw()
}

// drawnBefore returns what chance drew in the first round when it had acted as often as in this one.
func (m *Match) drawnBefore() rules.Move {
	return m.match.Draws(0)[len(m.match.Draws(m.match.Round()))]
}

// drawer returns who moves after the draw that is due, Nobody when none is.
func (m *Match) drawer() rules.Player {
	if m.match.ToMove() != rules.Chance {
		return rules.Nobody
	}
	p := m.match.Position()
	next, err := p.Play(p.Moves()[0])
	if err != nil {
		panic(err) // it is legal
	}
	return m.match.Role(next.ToMove())
}

// link takes a link of the chain of a side.
func (s *side) link(number int, h seal.Hash) error {
	if len(s.chain) == 0 || number <= s.shown || number > seal.Draws {
		return fault(Early)
	}
	known := min(number, len(s.chain)-1) // of the side that is here, all
	links := make([]seal.Hash, max(number+1, len(s.chain)))
	copy(links, s.chain)
	for i := number; i > known; i-- {
		links[i] = h
		h = h.Before()
	}
	if h != links[known] {
		return fault(BadDraw)
	}
	s.chain, s.shown = links, number
	return nil
}
