package atlas

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/ai/protocol"
	"tablier/app/archive"
	"tablier/app/atlas"
	"tablier/app/board"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/link"
	"tablier/app/nav"
	"tablier/app/shell"
	"tablier/app/store"
	"tablier/rules"
)

// A stage is the page without a browser: the machine answers at once, and time passes when it is told to.
type stage struct {
	*Kind
	t      *testing.T
	opens  string
	kept   []string
	timers []func()
	broken error
	played *rules.Match
}

func (s *stage) Read(_ *board.Game, then func(*rules.Match)) { then(s.played) }

type never struct{}

func (never) Err() error { return nil }

// perform returns the page at an address that asks for something.
func perform(t *testing.T, opens string) *stage {
	t.Helper()
	s := &stage{t: t, opens: opens}
	site := &shell.Site{Nav: nav.Paths{Root: "/"}, Lang: i18n.French, Live: true, Store: store.Private()}
	boards := games.Boards(games.All())
	s.Kind = New(site, boards, archive.NewKeeper(site.Store), s)
	s.outside = outside{
		ask: s.answer, rest: func() {}, after: func(_ time.Duration, f func()) { s.timers = append(s.timers, f) },
		opens: func() string { return s.opens }, keep: func(what string) { s.kept = append(s.kept, what) },
		day: func(int64) string { return "un jour" }, log: func(err error) { t.Log(err) },
	}
	s.lay()
	s.Arrive(nav.AtlasRoute)
	return s
}

// lay has a match stand on the table as the page is entered.
func (s *stage) lay(moves ...rules.Move) {
	s.t.Helper()
	s.played = s.begun("tapatan", moves...)
	s.Enter(nav.AtlasRoute)
}

// begun returns a match of a board after some moves.
func (s *stage) begun(variant string, moves ...rules.Move) *rules.Match {
	s.t.Helper()
	m, err := rules.NewMatch(s.game.Spec, rules.Setup{Variant: variant}, "")
	for _, move := range moves {
		if err == nil {
			err = m.Play(move)
		}
	}
	if err != nil {
		s.t.Fatal(err)
	}
	return m
}

// answer answers as the machine does.
func (s *stage) answer(r protocol.Request, done func(string, error)) {
	if s.broken != nil {
		done("", s.broken)
		return
	}
	m := s.begun(r.Variant)
	task := ai.Task{Spec: s.game.Spec, View: m.View(0, rules.First), Seen: m.Seen()}
	list, err := players.New().Find(s.game.ID()).Mapper.Map(never{}, task, protocol.MaxMap, ai.Hooks{})
	if err != nil {
		s.t.Fatal(err)
	}
	part := protocol.Map{States: len(list), From: r.From}
	for i, p := range list {
		if n := len(part.Counts); n > 0 && part.Counts[n-1].Plies == p.Plies && part.Counts[n-1].Value == p.Value.String() {
			part.Counts[n-1].States++
		} else {
			part.Counts = append(part.Counts, protocol.Counted{Value: p.Value.String(), Plies: p.Plies, States: 1})
		}
		if i >= r.From {
			part.Positions, part.Plies = append(part.Positions, p.Position), append(part.Plies, p.Plies)
			part.Values += p.Value.String()[:1]
		}
	}
	part.Fit()
	line := protocol.Encode(nil, "1", protocol.Mapped{Map: part})
	if !json.Valid(line) {
		s.t.Fatalf("%.100s", line)
	}
	done(string(line), nil)
}

// pass lets the timers run out that are set, and those that they set, so often.
func (s *stage) elapse(times int) {
	for range times {
		timers := s.timers
		s.timers = nil
		for _, f := range timers {
			f()
		}
	}
}

func (s *stage) html() string { return app.HTMLString(s.Page(nav.AtlasRoute)) }

const trap = "ooro.rr.. o o0r0"

func TestAddressOpensAState(t *testing.T) {
	s := perform(t, "b=tapatan&p=ooro.rr..+o+o0r0&w=4")
	if s.m == nil || s.m.Positions[s.at] != trap || s.wave != 4 || s.board != "tapatan" {
		t.Fatalf("shown: %q, wave %d, board %s", s.m.Positions[s.at], s.wave, s.board)
	}
	s.act("onward")
	s.elapse(1)
	last := s.kept[len(s.kept)-1]
	other := perform(t, last)
	if other.at != s.at || other.wave != 5 {
		t.Errorf("%s opens %d after wave %d, want %d after 5", last, other.at, other.wave, s.at)
	}
	s.course = true
	s.lay("b2", "a1")
	s.follow(onTable)
	other.opens = s.state()
	other.Arrive(nav.AtlasRoute)
	if !other.course || len(other.steps) != 3 || other.state() != s.state() {
		t.Errorf("%s opens %s", s.state(), other.state())
	}
	rev := other.rev
	other.opens = other.state()
	other.Arrive(nav.AtlasRoute)
	if other.rev != rev {
		t.Error("what the page has written itself is opened anew")
	}
}

