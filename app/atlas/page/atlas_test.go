package page

import (
	"encoding/json"
	"errors"
	"fmt"
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
	timers []func()
	broken error
	played *rules.Match
}

// Read implements environment.Tables.
func (s *stage) Read(_ *board.Game, then func(*rules.Match)) { then(s.played) }

// Ask and Stop implement environment.Asker, After environment.Clock, Asked and Keep environment.Address.
func (s *stage) Ask(r protocol.Request, done func(string, error)) { s.answer(r, done) }
func (s *stage) Stop()                                            {}
func (s *stage) After(_ time.Duration, f func())                  { s.timers = append(s.timers, f) }
func (s *stage) Asked() (string, bool)                            { return s.opens, true }
func (s *stage) Keep(what string)                                 { s.opens = what }

type never struct{}

func (never) Err() error { return nil }

// perform returns the page at an address that asks for something.
func perform(t *testing.T, opens string) *stage {
	t.Helper()
	s := &stage{t: t, opens: opens}
	site := &shell.Site{Nav: nav.Paths{Root: "/"}, Lang: i18n.French, Live: true, Store: store.Private()}
	s.Kind = New(site, games.Boards(games.All()), archive.NewKeeper(site.Store), s)
	port := &s.session.Port
	port.Machine, port.Clock, port.Address = s, s, s
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

// elapse lets the timers run out that are set, and those that they set, so often.
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

// The sentences are true of the position.
func TestPositionIsTold(t *testing.T) {
	s := perform(t, "p="+trap)
	for _, want := range []string{
		"Perdu en\u00a08.", "Orange a le trait.", "Ses trois coups mènent à un gain de Rouge, en\u00a07 au plus.",
		"Orange : a1, b1, a2.", "Rouge : c1, c2, a3.",
	} {
		if !strings.Contains(s.words().told(), want) {
			t.Errorf("no %q in %q", want, s.words().told())
		}
	}
	html := s.html()
	for _, want := range []string{
		"Ses suites, vues par Rouge", "a1–b2", "gagné en\u00a07", "b1–b2", "gagné en\u00a05", "a2–b2", "gagné en\u00a03",
		"1\u202f860",
		`href="/atelier/voir/#g=tapatan&v=tapatan&p=ooro.rr..+o+o0r0"`,
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
		s.do(s.session.ChooseBoard(variant))
		for ring, r := range s.session.Map().Rings {
			s.do(s.session.Example(ring))
			for _, lang := range i18n.Langs() {
				s.site.Lang = lang
				said := s.words().told()
				if strings.Contains(said, "  ") || strings.HasPrefix(said, " ") || !strings.HasSuffix(said, ".") {
					t.Errorf("%q", said)
				}
				if lang == i18n.French && r.Plies > 0 && !strings.Contains(said, " en\u00a0"+strconv.Itoa(r.Plies)+".") {
					t.Errorf("ring %d of %s: %q", ring, variant, said)
				}
			}
			s.site.Lang = i18n.French
			next := s.session.Choice().Next
			if len(next) == 0 != (r.Plies == 0 && !r.Drawn()) {
				t.Errorf("%d moves in ring %d of %s", len(next), ring, variant)
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
}

// What the last wave comes to is said and shown, also of waves that have run by themselves.
func TestWavesAreTold(t *testing.T) {
	s := perform(t, "w=9")
	s.elapse(40) // what leads where
	s.act("run")
	if s.said != "" || !strings.Contains(s.html(), i18n.AtlasOf(i18n.French).Pause) {
		t.Errorf("said %q, or nothing stops the waves", s.said)
	}
	s.elapse(2)
	if want := "Tout est su. Les 1\u202f208 positions"; !strings.Contains(s.said, want) {
		t.Errorf("no %q in %q", want, s.said)
	}
	s.act("back")
	if want := "Vague 10. 16 positions de plus sont perdues"; !strings.Contains(s.said, want) {
		t.Errorf("no %q in %q", want, s.said)
	}
	s.act("onward")
	if !strings.Contains(s.html(), "Tout est su") {
		t.Error("the page does not show what the last wave comes to")
	}
}

// Where a person wishes so, a wave is called as in a course.
func TestWordsOfACourse(t *testing.T) {
	s := perform(t, "w=4")
	if got := s.words().wave(); got != "Vague 4" {
		t.Errorf("the fourth wave is %q", got)
	}
	s.elapse(40) // what leads where
	attractor := fmt.Sprintf("Attr₄(Orange, F) : %s positions, F",
		i18n.French.Grouped(s.session.Graph().Attractor(4)))
	if strings.Contains(s.html(), attractor) {
		t.Errorf("%q is told to who has not asked for the words of a course", attractor)
	}
	s.do(s.session.CallAsInCourse(true))
	if !strings.Contains(s.html(), attractor) {
		t.Errorf("no %q", attractor)
	}
	if got, html := s.words().wave(), s.html(); got != "Attr₄" || !strings.Contains(html, "mènent dans Attr₃") {
		t.Errorf("%q, without what leads to Attr₃", got)
	}
	s.do(s.session.Pass(s.session.Waves().Last()))
	if got := s.words().wave(); got != "Tout est su" {
		t.Errorf("at last %q", got)
	}
	s.do(s.session.Pass(10))
	if got := s.words().wave(); got != "Attr₁₀" || !strings.Contains(s.said, "Attr₉") {
		t.Errorf("%q, %q", got, s.said)
	}
}

// The keys lead along the ring and across the rings, and what is chosen is told.
func TestKeys(t *testing.T) {
	s := perform(t, "p="+trap)
	at := s.session.Choice().At
	for _, step := range []struct {
		key  string
		ring int
	}{{"ArrowRight", 8}, {"ArrowLeft", 8}, {"ArrowUp", 9}, {"ArrowDown", 8}, {"ArrowDown", 7}} {
		taken := s.chart.key(app.Context{}, step.key)
		if ring := s.session.Map().RingOf(s.session.Choice().At); !taken || ring != step.ring {
			t.Errorf("%s leads to ring %d, want %d", step.key, ring, step.ring)
		}
		if s.said != s.words().told() {
			t.Errorf("%s: said %q", step.key, s.said)
		}
		if step.key == "ArrowLeft" && s.session.Choice().At != at {
			t.Error("right and left do not lead back")
		}
	}
	if s.chart.key(app.Context{}, "Tab") || s.chart.key(app.Context{}, "x") {
		t.Error("the map takes keys that are not its own")
	}
	s.chart.key(app.Context{}, "+")
	if s.chart.zoom.scale <= 1 {
		t.Error("plus does not enlarge")
	}
	s.chart.key(app.Context{}, "0")
	if s.chart.zoom.scale != 1 {
		t.Error("0 does not show all")
	}
}

// What leads to a position is looked for, and listed then.
func TestPredecessors(t *testing.T) {
	s := perform(t, "p="+trap)
	looking := i18n.AtlasOf(i18n.French).Looking
	if !strings.Contains(s.html(), looking) {
		t.Error("nothing says that they are looked for")
	}
	s.elapse(40)
	move := s.session.Choice().Before[0]
	if html := s.html(); strings.Contains(html, looking) || !strings.Contains(html, s.words().move(move.Move)) {
		t.Errorf("%s is not listed", move.Move)
	}
}

// The matches that can be laid over the map are offered, and the path of the one that is laid is shown and listed.
func TestTrail(t *testing.T) {
	s := perform(t, "")
	s.lay("b2", "a1", "c1")
	past := archive.Past{}
	past.Add(archive.Game{ID: "x", Winner: -1, Record: s.begun("tapatan", "a1", "b2").Record()})
	s.site.Store.Set(archive.PastKey(s.game.ID()), past.Save())
	s.act("menu")
	html := s.html()
	if !strings.Contains(html, "Sur la table, 3 coups") || !strings.Contains(html, "1970-01-01, 2 coups") {
		t.Error("the matches are not offered")
	}
	s.do(s.session.Follow("x"))
	html = s.html()
	if !strings.Contains(html, "Les positions de la partie") || strings.Contains(html, `class="trail" d=""`) {
		t.Error("the path is not shown")
	}
}

// A match that is pasted is offered from then on; the menu says of what is none that it is none.
func TestPastedMatch(t *testing.T) {
	s := perform(t, "")
	s.act("menu")
	s.do(s.session.Paste(`{"game":"tapatan","moves":["b2","a1"]}`))
	if m := i18n.AtlasOf(i18n.French); s.said != m.Pasted(2) {
		t.Errorf("said %q", s.said)
	}
	s.do(s.session.Paste("b2 a1"))
	html := s.html()
	if !strings.Contains(html, "Collée, 2 coups") || !strings.Contains(html, "ne contient pas de partie") {
		t.Error("the match is not among those that can be chosen, or nothing says that the last text is none")
	}
	if said := s.words().saying(atlas.SayTurn); said != i18n.Of(i18n.French).Arrivals.Other {
		t.Errorf("of a turn by links the page says %q", said)
	}
	s.Leave(nav.AtlasRoute)
	if s.head.open {
		t.Error("the menu is open on the next visit")
	}
}

// The page says of a map whether it is held or has not come, and offers to fetch one that is held.
func TestMapThatIsNotThere(t *testing.T) {
	s := perform(t, "")
	m := i18n.AtlasOf(i18n.French)
	s.broken = errors.New("no machine")
	s.do(s.session.ChooseBoard("rota"))
	if html := s.html(); !strings.Contains(html, m.Failed) || !strings.Contains(html, `data-state="failed"`) {
		t.Error("nothing says that the map has not come")
	}
	s.do(s.session.Hold())
	html := s.html()
	if !strings.Contains(html, m.Held) || !strings.Contains(html, `data-state="held"`) ||
		!strings.Contains(html, `data-act="anyway"`) {
		t.Error("nothing says that the map is held")
	}
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
