package match_test

import (
	"testing"
	"time"

	"tablier/ai/protocol"
	"tablier/app/match"
)

// A hint is asked for as such; the next move ends it.
func TestHint(t *testing.T) {
	w := againstMachine(t)
	w.do(match.HintAsked{})
	if found, hinted := w.Analysis().Hinted(); found != nil || !hinted {
		t.Errorf("before the answer: %+v, %t", found, hinted)
	}
	if asked := w.machine.mustAsk(); asked.Op != protocol.OpHint || len(asked.Moves) != 0 {
		t.Errorf("the machine is asked %+v", asked)
	}
	w.machine.plays("b2")
	w.clock.pass(time.Minute)
	w.wantMoves("")
	if found, hinted := w.Analysis().Hinted(); found == nil || found.Best != "b2" || !hinted {
		t.Errorf("after the answer: %+v, %t", found, hinted)
	}
	w.do(match.HintAsked{})
	w.machine.mustRest() // it is known
	w.touch("a1")
	if found, hinted := w.Analysis().Hinted(); found != nil || hinted {
		t.Errorf("after a move: %+v, %t", found, hinted)
	}
	w.do(match.HintAsked{}) // it is the machine's turn
	if _, hinted := w.Analysis().Hinted(); hinted {
		t.Error("the machine is given a hint")
	}
}

// A hint is over when a person looks elsewhere, and when they move before it has come.
func TestHintEnds(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	w.touch("b2")
	w.do(match.HintAsked{})
	w.touch("a1")
	w.machine.mustRest()
	w.do(match.HintAsked{})
	w.machine.plays("c3")
	w.do(match.WentTo{Ply: 1})
	if _, hinted := w.Analysis().Hinted(); hinted || w.Analysis().Found() != nil {
		t.Error("the hint is shown at another position")
	}
}

// The value is asked of each position that is shown, once, and known where the review has found it.
func TestEvaluation(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	w.do(match.EvaluationSwitched{})
	w.machine.answers(protocol.Found{Progress: protocol.Progress{Best: "b2", Value: protocol.ValueWin, Plies: 9}})
	if v := w.Analysis().Opinion(0); !v.Known || !v.Exact || v.Lead != 1 || v.Plies != 9 || v.Best != "b2" {
		t.Errorf("at the start: %+v", v)
	}
	w.touch("b2")
	w.machine.answers(protocol.Found{Progress: protocol.Progress{Best: "a1", Value: protocol.ValueWin}})
	if v := w.Analysis().Opinion(1); v.Lead != -1 {
		t.Errorf("a win for seat 1 is %+v to seat 0", v)
	}
	w.do(match.WentTo{Ply: 0})
	w.machine.plays("b2")
	w.do(match.ReviewStarted{})
	w.machine.mustRest() // both positions have been asked about
	if w.Analysis().Reviewing() {
		t.Error("the review does not end")
	}
	w.do(match.WentTo{Ply: 1})
	if v := w.Analysis().Opinion(1); !v.Known {
		t.Error("what the review has found is not known")
	}
	w.do(match.EvaluationSwitched{})
	w.touch("a1")
	w.machine.mustRest()
}

// While the machine thinks of its move, what a person wants to know waits.
func TestTheMoveComesFirst(t *testing.T) {
	w := againstMachine(t)
	w.do(match.EvaluationSwitched{})
	w.machine.mustAsk()
	w.touch("b2")
	if asked := w.machine.mustAsk(); asked.Level != 3 {
		t.Errorf("the machine is asked at level %d before it moves", asked.Level)
	}
	w.machine.plays("a1")
	if asked := w.machine.mustAsk(); asked.Level != w.Table().Levels() || len(asked.Moves) != 1 {
		t.Errorf("then it is asked %+v", asked)
	}
}

