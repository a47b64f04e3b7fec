package post_test

import (
	"bytes"
	"encoding/base64"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tablier/app/links/link"
	"tablier/app/links/post"
	"tablier/app/links/seal"
	"tablier/rules"
	"tablier/rules/all"
)

// A script is a match of a game with pieces under seal, to be played again with other set-ups and secrets.
type script struct {
	setUps  [2][]byte // the secrets of the pieces of the host, and of the guest
	secrets [2]seal.Secret
	moves   []rules.Move // after the set-ups
}

// scripted plays such a match at random, for as long as neither side shows everything.
func scripted(t *testing.T, seed uint64) (s script, links [][]*link.Turn) {
	t.Helper()
	spec, err := all.Games().Find("stratege")
	if err != nil {
		t.Fatal(err)
	}
	p := invite(t, spec, rules.Setup{}, rules.First, seed)
	s.secrets = p.secrets
	for side := 0; ; side = 1 - side {
		p.act(side)
		turn := read(t, p.fragment(side))
		if turn.All != nil || turn.Number == 160 {
			break
		}
		p.must(1-side, p.fragment(side))
	}
	for side, m := range p.sides {
		s.setUps[side] = values(m)
	}
	for _, move := range p.sides[0].Match().Moves()[2*spec.Sealer.Pieces() : p.sides[0].Match().Ply()] {
		word, _, _ := strings.Cut(string(move), "=")
		s.moves = append(s.moves, rules.Move(word))
	}
	return s, s.play(t)
}

// play returns the links of the host and of the guest that come out of the script.
func (s script) play(t *testing.T) (links [][]*link.Turn) {
	t.Helper()
	p := s.pair(t)
	links = make([][]*link.Turn, 2)
	moves := s.moves
	for side := 0; ; side = 1 - side {
		m := p.sides[side]
		if n := m.Links(); n < 2 {
			for _, move := range m.Match().Spec().Sealer.SetUp(m.Match().Position(), s.setUps[side]) {
				play(t, m, move)
			}
		} else if len(moves) > 0 {
			play(t, m, moves[0])
			moves = moves[1:]
		} else {
			return links
		}
		links[side] = append(links[side], read(t, p.fragment(side)))
		p.must(1-side, p.fragment(side))
	}
}

// pair returns the sides of the script, before they have set up.
func (s script) pair(t *testing.T) *pair {
	t.Helper()
	spec, err := all.Games().Find("stratege")
	if err != nil {
		t.Fatal(err)
	}
	from, err := rules.NewMatch(spec, rules.Setup{}, "")
	if err != nil {
		t.Fatal(err)
	}
	p := &pair{t: t, secrets: s.secrets}
	p.sides[0] = post.Invite(from, rules.First, link.ID{1, 2, 3}, s.secrets[0])
	return p
}

func play(t *testing.T, m *post.Match, move rules.Move) {
	t.Helper()
	if err := m.Play(move); err != nil {
		t.Fatal(err)
	}
}

// openedIn returns which of so many pieces links open.
func openedIn(links []*link.Turn, pieces int) []bool {
	opened := make([]bool, pieces)
	for _, t := range links {
		for _, o := range t.Opened {
			opened[o.Piece] = true
		}
	}
	return opened
}

// hashless is a link without what is the hash of secrets: what binds its side, the ways to it, what sums up the links
// before, and the signature of that. That they are there, and how many, remains.
func hashless(t *link.Turn) link.Turn {
	bare := *t
	bare.Before, bare.Sign = seal.Mark{}, seal.Signature{}
	if t.Commit != nil {
		bare.Commit = &seal.Hash{}
	}
	bare.Path = make([]seal.Hash, len(t.Path))
	return bare
}

// dealt deals the secrets of the pieces that are not opened among them.
func dealt(rng source, values []byte, opened []bool) []byte {
	dealt, pool := slices.Clone(values), []byte{}
	for piece, is := range opened {
		if !is {
			pool = append(pool, values[piece])
		}
	}
	rng.Shuffle(len(pool), func(i, j int) { pool[i], pool[j] = pool[j], pool[i] })
	for piece, is := range opened {
		if !is {
			dealt[piece], pool = pool[0], pool[1:]
		}
	}
	return dealt
}

// Before the end nobody can tell how the strengths that no attack has shown stand: two matches that differ only in them
// have the same links, to the byte, but for hashes in which salts are that nobody else knows.
func TestLinksDoNotTellSetUps(t *testing.T) {
	differ := 0
	for seed := range uint64(disguised) {
		s, links := scripted(t, seed)
		rng := source{seeded(seed)}
		for side := range 2 {
			opened := openedIn(links[side], 18)
			other := s
			other.setUps[side] = dealt(rng, s.setUps[side], opened)
			if !bytes.Equal(other.setUps[side], s.setUps[side]) {
				differ++
			}
			for who, again := range other.play(t) {
				if len(again) != len(links[who]) {
					t.Fatalf("%d links, not %d", len(again), len(links[who]))
				}
				for i, turn := range again {
					a, b := hashless(turn), hashless(links[who][i])
					if !reflect.DeepEqual(a, b) || !bytes.Equal(a.Body(), b.Body()) {
						t.Fatalf("with other strengths link %d is\n%+v, not\n%+v", turn.Number, a, b)
					}
				}
			}
			other = s
			other.secrets[side][0] ^= 1
			checkHashes(t, links[side], other.play(t)[side])
		}
	}
	if 8*differ < 7*2*disguised {
		t.Errorf("only %d matches were others", differ)
	}
}

