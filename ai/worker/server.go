// Command worker is the machine as a program: it reads requests and writes answers, as package protocol
// defines them. Natively it does so on standard input and output, one JSON object a line:
//
//	printf '{"id":1,"op":"perft","game":"tapatan","depth":8}\n' | go run ./ai/worker
//
// and ends when its input has ended and every answer is given. Compiled for js/wasm it is the program of the
// Web Worker web/worker.js, and lines are messages.
package main

import (
	"errors"
	"math"
	"slices"
	"sync"
	"sync/atomic"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/ai/protocol"
	"tablier/rules"
)

// A server answers requests. Its methods may be called from several goroutines.
type server struct {
	games rules.Registry
	write func(line []byte) // one whole line without its end; safe for concurrent use

	searches, perfts *lane

	mu      sync.Mutex // of players and lanes
	players players.Registry
	fresh   func() players.Registry
	active  sync.WaitGroup // jobs accepted and not yet answered
}

// newServer returns a server. Pause, which may be nil, makes what a job calls to let the program breathe.
func newServer(games rules.Registry, fresh func() players.Registry, write func([]byte), pause func() func()) *server {
	s := &server{games: games, write: write, fresh: fresh, players: fresh(), searches: &lane{}, perfts: &lane{}}
	if pause != nil {
		s.searches.pause, s.perfts.pause = pause(), pause()
	}
	return s
}

// A lane is a queue of jobs that run one after the other.
type lane struct {
	pause   func()
	running *job
	waiting []*job
}

// A job is a request that takes time. Its run gives exactly one final answer, at once when ctx is done.
type job struct {
	id        protocol.ID
	run       func(ctx ai.Context)
	cancelled atomic.Bool
}

// Err makes the job the context of its engine.
func (j *job) Err() error {
	if j.cancelled.Load() {
		return errCancelled
	}
	return nil
}

var errCancelled = errors.New("worker: cancelled")

func (j *job) cancel() { j.cancelled.Store(true) }

// handle answers a line, or sees to it that it will be answered.
func (s *server) handle(line []byte) {
	request, err := protocol.Decode(line)
	if err != nil {
		s.fail(request.ID, err)
		return
	}
	defer s.rescue(request.ID)
	switch request.Op {
	case protocol.OpGames:
		s.answer(request.ID, s.listGames())
	case protocol.OpMoves:
		s.moves(request)
	case protocol.OpDraw:
		s.draw(request)
	case protocol.OpPerft:
		s.perft(request)
	case protocol.OpSearch:
		s.search(request)
	case protocol.OpStop:
		s.stop(request)
	}
}

// tooLong answers a line that is longer than the protocol allows.
func (s *server) tooLong() {
	s.fail("", &protocol.Error{Code: protocol.CodeLong, Message: "the line is longer than 1 MiB"})
}

func (s *server) answer(id protocol.ID, body protocol.Body) { s.write(protocol.Encode(nil, id, body)) }

func (s *server) fail(id protocol.ID, err error) { s.answer(id, explain(err)) }

// rescue, deferred, answers for a panic below it: a defect, which must not end the program. The engines are
// replaced, for theirs may be the memory that it left in disorder.
func (s *server) rescue(id protocol.ID) {
	defect := recover()
	if defect == nil {
		return
	}
	s.mu.Lock()
	s.players = s.fresh()
	s.mu.Unlock()
	message := "a defect of the program"
	switch d := defect.(type) {
	case error:
		message += ": " + d.Error()
	case string:
		message += ": " + d
	}
	s.fail(id, &protocol.Error{Code: protocol.CodeInternal, Message: message})
}

// player returns who plays a game, nil when nobody does.
func (s *server) player(game string) *players.Player {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.players.Find(game)
}

// submit runs a job after those of its lane. When only the newest may wait, it takes the place of the one
// that does, which is answered at once.
func (s *server) submit(l *lane, j *job, newest bool) {
	var displaced []*job
	s.mu.Lock()
	s.active.Add(1)
	switch {
	case l.running == nil:
		l.running = j
		go s.drain(l, j)
	case newest:
		displaced, l.waiting = l.waiting, []*job{j}
	default:
		l.waiting = append(l.waiting, j)
	}
	s.mu.Unlock()
	for _, d := range displaced {
		d.cancel()
		s.finish(d)
	}
}