// In a solved game each move has its value while that is shown.
func TestMoveValues(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	w.do(match.MoveValuesSwitched{})
	if asked := w.machine.mustAsk(); asked.Lines != protocol.MaxLines {
		t.Errorf("%d lines are asked for", asked.Lines)
	}
	if w.Analysis().MoveValues() != nil {
		t.Error("the values are known before the answer")
	}
	f := found("b2")
	f.Lines = []protocol.Line{{Move: "b2", Value: protocol.ValueWin}, {Move: "a1", Value: protocol.ValueLoss}}
	w.machine.answers(f)
	if got := w.Analysis().MoveValues(); len(got) != 2 || got[1].Move != "a1" {
		t.Errorf("the values are %+v", got)
	}
	w.do(match.MoveValuesSwitched{})
	if w.Analysis().MoveValues() != nil {
		t.Error("the values are shown on")
	}
}

// In a game that the machine judges without having solved it, the lines are asked for only while the values of moves
// are shown; an answer that came without them does not do.
func TestMoveValuesOfAJudgedGame(t *testing.T) {
	w := openGame(t, "entropy", 0, 0)
	w.do(match.EvaluationSwitched{})
	if asked := w.machine.mustAsk(); asked.Lines != 0 {
		t.Errorf("%d lines are asked for the value of the position", asked.Lines)
	}
	move := w.Table().Match().Position().Moves()[0]
	w.machine.answers(found(move))
	w.do(match.MoveValuesSwitched{})
	if w.Analysis().MoveValues() != nil {
		t.Error("the values of moves are shown of an answer to another question")
	}
	if asked := w.machine.mustAsk(); asked.Lines != protocol.MaxLines {
		t.Errorf("%d lines are asked for", asked.Lines)
	}
	f := found(move)
	f.Lines = []protocol.Line{{Move: string(move)}}
	w.machine.answers(f)
	if got := w.Analysis().MoveValues(); len(got) != 1 {
		t.Errorf("the values are %+v", got)
	}
}

// A review asks about the newest position first. It goes on while a person plays on; a line that is left is reviewed no
// further; another match ends it.
func TestReviewFollowsTheMatch(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	w.touch("a1 a3 b1")
	w.do(match.ReviewStarted{})
	w.machine.plays("b3")
	w.touch("b3")
	if asked := w.machine.mustAsk(); len(asked.Moves) != 2 {
		t.Errorf("after a move the review asks about %v", asked.Moves)
	}
	w.machine.plays("b1")
	if asked := w.machine.mustAsk(); len(asked.Moves) != 4 {
		t.Errorf("then it asks about %v, not about the newest", asked.Moves)
	}
	w.do(match.WentTo{Ply: 1})
	w.touch("c1") // another line: what was asked about is not in it
	if asked := w.machine.mustAsk(); len(asked.Moves) != 2 || asked.Moves[1] != "c1" {
		t.Errorf("after a branch the review asks about %v", asked.Moves)
	}
	w.do(match.ReviewStopped{})
	w.machine.mustRest()
	w.do(match.ReviewStarted{}, incoming(t, "b2 a1"))
	w.machine.mustRest()
	if w.Analysis().Reviewing() {
		t.Error("the review of the match before goes on in the next")
	}
}

// A match without a move cannot be reviewed, nor one with secrets while it runs, nor a game that the machine does not
// know.
func TestReviewable(t *testing.T) {
	w := openGame(t, "tapatan", 0, 0)
	if w.Analysis().Reviewable() {
		t.Error("a match without a move can be reviewed")
	}
	w.do(match.ReviewStarted{})
	w.machine.mustRest()
	w.touch("a1")
	if !w.Analysis().Reviewable() {
		t.Error("a match with a move cannot be reviewed")
	}
	unknown := *gameOf("tapatan")
	unknown.Levels = 0
	other := newWorld(t, &unknown).open()
	other.touch("a1")
	if other.Analysis().Reviewable() || other.Analysis().CanHint() {
		t.Error("the machine reviews a game that it does not know")
	}
	secret := openGame(t, "bag", 0, 0)
	secret.write("3")
	if secret.Analysis().Reviewable() {
		t.Error("a match with secrets can be reviewed while it runs")
	}
	secret.do(match.Uncovered{}, match.ResignPressed{})
	if secret.wantPhase(match.Over); !secret.Analysis().Reviewable() {
		t.Error("a match with secrets cannot be reviewed when it is over")
	}
}
