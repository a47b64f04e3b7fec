package main

import (
	"errors"
	"io"
	"math"
	"runtime"
	"slices"
	"strings"
	"testing"

	"tablier/ai/players"
	"tablier/ai/tools/references"
	"tablier/rules"
)

func pairing(t *testing.T, a Arena, higher, lower string) Pairing {
	t.Helper()
	list := named(t, higher+","+lower)
	return Pairing{Arena: a, Contestants: [2]Contestant{list[0], list[1]}, Games: 4, Cap: 500}
}

func mustPlay(t *testing.T, p Pairing) Tally {
	t.Helper()
	got, err := p.Play()
	if err != nil {
		t.Fatal(err)
	}
	return got
}

// In Tapatan the first free point and the last each fill a file, so that who opens wins with the fifth ply.
func TestTallyOfPairing(t *testing.T) {
	for _, c := range []struct {
		higher, lower string
		games, cap    int
		want          Tally
	}{
		{"2", "1", 4, 500, Tally{Won: 2, Lost: 2, Plies: 5}},
		{"2", "1", 3, 500, Tally{Won: 2, Lost: 1, Plies: 5}},
		{"2", "1", 2, 5, Tally{Won: 1, Lost: 1, Plies: 5}},
		{"2", "1", 2, 4, Tally{Drawn: 2, Plies: 4}},
		{"ms=9", "1", 2, 500, Tally{Won: 1, Lost: 1, Plies: 5}},
	} {
		p := pairing(t, fake(t, "tapatan"), c.higher, c.lower)
		p.Games, p.Cap = c.games, c.cap
		if got := mustPlay(t, p); got != c.want {
			t.Errorf("%s – %s, %d games, cap %d: %+v, want %+v", c.higher, c.lower, c.games, c.cap, got, c.want)
		}
	}
}

func TestScore(t *testing.T) {
	tally := Tally{Won: 50, Drawn: 20, Lost: 30}
	// 100·variance = 50·0.4² + 20·0.1² + 30·0.6² = 19
	if tally.Score() != 0.6 || math.Abs(tally.Error()-math.Sqrt(19)/100) > 1e-12 {
		t.Errorf("got %v ± %v", tally.Score(), tally.Error())
	}
}

// The same seed gives the same games, however many are played at a time.
func TestPairingIsSeeded(t *testing.T) {
	p := pairing(t, arenaOf(t, "tapatan"), "2", "1")
	p.Games = 40
	want := mustPlay(t, p)
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	if got := mustPlay(t, p); got != want {
		t.Errorf("%+v on one processor, %+v on all", got, want)
	}
	p.Seed++
	if got := mustPlay(t, p); got == want {
		t.Errorf("%+v whatever the seed", got)
	}
}

// Each opening is played twice with the seats swapped, and the next two games have another.
func TestOpeningsArePlayedTwice(t *testing.T) {
	p := pairing(t, fake(t, "entropy"), "2", "1")
	p.Plies, p.Cap = 6, 7
	machine := p.Machine()
	var openings [][]rules.Move
	for i := range 4 {
		g, err := p.game(machine, i)
		if err != nil || g.match.Plies() != 7 || g.first != i%2 {
			t.Fatalf("game %d: %+v, %v", i, g, err)
		}
		pick := []func([]rules.Move) rules.Move{last, first}[g.first]
		if want := pick(g.match.At(6).Moves()); g.match.Move(7) != want {
			t.Errorf("game %d: %s after the opening, want %s", i, g.match.Move(7), want)
		}
		openings = append(openings, g.match.Moves()[:6])
	}
	if !slices.Equal(openings[0], openings[1]) || !slices.Equal(openings[2], openings[3]) ||
		slices.Equal(openings[0], openings[2]) {
		t.Errorf("openings %v", openings)
	}
}

// In a match of several rounds chance draws the same in each of them, in the next match otherwise; no ply is random.
func TestRoundsHaveTheSameLuck(t *testing.T) {
	p := pairing(t, referees(t, "5"), "greedy", "random")
	if plies, err := p.usualPlies(); err != nil || plies != 0 {
		t.Errorf("%d random plies, %v", plies, err)
	}
	var drawn [4]string
	for i := range 2 {
		g, err := p.game(nil, i)
		if err != nil || g.first != i {
			t.Fatalf("match %d: %+v, %v", i, g, err)
		}
		for ply, move := range g.match.Moves() {
			if g.match.At(ply).ToMove() == rules.Chance {
				drawn[2*i+g.match.RoundAt(ply)] += string(move)
			}
		}
	}
	if drawn[0] != drawn[1] || drawn[2] != drawn[3] || drawn[0] == drawn[2] || len(drawn[0]) != 50 {
		t.Errorf("drawn: %q", drawn)
	}
}

// What each contestant leads by as Second is told of the rounds in which it is that, whoever opens.
func TestLead(t *testing.T) {
	for _, games := range []int{1, 2, 3} {
		p := pairing(t, referees(t, "5"), "greedy", "random")
		p.Games = games
		var want [2]Mean
		for i := range games {
			g, err := p.game(nil, i)
			if err != nil {
				t.Fatal(err)
			}
			score := g.match.Result().Score // who opens makes no points in the first round, and all its points in the second
			want[g.first].add(float64(score[0]))
			want[1-g.first].add(float64(score[1]))
		}
		if got := mustPlay(t, p); got.Lead != want || got.Lead[0].Value() < got.Lead[1].Value() {
			t.Errorf("%d matches: %v, want %v", games, got.Lead, want)
		}
	}
}