func TestAddressesThatSayLittle(t *testing.T) {
	for _, opens := range []string{"", "b=nowhere&p=x&w=-3", "p=%zz&w=1000000000000", "b=picaria-13", "t=x"} {
		s := perform(t, opens)
		if s.board != "tapatan" || s.wave != s.last() || s.m.Of(s.at).Plies != 10 {
			t.Errorf("%q: board %s, wave %d, a position in %d", opens, s.board, s.wave, s.m.Of(s.at).Plies)
		}
	}
}

// The sentences are true of the position.
func TestPositionIsTold(t *testing.T) {
	s := perform(t, "p="+trap)
	for _, want := range []string{
		"Perdu en\u00a08.", "Orange a le trait.", "Ses trois coups mènent à un gain de Rouge, en\u00a07 au plus.",
		"Orange : a1, b1, a2.", "Rouge : c1, c2, a3.",
	} {
		if !strings.Contains(s.told(), want) {
			t.Errorf("no %q in %q", want, s.told())
		}
	}
	html := s.html()
	for _, want := range []string{
		"Ses suites, vues par Rouge", "a1–b2", "gagné en\u00a07", "b1–b2", "gagné en\u00a05", "a2–b2", "gagné en\u00a03",
		"1\u202f860",
		`href="/atelier/voir/#g=tapatan&v=tapatan&p=ooro.rr..%20o%20o0r0"`,
	} {
		if !strings.Contains(html, want) {
			t.Errorf("no %q on the page", want)
		}
	}
}

// In both languages something is said of every kind of position, and nothing of a kind is said that is not so.
func TestEveryKindIsTold(t *testing.T) {
	s := perform(t, "")
	for _, variant := range s.game.Maps {
		s.wave = 1 << 20
		s.open(variant)
		for ring, r := range s.m.Rings {
			s.example(ring)
			for _, lang := range i18n.Langs() {
				s.site.Lang = lang
				said := s.told()
				if strings.Contains(said, "  ") || strings.HasPrefix(said, " ") || !strings.HasSuffix(said, ".") {
					t.Errorf("%q", said)
				}
				if lang == i18n.French && r.Plies > 0 && !strings.Contains(said, " en\u00a0"+strconv.Itoa(r.Plies)+".") {
					t.Errorf("ring %d of %s: %q", ring, variant, said)
				}
			}
			s.site.Lang = i18n.French
			if len(s.next) == 0 != (r.Plies == 0 && !r.Drawn()) {
				t.Errorf("%d moves in ring %d of %s", len(s.next), ring, variant)
			}
		}
	}
}

// What the wave has not reached stands nowhere: no value, no count, no shape.
func TestWaveHidesWhatIsNotKnown(t *testing.T) {
	s := perform(t, "p="+trap+"&w=4")
	html := s.html()
	for _, secret := range []string{
		"1\u202f208", ">109<", "1\u202f185", "2\u202f997", "Perdu en\u00a08", "gagné en\u00a07", `class="ring d"`,
	} {
		if strings.Contains(html, secret) {
			t.Errorf("%q is there after wave 4", secret)
		}
	}
	for _, want := range []string{
		"184 positions de plus sont perdues", "Pas encore su", "gagné en\u00a03", "2\u202f548", "1\u202f874",
		"Vague 4 sur 10",
	} {
		if !strings.Contains(html, want) {
			t.Errorf("no %q after wave 4", want)
		}
	}
	if got := strings.Count(html, `class="ring u"`); got != 7 {
		t.Errorf("%d rings are drawn as unknown, want 7", got)
	}
	at := s.at
	s.act("ring 8")
	if s.at != at {
		t.Error("an example of what is not known was chosen")
	}
}

// Waves run to the end by themselves; only the last is told. A click stops them.
func TestWavesRun(t *testing.T) {
	s := perform(t, "w=9")
	s.elapse(40) // what leads where
	s.act("run")
	if !s.playing() || s.said != "" {
		t.Fatalf("running: %v, said %q", s.playing(), s.said)
	}
	s.elapse(1)
	if s.wave != 10 || s.said != "" {
		t.Errorf("wave %d, said %q", s.wave, s.said)
	}
	s.elapse(1)
	if s.wave != 11 || s.playing() || !strings.Contains(s.said, "Tout est su. Les 1\u202f208 positions") {
		t.Errorf("wave %d, running %v, said %q", s.wave, s.playing(), s.said)
	}
	s.act("run")
	if s.wave != 0 {
		t.Errorf("another run begins after wave %d", s.wave)
	}
	s.act("run")
	s.elapse(3)
	if s.wave != 0 || s.playing() {
		t.Errorf("after a stop wave %d came", s.wave)
	}
}

