package play

import (
	"slices"

	"tablier/rules"
)

// knownMatch returns the match with the secrets that a player knows, as a match of its own.
func (s *screen) knownMatch(viewer rules.Player) *rules.Match {
	match, err := rules.Registry{s.Game.Spec}.Replay(s.match.RecordFor(viewer))
	if err != nil {
		panic(err) // a redacted record replays
	}
	return match
}

// CheckMove returns the error of a written move by a person who knows as much as a viewer, where the match stands;
// nil when it is legal. In a game with secrets the answer depends on what the viewer knows alone: a move is written
// without what it is yet to show, and nothing hidden can be guessed at.
func (s *screen) CheckMove(word rules.Move, viewer rules.Player) error {
	if !s.Game.Spec.Secret || viewer == rules.Chance {
		return nil // Play says it
	}
	known, who := s.knownMatch(viewer).Position(), s.match.Role(viewer)
	if lists(known, word, who) {
		return nil
	}
	if _, err := known.Play(word); err != nil {
		return err
	}
	if expander, ok := known.(rules.Expander); ok && expands(known, expander.Expand(word), who) {
		return nil
	}
	return &rules.Illegal{Move: word, Fault: rules.Undetermined}
}

// lists says whether a move is legal in a position as who knows it, and holds no secret.
func lists(known rules.Position, m rules.Move, who rules.Player) bool {
	return slices.Contains(known.Moves(), m) && !rules.Masked(string(known.(rules.Redacter).Redact(m, who)))
}

// expands says whether each of the moves that a short form stands for is legal, and the known position decides their
// results.
func expands(known rules.Position, moves []rules.Move, who rules.Player) bool {
	for _, m := range moves {
		if !lists(known, m, who) {
			return false
		}
		next, err := known.Play(m)
		if err != nil {
			return false
		}
		known = next
	}
	return len(moves) > 0
}
