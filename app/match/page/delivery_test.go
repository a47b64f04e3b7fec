package page

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/links/link"
	"tablier/app/links/post"
	"tablier/app/links/seal"
	"tablier/app/match"
	"tablier/app/match/page/region"
	"tablier/app/match/page/wording"
	"tablier/app/nav"
	"tablier/app/play"
	"tablier/rules"
)

// A walk goes between the pages of a room.
type walk struct {
	nav.Paths
	room *room
}

// Go implements nav.Navigator.
func (w walk) Go(_ app.Context, route string) {
	r := w.room
	r.Panel = region.NoPanel
	r.do(match.Left{})
	r.Site.Left, r.Site.Route = r.Site.Route, route
	r.page = r.kind.at(route)
	r.do(match.Entered{})
}

// device opens the page of a game on a device of its own.
func device(t *testing.T, id string) *room {
	t.Helper()
	r := enter(t, id)
	r.Site.Nav = walk{nav.Paths{Root: "/"}, r}
	for _, p := range r.kind.pages {
		p.Match.Dispatch(match.Mounted{})
	}
	return r
}

// invites begins a match by links, known by a number.
func (r *room) invites(number byte) {
	r.t.Helper()
	r.do(match.CorrespondenceBegun{ID: link.ID{number}, Secret: seal.Secret{number}})
	if r.Table().ByLinks() == nil {
		r.t.Fatal("the match does not go by links")
	}
}

// letter returns the link that is to be sent.
func (r *room) letter() string {
	r.t.Helper()
	fragment, err := r.Table().ByLinks().Link()
	if err != nil || fragment == "" {
		r.t.Fatalf("the link is %q: %v", fragment, err)
	}
	return "https://tablier.example/" + r.Game.ID() + "/#" + fragment
}

// gets pastes a text where games are opened.
func (r *room) gets(text string) { r.sharing.Arrival.Open(text) }

// wantTaken says that the last text has been taken, and how many moves the match has now.
func (r *room) wantTaken(plies int) {
	r.t.Helper()
	t := r.Table()
	if r.sharing.Arrival.Problem != nil || r.Panel != region.NoPanel || t.Match().Ply() != plies || t.Shown() != plies {
		r.t.Fatalf("%v; %d moves, %d of them shown, want %d", r.sharing.Arrival.Problem, t.Match().Ply(), t.Shown(), plies)
	}
}

// wantTold says what the panel tells of a link in French, and that the moves are as they were.
func (r *room) wantTold(want string, moves []rules.Move) {
	r.t.Helper()
	if page := r.html(); r.Panel != region.SharePanel || !strings.Contains(page, want) {
		r.t.Errorf("the panel does not say %q: %v", want, r.sharing.Arrival.Problem)
	}
	if got := r.Table().Match().Moves(); !slices.Equal(got, moves) {
		r.t.Errorf("the moves are %v, were %v", got, moves)
	}
}

// act does an act of the game's own part.
func (r *room) act(name string) {
	r.do(match.Gestured{Gesture: board.Gesture{Kind: board.Act, Point: -1, Act: name}})
}

// turn plays at random until the link is ready.
func (r *room) turn(rng *rand.Rand) {
	r.t.Helper()
	for n := 0; r.Table().ByLinks().Awaits() == post.MyMove; n++ {
		switch phase := r.Match.Phase(); {
		case phase == match.BetweenRounds:
			r.do(match.RoundBegun{})
		case r.Table().Trying():
			r.act("fill")
			r.act("ready")
		case r.Table().PersonTurn() && phase != match.Interlude:
			moves := r.Table().Match().Position().Moves()
			r.do(match.Wrote{Text: string(moves[rng.IntN(len(moves))])})
		default:
			r.pass()
		}
		if n > 1000 {
			r.t.Fatalf("in phase %v nothing comes of %v", r.Match.Phase(), r.Table().Match().Moves())
		}
	}
}

