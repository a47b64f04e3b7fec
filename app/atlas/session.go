package atlas

import (
	"tablier/ai/protocol"
	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/embed"
	"tablier/app/latest"
	"tablier/rules"
)

// A State is the state of the map of a session.
type State int

// The states.
const (
	Loading  State = iota // the map is being fetched, or nothing has been asked for yet
	Held                  // an earlier visit has crashed over the map: it is fetched when a person asks for it
	Failed                // the map has not come
	TooLarge              // the board has more positions than a map shows
	Shown                 // all of the map is there
)

// A Session is a person at the maps of a game. Until a map is shown, only the events that lead to one change anything.
// It is not safe for concurrent use.
type Session struct {
	outcome
	game *board.Game

	board  string
	maps   map[string]*Map // the whole ones, by board
	m      *Map            // of the board; nil unless the state is Shown
	graph  *Graph          // of that map
	state  State
	noted  string // the board whose map the crash notes have, empty for none
	wanted string // the position that the address asks for

	choice Choice
	waves  Waves
	trail  Trail

	fetching, exploring, addressing latest.Source
}

// New returns the session of a game that has maps, at the first of them. The archive has the past matches whose paths
// can be laid over a map.
func New(game *board.Game, past *archive.Keeper) *Session {
	return &Session{
		game: game, board: game.Maps[0], maps: map[string]*Map{}, choice: nothing, trail: Trail{game: game, past: past},
	}
}

// State returns whether the map is shown or, if not, why: it is being fetched, held or has failed.
func (s *Session) State() State { return s.state }

// Board returns the board whose map is shown, or is to be.
func (s *Session) Board() string { return s.board }

// Rules returns the rules by which the board of the map is played.
func (s *Session) Rules() Board { return Board{Spec: s.game.Spec, Variant: s.board} }

// Map returns the map that is shown, nil for none.
func (s *Session) Map() *Map { return s.m }

// Choice returns the chosen position with its moves; the page may not change it.
func (s *Session) Choice() *Choice { return &s.choice }

// Waves returns how far the waves have come.
func (s *Session) Waves() *Waves { return &s.waves }

// Trail returns the match whose path lies over the map, and those that can be laid over it.
func (s *Session) Trail() *Trail { return &s.trail }

// Graph returns what leads to each position of the map that is shown, nil until it is explored.
func (s *Session) Graph() *Graph {
	if s.graph == nil || !s.graph.Done() {
		return nil
	}
	return s.graph
}

// Enter begins a visit of the page: it reads the match on the table, and goes on exploring the map. The match on the
// table is not played while the page is shown, so it is read once. What the last visit has left half explored goes on.
func (s *Session) Enter() []Effect {
	s.do(ReadTable{s.game})
	if s.m != nil && s.Graph() == nil {
		s.wait(frame, &s.exploring)
	}
	return s.effects()
}

// Leave ends a visit of the page, and all timers and questions.
func (s *Session) Leave() []Effect {
	s.fetching.Cancel()
	s.exploring.Cancel()
	s.addressing.Cancel()
	s.waves.stop()
	s.trail.alien = false
	s.do(Rest{})
	s.endNote()
	return s.effects()
}

// PutOnTable takes the match that is on the table of the game, once it is read, so that its path can be laid over the
// map. Where the path of the one before lies over the map, its own takes that place.
func (s *Session) PutOnTable(match *rules.Match) []Effect {
	s.trail.table = match
	if s.m != nil && s.trail.chosen == OnTable {
		previous := s.trail.text
		s.follow(OnTable)
		s.trail.previous = previous
		s.note()
	}
	s.changed()
	return s.effects()
}

// show shows a map, and the position that is asked for or, where that is not on it, an example of the last wave; once
// all is known, one of those that hold out longest.
func (s *Session) show(m *Map) {
	s.m, s.state = m, Shown
	s.waves.begin(m)
	s.do(ShowWhole{})
	at, ring := m.Find(s.wanted), s.waves.Ring()
	switch {
	case at >= 0:
	case !s.waves.AllKnown():
		at, s.choice.ring = m.Rings[ring].First, ring
	default:
		at = m.Rings[m.deepest()].First
	}
	s.put(at)
	s.do(Tell{embed.Notice{Type: embed.Ready, Game: s.game.ID(), Variant: s.board, Position: m.Positions[at]}})
	s.follow(s.trail.chosen)
	s.graph = NewGraph(m, s.Rules())
	s.wait(frame, &s.exploring)
}

// deepest returns the ring of the lost positions that are farthest from the end.
func (m *Map) deepest() int {
	deepest := 0
	for i, r := range m.Rings {
		if r.Value == protocol.ValueLoss {
			deepest = i
		}
	}
	return deepest
}
