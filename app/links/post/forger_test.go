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

// A dishonest side never makes a turn for the other: at every stage of a match, as the host and as the guest, with all
// that has been shown by then. What it tries is refused for what it is, and nothing of it is kept.
func TestForgers(t *testing.T) {
	for _, spec := range all.Games() {
		t.Run(spec.ID, func(t *testing.T) {
			t.Parallel()
			list, older := setups(spec), []string(nil)
			for seed := range uint64(max(forged, 2*len(list))) {
				setup, round := seed%uint64(len(list)), seed/uint64(len(list))
				p := invite(t, spec, list[setup], host(round), seed)
				f := &forger{pair: p, side: int((setup + round + round/2) % 2), older: older}
				f.play()
				older = f.sent
			}
		})
	}
}

// A forger is the dishonest one of two sides. Its own turns are sound, for it wants the match to go on.
type forger struct {
	*pair
	side  int
	sent  []string // the links so far
	older []string // those of the match before
	knows []seal.Secret
	tried int
}

// play plays a match to its end, at random, and tries to forge in it.
func (f *forger) play() {
	f.t.Helper()
	for side := 0; ; side = 1 - side {
		f.act(side)
		if f.sides[1] != nil && f.sides[1-side].Awaits() == post.Nothing {
			break
		}
		text := f.fragment(side)
		if f.sent = append(f.sent, text); side != f.side {
			f.learn(read(f.t, text))
		}
		f.must(1-side, text)
		if n := len(f.sent); n < 8 || n%between == 0 {
			f.forge()
		}
	}
	f.forge()
	f.end()
	if f.tried == 0 {
		f.t.Fatal("nothing has been tried")
	}
}

// learn takes all bytes that may be a secret from a link of the honest side.
func (f *forger) learn(t *link.Turn) {
	hold := func(b []byte) { f.knows = append(f.knows, seal.Secret(b[:seal.SaltSize])) }
	if t.Commit != nil {
		hold(t.Commit[:])
	}
	if t.Chain != nil {
		hold(t.Chain.Link[:])
	}
	for _, o := range t.Opened {
		hold(o.Salt[:])
	}
	if t.All != nil {
		hold(t.All.Salts[:])
	}
}

// honest returns the side that is deceived.
func (f *forger) honest() *post.Match { return f.sides[1-f.side] }

// forge tries everything once, as the match stands.
func (f *forger) forge() {
	f.t.Helper()
	if f.honest() == nil || f.sides[f.side] == nil {
		return
	}
	saved := f.honest().Save()
	f.forgeNext()
	f.forgePast()
	f.forgeOffers()
	for _, text := range f.older {
		if f.rng.IntN(10) == 0 {
			f.single("a link of an older match", read(f.t, text), post.Stranger)
		}
	}
	i := f.rng.IntN(len(f.sent))
	f.single("an old link", read(f.t, f.sent[i]), map[bool]post.Fault{true: post.Known, false: post.Mine}[i%2 == f.side])
	if f.honest().Save() != saved {
		f.t.Fatal("a forgery is kept")
	}
}

// forgeNext forges how the match may go on: a turn of the honest side, alone, among others and as its resignation. What
// they say is what that side itself could say: nothing but the signature is wrong.
func (f *forger) forgeNext() {
	f.t.Helper()
	for _, resigns := range []bool{false, true} {
		turns, mine := f.ahead(resigns)
		if mine < 0 {
			continue
		}
		turn := *turns[mine]
		turn.Sign = f.signature(&turn)
		f.single("a next turn", &turn, post.Forged)
		f.whole("a next turn at the end of all", put(turns[:mine+1], f, &turn), post.Forged)
		f.whole("a next turn and what came of it", put(turns[:min(mine+2, len(turns))], f, &turn), post.Forged)
	}
}

// resigned returns links with another one in its place; what comes after it, of the forger, is signed anew.
func put(turns []*link.Turn, f *forger, other *link.Turn) []*link.Turn {
	turns = slices.Clone(turns)
	turns[other.Number] = other
	for i := other.Number + 1; i < len(turns); i++ {
		turn := *turns[i]
		turn.Before = turns[i-1].Mark()
		turn.Sign = f.secrets[i%2].Key().Sign(turn.Mark())
		turns[i] = &turn
	}
	return turns
}

