package native

import (
	"bufio"
	"context"
	_ "embed"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"tablier/ai/python"
	"tablier/ai/python/lib"
	"tablier/rules"
)

//go:embed prelude.py
var prelude string

// Limits are those of a player, each for one move.
type Limits struct {
	Calls  int           // looks at positions; 0 for any number
	Turns  int           // heads of loops and entries of functions
	Clock  time.Duration // a last resort
	Hashes uint32        // by what texts are hashed, and so their sets ordered: Python's PYTHONHASHSEED
}

// Usual returns the limits under which players meet.
func Usual() Limits { return Limits{Calls: 20_000, Turns: 3_000_000, Clock: time.Minute} }

// A Player is a program that runs. It is not safe for concurrent use.
type Player struct {
	host    *python.Host
	limits  Limits
	folder  string // the modules, as files
	command *exec.Cmd
	in      io.WriteCloser
	out     *bufio.Reader
}

// Start starts a program; Close ends it. The error is a *ProgramError where the program is to blame.
func Start(program string, host *python.Host, limits Limits) (*Player, error) {
	folder, err := os.MkdirTemp("", "tablier-python-")
	if err != nil {
		return nil, fmt.Errorf("a folder for the modules: %w", err)
	}
	p := &Player{host: host, limits: limits, folder: folder}
	if err := p.start(); err != nil {
		p.Close()
		return nil, err
	}
	if _, err := p.ask(request{Op: "load", Program: program}); err != nil {
		p.Close()
		return nil, err
	}
	return p, nil
}

// start starts the process.
func (p *Player) start() error {
	if err := os.CopyFS(p.folder, lib.Files); err != nil {
		return fmt.Errorf("writing the modules: %w", err)
	}
	main := filepath.Join(p.folder, "prelude", "main.py")
	if err := os.Mkdir(filepath.Dir(main), 0o755); err != nil {
		return fmt.Errorf("writing the modules: %w", err)
	}
	if err := os.WriteFile(main, []byte(prelude), 0o644); err != nil {
		return fmt.Errorf("writing the modules: %w", err)
	}
	python, err := Interpreter()
	if err != nil {
		return err
	}
	// Nothing of the user's own is imported, and hashes of strings are fixed, so that sets have one order.
	p.command = exec.Command(python, "-B", "-S", main, p.folder)
	hashes := strconv.FormatUint(uint64(p.limits.Hashes), 10)
	p.command.Env = []string{"PYTHONHASHSEED=" + hashes, "PATH=" + os.Getenv("PATH"), "HOME=" + os.Getenv("HOME")}
	p.command.Dir = p.folder
	in, err := p.command.StdinPipe()
	if err != nil {
		return err
	}
	out, err := p.command.StdoutPipe()
	if err != nil {
		return err
	}
	p.in, p.out = in, bufio.NewReaderSize(out, 1<<16)
	if err := p.command.Start(); err != nil {
		return fmt.Errorf("python3, which a player in Python needs: %w", err)
	}
	return nil
}

// Close ends the process.
func (p *Player) Close() {
	if p.command != nil && p.command.Process != nil {
		p.in.Close()
		p.command.Process.Kill()
		p.command.Wait()
	}
	os.RemoveAll(p.folder)
}

// A request is what the process is asked.
type request struct {
	Op       string   `json:"op"`
	Program  string   `json:"program"`
	Game     []string `json:"game,omitempty"` // its name, variant and options
	Position string   `json:"position,omitempty"`
	Seed     uint64   `json:"seed"`
	Calls    int      `json:"calls"`
	Turns    int      `json:"turns"`
}

// An answer is what the process says: of a request, or a question about the rules.
type answer struct {
	Rules    *string       `json:"regles"`
	Error    *ProgramError `json:"error"`
	Move     *string       `json:"move"`
	Returned string        `json:"returned"`
	Tests    []TestResult  `json:"tests"`
	Calls    int           `json:"calls"`
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
	if a.Move == nil {
		return "", a.Calls, &ProgramError{Kind: Unlawful, Message: a.Returned}
	}
	return rules.Move(*a.Move), a.Calls, nil
}

// A TestResult is what a test of module essais has found.
type TestResult struct {
	French   string `json:"fr"`
	English  string `json:"en"`
	State    string `json:"state"` // passed or failed
	Position string `json:"position"`
	Expected string `json:"expected"`
	Received string `json:"received"`
}

// Passed says whether the test found nothing wrong.
func (r TestResult) Passed() bool { return r.State == "passed" }

// Test runs tests that are written with module essais against the program. An error is one of the program, as in Move.
func (p *Player) Test(tests string, seed uint64) ([]TestResult, error) {
	a, err := p.ask(request{Op: "tests", Program: tests, Seed: seed})
	return a.Tests, err
}

// ask has a request carried out.
func (p *Player) ask(r request) (answer, error) {
	r.Calls, r.Turns = p.limits.Calls, p.limits.Turns
	ctx, done := context.WithTimeout(context.Background(), p.limits.Clock)
	defer done()
	stop := context.AfterFunc(ctx, func() {
		if ctx.Err() == context.DeadlineExceeded {
			p.command.Process.Kill()
		}
	})
	defer stop()
	a, err := p.talk(r)
	switch {
	case err == nil && a.Error != nil:
		return a, a.Error
	case err == nil:
		return a, nil
	case ctx.Err() != nil:
		return a, &ProgramError{Kind: Clock}
	}
	return a, &ProgramError{Kind: Died, Message: err.Error()}
}

// talk sends a request and answers what the program asks about the rules until it has one.
func (p *Player) talk(r request) (a answer, err error) {
	for say := any(r); ; {
		line, err := json.Marshal(say)
		if err != nil {
			return a, err
		}
		if _, err := p.in.Write(append(line, '\n')); err != nil {
			return a, err
		}
		said, err := p.out.ReadBytes('\n')
		if err != nil {
			return a, err
		}
		a = answer{}
		if err := json.Unmarshal(said, &a); err != nil {
			return a, fmt.Errorf("the answer of a player: %w", err)
		}
		if a.Rules == nil {
			return a, nil
		}
		say = p.host.Answer(*a.Rules)
	}
}
