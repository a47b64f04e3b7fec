package page

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/links/link"
	"tablier/app/match"
	"tablier/app/match/page/region"
	"tablier/app/nav"
	"tablier/rules"
)

// A visit is how the browser comes to a page by a link to a game.
type visit struct {
	nav.Navigator
	fragment string
}

// Arrival implements nav.Navigator.
func (v visit) Arrival(app.Context) string { return v.fragment }

// comes has a link in the address arrive.
func (r *room) comes(fragment string) {
	usual := r.Site.Nav
	r.Site.Nav = visit{usual, fragment}
	r.kind.Arrive(r.Site.Route)
	r.pass()
	r.Site.Nav = usual
}

// fragmentTo returns what follows # in the link to a match of Tapatan.
func (r *room) fragmentTo(moves ...rules.Move) string {
	r.t.Helper()
	fragment, err := link.Encode(r.kind.desk.Registry, link.Letter{Record: rules.Record{Game: "tapatan", Moves: moves}})
	if err != nil {
		r.t.Fatal(err)
	}
	return fragment
}

// A link that is not whole is refused with a reason, in the address and in the field. Neither the match nor what is
// kept of it changes.
func TestBadLinks(t *testing.T) {
	r := device(t, "tapatan")
	r.touch("a1 b2")
	good := r.fragmentTo("a1", "b2", "c3", "c1", "a2", "b3", "a2-a3", "c1-c2")
	other := "A"
	if good[5] == 'A' {
		other = "B"
	}
	moves, saved := r.Table().Match().Moves(), r.kept[match.SaveKey("tapatan")]
	for fragment, want := range map[string]string{
		good[:5] + other + good[6:]: french.Share.LinkDamaged,
		good[:len(good)-5]:          french.Share.LinkDamaged,
		"2" + good[1:]:              french.Share.LinkDamaged,
		"3" + good[1:]:              french.Share.LinkNewer,
		"partie":                    french.Share.LinkAlien,
		good[:6] + "%zz" + good[6:]: french.Share.LinkDamaged,
	} {
		for _, arrive := range []func(){
			func() { r.comes(fragment) }, func() { r.gets("Voici : http://localhost/tapatan/#" + fragment + " À vous") },
		} {
			arrive()
			r.wantTold(want, moves)
			if got := r.found(`<([a-z]+ [^>]*id="arriving"[^>]*)>`); len(got) != 1 ||
				!strings.Contains(got[0], "aria-invalid") {
				t.Errorf("%s: the field is %q", fragment, got)
			}
			r.Shut()
		}
	}
	if got := r.kept[match.SaveKey("tapatan")]; got != saved {
		t.Errorf("kept is %s, was %s", got, saved)
	}
	if r.comes(good); r.Table().Match().Ply() != 8 {
		t.Errorf("a whole link leads to %s", r.moves())
	}
}

// The field opens a link, the end of one, a record and a position. It says what is wrong with anything else, and where.
func TestOpenFromTheField(t *testing.T) {
	r := device(t, "tapatan")
	r.touch("a1")
	fragment := r.fragmentTo("b2", "a1", "c3")
	m := french.Share
	for text, want := range map[string]string{
		" ": m.NothingToOpen,
		`{"game":"tapatan","moves":["a1","b2","zz"]}`: m.MoveRefused(3, "zz"),
		`{"game":"tapatan","moves":["a1","a1"]}`: m.MoveRefused(2, "a1") +
			" Le point a1 est déjà occupé.",
		`{"game":"tapatan","moves":["a1","a3","b1","b3","c1","c3"]}`: m.MoveMissing(6),
		`{"game":"go"}`:                        m.UnknownName("game", "go"),
		`{"game":"tapatan","variant":"geant"}`: m.UnknownName("variant", "geant"),
		`{"game":"tapatan","moves":[}`:         m.RecordUnread(28),
		`{"game":"tapatan","moves":3}`:         m.RecordField("moves"),
		`{"game":"tapatan","mooves":["a1"]}`:   m.RecordField(""),
		`{"game":"tapatan"`:                    m.RecordShort,
		`{"game":"tapatan"} et puis`:           m.RecordUnread(20),
		"....o.x.. r o2r3":                     m.PositionUnread(7),
		"....o..":                              m.PositionShort,
		"bonjour":                              m.NoneOfThese,
		"https://example.org/":                 m.LinkAlien,
	} {
		r.gets(text)
		r.wantTold(want, []rules.Move{"a1"})
	}
	for text, want := range map[string][2]string{
		`{"game":"tapatan","moves":["a1","a3","b1","b3","c1"]}`:     {"Orange gagne.", "a1 a3 b1 b3 c1"},
		`{"game":"tapatan","moves":["a1","a3"],"resigned":"first"}`: {"Rouge gagne.", "a1 a3"},
		"r.o.o.r.. o o1r1": {"À Orange de poser une boule.", ""},
		fragment:           {"À Rouge de poser une boule.", "b2 a1 c3"},
	} {
		r.gets(text)
		r.wantTaken(len(strings.Fields(want[1])))
		if r.wantMoves(want[1]); r.status().Say != want[0] {
			t.Errorf("%q: the page says %q", text, r.status().Say)
		}
	}
}

