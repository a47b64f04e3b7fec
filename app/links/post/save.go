package post

import (
	"encoding/base32"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"strings"

	"tablier/app/links/link"
	"tablier/app/links/seal"
	"tablier/rules"
)

// saved is the stored form of a match on its device, secrets included.
type saved struct {
	Guest  bool         `json:"guest,omitempty"`
	Secret []byte       `json:"secret"`
	Values []byte       `json:"values,omitempty"`
	Turns  []string     `json:"turns,omitempty"` // the body of each, in base64url
	Signs  []string     `json:"signs,omitempty"` // of the last two
	Begin  *opening     `json:"begin,omitempty"` // of a match without a link so far
	Since  []rules.Move `json:"since,omitempty"` // the moves since the last link
}

// An opening is the content of the first link, before it is made.
type opening struct {
	ID      []byte   `json:"id"`
	Game    string   `json:"game"`
	Variant string   `json:"variant,omitempty"`
	Options []string `json:"options,omitempty"`
	Start   string   `json:"start,omitempty"`
	Second  bool     `json:"second,omitempty"` // the host is Second
}

// Save returns the match as text that Restore reads. The text has this side's secrets.
func (m *Match) Save() string {
	mine := m.side(m.me)
	s := saved{Guest: m.me != m.host, Secret: mine.secret[:], Values: mine.values}
	for _, t := range m.turns {
		s.Turns = append(s.Turns, base64.RawURLEncoding.EncodeToString(t.Body()))
	}
	for _, t := range m.all(m.me).Signed() {
		s.Signs = append(s.Signs, base64.RawURLEncoding.EncodeToString(t.Sign[:]))
	}
	if len(m.turns) == 0 {
		s.Begin = &opening{m.id[:], m.spec.ID, m.setup.Variant, m.setup.Options, m.start, m.host == rules.Second}
	}
	if !m.pending.over {
		s.Since = m.match.Record().Moves[min(m.plies, m.match.Ply()):]
	}
	text, err := json.Marshal(s)
	if err != nil {
		panic(err) // plain data
	}
	return string(text)
}

// Restore returns the match that Save wrote.
func Restore(games rules.Registry, text string) (*Match, error) {
	var s saved
	if err := json.Unmarshal([]byte(text), &s); err != nil {
		return nil, fmt.Errorf("match by links: %w", err)
	}
	if len(s.Secret) != seal.SaltSize || s.Begin != nil && len(s.Begin.ID) != len(link.ID{}) {
		return nil, errors.New("match by links: a secret or an id of another length")
	}
	turns, err := s.turns()
	if err != nil {
		return nil, fmt.Errorf("match by links: %w", err)
	}
	if len(turns) == 0 {
		if s.Guest {
			return nil, errors.New("match by links: of a guest whom no link has invited")
		}
		turns = []*link.Turn{s.Begin.turn()}
	}
	m, err := replay(games, turns[:len(s.Turns)], turns[0], sideSecrets{s.Guest, seal.Secret(s.Secret), s.Values})
	if err == nil {
		err = m.replaySince(s.Since)
	}
	if err != nil {
		return nil, fmt.Errorf("match by links: %w", err)
	}
	return m, nil
}

// turns returns the links, the last two of them with signatures.
func (s *saved) turns() ([]*link.Turn, error) {
	turns := make([]*link.Turn, len(s.Turns))
	for i, text := range s.Turns {
		body, err := base64.RawURLEncoding.DecodeString(text)
		if err == nil {
			turns[i], err = link.ReadTurn(body)
		}
		if err != nil {
			return nil, fmt.Errorf("link %d: %w", i, err)
		}
	}
	last := (&link.Whole{Turns: turns}).Signed()
	if len(last) != len(s.Signs) {
		return nil, fmt.Errorf("%d signatures", len(s.Signs))
	}
	for i, text := range s.Signs {
		sign, err := base64.RawURLEncoding.DecodeString(text)
		if err != nil || len(sign) != len(seal.Signature{}) {
			return nil, fmt.Errorf("signature %d: %q", i, text)
		}
		last[i].Sign = seal.Signature(sign)
	}
	return turns, nil
}

// replaySince plays the moves since the last link.
func (m *Match) replaySince(moves []rules.Move) error {
	from := m.plies
	for i, move := range moves {
		if m.match.Ply() > from+i {
			continue // chance has drawn it
		}
		mover := m.match.ToMove()
		if mover != rules.First && mover != rules.Second || m.pending != (pending{}) {
			return fault(Illegal)
		}
		if err := m.act(mover, move); err != nil {
			return err
		}
	}
	m.endTurn()
	return nil
}

// turn returns a first link of the opening.
func (b *opening) turn() *link.Turn {
	t := &link.Turn{}
	if b != nil {
		t.ID = link.ID(b.ID)
		t.Begin = &link.Beginning{Game: b.Game, Variant: b.Variant, Options: b.Options, Start: b.Start, Host: rules.First}
		if b.Second {
			t.Begin.Host = rules.Second
		}
	}
	return t
}

// replay returns the match of a side after links; first gives the beginning.
func replay(games rules.Registry, turns []*link.Turn, first *link.Turn, mine sideSecrets) (*Match, error) {
	m, err := open(games, first)
	if err != nil {
		return nil, err
	}
	if m.me = m.host; mine.guest {
		m.me = m.host.Other()
	}
	m.setSecret(mine.secret)
	copy(m.side(m.me).values, mine.values)
	for _, t := range turns {
		if t.Number != len(m.turns) || t.ID != m.id {
			return nil, fault(Missing)
		}
		if m.Done() {
			return nil, fault(Illegal)
		}
		if err := m.take(t); err != nil {
			return nil, err
		}
	}
	return m, nil
}

// code is the alphabet of recovery codes: letters and digits that are not taken for one another.
var code = base32.NewEncoding("0123456789ABCDEFGHJKMNPQRSTVWXYZ").WithPadding(base32.NoPadding)

// Code returns the recovery code with which the person here can go on on another device, together with all links. It
// is never to be sent: who has it can make moves for them. It is the secret, the values of the pieces in 4 bits each,
// and 2 bytes of the CRC-32 of that, in base 32 with Crockford's letters.
func (m *Match) Code() string {
	mine := m.side(m.me)
	text := append([]byte{}, mine.secret[:]...)
	for i := 0; i < len(mine.values); i += 2 {
		b := mine.values[i] << 4
		if i+1 < len(mine.values) {
			b |= mine.values[i+1]
		}
		text = append(text, b)
	}
	text = binary.LittleEndian.AppendUint16(text, uint16(crc32.ChecksumIEEE(text)))
	var groups []string
	for letters := code.EncodeToString(text); letters != ""; {
		n := min(4, len(letters))
		groups, letters = append(groups, letters[:n]), letters[n:]
	}
	return strings.Join(groups, "-")
}

// readCode returns the secret and the values in a code, of that many pieces.
func readCode(text string, pieces int) (s seal.Secret, values []byte, ok bool) {
	text = strings.NewReplacer("-", "", " ", "", "O", "0", "I", "1", "L", "1").Replace(strings.ToUpper(text))
	all, err := code.DecodeString(text)
	if err != nil || len(all) != len(s)+(pieces+1)/2+2 {
		return s, nil, false
	}
	body, sum := all[:len(all)-2], binary.LittleEndian.Uint16(all[len(all)-2:])
	if uint16(crc32.ChecksumIEEE(body)) != sum {
		return s, nil, false
	}
	copy(s[:], body)
	for i := range pieces {
		values = append(values, body[len(s)+i/2]>>(4-i%2*4)&15)
	}
	return s, values, true
}
