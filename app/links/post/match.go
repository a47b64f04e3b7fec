package post

import (
	"slices"

	"tablier/app/links/link"
	"tablier/app/links/seal"
	"tablier/rules"
)

// A Match is a match by links. It is not safe for concurrent use.
type Match struct {
	spec  *rules.Spec
	setup rules.Setup
	start string // text of the position that it begins with, empty for the usual one

	id    link.ID
	me    rules.Player // of the match
	host  rules.Player
	sides [2]side // by player

	match *rules.Match // as this side knows it
	turns []*link.Turn
	mark  seal.Mark // of the turns
	plies int       // how many moves the turns hold
	now   turn      // the turn of this side or the other since the last link
	draws int       // how many numbers have been drawn
	// an attack or end that awaits a disclosure
	pending pending
}

// A side is this device's knowledge of one of the two sides.
type side struct {
	secret seal.Secret // of this side alone
	key    *seal.PublicKey
	chain  []seal.Hash // the links that it has shown; of this side, all
	shown  int         // the number of the last link shown
	commit *seal.Hash
	values []byte // of its pieces, 0 for unknown
	opened []bool // by piece: it has been disclosed to the other side
	due    []int  // pieces to be disclosed in the side's next link, in order
	all    bool   // it has disclosed everything
}

// A turn is the moves since the last link.
type turn struct {
	moves []int // as in a link
	setUp bool  // its side has set up
	blind bool  // it ends with an attack whose outcome its side cannot know
	quits bool  // its side has resigned
}

// A pending is an attack or an end that awaits the other side's disclosure.
type pending struct {
	move     rules.Move   // empty for none
	attacker rules.Player // who attacks, Nobody once both pieces are known
	over     bool         // the match ends with it, or with a resignation
	resigned rules.Player
}

// Can says whether a match can be played by links from where it stands: a game without chance and secrets from
// anywhere while it runs, another only from its start.
func Can(m *rules.Match) bool {
	sealed := m.Spec().Sealer != nil
	if m.Result().Over() || m.Spec().Secret && !sealed {
		return false
	}
	if hasChance(m) || sealed {
		return m.Ply() == 0 && m.Record().Start == "" && hasChance(m) != sealed
	}
	for ply := range m.Ply() {
		if m.MoverAt(ply) == rules.Chance {
			return false
		}
	}
	return true
}

// hasChance says whether a match is one of a game with chance, which then acts first.
func hasChance(m *rules.Match) bool { return m.MoverAt(0) == rules.Chance }

// Invite returns a match by links as the host's side, me, knows it, who goes on from where a match stands: see [Can].
func Invite(from *rules.Match, me rules.Player, id link.ID, secret seal.Secret) *Match {
	m := begin(from.Spec(), from.Setup(), from.Record().Start, id, me)
	m.me = me
	m.setSecret(secret)
	for _, move := range from.Record().Moves {
		if err := m.act(m.match.ToMove(), move); err != nil {
			panic(err) // it has been played
		}
	}
	m.endTurn()
	return m
}

// Join returns the match of an invitation, as the guest's side knows it. The error is an *[Error], or one of
// [rules.Registry.Find] or [rules.Spec.Check].
func Join(games rules.Registry, first *link.Turn, secret seal.Secret) (*Match, error) {
	m, err := open(games, first)
	if err != nil {
		return nil, err
	}
	m.me = m.host.Other()
	m.setSecret(secret)
	if err := m.Receive(first); err != nil {
		return nil, err
	}
	return m, nil
}

// open returns the match of a first link, without its moves; whose side it is remains to be set.
func open(games rules.Registry, first *link.Turn) (*Match, error) {
	b := first.Begin
	if b == nil {
		return nil, fault(Missing)
	}
	spec, err := games.Find(b.Game)
	if err != nil {
		return nil, err
	}
	setup, err := spec.Check(rules.Setup{Variant: b.Variant, Options: b.Options})
	if err != nil {
		return nil, err
	}
	match, err := rules.NewMatch(spec, setup, b.Start)
	if err != nil {
		return nil, &Error{Illegal, err}
	}
	if !Can(match) {
		return nil, fault(Illegal)
	}
	return begin(spec, setup, b.Start, first.ID, b.Host), nil
}

// begin returns a match of which nothing has been played. Setup and start have been through NewMatch.
func begin(spec *rules.Spec, setup rules.Setup, start string, id link.ID, host rules.Player) *Match {
	match, err := rules.NewMatch(spec, setup, start)
	if err != nil {
		panic(err)
	}
	m := &Match{spec: spec, setup: setup, start: start, id: id, host: host, match: match}
	if spec.Sealer != nil {
		for i := range m.sides {
			m.sides[i].values = make([]byte, spec.Sealer.Pieces())
			m.sides[i].opened = make([]bool, spec.Sealer.Pieces())
		}
	}
	return m
}

