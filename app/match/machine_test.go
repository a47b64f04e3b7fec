package match_test

import (
	"testing"
	"time"

	"tablier/ai/protocol"
	"tablier/app/match"
)

// againstMachine opens Tapatan with a person, who opens, against the machine.
func againstMachine(t *testing.T) *world { return openGame(t, "tapatan", 0, 3) }

// The machine is asked when it is to move, for the position as it stands and at its level, and its move is played no
// sooner than can be seen.
func TestMachineMoves(t *testing.T) {
	w := againstMachine(t)
	w.wantPhase(match.PersonMoves)
	w.machine.mustRest()
	w.touch("b2")
	w.wantPhase(match.OpponentMoves)
	asked := w.machine.mustAsk()
	if len(asked.Moves) != 1 || asked.Level != 3 || asked.Game != "tapatan" || !w.Thinking() {
		t.Errorf("the machine is asked %+v", asked)
	}
	w.clock.pass(100 * time.Millisecond)
	w.machine.plays("a1")
	w.clock.pass(299 * time.Millisecond)
	w.wantMoves("b2")
	w.clock.pass(time.Millisecond)
	w.wantMoves("b2 a1")
	w.wantPhase(match.PersonMoves)
	w.machine.mustRest()
}

// An answer that has taken longer than the pause is played at once.
func TestSlowMachineMovesAtOnce(t *testing.T) {
	w := againstMachine(t)
	w.touch("b2")
	w.clock.pass(time.Second)
	w.machine.plays("a1")
	w.clock.pass(0)
	w.wantMoves("b2 a1")
}

// How far the machine has come is worth telling once it has thought for a moment, and then it can be cut short.
func TestProgress(t *testing.T) {
	w := againstMachine(t)
	w.touch("b2")
	w.clock.pass(399 * time.Millisecond)
	w.machine.tells(protocol.Progress{Depth: 3})
	if p := w.Progress(); p != nil || w.ThinkingLong() {
		t.Errorf("after 399 ms it is told %+v", p)
	}
	w.clock.pass(time.Millisecond)
	if p := w.Progress(); p == nil || p.Depth != 3 || !w.ThinkingLong() {
		t.Errorf("after 400 ms it is told %+v", p)
	}
	w.machine.tells(protocol.Progress{Depth: 4})
	if p := w.Progress(); p == nil || p.Depth != 4 {
		t.Errorf("then it is told %+v", p)
	}
	w.machine.plays("a1")
	w.clock.pass(0)
	if w.Progress() != nil || w.Thinking() {
		t.Error("after the move the machine thinks on")
	}
}

// The machine can be cut short after a moment also where it has said nothing, because it has yet to start.
func TestSilentMachineIsCutShort(t *testing.T) {
	w := againstMachine(t)
	w.touch("b2")
	w.clock.pass(399 * time.Millisecond)
	if w.ThinkingLong() {
		t.Error("it thinks for long after 399 ms")
	}
	w.clock.pass(time.Millisecond)
	if !w.ThinkingLong() || w.Progress() != nil {
		t.Errorf("after 400 ms it thinks for long: %v, and has come to %+v", w.ThinkingLong(), w.Progress())
	}
	w.machine.plays("a1")
	w.clock.pass(0)
	if w.ThinkingLong() {
		t.Error("it thinks on after its move")
	}
	w.touch("c3")
	w.clock.pass(200 * time.Millisecond)
	w.do(match.UndoPressed{})
	w.touch("c1")
	w.clock.pass(300 * time.Millisecond)
	if w.ThinkingLong() {
		t.Error("the reminder of a turn that was taken back says that it thinks for long")
	}
}

// A person can have the machine play what it has.
func TestPlayNow(t *testing.T) {
	w := againstMachine(t)
	w.touch("b2")
	w.clock.pass(time.Second)
	w.screen.retired = nil
	w.do(match.PlayNowPressed{})
	w.clock.pass(0)
	w.wantMoves("b2 a1")
	if len(w.screen.retired) != 1 || w.screen.retired[0] != match.PlayNowControl {
		t.Errorf("the controls retired are %v", w.screen.retired)
	}
	w.do(match.PlayNowPressed{}) // nobody thinks
	w.wantPhase(match.PersonMoves)
}

// A move taken back while the machine thinks of its answer is taken back; the answer, if it still comes, is none.
func TestTakeBackWhileItThinks(t *testing.T) {
	w := againstMachine(t)
	w.touch("b2")
	first := w.machine.mustAsk()
	w.machine.newest().deaf = true
	w.do(match.UndoPressed{})
	w.wantMoves("")
	w.wantPhase(match.PersonMoves)
	w.touch("a1")
	w.machine.newest().answer(first, found("a1")) // about the position before
	w.clock.pass(time.Second)
	w.wantMoves("a1")
	if asked := w.machine.mustAsk(); len(asked.Moves) != 1 || asked.Moves[0] != "a1" {
		t.Errorf("the machine is asked about %v", asked.Moves)
	}
	w.machine.plays("b2")
	w.clock.pass(0)
	w.wantMoves("a1 b2")
}

// So is one taken back while the answer waits to be seen.
func TestTakeBackWhileTheAnswerWaits(t *testing.T) {
	w := againstMachine(t)
	w.touch("b2")
	w.machine.plays("a1")
	w.do(match.UndoPressed{})
	w.clock.pass(time.Minute)
	w.wantMoves("")
	w.machine.mustRest()
	w.do(match.RedoPressed{})
	w.wantMoves("b2")
	w.machine.plays("c3")
	w.clock.pass(time.Second)
	w.wantMoves("b2 c3")
	w.do(match.UndoPressed{}) // both: it is the person's turn again
	w.wantMoves("")
}

// The machine goes on while its page is not on the screen: a person reads the rules.
func TestMachineMovesOnAnotherPage(t *testing.T) {
	w := againstMachine(t)
	w.touch("b2")
	w.do(match.Left{})
	w.machine.plays("a1")
	w.clock.pass(time.Second)
	w.wantMoves("b2 a1")
}

// An answer that is no move, or none at all, is a failure: nobody waits for ever.
func TestAnswersThatAreNoMove(t *testing.T) {
	for _, answer := range []string{"b2", "z9", ""} {
		w := againstMachine(t)
		w.touch("b2")
		w.machine.answers(protocol.Found{Progress: protocol.Progress{Best: answer}})
		w.clock.pass(time.Second)
		w.wantMoves("b2")
		w.wantPhase(match.Failed)
		if len(w.screen.logged) == 0 {
			t.Errorf("%q: nothing is logged", answer)
		}
	}
}
