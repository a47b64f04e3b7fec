package atlas

import (
	"encoding/json"
	"strings"

	"tablier/app/archive"
	"tablier/app/board"
	"tablier/app/links/link"
	"tablier/rules"
)

// A Trail is the path of a match over the map, and the matches that can be laid over it.
type Trail struct {
	game   *board.Game
	past   *archive.Keeper
	table  *rules.Match // the match on the table of the game, nil until it has been read
	pasted *rules.Match
	alien  bool // what was pasted is no match

	chosen   string // OnTable, Pasted, or the id of a past match; empty for none
	text     string // the match, as a link has it
	previous string // the same, of the match on the table before it went on, until the address has the one after
	steps    []Step
}

// A Step is a position of a match on the map, and the move that led there; empty for the first.
type Step struct {
	At   int
	Move rules.Move
}

// What stands for the match on the table, and for one that was pasted, among the ids of past ones.
const (
	OnTable = "table"
	Pasted  = "pasted"
)

const (
	maxPaths  = 20    // matches that are offered
	maxPlies  = 1000  // of a match that is laid over the map: it is played in one task
	maxPasted = 40000 // bytes of what is pasted
)

// A Path is a match that can be laid over the map.
type Path struct {
	ID     string
	Plies  int
	Played int64 // when a past one was played, in seconds since 1970
}

// Chosen returns the id of the match whose path lies over the map, empty for none.
func (t *Trail) Chosen() string { return t.chosen }

// Steps returns the positions of the match whose path is laid over the map, in order.
func (t *Trail) Steps() []Step { return t.steps }

// IsAlien says whether what was pasted last is no match of the game.
func (t *Trail) IsAlien() bool { return t.alien }

// Paths returns the matches of a board that can be laid over its map.
func (t *Trail) Paths(board string) (list []Path) {
	if fits(t.table, board) {
		list = append(list, Path{ID: OnTable, Plies: t.table.Ply()})
	}
	if fits(t.pasted, board) {
		list = append(list, Path{ID: Pasted, Plies: t.pasted.Ply()})
	}
	past, _ := t.past.Past(t.game.ID())
	for _, kept := range past.Games() {
		if kept.Record.Variant == board && kept.Plies > 0 && kept.Plies <= maxPlies && len(list) < maxPaths {
			list = append(list, Path{kept.ID, kept.Plies, kept.Played})
		}
	}
	return list
}

// fits says whether a match can be laid over the map of a board.
func fits(match *rules.Match, board string) bool {
	return match != nil && match.Setup().Variant == board && match.Ply() > 0 && match.Ply() <= maxPlies
}

// lay lays the path of a match over the map of a board; of one that there is not, or not of this board, none.
func (t *Trail) lay(m *Map, board, id string) error {
	t.chosen, t.text, t.previous, t.steps = "", "", "", nil
	match, err := t.match(id)
	if err != nil || !fits(match, board) {
		return err
	}
	t.chosen = id
	t.text, _ = link.Encode(t.registry(), link.Letter{Record: match.Record()}) // none where no link can have it
	for ply := range match.Ply() + 1 {
		at := m.Find(match.At(ply).String())
		if at < 0 {
			continue
		}
		s := Step{At: at}
		if ply > 0 {
			s.Move = match.Move(ply)
		}
		t.steps = append(t.steps, s)
	}
	return nil
}

// is says whether an address that asks for a match, as a link has it, asks for the one whose path is laid.
func (t *Trail) is(text string) bool { return text == t.text || text != "" && text == t.previous }

// match returns a match by its id, nil where there is none.
func (t *Trail) match(id string) (*rules.Match, error) {
	switch id {
	case "":
		return nil, nil
	case OnTable:
		return t.table, nil
	case Pasted:
		return t.pasted, nil
	}
	past, _ := t.past.Past(t.game.ID())
	game, ok := past.Find(id)
	if !ok {
		return nil, nil
	}
	return t.registry().Replay(game.Record)
}

// registry returns the games of which a match may be pasted.
func (t *Trail) registry() rules.Registry { return rules.Registry{t.game.Spec} }

// read returns the match of a link or a record, nil where there is none or it is too long.
func (t *Trail) read(text string) *rules.Match {
	var record rules.Record
	if len(text) > maxPasted {
		return nil
	}
	if json.Unmarshal([]byte(text), &record) == nil {
		if len(record.Moves) > maxPlies {
			return nil
		}
		match, _ := t.registry().Replay(record) // what the rules refuse is none
		return match
	}
	decoder, err := link.NewDecoder(t.registry(), fragmentOf(text))
	if err != nil {
		return nil
	}
	if done, err := decoder.Step(maxPlies); !done || err != nil {
		return nil
	}
	_, match := decoder.Letter()
	return match
}

// fragmentOf returns what stands after the # of a link.
func fragmentOf(text string) string { return text[strings.Index(text, "#")+1:] }

// Follow lays the path of another match over the map, or of none.
func (s *Session) Follow(id string) []Effect {
	if s.m != nil {
		s.follow(id)
		s.note()
	}
	return s.effects()
}

// follow lays the path of a match over the map without a change of the address.
func (s *Session) follow(id string) {
	if err := s.trail.lay(s.m, s.board, id); err != nil {
		s.do(Log{err})
	}
}

// Paste lays the path of a match over the map of its board. The text is a link to the match, or its record.
func (s *Session) Paste(text string) []Effect {
	s.trail.alien = false
	s.changed()
	if text = strings.TrimSpace(text); text != "" && s.m != nil {
		s.paste(text)
	}
	return s.effects()
}

// paste lays the path of the match in a text that is not empty.
func (s *Session) paste(text string) {
	match := s.trail.read(text)
	if match == nil || match.Ply() == 0 || !s.game.MayHaveMap(match.Setup().Variant) {
		s.trail.alien = true
		if link.IsTurn(fragmentOf(text)) {
			s.do(Say{SayTurn})
		} else {
			s.do(Say{SayAlien})
		}
		return
	}
	s.trail.pasted, s.trail.chosen = match, Pasted
	s.do(Say{SayPasted})
	if variant := match.Setup().Variant; variant != s.board {
		s.openWhole(variant)
		return
	}
	s.follow(Pasted)
	s.note()
}

// PastedPlies returns the length of the match that was pasted last.
func (t *Trail) PastedPlies() int { return t.pasted.Ply() }
