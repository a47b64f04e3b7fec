package match_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"tablier/app/board"
	"tablier/app/embed"
	"tablier/app/links/link"
	"tablier/app/match"
	"tablier/app/play"
	"tablier/app/steps"
	"tablier/rules"
)

// longMatch returns a match of so many moves that goes on.
func longMatch(t *testing.T, plies int) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(gameOf("entropy").Spec, rules.Setup{}, "")
	if err != nil {
		t.Fatal(err)
	}
	for state := uint64(1); m.Ply() < plies; {
		moves := m.Position().Moves()
		for tried := 0; ; tried++ {
			if tried == 50 {
				for range 20 {
					m.Undo() // another way goes on longer
				}
				break
			}
			state = state*6364136223846793005 + 1442695040888963407
			if err := m.Play(moves[state>>33%uint64(len(moves))]); err != nil {
				t.Fatal(err)
			}
			if !m.Result().Over() {
				break
			}
			m.Undo()
		}
	}
	return m
}

func fragmentOf(t *testing.T, m *rules.Match) string {
	t.Helper()
	fragment, err := link.Encode(registry, link.Letter{Record: m.Record()})
	if err != nil {
		t.Fatal(err)
	}
	return fragment
}

// openings counts how often the page has been shown that a game is being opened.
func (w *world) openings() (n int) {
	for _, e := range w.screen.shown {
		if _, ok := e.(match.Progressed); ok {
			n++
		}
	}
	return n
}

// stepwise is a work that notes how much its steps do.
type stepwise struct {
	steps.Work
	most int
}

func (s *stepwise) Step(plies int) (bool, error) {
	before, _ := s.Progress()
	done, err := s.Work.Step(plies)
	after, _ := s.Progress()
	s.most = max(s.most, after-before)
	return done, err
}

// A long link is opened in steps. What happens meanwhile waits, but for what a person does at the board.
func TestLongLinkIsOpenedInSteps(t *testing.T) {
	long := longMatch(t, 10_000)
	decoder, err := link.NewDecoder(registry, fragmentOf(t, long))
	if err != nil {
		t.Fatal(err)
	}
	w := openGame(t, "entropy")
	work := &stepwise{Work: decoder}
	var ended error = errDead
	if w.do(match.Wrote{Text: "z9"}); !w.outcome.Reply.Mine {
		t.Fatal("nothing is made of a written move")
	}
	w.RunJob(work, func(err error) {
		ended = err
		_, m := decoder.Letter()
		w.do(match.Arrived{Game: match.Incoming{Match: m, Link: true}})
	})
	played, all, theirs, opening := w.JobProgress()
	if !opening || !theirs || all != 10_000 || played == 0 || played > 600 {
		t.Fatalf("%d of %d moves are played at once, opening %t, theirs %t", played, all, opening, theirs)
	}
	w.do(match.Gestured{Gesture: board.Gesture{Kind: board.Touch, Point: 0}}, match.Renamed{Seat: 0, Name: "Zoé"})
	if w.Table().Seats()[0].Name != "" || len(w.Table().Selected()) > 0 {
		t.Error("something happens to the match that is about to make place")
	}
	if w.do(match.Wrote{Text: "z9"}); w.outcome != (match.Outcome{}) {
		t.Errorf("of a move that nobody reads has come %+v", w.outcome)
	}
	w.clock.pass(time.Second)
	if _, _, _, opening := w.JobProgress(); opening || ended != nil || w.Table().Match().Ply() != 10_000 {
		t.Fatalf("ended with %v at ply %d", ended, w.Table().Match().Ply())
	}
	if w.Table().Seats()[0].Name != "Zoé" {
		t.Error("what has waited has not happened")
	}
	if work.most > steps.Plies || w.openings() < 10 {
		t.Errorf("a step plays %d moves, want at most %d; shown %d times", work.most, steps.Plies, w.openings())
	}
}

// What a person does not wait for leaves the match as it was.
func TestOpeningIsGivenUp(t *testing.T) {
	decoder, err := link.NewDecoder(registry, fragmentOf(t, longMatch(t, 2000)))
	if err != nil {
		t.Fatal(err)
	}
	w := openGame(t, "entropy")
	id := w.Table().ID()
	var ended error
	w.RunJob(decoder, func(err error) { ended = err })
	w.Interrupt()
	w.clock.pass(time.Second)
	if _, _, _, opening := w.JobProgress(); opening || !errors.Is(ended, match.ErrInterrupted) || w.Table().ID() != id {
		t.Errorf("ended with %v", ended)
	}
}

