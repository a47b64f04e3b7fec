package watch

import (
	"bufio"
	"encoding/json"
	"io"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
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
	kept   []string
	saved  map[string]string
	timers []func()
	broken error
	played *rules.Match
	slow   bool   // answers come when they are told to
	coming func() // the answer that is on its way: the machine forgets a question when another comes
}

func (s *stage) Read(_ *board.Game, then func(*rules.Match)) { then(s.played) }

// The worker is the program of the searches, as it runs in a terminal.
var worker struct {
	requests io.Writer
	answers  *bufio.Reader
}

func TestMain(m *testing.M) {
	command := exec.Command("go", "run", "tablier/ai/worker")
	in, err := command.StdinPipe()
	if err != nil {
		panic(err)
	}
	out, err := command.StdoutPipe()
	if err == nil {
		err = command.Start()
	}
	if err != nil {
		panic(err)
	}
	worker.requests, worker.answers = in, bufio.NewReaderSize(out, 1<<20)
	code := m.Run()
	in.Close()
	command.Wait()
	os.Exit(code)
}

// perform returns the page at an address that asks for something.
func perform(t *testing.T, opens string) *stage {
	t.Helper()
	s := &stage{t: t, opens: opens, saved: map[string]string{}}
	site := &shell.Site{Nav: nav.Paths{Root: "/"}, Lang: i18n.French, Live: true, Store: store.Private()}
	s.Kind = New(site, games.Boards(games.All()), s)
	s.outside = outside{
		ask: s.ask, rest: func() { s.coming = nil },
		after: func(_ time.Duration, f func()) { s.timers = append(s.timers, f) },
		opens: func() string { return s.opens }, keep: func(what string) { s.kept = append(s.kept, what) },
		focus: func(string) {}, save: func(name, _, text string) { s.saved[name] = text },
		log: func(err error) { t.Log(err) },
	}
	s.Arrive(nav.WatchRoute)
	return s
}

// ask has the machine answer, at once or when it is told to.
func (s *stage) ask(r protocol.Request, done func(string, error)) {
	s.t.Helper()
	if s.slow {
		s.coming = func() { s.answer(r, done) }
		return
	}
	s.answer(r, done)
}

// come lets answers come until nothing is asked any more.
func (s *stage) come() {
	s.t.Helper()
	for s.coming != nil {
		answer := s.coming
		s.coming = nil
		answer()
	}
}

// answer has the machine answer.
func (s *stage) answer(r protocol.Request, done func(string, error)) {
	s.t.Helper()
	if s.broken != nil {
		done("", s.broken)
		return
	}
	r.ID = "1"
	if _, err := worker.requests.Write(append(r.Encode(nil), '\n')); err != nil {
		s.t.Fatal(err)
	}
	line, err := worker.answers.ReadString('\n')
	if err != nil {
		s.t.Fatal(err)
	}
	if len(line) > protocol.MaxWindow+1 {
		s.t.Errorf("an answer of %d bytes", len(line))
	}
	var refused struct{ Error *protocol.Error }
	if err := json.Unmarshal([]byte(line), &refused); err != nil {
		s.t.Fatalf("%.200s: %v", line, err)
	}
	if refused.Error != nil {
		done("", refused.Error)
		return
	}
	done(strings.TrimSpace(line), nil)
}

// elapse lets the timers run out that are set.
func (s *stage) elapse() {
	timers := s.timers
	s.timers = nil
	for _, f := range timers {
		f()
	}
}

func (s *stage) html() string { return app.HTMLString(s.Page(nav.WatchRoute)) }

// wants fails the test where the page lacks a text.
func (s *stage) wants(texts ...string) {
	s.t.Helper()
	html := s.html()
	for _, text := range texts {
		if !strings.Contains(html, text) {
			s.t.Errorf("no %q on the page", text)
		}
	}
}
