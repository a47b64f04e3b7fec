package fake

import (
	"bufio"
	"encoding/json"
	"io"
	"os/exec"
	"strings"
	"testing"

	"tablier/ai/protocol"
)

// worker is the program of the searches, as it runs in a terminal.
var worker struct {
	requests io.Writer
	answers  *bufio.Reader
}

// Run runs the tests of a package beside the program that answers them, for TestMain.
func Run(m *testing.M) (code int) {
	command := exec.Command("go", "run", "tablier/ai/worker")
	in, err := command.StdinPipe()
	if err != nil {
		panic(err)
	}
	out, err := command.StdoutPipe()
	if err == nil {
		err = command.Start()
	}
	if err != nil {
		panic(err)
	}
	worker.requests, worker.answers = in, bufio.NewReaderSize(out, 1<<20)
	code = m.Run()
	in.Close()
	command.Wait()
	return code
}

// answer has the machine answer.
func (w *World) answer(r protocol.Request, done func(string, error)) {
	w.T.Helper()
	if w.Broken != nil {
		done("", w.Broken)
		return
	}
	if w.Says != "" {
		done(w.Says, nil)
		return
	}
	r.ID = "1"
	if _, err := worker.requests.Write(append(r.Encode(nil), '\n')); err != nil {
		w.T.Fatal(err)
	}
	line, err := worker.answers.ReadString('\n')
	for err == nil && strings.HasPrefix(line, `{"id":1,"progress":`) { // a sign of life, on a slow machine
		line, err = worker.answers.ReadString('\n')
	}
	if err != nil {
		w.T.Fatal(err)
	}
	if len(line) > protocol.MaxWindow+1 {
		w.T.Errorf("an answer of %d bytes", len(line))
	}
	var refused struct{ Error *protocol.Error }
	if err := json.Unmarshal([]byte(line), &refused); err != nil {
		w.T.Fatalf("%.200s: %v", line, err)
	}
	if refused.Error != nil {
		done("", refused.Error)
		return
	}
	done(strings.TrimSpace(line), nil)
}
