package play

import (
	"encoding/json"
	"errors"
	"fmt"

	"tablier/app/board"
	"tablier/rules"
)

// saveVersion is that of the saved form; a change of its meaning raises it, and migrate learns to read the one before.
const saveVersion = 2

// ErrNewer is in the error of a text that a later version of Tablier has written: it is not broken, and better left
// alone.
var ErrNewer = errors.New("written by a later version")

// longestID is in bytes: far beyond what a table names a match.
const longestID = 64

// saved is a table as it is kept between visits.
type saved struct {
	Version  int            `json:"version"`
	ID       string         `json:"id"`
	Settings Settings       `json:"settings"`
	Guests   *[2]Seat       `json:"guests,omitempty"`
	Score    [2]int         `json:"score"`
	Gained   [2]int         `json:"gained"`
	Void     bool           `json:"void,omitempty"`
	Filed    bool           `json:"filed,omitempty"`
	Retaken  bool           `json:"retaken,omitempty"`
	Seed     uint64         `json:"seed,string"`
	Next     uint64         `json:"next,string"`
	Opener   int            `json:"opener"`
	Record   rules.Record   `json:"record"` // of the whole line
	At       int            `json:"at"`     // how many of its moves stand
	Look     int            `json:"look"`
	Entered  int            `json:"entered,omitempty"`
	Lines    []rules.Record `json:"lines,omitempty"`

	Draft    json.RawMessage `json:"draft,omitempty"` // of the game's own part
	Shuffles uint64          `json:"shuffles,omitempty"`
}

// Save returns the table as text that Restore reads.
func (t *Table) Save() string {
	text, err := json.Marshal(saved{
		Version: saveVersion, ID: t.id, Settings: t.settings, Guests: t.guests,
		Score: t.score.points, Gained: t.gained, Void: t.void, Filed: t.filed, Retaken: t.retaken,
		Seed: t.seed, Next: t.next, Opener: t.opener,
		Record: t.fullLine(), At: t.match.Ply(), Look: t.shown, Entered: t.entered, Lines: t.lines,
		Draft: t.own.Save(), Shuffles: t.shuffles,
	})
	if err != nil {
		panic(err) // plain data
	}
	return string(text)
}

// Restore returns the table that Save wrote, in this version of Tablier or an earlier one. Whose screen it is must be
// asked again. The error says what in the text is wrong, or is ErrNewer.
func Restore(game *board.Game, levels int, text string) (*Table, error) {
	s, err := read(text)
	if err == nil {
		err = s.check(game)
	}
	if err != nil {
		return nil, fmt.Errorf("saved table: %w", err)
	}
	match, err := rules.Registry{game.Spec}.Replay(s.Record)
	if err != nil {
		return nil, fmt.Errorf("saved table: %w", err)
	}
	for i, line := range s.Lines {
		if _, err := (rules.Registry{game.Spec}).Replay(line); err != nil {
			return nil, fmt.Errorf("saved table: line %d: %w", i+1, err)
		}
	}
	for match.Ply() > s.At {
		match.Undo()
	}
	if s.Entered < match.Round()-1 || s.Entered > match.Round() {
		return nil, fmt.Errorf("saved table: round %d entered, of %d", s.Entered, match.Round())
	}
	t := &Table{
		score:  score{points: s.Score, gained: s.Gained, void: s.Void, filed: s.Filed, retaken: s.Retaken},
		chance: chance{id: s.ID, seed: s.Seed, next: s.Next, shuffles: s.Shuffles},
	}
	t.seating = seating{Game: game, levels: levels, settings: s.Settings.clean(game.Spec, levels), opener: s.Opener}
	t.history = history{match: match, shown: s.Look, lines: s.Lines, entered: s.Entered}
	t.holder, t.eyes = -1, -1
	if s.Guests != nil {
		t.invite(*s.Guests)
	}
	t.own = ownOf(t)
	t.reveal(t.match)
	if len(s.Draft) > 0 && !t.Result().Over() {
		t.own.Restore(s.Draft)
	}
	return t, nil
}

// read looks at the version before anything else, which a later one may have changed.
func read(text string) (s saved, err error) {
	var head struct {
		Version int `json:"version"`
	}
	if err := json.Unmarshal([]byte(text), &head); err != nil {
		return s, err
	}
	switch {
	case head.Version > saveVersion:
		return s, fmt.Errorf("version %d, want %d or earlier: %w", head.Version, saveVersion, ErrNewer)
	case head.Version < 1:
		return s, fmt.Errorf("version %d, want 1 to %d", head.Version, saveVersion)
	}
	if err := json.Unmarshal([]byte(text), &s); err != nil {
		return s, err
	}
	s.migrate()
	return s, nil
}

// migrate brings what an earlier version wrote into the present form.
func (s *saved) migrate() {
	if s.Version == 1 { // without undone moves, lines, a place to look from, an id, or a seed for the next match only
		s.ID, s.Next = idOf(s.Seed), derive(s.Seed, nextSeed)
		s.At = len(s.Record.Moves)
		s.Look = s.At
		s.Version = saveVersion
	}
}

// check holds what replaying does not against what can be.
func (s *saved) check(game *board.Game) error {
	if s.ID == "" || len(s.ID) > longestID {
		return fmt.Errorf("id of %d bytes, want 1 to %d", len(s.ID), longestID)
	}
	if s.Opener != 0 && s.Opener != 1 {
		return fmt.Errorf("opener %d, want 0 or 1", s.Opener)
	}
	for seat, points := range s.Score {
		if gained := s.Gained[seat]; gained < 0 || points < gained {
			return fmt.Errorf("score %d of seat %d, of which %d in this match", points, seat, gained)
		}
	}
	if s.Record.Game != game.ID() {
		return fmt.Errorf("game %q, want %q", s.Record.Game, game.ID())
	}
	if moves := len(s.Record.Moves); s.At < 0 || s.At > moves || s.Record.Resigned != "" && s.At != moves {
		return fmt.Errorf("at move %d of %d", s.At, moves)
	}
	if s.Look < 0 || s.Look > s.At {
		return fmt.Errorf("looking at move %d of %d", s.Look, s.At)
	}
	return nil
}
