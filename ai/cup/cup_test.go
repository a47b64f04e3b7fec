package cup_test

import (
	"errors"
	"fmt"
	"os/exec"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"tablier/ai/cup"
	"tablier/rules"
	"tablier/rules/all"
)

// What cannot be a cup says what is wrong with it.
func TestNewRefuses(t *testing.T) {
	two := programs("A", "B")
	with := func(p cup.Player) []cup.Player { return append(programs("A", "B"), p) }
	change := func(f func(*cup.Config)) cup.Config {
		c := config("tapatan", 2)
		f(&c)
		return c
	}
	for want, c := range map[string]struct {
		config  cup.Config
		players []cup.Player
	}{
		`unknown game "chess"`:               {config("chess", 2), two},
		`unknown variant "x"`:                {change(func(c *cup.Config) { c.Variant = "x" }), two},
		`unknown option "x"`:                 {change(func(c *cup.Config) { c.Options = []string{"x"} }), two},
		"cup: games 3: want":                 {config("tapatan", 3), two},
		"cup: games 0: want":                 {config("tapatan", 0), two},
		"cup: games 1002: want":              {config("tapatan", 1002), two},
		"cup: plies -1: want":                {change(func(c *cup.Config) { c.Plies = -1 }), two},
		"cup: plies 51: want":                {change(func(c *cup.Config) { c.Plies = 51 }), two},
		"cup: cap 6: want":                   {change(func(c *cup.Config) { c.Plies, c.Cap = 6, 6 }), two},
		"cup: cap 2001: want":                {change(func(c *cup.Config) { c.Cap = 2001 }), two},
		"cup: seed 900719925474099":          {change(func(c *cup.Config) { c.Seed = 1 << 53 }), two},
		"cup: calls 0: want":                 {change(func(c *cup.Config) { c.Calls = 0 }), two},
		"cup: players 65: want":              {config("tapatan", 2), make([]cup.Player, 65)},
		`cup: player 3 "": want a name`:      {config("tapatan", 2), with(cup.Player{Kind: cup.Program})},
		`cup: player 3 " C": want a name`:    {config("tapatan", 2), with(programs(" C")[0])},
		`cup: player 3 "C\nD": want a name`:  {config("tapatan", 2), with(programs("C\nD")[0])},
		`cup: player 3 "C\xff": want a name`: {config("tapatan", 2), with(programs("C\xff")[0])},
		`cup: player 3 "C": want the kind`:   {config("tapatan", 2), with(cup.Player{Name: "C", Kind: "x"})},
		`cup: player 3 "C": want a level`:    {config("tapatan", 2), with(cup.Player{Name: "C", Kind: cup.Level})},
		`cup: player 3 "C": want a program`: {
			config("tapatan", 2), with(cup.Player{Name: "C", Kind: cup.Program, Program: "\xff"}),
		},
		`cup: player 3 "C": want no level`: {
			config("tapatan", 2), with(cup.Player{Name: "C", Kind: cup.Program, Level: 1}),
		},
		`cup: player 3 "C": want no program`: {
			config("tapatan", 2), with(cup.Player{Name: "C", Kind: cup.Level, Level: 1, Program: "x"}),
		},
		`cup: player 3 "B": want another name than that of player 2`: {
			config("tapatan", 2), with(two[1]),
		},
	} {
		if _, err := cup.New(all.Games(), c.config, c.players); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("error %v, want %s", err, want)
		}
	}
}

