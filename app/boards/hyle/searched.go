package hyle

import (
	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules/hyle"
)

// searched returns the searches offered for this game.
func searched() *board.Searched {
	return &board.Searched{
		Algorithms:  []string{protocol.Expectimax, protocol.MonteCarlo},
		Evaluations: []string{"points"},
		Max:         hyle.Order,
		Depth:       3, // at two plies all draws are worth the same: their pawn is not placed yet
		Studies:     func(lang i18n.Lang) []board.Study { return board.NamedStudies(studies, studiesOf(lang)) },
		Quizzes:     func(lang i18n.Lang) []board.Quiz { return board.WordedQuizzes(quizzes, quizzesOf(lang)) },
	}
}

// quizzes are the prepared questions, without their texts.
var quizzes = []board.Quiz{{
	Name:   "chance",
	Search: "g=hyle&v=3&p=1a1/1ca/bcb+o&a=expectimax&d=3&s=0",
	Right:  2,
}}

// studies are the prepared searches, without their names.
var studies = []board.Study{
	{Variant: "3", Position: "1a1/1ca/bcb o"},
	{Variant: "3", Position: "3/3/3 ?"},
	{Variant: "5", Position: "1adbe/cccc1/d1dba/bec1e/abead o"},
}