// A wave that an address asks for shows an example of it; where a person wishes so it is called as in a course.
func TestWordsOfACourse(t *testing.T) {
	s := perform(t, "w=4")
	if got := s.m.Of(s.at).Plies; got != 4 || s.title() != "Vague 4" {
		t.Errorf("%q shows a position in %d", s.title(), got)
	}
	s.elapse(40) // what leads where
	attractor := fmt.Sprintf("Attr₄(Orange, F) : %s positions, F", i18n.French.Grouped(s.graph.Attractor(4)))
	if strings.Contains(s.html(), attractor) {
		t.Errorf("%q is told to who has not asked for the words of a course", attractor)
	}
	s.course = true
	if !strings.Contains(s.html(), attractor) {
		t.Errorf("no %q", attractor)
	}
	if html := s.html(); s.title() != "Attr₄" || !strings.Contains(html, "mènent dans Attr₃") {
		t.Errorf("%q, without what leads to Attr₃", s.title())
	}
	s.pass(s.last())
	if s.title() != "Tout est su" {
		t.Errorf("at last %q", s.title())
	}
	s.pass(10)
	if s.title() != "Attr₁₀" || !strings.Contains(s.said, "Attr₉") {
		t.Errorf("%q, %q", s.title(), s.said)
	}
}

// The keys lead along the ring and across the rings, and what is chosen is told.
func TestKeys(t *testing.T) {
	s := perform(t, "p="+trap)
	at := s.at
	for _, step := range []struct {
		key  string
		ring int
	}{{"ArrowRight", 8}, {"ArrowLeft", 8}, {"ArrowUp", 9}, {"ArrowDown", 8}, {"ArrowDown", 7}} {
		if !s.key(app.Context{}, step.key) || s.m.RingOf(s.at) != step.ring {
			t.Errorf("%s leads to ring %d, want %d", step.key, s.m.RingOf(s.at), step.ring)
		}
		if s.said != s.told() {
			t.Errorf("%s: said %q", step.key, s.said)
		}
		if step.key == "ArrowLeft" && s.at != at {
			t.Error("right and left do not lead back")
		}
	}
	if s.key(app.Context{}, "Tab") || s.key(app.Context{}, "x") {
		t.Error("the map takes keys that are not its own")
	}
	s.key(app.Context{}, "+")
	if s.zoom.scale <= 1 {
		t.Error("plus does not enlarge")
	}
	s.key(app.Context{}, "0")
	if s.zoom.scale != 1 {
		t.Error("0 does not show all")
	}
}

// What leads to a position is found in turns of the browser, and listed then.
func TestPredecessors(t *testing.T) {
	s := perform(t, "p="+trap)
	if !strings.Contains(s.html(), i18n.Of(i18n.French).Atlas.Looking) {
		t.Error("nothing says that they are looked for")
	}
	s.elapse(1)
	if s.graph.Done() {
		t.Error("all is done in one turn")
	}
	s.elapse(40)
	if len(s.before) == 0 {
		t.Fatal("nothing leads to the position")
	}
	from, move := s.before[0].To, s.before[0].Move
	s.choose(from)
	if !slices.ContainsFunc(s.next, func(m atlas.Move) bool { return m.Move == move }) {
		t.Errorf("%s is no move of %s", move, s.m.Positions[from])
	}
}

// The path of a match is laid over the map, and only over that of its board.
func TestTrail(t *testing.T) {
	s := perform(t, "")
	s.lay("b2", "a1", "c1")
	kept := s.begun("tapatan", "a1", "b2")
	past := archive.Past{}
	past.Add(archive.Game{ID: "x", Winner: -1, Record: kept.Record()})
	past.Add(archive.Game{ID: "y", Winner: -1, Record: s.begun("rota", "p0").Record()})
	s.site.Store.Set(archive.PastKey(s.game.ID()), past.Save())
	s.menu = true
	html := s.html()
	if !strings.Contains(html, "Sur la table, 3 coups") || !strings.Contains(html, "un jour, 2 coups") {
		t.Error("the matches are not offered")
	}
	for id, plies := range map[string]int{onTable: 3, "x": 2, "y": -1, "z": -1} {
		s.follow(id)
		if len(s.steps) != plies+1 {
			t.Errorf("the path of %s has %d positions, want %d", id, len(s.steps), plies+1)
		}
	}
	s.follow("x")
	if got := s.m.Positions[s.steps[2].at]; got != kept.Position().String() {
		t.Errorf("the path ends at %s", got)
	}
	html = s.html()
	if !strings.Contains(html, "Les positions de la partie") || strings.Contains(html, `class="trail" d=""`) {
		t.Error("the path is not shown")
	}
	s.open("rota")
	if len(s.steps) > 0 {
		t.Error("the path lies over another board")
	}
}