// drain runs a job and those that wait behind it.
func (s *server) drain(l *lane, j *job) {
	for j != nil {
		s.finish(j)
		s.mu.Lock()
		if j = nil; len(l.waiting) > 0 {
			j, l.waiting = l.waiting[0], l.waiting[1:]
		}
		l.running = j
		s.mu.Unlock()
	}
}

func (s *server) finish(j *job) {
	defer s.active.Done()
	defer s.rescue(j.id)
	j.run(j)
}

// stop cancels the target if it runs, and answers it at once if it waits.
func (s *server) stop(r protocol.Request) {
	is := func(j *job) bool { return j.id == r.Target }
	stopped := false
	var removed *job
	s.mu.Lock()
	for _, l := range []*lane{s.searches, s.perfts} {
		if l.running != nil && is(l.running) {
			l.running.cancel()
			stopped = true
		} else if i := slices.IndexFunc(l.waiting, is); i >= 0 && removed == nil {
			removed = l.waiting[i]
			l.waiting = slices.Delete(l.waiting, i, i+1)
		}
	}
	s.mu.Unlock()
	s.answer(r.ID, protocol.Halt{Stopped: stopped || removed != nil})
	if removed != nil {
		removed.cancel()
		s.finish(removed)
	}
}

// perft queues a count.
func (s *server) perft(r protocol.Request) {
	m, err := s.games.Replay(r.Record)
	if err != nil {
		s.fail(r.ID, err)
		return
	}
	s.submit(s.perfts, &job{id: r.ID, run: func(ctx ai.Context) {
		meter := ai.NewMeter(ctx, ai.Limits{}, ai.Host{Pause: s.perfts.pause})
		if ctx.Err() == nil {
			if nodes, done := rules.Perft(m.Position(), r.Depth, func() bool { return !meter.Tick() }); done {
				s.answer(r.ID, protocol.Count{Nodes: nodes})
				return
			}
		}
		s.fail(r.ID, &protocol.Error{Code: protocol.CodeStopped, Message: "the count was stopped"})
	}}, false)
}

// search queues a search.
func (s *server) search(r protocol.Request) {
	m, err := s.games.Replay(r.Record)
	if err == nil {
		err = s.searchable(m, r.Level)
	}
	if err != nil {
		s.fail(r.ID, err)
		return
	}
	task := ai.Task{Spec: m.Spec(), View: m.View(m.Ply(), m.ToMove()), Seen: m.Seen(), Seed: r.Seed}
	limits := ai.Limits{Millis: r.Millis, Nodes: r.Nodes, Depth: r.Depth, Lines: r.Lines}
	s.submit(s.searches, &job{id: r.ID, run: func(ctx ai.Context) {
		result, err := s.player(r.Game).Search(ctx, task, r.Level, limits, s.host(r.ID))
		if err != nil {
			s.fail(r.ID, err)
			return
		}
		s.answer(r.ID, protocolFound(result, r.Level))
	}}, true)
}

// host returns what a search calls on: it answers what is reported, and with every beat the last of that, grown
// by the nodes and the time spent since.
func (s *server) host(id protocol.ID) ai.Host {
	known := protocol.Progress{Score: math.NaN()} // null, as all that is not known yet
	return ai.Host{
		Pause: s.searches.pause,
		Report: func(p ai.Progress) {
			known = protocolProgress(p)
			s.answer(id, &known)
		},
		Beat: func(nodes uint64, millis int64) {
			known.Nodes, known.Millis = nodes, millis
			s.answer(id, &known)
		},
	}
}

// searchable says why a match cannot be searched, nil when it can.
func (s *server) searchable(m *rules.Match, level int) error {
	player := s.player(m.Spec().ID)
	switch {
	case m.Result().Over():
		return &protocol.Error{Code: protocol.CodeOver, Message: "the match is over: " + string(m.Result().Reason)}
	case m.ToMove() == rules.Chance:
		return &protocol.Error{Code: protocol.CodeChance, Message: "chance is to act: send its move"}
	case player == nil:
		return &protocol.Error{Code: protocol.CodeEngine, Message: "the machine does not play " + m.Spec().ID}
	case level > len(player.Levels):
		return &players.LevelError{Levels: len(player.Levels)}
	}
	return nil
}
