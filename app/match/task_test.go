package match_test

import (
	"strings"
	"testing"
	"time"

	"tablier/ai/protocol"
	"tablier/app/embed"
	"tablier/app/match"
	"tablier/rules"
)

// wantTask says how the task of a frame stands, and what the host page is told of it.
func (w *world) wantTask(solved, failed bool, told ...bool) {
	w.t.Helper()
	if task, s, f := w.Task(); task == nil || s != solved || f != failed {
		w.t.Errorf("the task %+v is solved %t, failed %t", task, s, f)
	}
	var got []bool
	for _, n := range w.host.take() {
		if n.Type == embed.TaskDone {
			got = append(got, *n.Solved)
		}
	}
	if len(got) != len(told) || len(got) > 0 && got[0] != told[0] {
		w.t.Errorf("the host page is told %v of the task, want %v", got, told)
	}
}

// A task is done by winning in time.
func TestTaskSolved(t *testing.T) {
	w := frameOf(t, "tapatan", "moves=a1 a3 b1 b3&second=machine-6&task=win:1")
	w.wantTask(false, false)
	w.touch("c1")
	w.wantTask(true, false, true)
	w.do(match.Restarted{})
	w.wantTask(false, false)
}

// It has failed when there is no move left, and can be begun again by taking back.
func TestTaskOutOfMoves(t *testing.T) {
	w := frameOf(t, "tapatan", "moves=a1 a3 b1 b3&task=win:1")
	w.touch("c3")
	w.wantTask(false, true, false)
	w.do(match.UndoPressed{})
	w.wantTask(false, false)
	w.touch("c1")
	w.wantTask(true, false, true)
}

// It has failed when the pupil gives up, even before the first move.
func TestTaskGivenUp(t *testing.T) {
	w := frameOf(t, "tapatan", "task=win")
	w.do(match.ResignPressed{})
	w.wantPhase(match.Over)
	w.wantTask(false, true, false)
}

// Before that, it has failed as soon as the machine can prove that there is no win in time.
func TestTaskOutOfReach(t *testing.T) {
	for name, c := range map[string]struct {
		found  protocol.Progress
		failed bool
	}{
		"lost":      {protocol.Progress{Value: protocol.ValueWin, Plies: 3}, true},
		"drawn":     {protocol.Progress{Value: protocol.ValueDraw}, true},
		"too late":  {protocol.Progress{Value: protocol.ValueLoss, Plies: 5}, true},
		"in time":   {protocol.Progress{Value: protocol.ValueLoss, Plies: 4}, false},
		"not known": {protocol.Progress{Score: -1}, false},
	} {
		w := frameOf(t, "tapatan", "moves=a1 a3&task=win:3")
		w.touch("b1")
		f := protocol.Found{Progress: c.found}
		f.Best = "b2"
		w.machine.answers(f)
		if _, solved, failed := w.Task(); solved || failed != c.failed {
			t.Errorf("%s: failed %t, want %t", name, failed, c.failed)
		}
	}
}

// What the machine proves of a match that has been taken back or left is nothing.
func TestProofOfAnotherMatch(t *testing.T) {
	w := frameOf(t, "tapatan", "moves=a1 a3&task=win:3")
	w.touch("b1")
	asked := w.machine.mustAsk()
	w.do(match.UndoPressed{})
	f := found("b2")
	f.Value = protocol.ValueWin
	w.machine.newest().answer(asked, f)
	w.wantTask(false, false)
	w.touch("b1")
	asked = w.machine.mustAsk()
	w.say(`{"type":"load","parameters":{"moves":"a1 a3 c1"}}`)
	w.machine.newest().answer(asked, f)
	w.wantTask(false, false)
	w.do(match.UndoPressed{})
	w.touch("b1")
	w.fail() // nor is a machine that fails
	w.wantTask(false, false)
	w.wantPhase(match.PersonMoves)
}

// A host page that plays in a game with secrets is told what its side may know, and the screen shows what the person's
// may.
func TestHostKeepsSecrets(t *testing.T) {
	const white, black = "#111222333444555666", "#666555444333222111"
	w := frameOf(t, "stratege", "first=host&moves="+strings.ReplaceAll(white+" "+black, "#", "%23"))
	told := w.host.take()
	wantTypes(t, told, embed.Ready, embed.YourTurn)
	for _, n := range told {
		moves := strings.Join(n.Moves, " ")
		if !strings.Contains(moves, white) || strings.Contains(moves, black) {
			t.Errorf("told %v", moves)
		}
	}
	position := w.Table().Match().Position()
	if got, want := told[1].Position, position.View(rules.First).String(); got != want {
		t.Errorf("the position is %s, want %s", got, want)
	}
	if len(told[1].Legal) != len(position.Moves()) {
		t.Errorf("%d legal moves", len(told[1].Legal))
	}
	if w.Table().Viewer() != rules.Second {
		t.Errorf("the screen shows what %v may know", w.Table().Viewer())
	}
	told = w.say(`{"type":"move","re":"turn-1","move":"` + told[1].Legal[0] + `"}`)
	w.clock.pass(time.Minute)
	wantTypes(t, told, embed.Moved)
	if told[0].Legal != nil {
		t.Errorf("told the moves of the other side: %v", told[0].Legal)
	}
}

// A host page that plays both sides draws for chance too.
func TestChanceBetweenHosts(t *testing.T) {
	w := frameOf(t, "hyle", "first=host&second=host")
	told := w.host.take()
	wantTypes(t, told, embed.Ready)
	w.clock.pass(time.Minute)
	w.wantMoves("")
	wantTypes(t, w.say(`{"type":"play","move":"`+told[0].Legal[0]+`"}`), embed.Moved, embed.YourTurn)
	w.wantPhase(match.OpponentMoves)
}

// What the machine proves of a move that another has replaced is nothing, and the other one is judged.
func TestProofOfAReplacedMove(t *testing.T) {
	replace := map[string][]match.Event{"taken back": {match.UndoPressed{}}, "played from before": {match.WentTo{Ply: 2}}}
	for name, back := range replace {
		w := frameOf(t, "tapatan", "moves=a1 a3&task=win:3")
		w.touch("b1")
		stale := w.machine.mustAsk()
		w.do(back...)
		w.touch("c1")
		w.host.take()
		f := found("b2")
		f.Value = protocol.ValueWin
		w.machine.newest().answer(stale, f)
		w.wantTask(false, false)
		if fresh, ok := w.machine.question(); !ok || fresh.Moves[2] != "c1" {
			t.Fatalf("%s: the machine is asked %v", name, fresh.Moves)
		}
		w.machine.answers(f)
		w.wantTask(false, true, false)
	}
}

// A move that is played from an earlier position has the task judged anew, also where it makes the match shorter.
func TestTaskPlayedFromBefore(t *testing.T) {
	for _, then := range []string{"c3", "c3 b2"} {
		w := frameOf(t, "tapatan", "moves=a1 a3 b1 b3&task=win:1")
		w.touch(then)
		w.wantTask(false, true, false)
		w.do(match.WentTo{Ply: 4})
		w.touch("c2")
		w.wantTask(false, true, false)
		w.do(match.WentTo{Ply: 4})
		w.touch("c1")
		w.wantTask(true, false, true)
	}
}
