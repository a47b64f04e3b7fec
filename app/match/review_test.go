package match_test

import (
	"slices"
	"testing"
	"time"

	"tablier/ai/protocol"
	"tablier/app/match"
	"tablier/app/play"
)

// reviewed opens a match of Entropy between two people, or against the machine from a level on, after twelve moves, on
// a page with so many workers, each of which takes a second for an answer.
func reviewed(t *testing.T, workers int, levels ...int) *world {
	t.Helper()
	game := gameOf("entropy")
	w := newWorld(t, game)
	w.run(match.New(game, 1), workers)
	w.open()
	settings := w.Table().Settings()
	settings.Opening = play.AlwaysFirst
	w.do(match.SatDown{}, match.Configured{Settings: settings}, match.Restarted{})
	for ply := range 12 {
		moves := w.Table().Match().Position().Moves()
		w.write(string(moves[(7*ply+3)%len(moves)]))
	}
	if len(levels) > 0 {
		w.do(match.SatDown{Seats: [2]play.Seat{1: {Level: levels[0]}}})
	}
	w.machine.think = time.Second
	return w
}

// asked returns how many questions all workers have had about the position after each number of moves, by their level.
func (w *workers) asked(level int) map[int]int {
	counts := map[int]int{}
	for _, each := range w.all {
		for _, r := range each.asked {
			if r.Level == level {
				counts[len(r.Moves)]++
			}
		}
	}
	return counts
}

// busy returns the questions that living workers have and have not answered.
func (w *workers) busy() (list []protocol.Request) {
	for _, each := range w.all {
		for _, r := range each.asked {
			if !each.killed && !each.done[r.ID] {
				list = append(list, r)
			}
		}
	}
	return list
}

// alive returns how many workers run.
func (w *workers) alive() (n int) {
	for _, each := range w.all {
		if !each.killed {
			n++
		}
	}
	return n
}

// wantOnce says that each of the positions up to a ply was asked about once, at the machine's best.
func (w *world) wantOnce(last int) {
	w.t.Helper()
	asked := w.machine.asked(w.Game().Levels)
	for ply := range last + 1 {
		if asked[ply] != 1 {
			w.t.Errorf("position %d was asked about %d times", ply, asked[ply])
		}
	}
	if len(asked) != last+1 {
		w.t.Errorf("%d positions were asked about, of %d", len(asked), last+1)
	}
	if a := w.Analysis(); a.Reviewing() || a.ReviewFailed() || !a.Review().Complete() {
		w.t.Errorf("reviewing %t, failed %t, complete %t", a.Reviewing(), a.ReviewFailed(), a.Review().Complete())
	}
}

// However many workers share a review, each position is searched once, in a share of the time, and the review is the
// same; and then one worker is left.
func TestReviewIsShared(t *testing.T) {
	var alone *world
	for workers := 1; workers <= 4; workers++ {
		w := reviewed(t, workers)
		w.do(match.ReviewStarted{})
		began := w.clock.now
		for w.Analysis().Reviewing() {
			if n := len(w.machine.busy()); n == 0 || n > workers {
				t.Fatalf("%d workers have %d questions", workers, n)
			}
			w.clock.pass(time.Second)
		}
		w.wantOnce(12)
		if took, want := w.clock.now-began, time.Duration((13+workers-1)/workers)*time.Second; took != want {
			t.Errorf("%d workers took %v, want %v", workers, took, want)
		}
		if len(w.machine.all) != workers || w.machine.alive() != 1 {
			t.Errorf("%d of %d workers are left, of %d", w.machine.alive(), len(w.machine.all), workers)
		}
		if alone == nil {
			alone = w
		}
		for ply := range 13 {
			if got, want := w.Analysis().Review().At(ply), alone.Analysis().Review().At(ply); got != want {
				t.Errorf("of %d workers position %d is %+v, of one %+v", workers, ply, got, want)
			}
		}
		for _, each := range w.machine.all {
			for _, r := range each.asked {
				if r.Level == w.Game().Levels && (r.Seed != 0 || r.Millis != 0) {
					t.Fatalf("asked %+v: its answer would depend on more than the position", r)
				}
			}
		}
	}
}

// The newest position is asked about first, so that what has just been played is known first.
func TestNewestPositionComesFirst(t *testing.T) {
	w := reviewed(t, 2)
	w.do(match.ReviewStarted{})
	w.clock.pass(2 * time.Second)
	var order []int
	for _, r := range w.machine.busy() { // by worker
		order = append(order, len(r.Moves))
	}
	slices.Sort(order)
	if !slices.Equal(order, []int{7, 8}) || !w.Analysis().Review().At(9).Known || w.Analysis().Review().Known() != 4 {
		t.Errorf("after four answers it is asked about %v, %d are known", order, w.Analysis().Review().Known())
	}
}

// A move of the machine is asked for at once, and nothing else is asked meanwhile, however many workers there are. The
// review goes on afterwards with what it had not heard.
func TestPlayIsNotSlowerForAReview(t *testing.T) {
	for workers := 1; workers <= 4; workers++ {
		w := reviewed(t, workers, 2)
		w.clock.pass(5 * time.Second) // it moves first if it is its turn
		w.do(match.ReviewStarted{})
		w.clock.pass(1500 * time.Millisecond)
		ply := w.Table().Match().Ply()
		w.write(string(w.Table().Match().Position().Moves()[0]))
		w.clock.pass(0)
		busy := w.machine.busy()
		if len(busy) != 1 || busy[0].Level != 2 || len(busy[0].Moves) != ply+1 {
			t.Fatalf("%d workers: while the machine is to move they are asked %+v", workers, busy)
		}
		w.clock.pass(time.Second) // which it thinks
		if got := w.Table().Match().Ply(); got != ply+2 {
			t.Fatalf("%d workers: after its second of thought %d moves have been made, want %d", workers, got, ply+2)
		}
		if !w.Analysis().Reviewing() || len(w.machine.busy()) != workers {
			t.Fatalf("after the move %d of %d workers go on", len(w.machine.busy()), workers)
		}
		w.clock.pass(time.Minute)
		last := w.Table().Match().Ply()
		for ply, n := range w.machine.asked(w.Game().Levels) {
			if n > 2 || n > 1 && ply > last {
				t.Errorf("position %d was asked about %d times", ply, n)
			}
		}
		if w.Analysis().Reviewing() || !w.Analysis().Review().Complete() {
			t.Error("the review has not come to its end")
		}
	}
}

