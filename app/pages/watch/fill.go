package watch

import (
	"slices"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/watch"
)

// usualDepth is how deep a search goes to begin with, where nothing else is said, and usualPlayouts how many games
// Monte-Carlo plays.
const (
	usualDepth    = 3
	usualPlayouts = 50
)

// complete fills in what a moment does not say. The error is a *watch.AddressError for what no game has.
func complete(m *watch.Moment, games []*board.Game, lang i18n.Lang) error {
	wrong := func(text string) error { return &watch.AddressError{Fault: watch.BadChoice, Text: text} }
	if m.Game == "" {
		m.Game = games[0].ID()
	}
	i := slices.IndexFunc(games, func(g *board.Game) bool { return g.ID() == m.Game })
	if i < 0 {
		return wrong(m.Game)
	}
	trees := games[i].Trees(lang)
	first := func(text *string, known []string) bool {
		if *text == "" && len(known) > 0 {
			*text = known[0]
		}
		return *text == "" || slices.Contains(known, *text)
	}
	switch {
	case !first(&m.Variant, trees.Variants):
		return wrong(m.Variant)
	case !first(&m.Algorithm, trees.Algorithms):
		return wrong(m.Algorithm)
	case m.Evaluation != "" && !slices.Contains(trees.Evaluations, m.Evaluation):
		return wrong(m.Evaluation)
	case m.Order != "" && !slices.Contains(watch.Orders(), m.Order):
		return wrong(m.Order)
	}
	if prepared := trees.Of(m.Variant); m.Position == "" && len(prepared) > 0 {
		m.Position = prepared[0].Text
	}
	return deep(m, trees)
}

// deep fills in the depth, and checks it.
func deep(m *watch.Moment, trees *board.Trees) error {
	most := trees.MostDepth
	usual := usualDepth
	if p := trees.Position(m.Variant, m.Position); p != nil && p.Depth > 0 {
		usual = p.Depth
	}
	if m.Algorithm == watch.MonteCarlo {
		most, usual = watch.MostPlayouts, usualPlayouts
	}
	if m.Depth == 0 {
		m.Depth = usual
	}
	if m.Depth > most {
		return &watch.AddressError{Fault: watch.BadNumber, Text: m.Algorithm}
	}
	return nil
}
