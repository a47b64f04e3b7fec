package puzzles_test

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"tablier/ai"
	"tablier/ai/puzzle"
	"tablier/app/puzzles"
	"tablier/app/sift"
	"tablier/rules"
	"tablier/rules/all"
)

// won is a puzzle that a1 alone wins; the line is three moves of the solver's.
const won = "win\ttapatan\t.o...o..r r o1r2\tw5:0 d:1 d:0 d:0 d:0 l4:0\ta1 b2 c1 b2-a2 c1-b2\t3 27\n"

// set is a file with one question of each way to answer.
const set = "puzzles 1 tapatan\nbands 2 4\n" + won +
	"points\ttapatan\t.o...o..r r o1r2\t0 40 80 0 170 5\t-\t0 4\n" +
	"forces c3\ttapatan\t.o...o..r r o1r2\t245\t-\t1 1\n" +
	"odds c3\ttapatan\t.o...o..r r o1r2\t2/3\t-\tretired\n"

func shelf(t *testing.T) *puzzles.Shelf {
	t.Helper()
	s, err := puzzles.NewShelf(set)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// begin returns the session at the puzzle with a number.
func begin(t *testing.T, nth int) *puzzles.Session {
	t.Helper()
	spec, err := all.Games().Find("tapatan")
	if err != nil {
		t.Fatal(err)
	}
	p := &shelf(t).Set.Puzzles[nth]
	if err := puzzle.Check(spec, p); err != nil && p.Kind.Moves() { // in this game there is nothing to be deduced
		t.Fatal(err)
	}
	return puzzles.Begin(p, spec)
}

// play plays a move and wants these to follow, and the state.
func play(t *testing.T, s *puzzles.Session, m rules.Move, state puzzles.State, follow ...rules.Move) {
	t.Helper()
	got, err := s.Play(m)
	if err != nil || !slices.Equal(got, follow) || s.State() != state {
		t.Fatalf("%s: followed by %v in state %d (%v), want %v in %d", m, got, s.State(), err, follow, state)
	}
}

// Whoever finds every right move has solved the puzzle at the first try.
func TestLine(t *testing.T) {
	s := begin(t, 0)
	if s.Expected() != "a1" {
		t.Errorf("expected is %q", s.Expected())
	}
	play(t, s, "a1", puzzles.ToAnswer, "b2")
	play(t, s, "c1", puzzles.ToAnswer, "b2-a2")
	play(t, s, "c1-b2", puzzles.Solved)
	if s.How() != puzzles.First || len(s.Tries()) != 1 || s.Last().Value != ai.Win {
		t.Errorf("solved %d after %v", s.How(), s.Tries())
	}
}

// A wrong move is answered by its refutation and taken back; solved later is another thing, and so is with a hint.
func TestRefutation(t *testing.T) {
	s := begin(t, 0)
	moves := s.Start().Moves()
	after, err := s.Start().Play(moves[1])
	if err != nil {
		t.Fatal(err)
	}
	play(t, s, moves[1], puzzles.Wrong, after.Moves()[1])
	if last := s.Last(); last.Value != ai.Draw || last.Right || s.How() != puzzles.Tried {
		t.Errorf("the try is %+v", last)
	}
	if _, err := s.Play("a1"); err == nil {
		t.Error("a move is made where a wrong one stands")
	}
	s.Retry()
	if s.Position().String() != s.Start().String() {
		t.Errorf("taken back is %s", s.Position())
	}
	play(t, s, "a1", puzzles.ToAnswer, "b2")
	play(t, s, "c1", puzzles.ToAnswer, "b2-a2")
	play(t, s, "c1-b2", puzzles.Solved)
	if s.How() != puzzles.Later || len(s.Tries()) != 2 {
		t.Errorf("solved %d after %d tries", s.How(), len(s.Tries()))
	}
	s.Restart()
	s.Hint()
	play(t, s, "a1", puzzles.ToAnswer, "b2")
	play(t, s, "c1", puzzles.ToAnswer, "b2-a2")
	play(t, s, "c1-b2", puzzles.Solved)
	if s.How() != puzzles.Hinted {
		t.Errorf("solved %d with a hint", s.How())
	}
}

// Beside the line the machine says what a move is worth: one that keeps the value is right, and play goes on.
func TestBesideTheLine(t *testing.T) {
	s := begin(t, 0)
	play(t, s, "a1", puzzles.ToAnswer, "b2")
	other := s.Position().Moves()[0]
	if other == "c1" {
		other = s.Position().Moves()[1]
	}
	play(t, s, other, puzzles.Judging)
	reply := s.Position().Moves()[0]
	if got := s.Judge(puzzles.Judgement{Value: ai.Draw, Reply: reply}); !slices.Equal(got, []rules.Move{reply}) ||
		s.State() != puzzles.Wrong {
		t.Fatalf("followed by %v in state %d", got, s.State())
	}
	s.Retry()
	if s.Kept() != 2 || s.Expected() != "c1" {
		t.Errorf("%d moves stay, expected is %q", s.Kept(), s.Expected())
	}
	play(t, s, other, puzzles.Judging)
	s.Judge(puzzles.Judgement{Value: ai.Win, Plies: 4, Reply: reply})
	if s.State() != puzzles.ToAnswer || s.Expected() != "" {
		t.Errorf("state %d, expected %q", s.State(), s.Expected())
	}
	play(t, s, s.Position().Moves()[0], puzzles.Judging)
	s.Judge(puzzles.Judgement{Value: ai.Win})
	if s.State() != puzzles.Solved || s.How() != puzzles.Later {
		t.Errorf("state %d, solved %d", s.State(), s.How())
	}
	s = begin(t, 0)
	play(t, s, "a1", puzzles.ToAnswer, "b2")
	play(t, s, other, puzzles.Judging)
	s.Judge(puzzles.Judgement{}) // nothing is proved
	if s.State() != puzzles.Wrong {
		t.Errorf("an unproved move leaves state %d", s.State())
	}
}

// A question about points is answered by any move; what costs less than half a point is solved.
func TestPoints(t *testing.T) {
	for i, state := range []puzzles.State{
		puzzles.Solved, puzzles.Solved, puzzles.Wrong, puzzles.Solved, puzzles.Wrong, puzzles.Solved,
	} {
		s := begin(t, 1)
		play(t, s, s.Start().Moves()[i], state)
		if s.Position().String() != s.Start().String() || s.Last().Cost != s.Puzzle.Costs[i] {
			t.Errorf("move %d: cost %d, on the board is %s", i, s.Last().Cost, s.Position())
		}
	}
}

func TestForces(t *testing.T) {
	s := begin(t, 2)
	s.Check("2346")
	if extra, lacks := s.WrongStrengths(); s.State() != puzzles.Wrong || extra != 2 || lacks != 1 {
		t.Errorf("%d too many, %d missing, state %d", extra, lacks, s.State())
	}
	s.Retry()
	s.Check("245")
	if s.State() != puzzles.Solved || s.How() != puzzles.Later {
		t.Errorf("state %d, solved %d", s.State(), s.How())
	}
}

// There are always four fractions, in order, each another one, with the answer among them, the same every time.
func TestOddsChoices(t *testing.T) {
	for _, answer := range []string{"0", "1", "0/1", "1/1", "1/2", "2/3", "3/7", "5/6", "1/18", "4/8"} {
		list := puzzles.OddsChoices(answer)
		if len(list) != puzzles.Choices || !slices.Contains(list, answer) ||
			!slices.Equal(list, puzzles.OddsChoices(answer)) {
			t.Errorf("%s among %v", answer, list)
		}
	}
	if list := puzzles.OddsChoices("so"); !slices.Equal(list, []string{"so"}) {
		t.Errorf("no fraction among %v", list)
	}
}

// shipped returns the puzzles of Tapatan's boards as they ship.
func shipped(t *testing.T) *puzzles.Shelf {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "boards", "morris", "puzzles.txt"))
	if err != nil {
		t.Fatal(err)
	}
	s, err := puzzles.NewShelf(string(text))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// A set is gone through from its start; what is solved is passed over until all is.
