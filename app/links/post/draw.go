package post

import (
	"tablier/app/links/seal"
	"tablier/rules"
)

// draw plays the draws of chance that this side can compute.
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

// drawn returns the move of chance; false while a side has not shown its link for it.
func (m *Match) drawn() (rules.Move, bool) {
	if m.repeatsDraw() {
		return m.drawnBefore(), true
	}
	n, drawer := m.draws+1, m.afterDraw()
	for _, p := range []rules.Player{rules.First, rules.Second} {
		if m.side(p).shown < n && (p != m.me || p != drawer) {
			return "", false
		}
	}
	m.draws = n
	host, guest := m.side(m.host), m.side(m.host.Other())
	return rules.MoveAt(m.match.Position(), seal.Fraction(m.id[:], n, host.chain[n], guest.chain[n])), true
}

// repeatsDraw says whether the next draw is the same as one of the first round.
func (m *Match) repeatsDraw() bool {
	return m.match.Round() > 0 && m.match.SameDraw()
}

// drawnBefore returns the first round's draw of the same number as the next one.
func (m *Match) drawnBefore() rules.Move {
	return m.match.Draws(0)[len(m.match.Draws(m.match.Round()))]
}

// afterDraw returns the player to move after the pending draw, Nobody when none is pending.
func (m *Match) afterDraw() rules.Player {
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
