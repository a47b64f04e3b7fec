package study

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"tablier/app/board"
	"tablier/app/boards/bag"
	"tablier/app/boards/morris"
	"tablier/app/boards/stratege"
	"tablier/app/play"
	"tablier/rules"
	"tablier/rules/all"
	rulesbag "tablier/rules/conform/bag"
)

func known(exact bool, lead float64, best rules.Move) Value {
	return Value{Known: true, Exact: exact, Lead: lead, Best: best}
}

func TestTurned(t *testing.T) {
	win, draw, loss := known(true, 1, "x"), known(true, 0, "x"), known(true, -1, "x")
	for _, c := range []struct {
		name          string
		before, after Point
		move          rules.Move
		want          Turn
	}{
		{"a win kept", Point{Value: win}, Point{Value: win}, "m", NoTurn},
		{"a win for a draw", Point{Value: win}, Point{Value: draw}, "m", WinSlips},
		{"a win for a loss", Point{Value: win}, Point{Value: loss}, "m", GameTurns},
		{"a draw for a loss", Point{Value: draw}, Point{Value: loss}, "m", DrawSlips},
		{"nothing left to lose", Point{Value: loss}, Point{Value: loss}, "m", NoTurn},
		{"the other's win", Point{Value: loss, Seat: 1}, Point{Value: draw}, "m", WinSlips},
		{"the other's draw", Point{Value: draw, Seat: 1}, Point{Value: win}, "m", DrawSlips},
		{"good for the other", Point{Value: draw, Seat: 1}, Point{Value: loss}, "m", NoTurn},
		{"an estimate that falls", Point{Value: known(false, .4, "x")}, Point{Value: known(false, -.1, "x")}, "m", LeadSlips},
		{"an estimate that sags", Point{Value: known(false, .4, "x")}, Point{Value: known(false, 0, "x")}, "m", NoTurn},
		{"an estimate that is lost", Point{Value: known(false, 0, "x")}, Point{Value: loss}, "m", LeadSlips},
		{"a win of which little is left", Point{Value: win}, Point{Value: known(false, .4, "x")}, "m", LeadSlips},
		{"the machine's own choice", Point{Value: known(false, .6, "x")}, Point{Value: known(false, 0, "")}, "x", NoTurn},
		{"a forced move", Point{Value: win, Forced: true}, Point{Value: loss}, "m", NoTurn},
		{"chance", Point{Value: win, Seat: -1}, Point{Value: loss}, "m", NoTurn},
		{"bad luck after the move", Point{Value: win}, Point{Value: loss, Lucky: true}, "m", NoTurn},
		{"another round", Point{Value: win}, Point{Value: loss, NewRound: true}, "m", NoTurn},
		{"nothing known before", Point{}, Point{Value: loss}, "m", NoTurn},
		{"nothing known after", Point{Value: win}, Point{}, "m", NoTurn},
	} {
		if got := Turned(c.before, c.after, c.move); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// What is counted of a review are the positions in which somebody played, and the last one: no set-up.
func TestProgressCountsPlay(t *testing.T) {
	white, green := "#121212343434565656", "#212121434343656565"
	table := open(t, stratege.Game(all.Games()), rules.Move(white), rules.Move(green), "a3-a4", "a8-b8")
	var s Study
	s.Follow(table)
	if known, all := s.Progress(); known != 0 || all != 3 {
		t.Errorf("%d positions of %d are known before anything was asked", known, all)
	}
	ply, _ := s.Next()
	s.Learn(ply, known(false, 0, "x"))
	if known, all := s.Progress(); known != 1 || all != 3 {
		t.Errorf("of one that is known: %d of %d", known, all)
	}
}

func open(t *testing.T, game *board.Game, moves ...rules.Move) *play.Table {
	t.Helper()
	table := play.New(game, game.Levels, 1)
	match, err := rules.NewMatch(game.Spec, rules.Setup{}, "")
	if err != nil {
		t.Fatal(err)
	}
	table.Open(match, [2]play.Seat{}, 0)
	add(t, table, moves...)
	return table
}

func add(t *testing.T, table *play.Table, moves ...rules.Move) {
	t.Helper()
	for _, m := range moves {
		table.NextRound()
		if err := table.Play(m); err != nil {
			t.Fatal(err)
		}
	}
}

// ask answers every question of a study with the values given in turn, and returns the plies asked about.
func ask(s *Study, values ...Value) []int {
	var asked []int
	for ply, ok := s.Next(); ok; ply, ok = s.Next() {
		asked = append(asked, ply)
		s.Learn(ply, values[(len(asked)-1)%len(values)])
	}
	return asked
}

func tapatan() *board.Game { return morris.Game(all.Games()) }

func TestStudyAsksOfEveryPositionButTheEnd(t *testing.T) {
	table := open(t, tapatan(), "a1", "a3", "b1", "b3", "c1")
	var s Study
	if common := s.Follow(table); common != -1 {
		t.Errorf("a new match has %d plies in common with nothing", common)
	}
	draw := known(true, 0, "b2")
	if s.Begun() {
		t.Error("the machine has said something before it is asked")
	}
	if asked := ask(&s, draw); !slices.Equal(asked, []int{4, 3, 2, 1, 0}) {
		t.Errorf("asked about %v, want the five positions in which somebody moves, the newest first", asked)
	}
	if !s.Begun() || !s.Complete() || s.Known() != 6 {
		t.Errorf("begun %t, complete %t, %d known", s.Begun(), s.Complete(), s.Known())
	}
	if end := s.At(5); !end.Exact || end.Lead != 1 || end.Seat != -1 {
		t.Errorf("the end is %+v, want the win of seat 0", end)
	}
	if got := s.TurnAt(4); got != NoTurn {
		t.Errorf("move 4 is %q", got)
	}
	s.points[4].Value = known(true, 1, "c1") // what a machine would have said
	s.settle(4)
	if got := s.TurnAt(4); got != DrawSlips {
		t.Errorf("move 4 is %q, want %q", got, DrawSlips)
	}
}

// The last decisive move is the one after which the winner was certain to win to the end.
func TestLastDecisiveMove(t *testing.T) {
	for _, c := range []struct {
		name  string
		third Value // after three moves
		want  int
	}{
		{"the last mistake", known(true, 0, "x"), 4},
		{"an earlier one", known(true, 1, "x"), 2},
		{"an estimate before", known(false, 0, "x"), 0},
	} {
		var s Study
		if got := s.Decisive(); got != 0 {
			t.Errorf("%s: move %d of nothing", c.name, got)
		}
		s.Follow(open(t, tapatan(), "a1", "a3", "b1", "b3", "c1"))
		draw, win := known(true, 0, "x"), known(true, 1, "x")
		ask(&s, win, c.third, win, draw, draw)
		if got := s.Decisive(); got != c.want {
			t.Errorf("%s: move %d, want %d", c.name, got, c.want)
		}
	}
	var s Study
	s.Follow(open(t, tapatan(), "a1", "a3", "b1"))
	ask(&s, known(true, 1, "x"), known(true, 1, "x"), known(true, 0, "x"))
	if got := s.Decisive(); got != 0 {
		t.Errorf("move %d decides a game that goes on", got)
	}
}

func TestStudyKeepsWhatTwoLinesShare(t *testing.T) {
	table := open(t, tapatan(), "b2", "a1", "a2")
	var s Study
	s.Follow(table)
	ask(&s, known(true, 1, ""))
	table.Undo()
	if common := s.Follow(table); common != 3 || !s.Complete() || s.Positions() != 3 {
		t.Errorf("a move taken back: %d plies in common, complete %t, of %d", common, s.Complete(), s.Positions())
	}
	add(t, table, "a2", "c2")
	s.Follow(table)
	if got := ask(&s, known(true, 1, "")); len(got) != 1 || got[0] != 4 {
		t.Errorf("one move more asks about %v, want position 4", got)
	}
	for range 3 {
		table.Undo()
	}
	add(t, table, "c3")
	if common := s.Follow(table); common != 1 {
		t.Errorf("%d plies in common, want 1", common)
	}
	if s.At(1).Known != true || s.At(2).Known {
		t.Error("position 1 is common to both lines, position 2 is not")
	}
	table.Restart()
	if common := s.Follow(table); common != -1 || s.At(0).Known {
		t.Error("another match has nothing in common with this one")
	}
}

// A resignation says nothing about the position, which the machine can judge; a draw by recurrence is a result.
func TestEndsThatThePositionDoesNotShow(t *testing.T) {
	table := open(t, tapatan(), "a1", "a3", "b1", "b3", "c3", "c1", "c3-c2", "c1-b2", "c2-c3", "b2-c1")
	var s Study
	s.Follow(table)
	if asked := ask(&s, known(true, 1, "")); len(asked) != 10 {
		t.Errorf("asked about %v", asked)
	}
	if end := s.At(10); !end.Exact || end.Lead != 0 {
		t.Errorf("the end is %+v, want a draw", end)
	}
	table = open(t, tapatan(), "b2")
	table.Resign(1)
	s = Study{}
	s.Follow(table)
	if asked := ask(&s, known(true, 1, "a1")); len(asked) != 2 || s.At(1).Best != "a1" {
		t.Errorf("asked about %v, want both positions", asked)
	}
}

// Where chance acts, or a player has one move, nobody is asked, and nobody has gone wrong.
func TestChanceAndForcedMoves(t *testing.T) {
	table := wholeBag(t)
	var s Study
	s.Follow(table)
	m := table.Match()
	for _, ply := range ask(&s, known(false, -.8, "?"), known(false, .8, "?")) {
		if p := s.At(ply); m.MoverAt(ply) == rules.Chance || len(m.At(ply).Moves()) < 2 || p.Lucky || p.Forced {
			t.Errorf("asked about position %d, which is %+v", ply, p)
		}
	}
	for ply := 1; ply < s.Positions(); ply++ {
		before, after := s.At(ply-1), s.At(ply)
		if m.MoverAt(ply-1) == rules.Chance && !after.NewRound && after.Known &&
			(!before.Lucky || before.Lead != after.Lead || before.Exact) {
			t.Errorf("before chance acts: %+v, after it: %+v", before, after)
		}
		if s.TurnAt(ply) != NoTurn && (before.Seat < 0 || before.Forced || after.Lucky || after.NewRound) {
			t.Errorf("move %d is %q", ply, s.TurnAt(ply))
		}
	}
}

func TestForcedPositionsBorrow(t *testing.T) {
	forced := Point{Forced: true}
	forced.borrow(Point{Value: Value{Known: true, Exact: true, Lead: 1, Plies: 3, Best: "x"}})
	if forced.Plies != 4 || !forced.Exact || forced.Best != "" {
		t.Errorf("%+v", forced)
	}
	last := Point{Forced: true}
	last.borrow(Point{Value: resultValue(1), Seat: -1})
	if last.Plies != 1 || last.Lead != -1 {
		t.Errorf("%+v", last)
	}
}

// Several machines that share the positions are asked about each once, whatever the order in which they answer, and the
// study is the same as that of one machine.
func TestPositionsAreShared(t *testing.T) {
	for name, table := range map[string]*play.Table{
		"open": open(t, tapatan(), "a1", "a3", "b1", "b3", "c3", "c1", "c3-c2", "c1-b2"), "secret": wholeBag(t),
	} {
		var alone Study
		alone.Follow(table)
		once := share(&alone, 1, 0)
		for machines := 2; machines <= 4; machines++ {
			for order := range uint64(20) {
				var s Study
				s.Follow(table)
				if asked := share(&s, machines, order); !maps.Equal(asked, once) {
					t.Fatalf("%s: %d machines are asked about %v, one about %v", name, machines, asked, once)
				}
				for ply := range s.Positions() {
					if s.At(ply) != alone.At(ply) || s.TurnAt(ply) != alone.TurnAt(ply) {
						t.Fatalf("%s: of %d machines position %d is %+v, %q; of one %+v, %q", name, machines, ply, s.At(ply),
							s.TurnAt(ply), alone.At(ply), alone.TurnAt(ply))
					}
				}
			}
		}
	}
}

// share has so many machines answer all questions of a study, in an order of their own, with values that depend on the
// position alone. It returns how often each position was asked about.
func share(s *Study, machines int, order uint64) (asked map[int]int) {
	asked = map[int]int{}
	rng := rand.New(rand.NewPCG(order, 1))
	for busy := []int(nil); ; {
		for ply, ok := s.Next(busy...); ok && len(busy) < machines; ply, ok = s.Next(busy...) {
			asked[ply]++
			busy = append(busy, ply)
		}
		if len(busy) == 0 {
			return asked
		}
		n := rng.IntN(len(busy))
		ply := busy[n]
		s.Learn(ply, known(ply%3 > 0, float64(ply*ply%5-2)/2, "x"))
		busy = slices.Delete(busy, n, n+1)
	}
}

// wholeBag returns a match of the test game that is over.
func wholeBag(t *testing.T) *play.Table {
	t.Helper()
	table := open(t, bag.Game(rules.Registry{rulesbag.Spec()}))
	for !table.Result().Over() {
		table.NextRound()
		if table.Chance() {
			table.Draw()
			continue
		}
		if err := table.Play(table.Match().Position().Moves()[0]); err != nil {
			t.Fatal(err)
		}
	}
	return table
}

// Of a match of any length no more is looked at than was asked about: what is newest.
func TestOnlyWhatIsAskedAboutIsLookedAt(t *testing.T) {
	var s Study
	s.Follow(open(t, tapatan(), "a1", "a3", "b1", "b3"))
	ply, _ := s.Next()
	if next, ok := s.Next(ply); ply != 4 || next != 3 || !ok {
		t.Errorf("position %d, then %d, is asked about", ply, next)
	}
	if seen := s.points[2].looked; seen {
		t.Error("position 2 is looked at before its turn")
	}
	if p := s.At(2); p.Known || p.Seat >= 0 {
		t.Errorf("before its turn it is %+v", p)
	}
}

// Where players know different things, a move is judged by what its player thinks at the next turn, not by what the
// other one, who knows something else, thinks in between.
func TestMovesAreJudgedWithTheSameEyes(t *testing.T) {
	s := Study{table: open(t, bag.Game(rules.Registry{rulesbag.Spec()})), moves: make([]rules.Move, 6),
		turns: make([]Turn, 7)}
	for ply, lead := range []float64{.4, -.8, .3, -.8, -.4, -.9, -1} {
		p := Point{Seat: ply % 2, Eyes: ply % 2, Value: known(false, lead, "x")}
		if ply == 6 {
			p = Point{Seat: -1, Eyes: -1, Value: resultValue(1)}
		}
		s.points = append(s.points, Point{Seat: p.Seat, Eyes: p.Eyes, looked: true})
		s.Learn(ply, p.Value)
	}
	for ply := 1; ply <= 6; ply++ {
		want := NoTurn
		switch ply {
		case 3, 5: // seat 0 thought .3 before its move 3 and -.4 after; -.4 before the move 5, and then it had lost
			want = LeadSlips
		}
		if got := s.TurnAt(ply); got != want {
			t.Errorf("move %d is %q, want %q", ply, got, want)
		}
	}
}
