//go:build !js

package main

import (
	"bufio"
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"tablier/ai/players"
	"tablier/ai/protocol"
	"tablier/rules/all"
)

const endless = `"op":"perft","game":"tapatan","depth":100`

// An id that is being answered is refused, and what has it goes on.
func TestIDsAreNotUsedTwiceAtOnce(t *testing.T) {
	s, w, open := gated()
	s.handle([]byte(`{"id":1,` + search + `}`))
	requests := []string{search, `"op":"games"`, endless, `"op":"stop","target":1`, `"op":"moves","game":"?"`}
	for _, request := range requests {
		s.handle([]byte(`{"id":1,` + request + `}`))
		if list := w.all("1"); len(list) == 0 || !strings.Contains(list[len(list)-1], `"code":"duplicate"`) {
			t.Errorf("%s: %q", request, list)
		}
	}
	close(open)
	s.wait()
	if list := w.all("1"); len(list) != len(requests)+1 || !strings.Contains(list[len(requests)], `"end":"depth"`) {
		t.Errorf("the first request: %q", list)
	}
}

// Whoever reads an answer may use its id at once.
func TestIDsAreFreeOnceAnswered(t *testing.T) {
	var s *server
	requests := []string{
		`"op":"perft","game":"tapatan","depth":2`, `"op":"games"`, search, `"op":"moves","game":"?"`, `"op":"fly"`,
		`"op":"draw","game":"tapatan","seed":1`, `"op":"stop","target":2`, `"op":"search","game":"tapatan","level":99`,
	}
	var got []string
	s = newServer(all.Games(), players.New, func(line []byte) {
		if strings.Contains(string(line), `"progress":`) {
			return
		}
		if got = append(got, string(line)); len(got) < len(requests) {
			s.handle([]byte(`{"id":1,` + requests[len(got)] + `}`))
		}
	}, nil)
	s.handle([]byte(`{"id":1,` + requests[0] + `}`))
	s.wait()
	if all := strings.Join(got, "\n"); len(got) != len(requests) || strings.Contains(all, "duplicate") {
		t.Errorf("%d answers to %d requests:\n%s", len(got), len(requests), all)
	}
}

// A queue that is full takes no more, and takes more once it is shorter.
func TestFullQueueRefuses(t *testing.T) {
	s, w := shipped()
	for id := range 1 + protocol.MaxWaiting {
		s.handle(fmt.Appendf(nil, `{"id":%d,%s}`, id, endless))
	}
	s.handle([]byte(`{"id":"one more",` + endless + `}`))
	if got := w.await(t, `"one more"`); !strings.Contains(got, `"code":"full"`) {
		t.Error(got)
	}
	s.handle([]byte(`{"id":"stop","op":"stop","target":5}`))
	s.handle([]byte(`{"id":5,` + endless + `}`))
	for id := range 1 + protocol.MaxWaiting {
		s.handle(fmt.Appendf(nil, `{"id":"stop %d","op":"stop","target":%[1]d}`, id))
	}
	s.wait()
	for id := range 1 + protocol.MaxWaiting {
		if list := w.all(fmt.Sprint(id)); !strings.Contains(list[0], `"code":"stopped"`) {
			t.Errorf("%d: %q", id, list)
		}
	}
}

// native returns a server as it is on standard input and output.
func native() (*server, *transcript) {
	s, w := shipped()
	s.backlog = protocol.MaxBacklog
	return s, w
}

// A list of more than has a place is answered natively, each request once.
func TestLongListIsAnswered(t *testing.T) {
	const many = 5 * protocol.MaxWaiting
	s, w := native()
	var list strings.Builder
	fmt.Fprintf(&list, `{"id":"endless",%s}`+"\n", endless)
	for id := range many {
		fmt.Fprintf(&list, `{"id":%d,"op":"perft","game":"tapatan","depth":2}`+"\n", id)
	}
	fmt.Fprintln(&list, `{"id":"stop","op":"stop","target":"endless"}`)
	if err := s.serve(strings.NewReader(list.String())); err != nil {
		t.Fatal(err)
	}
	s.wait()
	for id := range many {
		if got := w.await(t, fmt.Sprint(id)); !strings.Contains(got, `"nodes":72`) {
			t.Error(got)
		}
	}
}

