package play

import (
	"encoding/json"
	"fmt"

	"tablier/app/board"
	"tablier/rules"
	"tablier/rules/all"
)

// saveVersion is that of the saved form; a change of its meaning raises it.
const saveVersion = 1

// saved is a table as it is kept between visits.
type saved struct {
	Version  int          `json:"version"`
	Settings Settings     `json:"settings"`
	Score    [2]int       `json:"score"`
	Gained   [2]int       `json:"gained"`
	Void     bool         `json:"void,omitempty"`
	Seed     uint64       `json:"seed,string"`
	Opener   int          `json:"opener"`
	Record   rules.Record `json:"record"`
}

// Save returns the table as text that Restore reads.
func (t *Table) Save() string {
	text, err := json.Marshal(saved{
		Version: saveVersion, Settings: t.settings, Score: t.score, Gained: t.gained, Void: t.void,
		Seed: t.seed, Opener: t.opener, Record: t.match.Record(),
	})
	if err != nil {
		panic(err) // plain data
	}
	return string(text)
}

// Restore returns the table that Save wrote. The error says what in the text is wrong.
func Restore(game *board.Game, levels int, text string) (*Table, error) {
	var s saved
	if err := json.Unmarshal([]byte(text), &s); err != nil {
		return nil, fmt.Errorf("saved table: %w", err)
	}
	if s.Version != saveVersion {
		return nil, fmt.Errorf("saved table: version %d, want %d", s.Version, saveVersion)
	}
	if s.Opener != 0 && s.Opener != 1 {
		return nil, fmt.Errorf("saved table: opener %d, want 0 or 1", s.Opener)
	}
	for seat, points := range s.Score {
		if gained := s.Gained[seat]; gained < 0 || points < gained {
			return nil, fmt.Errorf("saved table: score %d of seat %d, of which %d in this match", points, seat, gained)
		}
	}
	if s.Record.Game != game.ID() {
		return nil, fmt.Errorf("saved table: game %q, want %q", s.Record.Game, game.ID())
	}
	match, err := all.Games().Replay(s.Record)
	if err != nil {
		return nil, fmt.Errorf("saved table: %w", err)
	}
	t := &Table{
		Game: game, levels: levels, settings: s.Settings.clean(levels), match: match,
		opener: s.Opener, score: s.Score, gained: s.Gained, void: s.Void, seed: s.Seed,
	}
	return t, nil
}
