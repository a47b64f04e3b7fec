package post_test

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"tablier/app/links/link"
	"tablier/app/links/post"
	"tablier/app/links/seal"
	"tablier/rules"
	"tablier/rules/all"
)

// source is a source of secrets that can be drawn again.
type source struct{ *rand.Rand }

func seeded(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 7)) }

func (s source) Read(b []byte) (int, error) {
	for i := range b {
		b[i] = byte(s.Uint32())
	}
	return len(b), nil
}

func (s source) secret(t testing.TB) seal.Secret {
	t.Helper()
	secret, err := seal.NewSecret(s)
	if err != nil {
		t.Fatal(err)
	}
	return secret
}

// A pair is two devices that play each other.
type pair struct {
	t       testing.TB
	rng     source
	secrets [2]seal.Secret
	sides   [2]*post.Match // the host, and the guest once it has joined
	stays   bool           // neither gives up
}

// invite returns a pair of which the host has invited.
func invite(t testing.TB, spec *rules.Spec, setup rules.Setup, host rules.Player, seed uint64) *pair {
	t.Helper()
	p := &pair{t: t, rng: source{seeded(seed)}}
	from, err := rules.NewMatch(spec, setup, "")
	if err != nil {
		t.Fatal(err)
	}
	if !post.Can(from) {
		t.Fatalf("%s cannot go by links", spec.ID)
	}
	var id link.ID
	if _, err := p.rng.Read(id[:]); err != nil {
		t.Fatal(err)
	}
	p.secrets = [2]seal.Secret{p.rng.secret(t), p.rng.secret(t)}
	p.sides[0] = post.Invite(from, host, id, p.secrets[0])
	return p
}

// act has a side make moves at random until its turn is over.
func (p *pair) act(side int) {
	p.t.Helper()
	m := p.sides[side]
	for m.Awaits() == post.MyMove {
		moves := m.Match().Position().Moves()
		if !p.stays && m.Links() > 2 && p.rng.IntN(400) == 0 && m.Resign() {
			return
		}
		if err := m.Play(moves[p.rng.IntN(len(moves))]); err != nil {
			p.t.Fatal(err)
		}
	}
}

// fragment returns the link that a side has to send.
func (p *pair) fragment(side int) string {
	p.t.Helper()
	text, err := p.sides[side].Link()
	if err != nil {
		p.t.Fatal(err)
	}
	return text
}

// give gives a side the text of a link; the guest joins with the first one.
func (p *pair) give(side int, text string) error {
	p.t.Helper()
	in, err := link.ReadPost(text)
	if err != nil {
		return err
	}
	if p.sides[side] != nil {
		return p.sides[side].Receive(in.Turn)
	}
	p.sides[side], err = post.Join(all.Games(), in.Turn, p.secrets[1])
	return err
}

// must is give of a link that is taken.
func (p *pair) must(side int, text string) {
	p.t.Helper()
	if err := p.give(side, text); err != nil {
		p.t.Fatal(err)
	}
}

// whole returns all links of a match as they come to a player.
func whole(t testing.TB, m *post.Match, who rules.Player) *link.Whole {
	t.Helper()
	text, err := m.Whole(who)
	if err != nil {
		t.Fatal(err)
	}
	in, err := link.ReadPost(text)
	if err != nil {
		t.Fatal(err)
	}
	return in.Whole
}

// next has the side whose turn it is act and send, and returns which it was; false when nothing is left to do.
func (p *pair) next(side int) bool {
	p.t.Helper()
	p.act(side)
	if p.sides[1-side] != nil && p.sides[1-side].Awaits() == post.Nothing {
		return false
	}
	p.must(1-side, p.fragment(side))
	return true
}

// end checks that both sides have seen the same match.
func (p *pair) end() {
	p.t.Helper()
	a, b := p.sides[0].Match(), p.sides[1].Match()
	if !reflect.DeepEqual(a.Record(), b.Record()) {
		p.t.Fatalf("the host has seen\n%+v, the guest\n%+v", a.Record(), b.Record())
	}
	if !a.Result().Over() || p.sides[0].Awaits() != post.Nothing || p.sides[1].Awaits() != post.Nothing {
		p.t.Fatalf("the match is not over: %s, %s", p.sides[0].Awaits(), p.sides[1].Awaits())
	}
	if _, err := all.Games().Replay(a.Record()); err != nil {
		p.t.Fatal(err)
	}
}

// setups returns what is played of a game: each of its variants, with each option and without.
func setups(spec *rules.Spec) []rules.Setup {
	var list []rules.Setup
	for _, variant := range spec.Variants {
		list = append(list, rules.Setup{Variant: variant})
		for _, option := range spec.Options {
			list = append(list, rules.Setup{Variant: variant, Options: []string{option}})
		}
	}
	return list
}

// host returns which player invites in the match of a seed.
func host(seed uint64) rules.Player { return rules.First + rules.Player(seed%2) }
