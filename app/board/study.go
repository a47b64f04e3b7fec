package board

import (
	"slices"
	"tablier/app/i18n"
	"tablier/rules"
)

// A Study is a position that is worth searching before somebody's eyes.
type Study struct {
	Variant, Position string
	Name              string
}

// A Quiz is a question about a search, prepared for a class.
type Quiz struct {
	Name    string // in its address; it stays
	Search  string // what the address of the search has
	Text    string
	Choices []string
	Right   int
	Why     string
}

// Searched is what a game has to be searched before somebody's eyes.
type Searched struct {
	Algorithms  []string // those that fit the game, as the protocol names them; the first is the usual one
	Evaluations []string
	Max         rules.Player // who wants a large value
	Depth       int          // the usual one
	Studies     func(lang i18n.Lang) []Study
	Quizzes     func(lang i18n.Lang) []Quiz // nil for none
}

// Quizzes returns the prepared questions of games in a language.
func Quizzes(games []*Game, lang i18n.Lang) (list []Quiz) {
	for _, g := range games {
		if g.Searched != nil && g.Searched.Quizzes != nil {
			list = append(list, g.Searched.Quizzes(lang)...)
		}
	}
	return list
}

// NamedStudies returns studies with their names in a language, which stand in the same order.
func NamedStudies(studies []Study, names []string) []Study {
	named := slices.Clone(studies)
	for i, name := range names {
		named[i].Name = name
	}
	return named
}

// WordedQuizzes returns questions with their texts in a language, which stand in the same order.
func WordedQuizzes(quizzes, texts []Quiz) []Quiz {
	worded := slices.Clone(quizzes)
	for i, text := range texts {
		worded[i].Text, worded[i].Choices, worded[i].Why = text.Text, text.Choices, text.Why
	}
	return worded
}
