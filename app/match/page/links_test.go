package page

import (
	"errors"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"tablier/app/links/link"
	"tablier/app/links/post"
	"tablier/app/links/seal"
	"tablier/app/match"
	"tablier/app/match/page/region"
	"tablier/app/match/page/setup"
	"tablier/app/play"
)

// postTo takes the link that a room has to send to another one, whose person joins the match by the first.
func (r *room) postTo(other *room) {
	r.t.Helper()
	_, fragment, _ := strings.Cut(r.sharing.ToPost().Link, "#")
	in, err := link.ReadPost(fragment)
	if err != nil {
		r.t.Fatalf("the link %q: %v", r.sharing.ToPost().Link, err)
	}
	if other.Table().ByLinks() != nil {
		if err := other.Match.Dispatch(match.Posted{Turn: in.Turn}).Refusal; err != nil {
			r.t.Fatal(err)
		}
	} else {
		links, err := post.Join(other.kind.desk.Registry, in.Turn, seal.Secret{9})
		if err != nil {
			r.t.Fatal(err)
		}
		other.do(match.Joined{Links: links})
	}
}

// rooms returns two rooms of a game, in the first of which a match by links has begun that its person opens, or not.
func rooms(t *testing.T, id string, opens bool) (host, guest *room) {
	t.Helper()
	host, guest = enter(t, id), enter(t, id)
	if !opens {
		settings := host.Table().Settings()
		settings.Opening = play.AlwaysSecond
		host.do(match.SatDown{Seats: [2]play.Seat{1: {Level: 1}}}, match.Configured{Settings: settings}, match.Restarted{})
	}
	if err := host.sharing.Apart.Invite(); err != nil || host.Table().ByLinks() == nil {
		t.Fatalf("no match by links begins: %v", err)
	}
	return host, guest
}

// plays makes the moves of the person in a room until a link is ready, attacks first.
func (r *room) plays() {
	r.t.Helper()
	for tries := 0; r.Table().ByLinks().Awaits() == post.MyMove; tries++ {
		if tries > 40 {
			r.t.Fatalf("nothing comes of %v", r.Table().Match().Moves())
		}
		r.pass()
		moves := r.Table().Match().Position().Moves()
		move := moves[tries%len(moves)]
		for _, m := range moves {
			if strings.Contains(string(m), "x") {
				move = m
			}
		}
		if err := r.Table().Play(move); err != nil {
			r.t.Fatal(err)
		}
	}
	r.pass()
}

// lossOpen finds what helps where something has been lost, in view without a touch.
var lossOpen = regexp.MustCompile(`<details[^>]* open[ >]`)

// wantToDo says who is to do what: in the words of the status, in those of the panel, and by what the status offers.
func (r *room) wantToDo(say, why, act string) {
	r.t.Helper()
	got := r.status()
	if got.Say != say || !strings.Contains(got.Why, why) {
		r.t.Errorf("the status says %q, %q; want %q, %q", got.Say, got.Why, say, why)
	}
	r.wantAct(act)
	r.Panel = region.SharePanel
	page := r.html()
	for _, words := range []string{say, why} {
		if !strings.Contains(page, words) && act == "act-send" {
			r.t.Errorf("the panel does not say %q", words)
		}
	}
	shown := strings.Contains(page, `id="code-size"`) && strings.Contains(page, french.ByLinks.ToSend)
	if shown != (act == "act-send") {
		r.t.Errorf("%q: a link to send is shown: %t", say, shown)
	}
	r.Shut()
}

