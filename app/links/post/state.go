package post

import (
	"tablier/app/links/link"
	"tablier/rules"
)

// An Await is the thing that a match waits for.
type Await string

// What a match waits for.
const (
	Nothing   Await = "nothing" // it is over, and all is shown
	MyMove    Await = "mine"    // a move of the person here
	TheirMove Await = "move"    // a move of the other side
	TheirSeal Await = "seal"    // the other side's commitment to its chain
	TheirDraw Await = "draw"    // the other side's link for a draw
	TheirSet  Await = "set-up"  // the other side's set-up
	TheirOpen Await = "open"    // the disclosure of the other side's piece that has been attacked
	TheirAll  Await = "all"     // the disclosure of all the other side's secrets
)

// Awaits returns the thing that the match waits for. For everything of the other side's, [Match.Link] is to be sent.
func (m *Match) Awaits() Await {
	other := m.me.Other()
	switch {
	case m.Done():
		return Nothing
	case m.sender() == m.me:
		return MyMove
	case m.pending.attacker == m.me:
		return TheirOpen
	case m.pending.over:
		return TheirAll
	case m.settingUp():
		return TheirSet
	case hasChance(m.match) && m.side(other).commit == nil:
		return TheirSeal
	case m.match.ToMove() == rules.Chance && m.afterDraw() == m.me:
		return TheirDraw
	}
	return TheirMove
}

// Pending returns the pending move, which is not on the board yet, and who made it: an attack, or the end before all
// is disclosed. Empty when there is none.
func (m *Match) Pending() (rules.Move, rules.Player) { return m.pending.move, m.match.ToMove() }

// Resigned returns the player whose resignation is pending, else Nobody.
func (m *Match) Resigned() rules.Player { return m.pending.resigned }

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

// Sent says whether the last link is this side's: it may not have been received yet.
func (m *Match) Sent() bool { return len(m.turns) > 0 && m.sender() != m.me }

// Links returns how many links the match has.
func (m *Match) Links() int { return len(m.turns) }

// Whole returns all links so far in one, for a side that goes on from them. The error is an *[link.Error].
func (m *Match) Whole(who rules.Player) (string, error) {
	return m.all(who).Fragment()
}

// all returns all links so far for a side.
func (m *Match) all(who rules.Player) *link.Whole {
	return &link.Whole{ForGuest: who != m.host, Turns: m.turns}
}
