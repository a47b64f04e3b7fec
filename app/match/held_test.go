package match_test

import (
	"strconv"
	"testing"
	"time"

	"tablier/app/begun"
	"tablier/app/machine"
	"tablier/app/match"
	"tablier/app/store"
)

// A visitor opens a game's page again and again in one browser, with the notes of what begins there.
type visitor struct {
	*world
	notes  *store.Store
	begun  *begun.Notes
	visits int
}

// visit opens the page; the visit before has crashed, unless its notes were lifted.
func (v *visitor) visit(again bool) {
	v.visits++
	v.begun = begun.Open(v.notes, strconv.Itoa(v.visits), nil, func() func() { return func() {} })
	v.world = newTab(v.t, v.Game(), v.clock, v.disk)
	runtime := &match.Runtime{
		Clock: v.clock, Machine: machine.New(v.machine, 1), Store: v.store, Archive: v.keeper, Host: v.host,
		Reports: v.host, Screen: v.screen, Begun: v.begun,
	}
	v.Session = runtime.Run(match.New(v.Game(), 1))
	v.open()
	if again {
		v.wantPhase(match.Held)
		v.clock.pass(time.Second)
		v.machine.mustRest()
	}
}

// crashed returns the page of Tapatan at the visit after one that crashed while the machine searched for its move.
func crashed(t *testing.T, levels ...int) *visitor {
	v := &visitor{world: openGame(t, "tapatan", levels...), notes: store.Private()}
	v.visit(false)
	if v.Table().MachinesOnly() {
		v.do(match.PausePressed{})
	} else {
		v.touch("b2")
	}
	v.machine.mustAsk()
	return v
}

// The machine does not search by itself for a move over which the page has gone, at no visit, until a person says so;
// what goes well then is forgotten.
func TestSearchThatCrashed(t *testing.T) {
	v := crashed(t, 0, 3)
	for range 3 {
		v.visit(true)
	}
	v.do(match.Visible{}, match.Visible{Yes: true}, match.Left{}, match.Entered{})
	v.wantPhase(match.Held)
	v.do(match.AnywayPressed{})
	v.machine.plays("a1")
	v.clock.pass(time.Second)
	v.wantMoves("b2 a1")
	v.wantPhase(match.PersonMoves)
	v.visit(false)
	v.touch("c3")
	v.wantPhase(match.OpponentMoves)
	v.visit(true)
}

// What a person does to the match is asking enough, and a match between machines waits once.
func TestSearchIsAskedForByPlaying(t *testing.T) {
	v := crashed(t, 0, 3)
	v.visit(true)
	v.do(match.UndoPressed{})
	v.wantPhase(match.PersonMoves)
	v.touch("a1")
	v.wantPhase(match.OpponentMoves)
	v.machine.mustAsk()

	v = crashed(t, 2, 2)
	v.visit(false)
	v.wantPhase(match.Resting)
	v.machine.mustRest()
	v.do(match.PausePressed{})
	v.wantPhase(match.OpponentMoves)
	v.machine.mustAsk()

	v = crashed(t, 2, 2)
	v.visit(false)
	v.do(match.StepPressed{})
	v.machine.mustAsk()
}

// A page that is loaded again while the machine searches has not crashed; neither has one whose search was taken back.
func TestSearchThatWasLeft(t *testing.T) {
	v := crashed(t, 0, 3)
	v.begun.Lift()
	v.visit(false)
	v.wantPhase(match.OpponentMoves)
	v.machine.mustAsk()
	v.do(match.UndoPressed{})
	v.wantPhase(match.PersonMoves)
	if keys := v.notes.Keys(); len(keys) > 0 {
		t.Errorf("noted is %v", keys)
	}
	v.do(match.HintAsked{})
	v.machine.mustAsk()
	if keys := v.notes.Keys(); len(keys) != 1 {
		t.Errorf("of a hint is noted %v", keys)
	}
}