// A long table is restored in steps when the page begins, and when another tab has gone on with it.
func TestLongTableIsRestoredInSteps(t *testing.T) {
	w := openGame(t, "entropy")
	w.do(match.Arrived{Game: match.Incoming{Match: longMatch(t, 5000), Link: true}})
	other := newTab(t, w.Game(), w.clock, w.disk)
	steps := 0
	if !other.Begin(other.Load, func(step func()) bool {
		steps++
		before := other.openings()
		step()
		return other.openings() <= before+1
	}) {
		t.Error("a step does several")
	}
	other.do(match.Mounted{}, match.Entered{})
	if other.Table().Match().Ply() != 5000 || steps < 5 {
		t.Errorf("at ply %d after %d steps", other.Table().Match().Ply(), steps)
	}
	w.do(match.UndoPressed{})
	other.Refresh()
	if _, _, theirs, opening := other.JobProgress(); !opening || theirs {
		t.Errorf("opening %t, to be given up %t", opening, theirs)
	}
	other.do(match.UndoPressed{}) // of a match that is not there yet
	other.clock.pass(time.Second)
	if got := other.Table().Match().Ply(); got != 4999 {
		t.Errorf("the other tab is at ply %d", got)
	}
}

// A table takes no more at a time than a step may, the reading of its text included.
func TestTableStep(t *testing.T) {
	w := openGame(t, "entropy")
	w.do(match.Arrived{Game: match.Incoming{Match: longMatch(t, 3000), Link: true}})
	work := &stepwise{Work: play.BeginRestore(w.Game(), w.Game().Levels, w.saved())}
	taken := 0
	for done := false; !done; taken++ {
		var err error
		if done, err = work.Step(steps.Plies); err != nil {
			t.Fatal(err)
		}
	}
	if work.most > steps.Plies || taken < 3000/steps.Plies {
		t.Errorf("%d steps, of up to %d moves", taken, work.most)
	}
}

// A game that a host page loads is opened in steps. Its messages wait meanwhile, a hundred of them; a person may not
// want to wait, which the host page is told.
func TestHostLoadsInSteps(t *testing.T) {
	fragment := fragmentOf(t, longMatch(t, 3000))
	load := fmt.Sprintf(`{"type":"load","id":"1","parameters":{"record":"%s"}}`, fragment)
	w := frameOf(t, "entropy", "")
	if told := w.say(load); len(told) != 0 {
		t.Fatalf("told at once %+v", told)
	}
	if told := w.say(`{"type":"position","id":"2"}`); len(told) != 0 {
		t.Fatalf("told meanwhile %+v", told)
	}
	for range 99 {
		w.say(`{"type":"undo","id":"3"}`)
	}
	wantFault(t, w.say(`{"type":"undo","id":"4"}`), embed.NotNow, "4")
	w.clock.pass(time.Second)
	told := w.host.take()
	i := slices.IndexFunc(told, func(n embed.Notice) bool { return n.Re == "2" })
	if i != 1 || told[1].Ply != 3000 {
		t.Errorf("told %d notices, the answer is number %d", len(told), i)
	}

	w = frameOf(t, "entropy", "")
	w.say(load)
	w.Interrupt()
	wantFault(t, w.host.take(), embed.NotNow, "1")
	w.wantMoves("")

	w = frameOf(t, "entropy", "record="+fragment) // as the page begins
	w.clock.pass(time.Second)
	if got := w.Table().Match().Ply(); got != 3000 {
		t.Errorf("the frame is at ply %d", got)
	}
	w.host.take()
	w.do(match.Restarted{})
	w.clock.pass(time.Second)
	wantTypes(t, w.host.take(), embed.State)
}

// The lines that are kept with a match have no more moves in all than can be saved at each move.
func TestLinesOfLongMatchesAreBounded(t *testing.T) {
	w := openGame(t, "entropy")
	w.do(match.Arrived{Game: match.Incoming{Match: longMatch(t, 9000), Link: true}})
	for range 5 {
		table := w.Table()
		last := table.Match().Move(table.Match().Ply())
		w.do(match.UndoPressed{})
		moves := table.Match().Position().Moves()
		for _, m := range moves {
			ends := func(r rules.Record) bool { return r.Moves[len(r.Moves)-1] == m }
			if m != last && !slices.ContainsFunc(table.Lines(), ends) {
				w.do(match.Wrote{Text: string(m)})
				break
			}
		}
	}
	moves := 0
	for _, line := range w.Table().Lines() {
		moves += len(line.Moves)
	}
	if n := len(w.Table().Lines()); n == 0 || moves > 20_000 {
		t.Errorf("%d lines of %d moves in all", n, moves)
	}
	var saved map[string]json.RawMessage
	err := json.Unmarshal([]byte(w.saved()), &saved)
	if err != nil || !strings.Contains(string(saved["lines"]), `"moves"`) {
		t.Errorf("no line is saved: %v", err)
	}
}
