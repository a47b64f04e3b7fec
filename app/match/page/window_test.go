package page

import (
	"strconv"
	"strings"
	"testing"

	"tablier/app/match"
	"tablier/app/match/page/moves"
	"tablier/app/match/page/region"
	"tablier/app/match/page/wording"
	"tablier/rules"
)

// endless returns a match of Entropy that goes on, of so many moves.
func endless(t *testing.T, r *room, plies int) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(r.Game.Spec, rules.Setup{}, "")
	if err != nil {
		t.Fatal(err)
	}
	for state := uint64(1); m.Ply() < plies; {
		moves := m.Position().Moves()
		state = state*6364136223846793005 + 1442695040888963407
		if err := m.Play(moves[state>>33%uint64(len(moves))]); err != nil {
			t.Fatal(err)
		}
		if m.Result().Over() {
			for range 10 {
				m.Undo()
			}
		}
	}
	return m
}

// Of a long list of moves the rows around the move that is looked at are drawn, whichever that is, each with its place
// among all for a screen reader; of a list as long as games are, all.
func TestOnlyRowsThatCanBeSeenAreDrawn(t *testing.T) {
	r := enter(t, "entropy")
	r.kind.Receive(match.Incoming{Match: endless(t, r, 3001), Link: true})
	for _, ply := range []int{3001, 0, 1, 2, 1500, 2999, 3000, 3001} {
		r.do(match.WentTo{Ply: ply})
		if n := strings.Count(r.html(), "data-ply="); n == 0 || n > 2*(moves.WindowRows+moves.WindowStep) {
			t.Errorf("at ply %d %d moves are drawn", ply, n)
		}
		if shown := max(ply, 1); !strings.Contains(r.html(), `data-ply="`+strconv.Itoa(shown)+`"`) {
			t.Errorf("move %d is not drawn", shown)
		}
	}
	if got := strings.Count(r.html(), `aria-setsize="1501"`); got == 0 || got > moves.WindowRows+moves.WindowStep {
		t.Errorf("%d rows say how many there are", got)
	}
	if !strings.Contains(r.html(), `aria-posinset="1501"`) {
		t.Error("the last row does not say which it is")
	}
	r = enter(t, "entropy")
	r.kind.Receive(match.Incoming{Match: endless(t, r, 2*moves.MaxRows), Link: true})
	if n := strings.Count(r.html(), "data-ply="); n != 2*moves.MaxRows || strings.Contains(r.html(), `class="gap"`) {
		t.Errorf("%d of %d moves are drawn", n, 2*moves.MaxRows)
	}
}

// Rows are the same whether some are laid out or all.
func TestRowsOfAWindowAreThoseOfTheList(t *testing.T) {
	for _, id := range []string{"entropy", "hyle", "stratege", "bag"} {
		r := enter(t, id)
		for n := 0; n < 60 && r.Table().Match().ToMove() != rules.Nobody; n++ {
			m := r.Table().Match()
			if err := r.Table().Play(m.Position().Moves()[n%len(m.Position().Moves())]); err != nil {
				r.Table().NextRound()
			}
		}
		all := moves.AllRows(r.Wording())
		l := moves.NewList(r.Wording())
		if len(all) != l.Rows() {
			t.Errorf("%s: %d rows, want %d", id, len(all), l.Rows())
		}
		for from := range all {
			if got := l.Between(from, from+1); len(got) != 1 || got[0] != all[from] {
				t.Errorf("%s: row %d is %+v, want %+v", id, from, got, all[from])
			}
			if ply := all[from].First.Ply; ply > 0 && l.Row(ply-1) != from {
				t.Errorf("%s: move %d is in row %d, want %d", id, ply, l.Row(ply-1), from)
			}
		}
	}
}

// A long link says that it is being opened, how far that has come, and can be given up.
func TestOpeningIsTold(t *testing.T) {
	r := enter(t, "entropy")
	link := enter(t, "entropy")
	link.kind.Receive(match.Incoming{Match: endless(t, r, 3000), Link: true})
	link.Panel = region.SharePanel
	for link.sharing.Current().Work != nil {
		link.pass()
	}
	fragment := link.fragmentOfLink()
	arriving, err := r.kind.desk.ReadLink(fragment)
	r.sharing.Arrival.Receive(arriving, err, func() {})
	page := r.html()
	for _, want := range []string{french.Share.Opening, `id="do-not-open"`, `max="3000"`} {
		if !strings.Contains(page, want) {
			t.Errorf("the page lacks %s", want)
		}
	}
	for range 100 {
		r.pass()
	}
	if page := r.html(); strings.Contains(page, french.Share.Opening) || r.Table().Match().Ply() != 3000 {
		t.Errorf("at ply %d it is still being opened", r.Table().Match().Ply())
	}
}

// What others have written is repeated on the page, but no more than sixty characters of it.
func TestEchoesAreShortOnThePage(t *testing.T) {
	r := enter(t, "tapatan")
	long := strings.Repeat("é", 20_000)
	for _, text := range []string{
		`{"game":"` + long + `"}`, `{"game":"tapatan","variant":"` + long + `"}`,
		`{"game":"tapatan","moves":["` + long + `"]}`,
		`{"game":"tapatan","resigned":"` + long + `"}`, `{"` + long + `":1}`, `{"game":"tapatan","options":["` + long + `"]}`,
		`{"game":"tapatan","start":"` + long + `"}`, long, "#" + long,
	} {
		_, err := r.read(text)
		wantShortWords(t, text, wording.NewRefusals(r.Messages(), r.Words()).Why(err))
	}
	r.do(match.Wrote{Text: long})
	why := r.Wording().Status().Text().Why
	wantShortWords(t, "a move", why)
	for _, param := range []string{"record", "moves", "position", "variant", "first", "controls", "task", "theme"} {
		r := enter(t, "tapatan")
		r.do(match.Framed{Query: map[string][]string{param: {long}}})
		why := r.Wording().Status().Text().Why
		wantShortWords(t, param, why)
	}
}

func wantShortWords(t *testing.T, what, said string) {
	t.Helper()
	if n := len([]rune(said)); n == 0 || n > 250 || strings.Contains(said, strings.Repeat("é", 61)) {
		t.Errorf("%.30s: %d characters: %.100s", what, n, said)
	}
}
