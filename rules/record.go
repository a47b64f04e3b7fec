package rules

import "slices"

// A Record is the saved form of a match, which is also shared and sent to engines: plain data. Replay turns it back
// into a Match and checks every word of it.
type Record struct {
	Game     string   `json:"game"`
	Variant  string   `json:"variant,omitempty"`
	Options  []string `json:"options,omitempty"`
	Start    string   `json:"start,omitempty"` // position text; empty for the usual start
	Moves    []Move   `json:"moves,omitempty"`
	Resigned string   `json:"resigned,omitempty"` // "first" or "second" when that player gave up
	// Seeds holds the seed of chance in each round that has ended, when it is known: below 2⁵³, so that every JSON
	// reader keeps it whole.
	Seeds []uint64 `json:"seeds,omitempty"`
}

// Record returns the match up to the current position; moves undone are left out, and so is the seed of
// a round that has not ended there.
func (m *Match) Record() Record {
	r := m.recordAt(m.at)
	if m.resign != Nobody {
		r.Resigned = m.resign.String()
	}
	return r
}

// Line returns the record of the whole line, moves undone included, whatever has been given up.
func (m *Match) Line() Record { return m.recordAt(len(m.moves)) }

func (m *Match) recordAt(ply int) Record {
	return Record{
		Game: m.spec.ID, Variant: m.setup.Variant, Options: m.Setup().Options,
		Start: m.start, Moves: append([]Move(nil), m.moves[:ply]...), // nil, not empty: equal records are equal values
		Seeds: m.seedsAt(ply),
	}
}

// Begins says whether r is the beginning of another record, or the same: a resignation is an end, which nothing
// follows. Seeds say nothing about that.
func (r Record) Begins(other Record) bool {
	n := len(r.Moves)
	return r.Game == other.Game && r.Variant == other.Variant && r.Start == other.Start &&
		slices.Equal(r.Options, other.Options) && len(other.Moves) >= n && slices.Equal(other.Moves[:n], r.Moves) &&
		(r.Resigned == "" || r.Resigned == other.Resigned && len(other.Moves) == n)
}

// A Registry is a list of games, each found by its id.
type Registry []*Spec

// Find returns the game; the error is an *UnknownError.
func (g Registry) Find(id string) (*Spec, error) {
	known := make([]string, len(g))
	for i, spec := range g {
		if spec.ID == id {
			return spec, nil
		}
		known[i] = spec.ID
	}
	return nil, &UnknownError{What: "game", Name: id, Known: known}
}

// Replay plays a record from its start; it never panics, whatever the record holds. The error is an
// *UnknownError, a *SyntaxError, a *SeedError, or a *PlyError around the *Illegal of the first move that is
// refused; a resignation after the game has ended is refused like the move that would follow.
func (g Registry) Replay(r Record) (*Match, error) {
	replay, err := g.Begin(r)
	for done := false; err == nil && !done; {
		done, err = replay.Step(len(r.Moves) + 1)
	}
	if err != nil {
		return nil, err
	}
	return replay.Match(), nil
}

// resignAs applies a record's resignation, if there is one.
func (m *Match) resignAs(name string) error {
	if name == "" {
		return nil
	}
	player := PlayerNamed(name)
	if player == Nobody {
		return &UnknownError{What: "player", Name: name, Known: []string{First.String(), Second.String()}}
	}
	if m.Result().Over() {
		return &PlyError{Ply: m.at + 1, Err: &Illegal{Fault: GameOver}}
	}
	m.Resign(player)
	return nil
}