// checkHashes checks that with another secret the same match has other hashes, all of them.
func checkHashes(t *testing.T, links, other []*link.Turn) {
	t.Helper()
	hashes := map[seal.Hash]bool{}
	each := func(t *link.Turn, visit func(seal.Hash)) {
		if t.Commit != nil {
			visit(*t.Commit)
		}
		for _, h := range t.Path {
			visit(h)
		}
	}
	for i := range links {
		each(links[i], func(h seal.Hash) { hashes[h] = true })
	}
	for i := range other {
		each(other[i], func(h seal.Hash) {
			if hashes[h] {
				t.Errorf("link %d has the hash %x with another secret too", other[i].Number, h)
			}
		})
	}
}

// Before the end no link, nor all of them, holds a side's secret or the salt of a pawn that it has not opened.
func TestLinksHoldNoSecret(t *testing.T) {
	for seed := range uint64(20) {
		s, links := scripted(t, seed)
		for side, own := range links {
			salts, _ := s.secrets[side].Salts().Tree(s.setUps[side]).Open(pieces(18)...)
			opened := openedIn(own, 18)
			for _, turn := range own {
				holdsNone(t, turn.Body(), s.secrets[side][:])
				for _, o := range turn.Opened {
					opened[o.Piece] = true
				}
				for piece, o := range salts {
					if !opened[piece] {
						holdsNone(t, turn.Body(), o.Salt[:])
					}
				}
			}
		}
	}
}

// Of any game: while a match runs, no link and no text of all links holds what a side keeps for itself.
func TestOnlySaveHoldsTheSecret(t *testing.T) {
	for _, spec := range all.Games() {
		p := invite(t, spec, rules.Setup{}, rules.First, 2)
		for side := 0; p.sides[1] == nil || !p.sides[0].Match().Result().Over(); side = 1 - side {
			p.act(side)
			m, secret := p.sides[side], p.secrets[side]
			if !strings.Contains(m.Save(), base64.StdEncoding.EncodeToString(secret[:])) {
				t.Fatalf("%s does not hold its secret", m.Save())
			}
			if m.Links() > 0 && read(t, p.fragment(side)).All != nil {
				break
			}
			for _, who := range []rules.Player{rules.First, rules.Second} {
				text, err := m.Whole(who)
				if err != nil {
					t.Fatal(err)
				}
				holdsNone(t, bare(t, text), secret[:])
			}
			holdsNone(t, bare(t, p.fragment(side)), secret[:])
			if p.sides[1-side] != nil && p.sides[1-side].Awaits() == post.Nothing {
				break
			}
			p.must(1-side, p.fragment(side))
		}
	}
}

func holdsNone(t *testing.T, text, secret []byte) {
	t.Helper()
	if bytes.Contains(text, secret) {
		t.Fatalf("%x holds the secret %x", text, secret)
	}
}

func pieces(n int) (list []int) {
	for piece := range n {
		list = append(list, piece)
	}
	return list
}

// A side has never shown more of its chain than is due: for every draw that has been made, and for the next one who
// does not move after it.
func TestChainsAreShownInTime(t *testing.T) {
	spec, err := all.Games().Find("hyle")
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(20) {
		p := invite(t, spec, rules.Setup{}, host(seed), seed)
		for side := 0; ; side = 1 - side {
			p.act(side)
			turn, m := read(t, p.fragment(side)), p.sides[side].Match()
			due := 0
			for ply := range m.Ply() {
				if m.MoverAt(ply) == rules.Chance {
					due++
				}
			}
			if m.ToMove() == rules.Chance && m.Role(rules.First) != p.sides[side].Me() {
				due++
			}
			if turn.Chain != nil && turn.Chain.Number > due {
				t.Fatalf("link %d shows the link %d of the chain, and %d is due", turn.Number, turn.Chain.Number, due)
			}
			if p.sides[1] != nil && p.sides[1-side].Awaits() == post.Nothing {
				break
			}
			p.must(1-side, p.fragment(side))
		}
		p.end()
	}
}

// Who has shown nothing knows nothing of a draw: with their own link, and all that the other has shown before it, every
// colour that is left is still drawn, by its odds.
func TestDrawsNeedBoth(t *testing.T) {
	spec, err := all.Games().Find("hyle")
	if err != nil {
		t.Fatal(err)
	}
	for _, varied := range []int{0, 1} {
		drawn := map[int]map[rules.Move]int{}
		for seed := range uint64(200) {
			s := [2]seal.Secret{{1}, {2}}
			s[varied] = source{seeded(seed)}.secret(t)
			from, err := rules.NewMatch(spec, rules.Setup{}, "")
			if err != nil {
				t.Fatal(err)
			}
			p := &pair{t: t, rng: source{seeded(3)}, secrets: s}
			p.sides[0] = post.Invite(from, rules.First, link.ID{7}, s[0])
			for side := 0; p.sides[0].Links() < 6; side = 1 - side {
				p.act(side)
				p.must(1-side, p.fragment(side))
			}
			m := p.sides[0].Match()
			for ply := range m.Ply() {
				if m.MoverAt(ply) == rules.Chance {
					if drawn[ply] == nil {
						drawn[ply] = map[rules.Move]int{}
					}
					drawn[ply][m.Move(ply+1)]++
				}
			}
		}
		if len(drawn) < 2 {
			t.Errorf("%d draws", len(drawn))
		}
		for ply, colours := range drawn {
			if want := 5; len(colours) != want {
				t.Errorf("ply %d: only %v are drawn, want %d colours", ply, colours, want)
			}
			for colour, n := range colours {
				if n < 200/5-22 || n > 200/5+25 {
					t.Errorf("ply %d: %s is drawn %d times of 200", ply, colour, n)
				}
			}
		}
	}
}
