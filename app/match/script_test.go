package match_test

import (
	"errors"
	"testing"
	"time"

	"tablier/app/match"
	"tablier/rules"
)

// A script is an opponent that plays moves one after the other, each a second after it is to move.
type script struct {
	moves   []rules.Move
	timer   int
	stopped int
}

// Play implements match.Opponent.
func (s *script) Play(t match.Turn) []match.Effect {
	if s.timer != 0 {
		return nil
	}
	s.timer = t.Number()
	return []match.Effect{match.Wait{ID: s.timer, For: time.Second}}
}

// Hear implements match.Opponent.
func (s *script) Hear(_ match.Turn, e match.Event) (match.Answer, []match.Effect) {
	if elapsed, ok := e.(match.Elapsed); !ok || elapsed.ID != s.timer {
		return match.Answer{}, nil
	}
	if len(s.moves) == 0 {
		return match.Answer{Err: errors.New("the script is at its end")}, nil
	}
	next := s.moves[0]
	s.moves = s.moves[1:]
	return match.Answer{Move: next}, nil
}

// Stop implements match.Opponent.
func (s *script) Stop() []match.Effect {
	s.stopped++
	s.timer = 0
	return nil
}

// A seat can be played by any opponent in the place of the machine, which is then not asked.
func TestScriptPlays(t *testing.T) {
	w := againstMachine(t)
	lesson := &script{moves: []rules.Move{"a1", "c3"}}
	w.Seat(1, lesson)
	w.touch("b2")
	w.wantPhase(match.OpponentMoves)
	w.machine.mustRest()
	w.do(match.Visible{Yes: true}, match.WentTo{Ply: 1}) // it is asked once
	w.clock.pass(time.Second)
	w.wantMoves("b2 a1")
	w.do(match.UndoPressed{})
	w.touch("a3")
	stopped := lesson.stopped
	w.do(match.UndoPressed{})
	if lesson.stopped == stopped {
		t.Error("its turn is not ended by taking back")
	}
	w.clock.pass(time.Minute)
	w.wantMoves("")
	w.touch("a3")
	w.clock.pass(time.Second)
	w.wantMoves("a3 c3")
	w.touch("a2")
	w.clock.pass(time.Second)
	w.wantPhase(match.Failed)
	w.Seat(1, nil)
	w.do(match.TryAgainPressed{})
	w.machine.plays("b2")
	w.clock.pass(time.Second)
	w.wantMoves("a3 c3 a2 b2")
}

// It stays seated when the match is taken from storage again.
func TestScriptStaysSeated(t *testing.T) {
	w := againstMachine(t)
	w.touch("b2")
	w.Seat(1, &script{moves: []rules.Move{"a1"}})
	w.Load()
	w.machine.mustRest()
	w.clock.pass(time.Second)
	w.wantMoves("b2 a1")
}
