package post

import (
	"tablier/app/link"
	"tablier/rules"
)

// An Await is what a match waits for.
type Await string

// What a match waits for.
const (
	Nothing   Await = "nothing" // it is over, and all is shown
	MyMove    Await = "mine"    // a move of the person here
	TheirMove Await = "move"    // a move of the other side
	TheirSeal Await = "seal"    // what binds the other side: its chain
	TheirDraw Await = "draw"    // what the other side shows for a draw
	TheirSet  Await = "set-up"  // the other side's set-up
	TheirOpen Await = "open"    // the piece of the other side that has been attacked
	TheirAll  Await = "all"     // all that the other side has kept secret
)

// Awaits returns what the match waits for. For everything of the other side's, [Match.Link] is to be sent.
func (m *Match) Awaits() Await {
	other := m.me.Other()
	switch {
	case m.Done():
		return Nothing
	case m.sender() == m.me:
		return MyMove
	case m.last.attacker == m.me:
		return TheirOpen
	case m.last.over:
		return TheirAll
	case m.settingUp():
		return TheirSet
	case chancy(m.match) && m.side(other).commit == nil:
		return TheirSeal
	case m.match.ToMove() == rules.Chance && m.drawer() == m.me:
		return TheirDraw
	}
	return TheirMove
}

// Standing returns the move that is not on the board yet, and who made it: the attack of which the other side has still
// to show what comes, or the end before all is shown. Empty when there is none.
func (m *Match) Standing() (rules.Move, rules.Player) { return m.last.move, m.match.ToMove() }

// Resigned returns who has given up in a match in which everything has still to be shown, else Nobody.
func (m *Match) Resigned() rules.Player { return m.last.resigned }

// Link returns the last link of this side, as the fragment of an address; empty while it has made none. The error is an
// *[link.Error].
func (m *Match) Link() (string, error) {
	for i := len(m.turns) - 1; i >= 0 && i >= len(m.turns)-2; i-- {
		if m.senderOf(i) == m.me {
			return m.turns[i].Fragment()
		}
	}
	return "", nil
}

// Sent says whether a link of this side is the last: it is to be sent, and maybe not taken yet.
func (m *Match) Sent() bool { return len(m.turns) > 0 && m.sender() != m.me }

// Links returns how many links the match has.
func (m *Match) Links() int { return len(m.turns) }

// Whole returns all links so far as one, for a side that goes on from that. The error is an *[link.Error].
func (m *Match) Whole(who rules.Player) (string, error) {
	return m.all(who).Fragment()
}

func (m *Match) all(who rules.Player) *link.Whole {
	return &link.Whole{ForGuest: who != m.host, Turns: m.turns}
}
