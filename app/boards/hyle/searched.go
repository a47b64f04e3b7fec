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
		Studies: func(lang i18n.Lang) []board.Study {
			if lang == i18n.English {
				return []board.Study{
					{Variant: "3", Position: "1a1/1ca/bcb o", Name: "Three by three, two draws"},
					{Variant: "3", Position: "3/3/3 ?", Name: "Three by three, the start"},
					{Variant: "5", Position: "1adbe/cccc1/d1dba/bec1e/abead o", Name: "The last cells"},
				}
			}
			return []board.Study{
				{Variant: "3", Position: "1a1/1ca/bcb o", Name: "Trois par trois, deux tirages"},
				{Variant: "3", Position: "3/3/3 ?", Name: "Trois par trois, au début"},
				{Variant: "5", Position: "1adbe/cccc1/d1dba/bec1e/abead o", Name: "Les dernières cases"},
			}
		},
		Quizzes: func(lang i18n.Lang) []board.Quiz {
			const search = "g=hyle&v=3&p=1a1/1ca/bcb+o&a=expectimax&d=3&s=0"
			if lang == i18n.English {
				return []board.Quiz{{
					Name: "chance", Search: search,
					Text:    "Under a node of chance, which value comes back?",
					Choices: []string{"the smallest", "the largest", "the mean, by the odds"}, Right: 2,
					Why: "Nobody chooses there: each draw counts as often as the bag gives it.",
				}}
			}
			return []board.Quiz{{
				Name: "chance", Search: search,
				Text:    "Sous un nœud de hasard, quelle valeur remonte\u202f?",
				Choices: []string{"la plus petite", "la plus grande", "la moyenne, selon les chances"}, Right: 2,
				Why: "Personne n’y choisit\u202f: chaque tirage compte aussi souvent que le sac le donne.",
			}}
		},
	}
}
