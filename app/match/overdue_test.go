package match_test

import (
	"testing"
	"time"

	"tablier/app/match"
)

// The end of a wait that was lost is made up for by the next event, whatever that is.
func TestLostTimer(t *testing.T) {
	a := sit(t, gameOf("tapatan"), scenes["against the machine"], 0, asAsked)
	a.act()
	a.at, a.way = len(a.kinds)+1, never // the answer is there, and waits to be shown
	a.clock.pass(time.Minute)
	a.wantPhase(match.OpponentMoves)
	a.do(match.Visible{Yes: true})
	a.wantPhase(match.PersonMoves)
	if ply := a.Table().Match().Ply(); ply != 2 {
		t.Errorf("%d moves", ply)
	}
}

// Nor does it wait longer because the clock has been set back since.
func TestLostTimerOfAClockSetBack(t *testing.T) {
	a := sit(t, gameOf("tapatan"), scenes["against the machine"], 0, asAsked)
	a.skew = time.Hour
	a.act()
	a.at, a.way = len(a.kinds)+1, never
	a.clock.pass(time.Minute)
	a.wantPhase(match.OpponentMoves)
	a.skew = 0
	a.do(match.Visible{Yes: true})
	a.clock.pass(10 * time.Second)
	a.do(match.Visible{Yes: true})
	a.wantPhase(match.PersonMoves)
}

// A clock that is set back while the machine thinks does not delay its move.
func TestClockSetBack(t *testing.T) {
	a := sit(t, gameOf("tapatan"), scenes["against the machine"], 0, asAsked)
	a.act()
	a.skew = -time.Hour
	a.clock.pass(time.Second)
	if ply := a.Table().Match().Ply(); ply != 2 {
		t.Errorf("%d moves", ply)
	}
}
