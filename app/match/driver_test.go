package match_test

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"

	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/embed"
	"tablier/app/match"
	"tablier/app/play"
	"tablier/app/steps"
)

// A driver works a controller without a runtime: it makes events up, carries effects out, and knows all that is under
// way.
type driver struct {
	*match.Controller
	t     *testing.T
	rng   *rand.Rand
	now   match.Moment
	still bool

	asks  []match.Ask
	waits []wait
	given map[int]bool // the numbers of questions and timers so far
	then  []event      // what comes of effects

	saved    string // what storage has
	savedOK  bool
	past     []archive.Game
	shown    bool
	framed   bool
	hostTurn embed.Notice // the last turn that the host page was asked for

	log []logged
}

// A wait is a timer that is set.
type wait struct {
	id int
	at match.Moment
}

// An event makes an event, the same each time: what it holds belongs to the controller afterwards.
type event func() match.Event

// plain returns an event that holds nothing that anybody changes.
func plain(e match.Event) event { return func() match.Event { return e } }

// logged is an event with what came of it.
type logged struct {
	now     match.Moment
	still   bool
	event   event
	effects []match.Effect
}

func newDriver(t *testing.T, game *board.Game, seed uint64) *driver {
	d := &driver{
		Controller: match.New(game, seed), t: t, rng: rand.New(rand.NewPCG(seed, 0)), given: map[int]bool{},
		now: begins,
	}
	d.Analysis().ShareReview(1 + int(seed%4))
	return d
}

// chance says yes in so many of a hundred cases.
func (d *driver) chance(percent int) bool { return d.rng.IntN(100) < percent }

// one returns one of a list.
func one[T any](d *driver, list []T) T { return list[d.rng.IntN(len(list))] }

// send has an event happen, and all that comes of it at once, and checks how the match then stands.
func (d *driver) send(events ...event) {
	d.t.Helper()
	d.then = append(d.then, events...)
	for len(d.then) > 0 {
		next := d.then[0]
		d.then = d.then[1:]
		e := next()
		effects := d.Update(d.now, d.still, e)
		d.log = append(d.log, logged{d.now, d.still, next, effects})
		for _, effect := range effects {
			d.carryOut(effect)
		}
		if d.t.Failed() {
			d.t.Fatalf("event %d, %T, of game %s", len(d.log), e, d.Game().ID())
		}
	}
	d.check()
}

// carryOut does what an effect asks for. What comes of it is sent after what is under way, as a runtime does.
func (d *driver) carryOut(effect match.Effect) {
	switch e := effect.(type) {
	case match.Ask:
		d.mustBeNew(e.ID)
		d.asks = append(d.asks, e)
	case match.Cancel:
		d.asks = slices.DeleteFunc(d.asks, func(a match.Ask) bool { return a.ID == e.ID })
	case match.Wait:
		d.mustBeNew(e.ID)
		d.waits = append(d.waits, wait{e.ID, d.now + e.For})
	case match.Remind:
		d.mustBeNew(e.ID)
		d.then = append(d.then, plain(match.Reminded{ID: e.ID}))
	case match.Prepare:
		d.then = slices.Insert(d.then, 0, plain(prepared(e)))
	case match.Save:
		ok := d.chance(95)
		if ok {
			d.saved, d.savedOK = e.Text, true
		}
		d.then = append(d.then, plain(match.Saved{OK: ok}))
	case match.File:
		d.past = append(d.past, e.Game)
		d.then = append(d.then, plain(match.Filed{ID: e.Game.ID}))
	case match.ArchiveUnfinished:
		d.past = append(d.past, e.Game)
		d.then = append(d.then, plain(match.UnfinishedArchived{}))
	case match.Tell:
		if e.Notice.Type == embed.YourTurn {
			d.hostTurn = e.Notice
		}
	}
}

func (d *driver) mustBeNew(id int) {
	if d.given[id] {
		d.t.Errorf("the number %d is given twice", id)
	}
	d.given[id] = true
}

// answer has the machine answer a question that it has.
func (d *driver) answer(ask match.Ask) {
	d.asks = slices.DeleteFunc(d.asks, func(a match.Ask) bool { return a.ID == ask.ID })
	m, err := registry.Replay(ask.Query.Record)
	if err != nil {
		d.t.Fatalf("the machine is asked about %+v: %v", ask.Query.Record, err)
	}
	moves := m.Position().Moves()
	if len(moves) == 0 {
		d.t.Fatalf("the machine is asked about %+v, where nobody moves", ask.Query.Record)
	}
	answer := match.Answered{ID: ask.ID, Found: found(one(d, moves))}
	switch {
	case d.chance(3):
		answer.Err = errDead
	case d.chance(30):
		answer.Found.Value, answer.Found.Plies = one(d, []string{"win", "draw", "loss"}), 5
	default:
		answer.Found.Score = d.rng.Float64()*2 - 1
	}
	d.send(plain(answer))
}

