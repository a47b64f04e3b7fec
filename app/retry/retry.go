// Package retry is a session in which a person tries the positions of former mistakes again (package recall). A
// [Session] is a row of such positions at a table of its own, on which moves are made with the gestures of a match.
// The machine judges: any move that keeps the value is right, and it replies to one that does not. It knows no
// browser.
//
// A position is as its player could know it. Where something is hidden from them, strengths are dealt that agree with
// what they know; no move stays on the board that would show one of these.
package retry

import (
	"hash/fnv"
	"math/rand/v2"

	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/machine"
	"tablier/app/play"
	"tablier/app/recall"
	"tablier/app/study"
	"tablier/rules"
)

// A State is the state of a session at a position.
type State int

// The states.
const (
	ToPlay   State = iota // the person is to move
	Waiting               // the person has moved, and the machine judges the move or replies
	Wrong                 // the move has lost value; it stands on the board with the reply, if there is one
	Right                 // the move has kept the value
	Failed                // the machine has not answered
	Finished              // there is no position left
)

// An Environment is what surrounds a session: the machine, the list of mistakes and the page.
type Environment struct {
	// Ask asks the machine, and calls done once, unless the question is cancelled.
	Ask func(q machine.Query, done func(protocol.Found, error)) (cancel func())
	// Solved is called when the person has found a right move that was not shown.
	Solved func(id string)
	Change func() // called when the screen changes by itself
	Log    func(error)
}

// A Session is a person's attempts at positions of former mistakes.
type Session struct {
	game        *board.Game
	environment Environment
	entries     []recall.Entry
	at          int
	solved      int // of those that have been tried
	state       State

	table  *play.Table
	boards int // how many positions have been on the table: each is drawn anew
	before int // the ply of the position

	lines  []protocol.Line // the values of its moves, nil until they are known
	failed bool            // the machine could not tell them
	asked  int             // the number of the last question: answers to older ones are ignored
	stop   func()          // cancels that question
	try    rules.Move      // the last move
	choice study.Choice
	reply  rules.Move // the machine's reply to it, empty for none
	shown  bool       // a right move has been shown
	tries  int        // wrong moves at this position
}

// Begin begins a session with those entries of a game that can be opened; nil when none can.
func Begin(game *board.Game, entries []recall.Entry, o Environment) *Session {
	s := &Session{game: game, environment: o, table: play.New(game, max(1, game.Levels), 0)}
	for _, e := range entries {
		if _, err := open(game.Spec, &e); err != nil {
			o.Log(err)
			continue
		}
		s.entries = append(s.entries, e)
	}
	if len(s.entries) == 0 {
		return nil
	}
	settings := s.table.Settings()
	settings.Memory = play.Remember // the position holds revealed pieces
	s.table.Configure(settings)
	s.Go(0)
	return s
}

// open returns the match of an entry, with a possible deal of what is hidden from its player.
func open(spec *rules.Spec, e *recall.Entry) (*rules.Match, error) {
	match, err := rules.Registry{spec}.Replay(e.Record())
	if err != nil || !spec.Secret {
		return match, err
	}
	deal := fnv.New64a()
	deal.Write([]byte(e.ID()))
	view := match.View(match.Ply(), match.MoverAt(match.Ply()))
	dealt := view.Resample(rand.New(rand.NewPCG(deal.Sum64(), 0)))
	return rules.NewMatch(spec, match.Setup(), dealt.String())
}

// Go shows a position from its start; a number behind the last one finishes the session.
func (s *Session) Go(at int) {
	s.cancel()
	s.at = max(0, min(at, len(s.entries)))
	if s.at == len(s.entries) {
		s.state = Finished
		return
	}
	s.lines, s.failed, s.shown, s.tries = nil, false, false, 0
	s.setTable()
	s.askValues()
}

// setTable puts the position of the present mistake on the table. Its player sits where they sat, and nobody moves at
// the other seat.
func (s *Session) setTable() {
	e := s.Entry()
	match, err := open(s.game.Spec, e)
	if err != nil {
		panic(err) // Begin has opened it
	}
	seats, opener := [2]play.Seat{}, e.Seat
	seats[1-e.Seat].Level = 1
	if match.MoverAt(match.Ply()) == rules.Second {
		opener = 1 - e.Seat
	}
	s.table.Open(match, seats, opener)
	s.boards++
	s.before, s.state, s.try, s.reply = match.Ply(), ToPlay, "", ""
}

// askValues asks the machine for the values of the position's moves, while the person looks for one.
func (s *Session) askValues() {
	s.ask(machine.Query{
		Record: s.Entry().Record(), Level: s.game.Levels, Lines: protocol.MaxLines,
	}, s.learn)
}

