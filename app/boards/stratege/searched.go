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
		Studies: func(lang i18n.Lang) []board.Study {
			if lang == i18n.English {
				return []board.Study{
					{Variant: "stratege", Position: riskyEnd, Name: "A risky attack"},
					{Variant: "stratege", Position: nearlyEnd, Name: "One step from the goal"},
					{Variant: "stratege", Position: openEnd, Name: "Nothing hidden"},
				}
			}
			return []board.Study{
				{Variant: "stratege", Position: riskyEnd, Name: "Une attaque risquée"},
				{Variant: "stratege", Position: nearlyEnd, Name: "À un pas du but"},
				{Variant: "stratege", Position: openEnd, Name: "Rien de caché"},
			}
		},
		Quizzes: func(lang i18n.Lang) []board.Quiz {
			search := "g=stratege&v=stratege&p=" + strings.ReplaceAll(riskyEnd, " ", "+") +
				"&a=expectimax&d=2&e=strengths&s=0"
			if lang == i18n.English {
				return []board.Quiz{{
					Name: "hidden", Search: search,
					Text: "White’s 5 attacks a pawn that is a 2 or a 6, each as likely: it wins 2 or loses 5. " +
						"What is the attack worth?",
					Choices: []string{"+2", "−1.5", "−5"}, Right: 1,
					Why: "What is hidden is like a draw by chance: the mean of +2 and −5 is −1.5.",
				}}
			}
			return []board.Quiz{{
				Name: "hidden", Search: search,
				Text: "Le 5 de Blanc attaque un pion qui est un 2 ou un 6, autant l’un que l’autre\u202f: " +
					"il gagne 2 ou perd 5. Combien vaut l’attaque\u202f?",
				Choices: []string{"+2", "−1,5", "−5"}, Right: 1,
				Why: "Ce qui est caché est comme un tirage\u202f: la moyenne de +2 et de −5 est −1,5.",
			}}
		},
	}
}