// A match that makes way for one that was opened is kept, and the page says so. One that is there already is shown, and
// its place in the match where it has gone on.
func TestArrivalsKeepTheGame(t *testing.T) {
	r := device(t, "tapatan")
	said := func(want string) {
		t.Helper()
		if why := r.status().Why; !strings.Contains(why, want) {
			t.Errorf("the page says %q, want %q", why, want)
		}
	}
	before := 0
	past := func(want int) {
		t.Helper()
		games, _ := r.kind.archive.Past("tapatan")
		if got := len(games.Games()) - before; got != want {
			t.Errorf("%d matches are kept, want %d", got, want)
		}
	}
	long := []rules.Move{"a1", "b2", "c3", "c1", "a2", "b3", "a2-a3"}
	r.comes(r.fragmentTo(long...))
	r.comes(r.fragmentTo(long[:6]...))
	if got := r.Table(); got.Shown() != 6 || got.Match().Ply() != 7 {
		t.Errorf("shown is move %d of %d", got.Shown(), got.Match().Ply())
	}
	said(french.Share.PassedAlready)
	r.do(match.Restarted{})
	games, _ := r.kind.archive.Past("tapatan")
	before = len(games.Games())
	r.touch("a1 b2 c3")
	same := r.fragmentTo("a1", "b2", "c3")
	r.comes(same)
	r.wantMoves("a1 b2 c3")
	past(0)
	other := r.fragmentTo("c1")
	for range 2 { // the second time it is there already
		r.comes(other)
		r.wantMoves("c1")
		past(1)
	}
	r.comes(same)
	said(french.Share.Kept)
	r.wantMoves("a1 b2 c3")
}

// A link or a record of another game opens on that game's page. One without its secrets can only be watched.
func TestGameOfAnotherKind(t *testing.T) {
	record := rules.Record{Game: "bag", Moves: []rules.Move{"2", "?", "=3", "+"}}
	fragment, err := link.Encode(enter(t, "bag").kind.desk.Registry, link.Letter{Record: record})
	if err != nil {
		t.Fatal(err)
	}
	for name, open := range map[string]func(r *room){
		"link":   func(r *room) { r.comes(fragment) },
		"record": func(r *room) { r.gets(`{"game":"bag","moves":["2","?","=3","+"]}`) },
	} {
		r := device(t, "tapatan")
		open(r)
		if r.Game.ID() != "bag" || r.status().Say != french.Share.Watched || r.Table().Match().Ply() != 4 {
			t.Errorf("%s: at %s the page says %q after %s", name, r.Site.Route, r.status().Say, r.moves())
		}
		if got := r.found(`<button([^>]*data-point=[^>]*)>`); slices.ContainsFunc(got, func(tag string) bool {
			return strings.Contains(tag, "choice") && !strings.Contains(tag, "aria-disabled")
		}) {
			t.Errorf("%s: moves can be made: %q", name, got)
		}
		r.do(match.WentTo{Ply: 0})
		if say := r.status().Say; say != french.LookingAt(0, 0) && say != french.LookingAt(0, 4) {
			t.Errorf("%s: at the start the page says %q", name, say)
		}
	}
}

// The name of a part of the page is a place to scroll to, not a game.
func TestPlaceInThePage(t *testing.T) {
	r := device(t, "tapatan")
	r.comes("")
	if r.Panel != region.NoPanel || r.sharing.Arrival.Problem != nil {
		t.Errorf("panel %q, problem %v", r.Panel, r.sharing.Arrival.Problem)
	}
}

// The code that is drawn is that of the link shown, with the margin that cameras need.
func TestCodeIsThatOfTheLink(t *testing.T) {
	r := enter(t, "tapatan")
	for _, moves := range []string{"", "a1 b2 c3 c1 a2 b3"} {
		r.touch(moves)
		r.Panel = region.SharePanel
		address := r.sharing.Current().Link
		code, ok := link.Code(address)
		if !ok {
			t.Fatalf("%s has no code", address)
		}
		page := r.html()
		for _, want := range []string{
			`d="` + code.Path + `"`, `viewBox="-4 -4 ` + strconv.Itoa(code.Size+8) + " " + strconv.Itoa(code.Size+8) + `"`,
			address,
		} {
			if !strings.Contains(page, want) {
				t.Errorf("after %q the page lacks %.60s", moves, want)
			}
		}
	}
}
