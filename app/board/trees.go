package board

import (
	"slices"

	"tablier/app/i18n"
)

// Trees is what the workshop shows of the searches of a game.
type Trees struct {
	Variants    []string // on which a tree can be searched, by their ids, the first one the default
	Algorithms  []string // those that fit the game, by the protocol's names, the first one the default
	Evaluations []string // the teaching evaluations, the first one the default
	MostDepth   int      // in plies
	Max         int      // the seat whose side wants the largest value
	Positions   []TreePosition
	Questions   []TreeQuestion
}

// A TreePosition is a position that has been prepared.
type TreePosition struct {
	Variant, Name, Text string
	Depth               int // in plies, to begin with
}

// A TreeQuestion is a question about a moment of a search, with its answers.
type TreeQuestion struct {
	ID        string
	Title     string
	Variant   string
	Text      string // the position
	Algorithm string
	Depth     int
	Order     string
	Step      int // -1: the last one
	Ask       string
	Choices   []string
	Right     int
	Why       string
}

// Of returns the prepared positions of a variant.
func (t *Trees) Of(variant string) (list []TreePosition) {
	for _, p := range t.Positions {
		if p.Variant == variant {
			list = append(list, p)
		}
	}
	return list
}

// Position returns the prepared position with a text, nil for none.
func (t *Trees) Position(variant, text string) *TreePosition {
	i := slices.IndexFunc(t.Positions, func(p TreePosition) bool { return p.Variant == variant && p.Text == text })
	if i < 0 {
		return nil
	}
	return &t.Positions[i]
}

// Question returns a question by its id, nil for none.
func (t *Trees) Question(id string) *TreeQuestion {
	i := slices.IndexFunc(t.Questions, func(q TreeQuestion) bool { return q.ID == id })
	if i < 0 {
		return nil
	}
	return &t.Questions[i]
}

// A Both is a text in both languages.
type Both struct{ French, English string }

// In returns the text in a language.
func (b Both) In(lang i18n.Lang) string {
	if lang == i18n.English {
		return b.English
	}
	return b.French
}
