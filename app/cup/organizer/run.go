package organizer

import (
	"tablier/ai/cup"
	"tablier/app/sandbox"
)

// A run is the games of a cup that are left while they are played, one at a time. One that a person has ended does not
// go on: another takes its place, and the game that was played then begins again, with the same moves.
type run struct {
	environment *Environment
	cup         *cup.Cup
	number      int      // of the game that is played, or was last
	meeting     *meeting // nil between two games
	retried     int      // the number of the game that is played again because of the clock
	ended       bool
	recorded    func()      // called after each game
	over        func(Fault) // called once, unless the run is ended before; zero when all games have been played
}

// next begins the next game of the cup that has no result; the run is over when there is none.
func (r *run) next() {
	p, more := r.cup.Next(1)
	if !more {
		r.over(0)
		return
	}
	game, err := r.cup.Start(p.Number)
	if err != nil {
		r.stop(NoGame, err)
		return
	}
	r.number = p.Number
	r.meeting = &meeting{
		environment: r.environment, game: game, calls: r.cup.Config().Calls, seats: map[int]*contestant{}, over: r.decided,
	}
	players := r.cup.Players()
	for _, i := range []int{p.First, p.Second} {
		if players[i].Kind == cup.Program {
			r.meeting.seat(i, players[i].Program)
		}
	}
	r.meeting.ask()
}

// decided handles the end of a game: see meeting.over.
func (r *run) decided(fault *sandbox.Fault, err error) {
	switch {
	case err != nil:
		r.stop(MachineFailed, err)
	case fault == nil:
		r.record()
	case mayBeOurs(*fault) && r.retried != r.number:
		r.retried = r.number
		r.leave()
		r.nextSoon()
	default:
		r.fail(*fault)
	}
}

// mayBeOurs says whether a fault may be that of this machine: the clock has ended the program, or its worker has
// crashed. The game is then played once more.
func mayBeOurs(f sandbox.Fault) bool { return f.Kind == "clock" || f.Kind == "crash" }

// fail has the program that is to move lose the game.
func (r *run) fail(f sandbox.Fault) {
	lost := cup.Fault{Kind: f.Kind, Type: f.Type, Line: max(0, f.Line), Text: f.Message}
	if err := r.meeting.game.Fail(lost); err != nil {
		r.stop(MachineFailed, err)
		return
	}
	r.record()
}

// record writes the result of the game into the cup, and goes on to the next game.
func (r *run) record() {
	result, _ := r.meeting.game.Result()
	if err := r.cup.Record(r.number, result); err != nil {
		r.stop(MachineFailed, err)
		return
	}
	r.leave()
	r.recorded()
	r.nextSoon()
}

// nextSoon begins the next game, once others have had their turn.
func (r *run) nextSoon() {
	r.environment.Clock.Soon(func() {
		if !r.ended {
			r.next()
			r.environment.Screen.Changed()
		}
	})
}

// stop ends the run because of a fault.
func (r *run) stop(why Fault, err error) {
	r.environment.Screen.Log(err)
	r.over(why)
}

// leave ends the game under way without a result, with its programs and searches.
func (r *run) leave() {
	if r.meeting != nil {
		r.meeting.end()
		r.meeting = nil
	}
}

// end ends the run without a call of over; the game under way gets no result.
func (r *run) end() {
	r.ended = true
	r.leave()
}