// ask asks the machine, and calls done with an empty answer where it has none.
func (s *Session) ask(q machine.Query, done func(protocol.Found)) {
	s.asked++
	number := s.asked
	s.stop = s.environment.Ask(q, func(found protocol.Found, err error) {
		if number != s.asked {
			return
		}
		if err != nil {
			s.environment.Log(err)
			found = protocol.Found{}
		}
		done(found)
		s.environment.Change()
	})
}

// cancel cancels the pending question.
func (s *Session) cancel() {
	s.asked++
	if s.stop != nil {
		s.stop()
		s.stop = nil
	}
}

// Leave ends the session, and cancels the pending question.
func (s *Session) Leave() {
	s.cancel()
	s.table.Own().Left()
}

// learn takes the values of the position's moves, and judges the move made meanwhile.
func (s *Session) learn(found protocol.Found) {
	s.lines = found.Lines
	s.failed = len(s.lines) == 0
	if s.state == Waiting {
		s.judgeTry()
	}
}

// Gesture applies a gesture at the board. While a move is judged or answered, one only looks at it.
func (s *Session) Gesture(g board.Gesture) board.Reply {
	if !g.Kind.Looks() && s.state != ToPlay {
		return board.Reply{}
	}
	reply := s.table.Gesture(g)
	if reply.Change == board.Played {
		s.played()
	}
	return reply
}

// played takes the move that has just been made on the table.
func (s *Session) played() {
	match := s.table.Match()
	s.try, s.state = match.Move(match.Ply()), Waiting
	if match.Spec().Secret && match.Reveals(match.Ply()) {
		was := s.try
		s.setTable() // the hidden pieces are dealt at random
		s.try, s.state = was, Waiting
	}
	if s.lines != nil || s.failed {
		s.judgeTry()
	}
}

// judgeTry judges the last move, once the values are known.
func (s *Session) judgeTry() {
	choice, ok := study.Compare(s.lines, s.try, s.worth)
	if !ok {
		s.state = Failed
		return
	}
	s.choice = choice
	if choice.Kept(s.Entry().Seat, s.inPoints()) {
		s.state = Right
		s.solved++
		if !s.shown {
			s.environment.Solved(s.Entry().ID())
		}
		return
	}
	s.tries++
	s.refute()
}

// refute asks the machine for its reply to a wrong move, where the other side moves next and nothing is hidden.
func (s *Session) refute() {
	match := s.table.Match()
	mover := s.table.SeatOf(match.ToMove())
	if s.state = Wrong; match.Spec().Secret || match.Result().Over() || mover != 1-s.Entry().Seat {
		return
	}
	for _, l := range s.lines {
		if l.Move == string(s.try) && len(l.PV) > 1 {
			s.respond(rules.Move(l.PV[1]))
			return
		}
	}
	s.state = Waiting
	record := s.Entry().Record()
	record.Moves = append(record.Moves[:len(record.Moves):len(record.Moves)], s.try)
	s.ask(machine.Query{Record: record, Level: s.game.Levels}, func(found protocol.Found) {
		s.state = Wrong
		s.respond(rules.Move(found.Best))
	})
}

// respond plays the machine's reply to the tried move on the board.
func (s *Session) respond(m rules.Move) {
	if m != "" && s.table.Play(m) == nil {
		s.reply = m
	}
}

// Retry takes a move and the reply to it back.
func (s *Session) Retry() {
	switch s.state {
	case Wrong:
		s.setTable()
	case Failed:
		s.setTable()
		s.failed = false
		s.askValues()
	}
}

// Show shows a right move, and takes back the moves on the board.
func (s *Session) Show() {
	if s.state != ToPlay && s.state != Wrong && s.state != Failed {
		return
	}
	if s.state != ToPlay {
		s.Retry()
	}
	s.table.Cancel()
	s.shown = true
}

// worth returns the value of a line for seat 0.
func (s *Session) worth(l protocol.Line) study.Value {
	e := s.Entry()
	toMove := s.table.Match().At(s.before).ToMove()
	v := study.Value{
		Known: true, Exact: l.Value != "", Plies: l.Plies, Score: l.Score, Best: rules.Move(l.Move),
		Lead: study.Expected(s.game, e.Variant, toMove, l.Value, l.Score),
	}
	if e.Seat == 1 {
		v.Lead = -v.Lead
	}
	return v
}

// inPoints says whether the machine's scores are points.
func (s *Session) inPoints() bool { return s.game.Gauge != nil }
