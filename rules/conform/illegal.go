package conform

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"tablier/rules"
)

// nonsense is texts that are no move and no position of any game.
var nonsense = []string{"", " ", "-", "---", "?", "\x00", "\xff\xfe", "é", "-1", "\n"}

// illegal checks that moves which are not listed, and texts that are no position, are refused with a
// reason and change nothing of a position, whose snapshot is given.
func (r *run) illegal(p rules.Position, before snapshot, rng *rand.Rand) error {
	r.remember(before.moves, rng)
	for _, m := range r.unlisted(append(redactedForms(p), before.moves...)) {
		if err := checkUnlisted(p, m); err != nil {
			return err
		}
	}
	if err := before.diff(snapshotOf(p)); err != nil {
		return fmt.Errorf("a refused move changed the position: %w", err)
	}
	for _, text := range editedTexts(before.text, rng) {
		if text == before.text {
			continue // an edit that changes nothing
		}
		if _, err := checkParse(r.spec, r.setup, text); err != nil {
			return err
		}
	}
	return nil
}

// checkMegabyte checks that a text far too long is refused like any other.
func checkMegabyte(spec *rules.Spec, setup rules.Setup, p rules.Position) error {
	for _, text := range []string{p.String() + strings.Repeat(" ", 1<<20), strings.Repeat("a1-", 1<<20/3)} {
		if err := checkRefused(p, rules.Move(text)); err != nil {
			return err
		}
		if _, err := checkParse(spec, setup, text); err != nil {
			return err
		}
	}
	return nil
}

// unlisted returns moves that are not among those that may be accepted.
func (r *run) unlisted(legal []rules.Move) []rules.Move {
	tries := append(slices.Clone(r.pool), rules.Pass)
	for _, text := range nonsense {
		tries = append(tries, rules.Move(text))
	}
	if len(legal) > 0 {
		m := legal[len(legal)/2]
		tries = append(tries, m+" ", " "+m, m+"\n", m+"x", m[:len(m)-1], m+m)
	}
	return slices.DeleteFunc(tries, func(m rules.Move) bool { return slices.Contains(legal, m) })
}

// checkUnlisted checks that m, neither listed nor a listed move redacted, stands for listed moves or is refused.
func checkUnlisted(p rules.Position, m rules.Move) error {
	if moves := expand(p, m); len(moves) > 0 {
		return checkExpanded(p, m, moves)
	}
	return checkRefused(p, m)
}

// checkRefused checks that Play refuses m, which is not listed, and says why.
func checkRefused(p rules.Position, m rules.Move) error {
	_, err := p.Play(m)
	if err == nil {
		return fmt.Errorf("move %q is accepted and not listed", clip(string(m)))
	}
	illegal, ok := errors.AsType[*rules.Illegal](err)
	switch {
	case !ok:
		return fmt.Errorf("move %q is refused with a %T, not a *rules.Illegal", clip(string(m)), err)
	case illegal.Fault == "":
		return fmt.Errorf("move %q is refused without a Fault", clip(string(m)))
	case illegal.Move != m:
		return fmt.Errorf("the refusal of move %q names %q", clip(string(m)), clip(string(illegal.Move)))
	}
	return nil
}

// editedTexts returns texts near that of a position, most of which are none.
func editedTexts(text string, rng *rand.Rand) []string {
	texts := append(slices.Clone(nonsense), text+" ", " "+text, text+"\n", text+text, strings.ToUpper(text))
	for range 8 {
		at := rng.IntN(len(text))
		other := text[rng.IntN(len(text))]
		texts = append(texts, text[:at], text[:at]+text[at+1:], text[:at]+string(other)+text[at:],
			text[:at]+string(other)+text[at+1:], text[:at]+"?"+text[at+1:])
	}
	return texts
}

// checkParse checks that a text is refused with a proper error, or else that what it stands for prints as
// text that parses to the same. It returns the position, nil when refused.
func checkParse(spec *rules.Spec, setup rules.Setup, text string) (rules.Position, error) {
	p, err := spec.Parse(setup, text)
	if err == nil {
		if err := errors.Join(checkState(p), checkText(spec, setup, snapshotOf(p))); err != nil {
			return nil, fmt.Errorf("position %q is accepted: %w", clip(text), err)
		}
		return p, nil
	}
	bad, ok := errors.AsType[*rules.SyntaxError](err)
	switch {
	case !ok:
		return nil, fmt.Errorf("position %q is refused with a %T, not a *rules.SyntaxError", clip(text), err)
	case bad.Offset < 0 || bad.Offset > len(text):
		return nil, fmt.Errorf("position %q is refused at byte %d", clip(text), bad.Offset)
	case bad.Need == "" || bad.What == "" || bad.Text != text:
		return nil, fmt.Errorf("position %q is refused without saying what it is and needs: %w", clip(text), err)
	}
	return nil, nil
}