// Two people play whole matches by what they paste, also where draws and set-ups are under seal.
func TestWholeMatchesByLinks(t *testing.T) {
	for _, id := range []string{"tapatan", "hyle", "stratege"} {
		rng := rand.New(rand.NewPCG(4, 4))
		rooms := [2]*room{device(t, id), device(t, id)}
		rooms[0].invites(1)
		attacks := 0
		for side := 0; ; side = 1 - side {
			from, to := rooms[side], rooms[1-side]
			from.turn(rng)
			if from.Table().ByLinks().Awaits() == post.TheirOpen {
				attacks++
			}
			if links := to.Table().ByLinks(); links != nil && links.Awaits() == post.Nothing {
				break
			}
			if to.gets(from.letter()); to.sharing.Arrival.Problem != nil {
				t.Fatalf("%s: %v", id, to.sharing.Arrival.Problem)
			}
		}
		a, b := rooms[0].Table(), rooms[1].Table()
		if !a.Result().Over() || !slices.Equal(a.Match().Moves(), b.Match().Moves()) {
			t.Errorf("%s ends with\n%v\n%v", id, a.Match().Moves(), b.Match().Moves())
		}
		if id == "stratege" && attacks == 0 {
			t.Error("nobody has attacked")
		}
	}
}

// A link finds its match on the table of another game, and among those of the past; any number go on at once.
func TestLinksFindTheirMatch(t *testing.T) {
	a, b, c := device(t, "tapatan"), device(t, "tapatan"), device(t, "tapatan")
	a.invites(1)
	a.touch("b2")
	b.gets(a.letter())
	b.wantTaken(1)
	b.touch("a1")
	a.do(match.Restarted{})
	a.invites(2)
	a.touch("a1")
	c.gets(a.letter())
	c.touch("b2")

	a.kind.site.Go(nav.GameRoute("hyle"))
	a.gets(c.letter())
	if a.Game.ID() != "tapatan" {
		t.Fatalf("the link of Tapatan shows %s", a.Site.Route)
	}
	a.wantTaken(2)
	a.gets(b.letter())
	a.wantTaken(2)
	if got := a.Table().Match().Moves(); !slices.Equal(got, []rules.Move{"b2", "a1"}) {
		t.Errorf("the first match has %v", got)
	}
	past, _ := a.kind.archive.Past("tapatan")
	if kept, ok := past.Find(play.LinksID(link.ID{2})); !ok || kept.Awaits != string(post.MyMove) {
		t.Errorf("the other match is kept as %+v", kept)
	}
	a.touch("c3")
	a.do(match.WentTo{Ply: 0})
	a.gets(b.letter())
	a.wantTaken(3)
	if why := a.status().Why; !strings.Contains(why, french.Share.KnownAlready) {
		t.Errorf("of a link that it has the page says %q", why)
	}
}

// What is refused is told by a sentence of its own, and leaves the match as it was.
func TestRefusedLinks(t *testing.T) {
	a, b := device(t, "tapatan"), device(t, "tapatan")
	a.invites(1)
	a.touch("b2")
	first := a.letter()
	b.gets(first)
	b.touch("a1")
	a.gets(b.letter())
	a.touch("c3")
	m := french.Arrivals
	moves := a.Table().Match().Moves()
	a.gets(first)
	a.wantTold(m.Mine, moves)
	second := a.letter()
	b.gets(second)
	b.touch("b1")
	third := b.letter()

	other := device(t, "tapatan")
	other.gets(first)
	other.touch("a3") // in the place of a1
	a.gets(other.letter())
	a.wantTold(m.Taken, moves)
	other.gets(third)
	other.wantTold(m.Forged, other.Table().Match().Moves())
	other.gets(second)
	other.wantTold(m.Forked, other.Table().Match().Moves())
	stranger := device(t, "hyle")
	stranger.gets(third)
	stranger.wantTold(m.Stranger, nil)
	a.gets(third)
	a.touch("b3")
	late := device(t, "tapatan")
	late.gets(first)
	late.gets(a.letter())
	late.wantTold(m.Missing, []rules.Move{"b2"})
}

