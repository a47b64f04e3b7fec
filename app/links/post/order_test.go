package post_test

import (
	"testing"

	"tablier/app/links/link"
	"tablier/app/links/post"
	"tablier/app/links/seal"
	"tablier/rules"
	"tablier/rules/all"
)

// A link that does not come next is refused for what it is: taken before, one's own, of another match, after a missing
// one, beside one that has been taken, or not signed by who is said to have made it.
func TestLinksOutOfOrder(t *testing.T) {
	for _, spec := range all.Games() {
		p, sent := exchange(t, spec, 4, 8)
		if p == nil {
			continue // no match of the game takes so many links
		}
		last := len(sent) - 1 // of the guest, taken by the host
		signed := func(number int, change func(t *link.Turn), by func(t *link.Turn) int) string {
			turn := read(t, sent[number])
			change(turn)
			sign(turn, p.secrets[by(turn)])
			return fragment(t, turn)
		}
		changed := func(number int, change func(t *link.Turn)) string {
			return signed(number, change, func(t *link.Turn) int { return t.Number % 2 })
		}
		posed := func(number int, change func(t *link.Turn)) string {
			return signed(number, change, func(t *link.Turn) int { return 1 - t.Number%2 })
		}
		other := func(t *link.Turn) { t.Moves = append(t.Moves, 1) }
		later := func(by int) func(t *link.Turn) { return func(t *link.Turn) { t.Number += by } }
		for what, c := range map[string]struct {
			to   int
			text string
			want post.Fault
		}{
			"taken before":                     {0, sent[last], post.Known},
			"taken long before":                {0, sent[3], post.Known},
			"one's own":                        {0, sent[last-1], post.Mine},
			"one's own first":                  {0, sent[0], post.Mine},
			"another in the last's place":      {0, changed(last, other), post.Forked},
			"another in an old place":          {0, changed(3, other), post.Forked},
			"another in one's own place":       {0, changed(4, other), post.Forked},
			"one's own next":                   {0, changed(last, later(1)), post.Mine}, // of another device
			"another one posed as one's own":   {0, posed(4, other), post.Forged},
			"a next posed as one's own":        {0, posed(last, later(1)), post.Forged},
			"another one posed as the other's": {0, posed(3, other), post.Unsigned},
			"a later one posed as the other's": {1, posed(last-1, later(100)), post.Unsigned},
			"one too late":                     {0, changed(last, later(2)), post.Missing},
			"far too late":                     {0, changed(last, later(100)), post.Missing},
			"too late for the guest":           {1, changed(last-1, later(3)), post.Missing},
			"after other links": {1, changed(last-1, func(t *link.Turn) {
				t.Number, t.Ply = last+1, p.sides[1].Match().Ply()
			}), post.Forked},
			"of another match": {0, changed(last, func(t *link.Turn) { t.ID[7] ^= 1 }), post.Stranger},
			"another match's next": {1, changed(last-1, func(t *link.Turn) {
				t.ID, t.Number = link.ID{}, last+1
			}), post.Stranger},
		} {
			t.Run(spec.ID+"/"+what, func(t *testing.T) {
				p.t = t
				p.refused(c.to, c.text, c.want)
			})
		}
		p.t = t
		for side := 0; p.next(side); side = 1 - side {
		}
		p.end()
	}
}

// exchange begins a match by links and sends an even number of them: the first match from a seed on that these do not
// end, nil where there is none.
func exchange(t *testing.T, spec *rules.Spec, seed uint64, links int) (p *pair, sent []string) {
	const tries = 100
	for last := seed + tries; seed < last; seed++ {
		p, sent = invite(t, spec, rules.Setup{}, rules.First, seed), nil
		over := false
		for side := 0; len(sent) < links && !over; side = 1 - side {
			p.act(side)
			sent = append(sent, p.fragment(side))
			p.must(1-side, sent[len(sent)-1])
			over = p.sides[1-side].Match().Result().Over()
		}
		if !over {
			return p, sent
		}
	}
	return nil, nil
}

