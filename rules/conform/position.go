package conform

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"unicode"

	"tablier/rules"
)

var viewers = []rules.Player{rules.First, rules.Second, rules.Nobody}

// A snapshot is all answers of a position, to compare two positions by.
type snapshot struct {
	text    string
	toMove  rules.Player
	moves   []rules.Move
	outcome rules.Outcome
	views   []viewSnapshot // in the order of viewers
}

type viewSnapshot struct {
	text   string
	toMove rules.Player
	moves  []rules.Move
}

func snapshotOf(p rules.Position) snapshot {
	s := snapshot{text: p.String(), toMove: p.ToMove(), moves: p.Moves(), outcome: p.Outcome()}
	for _, viewer := range viewers {
		v := p.View(viewer)
		if isOpen(v, p) {
			s.views = append(s.views, viewSnapshot{s.text, s.toMove, s.moves})
		} else {
			s.views = append(s.views, snapshotOfView(v))
		}
	}
	return s
}

// isOpen says whether a view is the position itself, with nothing hidden: what it says need not be asked again.
func isOpen(v rules.View, p rules.Position) bool {
	open, ok := v.(rules.Open)
	return ok && equal(open.Position, p)
}

// equal says whether two positions are the same value, false where they cannot be compared. Comparing them and catching
// the panic costs much less than asking reflect first, which looks at every element of every array.
func equal(p, q rules.Position) (same bool) {
	defer func() {
		if recover() != nil {
			same = false
		}
	}()
	return p == q
}

func snapshotOfView(v rules.View) viewSnapshot {
	return viewSnapshot{v.String(), v.ToMove(), v.Moves()}
}

func (v viewSnapshot) equal(w viewSnapshot) bool {
	return v.text == w.text && v.toMove == w.toMove && slices.Equal(v.moves, w.moves)
}

// diff returns the first difference between two snapshots as an error; nil when they are the same.
func (s snapshot) diff(other snapshot) error {
	switch {
	case s.text != other.text:
		return fmt.Errorf("text %q became %q", clip(s.text), clip(other.text))
	case s.toMove != other.toMove:
		return fmt.Errorf("%s to move became %s", s.toMove, other.toMove)
	case !slices.Equal(s.moves, other.moves):
		return fmt.Errorf("moves %s became %s", list(s.moves), list(other.moves))
	case !reflect.DeepEqual(s.outcome, other.outcome):
		return fmt.Errorf("outcome %+v became %+v", s.outcome, other.outcome)
	}
	for i, viewer := range viewers {
		if !s.views[i].equal(other.views[i]) {
			return fmt.Errorf("the view of %s, %+v became %+v", viewer, s.views[i], other.views[i])
		}
	}
	return nil
}

func list(moves []rules.Move) string { return clip(fmt.Sprint(moves)) }

// checkState checks that the answers of a position fit together.
func checkState(p rules.Position) error {
	moves, out := p.Moves(), p.Outcome()
	over := out.Over()
	switch {
	case over != (p.ToMove() == rules.Nobody):
		return fmt.Errorf("%s is to move, outcome %+v", p.ToMove(), out)
	case over != (len(moves) == 0):
		return fmt.Errorf("moves %s, outcome %+v", list(moves), out)
	case !over && !reflect.DeepEqual(out, rules.Outcome{}):
		return fmt.Errorf("outcome %+v without a reason", out)
	case out.Winner == rules.Chance:
		return errors.New("chance has won")
	case !word(p.String(), " "):
		return errors.New("the text is not one line of printable characters")
	}
	if c, ok := p.(rules.Counter); ok && c.Count() != len(moves) {
		return fmt.Errorf("%d moves are counted, %s listed", c.Count(), list(moves))
	}
	return checkMoves(p, moves)
}

func checkMoves(p rules.Position, moves []rules.Move) error {
	for i, m := range moves {
		if !word(string(m), "") || len(m) > 64 {
			return fmt.Errorf("move %q is not one short printable word", clip(string(m)))
		}
		if i > 0 && moves[i-1] >= m {
			return fmt.Errorf("moves %s are not sorted, or hold one twice", list(moves))
		}
	}
	kept := slices.Clone(moves)
	clear(moves)
	if again := p.Moves(); !slices.Equal(again, kept) {
		return fmt.Errorf("moves %s became %s when the caller changed the slice", list(kept), list(again))
	}
	return nil
}

// word says whether s is printable and not empty; of all white space it may hold what allowed has.
func word(s, allowed string) bool {
	if s != "" && !strings.ContainsFunc(s, func(r rune) bool { return r <= ' ' || r > '~' }) {
		return true // the common case, which costs much less
	}
	return s != "" && !strings.ContainsFunc(s, func(r rune) bool {
		return !unicode.IsGraphic(r) || unicode.IsSpace(r) && !strings.ContainsRune(allowed, r)
	})
}

// checkPlay checks that every listed move can be played, in its redacted form where something is unknown, and that
// playing changes nothing.
func checkPlay(p rules.Position) error {
	before := snapshotOf(p)
	return checkPlayed(p, before, before.moves)
}

// checkPlayed checks this for some of the moves of a position, whose snapshot is given.
func checkPlayed(p rules.Position, before snapshot, moves []rules.Move) error {
	for _, m := range moves {
		_, err := p.Play(m)
		if undetermined(p, err) {
			err = checkUndetermined(p, m)
		}
		if err != nil {
			return fmt.Errorf("listed move %q is refused: %w", m, err)
		}
	}
	if err := before.diff(snapshotOf(p)); err != nil {
		return fmt.Errorf("playing changed the position: %w", err)
	}
	return nil
}

// checkText checks that the text of a position, whose snapshot is given, parses back to an equal one.
func checkText(spec *rules.Spec, setup rules.Setup, s snapshot) error {
	q, err := spec.Parse(setup, s.text)
	if err != nil {
		return fmt.Errorf("its own text is refused: %w", err)
	}
	if err := s.diff(snapshotOf(q)); err != nil {
		return fmt.Errorf("the text does not parse back: %w", err)
	}
	return nil
}
