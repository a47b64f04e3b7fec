package play

import (
	"slices"

	"tablier/rules"
)

// told returns the match as a player may know it, as a match of its own.
func (s *screen) told(viewer rules.Player) *rules.Match {
	match, err := rules.Registry{s.Game.Spec}.Replay(s.match.RecordFor(viewer))
	if err != nil {
		panic(err) // what is told replays
	}
	return match
}

// Admit says why a word of somebody who knows as much as a viewer is no move where the match stands, nil when it is
// one. In a game with secrets the answer depends on what the viewer knows alone: a move is written without what it is
// yet to show, and nothing hidden can be guessed at.
func (s *screen) Admit(word rules.Move, viewer rules.Player) error {
	if !s.Game.Spec.Secret || viewer == rules.Chance {
		return nil // Play says it
	}
	known, who := s.told(viewer).Position(), s.match.Role(viewer)
	if lists(known, word, who) {
		return nil
	}
	if _, err := known.Play(word); err != nil {
		return err
	}
	if expander, ok := known.(rules.Expander); ok && spells(known, expander.Expand(word), who) {
		return nil
	}
	return &rules.Illegal{Move: word, Fault: rules.Undetermined}
}

// lists says whether a move is listed in a position, and no secret to who knows that position.
func lists(known rules.Position, m rules.Move, who rules.Player) bool {
	return slices.Contains(known.Moves(), m) && !rules.Masked(string(known.(rules.Redacter).Redact(m, who)))
}

// spells says whether each of the moves that a word stands for is listed, and what is known decides what it leads to.
func spells(known rules.Position, moves []rules.Move, who rules.Player) bool {
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
