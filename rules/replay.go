package rules

// A Replay plays a record a few moves at a time, for a page that has to do other things meanwhile.
type Replay struct {
	match  *Match
	record Record
	round  int // how many seeds have been revealed
	done   bool
}

// Begin returns the Replay of a record, with nothing played. The error is an *UnknownError or a *SyntaxError.
func (g Registry) Begin(r Record) (*Replay, error) {
	spec, err := g.Find(r.Game)
	if err != nil {
		return nil, err
	}
	m, err := NewMatch(spec, Setup{Variant: r.Variant, Options: r.Options}, r.Start)
	if err != nil {
		return nil, err
	}
	return &Replay{match: m, record: r}, nil
}

// Step plays up to that many moves; the seed of a round counts as the moves of the round. It returns true once the
// record has been played. The errors are those of [Registry.Replay]; nothing can be done after one.
func (r *Replay) Step(plies int) (done bool, err error) {
	m := r.match
	for ; m.Ply() < len(r.record.Moves); plies-- {
		if plies <= 0 {
			return false, nil
		}
		if err := m.Play(r.record.Moves[m.Ply()]); err != nil {
			return false, &PlyError{Ply: m.Ply() + 1, Err: err}
		}
	}
	for ; r.round < len(r.record.Seeds); r.round++ {
		if plies <= 0 {
			return false, nil
		}
		if err := m.Reveal(r.round, r.record.Seeds[r.round]); err != nil {
			return false, err
		}
		plies -= m.end(r.round) - m.begin(r.round)
	}
	if r.done {
		return true, nil
	}
	r.done = true
	return true, m.resignAs(r.record.Resigned)
}

// Progress returns how many moves have been played, and how many there are.
func (r *Replay) Progress() (played, all int) { return r.match.Ply(), len(r.record.Moves) }

// Match returns the match as far as it has been played.
func (r *Replay) Match() *Match { return r.match }
