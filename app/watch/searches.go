package watch

import (
	"fmt"
	"slices"

	"tablier/app/board"
	"tablier/rules"
)

// A catalogue is the games of which searches are shown, and what is prepared of each.
type catalogue struct {
	games   []*board.Game
	library Library
}

// find returns a game by its identifier, the first where none has it.
func (c *catalogue) find(id string) (game *board.Game, ok bool) {
	i := slices.IndexFunc(c.games, func(g *board.Game) bool { return g.ID() == id })
	return c.games[max(i, 0)], i >= 0
}

// usual returns the settings with which a game is opened.
func (c *catalogue) usual(g *board.Game) Settings {
	study := c.library.Studies(g)[0]
	return Settings{
		Game: g.ID(), Variant: study.Variant, Position: study.Position, Algorithm: g.Searched.Algorithms[0],
		Depth: g.Searched.Depth, Evaluation: g.Searched.Evaluations[0],
	}
}

// complete fills in what settings do not say, or say wrongly.
func (c *catalogue) complete(s Settings) Settings {
	g, ok := c.find(s.Game)
	usual := c.usual(g)
	if !ok {
		return usual
	}
	setup, err := g.Spec.Check(s.Setup())
	if err != nil { // an unknown option is not to lose the board
		setup, err = g.Spec.Check(rules.Setup{Variant: s.Variant})
	}
	if err != nil || s.Variant == "" {
		setup = rules.Setup{Variant: usual.Variant}
		if s.Position == "" {
			s.Position = usual.Position
		}
	}
	s.Variant, s.Options = setup.Variant, setup.Options
	if !slices.Contains(g.Searched.Algorithms, s.Algorithm) {
		s.Algorithm = usual.Algorithm
	}
	if !slices.Contains(g.Searched.Evaluations, s.Evaluation) {
		s.Evaluation = usual.Evaluation
	}
	if s.Depth == 0 {
		s.Depth = usual.Depth
	}
	return s
}

// Replay returns the match from the position that is searched to the end of a path. A move whose result depends on what
// is hidden is not played: what follows it shows that.
func Replay(g *board.Game, setup rules.Setup, position string, path []string) (*rules.Match, error) {
	match, err := rules.NewMatch(g.Spec, setup, position)
	if err != nil {
		return nil, fmt.Errorf("position %q: %w", position, err)
	}
	for _, m := range path {
		err := match.Play(rules.Move(m))
		if illegal, ok := err.(*rules.Illegal); ok && illegal.Fault == rules.Undetermined {
			continue
		}
		if err != nil {
			return nil, fmt.Errorf("move %q: %w", m, err)
		}
	}
	return match, nil
}

// publicPosition returns the position of a match as everybody may know it.
func publicPosition(m *rules.Match) string {
	if m.Spec().Secret {
		return m.Position().View(rules.Nobody).String()
	}
	return m.Position().String()
}