// Each fault has a sentence, in both languages, and no two have the same.
func TestFaultsOfLinksAreTold(t *testing.T) {
	r := enter(t, "tapatan")
	for _, lang := range []i18n.Lang{i18n.French, i18n.English} {
		r.Site.Lang = lang
		told := map[string]post.Fault{}
		for _, fault := range []post.Fault{
			post.Mine, post.Known, post.Missing, post.Forked, post.Unsigned, post.Taken, post.Forged,
			post.Stranger, post.Illegal, post.BadDraw, post.BadPiece,
			post.BadSetup, post.Withheld, post.Early, post.BadCode,
		} {
			say := wording.NewRefusals(r.Messages(), r.Words()).Why(&post.Error{Fault: fault})
			if other, twice := told[say]; say == "" || twice {
				t.Errorf("%s: of %q and %q the page says %q", lang, fault, other, say)
			}
			told[say] = fault
		}
	}
}

// A device that has lost a match goes on with it from one link and the recovery code.
func TestWholeMatchComes(t *testing.T) {
	for _, id := range []string{"tapatan", "hyle"} {
		rng := rand.New(rand.NewPCG(1, 2))
		a, b := device(t, id), device(t, id)
		a.invites(1)
		for range 3 {
			a.turn(rng)
			b.gets(a.letter())
			b.turn(rng)
			a.gets(b.letter())
		}
		links := a.Table().ByLinks()
		fragment, err := b.Table().ByLinks().Whole(links.Me())
		if err != nil {
			t.Fatal(err)
		}
		lost := device(t, "entropy")
		lost.gets("#" + fragment)
		if page := lost.html(); lost.Panel != region.SharePanel || !strings.Contains(page, `id="recovery-code"`) {
			t.Fatal("no code is asked for")
		}
		for _, wrong := range []string{"WRONG", b.Table().ByLinks().Code()} {
			lost.sharing.Arrival.Recovery.Try(wrong)
			if !strings.Contains(lost.html(), french.Arrivals.BadCode) || lost.Game.ID() != "entropy" {
				t.Error("a wrong code is taken")
			}
		}
		lost.sharing.Arrival.Recovery.Try(strings.ToLower(links.Code()))
		if lost.Game.ID() != id || lost.Table().ByLinks() == nil ||
			!slices.Equal(lost.Table().ByLinks().Match().Moves(), links.Match().Moves()) {
			moves, problem := lost.Table().Match().Moves(), lost.sharing.Arrival.Problem
			t.Fatalf("%s goes on as %s with %v: %v", id, lost.Game.ID(), moves, problem)
		}
		lost.turn(rng)
		b.gets(lost.letter())
		if b.sharing.Arrival.Problem != nil {
			t.Errorf("%s: %v", id, b.sharing.Arrival.Problem)
		}
	}
}

// What is shared of a running match by links has nothing that the other side may not know.
func TestNothingSecretIsSharedByLinks(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	a, b := device(t, "stratege"), device(t, "stratege")
	a.invites(1)
	a.turn(rng)
	b.gets(a.letter())
	b.turn(rng)
	a.gets(b.letter())
	public := a.Table().Match().RecordFor(rules.Nobody)
	if got := a.Table().Record(); !slices.Equal(got.Moves, public.Moves) {
		t.Errorf("the record has %v, want %v", got.Moves, public.Moves)
	}
	position := a.Table().Match().View(a.Table().Shown(), rules.Nobody).String()
	if got := a.Table().OutwardView().String(); got != position {
		t.Errorf("the position is %s, want %s", got, position)
	}
	l, _, err := link.Decode(a.kind.desk.Registry, a.fragmentOfLink())
	if err != nil || !slices.Equal(l.Record.Moves, public.Moves) {
		t.Errorf("the link has %v, want %v (%v)", l.Record.Moves, public.Moves, err)
	}
}
