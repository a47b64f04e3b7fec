package write

import (
	"encoding/json"
	"net/url"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/embed"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/machine"
	"tablier/app/nav"
	"tablier/app/sandbox"
	"tablier/app/shell"
	"tablier/app/store"
	"tablier/app/write"
)

// A stage is the page without a browser: what a program says is what the test says.
type stage struct {
	*Kind
	opens     string
	programs  []*program
	told      []embed.Notice
	marked    int
	caret     int           // the line that it is at
	explained sandbox.Fault // the last one
	field     string        // what the editor holds
	undone    bool          // a person can undo what was put there last
	searches  []machine.Query
	answer    func(string, error)
	brings    bool // Python is on its way until the test calls come
	come      func(sandbox.State)
}

// A program is one that runs as the test wants.
type program struct {
	hear func(string)
	sent []sandbox.Request
	over bool
}

func (p *program) Send(text string) {
	var r sandbox.Request
	if err := json.Unmarshal([]byte(text), &r); err != nil {
		panic(err)
	}
	p.sent = append(p.sent, r)
}

func (p *program) End() { p.over = true }

func (s *stage) Put(text string)     { s.holds(text, false) }
func (s *stage) Replace(text string) { s.holds(text, true) }
func (s *stage) Type(string)         {}
func (s *stage) Mark(line int)       { s.marked = line }
func (s *stage) Line() int           { return s.caret }

func (s *stage) holds(text string, undone bool) { s.field, s.undone = text, undone }

// perform returns the page at an address that asks for something, where a program is to be written.
func perform(t *testing.T, opens string) *stage {
	t.Helper()
	s := arrive(t, opens)
	if s.arranges() {
		s.face(write.Write)
	}
	return s
}

// arrive returns the page as it is at first.
func arrive(t *testing.T, opens string) *stage {
	t.Helper()
	s := &stage{opens: opens}
	site := &shell.Site{Nav: nav.Paths{Root: "/"}, Lang: i18n.French, Live: true, Store: store.Private()}
	s.Kind = New(site, games.Boards(games.All()))
	s.outside = outside{
		demand: func(name string, then func(string, bool)) {
			text, err := write.Pack(i18n.French)
			if err != nil || name != write.File(i18n.French) {
				t.Errorf("%s: %v", name, err)
			}
			then(string(text), true)
		},
		python: func(then func(sandbox.State)) {
			if then(sandbox.Starting); s.brings {
				s.come = then
				return
			}
			then(sandbox.Ready)
		},
		session: func(hear func(string)) sandbox.Session {
			s.programs = append(s.programs, &program{hear: hear})
			return s.programs[len(s.programs)-1]
		},
		explain: func(f sandbox.Fault) sandbox.Explanation {
			s.explained = f
			return sandbox.Explanation{Title: "explained: " + f.Kind}
		},
		search: func(q machine.Query, done func(string, error)) {
			s.searches, s.answer = append(s.searches, q), done
		},
		rest: func() {}, editor: s, tell: func(n embed.Notice) { s.told = append(s.told, n) },
		opens: func() string { return s.opens }, keep: func(string) {}, log: func(err error) { t.Log(err) },
	}
	s.Arrive(nav.WriteRoute)
	return s
}

// last is the program that has been started last.
func (s *stage) last() *program { return s.programs[len(s.programs)-1] }

func (s *stage) html() string { return app.HTMLString(s.Page(nav.WriteRoute)) }

const twoTests = `{"id":2,"event":"test","index":0,"count":2,"fr":"un","state":"waiting"}
{"id":2,"event":"test","index":1,"count":2,"fr":"deux","private":true,"state":"waiting"}`

func (s *stage) say(lines string) {
	for _, line := range strings.Split(lines, "\n") {
		s.last().hear(line)
	}
}

