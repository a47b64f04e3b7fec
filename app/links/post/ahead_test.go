package post_test

import (
	"slices"
	"testing"

	"tablier/app/links/link"
	"tablier/app/links/post"
	"tablier/rules"
	"tablier/rules/all"
)

// gone plays some links of a match, the first from a seed on that is long enough, and returns how a side stood after so
// many of them.
func gone(t *testing.T, game string, seed uint64, links, until int) (p *pair, behind *post.Match) {
	t.Helper()
	spec, err := all.Games().Find(game)
	if err != nil {
		t.Fatal(err)
	}
	const tries = 100
	for last := seed + tries; seed < last; seed++ {
		p = invite(t, spec, rules.Setup{}, rules.First, seed)
		p.stays = true
		for side := 0; p.sides[0].Links() < links && p.next(side); side = 1 - side {
			if p.sides[0].Links() == until {
				behind = restored(t, p.sides[0].Save())
			}
		}
		if p.sides[0].Links() == links {
			return p, behind
		}
	}
	t.Fatalf("%s is over before %d links", game, links)
	return nil, nil
}

// all returns all links that a side has, for the other one.
func (p *pair) all(side int) *link.Whole {
	p.t.Helper()
	return whole(p.t, p.sides[side], p.sides[1-side].Me())
}

// What a side has done on another device is told: its own moves, in order, and how the match stands then.
func TestAhead(t *testing.T) {
	for _, spec := range all.Games() {
		p, behind := gone(t, spec.ID, 6, 7, 2)
		before, saved := behind.Match().Ply(), behind.Save()
		a, err := behind.Ahead(p.all(1))
		if err != nil {
			t.Fatalf("%s: %v", spec.ID, err)
		}
		var want []rules.Move
		m := p.sides[0].Match()
		for ply := before; ply < m.Ply(); ply++ {
			if m.MoverAt(ply) == p.sides[0].Me() {
				want = append(want, m.Move(ply+1))
			}
		}
		if standing, who := p.sides[0].Pending(); standing != "" && who == p.sides[0].Me() {
			want = append(want, standing)
		}
		if !slices.Equal(a.Moves, want) || len(want) == 0 || a.Links != 3 || a.Resigned {
			t.Errorf("%s: %d links with %v, resigned %t; want 3 with %v", spec.ID, a.Links, a.Moves, a.Resigned, want)
		}
		p.same(a.Match, p.sides[0])
		if behind.Save() != saved {
			t.Errorf("%s: to be asked has changed the match", spec.ID)
		}
	}
}

// One link of the other side alone is nothing that the person here could have done.
func TestAheadOfTheOtherSide(t *testing.T) {
	p, behind := gone(t, "tapatan", 6, 6, 5)
	a, err := behind.Ahead(p.all(1))
	if err != nil || a.Links != 0 || len(a.Moves) > 0 {
		t.Errorf("%+v, %v", a, err)
	}
}

// A side that has given up elsewhere is told so.
func TestAheadToTheEnd(t *testing.T) {
	p, _ := gone(t, "tapatan", 6, 6, 6)
	behind := restored(t, p.sides[0].Save())
	if !p.sides[0].Resign() {
		t.Fatal("the host cannot give up")
	}
	p.must(1, p.fragment(0))
	a, err := behind.Ahead(p.all(1))
	if err != nil || !a.Resigned || a.Links != 1 || len(a.Moves) > 0 {
		t.Errorf("%+v, %v", a, err)
	}
}

// What is no news is refused for what it is.
func TestNotAhead(t *testing.T) {
	p, behind := gone(t, "tapatan", 6, 8, 4)
	q, _ := gone(t, "hyle", 7, 8, 4)
	whole, own := p.all(1), p.all(0)
	shorter := &link.Whole{Turns: whole.Turns[:7]}
	other := restored(t, behind.Save())
	for play := false; !play; {
		for _, move := range other.Match().Position().Moves() {
			if play = move != p.sides[0].Match().Move(behind.Match().Ply()+1); play {
				if err := other.Play(move); err != nil {
					t.Fatal(err)
				}
				break
			}
		}
	}
	for what, c := range map[string]struct {
		side *post.Match
		in   *link.Whole
		want post.Fault
	}{
		"all that it has":             {p.sides[0], whole, post.Known},
		"its own, for the other side": {p.sides[0], own, post.Mine},
		"another match":               {p.sides[0], q.all(1), post.Stranger},
		"another course":              {other, whole, post.Forked},
		"links without the last ones, whose signatures are missing": {p.sides[0], shorter, post.Unsigned},
	} {
		if _, err := c.side.Ahead(c.in); !is(err, c.want) {
			t.Errorf("%s: %v, want %s", what, err, c.want)
		}
	}
}

// A set-up that was made elsewhere is known by the recovery code alone.
func TestAheadOfASetUp(t *testing.T) {
	p, _ := gone(t, "stratege", 6, 5, 5)
	behind := post.Invite(fresh(t, "stratege"), rules.First, p.sides[0].ID(), p.secrets[0])
	if _, err := behind.Ahead(p.all(1)); !is(err, post.BadCode) {
		t.Errorf("%v, want %s", err, post.BadCode)
	}
	m, err := post.Recover(all.Games(), p.all(1), p.sides[0].Code())
	if err != nil {
		t.Fatal(err)
	}
	p.same(m, p.sides[0])
}

// fresh returns a match that has just begun.
func fresh(t *testing.T, game string) *rules.Match {
	t.Helper()
	spec, err := all.Games().Find(game)
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatch(spec, rules.Setup{}, "")
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Links that begin with one of another number, with the key that a side has shown, are refused as any that are forged.
func TestAheadOfAnotherNumber(t *testing.T) {
	p, _ := gone(t, "tapatan", 1, 3, 5)
	for side, m := range p.sides {
		first := *p.all(1 - side).Turns[0]
		first.Begin, first.Number = nil, 1
		w := &link.Whole{ForGuest: side == 1, Turns: []*link.Turn{&first}}
		if _, err := m.Ahead(w); err == nil {
			t.Errorf("side %d takes them", side)
		}
	}
}
