package native

import (
	"strings"
	"time"

	"tablier/ai/python"
	"tablier/rules"
)

// Limits are those of a player, each for one request.
type Limits struct {
	Calls  int           // looks at positions; 0 for any number
	Turns  int           // heads of loops and entries of functions
	Clock  time.Duration // of its own work in which it counts no turn: a last resort
	Memory int           // in bytes; 0 for a gigabyte
	Hashes uint32        // by what texts are hashed, and so their sets ordered: Python's PYTHONHASHSEED
}

// Usual returns the limits under which players meet.
func Usual() Limits { return Limits{Calls: 20_000, Turns: 3_000_000, Clock: 20 * time.Second} }

// A Player is a program that runs. It is not safe for concurrent use.
type Player struct {
	process
	host    *python.Host
	limits  Limits
	printed string
}

// Open starts a player who has no program yet: see Load. Close ends it.
func Open(host *python.Host, limits Limits) (*Player, error) {
	p := &Player{host: host, limits: limits}
	if err := p.start(limits); err != nil {
		p.Close()
		return nil, err
	}
	return p, nil
}

// Start starts a Python process, and loads a player's program in it; Close ends it. The error is a *ProgramError where
// the program is to blame.
func Start(program string, host *python.Host, limits Limits) (*Player, error) {
	p, err := Open(host, limits)
	if err != nil {
		return nil, err
	}
	if err := p.Load(program); err != nil {
		p.Close()
		return nil, err
	}
	return p, nil
}

// Load gives the player a program, and runs what stands in it outside of functions. The error is a *ProgramError.
func (p *Player) Load(program string) error {
	_, err := p.ask(request{Op: "load", Program: program})
	return err
}

// Move returns the move of the program in a position, given as its player knows it, and how often it has looked at
// positions. Module random gives the same numbers for the same seed. After an error the player can only be closed. The
// error is a *ProgramError.
func (p *Player) Move(spec *rules.Spec, setup rules.Setup, position string, seed uint64) (rules.Move, int, error) {
	game := []string{spec.ID, setup.Variant, strings.Join(setup.Options, ",")}
	a, err := p.ask(request{Op: "move", Game: game, Position: position, Seed: seed})
	if err != nil {
		return "", a.Calls, err
	}
	if a.Move == "" {
		return "", a.Calls, &ProgramError{Kind: Unlawful, Message: a.Returned}
	}
	return rules.Move(a.Move), a.Calls, nil
}

// A TestResult is what a test of module essais has found.
type TestResult struct {
	Index    int    `json:"index"`
	French   string `json:"fr"`
	English  string `json:"en"`
	State    string `json:"state"` // waiting, passed or failed
	Position string `json:"position"`
	Expected string `json:"expected"`
	Received string `json:"received"`
}

// Passed says whether the test found nothing wrong.
func (r TestResult) Passed() bool { return r.State == "passed" }

// Test runs tests that are written with module essais against the program. An error is one of the program, as in Move.
// Each test has the limits of a request.
func (p *Player) Test(tests string, seed uint64) (results []TestResult, err error) {
	for i := 0; i == 0 || i < len(results); i++ {
		a, wrong := p.ask(request{Op: "tests", Code: tests, Test: i, Seed: seed})
		for _, r := range a.tests {
			results = noted(results, r)
		}
		if wrong != nil {
			return results, wrong
		}
	}
	return results, nil
}

// Printed returns what the program has printed while it was last asked for something. Of very much only the first lines
// and the last are there.
func (p *Player) Printed() string { return p.printed }