// What is asked for while Python comes and starts is done once it is there.
func TestRunWaitsForPython(t *testing.T) {
	s := perform(t, "e=gagne")
	s.brings, s.python = true, sandbox.Unknown
	s.act("run")
	for _, state := range []sandbox.State{sandbox.Coming, sandbox.Starting} {
		if s.come(state); len(s.programs) != 0 {
			t.Fatalf("a program runs in state %v", state)
		}
		s.act("run") // a person who sees nothing happen presses again
	}
	if s.come(sandbox.Ready); len(s.programs) != 1 || s.program == nil {
		t.Errorf("%d programs run", len(s.programs))
	}
}

// Tests are told of before they run; an error leaves the others not run, and is at its line.
func TestTestsAreTold(t *testing.T) {
	s := perform(t, "e=gagne")
	s.act("run")
	if sent := s.last().sent; len(sent) != 2 || sent[0].Op != "load" || sent[1].Op != "tests" || sent[1].Calls == 0 {
		t.Fatalf("sent: %+v", sent)
	}
	s.say(twoTests + "\n" + `{"id":2,"event":"test","index":0,"count":2,"fr":"un","state":"passed"}`)
	s.say(`{"id":2,"event":"error","error":{"kind":"program","type":"NameError","line":4,"message":"NameError"}}`)
	if !s.last().over || s.marked != 4 || s.record().Tries != 1 || s.record().Passed != 1 {
		t.Errorf("after an error: %+v, line %d, %+v", s.last(), s.marked, s.record())
	}
	html := s.html()
	m := i18n.Of(i18n.French).Programs
	for _, part := range []string{`data-line="4"`, m.NotRun, m.Passed} {
		if !strings.Contains(html, part) {
			t.Errorf("no %s", part)
		}
	}
	s.edited("other")
	if s.marked != 0 || s.fault != nil {
		t.Error("the fault stays after the program has changed")
	}
}

// Each test is a request of its own, with limits of its own: one that takes much leaves the next as much.
func TestEachTestHasItsLimits(t *testing.T) {
	s := perform(t, "e=gagne")
	s.act("run")
	s.say(twoTests + "\n" + `{"id":2,"event":"test","index":0,"count":2,"state":"passed"}
{"id":2,"event":"done"}`)
	sent := s.last().sent
	if len(sent) != 3 || s.last().over {
		t.Fatalf("sent: %+v", sent)
	}
	first, second := sent[1], sent[2]
	if first.Test++; first.Test != 1 || !reflect.DeepEqual(first, second) {
		t.Errorf("after %+v comes %+v", sent[1], second)
	}
}

// What a program says cannot harm the page: what is no event, or of no test, is left out.
func TestNonsenseIsLeftOut(t *testing.T) {
	s := perform(t, "e=gagne")
	s.act("run")
	s.say(`no JSON
{"event":7}
{"id":2,"event":"test","index":99}
{"id":2,"event":"test","index":-1}
{"id":9,"event":"done"}
{"id":2,"event":"steps"}`)
	s.html()
	s.say(`{"id":2,"event":"error"}`)
	if s.fault == nil || s.fault.Kind != "crash" {
		t.Errorf("an error without one: %+v", s.fault)
	}
	s.edited("# mine")
	s.act("run")
	s.say(`{"id":2,"event":"error","error":{"kind":"program","program":"of a stranger"}}`)
	if s.explained.Program != "# mine" {
		t.Errorf("the fault is explained by %q", s.explained.Program)
	}
}

// Success is noted once, kept, and told to the page around a frame.
func TestSuccess(t *testing.T) {
	s := perform(t, "e=gagne")
	s.site.Framed = url.Values{}
	for range 2 {
		s.act("run")
		s.say(twoTests + "\n" + `{"id":2,"event":"test","index":0,"count":2,"state":"passed"}
{"id":2,"event":"done"}
{"id":2,"event":"test","index":1,"count":2,"state":"passed"}
{"id":2,"event":"done"}`)
	}
	if len(s.told) != 1 || s.told[0].Puzzle != "gagne" || !*s.told[0].Solved || s.told[0].Tries != 1 {
		t.Errorf("told: %+v", s.told)
	}
	if p, err := write.Read(s.site.Store, sandbox.MaxProgram); err != nil || !p.Of("gagne").Done {
		t.Errorf("kept: %+v, %v", p.Of("gagne"), err)
	}
}

