package page

import (
	"errors"
	"net/url"
	"strconv"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/cup"
	"tablier/ai/python/samples"
	"tablier/app/begun"
	"tablier/app/cup/organizer"
	"tablier/app/cup/organizer/fake"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/sandbox"
	"tablier/app/shell"
	"tablier/app/store"
	"tablier/app/write"
)

// A stage is the page without a browser: what programs and the machine say comes when the page has done what it was
// at.
type stage struct {
	*Kind
	*fake.World
	opens string
}

// perform returns the page at an address, with what was kept.
func perform(t *testing.T, opens string, kept *store.Store) *stage {
	t.Helper()
	return performNoting(t, opens, kept, nil)
}

// performNoting is perform for a page that notes what begins.
func performNoting(t *testing.T, opens string, kept *store.Store, notes *begun.Notes) *stage {
	t.Helper()
	site := &shell.Site{Nav: nav.Paths{Root: "/"}, Lang: i18n.French, Live: true, Store: kept, Begun: notes}
	s := &stage{World: fake.New(t), opens: opens}
	s.World.Begun = notes
	s.Kind = New(site, s.Games)
	s.browser = browserSide{
		explain: func(f sandbox.Fault) sandbox.Explanation { return sandbox.Explanation{Title: "explained " + f.Kind} },
		opens:   func() string { return s.opens },
	}
	e := s.Environment()
	e.Store, e.Screen = keptCup{site}, quietScreen{screen{s.Kind}, s.World}
	e.Library = library{site, func(name string, then func(string, bool)) {
		text, err := write.Pack(i18n.French)
		then(string(text), err == nil && name == write.File(i18n.French))
	}}
	s.session = organizer.New(s.Games, e)
	s.Arrive(nav.CupRoute)
	s.Settle()
	return s
}

// A quietScreen is the page's, whose errors the world records.
type quietScreen struct {
	screen
	world *fake.World
}

func (s quietScreen) Log(err error) { s.world.Log(err) }

// do does something on the page, and lets everybody answer.
func (s *stage) do(act string) {
	s.act(act)
	s.Settle()
}

// playing says whether games are played.
func (s *stage) playing() bool {
	_, playing := s.session.Playing()
	return playing
}

// tried is what the page says of the trial of a program.
func (s *stage) tried(program string) string {
	return entrants{newFrame(s.Kind)}.tried(s.session.Trial(program))
}

// troubles is what the page says is wrong.
func (s *stage) troubles() string { return newFrame(s.Kind).troubles() }

// add has programs take part, each of which is called by its word.
func (s *stage) addAll(words ...string) {
	for _, word := range words {
		s.session.AddFiles([]organizer.File{textFile(word+".py", word)})
		s.Settle()
	}
}

func textFile(name, text string) organizer.File {
	return organizer.File{Name: name, Data: []byte(text)}
}

func (s *stage) html() string { return app.HTMLString(s.Page(nav.CupRoute)) }

// has says that the page shows texts.
func (s *stage) has(texts ...string) {
	s.T.Helper()
	html := s.html()
	for _, text := range texts {
		if !strings.Contains(html, text) {
			s.T.Errorf("the page does not show %q", text)
		}
	}
}

var french = i18n.CupOf(i18n.French)

// Everybody meets everybody; the table stands there, and is kept for the next visit with every game.
func TestACupIsPlayed(t *testing.T) {
	kept := store.Private()
	s := perform(t, "", kept)
	s.addAll("first", "last")
	s.session.ToggleLevel(2)
	s.session.Configure(func(c *cup.Config) { c.Games = 4 })
	s.do("start")
	played, all := s.session.Cup().Progress()
	if played != 12 || all != 12 || s.playing() || s.Running != 0 {
		t.Fatalf("%d games of %d, running %t, %d sessions", played, all, s.playing(), s.Running)
	}
	if q := s.Searches[0]; q.Level != 2 || !q.Urgent || !q.Alone || q.Seed == 0 {
		t.Errorf("a level is asked by %+v", q)
	}
	s.has(french.Done(12), french.Again, "first", "last", "Niveau 2")
	s.do("duel 0 1")
	score, other := s.session.Cup().Table().Rows[0].Cells[1], s.session.Cup().Table().Rows[1].Cells[0]
	s.has("first "+against(score, other)+" last", french.Tally(score.Won, score.Drawn, score.Lost))
	if got := s.sheet(); !strings.HasPrefix(got, "\ufeffjoueur;") || !strings.Contains(got, ";0,") {
		t.Errorf("a French spreadsheet is given\n%s", got)
	}
	s.do("again")
	s.has(french.Erase(12))
	s.site.Lang = i18n.English
	s.has(i18n.CupOf(i18n.English).Erase(12))
	s.do("no")
	if got := s.sheet(); !strings.HasPrefix(got, "\ufeffplayer,") || !strings.Contains(got, ",0.") {
		t.Errorf("an English spreadsheet is given\n%s", got)
	}
	again := perform(t, "", kept)
	if again.session.Cup().CSV() != s.session.Cup().CSV() {
		t.Errorf("after another visit:\n%s\nwant\n%s", again.session.Cup().CSV(), s.session.Cup().CSV())
	}
}

