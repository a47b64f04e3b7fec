package play

import (
	"encoding/json"
	"fmt"

	"tablier/app/board"
	"tablier/app/sift"
	"tablier/rules"
)

// saveVersion is the version of the saved form; a change of its meaning raises it, and read learns the one before.
const saveVersion = 1

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

	Links string `json:"links,omitempty"` // of a match by links: see [post.Match.Save]

	Draft    json.RawMessage `json:"draft,omitempty"` // of the game's own part
	Shuffles uint64          `json:"shuffles,omitempty"`
}

// Save returns the table as text that Restore reads.
func (t *Table) Save() string {
	links := ""
	if t.links != nil {
		links = t.links.Save()
	}
	text, err := json.Marshal(saved{
		Version: saveVersion, ID: t.id, Settings: t.settings, Guests: t.guests,
		Score: t.score.points, Gained: t.gained, Void: t.void, Filed: t.filed, Retaken: t.retaken,
		Seed: t.seed, Next: t.next, Opener: t.opener,
		Record: t.fullLine(), At: t.match.Ply(), Look: t.shown, Entered: t.entered, Lines: t.lines, Links: links,
		Draft: t.own.Save(), Shuffles: t.shuffles,
	})
	if err != nil {
		panic(err) // plain data
	}
	return string(text)
}

// read reads the saved form of any version up to this one. What is wrong with another is its version, whatever else it
// has changed.
func read(text []byte) (s saved, err error) {
	err = json.Unmarshal(text, &s)
	if err != nil {
		var head struct {
			Version int `json:"version"`
		}
		if err := json.Unmarshal(text, &head); err != nil {
			return s, err
		}
		s.Version = head.Version
	}
	switch {
	case s.Version > saveVersion:
		return s, newerError(s.Version)
	case s.Version < 1:
		return s, fmt.Errorf("version %d, want 1 to %d", s.Version, saveVersion)
	}
	return s, err
}

// newerError returns the error of a version that is newer than this one's, else nil.
func newerError(version int) error {
	return fmt.Errorf("version %d, want %d or earlier: %w", version, saveVersion, sift.ErrNewer)
}

// check validates the fields of a saved table that replaying its match does not.
func (s *saved) check(game *board.Game) error {
	if s.ID == "" || len(s.ID) > sift.MaxID {
		return fmt.Errorf("id of %d bytes, want 1 to %d", len(s.ID), sift.MaxID)
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
