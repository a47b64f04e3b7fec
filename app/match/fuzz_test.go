package match_test

import (
	"maps"
	"slices"
	"testing"
	"time"

	"tablier/app/board"
	"tablier/app/match"
	"tablier/app/play"
)

// longestScript is how many bytes a script may have. Only its beginning is played: the fuzzer mostly makes longer ones
// of those that it has, and would keep ever longer ones.
const longestScript = 64

// FuzzFaults plays a match in which anything may happen at any time: gestures, workers that die or are silent, storage
// that refuses, a page that freezes, a clock that jumps, a host page that does not answer, a tab that is closed. Once
// all of that has ended, the match is one of the rules, and goes on.
func FuzzFaults(f *testing.F) {
	for i := range byte(len(tested) * len(scenes)) {
		f.Add([]byte{
			i, i / byte(len(tested)), 0, 1, 2, 22, 0, 24 + 32, 0, 25 + 64, 0, 26 + 96, 27 + 32, 0, 28 + 32*(i%8), 0, 0, 23,
			0, 31,
		})
	}
	names := slices.Sorted(maps.Keys(scenes))
	f.Fuzz(func(t *testing.T, script []byte) {
		if len(script) < 2 || len(script) > longestScript {
			return
		}
		script = script[:min(len(script), 16)]
		game, sc := tested[int(script[0])%len(tested)], scenes[names[int(script[1])%len(names)]]
		sc.variant = smallest[game.ID()]
		a := sit(t, game, sc, 0, asAsked)
		for _, b := range script[2:] {
			a.happen(b%32, int(b/32))
			a.heal()
		}
		a.mend()
		a.goOn(2)
		a.check()
		a.closed = true
		a.goOn(1)
		a.check()
	})
}

// happen has something happen: mostly the person plays.
func (a *actor) happen(what byte, n int) {
	switch {
	case what < 8:
		a.act()
		a.clock.pass(time.Duration(what) * 200 * time.Millisecond)
	case what < 22:
		a.gesture(what, n)
	case what < 28:
		a.disturb(what, n)
	case what == 28:
		all := []way{crash, dead, late, older, never, refused, lost, goneThen}
		a.at, a.way = len(a.kinds)+1, all[n%len(all)]
	case what == 29:
		a.do(match.Visible{Yes: n%2 == 0})
	case what == 30 && n%2 == 0:
		a.do(match.Left{}, match.Suspending{})
	case what == 30:
		a.do(match.Entered{})
	case n%2 == 0:
		a.closed = true
	case a.scene.frame == "":
		other := a.tab()
		other.do(match.Uncovered{}, match.UndoPressed{})
		a.Notice()
	}
}

// gesture is what a person may do beside playing on.
func (a *actor) gesture(what byte, n int) {
	if what == 20 && a.scene.frame == "" {
		level := min(1, a.Game().Levels)
		a.do(match.SatDown{Seats: [2]play.Seat{{Level: n & 1 * level}, {Level: n >> 1 & 1 * level}}})
		return
	}
	a.do([]match.Event{
		match.Gestured{Gesture: board.Gesture{Kind: board.Touch, Point: 3 * n, OnBoard: true}}, match.UndoPressed{},
		match.RedoPressed{}, match.WentTo{Ply: n}, match.HintAsked{}, match.EvaluationSwitched{}, match.ReviewStarted{},
		match.PausePressed{}, match.StepPressed{}, match.Restarted{}, match.ResignPressed{}, match.PlayNowPressed{},
		match.MoveValuesSwitched{}, match.RoundBegun{},
	}[what-8])
}

// disturb has something fail that goes on failing until it is mended.
func (a *actor) disturb(what byte, n int) {
	switch what {
	case 22:
		if last := a.machine.newest(); last != nil && !last.killed {
			last.fail("unreachable")
		}
	case 23:
		a.machine.think = 0 // the worker is silent
	case 24:
		a.disk.full = n%2 == 1
	case 25:
		a.clock.now += time.Duration(n) * time.Minute // frozen: no timer ends
	case 26:
		a.skew = time.Duration(n-4) * time.Hour
	case 27:
		a.mute = n%2 == 1
	}
}

// mend ends all that is wrong.
func (a *actor) mend() {
	a.at, a.skew, a.mute, a.disk.full = 0, 0, false, false
	a.machine.think = 30 * time.Millisecond
	a.do(match.Visible{Yes: true}, match.Entered{})
	a.clock.pass(0)
}
