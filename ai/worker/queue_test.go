//go:build !js

package main

import (
	"fmt"
	"strings"
	"testing"

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

// Where whoever asks can wait, a list of any length is answered, and no more of it is kept than has a place.
func TestPatientQueueWaits(t *testing.T) {
	const many = 5 * protocol.MaxWaiting
	most := 0
	w := newTranscript()
	var s *server
	s = newServer(all.Games(), players.New, func(line []byte) {
		s.mu.Lock()
		most = max(most, len(s.perfts.waiting))
		s.mu.Unlock()
		w.write(line)
	}, nil)
	s.patient = true
	var list strings.Builder
	fmt.Fprintf(&list, `{"id":"endless",%s}`+"\n", endless)
	for id := range many {
		fmt.Fprintf(&list, `{"id":%d,"op":"perft","game":"tapatan","depth":2}`+"\n", id)
		if id == protocol.MaxWaiting-1 {
			fmt.Fprintln(&list, `{"id":"stop","op":"stop","target":"endless"}`)
		}
	}
	if err := s.serve(strings.NewReader(list.String())); err != nil {
		t.Fatal(err)
	}
	s.wait()
	for id := range many {
		if got := w.await(t, fmt.Sprint(id)); !strings.Contains(got, `"nodes":72`) {
			t.Error(got)
		}
	}
	if most > protocol.MaxWaiting {
		t.Errorf("%d requests have waited", most)
	}
}
