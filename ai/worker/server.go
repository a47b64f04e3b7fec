// Command worker is the machine as a program: it reads requests and writes answers, as package protocol
// defines them. Natively it does so on standard input and output, one JSON object a line:
//
//	printf '{"id":1,"op":"perft","game":"tapatan","depth":8}\n' | go run ./ai/worker
//
// and ends when its input has ended and every answer is given, or as soon as nobody can read its answers. With -files
// FOLDER it reads files there that it does not carry, such as the exact values of package library. Compiled for js/wasm
// it is the program of the Web Worker web/worker.js, and lines are messages; that is asked for such files.
package main

import (
	"math"
	"sync"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/ai/protocol"
	"tablier/rules"
)

// A server answers requests. Its methods may be called from several goroutines.
type server struct {
	games rules.Registry
	write func(line []byte) // one whole line without its end; safe for concurrent use

	searches, perfts, trees *lane
	atlas                   atlas // of the jobs in the lane of perfts alone
	// backlog is how many bytes of lines may wait in a lane where more than protocol.MaxWaiting do; none in a browser.
	backlog int

	mu      sync.Mutex          // of players, lanes and open
	open    map[protocol.ID]int // requests to be answered, with the lengths of their lines
	players players.Registry
	teacher teacher // of the lane trees alone
	// makes the players
	fresh  func() players.Registry
	active sync.WaitGroup // jobs accepted and not yet answered
}

// newServer returns a server. Pause, which may be nil, makes what a job calls to let the program breathe.
func newServer(games rules.Registry, fresh func() players.Registry, write func([]byte), pause func() func()) *server {
	s := &server{
		games: games, write: write, fresh: fresh, players: fresh(), open: map[protocol.ID]int{},
		searches: &lane{newest: true}, perfts: &lane{}, trees: &lane{},
	}
	if pause != nil {
		s.searches.pause, s.perfts.pause, s.trees.pause = pause(), pause(), pause()
	}
	return s
}

// handle answers a line, or queues its job.
func (s *server) handle(line []byte) {
	request, err := protocol.Decode(line)
	if err == nil {
		err = s.claim(request.ID, len(line))
	}
	if err != nil {
		s.answer(request.ID, explain(err))
		return
	}
	defer s.rescue(request.ID)
	switch request.Op {
	case protocol.OpGames:
		s.finish(request.ID, s.listGames())
	case protocol.OpMoves:
		s.moves(request)
	case protocol.OpDraw:
		s.draw(request)
	case protocol.OpPerft:
		s.perft(request)
	case protocol.OpSearch, protocol.OpHint:
		s.search(request)
	case protocol.OpTree:
		s.tree(request)
	case protocol.OpStop:
		s.stop(request)
	case protocol.OpMap:
		s.drawMap(request)
	case protocol.OpSurvey:
		s.survey(request)
	case protocol.OpSurprise:
		s.surprise(request)
	case protocol.OpCompose:
		s.compose(request)
	case protocol.OpPuzzles:
		s.puzzles(request)
	}
}

// tooLong answers a line that is longer than the protocol allows.
func (s *server) tooLong() {
	s.answer("", &protocol.Error{Code: protocol.CodeLong, Message: "the line is longer than 1 MiB"})
}

// claim reserves an id for a request until that is finished: answers to two of one id could not be told apart.
func (s *server) claim(id protocol.ID, size int) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if _, taken := s.open[id]; taken {
		return &protocol.Error{Code: protocol.CodeDuplicate, Message: "a request with this id is still being answered"}
	}
	s.open[id] = size
	return nil
}

// answer sends an answer that is not the last of its request, or one without an id.
func (s *server) answer(id protocol.ID, body protocol.Body) { s.write(protocol.Encode(nil, id, body)) }

// finish sends a request's last answer. Whoever reads that may use the id again.
func (s *server) finish(id protocol.ID, body protocol.Body) {
	s.mu.Lock()
	delete(s.open, id)
	s.mu.Unlock()
	s.answer(id, body)
}

func (s *server) fail(id protocol.ID, err error) { s.finish(id, explain(err)) }

// rescue, deferred, answers for a panic below it: a defect, which must not end the program. The engines are replaced,
// for theirs may be the memory that it left in disorder.
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

// player returns the player of a game, nil when the machine does not play it.
func (s *server) player(game string) *players.Player {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.players.Find(game)
}

// perft queues a count.
func (s *server) perft(r protocol.Request) {
	if _, err := s.games.Replay(r.Record); err != nil {
		s.fail(r.ID, err)
		return
	}
	s.submit(s.perfts, &job{id: r.ID, run: func(ctx ai.Context) protocol.Body {
		meter := ai.NewMeter(ctx, ai.Limits{}, ai.Hooks{Pause: s.perfts.pause})
		if ctx.Err() == nil {
			if nodes, done := rules.Perft(s.match(r).Position(), r.Depth, func() bool { return !meter.Tick() }); done {
				return protocol.Count{Nodes: nodes}
			}
		}
		return &protocol.Error{Code: protocol.CodeStopped, Message: "the count was stopped"}
	}})
}

// match returns the match of a request from a queue. It was replayed when it came and is so again, for a match takes
// many times as much memory as the moves of it.
func (s *server) match(r protocol.Request) *rules.Match {
	m, err := s.games.Replay(r.Record)
	if err != nil {
		panic(err) // it has been replayed
	}
	return m
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
	task := ai.TaskOf(m, r.Seed)
	task.Alone = r.Alone
	limits := ai.Limits{Millis: r.Millis, Nodes: r.Nodes, Depth: r.Depth, Lines: r.Lines}
	s.submit(s.searches, &job{id: r.ID, run: func(ctx ai.Context) protocol.Body {
		player, hooks := s.player(r.Game), s.hooks(r.ID)
		search := func() (ai.Result, error) { return player.Search(ctx, task, r.Level, limits, hooks) }
		if r.Op == protocol.OpHint {
			search = func() (ai.Result, error) { return player.Advise(ctx, task, hooks) }
		}
		result, err := search()
		if err != nil {
			return explain(err)
		}
		return protocolFound(result, r.Level)
	}})
}

// hooks returns the callbacks of a search: each report is sent, and with every beat the last of them, with the nodes
// and the time since added.
func (s *server) hooks(id protocol.ID) ai.Hooks {
	known := protocol.Progress{Score: math.NaN()} // null, as all that is not known yet
	return ai.Hooks{
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

// searchable returns why a match cannot be searched, nil when it can.
func (s *server) searchable(m *rules.Match, level int) error {
	player := s.player(m.Spec().ID)
	switch {
	case m.Result().Over():
		return &protocol.Error{Code: protocol.CodeOver, Message: "the match is over: " + string(m.Result().Reason)}
	case m.ToMove() == rules.Chance:
		return &protocol.Error{Code: protocol.CodeChance, Message: "chance is to act: send its move"}
	case player == nil:
		return &protocol.Error{Code: protocol.CodeEngine, Message: "the machine does not play " + m.Spec().ID}
	case level > player.Most():
		return &players.LevelError{Levels: player.Most()}
	}
	return nil
}
