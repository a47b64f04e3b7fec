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
		if !slices.Contains(append(toldForms(at), at.Moves()...), part) {
			return fmt.Errorf("word %q stands for %q, which is not listed", m, part)
		}
		to, err := at.Play(part)
		if untold(at, err) {
			return nil // which the word tells: there is nothing to compare with
		}
		if err != nil {
			return fmt.Errorf("word %q stands for %q, which is refused: %w", m, part, err)
		}
		at = to
	}
	if err := lookAt(at).differ(lookAt(next)); err != nil {
		return fmt.Errorf("word %q is not the moves that it stands for: %w", m, err)
	}
	return nil
}

// untold says whether p, in which something is unknown, refuses a move because what it leads to depends on that.
func untold(p rules.Position, err error) bool {
	illegal, ok := errors.AsType[*rules.Illegal](err)
	return ok && illegal.Fault == rules.Untold && strings.Contains(p.String(), "?")
}

// checkUntold checks that p accepts a listed move that it refuses as untold once it is told.
func checkUntold(p rules.Position, m rules.Move) error {
	teller, ok := p.View(rules.Chance).Resample(source(0)).(rules.Teller)
	if !ok {
		return fmt.Errorf("listed move %q is untold in a game without secrets", m)
	}
	told := teller.Tell(m, rules.Nobody)
	if _, err := p.Play(told); err != nil {
		return fmt.Errorf("listed move %q is untold, and as %q: %w", m, told, err)
	}
	return nil
}
