package match_test

import (
	"testing"
	"time"

	"tablier/app/board"
	"tablier/app/match"
)

// rehearse plays a match in which one effect fails, to its end and into the next one. It returns the kinds of the
// effects that it had, and how many of them came before its set-up was complete.
func rehearse(t *testing.T, game *board.Game, sc scene, at int, how way) (kinds []string, setUp int) {
	t.Helper()
	defer func() {
		if t.Failed() {
			t.Logf("when effect %d fails: %q", at, how)
		}
	}()
	a := sit(t, game, sc, at, how)
	first := a.saboteur
	start := a.Table().Match().Ply()
	if a.Table().SettingUp() {
		for a.Table().SettingUp() {
			a.goOn(1)
		}
		start, setUp = a.Table().Match().Ply(), len(first.kinds)
	}
	a.plan = map[int][]match.Event{
		start + 1: {match.EvaluationSwitched{}}, start + 2: {match.HintAsked{}}, start + 3: {match.UndoPressed{}},
		start + 4: {match.WentTo{Ply: start}, match.WentTo{Ply: start + 4}}, start + 5: {match.MoveValuesSwitched{}},
	}
	a.goOn(6)
	a.do(match.WentTo{Ply: start}, match.Left{}, match.Suspending{})
	a.heal()
	a.do(match.Entered{}, match.WentTo{Ply: a.Table().Match().Ply()}, match.ResignPressed{}, match.ReviewStarted{})
	a.clock.pass(3 * time.Second)
	a.heal()
	a.check()
	a.do(match.Restarted{})
	a.goOn(2)
	a.check()
	a.checkCounts()
	kinds = first.kinds
	a.closed = true // the next visit finds what can be played on
	a.goOn(1)
	a.check()
	return kinds, setUp
}

// Effects of a match fail, one at a time, in each game and however it is played: the first of a kind in each way, and
// of the others each second one; with the tag bars all. The match stays one of the rules, and goes on.
func TestEveryEffectFailsOnce(t *testing.T) {
	for _, game := range tested {
		for name, sc := range scenes {
			t.Run(game.ID()+" "+name, func(t *testing.T) {
				kinds, setUp := rehearse(t, game, sc, 0, asAsked)
				met := map[string]int{}
				for at, kind := range kinds {
					if at > 4 && at < setUp-4 {
						continue // pawn after pawn is set up in the same way
					}
					met[kind]++
					for _, how := range waysOf(kind, met[kind]) {
						rehearse(t, game, sc, at+1, how)
					}
				}
			})
		}
	}
}

// waysOf returns the ways in which the nth effect of a kind fails, counted from 1.
func waysOf(kind string, nth int) []way {
	all := ways[kind]
	switch {
	case everyWay || nth <= 1 || len(all) == 0:
		return all
	case nth%2 == 0:
		return nil
	}
	at := nth / 2 % len(all)
	return all[at : at+1]
}
