package native

import (
	"bufio"
	"bytes"
	"cmp"
	_ "embed"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"

	"tablier/ai/python/lib"
	"tablier/ai/python/runner"
)

//go:embed host.py
var host string

// A process is a python3 with a runner.
type process struct {
	folder  string // what it runs, as files
	command *exec.Cmd
	in      io.WriteCloser
	out     *bufio.Reader
	wrong   bytes.Buffer // what it has said on the standard error
}

// start starts Python in a process of its own. It ends itself if it works for too long without counting a turn.
func (p *process) start(limits Limits) error {
	if err := p.unpack(); err != nil {
		return fmt.Errorf("a folder for Python: %w", err)
	}
	python, err := Interpreter()
	if err != nil {
		return err
	}
	// Nothing of the user's own is imported, and hashes of strings are fixed, so that sets have one order.
	p.command = exec.Command(python, "-B", "-S", filepath.Join(p.folder, "host", "host.py"), p.folder)
	p.command.Env = []string{
		"PYTHONHASHSEED=" + strconv.FormatUint(uint64(limits.Hashes), 10),
		"TABLIER_SILENCE=" + strconv.FormatFloat(limits.Clock.Seconds(), 'f', -1, 64),
		"TABLIER_MEMORY=" + strconv.Itoa(cmp.Or(limits.Memory, 1<<30)),
		"PATH=" + os.Getenv("PATH"), "HOME=" + os.Getenv("HOME"),
	}
	p.command.Dir, p.command.Stderr = p.folder, &p.wrong
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

// unpack writes the modules, the runner and its host into a folder of their own.
func (p *process) unpack() (err error) {
	if p.folder, err = os.MkdirTemp("", "tablier-python-"); err != nil {
		return err
	}
	if err := os.CopyFS(p.folder, lib.Files); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(p.folder, "runner.py"), []byte(runner.Source), 0o644); err != nil {
		return err
	}
	place := filepath.Join(p.folder, "host")
	if err := os.Mkdir(place, 0o755); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(place, "host.py"), []byte(host), 0o644)
}

var lastLine = regexp.MustCompile(`(?s)^[^\n]*\(most recent call first\)(?:.*?File "programme\.py", line (\d+))?`)

// timedOut says whether the process has ended because it was silent for too long, and at which line of the program.
func (p *process) timedOut() (line int, silent bool) {
	p.command.Wait()
	found := lastLine.FindSubmatch(p.wrong.Bytes())
	if found == nil {
		return 0, false
	}
	line, _ = strconv.Atoi(string(found[1]))
	return line, true
}

// Close kills the process, and waits for its end.
func (p *process) Close() {
	if p.command != nil && p.command.Process != nil {
		p.in.Close()
		p.command.Process.Kill()
		p.command.Wait()
	}
	if p.folder != "" {
		os.RemoveAll(p.folder)
	}
}
