package match_test

import (
	"errors"
	"net/url"
	"reflect"
	"testing"

	"tablier/app/board"
	"tablier/app/match"
	"tablier/app/play"
	"tablier/rules"
)

var errDead = errors.New("the worker is dead")

// begin opens the page, in a frame or not.
func (d *driver) begin(framed bool) {
	d.framed = framed
	if framed {
		d.send(plain(match.Framed{Query: url.Values{
			"first": {one(d, []string{"person", "host", "1"})}, "second": {one(d, []string{"person", "host", "2"})},
			"task": {"win"},
		}}))
	} else {
		d.send(plain(match.Loaded{Seed: d.rng.Uint64()}))
	}
	d.send(plain(match.Mounted{}))
	d.shown = true
	d.send(plain(match.Entered{}))
	if framed {
		d.send(plain(match.HostListens{}))
	}
}

// step has something happen.
func (d *driver) step() {
	d.t.Helper()
	d.still = d.chance(20)
	switch n := d.rng.IntN(100); {
	case n < 30:
		d.pass()
	case n < 80:
		d.send(d.atBoard())
	case n < 85:
		d.settle()
	case n < 97:
		d.send(d.atControls())
	case d.framed:
		d.send(plain(match.HostSaid{Text: d.message()}))
	default:
		d.send(d.outside()...)
	}
}

// atBoard is what a person does at the board.
func (d *driver) atBoard() event {
	t := d.Table()
	if t.SettingUp() && d.chance(50) {
		act := one(d, []string{"shuffle", "ready"})
		return plain(match.Gestured{Gesture: board.Gesture{Kind: board.Act, Act: act, Point: -1}})
	}
	points := len(t.Skin().Points(t.View()))
	point := d.rng.IntN(points+1) - 1
	if targets := t.Targets(); len(targets) > 0 && d.chance(80) {
		point = one(d, targets)
	}
	if moves := t.Match().Position().Moves(); len(moves) > 0 && d.chance(15) {
		return plain(match.Wrote{Text: string(one(d, moves))})
	}
	g := board.Gesture{Kind: board.Touch, Point: point, OnBoard: true}
	if d.chance(20) {
		g.Kind = one(d, []board.GestureKind{
			board.Pick, board.Focus, board.Over, board.Out, board.Drop, board.LetGo, board.Away, board.Key,
		})
		g.Key = one(d, []string{"Escape", "1", "Enter", "t", "Delete"})
	} else if d.chance(20) {
		g.Kind, g.Point = board.Act, -1
		g.Act = one(d, []string{
			"shuffle", "ready", "ready", "clear", "mirror", "kind 2", "preset 1", "try", "play", "turn", "put", "back", "dead",
		})
	}
	if g.Point < 0 && g.Kind != board.Act {
		return plain(match.Cancelled{})
	}
	return plain(match.Gestured{Gesture: g})
}

// atControls is what a person does beside the board.
func (d *driver) atControls() event {
	t := d.Table()
	switch d.Phase() {
	case match.Covered:
		return plain(match.Uncovered{})
	case match.Over:
		if d.chance(70) {
			return plain(match.Restarted{})
		}
	case match.Failed:
		return plain(match.TryAgainPressed{})
	case match.BetweenRounds:
		if d.chance(50) {
			return plain(match.RoundBegun{})
		}
	}
	events := []match.Event{
		match.UndoPressed{}, match.RedoPressed{}, match.WentTo{Ply: d.rng.IntN(t.Match().Ply() + 1)},
		match.WentTo{Ply: t.Match().Ply()}, match.WentTo{Ply: t.Match().Ply()}, match.HintAsked{},
		match.EvaluationSwitched{}, match.MoveValuesSwitched{}, match.PausePressed{}, match.StepPressed{},
		match.PlayNowPressed{}, match.ReviewStarted{}, match.ReviewStopped{}, match.Skipped{At: d.now},
		match.Visible{Yes: d.chance(80)}, match.SawAs{Seat: d.rng.IntN(3) - 1},
		match.LineChosen{Line: d.rng.IntN(3)}, match.TouchedEarly{Point: "b2"},
	}
	if d.framed {
		events = append(events, match.AskHostAgain{})
	} else {
		events = append(events, match.SatDown{Seats: d.seats()}, match.SatDown{Seats: d.seats()},
			match.Configured{Settings: d.settings()}, match.VariantAsked{Variant: one(d, d.Game().Spec.Variants)},
			match.Rearranged{Settings: d.settings()},
			match.Renamed{Seat: d.rng.IntN(2), Name: "Zoé"}, match.ScoreReset{}, match.KeepAsked{}, match.CorrespondenceBegun{})
	}
	if d.chance(10) {
		events = append(events, match.ResignPressed{}, match.RoundBegun{}, match.Uncovered{}, match.Restarted{})
	}
	return plain(one(d, events))
}