func TestNext(t *testing.T) {
	s := shipped(t)
	list := s.Asked(puzzle.Easy)
	done := puzzles.Progress{}.With(s.ID(list[0]), puzzles.Entry{How: puzzles.Later, Day: 3}).
		With(s.ID(list[2]), puzzles.Entry{How: puzzles.Tried, Day: 3})
	for _, c := range []struct{ after, want *puzzle.Puzzle }{
		{nil, list[1]}, {list[1], list[2]}, {list[len(list)-1], list[1]},
	} {
		if got := s.Next(done, puzzle.Easy, c.after); got != c.want {
			t.Errorf("after %v comes %v", c.after, got)
		}
	}
	if c := s.Count(done, puzzle.Easy); c.Solved != 1 || c.AtFirst != 0 || c.Of != len(list) {
		t.Errorf("counted %+v", c)
	}
	for _, p := range list {
		done = done.With(s.ID(p), puzzles.Entry{How: puzzles.First})
	}
	if c := s.Count(done, puzzle.Easy); c.Solved != len(list) || c.AtFirst != len(list) {
		t.Errorf("all solved at the first try, and counted %+v", c)
	}
	if got := s.Next(done, puzzle.Easy, list[3]); got != list[4] {
		t.Errorf("where all are solved comes %v", got)
	}
	if s.Find(s.ID(list[3])) != list[3] || s.Find("none") != nil || s.Number(list[3]) != 4 {
		t.Error("a puzzle is not found by its id")
	}
}