// elapse has a timer end.
func (d *driver) elapse(w wait) {
	d.waits = slices.DeleteFunc(d.waits, func(other wait) bool { return other == w })
	if w.at > d.now {
		d.now = w.at
	}
	d.send(plain(match.Elapsed{ID: w.id}))
}

// pass has what is under way come to something: a question, or the timer that ends first.
func (d *driver) pass() {
	switch {
	case len(d.asks) > 0 && (len(d.waits) == 0 || d.chance(50)):
		if d.chance(30) {
			d.send(plain(match.Heard{ID: one(d, d.asks).ID}))
			return
		}
		d.answer(one(d, d.asks))
	case len(d.waits) > 0:
		d.elapse(slices.MinFunc(d.waits, func(a, b wait) int { return cmp.Compare(a.at, b.at) }))
	}
}

// check says what must hold at any time: the record is one of the rules, the save is read as it was written, and the
// match waits for something that comes.
func (d *driver) check() {
	d.t.Helper()
	t := d.Table()
	if m, err := registry.Replay(t.Match().Record()); err != nil || m.Ply() != t.Match().Ply() {
		d.t.Fatalf("event %d: the record %+v does not replay: %v", len(d.log), t.Match().Record(), err)
	}
	text := t.Save()
	again, err := play.Restore(d.Game(), d.Game().Levels, text)
	if err != nil {
		d.t.Fatalf("event %d: %s: %v", len(d.log), text, err)
	}
	if got := again.Save(); got != text {
		d.t.Fatalf("event %d: saved again\n%s is\n%s", len(d.log), text, got)
	}
	if why := d.stuck(); why != "" {
		d.t.Fatalf("event %d, %T: phase %v waits for nothing: %s", len(d.log), d.log[len(d.log)-1].event(), d.Phase(), why)
	}
}

// stuck says why what a phase waits for cannot come, empty when it can.
func (d *driver) stuck() string {
	t := d.Table()
	switch phase := d.Phase(); {
	case !d.shown: // it is begun when the page is entered
	case phase == match.Interlude && len(d.waits) == 0, phase == match.ChanceActs && len(d.waits) == 0:
		return "no timer is set"
	case phase == match.BetweenRounds && t.MachinesOnly() && len(d.waits) == 0:
		return "no timer is set for the next round"
	case phase == match.OpponentMoves && t.MachineTurn() > 0 && len(d.asks)+len(d.waits) == 0:
		return "the machine is not asked"
	case phase == match.OpponentMoves && d.framed && t.MachineTurn() == 0 && d.hostTurn.Ply != t.Match().Ply():
		return "the host page is not asked"
	case d.framed && t.Watched() && t.Turn() < 0: // a host page that plays both sides draws for chance
	case (phase == match.PersonMoves || phase == match.Covered) && !t.PersonTurn():
		return "it is no person's turn"
	}
	return ""
}

// byItself says whether the match goes on without anybody.
func (d *driver) byItself() bool {
	switch d.Phase() {
	case match.Interlude, match.ChanceActs:
		return d.shown
	case match.BetweenRounds:
		return d.shown && d.Table().MachinesOnly()
	case match.OpponentMoves:
		return d.shown && d.Table().MachineTurn() > 0
	}
	return false
}

// settle has all that is under way come to its end, and says that a match that goes on by itself has gone on.
func (d *driver) settle() {
	d.t.Helper()
	id, ply, step, round := d.Table().ID(), d.Table().Match().Ply(), d.Step(), d.Table().Round()
	phase, waits, asks, last := d.Phase(), d.waits, slices.Clone(d.asks), len(d.given)
	waits = slices.Clone(waits)
	if !d.byItself() {
		return
	}
	for _, ask := range asks {
		if slices.ContainsFunc(d.asks, func(a match.Ask) bool { return a.ID == ask.ID }) {
			d.answer(ask)
		}
	}
	for _, w := range waits {
		d.elapse(w)
	}
	t := d.Table()
	if phase == d.Phase() && id == t.ID() && ply == t.Match().Ply() && step == d.Step() && round == t.Round() &&
		last == len(d.given) {
		d.t.Fatalf("event %d: phase %v does not go on by itself", len(d.log), phase)
	}
}

// prepared does a work to its end.
func prepared(e match.Prepare) match.Prepared {
	for {
		if done, err := e.Work.Step(steps.Plies); done || err != nil {
			return match.Prepared{Err: err}
		}
	}
}
