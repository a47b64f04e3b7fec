package analysis_test

import (
	"errors"
	"slices"
	"testing"

	"tablier/ai/protocol"
	"tablier/app/analysis"
	"tablier/app/board"
	"tablier/app/games"
	"tablier/app/machine"
	"tablier/app/play"
	"tablier/app/recall"
	"tablier/rules"
)

// A surrounding is the match and the machine around an analysis: it notes what is asked of them.
type surrounding struct {
	table     *play.Table
	failed    bool
	last      int
	pending   []int                 // the questions that have no answer
	asked     map[int]machine.Query // all questions
	logged    []error
	kept      []recall.Entry
	completed int // how many times a review was complete
}

func (s *surrounding) Table() *play.Table           { return s.table }
func (s *surrounding) Can() bool                    { return true }
func (s *surrounding) Elsewhere() bool              { return false }
func (s *surrounding) Failed() bool                 { return s.failed }
func (s *surrounding) SetFailed(failed bool)        { s.failed = failed }
func (s *surrounding) Remember(list []recall.Entry) { s.kept = append(s.kept, list...) }
func (s *surrounding) ReviewDone()                  { s.completed++ }
func (s *surrounding) Log(err error)                { s.logged = append(s.logged, err) }
func (s *surrounding) Cancel(id int) {
	s.pending = slices.DeleteFunc(s.pending, func(other int) bool { return other == id })
}

func (s *surrounding) Query(ply, level int) machine.Query {
	record := s.table.Match().Record()
	record.Moves = record.Moves[:ply]
	return machine.Query{Record: record, Level: level}
}

func (s *surrounding) Ask(q machine.Query) (id int) {
	s.last++
	s.pending, s.asked[s.last] = append(s.pending, s.last), q
	return s.last
}

// begin returns an analysis of a new match of two people.
func begin(t *testing.T, id string, moves ...rules.Move) (*analysis.Analysis, *surrounding) {
	t.Helper()
	var game *board.Game
	for _, g := range games.Boards(games.All()) {
		if g.ID() == id {
			game = g
		}
	}
	s := &surrounding{table: play.New(game, game.Levels, 1), asked: map[int]machine.Query{}}
	s.table.Sit([2]play.Seat{})
	for _, move := range moves {
		if err := s.table.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	return analysis.New(game, s), s
}

// only returns the one question that is pending.
func (s *surrounding) only(t *testing.T) int {
	t.Helper()
	if len(s.pending) != 1 {
		t.Fatalf("the questions %v are pending, want one", s.pending)
	}
	return s.pending[0]
}

// A hint goes with the match that it was for: its answer is nobody's any more.
func TestHintEndsWithTheMatch(t *testing.T) {
	a, s := begin(t, "tapatan")
	a.AskHint()
	asked := s.only(t)
	if found, hinted := a.Hinted(); found != nil || !hinted || !s.asked[asked].Hint {
		t.Errorf("hinted %t, found %v, by %+v", hinted, found, s.asked[asked])
	}
	a.Cancel()
	if _, hinted := a.Hinted(); hinted || len(s.pending) != 0 || a.Hear(analysis.Answer{ID: asked}) {
		t.Error("the hint has outlived its match")
	}
}

// What a person has asked about a position the review does not ask again.
func TestReviewTakesTheAnswerToAnEvaluation(t *testing.T) {
	a, s := begin(t, "tapatan", "a1", "b2")
	a.SwitchEvaluation()
	a.Proceed()
	evaluation := s.only(t)
	a.StartReview()
	a.Proceed()
	a.Hear(analysis.Answer{ID: evaluation, Found: protocol.Found{
		Progress: protocol.Progress{Best: "c3", Value: protocol.ValueDraw}, End: protocol.EndProved,
	}})
	if !a.Opinion(2).Known {
		t.Error("nothing is known of the position shown")
	}
	for len(s.pending) > 0 {
		id := s.pending[0]
		s.Cancel(id)
		if id != evaluation && len(s.asked[id].Record.Moves) == 2 {
			t.Error("the review asks about the position shown again")
		}
		a.Hear(analysis.Answer{ID: id, Found: protocol.Found{
			Progress: protocol.Progress{Value: protocol.ValueDraw}, End: protocol.EndProved,
		}})
	}
	if !a.Review().Complete() || a.Reviewing() || s.completed != 1 {
		t.Errorf("the review is complete: %t, goes on: %t, told %d times", a.Review().Complete(), a.Reviewing(), s.completed)
	}
}

// A machine that fails ends the review, and an evaluation says so; nothing is asked until somebody tries again.
func TestMachineFails(t *testing.T) {
	broken := errors.New("broken")
	a, s := begin(t, "tapatan", "a1")
	a.StartReview()
	a.Proceed()
	id := s.only(t)
	s.Cancel(id)
	if a.Hear(analysis.Answer{ID: id, Err: broken}); a.Reviewing() || !a.ReviewFailed() || s.failed {
		t.Errorf("reviewing %t, failed %t, the machine %t", a.Reviewing(), a.ReviewFailed(), s.failed)
	}
	a.SwitchEvaluation()
	a.Proceed()
	id = s.only(t)
	s.Cancel(id)
	if a.Hear(analysis.Answer{ID: id, Err: broken}); !s.failed || len(s.logged) != 2 {
		t.Errorf("failed %t, logged %v", s.failed, s.logged)
	}
	if a.Proceed(); len(s.pending) != 0 {
		t.Error("a machine that is out of order is asked")
	}
}

// Another table keeps what a person wants to see, and nothing of what was asked.
func TestRenewed(t *testing.T) {
	a, s := begin(t, "tapatan", "a1")
	a.SwitchEvaluation()
	a.Proceed()
	asked := s.only(t)
	if b := a.Renewed(); !b.Evaluates() || b.Hear(analysis.Answer{ID: asked}) || b.Found() != nil {
		t.Error("the analysis of another table has an answer of this one, or does not evaluate")
	}
}