// A guest joins with the first link only, and only a match that there is.
func TestJoinRefuses(t *testing.T) {
	for what, c := range map[string]struct {
		turn *link.Turn
		want post.Fault
	}{
		"a later link": {&link.Turn{Number: 2}, post.Missing},
		"a start that is none": {&link.Turn{
			Begin: &link.Beginning{Game: "tapatan", Start: "x", Host: rules.First},
		}, post.Illegal},
		"a match that is over": {&link.Turn{
			Begin: &link.Beginning{Game: "tapatan", Start: "ooo...rr. r o0r1", Host: rules.First},
		}, post.Illegal},
		"pieces set up before": {&link.Turn{
			Begin: &link.Beginning{Game: "stratege", Start: "(11)/(11)/(11)/(11)/(11)/(11)/(11)/(11)/(11)/w1(10) w 0 - -",
				Host: rules.First},
		}, post.Illegal},
		"pawns drawn before": {&link.Turn{
			Begin: &link.Beginning{Game: "hyle", Start: "5/5/212/5/5 ?", Host: rules.First},
		}, post.Illegal},
		"something to seal in a game that has nothing": {&link.Turn{
			Begin: &link.Beginning{Game: "tapatan", Host: rules.Second}, Commit: &seal.Hash{},
		}, post.Early},
		"a host who has not moved": {&link.Turn{
			Begin: &link.Beginning{Game: "tapatan", Host: rules.First},
		}, post.Illegal},
		"a host who leaves the guest between two moves": {&link.Turn{
			Begin: &link.Beginning{Game: "tapatan", Host: rules.First}, Moves: []int{0, 0},
		}, post.Illegal},
	} {
		if _, err := post.Join(all.Games(), signed(c.turn), seal.Secret{}); !is(err, c.want) {
			t.Errorf("%s: %v, want %s", what, err, c.want)
		}
	}
	for _, b := range []link.Beginning{
		{Game: "go"}, {Game: "tapatan", Variant: "x"}, {Game: "hyle", Options: []string{"x"}},
	} {
		b.Host = rules.First
		_, err := post.Join(all.Games(), signed(&link.Turn{Begin: &b}), seal.Secret{})
		if _, unknown := err.(*rules.UnknownError); !unknown {
			t.Errorf("%+v: %v", b, err)
		}
	}
	unsigned := signed(&link.Turn{Begin: &link.Beginning{Game: "tapatan", Host: rules.Second}})
	unsigned.Key[0]++
	if _, err := post.Join(all.Games(), unsigned, seal.Secret{}); !is(err, post.Unsigned) {
		t.Errorf("a first link that nobody has signed: %v", err)
	}
}

// signed returns the first link of a side with its key and signature.
func signed(t *link.Turn) *link.Turn {
	secret := seal.Secret{5}
	if t.Introduces() {
		t.Key = secret.Key().Public()
	}
	sign(t, secret)
	return t
}

// After the end nothing is taken: neither a link that says nothing, nor one that gives up.
func TestNothingComesAfterTheEnd(t *testing.T) {
	for _, spec := range all.Games() {
		for seed := range uint64(6) {
			p := invite(t, spec, rules.Setup{}, host(seed), seed)
			side := 0
			for ; p.next(side); side = 1 - side {
			}
			p.end()
			to := 0 // whoever has made the last link
			if p.sides[0].Links()%2 == 0 {
				to = 1
			}
			last := read(t, p.fragment(to))
			for _, resigned := range []bool{false, true} {
				turn := &link.Turn{
					ID: last.ID, Number: last.Number + 1, Before: last.Mark(), Ply: p.sides[to].Match().Ply(), Resigned: resigned,
				}
				sign(turn, p.secrets[1-to])
				p.refused(to, fragment(t, turn), post.Illegal)
			}
		}
	}
}