// In a game of one round the points of each contestant count, whoever opens; and a cheat is shown what others do not
// see.
func TestPoints(t *testing.T) {
	known := references.Of("stratege")
	p := Pairing{Arena: arenaOf(t, "stratege"), Games: 3, Plies: 36, Cap: 2000}
	p.Contestants = [2]Contestant{{Reference: known["cheater"]}, {Reference: known["random"]}}
	var want Mean
	for i := range p.Games {
		g, err := p.game(nil, i)
		if err != nil {
			t.Fatal(err)
		}
		score := g.match.Result().Score
		want.add(float64([2]int{score[0] - score[1], score[1] - score[0]}[g.first]))
	}
	if got := mustPlay(t, p); got.Points != want || got.Won < 2 {
		t.Errorf("%+v, want %v", got, want)
	}
}

// Whoever scores less than asked for makes the command fail, after it has printed what there is to tell.
func TestLeast(t *testing.T) {
	o := options{game: "stratege", levels: "random", against: "greedy", games: 4, plies: 36, cap: 2000, seed: 1}
	var out strings.Builder
	if err := run(&out, o); err != nil || !strings.Contains(out.String(), " points\n") {
		t.Errorf("%v after %q", err, out.String())
	}
	o.least = 90
	if err := run(io.Discard, o); err == nil || !strings.Contains(err.Error(), "want 90 %") {
		t.Errorf("error %v", err)
	}
}

func TestMean(t *testing.T) {
	var m Mean
	if m.String() != "0.00 ± 0.00" {
		t.Errorf("of nothing: %v", m)
	}
	for _, x := range []float64{1, 2, 3, 6} {
		m.add(x)
	}
	// The squares of 2, 1, 0 and 3 are 14; 14/(4·3) has the root 1.08.
	if m.String() != "3.00 ± 1.08" {
		t.Error(m)
	}
}

// An opening that ends the game is none.
func TestOpeningsLeaveAGame(t *testing.T) {
	a := arenaOf(t, "tapatan")
	ended := 0
	for seed := range uint64(50) {
		m, err := a.opening(6, seed)
		if err != nil || m.ToMove() == rules.Nobody || m.Ply() != 6 {
			t.Errorf("seed %d: %v, %v", seed, m.Moves(), err)
		}
		if m, err := a.playOpening(6, seed, 0); err == nil && m.ToMove() == rules.Nobody {
			ended++
		}
	}
	if ended == 0 {
		t.Error("no random walk ends, so that nothing was tested")
	}
	if _, err := a.opening(300, 0); err == nil {
		t.Error("a random game of Tapatan lasted for 300 plies")
	}
}

func TestUsualPlies(t *testing.T) {
	for game, want := range map[string]int{"tapatan": 0, "entropy": 6} {
		if got, err := arenaOf(t, game).usualPlies(); err != nil || got != want {
			t.Errorf("%s: %d, %v; want %d", game, got, err, want)
		}
	}
}

// Tapatan's perfect level loses to nobody, and wins whenever it opens.
func TestAgainstRandom(t *testing.T) {
	p := pairing(t, arenaOf(t, "tapatan"), "6", "random")
	p.Games = 40
	got := mustPlay(t, p)
	if got.Lost > 0 || got.Won < 20 {
		t.Errorf("level 6 against random: %+v", got)
	}
	if again := mustPlay(t, p); again != got {
		t.Errorf("%+v, then %+v", got, again)
	}
}

// Random plays by the seed alone, but not always the same where a position comes back.
func TestRandom(t *testing.T) {
	random, a := named(t, "random")[0], fake(t, "entropy")
	m, err := a.opening(0, 0)
	if err != nil {
		t.Fatal(err)
	}
	begin, other := map[rules.Move]bool{}, 0
	for seed := range uint64(20) {
		at := func(plies int) rules.Move {
			for m.Ply() > 0 {
				m.Undo()
			}
			for _, move := range []rules.Move{"a2-b2", "e4-d4", "b2-a2", "d4-e4"}[:plies] {
				if err := m.Play(move); err != nil {
					t.Fatal(err)
				}
			}
			move, err := random.choose(nil, m, seed)
			if err != nil {
				t.Fatal(err)
			}
			return move
		}
		move := at(0)
		if at(4) != move {
			other++
		}
		if again := at(0); again != move {
			t.Errorf("seed %d: %s, then %s", seed, move, again)
		}
		begin[move] = true
	}
	if len(begin) < 10 || other < 10 {
		t.Errorf("20 seeds begin with %v; %d choose otherwise in the same position", begin, other)
	}
}

func TestPairingFails(t *testing.T) {
	p := pairing(t, arenaOf(t, "tapatan"), "9", "1")
	var level *players.LevelError
	if _, err := p.Play(); !errors.As(err, &level) {
		t.Errorf("a level that there is not: %v", err)
	}
	p = pairing(t, fake(t, "tapatan"), "2", "1")
	p.Setup.Variant = "none"
	var unknown *rules.UnknownError
	if _, err := p.Play(); !errors.As(err, &unknown) {
		t.Errorf("an unknown variant: %v", err)
	}
	p = pairing(t, fake(t, "tapatan"), "2", "1")
	cheat := picker{func([]rules.Move) rules.Move { return "a9" }}
	p.Machine = func() *players.Player {
		return &players.Player{Levels: []players.Level{{Engine: cheat}, {Engine: cheat}}}
	}
	var illegal *rules.Illegal
	if _, err := p.Play(); !errors.As(err, &illegal) {
		t.Errorf("an illegal move: %v", err)
	}
}