// Who goes from a cup to a page of the other program, which ends this one, finds all its games again.
func TestCupIsKeptAsThePageEnds(t *testing.T) {
	kept := store.Private()
	s := perform(t, "", kept)
	s.addAll("first", "last")
	s.act("start")
	for played := 0; played < 3; played, _ = s.session.Cup().Progress() {
		s.Step()
	}
	s.Suspend()
	played, _ := s.session.Cup().Progress()
	if again, _ := perform(t, "", kept).session.Cup().Progress(); again != played {
		t.Errorf("%d games of %d", again, played)
	}
}

// Whoever errs loses the game, with the line; with five errors they are set aside.
func TestErrors(t *testing.T) {
	s := perform(t, "", store.Private())
	s.addAll("first", "raises", "cheats", "unreadable")
	s.has(french.Fails(12, "explained program"), french.Fails(0, "explained move"), french.Fails(3, "explained program"))
	s.do("start")
	table := s.session.Cup().Table()
	if table.Order[0] != 0 || table.Rows[0].Lost != 0 || !table.Rows[1].Aside || table.Rows[1].Faults < cup.MaxFaults {
		t.Errorf("rows %+v", table.Rows)
	}
	s.do("duel 0 1")
	s.has(french.Aside("raises"), i18n.ProgramsOf(i18n.French).At(12)+"explained program")
}

// Of more files than there is room for the first take part, and the rest are named; so are those that are too long.
func TestTooManyFiles(t *testing.T) {
	s := perform(t, "", store.Private())
	files := []organizer.File{textFile("long.py", strings.Repeat("x", sandbox.MaxProgram+1))}
	for i := range cup.MaxPlayers + 2 {
		files = append(files, textFile("p"+strconv.Itoa(i+1)+".py", "first"))
	}
	s.session.AddFiles(files, "longer.py")
	s.Settle()
	players := s.session.Cup().Players()
	if len(players) != cup.MaxPlayers || players[0].Name != "p1" || players[cup.MaxPlayers-1].Name != "p64" {
		t.Fatalf("%d players, from %s", len(players), players[0].Name)
	}
	s.has(french.Full(cup.MaxPlayers, "p65, p66"), french.BigFile("longer.py, long.py"))
	s.session.ToggleLevel(1)
	if len(s.session.Cup().Players()) != cup.MaxPlayers {
		t.Error("one more takes part")
	}
	s.has(french.Full(cup.MaxPlayers, "Niveau 1"))
}

// Each sample has a name in both languages.
func TestSamplesHaveNames(t *testing.T) {
	programs, err := samples.All()
	if err != nil {
		t.Fatal(err)
	}
	if names := len(french.Samples); len(programs) != names {
		t.Errorf("%d programs, %d names", len(programs), names)
	}
}

// Before the cup starts it is said how long it takes about, once all programs have been tried. Each trial takes a
// second here, and half of a game is as long.
func TestEstimate(t *testing.T) {
	s := perform(t, "", store.Private())
	s.session.AddFiles([]organizer.File{textFile("a.py", "first"), textFile("b.py", "last"), textFile("c.py", "other")})
	if strings.Contains(s.html(), "nviron") {
		t.Error("it is said before the trials have ended")
	}
	s.Settle()
	s.has(french.Waiting(3, 60), "graine 7. Environ 2 min.")
	s.session.Configure(func(c *cup.Config) { c.Games = 2 })
	s.has(french.Waiting(3, 6), "graine 7. Moins d’une minute.")
	s.do("start")
	if strings.Contains(s.html(), "minute") {
		t.Error("it is said of a cup that is over")
	}
}

// The same program under two names is told, and so is by which error a program has lost, with its line.
func TestWarnings(t *testing.T) {
	s := perform(t, "", store.Private())
	s.session.AddFiles([]organizer.File{
		textFile("ali.py", "first"), textFile("zoe.py", "first\n"), textFile("lou.py", "last"),
	})
	s.Settle()
	s.has(french.Same("ali"), french.Same("zoe"))
	if strings.Contains(s.html(), french.Same("lou")) {
		t.Error("a program is said to be one that it is not")
	}
	s = perform(t, "", store.Private())
	s.addAll("first", "later")
	if strings.Contains(s.html(), "par une erreur") {
		t.Error("an error is told before there is one")
	}
	s.do("start")
	faults := s.session.Cup().Table().Rows[1].Faults
	s.has(french.LostBy(faults, "Ligne 21. explained program"))
}

