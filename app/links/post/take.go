package post

import (
	"bytes"
	"slices"

	"tablier/app/links/link"
	"tablier/app/links/seal"
	"tablier/rules"
)

// Receive takes a link of the other side, and ends the turn of this one where it has no choice. The error is an
// *[Error].
func (m *Match) Receive(t *link.Turn) error {
	if t.ID != m.id {
		return fault(Stranger)
	}
	received := taking{m, m.senderOf(t.Number), t}
	if err := received.signed(); err != nil {
		return err
	}
	switch {
	case t.Number < len(m.turns):
		return received.repeated()
	case t.Number > len(m.turns):
		return fault(Missing)
	case m.sender() == m.me:
		return fault(Mine) // it has been made on another device
	case m.Done():
		return fault(Illegal)
	}
	if err := m.try(t); err != nil {
		return err
	}
	m.endTurn()
	return nil
}

// A taking is a link of the other side, or of this one made on another device, while it is checked and taken.
type taking struct {
	of   *Match
	who  rules.Player // whose turn the link says it is
	link *link.Turn
}

// signed checks that a link is signed by the side whose turn it says it is. That is all it takes to know who made it:
// what it says may still be against the rules.
func (k taking) signed() error {
	m, who, t := k.of, k.who, k.link
	key := m.side(who).key
	if key == nil { // it comes with the first link of its side
		key = &t.Key
	}
	switch {
	case m.side(who).key == nil && !t.Introduces():
		return fault(Missing)
	case key.Signed(t.Mark(), t.Sign):
		return nil
	case who == m.me:
		return fault(Forged)
	case t.Number == 1 && t.Key.Signed(t.Mark(), t.Sign):
		return fault(Taken)
	}
	return fault(Unsigned)
}

// repeated returns the error of a link whose number has been taken.
func (k taking) repeated() error {
	switch {
	case !bytes.Equal(k.link.Body(), k.of.turns[k.link.Number].Body()):
		return fault(Forked)
	case k.who == k.of.me:
		return fault(Mine)
	}
	return fault(Known)
}

// try takes the next link, of either side; on an error the match stays as it was.
func (m *Match) try(t *link.Turn) error {
	next, before := *m, m.match.Ply()
	next.turns = slices.Clip(m.turns)
	for i := range next.sides {
		s := &next.sides[i]
		s.chain, s.values = slices.Clone(s.chain), slices.Clone(s.values)
		s.opened, s.due = slices.Clone(s.opened), slices.Clone(s.due)
	}
	if err := next.take(t); err != nil {
		m.back(before)
		return err
	}
	*m = next
	return nil
}

// take takes the next link, of either side. After an error the match is of no more use.
func (m *Match) take(t *link.Turn) error {
	return taking{m, m.sender(), t}.take()
}

// take takes the link, which must be the next one. After an error the match is of no more use.
func (k taking) take() error {
	m, who, t := k.of, k.who, k.link
	if t.Before != m.mark {
		return fault(Forked)
	}
	if t.Ply != m.plies {
		return fault(Illegal)
	}
	if t.Introduces() {
		if s := m.side(who); s.key == nil {
			s.key = &t.Key
		} else if *s.key != t.Key {
			return fault(BadCode) // of this side
		}
	}
	for _, step := range []func() error{k.takeDisclosures, k.takeMoves, k.takeEnd} {
		if err := step(); err != nil {
			return err
		}
	}
	m.add(t)
	if other := m.side(m.me.Other()); m.pending.over && other.all && !m.match.Result().Over() {
		return m.finish()
	}
	m.draw()
	return nil
}

// takeDisclosures checks a link's disclosures and takes those that the moves need.
func (k taking) takeDisclosures() error {
	m, who, t := k.of, k.who, k.link
	s := m.side(who)
	if hasChance(m.match) && s.commit == nil {
		if t.Commit == nil {
			return fault(Withheld)
		}
		if s.commit = t.Commit; who != m.me {
			s.chain = []seal.Hash{*t.Commit}
		} else if s.chain[0] != *t.Commit {
			return fault(BadCode)
		}
	} else if t.Commit != nil && !m.settingUp() {
		return fault(Early)
	}
	if t.Chain != nil {
		if err := s.link(t.Chain.Number, t.Chain.Link); err != nil {
			return err
		}
	}
	if t.Opened != nil || t.All != nil {
		if s.commit == nil || m.spec.Sealer == nil {
			return fault(Early)
		}
		return s.open(t)
	}
	return nil
}

