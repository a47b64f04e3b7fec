package organizer_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"tablier/ai/cup"
	"tablier/app/cup/organizer"
	"tablier/app/cup/organizer/fake"
	"tablier/app/sandbox"
)

func names(players []cup.Player) (list []string) {
	for _, p := range players {
		list = append(list, p.Name)
	}
	return list
}

// Of more players than there is room for the first take part, and the rest are named; so are files that are too long.
func TestRoomIsLimited(t *testing.T) {
	s := newStage(t)
	files := []organizer.File{{Name: "long.py", Data: []byte(strings.Repeat("x", sandbox.MaxProgram+1))}}
	for i := range cup.MaxPlayers + 2 {
		files = append(files, organizer.File{Name: "p" + strconv.Itoa(i+1) + ".py", Data: []byte("first")})
	}
	s.AddFiles(files, "longer.py")
	s.Settle()
	if got := names(s.Cup().Players()); len(got) != cup.MaxPlayers || got[0] != "p1" || got[cup.MaxPlayers-1] != "p64" {
		t.Fatalf("players %v", got)
	}
	troubles := s.Notices().Troubles
	s.wantTroubles(organizer.BigPrograms, organizer.Full)
	if long, left := troubles[0].Names, troubles[1].Names; !slices.Equal(long, []string{"longer.py", "long.py"}) ||
		!slices.Equal(left, []string{"p65", "p66"}) {
		t.Errorf("troubles %+v", troubles)
	}
	s.ToggleLevel(1)
	s.wantTroubles(organizer.Full)
	if len(s.Cup().Players()) != cup.MaxPlayers {
		t.Error("one more takes part")
	}
}

// Players are called differently, whatever they bring; levels that a game does not have become its best.
func TestPlayersHaveNames(t *testing.T) {
	s := newStage(t)
	for range 2 {
		s.AddFiles([]organizer.File{{Name: "a\n.py", Data: []byte("first")}, {Name: ".py", Data: []byte("last")}})
	}
	if got := names(s.Cup().Players()); !slices.Equal(got, []string{"a", "?", "a 2", "? 2"}) {
		t.Errorf("names %q", got)
	}
	most, fewest := cup.Config{Game: s.Games[0].ID()}, cup.Config{Game: s.Games[0].ID()}
	for _, g := range s.Games {
		for _, variant := range g.Spec.Variants {
			of := cup.Config{Game: g.ID(), Variant: variant}
			if s.levels(of) > s.levels(most) {
				most = of
			}
			if s.levels(of) < s.levels(fewest) {
				fewest = of
			}
		}
	}
	s = newStage(t)
	play := func(of cup.Config) { s.Configure(func(c *cup.Config) { c.Game, c.Variant = of.Game, of.Variant }) }
	play(most)
	s.ToggleLevel(s.levels(most))
	s.ToggleLevel(s.levels(most) - 1)
	s.ToggleLevel(s.levels(most) + 1)
	play(fewest)
	best := "level " + strconv.Itoa(s.levels(fewest))
	if got := s.Cup().Players(); len(got) != 2 || got[0].Level != s.levels(fewest) || got[1].Level != s.levels(fewest) ||
		!slices.Equal(names(got), []string{best, best + " 2"}) {
		t.Errorf("players %+v", got)
	}
	s.ToggleLevel(s.levels(fewest))
	if got := s.Cup().Players(); len(got) != 1 || got[0].Name != best+" 2" {
		t.Errorf("then players %+v", got)
	}
}

// Samples take part as they come with the site, and where they do not come that is told.
func TestSamplesTakePart(t *testing.T) {
	s := newStage(t)
	s.NoFiles = true
	s.AddSamples()
	s.wantTroubles(organizer.NoSamples)
	s.NoFiles = false
	s.AddSamples()
	s.Settle()
	s.wantTrials(organizer.Passed, organizer.Passed)
}

// A player who comes by a link plays only when they are let in; a damaged link or a long one is told.
func TestLinkIsLookedAtFirst(t *testing.T) {
	s := enter(fake.New(t), "n=Zo%C3%A9&p="+sandbox.Pack("first"))
	if p := s.Offered(); p == nil || p.Name != "Zoé" || p.Program != "first" || len(s.Cup().Players()) != 0 {
		t.Fatalf("%+v is offered, players %v", p, s.Cup().Players())
	}
	s.Accept()
	s.Accept()
	if p := s.Cup().Players(); len(p) != 1 || s.Offered() != nil {
		t.Errorf("players %+v", p)
	}
	s.Enter("n=Lou&p=" + sandbox.Pack("last"))
	s.Decline()
	s.Accept()
	if p := s.Cup().Players(); len(p) != 1 {
		t.Errorf("then players %+v", p)
	}
	for opens, fault := range map[string]organizer.Fault{
		"n=x&p=a": organizer.BadLink, "n=x&p=" + sandbox.Pack(strings.Repeat("x", sandbox.MaxProgram+1)): organizer.LongLink,
	} {
		bad := enter(fake.New(t), opens)
		bad.wantTroubles(fault)
		if bad.Offered() != nil {
			t.Errorf("%.20s offers %+v", opens, bad.Offered())
		}
	}
}