// ahead returns the links so far and some more that both sides may make, and the number of the first new one of the
// honest side, -1 when there is none.
func (f *forger) ahead(resigns bool) (turns []*link.Turn, mine int) {
	f.t.Helper()
	p := &pair{t: f.t, rng: source{seeded(f.rng.Uint64())}, secrets: f.secrets, stays: true}
	for side, m := range f.sides {
		p.sides[side] = restored(f.t, m.Save())
	}
	for _, text := range f.sent {
		turns = append(turns, read(f.t, text))
	}
	mine = -1
	for range 3 {
		side := len(turns) % 2
		m := p.sides[side]
		if m.Links() == len(turns) {
			if m.Awaits() != post.MyMove {
				break // the match is over
			}
			if side == f.side || !resigns || !m.Resign() {
				p.act(side)
			}
		}
		turn := read(f.t, p.fragment(side))
		if side != f.side && mine < 0 {
			mine = len(turns)
		}
		turns = append(turns, turn)
		p.must(1-side, p.fragment(side))
	}
	return turns, mine
}

// signature returns what a forger can put where the honest side's signature has to stand, one of all at random.
func (f *forger) signature(t *link.Turn) seal.Signature {
	own := f.secrets[f.side].Key()
	list := []seal.Signature{{}, own.Sign(t.Mark()), own.Sign(t.Before)}
	for i, text := range f.sent {
		if i%2 != f.side {
			list = append(list[:3:3], read(f.t, text).Sign) // the last one
		}
	}
	if n := len(f.knows); n > 0 {
		list = append(list, f.knows[f.rng.IntN(n)].Key().Sign(t.Mark()), f.knows[n-1].Key().Sign(t.Mark()))
	}
	return list[f.rng.IntN(len(list))]
}

// forgePast forges a turn that the honest side has made: with other moves, given up, and for another key.
func (f *forger) forgePast() {
	f.t.Helper()
	var own []int
	for i := range f.sent {
		if i%2 != f.side {
			own = append(own, i)
		}
	}
	if len(own) == 0 {
		return
	}
	i := own[f.rng.IntN(len(own))]
	var turns []*link.Turn
	for _, text := range f.sent {
		turns = append(turns, read(f.t, text))
	}
	for _, edit := range []func(t *link.Turn){
		func(t *link.Turn) { t.Moves = append([]int{}, 0, 1) },
		func(t *link.Turn) { t.Resigned = !t.Resigned },
		func(t *link.Turn) { t.Key = f.secrets[f.side].Key().Public() },
	} {
		turn := *turns[i]
		edit(&turn)
		if !turn.Introduces() {
			turn.Key = seal.PublicKey{}
		}
		if turn.Mark() == turns[i].Mark() {
			continue // the key stands in the first alone
		}
		turn.Sign = f.signature(&turn)
		f.single("another past", &turn, post.Forged)
		f.whole("another past at the end of all", put(turns[:i+1], f, &turn), post.Forged)
		f.whole("another past and what came of it", put(turns[:min(i+2, len(turns))], f, &turn), post.Forged)
	}
}

// forgeOffers offers another match by the name of this one, in the forger's name or in the honest side's.
func (f *forger) forgeOffers() {
	f.t.Helper()
	offer := *read(f.t, f.sent[0])
	want := post.Forged
	if f.side == 0 {
		want = post.Forked
	}
	for _, begin := range []link.Beginning{
		{Game: "tapatan", Variant: "rota", Host: rules.First}, {Game: "hyle", Variant: "3", Host: rules.Second},
	} {
		offer.Begin, offer.Commit, offer.Moves = &begin, nil, nil
		offer.Key = f.secrets[f.side].Key().Public()
		sign(&offer, f.secrets[f.side])
		f.single("another match", &offer, want)
		f.whole("another match as all of this", []*link.Turn{&offer}, want)
	}
}

// single gives the honest side a link.
func (f *forger) single(what string, turn *link.Turn, want post.Fault) {
	f.t.Helper()
	f.wantFault(what, f.give(1-f.side, fragment(f.t, turn)), want)
}

// whole gives the honest side all links of a match: where it plays, and where it has nothing but its recovery code.
func (f *forger) whole(what string, turns []*link.Turn, want post.Fault) {
	f.t.Helper()
	text, err := (&link.Whole{ForGuest: f.side == 0, Turns: turns}).Fragment()
	if err != nil {
		f.t.Fatal(err)
	}
	in, err := link.ReadPost(text)
	if err != nil {
		f.t.Fatal(err)
	}
	_, err = f.honest().Ahead(in.Whole)
	f.wantFault(what, err, want)
	if want != post.Forged {
		return // what a side says itself is taken by one that knows nothing else
	}
	_, err = post.Recover(all.Games(), in.Whole, f.honest().Code())
	if e, ok := err.(*post.Error); !ok || e.Fault != post.Forged && e.Fault != post.BadCode {
		f.t.Fatalf("%s, with the recovery code: %v", what, err)
	}
}

func (f *forger) wantFault(what string, err error, want post.Fault) {
	f.t.Helper()
	if f.tried++; !is(err, want) {
		f.t.Fatalf("%s, after %d links: %v, want %s", what, len(f.sent), err, want)
	}
}