// Nobody plays yet: the page says what a cup is and by its samples shows it, opens the file of a cup that was kept, and
// has levels of the machine take part.
func TestEmptyCup(t *testing.T) {
	s := perform(t, "", store.Private())
	s.has(french.Nobody, french.Few, french.WhatTitle, french.TrySamples, french.OpenKept, `id="cup-kept"`)
	s.addAll("first")
	s.has(french.OneMore, french.AddSamples, french.OpenKept)
	s.do("level 2")
	if strings.Contains(s.html(), french.WhatTitle) {
		t.Error("it is said what a cup is where one can be played")
	}
	s.has(french.Waiting(2, 20), french.ToPlayWhat(60))
	s.do("level 2")
	s.do("level 99")
	if len(s.session.Cup().Players()) != 1 {
		t.Errorf("players %+v", s.session.Cup().Players())
	}
	s.do("samples")
	players := s.session.Cup().Players()
	if len(players) != 8 || players[1].Name != "Hasard" || !strings.Contains(players[7].Program, "def jouer") {
		t.Fatalf("players %+v", players)
	}
	for _, p := range players {
		s.has(p.Name)
	}
	file := perform(t, "", store.Private())
	data, err := s.session.Cup().Encode()
	if err != nil {
		t.Fatal(err)
	}
	file.session.OpenFile(string(data))
	file.Settle()
	if len(file.session.Cup().Players()) != 8 {
		t.Errorf("an empty page opens a cup of %d players", len(file.session.Cup().Players()))
	}
}

// The columns of many players are headed by numbers, which stand before the names of the rows; readers hear the names.
func TestCrowdedTable(t *testing.T) {
	s := perform(t, "", store.Private())
	for i := range 8 {
		s.session.AddFiles([]organizer.File{textFile("player"+strconv.Itoa(i)+".py", "first")})
	}
	s.has(`>player7</th>`)
	s.session.AddFiles([]organizer.File{textFile("player8.py", "first")})
	s.has(`>9</th>`, `aria-label="player8"`, `<i>9</i>`, `class="cup crowded"`)
}

// A program whose moves hang on the order of a set is told so, others are not.
func TestOrderOfSets(t *testing.T) {
	s := perform(t, "", store.Private())
	s.addAll("first", "last")
	if strings.Contains(s.html(), french.Unordered) {
		t.Error("said of one whose moves do not hang on it")
	}
	s.has(french.Tried)
	s.addAll("unordered")
	s.has(french.Unordered)
}

// Whatever players are called, the page shows it and a link holds it.
func TestNames(t *testing.T) {
	for _, name := range []string{"{}", "A&B", "C++", "50%", "a;b", "a=b", "<b>", "été 2"} {
		s := perform(t, "", store.Private())
		s.session.AddFiles([]organizer.File{textFile(name+".py", "first"), textFile("other.py", "last")})
		s.Settle()
		s.do("start")
		s.do("duel 0 1")
		s.do("acts 0")
		s.html()
		address, err := url.Parse(s.address(s.session.Cup().Players()[0]))
		if err != nil {
			t.Fatal(err)
		}
		other := perform(t, address.Fragment, store.Private())
		if other.session.Offered() == nil || other.session.Offered().Name != name {
			t.Errorf("%q comes through a link as %+v", name, other.session.Offered())
		}
	}
	s := perform(t, "n=%E9%0A&p="+sandbox.Pack("first"), store.Private())
	s.do("accept")
	s.do("accept")
	if p := s.session.Cup().Players(); len(p) != 1 || p[0].Name != "?" {
		t.Errorf("players %+v", p)
	}
}

// A player who comes by a link is looked at first.
func TestLinks(t *testing.T) {
	s := perform(t, "n=Zo%C3%A9&p="+sandbox.Pack("first"), store.Private())
	if len(s.session.Cup().Players()) != 0 {
		t.Fatal("somebody plays who was not asked in")
	}
	s.has(french.Offered, "Zoé")
	s.do("accept")
	if p := s.session.Cup().Players(); len(p) != 1 || p[0].Name != "Zoé" || p[0].Program != "first" {
		t.Fatalf("players %+v", p)
	}
	link := s.address(s.session.Cup().Players()[0])
	other := perform(t, link[strings.Index(link, "#")+1:], store.Private())
	if other.session.Offered() == nil || other.session.Offered().Program != "first" {
		t.Errorf("the link %s offers %+v", link, other.session.Offered())
	}
	other.do("refuse")
	if other.session.Offered() != nil || len(other.session.Cup().Players()) != 0 {
		t.Error("still there")
	}
	m := i18n.ProgramsOf(i18n.French)
	perform(t, "n=x&p=a", store.Private()).has(m.BadLink)
	for _, long := range []string{nav.TooLong, "n=x&p=" + sandbox.Pack(strings.Repeat("x", sandbox.MaxProgram+1))} {
		if s := perform(t, long, store.Private()); s.session.Offered() != nil || s.troubles() != m.LongLink {
			t.Errorf("%.20s: %q", long, s.troubles())
		}
	}
}

