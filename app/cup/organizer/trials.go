package organizer

import (
	"time"

	"tablier/ai/cup"
	"tablier/rules"
)

// trials is the trials of the programs of a cup: what those that have ended have shown, and the one under way.
type trials struct {
	environment *Environment
	shown       map[string]Trial // by the text of the program
	current     *trialRun        // nil when none is under way
}

// of returns the trial of a program: under way, held because of a crash note, or what it has shown.
func (t *trials) of(program string) Trial {
	shown, ended := t.shown[program]
	switch {
	case t.current != nil && t.current.program == program:
		return Trial{State: Trying}
	case !ended && t.environment.Begun.Left(thing(program)):
		return Trial{State: Held}
	}
	return shown
}

// untried returns the program of the first player that is to be tried.
func (t *trials) untried(players []cup.Player) (program string, ok bool) {
	for _, p := range players {
		if p.Kind == cup.Program && t.of(p.Program).State == Untried {
			return p.Program, true
		}
	}
	return "", false
}

// begin begins the trial of a program in a match, with so many calls of the interface a move. Then is called at its
// end.
func (t *trials) begin(program string, match *rules.Match, calls int, then func()) {
	t.current = &trialRun{environment: t.environment, program: program, match: match, calls: calls}
	t.current.done = func(shown Trial) {
		t.current = nil
		t.shown[program] = shown
		then()
	}
	t.current.begin()
}

// end ends the trial under way, without a result.
func (t *trials) end() {
	if t.current != nil {
		t.current.end()
		t.current = nil
	}
}

// clear removes the results of all trials: they were of another game.
func (t *trials) clear() {
	t.end()
	clear(t.shown)
}

// ofLevel is about how long a level of the machine thinks in a game.
const ofLevel = time.Second / 2

// gameTime returns about how long a player thinks in a game: in its trial a program loads and makes some moves, as in a
// game. False while the program has not been tried.
func (t *trials) gameTime(p cup.Player) (time.Duration, bool) {
	if p.Kind != cup.Program {
		return ofLevel, true
	}
	shown, ok := t.shown[p.Program]
	return shown.took, ok
}