// open takes the pieces that a link discloses.
func (s *side) open(t *link.Turn) error {
	if all := t.All; all != nil {
		if len(all.Values) != len(s.values) || all.Salts.Tree(all.Values).Root() != *s.commit {
			return fault(BadPiece)
		}
		if slices.Contains(all.Values, 0) {
			return fault(BadSetup)
		}
		copy(s.values, all.Values)
		return nil
	}
	if !seal.Check(*s.commit, len(s.values), t.Opened, t.Path) {
		return fault(BadPiece)
	}
	for _, o := range t.Opened {
		if o.Value == 0 {
			return fault(BadSetup)
		}
		s.values[o.Piece] = o.Value
	}
	return nil
}

// takeMoves plays the moves of the other side's link, after the attack that it discloses.
func (k taking) takeMoves() error {
	m, who, t := k.of, k.who, k.link
	if m.pending.attacker != rules.Nobody {
		if err := m.resume(); err != nil {
			return err
		}
		if m.pending.attacker != rules.Nobody {
			return fault(Withheld)
		}
	}
	if m.settingUp() && m.match.ToMove() == who {
		return k.takeSetUp()
	}
	if m.duty(who).foresees() && m.side(who).shown == m.draws {
		return fault(Withheld)
	}
	if len(t.Moves) > 0 || t.Resigned {
		m.draw()
	}
	for _, i := range t.Moves {
		mover := m.match.ToMove()
		legal := m.match.Position().Moves()
		open := t.Number == 0 && m.spec.Sealer == nil && !hasChance(m.match) // it holds the moves of both sides
		if m.pending != (pending{}) || m.settingUp() || i >= len(legal) || mover != who && !open || mover == rules.Nobody {
			return fault(Illegal)
		}
		if err := m.act(mover, legal[i]); err != nil {
			return refused(err)
		}
	}
	if t.Resigned {
		if len(t.Moves) > 0 || m.duty(who).stuck() {
			return fault(Illegal)
		}
		m.resign(who)
	}
	return nil
}

// takeSetUp plays the set-up of a side, the other's with hidden pieces.
func (k taking) takeSetUp() error {
	m, who, t := k.of, k.who, k.link
	s := m.side(who)
	switch {
	case len(t.Moves) > 0 || t.Resigned:
		return fault(Illegal)
	case t.Commit == nil:
		return fault(Withheld)
	}
	moves := m.spec.Sealer.SetUp(m.match.Position(), s.values)
	if moves == nil {
		return fault(BadCode) // of this side: what is not known of the other can be set up
	}
	if err := playAll(m.match, moves); err != nil {
		return refused(err)
	}
	if s.commit = t.Commit; who == m.me && s.tree().Root() != *t.Commit {
		return fault(BadCode)
	}
	m.now.setUp = true
	return nil
}

// takeEnd checks that a link holds a whole turn, with the disclosures that are due and no others.
func (k taking) takeEnd() error {
	t, duty := k.link, k.of.duty(k.who)
	s := k.of.side(k.who)
	opened := make([]int, len(t.Opened))
	for i, o := range t.Opened {
		opened[i] = o.Piece
	}
	switch tells := duty.mustDisclose(); { // s.commit is t.Commit itself where this link has just bound its side
	case !duty.stuck():
		return fault(Illegal)
	case duty.owes() > s.shown, tells && t.All == nil, !tells && !subset(s.due, opened):
		return fault(Withheld)
	case duty.owes() < s.shown, !tells && t.All != nil, !subset(opened, s.due), t.All != nil && t.Opened != nil,
		t.Commit != nil && s.commit != t.Commit:
		return fault(Early)
	}
	return nil
}

// subset says whether some is a subset of all.
func subset(some, all []int) bool {
	for _, n := range some {
		if !slices.Contains(all, n) {
			return false
		}
	}
	return true
}

// refused returns the error of a link with illegal moves.
func refused(err error) error {
	if known, ok := err.(*Error); ok {
		return known
	}
	return &Error{Illegal, err}
}
