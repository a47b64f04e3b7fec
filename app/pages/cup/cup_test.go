package cup

import (
	"net/url"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/cup"
	"tablier/ai/python/samples"
	"tablier/app/begun"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/organizer"
	"tablier/app/organizer/fake"
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
	e.Store, e.Screen = keptCup{site}, screen{s.Kind}
	e.Library = library{site, func(name string, then func(string, bool)) {
		text, err := write.Pack(i18n.French)
		then(string(text), err == nil && name == write.File(i18n.French))
	}}
	s.session = organizer.New(s.Games, e)
	s.Arrive(nav.CupRoute)
	s.Settle()
	return s
}

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

var french = i18n.Of(i18n.French).Cup

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
	if q := s.Searches[0]; q.Level != 2 || !q.Urgent || q.Seed == 0 {
		t.Errorf("a level is asked by %+v", q)
	}
	s.has(french.Done(12), french.Again, "first", "last", "Niveau 2")
	s.do("duel 0 1")
	score, other := s.session.Cup().Table().Rows[0].Cells[1], s.session.Cup().Table().Rows[1].Cells[0]
	s.has("first "+against(score, other)+" last", french.Tally(score.Won, score.Drawn, score.Lost))
	if got := s.sheet(); !strings.HasPrefix(got, "\ufeffjoueur;") || !strings.Contains(got, ";0,") {
		t.Errorf("a French spreadsheet is given\n%s", got)
	}
	s.site.Lang = i18n.English
	if got := s.sheet(); !strings.HasPrefix(got, "\ufeffplayer,") || !strings.Contains(got, ",0.") {
		t.Errorf("an English spreadsheet is given\n%s", got)
	}
	again := perform(t, "", kept)
	if again.session.Cup().CSV() != s.session.Cup().CSV() {
		t.Errorf("after another visit:\n%s\nwant\n%s", again.session.Cup().CSV(), s.session.Cup().CSV())
	}
}

