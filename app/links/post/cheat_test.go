package post_test

import (
	"slices"
	"testing"

	"tablier/app/links/link"
	"tablier/app/links/post"
	"tablier/app/links/seal"
	"tablier/rules"
	"tablier/rules/all"
)

// A cheat is what a dishonest side makes of a link that an honest one would send.
type cheat struct {
	what string
	edit func(t *link.Turn, secret seal.Secret, values []byte) // of the side that sends it
	want post.Fault
}

// A stage is a point of a match, and what is tried there.
type stage struct {
	what   string
	host   rules.Player
	at     func(t *link.Turn, sender *post.Match) bool // the link, which has not been given yet
	awaits post.Await                                  // the one who is to take it, empty for one who has not joined
	cheats []cheat
}

// play checks every cheat of a stage: it is refused for what it is, changes nothing, and does not keep the true link
// from being taken.
func (s stage) play(t *testing.T, game string) {
	t.Helper()
	p, side, text := find(t, game, s.host, s.at)
	if to := p.sides[1-side]; to != nil && to.Awaits() != s.awaits {
		t.Errorf("the other side awaits %s, want %s", to.Awaits(), s.awaits)
	}
	for _, c := range s.cheats {
		turn := read(t, text)
		c.edit(turn, p.secrets[side], values(p.sides[side]))
		sign(turn, p.secrets[side])
		t.Run(c.what, func(t *testing.T) {
			p.t = t
			p.refused(1-side, fragment(t, turn), c.want)
		})
	}
	p.t = t
	p.must(1-side, text)
}

// find plays matches until a link is such a one, and returns it before it is given, and whose it is.
func find(
	t *testing.T, game string, host rules.Player, at func(t *link.Turn, sender *post.Match) bool,
) (p *pair, side int, text string) {
	t.Helper()
	spec, err := all.Games().Find(game)
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(100) {
		p := invite(t, spec, rules.Setup{}, host, seed)
		for side := 0; ; side = 1 - side {
			p.act(side)
			text := p.fragment(side)
			if at(read(p.t, text), p.sides[side]) {
				return p, side, text
			}
			if p.sides[1] != nil && p.sides[1-side].Awaits() == post.Nothing {
				break
			}
			p.must(1-side, text)
		}
	}
	t.Fatal("no match has such a link")
	return nil, 0, ""
}

// sign signs a link anew.
func sign(t *link.Turn, secret seal.Secret) { t.Sign = secret.Key().Sign(t.Mark()) }

func read(t testing.TB, text string) *link.Turn {
	t.Helper()
	in, err := link.ReadPost(text)
	if err != nil {
		t.Fatal(err)
	}
	return in.Turn
}

func fragment(t testing.TB, turn *link.Turn) string {
	t.Helper()
	text, err := turn.Fragment()
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// values returns what a side has set up.
func values(m *post.Match) []byte {
	s := m.Match().Spec().Sealer
	if s == nil {
		return nil
	}
	return s.Secrets(m.Match().At(min(m.Match().Ply(), 2*s.Pieces())), m.Me())
}

// edits are cheats that need no secret.
func edits(want post.Fault, list map[string]func(t *link.Turn)) []cheat {
	var cheats []cheat
	for what, edit := range list {
		cheats = append(cheats, cheat{what, func(t *link.Turn, _ seal.Secret, _ []byte) { edit(t) }, want})
	}
	return cheats
}

// anywhere are cheats that no link passes with.
func anywhere() []cheat {
	return append(edits(post.Illegal, map[string]func(t *link.Turn){
		"a move that there is none of": func(t *link.Turn) { t.Moves = []int{10_000} },
		"moves from another ply":       func(t *link.Turn) { t.Ply++ },
	}), edits(post.Forked, map[string]func(t *link.Turn){
		"after other links": func(t *link.Turn) { t.Before[5] ^= 1 },
		"an older number":   func(t *link.Turn) { t.Number -= 2 },
	})...)
}

var everything = &link.Everything{Salts: seal.Salts{1}, Values: make([]byte, 18)}

// openMore opens a piece that nobody has asked for.
func openMore(t *link.Turn, secret seal.Secret, values []byte) {
	var pieces []int
	more := false
	for piece := range values {
		asked := slices.ContainsFunc(t.Opened, func(o seal.Opening) bool { return o.Piece == piece })
		if asked || !more {
			pieces = append(pieces, piece)
			more = more || !asked
		}
	}
	t.Opened, t.Path = secret.Salts().Tree(values).Open(pieces...)
}