func TestMovesByLinksAreTold(t *testing.T) {
	host, guest := rooms(t, "tapatan", true)
	m := french.ByLinks
	host.wantToDo("À vous de poser une boule.", "", "")
	if page := host.html(); strings.Contains(page, `id="recovery"`) {
		t.Error("a code is offered that nobody needs")
	}
	host.touch("a1")
	host.wantToDo(m.Plays("Rouge"), m.MoveWhy, "act-send")
	if page := host.html(); !strings.Contains(page, m.Plays("Rouge")) || !strings.Contains(page, french.ByLetters) {
		t.Error("the page does not say that the other side is elsewhere")
	}
	host.postTo(guest)
	guest.wantToDo("À vous de poser une boule.", m.YoursWhy, "")
	if last, want := guest.status().Last, m.Invited("Orange", "Rouge"); last != want {
		t.Errorf("who has opened the first link is told %q, want %q", last, want)
	}
	from, to := guest, host
	for move := range strings.FieldsSeq("a3 b1 b3 c1") {
		from.touch(move)
		from.postTo(to)
		from, to = to, from
	}
	if !host.Table().Result().Over() || !guest.Table().Result().Over() {
		t.Fatal("the match is not over")
	}
	if why := host.status().Why; !strings.Contains(why, m.LastWhy("Rouge")) {
		t.Errorf("who sends the last link is told %q", why)
	}
	host.wantAct("act-send")
	if why := guest.status().Why; !strings.Contains(why, m.DoneWhy) {
		t.Errorf("who has it is told %q", why)
	}
	guest.wantAct("act")
	for _, r := range []*room{host, guest} {
		seat := r.Table().SeatOf(r.Table().Result().Winner)
		won, want := r.Table().Seats()[seat].Here(), french.Wins("Orange")
		if won {
			want = french.YouWin
		}
		score := [2]int{}
		score[seat] = 2
		counted := tallyOf(r.Wording()).Scores
		if r.status().Say != want || counted != [2]string{strconv.Itoa(score[0]), strconv.Itoa(score[1])} {
			t.Errorf("won: %t, it says %q, %v", won, r.status().Say, counted)
		}
	}
}

// Whoever would play Hyle by links is told before how many there are, and offered the smallest board first.
func TestManyLinksAreToldBefore(t *testing.T) {
	r := open(t, "hyle", kept{})
	m := french.ByLinks
	r.sharing.Apart.Begin()
	page := r.html()
	small, large := strings.Index(page, `id="links-3"`), strings.Index(page, `id="links-5"`)
	if r.Table().ByLinks() != nil || !strings.Contains(page, m.Many(100)) || small < 0 || large < small {
		t.Errorf("a match by links has begun: %t; the small board stands at %d, the usual one at %d",
			r.Table().ByLinks() != nil, small, large)
	}
	r.sharing.Apart.BeginOn("3")
	if links := r.Table().ByLinks(); links == nil || r.Table().Match().Setup().Variant != "3" {
		t.Error("no match by links begins on the small board")
	}
	r = open(t, "tapatan", kept{})
	if r.sharing.Apart.Begin(); r.Table().ByLinks() == nil {
		t.Error("a match of few links does not begin at once")
	}
}

func TestDrawsByLinksAreTold(t *testing.T) {
	m := french.ByLinks
	host, guest := rooms(t, "hyle", true)
	chaos, order := host.Wording().Name(0), host.Wording().Name(1)
	host.wantToDo(m.ToSeal(order), m.DrawWhy, "act-send")
	host.Panel = region.SharePanel
	if page := host.html(); !strings.Contains(page, host.Table().ByLinks().Code()) || !lossOpen.MatchString(page) {
		t.Errorf("the code is not offered at the start:\n%s", page)
	}
	host.Shut()
	host.postTo(guest)
	guest.wantToDo(m.Plays(chaos), m.MoveWhy, "act-send")
	guest.postTo(host)
	host.plays()
	host.wantToDo(m.Plays(order), m.MoveWhy, "act-send")
	host.Panel = region.SharePanel
	if lossOpen.MatchString(host.html()) {
		t.Error("the code is in view all the time")
	}

	host, guest = rooms(t, "hyle", false)
	host.postTo(guest)
	guest.wantToDo(m.ToDraw(order), m.DrawWhy, "act-send")
}