// A program that has come by a link takes the place of nothing, and is no success, before the person makes it theirs.
func TestProgramByLinkIsKeptOnlyOnceAdopted(t *testing.T) {
	s := perform(t, "e=gagne&p="+sandbox.Pack("print(1)"))
	if s.text != "print(1)" || !s.visiting || len(s.programs) != 0 {
		t.Fatalf("shown: %q, %d programs run", s.text, len(s.programs))
	}
	s.Leave(nav.WriteRoute)
	if s.record().Program != "" {
		t.Error("it is kept before it is run")
	}
	s.act("run")
	s.say(twoTests + "\n" + `{"id":2,"event":"test","index":0,"count":2,"state":"passed"}
{"id":2,"event":"done"}
{"id":2,"event":"test","index":1,"count":2,"state":"passed"}
{"id":2,"event":"done"}`)
	if s.record().Program != "" || s.record().Done {
		t.Errorf("somebody else's program is progress: %+v", s.record())
	}
	s.act("adopt")
	if s.record().Program != "print(1)" || s.visiting {
		t.Errorf("kept: %q", s.record().Program)
	}
}

// What a program said before it was ended changes nothing any more.
func TestEndedProgramsAreNotHeard(t *testing.T) {
	s := perform(t, "e=gagne")
	s.act("run")
	first := s.last()
	s.act("stop")
	s.act("run")
	first.hear(`{"id":2,"event":"test","index":0,"count":1,"state":"passed"}`)
	first.hear(`{"id":2,"event":"done"}`)
	if len(s.tests) != 0 || s.program == nil {
		t.Errorf("heard: %+v", s.tests)
	}
}

// The program and the machine move in turn; seats change from game to game; an illegal move loses.
func TestContest(t *testing.T) {
	s := perform(t, "e=gagne")
	s.act("play")
	move := func(text string) {
		s.say(`{"id":2,"event":"done","move":"` + text + `","returned":"'` + text + `'"}`)
	}
	move("a1")
	if len(s.searches) != 1 || s.searches[0].Level != firstLevel || len(s.searches[0].Record.Moves) != 1 {
		t.Fatalf("searches: %+v", s.searches)
	}
	s.answer("b2", nil)
	move("a2")
	s.answer("c1", nil)
	move("a3")
	if s.won() != 1 || !s.playing() {
		t.Fatalf("won: %d", s.won())
	}
	values := s.last().sent[len(s.last().sent)-1]
	if values.Op != "values" || len(values.Positions) != 6 {
		t.Fatalf("asked: %+v", values)
	}
	s.say(`{"id":3,"event":"done","values":["w","d","d","w","l","l"]}`)
	if s.playing() || !s.plies[0].lost || s.plies[2].lost != true || s.plies[4].lost {
		t.Errorf("losses of value: %+v", s.plies)
	}
	s.act("play")
	if !s.second || len(s.searches) != 3 {
		t.Errorf("the program has the first seat again, %d searches", len(s.searches))
	}
	s.answer("b2", nil)
	s.say(`{"id":2,"event":"done","move":"","returned":"None"}`)
	if s.won() != -1 || s.fault == nil || s.fault.Kind != "move" || s.playing() {
		t.Errorf("after an illegal move: %d, %+v", s.won(), s.fault)
	}
	s.html()
}

// Hints come one by one; the solution after five different programs that fail.
func TestHelp(t *testing.T) {
	s := perform(t, "e=gagne")
	for range 6 {
		s.act("hint")
	}
	if s.record().Hints != 3 {
		t.Errorf("%d hints", s.record().Hints)
	}
	for n := range 5 {
		s.edited("# not yet\nn = " + strconv.Itoa(n))
		if s.act("hint"); s.record().Hints != 3 {
			t.Errorf("%d hints after %d programs", s.record().Hints, n)
		}
		for range 2 {
			s.act("run")
			s.say(twoTests + strings.Repeat("\n"+`{"id":2,"event":"done"}`, 2))
		}
	}
	s.act("hint")
	s.act("hint")
	if s.record().Hints != 4 || !strings.Contains(s.html(), "suite.gagnant() == position.trait") {
		t.Errorf("%d hints", s.record().Hints)
	}
}

