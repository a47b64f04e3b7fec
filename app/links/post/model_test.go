package post_test

import (
	"encoding/base64"
	"fmt"
	"hash/crc32"
	"testing"

	"tablier/app/links/link"
	"tablier/app/links/post"
	"tablier/rules"
	"tablier/rules/all"
)

// Two devices that exchange only links, which get lost, come twice, in the wrong order, of other matches and altered,
// come to the same end.
func TestOnlyLinks(t *testing.T) {
	for _, spec := range all.Games() {
		t.Run(spec.ID, func(t *testing.T) {
			t.Parallel()
			list := setups(spec)
			var other string // a link of the match before
			count := 0       // of links
			for seed := uint64(0); seed < matches && count < links; seed++ {
				setups := uint64(len(list))
				p := invite(t, spec, list[seed%setups], host(seed/setups), seed)
				b := &bad{pair: p, other: other}
				for side := 0; ; side = 1 - side {
					p.act(side)
					if p.sides[1] != nil && p.sides[1-side].Awaits() == post.Nothing {
						break
					}
					b.send(1-side, p.fragment(side))
				}
				p.end()
				count += p.sides[0].Links()
				other = p.fragment(0)
			}
		})
	}
}

// A bad channel between two devices.
type bad struct {
	*pair
	sent  []string
	other string // a link of another match
}

// send sends a link until it has come, with all that may go wrong before.
func (b *bad) send(to int, text string) {
	b.t.Helper()
	for b.rng.IntN(10) == 0 {
		if b.rng.IntN(2) == 0 {
			b.again(to, text)
		} else {
			b.altered(to, text)
		}
	}
	b.must(to, text)
	b.sent = append(b.sent, text)
}

// again brings a link that has come before, that comes back to its sender, or that is of another match.
func (b *bad) again(to int, text string) {
	b.t.Helper()
	if b.sides[1] == nil {
		return
	}
	want := map[bool]post.Fault{true: post.Known, false: post.Mine}
	if len(b.sent) > 0 {
		i := b.rng.IntN(len(b.sent))
		b.refused(to, b.sent[i], want[i%2 != to])
		b.refused(1-to, b.sent[i], want[i%2 == to])
	}
	b.refused(1-to, text, post.Mine)
	if b.other != "" {
		b.refused(to, b.other, post.Stranger)
	}
}

// refused gives a side a link that it must not take, and checks that it is as it was.
func (p *pair) refused(to int, text string, want post.Fault) {
	p.t.Helper()
	var before string
	if p.sides[to] != nil {
		before = p.state(to)
	}
	err := p.give(to, text)
	if e, ok := err.(*post.Error); !ok || e.Fault != want {
		p.t.Fatalf("%s: %v, want %s", text, err, want)
	}
	if p.sides[to] != nil && p.state(to) != before {
		p.t.Fatalf("a link refused as %s has changed the match", want)
	}
}

// state says how a side stands.
func (p *pair) state(side int) string {
	m := p.sides[side]
	standing, who := m.Pending()
	return fmt.Sprint(m.Links(), m.Awaits(), standing, who, m.Resigned(), m.Match().Ply(), m.Match().Result().Reason,
		m.Match().View(m.Match().Ply(), m.Me()))
}

// altered brings a link in which a byte is another. Whoever makes its checksum anew is found out at once, for it is not
// signed any more.
func (b *bad) altered(to int, text string) {
	b.t.Helper()
	body, err := base64.RawURLEncoding.DecodeString(text[1:])
	if err != nil {
		b.t.Fatal(err)
	}
	body[b.rng.IntN(len(body))] ^= byte(1 + b.rng.IntN(255))
	if _, err := link.ReadPost("2" + base64.RawURLEncoding.EncodeToString(body)); err == nil {
		b.t.Fatalf("an altered link is read: %x", body)
	}
	if forged := sealed(body[:len(body)-crc32.Size]); b.sides[to] != nil && forged != text { // else only its checksum was
		b.notTaken(to, forged)
	}
}