// A game that has been played as a driver plays it is taken; one that cannot have been is not, and leaves nothing.
func TestRecordRefuses(t *testing.T) {
	players := append(programs("First", "Last"), cup.Player{Name: "Level", Kind: cup.Level, Level: 1})
	c := mustNew(t, config("tapatan", 2), players...)
	good, number := cup.Result{}, 0
	for n := 1; n <= c.Games(); n++ {
		if p := c.Pairing(n); p.First == 0 && p.Second == 1 {
			good, number = play(t, c, n), n
		}
	}
	change := func(f func(*cup.Result)) cup.Result {
		r := good
		r.Moves = slices.Clone(good.Moves)
		f(&r)
		return r
	}
	levels := 0 // a game in which a level opens
	for n := 1; n <= c.Games(); n++ {
		if c.Pairing(n).First == 2 {
			levels = n
		}
	}
	for want, bad := range map[string]struct {
		number int
		result cup.Result
	}{
		"cup: game 0: want a number from 1 to 6": {0, good},
		"cup: game 7: want a number from 1 to 6": {7, good},
		"move 3: illegal move \"z9\"":            {number, change(func(r *cup.Result) { r.Moves[2] = "z9" })},
		"over":                                   {number, change(func(r *cup.Result) { r.Moves = append(r.Moves, "a1") })},
		"the game is not over":                   {number, change(func(r *cup.Result) { r.Moves = r.Moves[:2] })},
		"result nobody by":                       {number, change(func(r *cup.Result) { r.Winner = rules.Nobody })},
		"by error: want":                         {number, change(func(r *cup.Result) { r.Reason = cup.Failed })},
		"want a program to move":                 {number, change(func(r *cup.Result) { r.Fault = wrong() })},
		"fault \"program\" in line 12: want a program to move": {
			levels, cup.Result{Winner: rules.Second, Reason: cup.Failed, Fault: wrong()},
		},
		"want second by error with a fault": {number, cup.Result{Winner: rules.First, Reason: cup.Failed, Fault: wrong()}},
		"want a line from 0": {
			number, cup.Result{Winner: rules.Second, Reason: cup.Failed, Fault: &cup.Fault{Kind: "x", Line: -1}},
		},
		"want a kind": {
			number, cup.Result{Winner: rules.Second, Reason: cup.Failed, Fault: &cup.Fault{Kind: "X"}},
		},
	} {
		err := c.Record(bad.number, bad.result)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want %s", err, want)
		}
		if played, _ := c.Progress(); played != 0 {
			t.Fatalf("recorded: %s", want)
		}
	}
	if err := c.Record(number, good); err != nil {
		t.Fatal(err)
	}
	if err := c.Record(number, good); !errors.Is(err, cup.ErrRecorded) {
		t.Errorf("recorded twice: %v", err)
	}
	if got, ok := c.Result(number); !ok || !reflect.DeepEqual(got, good) {
		t.Errorf("recorded %v, have %v", good, got)
	}
}

// A move of chance that the seed does not draw is no result.
func TestRecordChecksDraws(t *testing.T) {
	c := mustNew(t, config("hyle", 2), programs("First", "Last")...)
	r := play(t, c, 1)
	g, err := c.Start(1)
	if err != nil {
		t.Fatal(err)
	}
	for _, draw := range g.Match().At(0).Moves() {
		if draw != r.Moves[0] {
			r.Moves[0] = draw
			break
		}
	}
	var illegal *rules.Illegal
	if err := c.Record(1, r); !errors.As(err, &illegal) || illegal.Fault != rules.BadDraw {
		t.Errorf("error %v, want that of a draw", err)
	}
}

// With five errors a program plays the lap to its end and no more; the others go on, and games recorded in another
// order count the same.
func TestSetAside(t *testing.T) {
	const players, games = 4, 8
	c := mustNew(t, config("tapatan", games), programs("First", "Wrong", "Random", "Last")...)
	playAll(t, c, 1000)
	for number := 1; number <= c.Games(); number++ {
		p := c.Pairing(number)
		_, has := c.Result(number)
		// three games a lap: the fifth error is one of the second
		if want := p.Lap <= 2 || p.First != 1 && p.Second != 1; has != want {
			t.Errorf("game %d of lap %d, %d against %d: played %v", number, p.Lap, p.First, p.Second, has)
		}
	}
	const all = 3*games + 3*2
	if played, of := c.Progress(); played != all || of != all {
		t.Errorf("%d games of %d, want %d", played, of, all)
	}
	last := c.Games()
	for p := c.Pairing(last); p.First != 1 && p.Second != 1; p = c.Pairing(last) {
		last--
	}
	if err := c.Record(last, play(t, c, last)); !errors.Is(err, cup.ErrAside) {
		t.Errorf("error %v, want that of a player who is set aside", err)
	}

	backwards := mustNew(t, c.Config(), c.Players()...)
	for number := c.Games(); number > 0; number-- {
		if err := backwards.Record(number, play(t, c, number)); err != nil {
			if !errors.Is(err, cup.ErrAside) {
				t.Fatal(err)
			}
		}
	}
	for number := 1; number <= c.Games(); number++ {
		if want, has := c.Result(number); has {
			if got, _ := backwards.Result(number); !reflect.DeepEqual(got, want) {
				t.Errorf("game %d: %v recorded backwards, else %v", number, got, want)
			}
		}
	}
	if played, of := backwards.Progress(); played != all || of != all {
		t.Errorf("recorded backwards: %d games of %d, want %d", played, of, all)
	}
}

