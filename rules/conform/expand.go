package conform

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"tablier/rules"
)

// expand returns the moves that a further word stands for; none of a game whose positions read no such words.
func expand(p rules.Position, word rules.Move) []rules.Move {
	if e, ok := p.(rules.Expander); ok {
		return e.Expand(word)
	}
	return nil
}

// checkExpanded checks that playing a further word is playing the moves that it stands for.
func checkExpanded(p rules.Position, m rules.Move, moves []rules.Move) error {
	if !word(string(m), "") || len(m) > 64 {
		return fmt.Errorf("word %q stands for %s and is not one short printable word", clip(string(m)), list(moves))
	}
	next, err := p.Play(m)
	if err != nil {
		return fmt.Errorf("word %q stands for %s and is refused: %w", m, list(moves), err)
	}
	at := p
	for _, part := range moves {
		if !slices.Contains(append(redactedForms(at), at.Moves()...), part) {
			return fmt.Errorf("word %q stands for %q, which is not listed", m, part)
		}
		to, err := at.Play(part)
		if undetermined(at, err) {
			return nil // the word holds what is unknown here: there is nothing to compare with
		}
		if err != nil {
			return fmt.Errorf("word %q stands for %q, which is refused: %w", m, part, err)
		}
		at = to
	}
	if err := snapshotOf(at).diff(snapshotOf(next)); err != nil {
		return fmt.Errorf("word %q is not the moves that it stands for: %w", m, err)
	}
	return nil
}

// undetermined says whether p, in which something is unknown, refused a move because its result depends on that.
func undetermined(p rules.Position, err error) bool {
	illegal, ok := errors.AsType[*rules.Illegal](err)
	return ok && illegal.Fault == rules.Undetermined && strings.Contains(p.String(), "?")
}

// checkUndetermined checks that p accepts a listed move in its redacted form when it refuses it as undetermined.
func checkUndetermined(p rules.Position, m rules.Move) error {
	redacter, ok := p.View(rules.Chance).Resample(source(0)).(rules.Redacter)
	if !ok {
		return fmt.Errorf("listed move %q is undetermined in a game without secrets", m)
	}
	redacted := redacter.Redact(m, rules.Nobody)
	if _, err := p.Play(redacted); err != nil {
		return fmt.Errorf("listed move %q is undetermined, and %q is refused: %w", m, redacted, err)
	}
	return nil
}
