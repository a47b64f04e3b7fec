package conform

import (
	"errors"
	"fmt"
	"slices"

	"tablier/rules"
)

// checkSealer checks that what a game puts under seal is all that two players who are apart need: of a match that is
// over, both as it was played and as nobody knows it, everything up to its last move follows from what its moves show.
func checkSealer(m *rules.Match) error {
	s := m.Spec().Sealer
	if s == nil {
		return nil
	}
	full, err := rules.NewMatch(m.Spec(), m.Setup(), "")
	if err != nil {
		return err
	}
	hidden, err := rules.NewMatch(m.Spec(), m.Setup(), "")
	if err != nil {
		return err
	}
	var secrets [2][]byte
	for i, p := range []rules.Player{rules.First, rules.Second} {
		secrets[i] = s.Secrets(m.At(2*s.Pieces()), p)
		if err := checkSetUp(s, full, secrets[i]); err != nil {
			return fmt.Errorf("the seal of %s: %w", p, err)
		}
		if err := playAll(hidden, s.SetUp(hidden.Position(), make([]byte, s.Pieces()))); err != nil {
			return fmt.Errorf("the hidden set-up of %s: %w", p, err)
		}
	}
	if got, want := full.Position().String(), m.At(2*s.Pieces()).String(); got != want {
		return fmt.Errorf("the secrets %v set up %q, not %q", secrets, clip(got), clip(want))
	}
	return checkShown(m, full, hidden, secrets)
}

// checkSetUp sets up the side to move with its secrets, and checks that nothing else can be set up.
func checkSetUp(s rules.Sealer, m *rules.Match, secrets []byte) error {
	if len(secrets) != s.Pieces() || slices.Min(secrets) < 1 || slices.Max(secrets) > 15 {
		return fmt.Errorf("%d pieces have the secrets %v", s.Pieces(), secrets)
	}
	wrong := slices.Clone(secrets)
	wrong[0] = 255
	for _, wrong := range [][]byte{nil, secrets[1:], append(slices.Clone(secrets), 1), wrong} {
		if moves := s.SetUp(m.Position(), wrong); moves != nil {
			return fmt.Errorf("the secrets %v are set up by %s", wrong, list(moves))
		}
	}
	return playAll(m, s.SetUp(m.Position(), secrets))
}

// checkShown plays what follows the set-ups in the match that is known and in the one that is hidden.
func checkShown(m, full, hidden *rules.Match, secrets [2][]byte) error {
	s := m.Spec().Sealer
	for ply := full.Ply() + 1; !m.Landed(ply).Outcome().Over(); ply++ {
		who, move := m.MoverAt(ply-1), m.Move(ply)
		mine, theirs, shows := s.Shows(full, move)
		if a, b, also := s.Shows(hidden, move); a != mine || b != theirs || also != shows {
			return fmt.Errorf("ply %d: %q shows %d and %d, but hidden %d and %d", ply, move, mine, theirs, a, b)
		}
		word := move
		if shows {
			word = s.Showing(move, secrets[who.Index()][mine], secrets[who.Other().Index()][theirs])
		}
		if err := errors.Join(full.Play(move), hidden.Play(word)); err != nil {
			return fmt.Errorf("ply %d as %q: %w", ply, word, err)
		}
		if got, want := hidden.Position().String(), m.View(ply, rules.Nobody).String(); got != want {
			return fmt.Errorf("ply %d as %q leads to %q, and everybody sees %q", ply, word, clip(got), clip(want))
		}
	}
	return nil
}

func playAll(m *rules.Match, moves []rules.Move) error {
	if moves == nil {
		return errors.New("there is none")
	}
	for _, move := range moves {
		if err := m.Play(move); err != nil {
			return err
		}
	}
	return nil
}
