package browsers

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"
)

// A process is a program that runs beside the tests.
type process struct {
	cmd   *exec.Cmd
	ended chan struct{}

	mu   sync.Mutex
	said []string // the last lines that it has written
}

// start starts a program and hands each line that it writes to hear, in a goroutine. Proxies of the environment are
// not for it: it asks nothing but the servers of the tests.
func start(cmd *exec.Cmd, hear func(line string)) (*process, error) {
	if cmd.Env == nil {
		cmd.Env = os.Environ()
	}
	cmd.Env = slices.DeleteFunc(cmd.Env, func(variable string) bool {
		name, _, _ := strings.Cut(strings.ToLower(variable), "=")
		return strings.HasSuffix(name, "_proxy")
	})
	reader, writer := io.Pipe()
	cmd.Stdout, cmd.Stderr = writer, writer
	cmd.WaitDelay = time.Second // children that it leaves may hold its output
	if err := cmd.Start(); err != nil {
		return nil, fmt.Errorf("starting %s: %w", cmd.Path, err)
	}
	p := &process{cmd: cmd, ended: make(chan struct{})}
	go func() {
		for lines := bufio.NewScanner(reader); lines.Scan(); {
			p.note(lines.Text())
			hear(lines.Text())
		}
		io.Copy(io.Discard, reader) // should a line be too long
	}()
	go func() {
		cmd.Wait()
		writer.Close()
		close(p.ended)
	}()
	return p, nil
}

// note keeps a line of what the program writes.
func (p *process) note(line string) {
	const kept = 20
	p.mu.Lock()
	defer p.mu.Unlock()
	p.said = append(p.said, line)
	p.said = p.said[max(0, len(p.said)-kept):]
}

// last returns the last lines that the program has written, if it was started.
func (p *process) last() string {
	if p == nil {
		return ""
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	return "\n" + strings.Join(p.said, "\n")
}

// stop ends the program, and its children with it.
func (p *process) stop() {
	p.cmd.Process.Signal(syscall.SIGTERM) // it may have ended
	select {
	case <-p.ended:
	case <-time.After(5 * time.Second):
		p.cmd.Process.Kill()
		<-p.ended
	}
}