// The mean loss is that of the first answers.
func TestMeanLoss(t *testing.T) {
	s := shelf(t)
	p := s.Asked(puzzle.Hard)[0]
	done := puzzles.Progress{}.With(s.ID(p), puzzles.Entry{How: puzzles.Tried, Day: 3, Cost: 170}).
		With(s.ID(p), puzzles.Entry{How: puzzles.Later, Day: 4, Cost: 20})
	if c := s.Count(done, puzzle.Hard); c.Answers != 1 || c.Loss != 170 || c.Solved != 1 {
		t.Errorf("counted %+v", c)
	}
}

func TestProgress(t *testing.T) {
	p := puzzles.Progress{}.With("b", puzzles.Entry{How: puzzles.First, Day: 12}).
		With("a", puzzles.Entry{How: puzzles.Hinted, Day: 10, Cost: 5}).
		With("a", puzzles.Entry{How: puzzles.Tried, Day: 13}).With("c", puzzles.Entry{How: puzzles.Later, Day: 11})
	const kept = "puzzles 1\na hinted 10 5\nb first 12 0\nc later 11 0\n"
	if p.String() != kept {
		t.Errorf("kept is %q", p)
	}
	if p.Running(12) != 3 || p.Running(13) != 3 || p.Running(14) != 0 || p.SolvedOn(12) != 1 {
		t.Errorf("%d days running", p.Running(12))
	}
	if _, err := puzzles.ParseProgress("puzzles 2\n?"); !errors.Is(err, sift.ErrNewer) {
		t.Errorf("of a later version: %v", err)
	}
	for _, bad := range []string{"", "x", "puzzles 1\na hinted 10", "puzzles 1\na well 1 0", "puzzles 1\nÀ first 1 0",
		"puzzles 1\na first -1 0", "puzzles 1\n\n"} {
		var e *puzzles.Error
		if _, err := puzzles.ParseProgress(bad); !errors.As(err, &e) {
			t.Errorf("%q: %v", bad, err)
		}
	}
}

func FuzzParseProgress(f *testing.F) {
	f.Add("puzzles 1\na hinted 10 5\nb first 12 0\n", "puzzles 1\na tried 9 80\n")
	f.Fuzz(func(t *testing.T, text, other string) {
		p, err := puzzles.ParseProgress(text)
		if err != nil {
			return
		}
		again, err := puzzles.ParseProgress(p.String())
		if err != nil || again.String() != p.String() {
			t.Errorf("%q is kept as %q: %v", text, p, err)
		}
		q, err := puzzles.ParseProgress(other)
		if err != nil {
			return
		}
		if a, b := p.Join(q).String(), q.Join(p).String(); a != b {
			t.Errorf("joined %q one way, %q the other", a, b)
		}
	})
}
