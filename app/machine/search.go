package machine

import (
	"time"

	"tablier/ai/protocol"
	"tablier/rules"
)

// A Query is the description of a search. What it may hold is said, and checked, by the protocol.
type Query struct {
	Record rules.Record
	Level  int
	Hint   bool // a hint instead of a level's move: a move, and what it is for
	Lines  int  // how many moves to report; 0 counts as 1
	Seed   uint64
	Alone  bool // of a level's move: without files, so that it is the same on every machine
	Urgent bool // the match waits for the move: it comes before all that is not urgent
	Idle   bool // nobody waits for it: it gives way to all other searches, and several may run at a time
}

// rank returns the priority: searches of a higher rank run first.
func (q *Query) rank() int {
	switch {
	case q.Idle:
		return 0
	case q.Urgent:
		return 2
	}
	return 1
}

// A Search is a pending query, or a pending request that is no search: that has one answer and cannot be stopped.
type Search struct {
	client   *Client
	query    Query
	question *protocol.Request // nil for a query
	heard    func(protocol.Progress)
	done     func(line string, err error)

	over    bool        // done has been called, or never will be
	hurried bool        // the asker wants a move now
	failed  int         // how many workers have died of it
	slot    *workerSlot // the worker that runs it, nil for none
}

// Cancel ends the search, and neither of its callbacks is called any more. It may be called at any time.
func (s *Search) Cancel() {
	if s.over {
		return
	}
	s.over = true
	s.client.forget(s)
	if s.slot != nil && s.question == nil {
		s.slot.stop()
	}
}

// PlayNow asks for the best move found so far, which done gets as soon as the worker answers. A search that no worker
// has yet, or that has to be asked again, will be a very short one. It may be called at any time.
func (s *Search) PlayNow() {
	s.hurried = true
	if !s.over && s.slot != nil {
		s.slot.stop()
	}
}

// request returns the request for the worker.
func (s *Search) request(id protocol.ID) protocol.Request {
	if s.question != nil {
		r := *s.question
		r.ID = id
		return r
	}
	r := protocol.Request{
		ID: id, Op: protocol.OpSearch, Record: s.query.Record, Level: s.query.Level, Lines: s.query.Lines,
		Seed: s.query.Seed, Alone: s.query.Alone && !s.query.Hint,
	}
	if s.query.Hint {
		r.Op = protocol.OpHint
	}
	if s.hurried {
		r.Level, r.Millis = 0, 1 // no level: its first nodes may take longer
	}
	return r
}

// end calls done, unless the search is over.
func (s *Search) end(line string, err error) {
	if !s.over {
		s.over = true
		s.done(line, err)
	}
}

// timeout is how long a worker that runs it may say nothing.
func (s *Search) timeout() time.Duration {
	if s.question != nil {
		return answerTimeout
	}
	return searchTimeout
}