func TestSecretsByLinksAreTold(t *testing.T) {
	m := french.ByLinks
	host, guest := rooms(t, "stratege", true)
	white, black := host.Wording().Name(0), host.Wording().Name(1)
	host.Panel = region.SharePanel
	if strings.Contains(host.html(), `id="recovery"`) {
		t.Error("a code is offered before anything is set up")
	}
	host.Shut()
	host.plays()
	host.wantToDo(m.ToSetUp(black), m.SetUpWhy, "act-send")
	host.Panel = region.SharePanel
	if page := host.html(); !strings.Contains(page, host.Table().ByLinks().Code()) {
		t.Error("no code is offered once all is set up")
	}
	host.Shut()
	host.postTo(guest)
	guest.plays()
	guest.wantToDo(m.Plays(white), m.MoveWhy, "act-send")
	from, to := guest, host
	for from.Table().ByLinks().Awaits() != post.TheirOpen {
		from.postTo(to)
		from, to = to, from
		from.plays()
	}
	other := from.Wording().Name(from.Table().SeatOf(from.Table().ByLinks().Me().Other()))
	attack, _ := from.Table().ByLinks().Pending()
	from.wantToDo(m.ToOpen(other), m.OpenWhy(from.Words().Move(attack)), "act-send")
	if from.Wording().Links().PendingAttack() != attack ||
		len(from.Table().Skin().Path(from.Table().View(), attack)) == 0 {
		t.Errorf("the attack %s is not marked", attack)
	}
	from.postTo(to)
	to.pass()
	to.pass()
	if to.Table().ByLinks().Awaits() != post.MyMove {
		t.Fatalf("the answer awaits %s", to.Table().ByLinks().Awaits())
	}
	to.do(match.ResignPressed{})
	other = to.Wording().Name(to.Table().SeatOf(to.Table().ByLinks().Me().Other()))
	to.wantToDo(m.YouResign, m.AllWhy(other), "act-send")
	to.postTo(from)
	from.pass()
	from.wantAct("act-send")
	loser := from.Wording().Name(from.Table().SeatOf(from.Table().ByLinks().Me().Other()))
	if !strings.Contains(from.status().Why, m.LastWhy(loser)) {
		t.Errorf("who opens everything is told %q", from.status().Why)
	}
	from.postTo(to)
	to.pass()
	to.wantAct("act")
}

// Where one chooses who plays, it is said what becomes of the match on the table when the two are to be in two places;
// who plays the next match can be chosen during one by links.
func TestModeOfLinks(t *testing.T) {
	m := french.ByLinks
	for _, c := range []struct{ game, moves, want string }{
		{"tapatan", "", m.Begins}, {"tapatan", "a1", m.GoesOn}, {"entropy", "", m.Begins}, {"domino", "", m.Begins},
		{"hyle", "", m.Begins}, {"stratege", "", m.Begins},
	} {
		r := enter(t, c.game)
		r.touch(c.moves)
		r.Panel = region.SetupPanel
		if page := r.html(); !strings.Contains(page, c.want) || !strings.Contains(page, `id="mode-apart"`) {
			t.Errorf("%s after %q: no %q in\n%s", c.game, c.moves, c.want, page)
		}
		if err := r.sharing.Apart.Invite(); err != nil {
			t.Fatal(err)
		}
		r.Panel = region.SetupPanel
		if page := r.html(); r.setup.Mode() != setup.Apart ||
			strings.Contains(page, `id="start-now"`) || strings.Contains(page, `id="level"`) {
			t.Errorf("%s: the mode is %s in\n%s", c.game, r.setup.Mode(), page)
		}
		id := r.Table().ID()
		r.setup.Sit(func(seats *[2]play.Seat) { seats[1].Level = 1 })
		if page := r.html(); r.setup.Mode() != "one" || r.Table().ID() != id || !strings.Contains(page, m.NextPlayers) {
			t.Errorf("%s: nothing is said of the next match, of mode %s", c.game, r.setup.Mode())
		}
	}
	r := enter(t, "hyle")
	r.pass()
	r.Panel = region.SetupPanel
	if !strings.Contains(r.html(), m.Anew) {
		t.Error("a match goes on by links after a draw")
	}
}

// Without secrets that nobody can foresee no match by links begins, and that is told.
func TestNoRandomNumbers(t *testing.T) {
	r := enter(t, "tapatan")
	r.kind.desk.Random = broken{}
	r.sharing.Apart.Unsealed, r.Panel = r.sharing.Apart.Invite() != nil, region.SharePanel
	if r.Table().ByLinks() != nil || !strings.Contains(r.html(), french.ByLinks.NoRandom) {
		t.Error("a match by links begins without a secret, or nothing is said")
	}
}

type broken struct{}

func (broken) Read([]byte) (int, error) { return 0, errors.New("no numbers") }
