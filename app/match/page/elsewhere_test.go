package page

import (
	"slices"
	"strings"
	"testing"

	"tablier/app/links/link"
	"tablier/app/links/seal"
	"tablier/app/match"
	"tablier/app/match/page/region"
	"tablier/app/play"
	"tablier/rules"
)

// all returns all links of the match on a table as one, for a side.
func (r *room) all(who rules.Player) string {
	r.t.Helper()
	fragment, err := r.Table().ByLinks().Whole(who)
	if err != nil {
		r.t.Fatal(err)
	}
	return "#" + fragment
}

// wantAsked says that nothing has been taken, and what is asked.
func (r *room) wantAsked(question string, moves []rules.Move) {
	r.t.Helper()
	if page := r.html(); r.Panel != region.SharePanel || !strings.Contains(page, question) {
		r.t.Errorf("the panel does not ask %q: %v", question, r.sharing.Arrival.Problem)
	}
	if got := r.Table().Match().Moves(); !slices.Equal(got, moves) {
		r.t.Errorf("the moves are %v, were %v", got, moves)
	}
}

// A device that is behind asks whether its own side has gone on elsewhere, and takes nothing before.
func TestWholeMatchCatchesUp(t *testing.T) {
	a, b := device(t, "tapatan"), device(t, "tapatan")
	a.invites(1)
	a.touch("b2")
	saved := kept{}
	for key, text := range a.kept {
		saved[key] = text
	}
	b.gets(a.letter())
	b.touch("a1")
	a.gets(b.letter())
	a.touch("c3")
	b.gets(a.letter())
	b.touch("b1")
	all := b.all(rules.First)
	a.gets(all) // which holds one link more, of the other side
	a.wantTaken(4)

	behind := open(t, "tapatan", saved)
	before := []rules.Move{"b2"}
	behind.gets(all)
	behind.wantAsked("Votre coup c3 a-t-il été joué par vous sur un autre appareil", before)
	behind.sharing.Arrival.Elsewhere.No()
	if page := behind.html(); !strings.Contains(page, french.Arrivals.NotByMe) {
		t.Error("who has not done it is told nothing")
	}
	behind.wantAsked(french.Arrivals.NotByMe, before)
	behind.gets(all)
	behind.sharing.Arrival.Elsewhere.Yes()
	behind.wantTaken(4)
	behind.touch("a3")
	b.gets(behind.letter())
	b.wantTaken(5)
}

// What a side has done elsewhere without a move of its own is asked about in other words.
func TestWhatIsAsked(t *testing.T) {
	a, b := device(t, "tapatan"), device(t, "tapatan")
	a.invites(1)
	a.touch("b2")
	b.gets(a.letter())
	saved := kept{}
	for key, text := range b.kept {
		saved[key] = text
	}
	b.Table().ByLinks().Resign()
	a.gets(b.letter())
	behind := open(t, "tapatan", saved)
	behind.gets(a.all(rules.Second))
	behind.wantAsked(french.Arrivals.ElsewhereResigned, []rules.Move{"b2"})
	behind.sharing.Arrival.Elsewhere.Yes()
	if !behind.Table().Result().Over() {
		t.Error("who has given up elsewhere plays on")
	}
	moves := []string{"a1", "a2", "a3", "b1", "b2", "b3", "c1"}
	for n, want := range map[int]string{2: "Vos coups a1, a2 ont-ils", 7: "Vos 7 coups, de a1 à c1, ont-ils"} {
		if got := french.Arrivals.Elsewhere(moves[:n]); !strings.HasPrefix(got, want) {
			t.Errorf("of %d moves the page asks %q", n, got)
		}
	}
}

// forged returns all links of a match by links with more of them in the name of the other side, as whoever sits at a
// table makes them: the moves, or that the side gives up. It knows its own secret alone.
func (r *room) forged(secret byte, moves ...int) string {
	r.t.Helper()
	links := r.Table().ByLinks()
	in, err := link.ReadPost(strings.TrimPrefix(r.all(links.Me().Other()), "#"))
	if err != nil {
		r.t.Fatal(err)
	}
	key := seal.Secret{secret}.Key()
	last := in.Whole.Turns[len(in.Whole.Turns)-1]
	turn := &link.Turn{
		ID: last.ID, Number: last.Number + 1, Before: last.Mark(), Ply: r.Table().Match().Ply(), Moves: moves,
		Resigned: len(moves) == 0,
	}
	turn.Sign = key.Sign(turn.Mark())
	in.Whole.Turns = append(in.Whole.Turns, turn)
	fragment, err := in.Whole.Fragment()
	if err != nil {
		r.t.Fatal(err)
	}
	return "#" + fragment
}

// Nobody makes a move for the person here, or gives up for them: neither is taken, stored or asked about.
func TestNobodyMovesForMe(t *testing.T) {
	a, b := device(t, "tapatan"), device(t, "tapatan")
	a.invites(1)
	a.touch("a1")
	b.gets(a.letter())
	b.touch("b2")
	a.gets(b.letter())
	saved, moves := a.Table().ByLinks().Save(), a.Table().Match().Moves()
	for _, text := range []string{b.forged(2, 0), b.forged(2)} {
		a.gets(text)
		a.wantTold(french.Arrivals.Forged, moves)
		if strings.Contains(a.html(), `id="elsewhere"`) || a.Table().ByLinks().Save() != saved {
			t.Error("a forgery is kept, or asked about")
		}
	}
	a.gets(b.forged(1, 0)) // with the host's own secret it is no forgery
	a.wantAsked("Votre coup", moves)
}

// A match that is over on both sides and has been reopened to be looked at takes no link any more, and says so.
func TestLinksOfAReopenedMatch(t *testing.T) {
	a, b := device(t, "tapatan"), device(t, "tapatan")
	a.invites(1)
	from, to := a, b
	for move := range strings.FieldsSeq("a1 a3 b1 b3 c1") {
		from.touch(move)
		to.gets(from.letter())
		from, to = to, from
	}
	all := a.all(rules.Second)
	past, _ := b.kind.archive.Past("tapatan")
	kept, ok := past.Find(play.LinksID(link.ID{1}))
	if !ok || kept.Links != "" {
		t.Fatalf("the match is kept as %+v", kept)
	}
	b.do(match.Restarted{})
	for _, text := range []string{all, a.letter()} {
		b.sharing.Arrival.Reopen(kept, func(err error) {
			if err != nil {
				t.Fatal(err)
			}
		})
		b.pass()
		moves := b.Table().Match().Moves()
		b.gets(text)
		b.wantTold(french.Arrivals.Ended, moves)
	}
}

// An offer of another match leaves the one on the table where it was: it is kept and goes on.
func TestAnOfferKeepsTheMatch(t *testing.T) {
	a, b, c := device(t, "tapatan"), device(t, "tapatan"), device(t, "tapatan")
	a.invites(1)
	a.touch("a1")
	b.gets(a.letter())
	b.touch("b2")
	c.invites(9)
	c.touch("c1")
	a.gets(c.letter())
	a.wantTaken(1)
	a.gets(b.letter())
	a.wantTaken(2)
	if got := a.Table().Match().Moves(); !slices.Equal(got, []rules.Move{"a1", "b2"}) {
		t.Errorf("the match has %v", got)
	}
}
