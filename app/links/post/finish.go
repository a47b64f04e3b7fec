package post

import "tablier/rules"

// finish replays the match with the disclosed secrets of both sides, to its end.
func (m *Match) finish() error {
	full, err := rules.NewMatch(m.spec, m.setup, m.start)
	if err != nil {
		return &Error{Illegal, err}
	}
	for _, p := range []rules.Player{rules.First, rules.Second} {
		moves := m.spec.Sealer.SetUp(full.Position(), m.side(p).values)
		if moves == nil {
			return fault(BadSetup)
		}
		if err := playAll(full, moves); err != nil {
			return &Error{BadSetup, err}
		}
	}
	words := m.match.Moves()[full.Ply():m.match.Ply()]
	if m.pending.move != "" {
		words = append(words, m.pending.move)
	}
	if err := playAll(full, words); err != nil {
		return &Error{BadSetup, err}
	}
	if m.pending.resigned != rules.Nobody {
		full.Resign(m.pending.resigned)
	}
	m.match, m.pending = full, pending{over: true}
	return nil
}

// playAll plays written moves, each expanded to the legal moves that it stands for.
func playAll(m *rules.Match, words []rules.Move) error {
	for _, word := range words {
		moves := []rules.Move{word}
		if e, ok := m.Position().(rules.Expander); ok {
			if several := e.Expand(word); several != nil {
				moves = several
			}
		}
		for _, move := range moves {
			if err := m.Play(move); err != nil {
				return err
			}
		}
	}
	return nil
}
