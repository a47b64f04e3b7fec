package main

import (
	"runtime"
	"slices"
	"strings"
	"testing"

	"tablier/ai/cup"
	"tablier/ai/players"
	"tablier/rules/all"
)

// cupOf returns a cup of programs without a text, of names between spaces, for pretend to play.
func cupOf(t *testing.T, games int, names string) *cup.Cup {
	t.Helper()
	var list []cup.Player
	for name := range strings.FieldsSeq(names) {
		list = append(list, cup.Player{Name: name, Kind: cup.Program})
	}
	c, err := cup.New(all.Games(), cup.Config{Game: "tapatan", Games: games, Seed: 1, Calls: 1, Plies: 2}, list)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// pretend plays a game without running a program: those whose names begin with wrong fail, the others play any move.
func pretend(_ *players.Player, g *cup.Game, seats map[int]*seat) (cup.Result, error) {
	for turn, running := g.Turn(); running; turn, running = g.Turn() {
		runtime.Gosched() // so that games end in any order
		if strings.HasPrefix(seats[turn.Player].Name, "wrong") {
			if err := g.Fail(cup.Fault{Kind: "program", Line: 3, Text: "ValueError: no"}); err != nil {
				return cup.Result{}, err
			}
			continue
		}
		moves := g.View().Moves()
		if err := g.Play(moves[turn.Seed%uint64(len(moves))]); err != nil {
			return cup.Result{}, err
		}
	}
	r, _ := g.Result()
	return r, nil
}

// The table is one of players, best first, with what they did against each other; below it stand those who cannot be
// told apart, and the errors.
func TestPrintTable(t *testing.T) {
	c := cupOf(t, 4, "zoé élan wrong")
	h := hall{Arena: arenaOf(t, "tapatan"), cup: c, play: pretend}
	if err := h.playAll(); err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	printTable(&out, c)
	const want = `    player          1          2          3  points  games    share  margin
 1  zoé             -  4 (1-2-1)  8 (4-0-0)      12      8   75.0 %  32.4 %
 2  élan    4 (1-2-1)          -  8 (4-0-0)      12      8   75.0 %  32.4 %
 3  wrong   0 (0-0-4)  0 (0-0-4)          -       0      8    0.0 %  37.8 %
zoé cannot be told apart from élan.
wrong has lost 8 by an error: line 3: program: ValueError: no
wrong was set aside after 8 games.
`
	if out.String() != want {
		t.Errorf("printed\n%s\nwant\n%s", &out, want)
	}
	if low := lowest(c.Table()); low != 0.5 { // zoé against élan, for wrong is never the first of a pair
		t.Errorf("the lowest score is %v", low)
	}
}

// Levels play by the moves of the machine: of the fake one the first plays the first move there is, the other the last.
func TestCupOfLevels(t *testing.T) {
	config := cup.Config{Game: "tapatan", Games: 2, Seed: 1, Calls: 1}
	c, err := cup.New(all.Games(), config, []cup.Player{
		{Name: "first", Kind: cup.Level, Level: 1}, {Name: "last", Kind: cup.Level, Level: 2},
	})
	if err != nil {
		t.Fatal(err)
	}
	h := hall{Arena: fake(t, "tapatan"), cup: c, play: playSeats}
	if err := h.playAll(); err != nil {
		t.Fatal(err)
	}
	if r := c.Table().Rows[0]; r.Score != (cup.Score{Won: 1, Lost: 1}) { // who opens wins with the fifth ply
		t.Errorf("first: %+v", r)
	}
}

// Whatever the order in which games end, the cup is the same, also where several players are set aside.
func TestCupInAnyOrder(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	var want []byte
	for processors := range 12 {
		runtime.GOMAXPROCS(1 + processors)
		c := cupOf(t, 10, "a wrong1 b wrong2 wrong3 c")
		h := hall{Arena: arenaOf(t, "tapatan"), cup: c, play: pretend}
		if err := h.playAll(); err != nil {
			t.Fatal(err)
		}
		got, err := c.Encode()
		if err != nil {
			t.Fatal(err)
		}
		if want == nil {
			want = got
		}
		if !slices.Equal(got, want) {
			t.Errorf("on %d processors\n%s\non one\n%s", 1+processors, got, want)
		}
	}
}

// Who is set aside by errors that do not count in the end, because another is set aside by earlier games, plays on.
func TestCupOpensGamesAgain(t *testing.T) {
	c := cupOf(t, 6, "late wrong1 wrong2 wrong3 d")
	for number := 1; number <= c.Games(); number++ {
		p := c.Pairing(number)
		if p.Lap != 3 && p.Lap != 4 || p.First != 0 && p.Second != 0 || p.First == 4 || p.Second == 4 {
			continue
		}
		if err := c.Record(number, failing(t, c, number, 0)); err != nil {
			t.Fatal(err)
		}
	}
	if !c.Table().Rows[0].Aside {
		t.Fatal("late is not set aside at first, so that nothing is tested")
	}
	h := hall{Arena: arenaOf(t, "tapatan"), cup: c, play: pretend}
	if err := h.playAll(); err != nil {
		t.Fatal(err)
	}
	// Against d all six games are played, against each of the others those of the first two laps.
	if r := c.Table().Rows[0]; r.Aside || r.Games() != 12 {
		t.Errorf("late: %+v", r)
	}
}

// A game that is still played when one of its players is set aside counts for nobody, and is no error.
func TestCupDropsGames(t *testing.T) {
	c := cupOf(t, 10, "wrong a")
	h := hall{cup: c}
	h.play = func(machine *players.Player, g *cup.Game, seats map[int]*seat) (cup.Result, error) {
		h.play = pretend
		for number := 1; number <= 6; number++ {
			if err := h.playGame(nil, number); err != nil {
				t.Errorf("game %d: %v", number, err)
			}
		}
		return pretend(machine, g, seats)
	}
	if err := h.playGame(nil, 7); err != nil {
		t.Error(err)
	}
	if r := c.Table().Rows[0]; !r.Aside || r.Games() != 6 {
		t.Errorf("wrong: %+v", r)
	}
}

// failing returns how a game ends in which a player fails with its first move.
func failing(t *testing.T, c *cup.Cup, number, player int) cup.Result {
	t.Helper()
	g, err := c.Start(number)
	for turn, _ := g.Turn(); err == nil && turn.Player != player; turn, _ = g.Turn() {
		err = g.Play(g.View().Moves()[0])
	}
	if err == nil {
		err = g.Fail(cup.Fault{Kind: "program"})
	}
	if err != nil {
		t.Fatal(err)
	}
	r, _ := g.Result()
	return r
}