// What somebody has written in the exercises can take part, and is told apart as theirs.
func TestOwnPrograms(t *testing.T) {
	kept := store.Private()
	kept.Set(write.Key("gagne"), `{"program":"first"}`)
	s := perform(t, "", kept)
	if len(s.session.Own()) != 1 || s.session.Own()[0].Program != "first" {
		t.Fatalf("own programs %+v", s.session.Own())
	}
	s.addAll("first", "last")
	if got := strings.Count(s.html(), `class="me"`); got != 1 {
		t.Errorf("%d players are the person's own", got)
	}
}

// The arrows go from cell to cell, over those where nobody plays.
func TestArrows(t *testing.T) {
	s := perform(t, "", store.Private())
	s.addAll("a", "b", "c")
	for _, c := range []struct {
		row, column int
		by          [2]int
		to          string
	}{
		{0, 1, [2]int{0, 1}, "duel 0 2"}, {0, 2, [2]int{0, 1}, ""}, {1, 0, [2]int{0, 1}, "duel 1 2"},
		{0, 1, [2]int{1, 0}, "duel 2 1"}, {1, 2, [2]int{1, 0}, "duel 2 1"},
		{2, 1, [2]int{0, -1}, "duel 2 0"}, {0, 1, [2]int{-1, 0}, ""},
	} {
		if got := beside(newFrame(s.Kind).order(), c.row, c.column, c.by); got != c.to {
			t.Errorf("from %d %d by %v to %q, want %q", c.row, c.column, c.by, got, c.to)
		}
	}
}

// Every fault of a session has words in both languages, and every question, stop and state of a trial.
func TestEverySessionHasWords(t *testing.T) {
	for _, lang := range []i18n.Lang{i18n.French, i18n.English} {
		said := map[string]organizer.Fault{}
		for _, fault := range organizer.Faults() {
			text := sayTrouble(lang, organizer.Trouble{
				Fault: fault, Names: []string{"Zoé"}, Err: errors.New("reason"),
			})
			if other, twice := said[text]; text == "" || twice {
				t.Errorf("%s: %q is said of fault %d, and of %d", lang, text, fault, other)
			}
			said[text] = fault
		}
		if text := sayTrouble(lang, organizer.Trouble{}); text != "" {
			t.Errorf("%s: %q is said of no fault", lang, text)
		}
		s := perform(t, "", store.Private())
		s.site.Lang = lang
		f := newFrame(s.Kind)
		if erase, replace := f.questionText(organizer.Question{Games: 2}), f.questionText(organizer.Question{}); erase ==
			replace || replace == "" {
			t.Errorf("%s: the questions are %q and %q", lang, erase, replace)
		}
		for state := organizer.Untried; state <= organizer.Passed; state++ {
			if (entrants{f}).tried(organizer.Trial{State: state, Fault: &sandbox.Fault{}}) == "" {
				t.Errorf("%s: nothing is said of a trial in state %d", lang, state)
			}
		}
	}
}

// What a session says beside the cup stands on the page, for readers too: a question, a stop, an end, a pause, and that
// a file is being read.
func TestNoticesAreShown(t *testing.T) {
	s := perform(t, "", store.Private())
	said := func(want string) {
		t.Helper()
		if got := newFrame(s.Kind).said(); got != want {
			t.Errorf("a reader hears %q, want %q", got, want)
		}
	}
	s.addAll("first")
	s.do("level 1")
	s.Silent = true
	s.do("start")
	s.has(french.Stopped, french.Start)
	s.Silent = false
	s.act("start")
	for played := 0; played < 3; played, _ = s.session.Cup().Progress() {
		s.Step()
	}
	s.do("pause")
	s.has(french.Resume)
	s.do("start")
	said(french.Done(20))
	data, err := s.session.Cup().Encode()
	if err != nil {
		t.Fatal(err)
	}
	s.session.OpenFile(string(data))
	s.has(french.Replace)
	said(french.Replace)
	s.act("yes")
	s.has(french.Reading)
	s.Settle()
	s.has(french.Done(20))
	s.session.OpenFile(strings.Replace(string(data), `"level":1`, `"level":99`, 1))
	s.do("yes")
	s.has(french.BadFile + "&#34;Niveau 1&#34;")
}