// Whoever is offered while games have been played stays offered until the question is answered.
func TestOfferOutlivesTheQuestion(t *testing.T) {
	s := newStage(t)
	s.join("first", "last")
	s.play()
	s.Enter("n=Lou&p=" + sandbox.Pack("last"))
	s.Accept()
	s.answer(false)
	if s.Offered() == nil || len(s.Cup().Players()) != 2 {
		t.Errorf("%+v is offered, players %v", s.Offered(), s.Cup().Players())
	}
	s.Accept()
	s.answer(true)
	if s.Offered() != nil || len(s.Cup().Players()) != 3 {
		t.Errorf("then %+v is offered, players %v", s.Offered(), s.Cup().Players())
	}
}

// Games are not lost unasked, whatever a person changes; another name changes nothing.
func TestNothingIsLostUnasked(t *testing.T) {
	s := newStage(t)
	s.join("first", "last")
	s.play()
	before := s.Cup().CSV()
	for i, change := range []func(){
		func() { s.join("third") }, s.Restart, func() { s.Remove(1) }, func() { s.ToggleLevel(1) }, s.AddSamples,
		func() { s.Configure(func(c *cup.Config) { c.Seed = 8 }) },
	} {
		change()
		if q := s.Notices().Question; q == nil || q.Games != 20 || s.Questions != i+1 || s.Notices().Finished {
			t.Fatalf("change %d: question %+v, asked %d times", i, q, s.Questions)
		}
		s.answer(false)
		if s.Cup().CSV() != before || s.Notices().Question != nil {
			t.Fatalf("change %d: games are lost", i)
		}
	}
	s.Rename(0, " Renamed ")
	if s.Cup().Players()[0].Name != "Renamed" {
		t.Errorf("players %+v", s.Cup().Players())
	}
	s.Rename(0, "last")
	s.wantTroubles(organizer.BadName)
	s.wantProgress(20, 20)
	s.Remove(1)
	s.answer(true)
	s.wantProgress(0, 0)
}

// A file takes part as Python reads it, whatever has written it.
func TestFilesOfAllEditors(t *testing.T) {
	s := newStage(t)
	s.AddFiles([]organizer.File{
		{Name: "wide.py", Data: []byte("\xff\xfef\x00i\x00r\x00s\x00t\x00")},
		{Name: "marked.py", Data: []byte("\ufefflast\r\n")},
		{Name: "quoted.py", Data: []byte("print(“é”)\u00a0# “é”")}, {Name: "windows.py", Data: []byte("x = '\xe9'")},
	})
	s.Settle()
	var programs []string
	for _, p := range s.Cup().Players() {
		programs = append(programs, p.Program)
	}
	want := []string{"first", "last\n", `print("é") # “é”`, "x = 'é'"}
	if !slices.Equal(programs, want) {
		t.Errorf("programs %q, want %q", programs, want)
	}
}

// Many players meet in two games a pair, few in twenty, unless a person has chosen another number.
func TestGamesOfManyPlayers(t *testing.T) {
	s := newStage(t)
	add := func(n int) {
		for range n {
			s.AddFiles([]organizer.File{{Name: "p.py", Data: []byte("first")}})
		}
	}
	wants := func(games int) {
		t.Helper()
		if got := s.Cup().Config().Games; got != games {
			t.Errorf("%d players meet in %d games, want %d", len(s.Cup().Players()), got, games)
		}
	}
	add(11)
	wants(20)
	add(1)
	wants(2)
	s.Configure(func(c *cup.Config) { c.Games = 4 })
	add(1)
	s.Remove(0)
	s.Remove(0)
	wants(4)
	s.Configure(func(c *cup.Config) { c.Games = 20 })
	add(1)
	wants(2)
	s.Remove(0)
	wants(20)
}

// Players of another page take part once the cup that is kept has been read, which asks before its games are lost; a
// cup without players is played at their game.
func TestBring(t *testing.T) {
	w := fake.New(t)
	class := []cup.Player{
		{Name: "Zoé", Kind: cup.Program, Program: "first"}, {Name: "Zoé", Kind: cup.Program, Program: "last"},
	}
	s := &stage{organizer.New(w.Games, w.Environment()), w}
	s.Bring("entropy", class)
	if len(s.Cup().Players()) != 0 {
		t.Error("they take part in a cup that is not shown")
	}
	s.Enter("")
	s.Settle()
	if players := s.Cup().Players(); len(players) != 2 || players[1].Name != "Zoé 2" || s.Game().ID() != "entropy" {
		t.Errorf("%v at %s", players, s.Game().ID())
	}
	s.Configure(func(c *cup.Config) {
		c.Game, c.Variant, c.Options, c.Games = "tapatan", "", nil, 2
	})
	s.play()
	again := &stage{organizer.New(w.Games, w.Environment()), w}
	again.Bring("hyle", class[:1])
	again.Enter("")
	again.Settle()
	again.wantProgress(2, 2)
	if q := again.Notices().Question; q == nil {
		t.Fatal("it does not ask")
	}
	again.answer(true)
	if players := again.Cup().Players(); len(players) != 3 || again.Game().ID() != "tapatan" {
		t.Errorf("%v at %s", players, again.Game().ID())
	}
}