// Links hold a program in letters that no address escapes; a damaged one takes the place of nothing and is told of.
func TestLinksOfPrograms(t *testing.T) {
	s := perform(t, "e=gagne&p="+sandbox.Pack("print('é')\n"))
	if !s.visiting || s.text != "print('é')\n" || s.trouble != "" {
		t.Errorf("a link shows %q, %q", s.text, s.trouble)
	}
	s = perform(t, "e=gagne&p=a")
	if s.visiting || s.text != s.exercise().Guide || !strings.Contains(s.html(), i18n.Of(i18n.French).Programs.BadLink) {
		t.Errorf("a damaged link shows %q", s.text)
	}
}

// twoCalls are the calls of minimax after two of the first moves, of so many, with a value of the second.
func twoCalls(value string, made int) string {
	return strings.ReplaceAll(`{"id":2,"event":"done","move":"a1","returned":"'a1'","observed":`+strconv.Itoa(made)+`,
		"nodes":[{"parent":-1,"function":"minimax","position":"o........ r o2r3","value":"0","exact":"d"},
		{"parent":0,"function":"minimax","position":"or....... o o2r2","value":"100"},
		{"parent":-1,"function":"minimax","position":"..o...... r o2r3","value":"`+value+`",
			"exact":"w","plies":9}]}`, "\n", "")
}

// The calls of an observed function are drawn as a tree, with boards, beside what is so in truth; where the exercise
// says so, they are compared with those of the solution.
func TestCallsAreDrawn(t *testing.T) {
	m := i18n.Of(i18n.French).Programs
	for _, c := range []struct {
		value      string
		made, want int // calls
		says       string
	}{
		{"-100", 3, 3, m.SameTree}, {"-100.0", 3, 3, m.SameTree}, {"7", 3, 3, m.Differs("c1", "7", "-100")},
		{"-100", 3, 585, m.SameSoFar}, {"-100", 585, 585, m.SameSoFar}, {"7", 3, 585, m.Differs("c1", "7", "-100")},
	} {
		s := perform(t, "e=minimax")
		s.act("calls")
		s.say(twoCalls(c.value, c.made))
		if got := s.last().sent[0].Program; got != s.exercise().Solution || len(s.programs) != 2 {
			t.Fatalf("compared with %q", got)
		}
		s.say(twoCalls("-100", c.want))
		if s.apart != c.says || s.program != nil || !strings.Contains(s.html(), `<svg class="tree"`) {
			t.Errorf("%+v: %q", c, s.apart)
		}
		root := s.grown()
		if len(root.Children) != 2 || root.Children[0].Move != "a1" || len(root.Children[0].Children) != 1 ||
			root.Children[1].Truth.Plies != 9 || *root.Children[0].Children[0].Value != 100 {
			t.Errorf("the tree is %+v", root)
		}
		const more = `data-act="fold a1"` // stands where branches are folded
		open := strings.Contains(s.html(), more)
		s.act("fold a1")
		if open || !strings.Contains(s.html(), more) {
			t.Error("nothing is folded")
		}
	}
	s := perform(t, "e=minimax")
	s.act("calls")
	s.say(strings.Replace(twoCalls("-100", 4), `"exact":"w","plies":9}`,
		`"exact":"w","plies":9},{"parent":-1,"function":"minimax","position":"......... o o3r3","value":"1"}`, 1))
	s.say(twoCalls("-100", 3))
	if s.apart != m.OtherCount(4, 3) {
		t.Errorf("with a call for the position itself: %q", s.apart)
	}
	s = perform(t, "e=gagne")
	s.act("calls")
	s.say(twoCalls("0", 3))
	if len(s.programs) != 1 || s.apart != "" {
		t.Error("compared where the exercise does not ask for that")
	}
}
