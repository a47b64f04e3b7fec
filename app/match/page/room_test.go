package page

import (
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/boards/bag"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/machine"
	"tablier/app/match"
	"tablier/app/nav"
	"tablier/app/play"
	"tablier/app/shell"
	"tablier/app/store"
	"tablier/rules"
	rulesbag "tablier/rules/conform/bag"
)

// A room is a game's page, live as in a browser, with storage that works, a machine that says what the test has it say,
// and a clock that the test moves.
type room struct {
	*page
	t       *testing.T
	kept    kept
	pending []func() // what waits for its time
	answer  func(text string)
	asked   protocol.ID   // what the worker was asked last
	stopped []protocol.ID // what it is to stop
}

// kept is storage.
type kept map[string]string

func (k kept) Read(key string) (string, bool) { text, ok := k[key]; return text, ok }
func (k kept) Set(key, text string) bool      { k[key] = text; return true }
func (k kept) SetAside(key string)            { delete(k, key) }
func (k kept) Remove(key string)              { delete(k, key) }

// A hand is the clock and the worker of a room.
type hand struct{ room *room }

func (h hand) Now() match.Moment                     { return 1_790_000_000 * time.Second }
func (h hand) After(_ time.Duration, f func())       { h.room.pending = append(h.room.pending, f) }
func (h hand) Spawn(on, _ func(string)) machine.Port { h.room.answer = on; return h }
func (h hand) Send(text string) {
	switch r, err := protocol.Decode([]byte(text)); {
	case err != nil:
		h.room.t.Error(err)
	case r.Op == protocol.OpStop:
		h.room.stopped = append(h.room.stopped, r.Target)
	default:
		h.room.asked = r.ID
	}
}
func (h hand) Kill() {}

// enter opens the page of a game on which two people play, seat 0 first.
func enter(t *testing.T, id string) *room {
	t.Helper()
	r := open(t, id, kept{})
	settings := r.Table().Settings()
	settings.Opening = play.AlwaysFirst
	r.do(match.SatDown{}, match.Configured{Settings: settings}, match.Restarted{})
	return r
}

// open opens the page of a game with what storage has.
func open(t *testing.T, id string, texts kept) *room {
	t.Helper()
	r := &room{t: t, kept: texts}
	site := &shell.Site{
		Nav: nav.Paths{Root: "/"}, Store: store.Private(), Lang: i18n.French, Live: true, Route: nav.GameRoute(id), Seed: 1,
	}
	list := append(games.All(), games.Game{Game: bag.Game(rules.Registry{rulesbag.Spec()}), Parts: bag.Parts()})
	kind := New(site, list, archive.NewKeeper(texts))
	kind.runtime.Clock, kind.runtime.Machine, kind.runtime.Store = hand{r}, machine.New(hand{r}, 1), texts
	for step := range kind.Start {
		step()
	}
	r.page = kind.pages[id]
	r.do(match.Mounted{}, match.Entered{})
	return r
}

func (r *room) do(events ...match.Event) {
	for _, e := range events {
		r.Match.Dispatch(e)
	}
}

// pass has everything happen that waits for its time.
func (r *room) pass() {
	pending := r.pending
	r.pending = nil
	for _, f := range pending {
		f()
	}
}

// says has the machine answer what it was asked last.
func (r *room) says(answer string) {
	r.t.Helper()
	if r.answer == nil {
		r.t.Fatal("the machine is asked nothing")
	}
	for _, id := range r.stopped {
		r.answer(`{"id":` + string(id) + `,"best":"b2","end":"stopped"}`)
	}
	r.stopped = nil
	r.answer(`{"id":` + string(r.asked) + `,` + answer + `}`)
}

// touch touches points, by name.
func (r *room) touch(names string) {
	r.t.Helper()
	for name := range strings.FieldsSeq(names) {
		point := board.PointNamed(r.Points(), name)
		if point < 0 {
			r.t.Fatalf("no point %s", name)
		}
		r.do(match.Gestured{Gesture: board.Gesture{Kind: board.Touch, Point: point}})
	}
}

func (r *room) wantStatus(say, why string) {
	r.t.Helper()
	got := r.status()
	if all := strings.TrimSpace(got.Last + " " + got.Why); got.Say != say || all != why {
		r.t.Errorf("the status says %q, %q; want %q, %q", got.Say, all, say, why)
	}
}

// wantRefusal says why what was touched is no move: beside the board's point, while the words stay.
func (r *room) wantRefusal(why string) {
	r.t.Helper()
	if got := r.Wording().Status().Refusal(); got != why || !strings.Contains(r.html(), why) {
		r.t.Errorf("the board says %q, want %q", got, why)
	}
}

// wantAct says what the status offers, by id.
func (r *room) wantAct(id string) {
	r.t.Helper()
	if got := r.status().Act; got.ID != id {
		r.t.Errorf("the status offers %+v, want %q", got, id)
	}
}

func (r *room) html() string { return app.HTMLString(r.kind.Page(r.Site.Route)) }

// able says whether the element with an id can be used.
func (r *room) able(id string) bool {
	r.t.Helper()
	page := r.html()
	tag := regexp.MustCompile(`<[a-z]+[^>]* id="` + id + `"[^>]*>`).FindString(page)
	if tag == "" {
		r.t.Fatalf("no #%s in\n%s", id, page)
	}
	return !strings.Contains(tag, "aria-disabled")
}

var french = i18n.Of(i18n.French)