// A pause ends what runs, and the cup goes on to the same table as without.
func TestPause(t *testing.T) {
	whole := perform(t, "", store.Private())
	whole.addAll("first", "last")
	whole.do("start")
	s := perform(t, "", store.Private())
	s.addAll("first", "last")
	s.act("start")
	for range 60 {
		s.Step()
	}
	s.do("pause")
	played, all := s.session.Cup().Progress()
	if played == 0 || played == all || s.Running != 0 {
		t.Fatalf("%d of %d games, %d sessions", played, all, s.Running)
	}
	s.has(french.Resume)
	s.act("start")
	s.Leave(nav.CupRoute)
	s.Settle()
	if s.playing() || s.Running != 0 {
		t.Error("it runs behind another page")
	}
	s.do("start")
	if s.playing() || s.Running != 0 {
		t.Error("it starts behind another page")
	}
	s.Arrive(nav.CupRoute)
	s.do("start")
	if s.session.Cup().CSV() != whole.session.Cup().CSV() {
		t.Errorf("after two pauses:\n%s\nwant\n%s", s.session.Cup().CSV(), whole.session.Cup().CSV())
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
	s.has(french.Aside("raises"), i18n.Of(i18n.French).Programs.At(12)+"explained program")
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

// A file takes part as Python reads it, whatever has written it.
func TestFilesOfAllEditors(t *testing.T) {
	s := perform(t, "", store.Private())
	s.session.AddFiles([]organizer.File{
		{Name: "wide.py", Data: []byte("\xff\xfef\x00i\x00r\x00s\x00t\x00")},
		textFile("marked.py", "\ufefflast\r\n"),
		textFile("quoted.py", "print(“é”)\u00a0# “é”"), {Name: "windows.py", Data: []byte("x = '\xe9'")},
	})
	s.Settle()
	var programs []string
	for _, p := range s.session.Cup().Players() {
		programs = append(programs, p.Program)
	}
	want := []string{"first", "last\n", `print("é") # “é”`, "x = 'é'"}
	if !slices.Equal(programs, want) {
		t.Errorf("programs %q, want %q", programs, want)
	}
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

// Many players meet in two games a pair, few in twenty, unless a person has chosen another number.
func TestGamesOfManyPlayers(t *testing.T) {
	s := perform(t, "", store.Private())
	add := func(n int) {
		for range n {
			s.session.AddFiles([]organizer.File{textFile("p.py", "first")})
		}
	}
	wants := func(games int) {
		t.Helper()
		if got := s.session.Cup().Config().Games; got != games {
			t.Errorf("%d players meet in %d games, want %d", len(s.session.Cup().Players()), got, games)
		}
	}
	add(11)
	wants(20)
	add(1)
	wants(2)
	s.session.Configure(func(c *cup.Config) { c.Games = 4 })
	add(1)
	s.session.Remove(0)
	s.session.Remove(0)
	wants(4)
	s.session.Configure(func(c *cup.Config) { c.Games = 20 })
	add(1)
	wants(2)
	s.session.Remove(0)
	wants(20)
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

// A game that the clock has ended is played once more: a slow machine is no fault of the program's. One that hangs
// again has failed.
func TestClock(t *testing.T) {
	s := perform(t, "", store.Private())
	s.addAll("first", "slow", "hangs")
	s.Late = 0
	s.do("start")
	played, all := s.session.Cup().Progress()
	if rows := s.session.Cup().Table().Rows; played != all || rows[1].Faults != 0 || rows[2].Faults < cup.MaxFaults {
		t.Errorf("%d of %d games, %+v", played, all, rows)
	}
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

// Levels that a game does not have become its best; a file with such a level is refused, by name.
func TestLevelsOfGames(t *testing.T) {
	s := perform(t, "", store.Private())
	most, fewest := s.Games[0], s.Games[0]
	for _, g := range s.Games {
		if g.Levels > most.Levels {
			most = g
		}
		if g.Levels < fewest.Levels {
			fewest = g
		}
	}
	s.session.Configure(func(c *cup.Config) { c.Game, c.Variant = most.ID(), "" })
	s.session.ToggleLevel(most.Levels)
	s.session.ToggleLevel(1)
	s.session.Configure(func(c *cup.Config) { c.Game, c.Variant = fewest.ID(), "" })
	if p := s.session.Cup().Players(); p[0].Level != fewest.Levels || p[1].Level != 1 {
		t.Errorf("players %+v", p)
	}
	data, err := s.session.Cup().Encode()
	if err != nil {
		t.Fatal(err)
	}
	s.session.OpenFile(strings.Replace(string(data), `"level":1`, `"level":99`, 1))
	s.do("yes")
	s.has(french.BadFile + "&#34;Niveau 1&#34;")
}

// While a cup is read nothing takes its place; trials are of the game that is played.
func TestReading(t *testing.T) {
	kept := store.Private()
	s := perform(t, "", kept)
	s.addAll("first", "last")
	s.do("start")
	want := s.session.Cup().CSV()
	again := perform(t, "", store.Private())
	data, err := s.session.Cup().Encode()
	if err != nil {
		t.Fatal(err)
	}
	again.session.OpenFile(string(data))
	again.session.AddFiles([]organizer.File{textFile("third.py", "third")})
	again.act("start")
	again.has(french.Reading)
	again.Settle()
	if again.session.Cup().CSV() != want {
		t.Errorf("read:\n%s\nwant\n%s", again.session.Cup().CSV(), want)
	}
	again.session.Configure(func(c *cup.Config) { c.Game, c.Variant = "entropy", "" })
	again.do("yes")
	tried, game := again.session.Trial("first"), again.session.Cup().Config().Game
	if tried.State != organizer.Passed || game != "entropy" {
		t.Errorf("trial %+v", tried)
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
	m := i18n.Of(i18n.French).Programs
	perform(t, "n=x&p=a", store.Private()).has(m.BadLink)
	for _, long := range []string{nav.TooLong, "n=x&p=" + sandbox.Pack(strings.Repeat("x", sandbox.MaxProgram+1))} {
		if s := perform(t, long, store.Private()); s.session.Offered() != nil || s.troubles() != m.LongLink {
			t.Errorf("%.20s: %q", long, s.troubles())
		}
	}
}

// Games are not lost unasked: where others are to play, or by other rules.
func TestNothingIsLostUnasked(t *testing.T) {
	s := perform(t, "", store.Private())
	s.addAll("first", "last")
	s.do("start")
	for _, change := range []func(){
		func() { s.addAll("third") },
		func() { s.session.AddFiles([]organizer.File{textFile("c.py", "c"), textFile("d.py", "d")}) },
		func() { s.do("again") },
		func() { s.session.Configure(func(c *cup.Config) { c.Seed = 8 }) },
		func() { s.do("acts 1"); s.do("remove") },
	} {
		before := s.session.Cup().CSV()
		change()
		s.has(french.Erase(20))
		s.do("no")
		if s.session.Cup().CSV() != before {
			t.Fatal("games are lost")
		}
	}
	s.session.Rename(0, "Renamed")
	if played, _ := s.session.Cup().Progress(); played != 20 || s.session.Cup().Players()[0].Name != "Renamed" {
		t.Error("another name loses games")
	}
	s.session.Rename(0, "last")
	s.has(french.BadName)
	s.session.AddFiles([]organizer.File{textFile("c.py", "c"), textFile("d.py", "d")})
	s.do("yes")
	if played, _ := s.session.Cup().Progress(); played != 0 || len(s.session.Cup().Players()) != 4 {
		t.Errorf("%d games after all, players %+v", played, s.session.Cup().Players())
	}
}

// A file that is no cup says what is wrong and changes nothing; a good one is asked about.
func TestFiles(t *testing.T) {
	s := perform(t, "", store.Private())
	s.addAll("first", "last")
	s.do("start")
	data, err := s.session.Cup().Encode()
	if err != nil {
		t.Fatal(err)
	}
	want := s.session.Cup().CSV()
	s.do("again")
	s.do("yes")
	for bad, says := range map[string]string{
		`{"tablierCup":1,"x":2}`: french.BadFile, "{": french.BadFile, `{"tablierCup":9}`: french.NewerFile,
		strings.Replace(string(data), `"b2"`, `"z9"`, 1): french.BadFile,
	} {
		s.session.Dismiss()
		s.session.OpenFile(bad)
		s.has(french.Replace)
		s.do("yes")
		s.has(says)
		if len(s.session.Cup().Players()) != 2 {
			t.Fatal("players are lost")
		}
	}
	s.session.OpenFile(string(data))
	s.do("yes")
	if s.session.Cup().CSV() != want {
		t.Errorf("the file holds\n%s\nwant\n%s", s.session.Cup().CSV(), want)
	}
}

// A cup that is over is played once more, to the same table.
func TestOnceMore(t *testing.T) {
	s := perform(t, "", store.Private())
	s.addAll("first", "last")
	s.do("start")
	want := s.session.Cup().CSV()
	s.do("again")
	s.act("yes")
	if played, _ := s.session.Cup().Progress(); played != 0 || !s.playing() {
		t.Errorf("%d games played, running %t", played, s.playing())
	}
	s.Settle()
	if s.session.Cup().CSV() != want || s.playing() {
		t.Errorf("then\n%s\nwant\n%s", s.session.Cup().CSV(), want)
	}
}

// Where the machine does not answer the cup stops and says so; nothing is lost.
func TestSilentMachine(t *testing.T) {
	s := perform(t, "", store.Private())
	s.addAll("first")
	s.session.ToggleLevel(1)
	s.Silent = true
	s.do("start")
	s.has(french.Stopped, french.Start)
	s.Silent = false
	s.do("start")
	if played, all := s.session.Cup().Progress(); played != all {
		t.Errorf("%d of %d games", played, all)
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