// A match that has gone on while other pages were shown lies over the map as it is now, and so stands in the address.
func TestTrailFollowsTheTable(t *testing.T) {
	s := perform(t, "")
	s.lay("b2", "a1")
	s.follow(onTable)
	s.note()
	s.elapse(1)
	before := s.state()
	s.Leave(nav.AtlasRoute)
	s.opens = before
	s.lay("b2", "a1", "c1")
	s.Arrive(nav.AtlasRoute)
	s.elapse(1)
	if len(s.steps) != 4 || s.trail.chosen != onTable {
		t.Errorf("the path of %q has %d positions, want 4 of the table", s.trail.chosen, len(s.steps))
	}
	if last := s.kept[len(s.kept)-1]; last == before || last != s.state() {
		t.Errorf("the address says %s, want %s", last, s.state())
	}
}

// The match on the table is laid over the map for who has asked for it alone.
func TestTableIsNotLaidByItself(t *testing.T) {
	s := perform(t, "")
	s.lay("b2", "a1")
	if len(s.steps) > 0 {
		t.Errorf("a path of %d positions lies over the map", len(s.steps))
	}
}

// A match that is pasted is laid over the map of its own board, whichever is shown.
func TestPastedMatch(t *testing.T) {
	s := perform(t, "")
	match := s.begun("rota", "p0", "p1", "p2")
	fragment, err := link.Encode(s.games(), link.Letter{Record: match.Record()})
	if err != nil {
		t.Fatal(err)
	}
	record, err := json.Marshal(s.begun("tapatan", "b2", "a1").Record())
	if err != nil {
		t.Fatal(err)
	}
	long := rules.Record{Game: "tapatan", Moves: make([]rules.Move, longest+1)}
	tooLong, err := json.Marshal(long)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		text, board string
		steps       int // none for what is no match
	}{
		{"https://example.org/tapatan/#" + fragment, "rota", 4},
		{fragment, "rota", 4},
		{string(record), "tapatan", 3},
		{`{"game":"tapatan","moves":["b2","b2"]}`, "tapatan", 0},
		{`{"game":"tapatan"}`, "tapatan", 0},
		{`{"game":"tapatan","variant":"picaria-13","moves":["a1"]}`, "tapatan", 0},
		{`{"game":"hyle","moves":["a1"]}`, "tapatan", 0},
		{string(tooLong), "tapatan", 0},
		{strings.Repeat("a", pasteMax+1), "tapatan", 0},
		{"b2 a1", "tapatan", 0},
	} {
		s.paste(test.text)
		if s.board != test.board || s.alien != (test.steps == 0) || test.steps > 0 && len(s.steps) != test.steps {
			t.Errorf("%.60s: board %s, %d steps, alien %v", test.text, s.board, len(s.steps), s.alien)
		}
	}
	s.menu = true
	html := s.html()
	if !strings.Contains(html, "Collée, 2 coups") || !strings.Contains(html, "ne contient pas de partie") {
		t.Error("the match is not among those that can be chosen, or nothing says that the last text is none")
	}
	turn := &link.Turn{ID: link.ID{1}, Number: 1}
	if fragment, err = turn.Fragment(); err != nil {
		t.Fatal(err)
	}
	if s.paste("https://example.org/tapatan/#" + fragment); s.said != s.messages().Arrivals.Other {
		t.Errorf("of a turn by links the page says %q", s.said)
	}
}

func TestMapThatDoesNotCome(t *testing.T) {
	s := perform(t, "")
	s.maps = nil
	s.broken = errors.New("no machine")
	s.open("rota")
	if !s.failed || !strings.Contains(s.html(), i18n.Of(i18n.French).Atlas.Failed) {
		t.Error("nothing says that the map has not come")
	}
	s.Leave(nav.AtlasRoute)
}

// Half of the picture can be seen at a time or a sixteenth, and never what is outside of it.
func TestZoomStaysWithin(t *testing.T) {
	z := zoom{scale: 1}
	z.about(300, -300, 2)
	if z.scale != 2 || z.x+170 > 340.01 || z.y-170 < -340.01 || z.x < 100 {
		t.Errorf("%+v", z)
	}
	z.about(0, 0, 1000)
	if z.scale != most {
		t.Errorf("%+v", z)
	}
	z.about(0, 0, 0)
	if z.box() != "-340.00 -340.00 680.00 680.00" {
		t.Errorf("the whole is %s", z.box())
	}
}