// What a person wants to know is told first; the review has the answer too, and asks about that position no more.
func TestAdviceServesTheReview(t *testing.T) {
	for workers := 1; workers <= 4; workers++ {
		w := reviewed(t, workers)
		w.do(match.WentTo{Ply: 5}, match.EvaluationSwitched{})
		w.clock.pass(time.Second)
		w.do(match.EvaluationSwitched{}, match.ReviewStarted{})
		w.clock.pass(time.Minute)
		w.wantOnce(12)
		if w.Analysis().Review().At(5).Best == "" {
			t.Error("what was told is not in the review")
		}
	}
}

// So it is where the question comes while the review runs: it is asked at once, and what it interrupts is asked again.
func TestAdviceDuringAReview(t *testing.T) {
	for workers := 1; workers <= 4; workers++ {
		w := reviewed(t, workers)
		w.do(match.ReviewStarted{})
		w.clock.pass(1500 * time.Millisecond)
		w.do(match.WentTo{Ply: 3}, match.EvaluationSwitched{})
		w.clock.pass(time.Second)
		if !w.Analysis().Opinion(3).Known {
			t.Fatalf("%d workers: the value is not told within a second", workers)
		}
		w.clock.pass(time.Minute)
		if n := w.machine.asked(w.Game().Levels)[3]; n != 1 || w.Analysis().Reviewing() || !w.Analysis().Review().Complete() {
			t.Errorf("the position was asked about %d times; reviewing %t", n, w.Analysis().Reviewing())
		}
		w.do(match.WentTo{Ply: 12})
		if w.machine.mustRest(); !w.Analysis().Opinion(12).Known {
			t.Error("what the review has found is not told")
		}
	}
}

// A question of a person about what the review is asking about takes that question's place.
func TestAdviceTakesTheReviewsPlace(t *testing.T) {
	w := reviewed(t, 1)
	w.do(match.ReviewStarted{}, match.EvaluationSwitched{})
	w.clock.pass(0)
	asked := w.machine.newest().asked
	busy := w.machine.busy()
	if len(busy) != 1 || len(busy[0].Moves) != 12 || len(asked) != 2 || busy[0].ID != asked[1].ID {
		t.Fatalf("asked %+v", busy)
	}
	w.clock.pass(time.Second)
	if found := w.Analysis().Found(); found == nil || !w.Analysis().Review().At(12).Known {
		t.Errorf("the answer is %+v, the review knows %+v", found, w.Analysis().Review().At(12))
	}
	w.clock.pass(time.Minute)
	if w.Analysis().Reviewing() || !w.Analysis().Review().Complete() {
		t.Error("the review has not come to its end")
	}
}

// An answer that the clock has cut short is good enough for a person who waits, not for the review.
func TestAdviceCutShort(t *testing.T) {
	w := reviewed(t, 2)
	w.machine.think = 0
	w.do(match.EvaluationSwitched{})
	cut := found(w.machine.legal(w.machine.mustAsk())[0])
	cut.End = protocol.EndTime
	w.machine.answers(cut)
	w.machine.think = time.Second
	w.do(match.ReviewStarted{})
	w.clock.pass(time.Minute)
	if n := w.machine.asked(w.Game().Levels)[12]; n != 2 || !w.Analysis().Review().Complete() {
		t.Errorf("the position was asked about %d times", n)
	}
}

// A worker that dies in a review leaves its position to the others.
func TestWorkerDiesInASharedReview(t *testing.T) {
	w := reviewed(t, 3)
	w.do(match.ReviewStarted{})
	w.clock.pass(1500 * time.Millisecond)
	w.machine.all[1].fail("out of memory")
	w.clock.pass(time.Minute)
	if a := w.Analysis(); a.Reviewing() || a.ReviewFailed() || !a.Review().Complete() {
		t.Errorf("reviewing %t, failed %t, complete %t", a.Reviewing(), a.ReviewFailed(), a.Review().Complete())
	}
}

// A review that is stopped leaves nothing under way, and goes on from what it knows.
func TestSharedReviewIsStopped(t *testing.T) {
	w := reviewed(t, 4)
	w.do(match.ReviewStarted{})
	w.clock.pass(2500 * time.Millisecond)
	known := w.Analysis().Review().Known()
	w.do(match.ReviewStopped{})
	w.clock.pass(time.Second)
	now := w.Analysis().Review().Known()
	if len(w.machine.busy()) != 0 || now != known || w.Analysis().Reviewing() {
		t.Errorf("%d questions are under way, %d positions known, then %d", len(w.machine.busy()), known, now)
	}
	w.do(match.ReviewStarted{})
	w.clock.pass(time.Minute)
	once := 0
	for _, n := range w.machine.asked(w.Game().Levels) {
		if n == 1 {
			once++
		}
	}
	if once < known || !w.Analysis().Review().Complete() {
		t.Errorf("%d positions were asked about once, of %d that were known", once, known)
	}
}
