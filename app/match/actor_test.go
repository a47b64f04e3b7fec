package match_test

import (
	"net/url"
	"testing"
	"time"

	"tablier/app/board"
	"tablier/app/match"
	"tablier/app/play"
)

// A scene is how a match is played: by whom, and within another page or not.
type scene struct {
	levels  [2]int // 0 for people
	frame   string // the parameters of a frame, empty for none
	variant string // empty for the usual one
}

// scenes are all of them.
var scenes = map[string]scene{
	"against the machine": {levels: [2]int{0, 1}}, "two people": {}, "two machines": {levels: [2]int{1, 1}},
	"against the host": {frame: "second=host"}, "host against machine": {frame: "first=host&second=machine-1"},
}

// An actor is the person at a tab, who does what the match asks for, and opens another tab when it is closed.
type actor struct {
	*saboteur
	scene scene
	plan  map[int][]match.Event // what else the person does, by the ply at which it is done
}

// sit opens the page, for a match from its beginning.
func sit(t *testing.T, game *board.Game, sc scene, at int, how way) *actor {
	clock := &fakeClock{now: begins}
	a := &actor{saboteur: sabotaged(t, game, clock, &disk{texts: map[string]string{}}, at, how), scene: sc}
	a.enter()
	if sc.frame == "" {
		settings := a.Table().Settings()
		settings.Opening, settings.Pace, settings.Variant = play.AlwaysFirst, play.Calm, sc.variant
		seats := [2]play.Seat{{Level: min(sc.levels[0], game.Levels)}, {Level: min(sc.levels[1], game.Levels)}}
		a.do(match.SatDown{Seats: seats}, match.Configured{Settings: settings}, match.Restarted{})
	}
	a.heal()
	return a
}

// enter has the page appear.
func (a *actor) enter() {
	if a.scene.frame == "" {
		a.open()
		return
	}
	query, err := url.ParseQuery(a.scene.frame)
	if err != nil {
		a.t.Fatal(err)
	}
	if a.scene.variant != "" {
		query.Set("variant", a.scene.variant)
	}
	a.do(match.Framed{Query: query}, match.Mounted{}, match.Entered{}, match.HostListens{})
}

// heal opens another tab if this one is closed. A frame has storage of its own, which lasts as long as it does.
func (a *actor) heal() {
	if a.closed {
		kept := a.disk
		if a.scene.frame != "" {
			kept = &disk{texts: map[string]string{}}
		}
		a.saboteur = sabotaged(a.t, a.Game(), a.clock, kept, 0, asAsked)
		a.enter()
	}
}

// act does what the match waits for, if that is a person.
func (a *actor) act() {
	t := a.Table()
	switch a.Phase() {
	case match.Covered:
		a.do(match.Uncovered{})
	case match.PersonMoves:
		a.move()
	case match.BetweenRounds:
		if !t.MachinesOnly() {
			a.do(match.RoundBegun{})
		}
	case match.Held:
		a.do(match.AnywayPressed{})
	case match.Failed:
		a.do(match.TryAgainPressed{})
	case match.Elsewhere:
		a.Load()
		a.do(match.PlayHerePressed{})
	case match.Resting:
		a.do(match.Visible{Yes: true}, match.Entered{})
		if a.IsPaused() {
			a.do(match.PausePressed{})
		}
	case match.OpponentMoves:
		if _, silent := a.Awaited(); silent {
			a.do(match.AskHostAgain{})
		}
	case match.Over, match.Watched:
		a.do(match.Restarted{})
	}
}

// move plays a move, another one each time.
func (a *actor) move() {
	t := a.Table()
	ply := t.Match().Ply()
	for _, e := range a.plan[ply] {
		a.do(e)
	}
	delete(a.plan, ply)
	if a.Phase() != match.PersonMoves || a.closed {
		return
	}
	if !t.Live() {
		a.do(match.WentTo{Ply: ply})
	}
	if t.SettingUp() {
		a.world.act("shuffle")
		a.world.act("ready")
		return
	}
	moves := t.Match().View(ply, t.Match().ToMove()).Moves()
	a.do(match.Wrote{Text: string(moves[(5*ply+3)%len(moves)])})
}

// A mark is how far a match has come.
type mark struct {
	id    string
	ply   int
	phase match.Phase
	step  int
}

func (a *actor) mark() mark {
	return mark{a.Table().ID(), a.Table().Match().Ply(), a.Phase(), a.Step()}
}

// goOn plays until so many moves have been made, or the match is over. Whatever has happened, it must not come to a
// standstill: after half a minute of it the person touches the board, and comes back to the page.
func (a *actor) goOn(plies int) {
	a.t.Helper()
	before, still := a.mark(), 0
	for end := before.ply + plies; ; {
		a.heal()
		a.act()
		a.clock.pass(time.Second)
		a.heal()
		now := a.mark()
		if now.id != before.id {
			end = plies
		}
		if still++; now != before {
			before, still = now, 0
		}
		if now.ply >= end || now.phase == match.Over {
			return
		}
		switch still {
		case 30:
			a.do(match.Gestured{Gesture: board.Gesture{Kind: board.Touch, OnBoard: true}})
		case 40:
			a.do(match.Visible{Yes: false}, match.Visible{Yes: true})
		case 120:
			a.t.Fatalf("phase %v waits for ever at ply %d", now.phase, now.ply)
		}
	}
}

// check says what must hold whatever has happened: the record is one of the rules, here and in storage, and is saved as
// it is.
func (a *actor) check() {
	a.t.Helper()
	t := a.Table()
	if m, err := registry.Replay(t.Match().Record()); err != nil || m.Ply() != t.Match().Ply() {
		a.t.Fatalf("the record %+v does not replay: %v", t.Match().Record(), err)
	}
	text := t.Save()
	for i, saved := range []string{text, a.saved()} {
		if saved == "" || i > 0 && saved == text {
			continue
		}
		again, err := play.Restore(a.Game(), a.Game().Levels, saved)
		if err != nil {
			a.t.Fatalf("%s: %v", saved, err)
		}
		if got := again.Save(); saved == text && got != text {
			a.t.Fatalf("saved again\n%s is\n%s", text, got)
		}
	}
	ids := map[string]bool{}
	for _, game := range a.past() {
		if ids[game.ID] {
			a.t.Fatalf("the match %s is kept twice", game.ID)
		}
		ids[game.ID] = true
	}
}

// checkCounts says that no match is counted that has not ended, where no end has been taken back.
func (a *actor) checkCounts() {
	a.t.Helper()
	ended, counted := 0, 0
	for _, game := range a.past() {
		if game.Over() {
			ended++
		}
	}
	stats, _ := a.keeper.Stats(a.Game().ID())
	for _, row := range stats.Rows() {
		counted += row.Won + row.Drawn + row.Lost
	}
	if counted > ended {
		a.t.Fatalf("%d matches have ended, %d are counted", ended, counted)
	}
}
