package post

import (
	"bytes"

	"tablier/app/links/link"
	"tablier/app/links/seal"
	"tablier/rules"
)

// Recover returns the match of all its links, for the side that they are for, by its recovery code. The error is an
// *[Error], or one of [rules.Registry.Find] or [rules.Spec.Check].
func Recover(games rules.Registry, w *link.Whole, text string) (*Match, error) {
	first, err := open(games, w.Turns[0])
	if err != nil {
		return nil, err
	}
	secret, values, ok := readCode(text, len(first.sides[0].values))
	mine := sideSecrets{w.ForGuest, secret, values}
	if !ok || !mine.begins(w) {
		return nil, fault(BadCode)
	}
	if err := mine.verify(w); err != nil {
		return nil, err
	}
	return mine.recover(games, w)
}

// A sideSecrets is the secrets of one side.
type sideSecrets struct {
	guest  bool
	secret seal.Secret
	values []byte
}

// begins says whether the first link of this side, if present, has its key.
func (mine sideSecrets) begins(w *link.Whole) bool {
	i := mine.index()
	return i >= len(w.Turns) || w.Turns[i].Key == mine.secret.Key().Public()
}

// index returns the number of the first link of this side.
func (mine sideSecrets) index() int {
	if mine.guest {
		return 1
	}
	return 0
}

// recover returns the match of all its verified links.
func (mine sideSecrets) recover(games rules.Registry, w *link.Whole) (*Match, error) {
	m, err := replay(games, w.Turns, w.Turns[0], mine)
	if err != nil {
		return nil, err
	}
	m.endTurn()
	return m, nil
}

// verify checks the signatures of a whole match's links. The keys stand in its first two links, and its last two are
// signed: each vouches for all before it.
func (mine sideSecrets) verify(w *link.Whole) error {
	for i := max(0, len(w.Turns)-2); i < len(w.Turns); i++ { // by place: what a stranger numbers proves nothing
		t, key := w.Turns[i], w.Turns[i%2].Key
		switch {
		case key.Signed(t.Mark(), t.Sign):
		case i%2 == mine.index():
			return fault(Forged)
		default:
			return fault(Unsigned)
		}
	}
	return nil
}

// An Ahead is a match that another device has played further than this one knows.
type Ahead struct {
	Match    *Match
	Links    int          // how many of the new links are of this side, made on another device
	Moves    []rules.Move // of these links, in order
	Resigned bool         // the last of them resigns
}

// Ahead returns how the match goes on in a whole of its links, which must be for this side. It changes nothing: the
// person here may have to be asked whether they have made the moves in their name, see [Ahead.Links]. The error is an
// *[Error]; BadCode where this side has set up on another device, so that only the recovery code tells how.
func (m *Match) Ahead(w *link.Whole) (*Ahead, error) {
	mine := sideSecrets{m.me != m.host, m.side(m.me).secret, m.side(m.me).values}
	switch {
	case w.Turns[0].ID != m.id:
		return nil, fault(Stranger)
	case !mine.begins(w):
		return nil, fault(Forged)
	case w.ForGuest != mine.guest:
		return nil, fault(Mine)
	}
	if err := mine.verify(w); err != nil {
		return nil, err
	}
	for i := range min(len(m.turns), len(w.Turns)) {
		if !bytes.Equal(m.turns[i].Body(), w.Turns[i].Body()) {
			return nil, fault(Forked)
		}
	}
	if len(w.Turns) <= len(m.turns) {
		return nil, fault(Known)
	}
	after, err := mine.recover(rules.Registry{m.spec}, w)
	if err != nil {
		return nil, err
	}
	return m.compare(after, len(w.Turns)), nil
}

// compare returns how a match goes on in another one that begins with the same links.
func (m *Match) compare(after *Match, links int) *Ahead {
	a := &Ahead{Match: after}
	for i := len(m.turns); i < links; i++ {
		if after.senderOf(i) == m.me {
			a.Links++
			a.Resigned = a.Resigned || after.turns[i].Resigned
		}
	}
	from := m.plies
	if m.spec.Sealer != nil {
		from = max(from, 2*m.spec.Sealer.Pieces()) // set-ups are no moves
	}
	for ply := from; ply < after.match.Ply(); ply++ {
		if after.match.MoverAt(ply) == m.me {
			a.Moves = append(a.Moves, after.match.Move(ply+1))
		}
	}
	if standing, who := after.Pending(); standing != "" && who == m.me {
		a.Moves = append(a.Moves, standing)
	}
	return a
}