// setSecret sets the secret of this side, and the key and the hash chain that are derived from it.
func (m *Match) setSecret(secret seal.Secret) {
	mine, key := m.side(m.me), secret.Key().Public()
	mine.secret, mine.key = secret, &key
	if hasChance(m.match) {
		mine.chain = secret.Chain()[:]
	}
}

func (m *Match) side(p rules.Player) *side { return &m.sides[p.Index()] }

// ID returns the ID that all links of the match carry.
func (m *Match) ID() link.ID { return m.id }

// Me returns the player of the match who plays at this device.
func (m *Match) Me() rules.Player { return m.me }

// Invited says whether this side has been invited and has not moved so far.
func (m *Match) Invited() bool {
	for ply := range m.match.Ply() {
		if m.match.MoverAt(ply) == m.me {
			return false
		}
	}
	return m.me != m.host
}

// Match returns the match as this side knows it, with sealed pieces hidden and without a pending move. The caller
// must not change it.
func (m *Match) Match() *rules.Match { return m.match }

// sender returns the side that sends the next link.
func (m *Match) sender() rules.Player { return m.senderOf(len(m.turns)) }

// senderOf returns the side that sends the link of a number.
func (m *Match) senderOf(number int) rules.Player {
	if number%2 == 0 {
		return m.host
	}
	return m.host.Other()
}

// Play plays a move of the person here, or a written one that stands for several. The error is an *rules.Illegal, and
// nothing has been done then.
func (m *Match) Play(move rules.Move) error {
	if m.sender() != m.me || m.duty(m.me).stuck() {
		return &rules.Illegal{Move: move, Fault: rules.GameOver} // it is not theirs to move
	}
	moves := []rules.Move{move}
	if e, ok := m.match.Position().(rules.Expander); ok && m.settingUp() {
		if several := e.Expand(move); several != nil {
			moves = several
		}
	}
	before, now := m.match.Ply(), m.now
	for _, one := range moves {
		if err := m.act(m.me, one); err != nil {
			m.back(before)
			m.now = now
			return err
		}
	}
	m.endTurn()
	return nil
}

// back takes moves back down to a ply, and a resignation.
func (m *Match) back(ply int) {
	for m.match.Ply() > ply || m.match.Result().Reason == rules.Resigned {
		m.match.Undo()
	}
}

// Resign resigns for the person here; false when it is not theirs to move, or theirs to set up.
func (m *Match) Resign() bool {
	if m.sender() != m.me || m.duty(m.me).stuck() || m.settingUp() {
		return false
	}
	m.resign(m.me)
	m.endTurn()
	return true
}

// resign notes the resignation of a player as the pending end.
func (m *Match) resign(loser rules.Player) {
	m.now.quits = true
	if m.spec.Sealer == nil {
		m.match.Resign(loser)
		return
	}
	m.pending = pending{over: true, resigned: loser}
}

// act plays a legal move of a side, or leaves it pending where a disclosure is missing.
func (m *Match) act(who rules.Player, move rules.Move) error {
	i, listed := slices.BinarySearch(m.match.Position().Moves(), move)
	if !listed {
		return &rules.Illegal{Move: move, Fault: rules.BadMove}
	}
	if m.settingUp() {
		if err := m.match.Play(move); err != nil {
			return err
		}
		m.setUp()
		return nil
	}
	m.now.moves = append(m.now.moves, i)
	if m.spec.Sealer == nil {
		return m.match.Play(move)
	}
	return m.attack(who, move)
}

// settingUp says whether pieces are still to be set up.
func (m *Match) settingUp() bool {
	return m.spec.Sealer != nil && m.match.Ply() < 2*m.spec.Sealer.Pieces()
}

// setUp notes the finished set-up of this side, in the order that links have.
func (m *Match) setUp() {
	before := m.match.Ply() - m.spec.Sealer.Pieces()
	values := m.spec.Sealer.Secrets(m.match.Position(), m.me)
	if values == nil || before%m.spec.Sealer.Pieces() != 0 {
		return
	}
	m.now.setUp, m.side(m.me).values = true, values
	m.back(before)
	if err := playAll(m.match, m.spec.Sealer.SetUp(m.match.Position(), values)); err != nil {
		panic(err) // it has been played in another order
	}
}
