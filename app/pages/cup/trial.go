package cup

import (
	"encoding/json"
	"time"

	"tablier/ai"
	"tablier/ai/cup"
	"tablier/app/begun"
	"tablier/app/sandbox"
	"tablier/app/ui"
	"tablier/rules"
)

// A trial is what a first game has shown of a program: whether it starts and plays, and whether its moves hang on the
// order in which sets are gone through.
type trial struct {
	done      bool
	fault     *sandbox.Fault
	unordered bool
	took      time.Duration
}

// A test is the trial that is going on. The program plays the first seat twice at once, one time with its sets
// backwards; the other seat moves at random.
type test struct {
	program  string
	since    time.Time
	match    *rules.Match
	moves    int // that it was asked for
	sessions [2]sandbox.Session
	answers  [2]string
	waiting  int
}

// trialMoves is how many moves a program is asked for at most.
const trialMoves = 8

// trialSeed is for all that is random in a trial.
const trialSeed = 1

// thing is a program as the notes know it: its trial, and the games that it plays.
func thing(program string) begun.Thing { return begun.Of("cup", program) }

// held says whether a program does not begin by itself: the page has gone while it ran, and nobody has asked for it
// since.
func (k *Kind) held(program string) bool {
	return !k.trials[program].done && k.site.Begun.Left(thing(program))
}

// tryAnyway tries a program that is held.
func (k *Kind) tryAnyway(player int) {
	if player >= 0 && player < len(k.cup.Players()) {
		k.site.Begun.Ask(thing(k.cup.Players()[player].Program))
		k.outside.focus(ui.ActID(acts(player))) // the control goes
		k.ready(k.tryNext)
	}
}

// tryNext tries a program that has not been tried yet and is not held, unless the cup runs.
func (k *Kind) tryNext() {
	if k.running || !k.here || k.tested != nil || k.python != sandbox.Ready {
		return
	}
	for _, p := range k.cup.Players() {
		if p.Kind == cup.Program && !k.trials[p.Program].done && !k.held(p.Program) {
			k.try(p.Program)
			return
		}
	}
}

// try begins the trial of a program.
func (k *Kind) try(program string) {
	config := k.cup.Config()
	match, err := rules.NewMatch(k.game().Spec, rules.Setup{Variant: config.Variant, Options: config.Options}, "")
	if err != nil {
		panic(err) // the cup is of this game
	}
	t := &test{program: program, since: k.outside.now(), match: match}
	k.tested = t
	k.site.Begun.Begin(thing(program))
	for i := range t.sessions {
		t.sessions[i] = k.outside.session(func(text string) {
			if k.tested == t {
				k.hearTrial(i, text)
			}
		})
		load := sandbox.Request{ID: 1, Op: "load", Program: program, Backwards: i == 1}
		sandbox.Send(t.sessions[i], k.request(load))
	}
	k.askTrial()
}

// askTrial asks both for the next move, once the others have moved.
func (k *Kind) askTrial() {
	t := k.tested
	for !t.match.Result().Over() && t.match.ToMove() != rules.First {
		if err := t.match.Play(t.other()); err != nil {
			panic(err) // it is one of the moves of the rules
		}
	}
	if t.match.Result().Over() || t.moves == trialMoves {
		k.endTrialWith(trial{done: true})
		return
	}
	t.moves++
	t.waiting = len(t.sessions)
	for _, s := range t.sessions {
		sandbox.Send(s, k.moveRequest(1+t.moves, t.match, trialSeed+uint64(t.moves)))
	}
}

// other is a move of chance, or one at random of the other seat.
func (t *test) other() rules.Move {
	if t.match.ToMove() == rules.Chance {
		return t.match.ChanceMove(trialSeed)
	}
	moves := t.match.View(t.match.Ply(), t.match.ToMove()).Moves()
	return moves[ai.Mix(trialSeed, uint64(t.match.Ply()))%uint64(len(moves))]
}

// hearTrial takes what one of the two says.
func (k *Kind) hearTrial(which int, text string) {
	t := k.tested
	var e sandbox.Event
	if err := json.Unmarshal([]byte(text), &e); err != nil {
		k.outside.log(err)
		return
	}
	e.Cut()
	switch {
	case e.Event == "error" && e.Error != nil:
		k.endTrialWith(trial{done: true, fault: e.Error})
	case e.Event != "done" || e.ID != 1+t.moves:
		return
	case e.Move == "":
		k.endTrialWith(trial{done: true, fault: &sandbox.Fault{Kind: "move", Returned: e.Returned}})
	default:
		t.answers[which] = e.Move
		if t.waiting--; t.waiting == 0 {
			k.judgeTrial()
		}
	}
}

// judgeTrial compares two moves of the same program.
func (k *Kind) judgeTrial() {
	t := k.tested
	if t.answers[0] != t.answers[1] {
		k.endTrialWith(trial{done: true, unordered: true})
		return
	}
	if t.match.Play(rules.Move(t.answers[0])) != nil {
		k.endTrialWith(trial{done: true, fault: &sandbox.Fault{Kind: "move", Returned: t.answers[0]}})
		return
	}
	k.askTrial()
}

// endTrialWith keeps what a trial has shown, and goes on to the next.
func (k *Kind) endTrialWith(shown trial) {
	shown.took = k.outside.now().Sub(k.tested.since)
	k.trials[k.tested.program] = shown
	k.endTrial()
	k.tryNext()
	k.redraw()
}

// endTrial ends the trial that goes on.
func (k *Kind) endTrial() {
	if k.tested == nil {
		return
	}
	for _, s := range k.tested.sessions {
		if s != nil {
			s.End()
		}
	}
	k.site.Begun.End(thing(k.tested.program))
	k.tested = nil
}

// ofLevel is about how long a level of the machine thinks in a game.
const ofLevel = time.Second / 2

// estimate says in words how long the games that are left take about, from the trials: in one a program loads and makes
// some moves, as in a game. It is empty as long as not all have been tried.
func (k *Kind) estimate() string {
	players := k.cup.Players()
	var sum time.Duration // of a game of each
	for _, p := range players {
		took := ofLevel
		if p.Kind == cup.Program {
			t := k.trials[p.Program]
			if !t.done {
				return ""
			}
			took = t.took
		}
		sum += took
	}
	played, all := k.cup.Progress()
	left := sum * time.Duration((all-played)*2/max(1, len(players)))
	return ui.Capital(k.messages().Cup.Takes(int(left.Round(time.Minute).Minutes()))) + "."
}
