package stratege

import (
	"strings"

	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
)

// Endings with few pawns, White to move.
const (
	riskyEnd  = "(11)/(11)/(11)/(11)/(11)/w5g?(7)g?w3/(11)/(11)/(11)/(11) w 0 1112223344455666 1112233344455566"
	nearlyEnd = "(11)/(2)w4g?(6)w2/(11)/(11)/(11)/(11)/(11)/(11)/(4)g?(6)/(11) w 0 1112233344555666 1112223344455666"
	openEnd   = "(11)/(2)w4g3!(6)w2/(11)/(11)/(11)/(11)/(11)/(11)/(4)g5!(6)/(11) w 0 1112233344555666 1112223344455666"
)

// searched returns the searches offered for this game: endings, in which hidden pawns are chance.
func searched() *board.Searched {
	return &board.Searched{
		Algorithms:  []string{protocol.Expectimax, protocol.MonteCarlo},
		Evaluations: []string{"strengths", "points"},
		Max:         rules.First,
		Depth:       2,
		Studies:     func(lang i18n.Lang) []board.Study { return board.NamedStudies(studies, studiesOf(lang)) },
		Quizzes:     func(lang i18n.Lang) []board.Quiz { return board.WordedQuizzes(quizzes, quizzesOf(lang)) },
	}
}

// quizzes are the prepared questions, without their texts.
var quizzes = []board.Quiz{{
	Name: "hidden",
	Search: "g=stratege&v=stratege&p=" + strings.ReplaceAll(riskyEnd, " ", "+") +
		"&a=expectimax&d=2&e=strengths&s=0",
	Right: 1,
}}

// studies are the prepared searches, without their names.
var studies = []board.Study{
	{Variant: "stratege", Position: riskyEnd},
	{Variant: "stratege", Position: nearlyEnd},
	{Variant: "stratege", Position: openEnd},
}