func (d *driver) seats() (seats [2]play.Seat) {
	for i := range seats {
		seats[i].Level = max(0, d.rng.IntN(4)-1)
	}
	return seats
}

// settings are the present ones but for the pace, the opening rule and the side that is below.
func (d *driver) settings() play.Settings {
	s := d.Table().Settings()
	s.Pace, s.Opening, s.Turned = one(d, play.Paces()), one(d, play.Openings()), d.chance(50)
	s.Variant = one(d, d.Game().Spec.Variants)
	return s
}

// outside is what other pages, tabs and links do.
func (d *driver) outside() []event {
	switch record := d.Table().Record(); d.rng.IntN(6) {
	case 0:
		d.shown = !d.shown
		if d.shown {
			return []event{plain(match.Entered{})}
		}
		return []event{plain(match.Left{}), plain(match.Suspending{})}
	case 1:
		return []event{plain(match.Stored{Text: d.saved, OK: d.savedOK, Seed: d.rng.Uint64()})}
	case 2:
		seed, text := d.rng.Uint64(), one(d, []string{d.saved, d.saved, d.saved, "x", `{"version":9}`, ""})
		return []event{plain(match.Loaded{Text: text, OK: d.savedOK, Seed: seed}), plain(match.PlayHerePressed{})}
	case 3:
		if len(d.past) > 0 {
			game := one(d, d.past)
			return []event{func() match.Event { return match.Reopened{Game: game, Match: mustReplay(game.Record)} }}
		}
	case 4:
		keep := d.rng.IntN(len(record.Moves) + 1)
		record.Resigned, record.Moves = "", record.Moves[:keep]
		record.Seeds = nil
		if _, err := registry.Replay(record); err != nil {
			break // what is left of a match with seeds
		}
		return []event{func() match.Event {
			return match.Arrived{Game: match.Incoming{Match: mustReplay(record), Link: true}}
		}}
	}
	return []event{plain(match.Suspending{})}
}

func mustReplay(record rules.Record) *rules.Match {
	m, err := registry.Replay(record)
	if err != nil {
		panic(err) // it has been replayed before
	}
	return m
}

// message is what a host page says.
func (d *driver) message() string {
	move := "a1"
	if moves := d.Table().Match().Position().Moves(); len(moves) > 0 {
		move = string(one(d, moves))
	}
	return one(d, []string{
		`{"type":"move","re":"` + d.hostTurn.ID + `","move":"` + move + `"}`,
		`{"type":"move","re":"` + d.hostTurn.ID + `","move":"` + move + `"}`,
		`{"type":"move","re":"turn-1","move":"` + move + `"}`, `{"type":"play","move":"` + move + `"}`, `{"type":"undo"}`,
		`{"type":"suggest","id":"s"}`, `{"type":"position"}`, `{"type":"load","parameters":{}}`, `x`,
		`{"type":"configure","parameters":{"first":"host"}}`,
		`{"type":"configure","parameters":{"first":"person","second":"machine-1"}}`,
	})
}

// sequence drives a game's page through random events.
func sequence(t *testing.T, game *board.Game, seed uint64, framed bool, events int) *driver {
	d := newDriver(t, game, seed)
	d.begin(framed)
	for len(d.log) < events {
		d.step()
	}
	return d
}

// Whatever happens, in whatever order, the match is one of the rules, is saved as it is, and waits for something that
// comes.
func TestRandomEvents(t *testing.T) {
	const seeds, events = 8, 300
	for _, game := range tested {
		for seed := range uint64(seeds) {
			sequence(t, game, seed, seed%4 == 3, events)
		}
	}
}

// The same events have the same effects.
func TestReplay(t *testing.T) {
	for _, game := range tested {
		for seed, framed := range []bool{false, true} {
			d := sequence(t, game, uint64(100+seed), framed, 300)
			again := newDriver(t, game, uint64(100+seed)).Controller
			for i, l := range d.log {
				got := again.Update(l.now, l.still, l.event())
				if finish(got); !reflect.DeepEqual(got, finish(l.effects)) {
					t.Fatalf("%s: event %d, %T: %+v, before %+v", game.ID(), i, l.event(), got, l.effects)
				}
			}
		}
	}
}

// finish does all works among effects, and leaves that they are there.
func finish(effects []match.Effect) []match.Effect {
	for i, effect := range effects {
		if e, ok := effect.(match.Prepare); ok && e.Work != nil {
			prepared(e)
			effects[i] = match.Prepare{}
		}
	}
	return effects
}