// notTaken gives a side a link that it must not take, whatever it says of it.
func (p *pair) notTaken(to int, text string) {
	p.t.Helper()
	before, saved := p.state(to), p.sides[to].Save()
	if p.give(to, text) == nil {
		p.t.Fatalf("a forged link is taken: %s", text)
	}
	if p.state(to) != before || p.sides[to].Save() != saved {
		p.t.Fatalf("a forged link that is refused has changed the match: %s", text)
	}
}

// restored returns what was saved.
func restored(t testing.TB, text string) *post.Match {
	t.Helper()
	m, err := post.Restore(all.Games(), text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// A match is kept and taken up again at any moment, and recovered from its links and the code. What that takes grows
// with the match: of its later moments some stand for all, now one side's turn and now the other's.
func TestSaveAndRecover(t *testing.T) {
	for _, spec := range all.Games() {
		t.Run(spec.ID, func(t *testing.T) {
			t.Parallel()
			for i, setup := range setups(spec) {
				p := invite(t, spec, setup, host(uint64(i)), uint64(i))
				side := 0
				for links := 0; p.next(side); links++ {
					side = 1 - side
					if links >= early && links%later != 0 {
						continue
					}
					for s := range p.sides {
						p.reopen(s)
						p.recover(s)
					}
				}
				p.end()
			}
		})
	}
}

// reopen restores a side from what it has saved.
func (p *pair) reopen(side int) {
	p.t.Helper()
	m := restored(p.t, p.sides[side].Save())
	p.same(p.sides[side], m)
	p.sides[side] = m
}

// recover has a side lose all it has, and get it back from the other one's links and its code.
func (p *pair) recover(side int) {
	p.t.Helper()
	was := p.sides[side]
	if was.Links() == 0 {
		return
	}
	from := p.sides[1-side]
	if was.Links() > from.Links() {
		from = was // the last link is its own
	}
	in := whole(p.t, from, was.Me())
	m, err := post.Recover(all.Games(), in, was.Code())
	if err != nil {
		p.t.Fatalf("%s: %v", was.Code(), err)
	}
	if was.Links() == m.Links() { // else a link has come since
		p.same(was, m)
		p.sides[side] = m
	}
	wrong := p.sides[1-side].Code()
	if _, err := post.Recover(all.Games(), in, wrong); err == nil && was.Links() > 1 {
		p.t.Errorf("the other side's code opens the match: %s", wrong)
	}
}

func (p *pair) same(a, b *post.Match) {
	p.t.Helper()
	if a.Save() != b.Save() || a.Awaits() != b.Awaits() ||
		fmt.Sprint(a.Match().Record()) != fmt.Sprint(b.Match().Record()) {
		p.t.Fatalf("%s\n%s %+v came back as\n%s\n%s %+v", a.Save(), a.Awaits(), a.Match().Record(),
			b.Save(), b.Awaits(), b.Match().Record())
	}
}

// A game without secrets goes on by links from where it stands, whoever has moved last.
func TestFromTheMiddle(t *testing.T) {
	for _, spec := range all.Games() {
		for ply := range 6 {
			from, err := rules.NewMatch(spec, rules.Setup{}, "")
			if err != nil {
				t.Fatal(err)
			}
			if spec.Secret || from.ToMove() == rules.Chance {
				continue
			}
			p := invite(t, spec, rules.Setup{}, host(uint64(ply)), uint64(ply))
			for from.Ply() < ply && !from.Result().Over() {
				if err := from.Play(from.Position().Moves()[0]); err != nil {
					t.Fatal(err)
				}
			}
			if from.Result().Over() {
				break // it cannot go on from there
			}
			p.sides[0] = post.Invite(from, host(uint64(ply)), link.ID{1}, p.rng.secret(t))
			for side := 0; p.next(side); side = 1 - side {
			}
			p.end()
		}
	}
}