// A driver that does what cannot be done is told so, and the game is as it was.
func TestGameRefuses(t *testing.T) {
	c := mustNew(t, config("tapatan", 2), append(programs("First"), cup.Player{Name: "L", Kind: cup.Level, Level: 1})...)
	g, err := c.Start(1)
	if err != nil {
		t.Fatal(err)
	}
	var illegal *rules.Illegal
	if err := g.Play("z9"); !errors.As(err, &illegal) {
		t.Errorf("error %v, want that of an illegal move", err)
	}
	if turn, running := g.Turn(); !running || turn.Ply != 0 || turn.Seat != rules.First || turn.Player != 0 ||
		turn.Level != 0 {
		t.Errorf("turn %+v, want the first", turn)
	}
	if err := g.Play("b2"); err != nil {
		t.Fatal(err)
	}
	if turn, _ := g.Turn(); turn.Level != 1 || turn.Seed == 0 {
		t.Errorf("turn %+v, want that of level 1", turn)
	}
	var fault *cup.FaultError
	if err := g.Fail(*wrong()); !errors.As(err, &fault) {
		t.Errorf("a level has failed: %v", err)
	}
	if err := g.Play("a1"); err != nil {
		t.Fatal(err)
	}
	if err := g.Fail(*wrong()); err != nil {
		t.Fatal(err)
	}
	if err := g.Fail(*wrong()); !errors.As(err, &fault) {
		t.Errorf("failed twice: %v", err)
	}
	if err := g.Play("c3"); !errors.As(err, &illegal) || illegal.Fault != rules.GameOver {
		t.Errorf("a game went on that was over: %v", err)
	}
	r, over := g.Result()
	if got := fmt.Sprint(r, over); !over || r.Winner != rules.Second || r.Reason != cup.Failed || r.Fault.Line != 12 {
		t.Errorf("result %s", got)
	}
	if _, err := c.Start(3); err == nil {
		t.Error("a game was started that there is not")
	}
}

// The package is part of what a page loads: it needs no engine, and no fmt but that of the reader of JSON.
func TestImports(t *testing.T) {
	own, err := exec.Command("go", "list", "-f", `{{join .Imports " "}}`, ".").Output()
	if err != nil || slices.Contains(strings.Fields(string(own)), "fmt") {
		t.Errorf("the package imports %s: %v", own, err)
	}
	out, err := exec.Command("go", "list", "-deps", ".").Output()
	if err != nil {
		t.Fatal(err)
	}
	deps := strings.Fields(string(out))
	for _, dep := range deps {
		small := []string{"tablier/ai/cup", "tablier/ai/sheet", "tablier/ai", "tablier/ai/plan", "tablier/rules"}
		if strings.HasPrefix(dep, "tablier/") && !slices.Contains(small, dep) {
			t.Errorf("the package depends on %s", dep)
		}
	}
}

// What a program says at too great a length is cut, and what is no text left out: the game is lost all the same.
func TestLongFaultsAreCut(t *testing.T) {
	c := mustNew(t, config("tapatan", 2), programs("First", "Other")...)
	g, err := c.Start(1)
	if err != nil {
		t.Fatal(err)
	}
	long := strings.Repeat("é", 6_000)
	if err := g.Fail(cup.Fault{Kind: "program", Type: long, Text: "\xff" + long}); err != nil {
		t.Fatal(err)
	}
	r, over := g.Result()
	if !over || len(r.Fault.Type) != 100 || len(r.Fault.Text) != 9_998 || !utf8.ValidString(r.Fault.Text) {
		t.Errorf("over %t, a type of %d bytes, a text of %d", over, len(r.Fault.Type), len(r.Fault.Text))
	}
	if err := c.Record(1, r); err != nil {
		t.Error(err)
	}
}