// What waits beyond its places is bounded by the bytes of its lines, those of answered requests given back.
func TestBacklogIsBounded(t *testing.T) {
	s, w := shipped()
	line := func(id string) []byte { return fmt.Appendf(nil, `{"id":%q,%s}`, id, endless) }
	ids := make([]string, 1+protocol.MaxWaiting+5) // of them all but the one that runs wait
	s.backlog = (len(ids) - 1) * len(line("00"))
	for i := range ids {
		ids[i] = fmt.Sprintf("%02d", i)
		s.handle(line(ids[i]))
	}
	for _, stopped := range []string{"07", "20"} {
		s.handle(line("++"))
		if got := w.all(`"++"`); len(got) == 0 || !strings.Contains(got[len(got)-1], `"code":"full"`) {
			t.Errorf("%q beyond what may wait", got)
		}
		s.handle(fmt.Appendf(nil, `{"id":"stop","op":"stop","target":%q}`, stopped))
		s.handle(line(stopped)) // its place is free
		if got := w.all(`"` + stopped + `"`); len(got) != 1 || !strings.Contains(got[0], `"code":"stopped"`) {
			t.Errorf("%q after a place was free", got)
		}
	}
	for _, id := range ids {
		s.handle(fmt.Appendf(nil, `{"id":"stop","op":"stop","target":%q}`, id))
	}
	s.wait()
	if s.perfts.held != 0 {
		t.Errorf("%d bytes are held when nothing waits", s.perfts.held)
	}
}

// The end of the input is heard while counts run that never end by themselves, and what was read can still be stopped.
func TestEndIsHeardWhileMuchRuns(t *testing.T) {
	s, w := native()
	ended := make(chan error)
	go func() { ended <- s.serve(strings.NewReader(unending(60))) }()
	select {
	case err := <-ended:
		if err != nil {
			t.Fatal(err)
		}
	case <-time.After(30 * time.Second):
		t.Fatal("the end is not heard")
	}
	for id := range 60 {
		s.handle(fmt.Appendf(nil, `{"id":"stop %d","op":"stop","target":%[1]d}`, id))
	}
	s.wait()
	for id := range 60 {
		if got := w.await(t, fmt.Sprint(id)); !strings.Contains(got, `"code":"stopped"`) {
			t.Error(got)
		}
	}
}

// The program hears the op games, each stop and the end of its input while sixty such counts run.
func TestProgramAlwaysReads(t *testing.T) {
	const many = 60
	cmd := built(t)
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	hung := time.AfterFunc(time.Minute, func() { cmd.Process.Kill() })
	defer hung.Stop()
	answers := bufio.NewReader(out)
	io.WriteString(in, unending(many)+`{"id":"g","op":"games"}`+"\n")
	if line, err := answers.ReadString('\n'); err != nil || !strings.HasPrefix(line, `{"id":"g","games":`) {
		t.Fatalf("%q, %v in the place of the games", line, err)
	}
	for id := range many {
		fmt.Fprintf(in, `{"id":"s","op":"stop","target":%d}`+"\n", many-1-id)
		for _, what := range []string{"answer to the stop", "end of the count"} { // in either order
			if line, err := answers.ReadString('\n'); err != nil || !strings.Contains(line, "stopped") {
				t.Fatalf("%q, %v in the place of the %s", line, err, what)
			}
		}
	}
	in.Close()
	if err := cmd.Wait(); err != nil {
		t.Errorf("after the end of the input: %v", err)
	}
}

// unending returns requests, from 0 on, each of which takes for ever.
func unending(count int) string {
	var list strings.Builder
	for id := range count {
		fmt.Fprintf(&list, `{"id":%d,%s}`+"\n", id, endless)
	}
	return list.String()
}
