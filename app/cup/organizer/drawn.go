package organizer

import (
	"tablier/ai/cup"
	"tablier/app/asked"
	"tablier/app/board"
)

// Drawn returns the text of the game that a session plays, if somebody has drawn it; empty for any other.
func Drawn(s *Session) string {
	if c := s.cup.Config(); s.Game().Spec.IsWritten(c.Variant) {
		return c.Variant
	}
	return ""
}

// PlayDrawn has the cup played at a game that somebody has drawn, by its link or its text. Nothing pasted stands for
// the usual variant of the game of the cup.
func PlayDrawn(s *Session, pasted string) {
	game := board.Writes(s.games)
	if pasted == "" {
		if Drawn(s) != "" {
			s.Configure(func(c *cup.Config) { c.Variant = "" })
		}
		return
	}
	variant, err := asked.Variant(game.Spec, pasted)
	if err != nil {
		s.Refuse(Trouble{Fault: NotDrawn, Err: err})
		return
	}
	s.Configure(func(c *cup.Config) { c.Game, c.Variant, c.Options = game.ID(), variant, nil })
}
