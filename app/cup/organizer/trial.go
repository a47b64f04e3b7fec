package organizer

import (
	"time"

	"tablier/ai"
	"tablier/app/sandbox"
	"tablier/rules"
)

// A TrialState is how far the trial of a program has come.
type TrialState int

// The states.
const (
	Untried TrialState = iota
	Held               // the page has crashed while the program ran, and nobody has asked for it since
	Trying
	Failed
	Passed
)

// A Trial is what a first game has shown of a program: whether it starts and plays, and whether its moves depend on the
// order in which sets are gone through.
type Trial struct {
	State     TrialState
	Fault     *sandbox.Fault // of one that has Failed
	Unordered bool           // of one that has Passed: its moves depend on the order of a set
	took      time.Duration
}

// A trialRun is a trial under way. The program plays the first seat twice at once, one time with its sets backwards;
// the other seat moves at random.
type trialRun struct {
	environment *Environment
	program     string
	calls       int // of the interface that a move may take
	match       *rules.Match
	since       time.Time
	moves       int                // that the program was asked for
	sessions    [2]sandbox.Session // the second has its sets backwards
	answers     [2]string          // to the last request; empty while there is none
	ended       bool
	done        func(Trial) // called once, unless the trial is ended before
}

// MaxTrialMoves is how many moves a program is asked for in its trial.
const MaxTrialMoves = 8

// trialSeed is for all that is random in a trial.
const trialSeed = 1

// begin loads the program twice, once with sets in the opposite order, and asks both for the first move.
func (t *trialRun) begin() {
	t.since = t.environment.Clock.Now()
	t.environment.Begun.Begin(thing(t.program))
	for i := range t.sessions {
		t.sessions[i] = t.environment.Python.Session(func(text string) { t.hear(i, text) })
		load := sandbox.Request{ID: loadRequest, Op: "load", Program: t.program, Backwards: i == 1}
		sandbox.Send(t.sessions[i], limited(t.calls, load))
	}
	t.ask()
}

// ask asks both for the next move, once the others have moved.
func (t *trialRun) ask() {
	for !t.match.Result().Over() && t.match.ToMove() != rules.First {
		if err := t.match.Play(t.otherMove()); err != nil {
			panic(err) // it is one of the moves of the rules
		}
	}
	if t.match.Result().Over() || t.moves == MaxTrialMoves {
		t.decide(Trial{State: Passed})
		return
	}
	t.moves++
	t.answers = [2]string{}
	for _, s := range t.sessions {
		sandbox.Send(s, limited(t.calls, moveRequest(t.request(), t.match, trialSeed+uint64(t.moves))))
	}
}

// request returns the number of the last request.
func (t *trialRun) request() int { return loadRequest + t.moves }

// otherMove returns a move of chance, or one at random of the other seat.
func (t *trialRun) otherMove() rules.Move {
	if t.match.ToMove() == rules.Chance {
		return t.match.ChanceMove(trialSeed)
	}
	moves := t.match.View(t.match.Ply(), t.match.ToMove()).Moves()
	return moves[ai.Mix(trialSeed, uint64(t.match.Ply()))%uint64(len(moves))]
}

// hear handles an event of one of the two programs: a move or a fault. What a program says after its end is ignored.
func (t *trialRun) hear(which int, text string) {
	if t.ended {
		return
	}
	e, err := readEvent(text)
	switch {
	case err != nil:
		t.environment.Screen.Log(err)
	case e.Event == "error" && e.Error != nil:
		t.decide(Trial{State: Failed, Fault: e.Error})
	case e.Event != "done" || e.ID != t.request() || t.answers[which] != "":
	case e.Move == "":
		t.decide(Trial{State: Failed, Fault: &sandbox.Fault{Kind: "move", Returned: e.Returned}})
	default:
		t.answers[which] = e.Move
		if t.answers[1-which] != "" {
			t.judge()
		}
	}
}

// judge compares the two moves, and plays on where they are the same.
func (t *trialRun) judge() {
	if t.answers[0] != t.answers[1] {
		t.decide(Trial{State: Passed, Unordered: true})
		return
	}
	if t.match.Play(rules.Move(t.answers[0])) != nil {
		t.decide(Trial{State: Failed, Fault: &sandbox.Fault{Kind: "move", Returned: t.answers[0]}})
		return
	}
	t.ask()
}

// decide ends the trial with what it has shown.
func (t *trialRun) decide(shown Trial) {
	shown.took = t.environment.Clock.Now().Sub(t.since)
	t.end()
	t.done(shown)
}

// end ends both programs of the trial and removes its crash note.
func (t *trialRun) end() {
	t.ended = true
	for _, s := range t.sessions {
		s.End()
	}
	t.environment.Begun.End(thing(t.program))
}
