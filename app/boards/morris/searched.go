package morris

import (
	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
)

// searched returns the searches offered for the family.
func searched(french, english *words) *board.Searched {
	return &board.Searched{
		Algorithms: []string{
			protocol.AlphaBeta, protocol.Minimax, protocol.Negamax, protocol.Tabled, protocol.Deepening,
			protocol.MonteCarlo, protocol.Backward,
		},
		Evaluations: []string{"threats", "lines", "mobility", "exact"},
		Max:         rules.First,
		Depth:       3,
		Studies: func(lang i18n.Lang) []board.Study {
			if lang == i18n.English {
				return studies(english, "The trap of the centre", "One move wins", "The start")
			}
			return studies(french, "Le piège du centre", "Un seul coup gagne", "Le début")
		},
		Quizzes: func(lang i18n.Lang) []board.Quiz {
			if lang == i18n.English {
				return englishQuizzes
			}
			return frenchQuizzes
		},
	}
}

// centre is a position in which every move loses, the longest resistance by the move that looks worst.
const centre = "ooro.rr.. o o0r0"

// studies returns the prepared searches: positions of the first board, and the start of every other one.
func studies(w *words, trap, only, start string) []board.Study {
	first := w.boards.ids[0]
	list := []board.Study{
		{Variant: first, Position: centre, Name: trap},
		{Variant: first, Position: ".o...o..r r o1r2", Name: only},
	}
	for i, id := range w.boards.ids {
		name := w.Variant(id)
		if i == 0 {
			name = start
		}
		list = append(list, board.Study{Variant: id, Name: name})
	}
	return list
}

// The searches that the questions are about.
const (
	ofCentre  = "g=tapatan&v=tapatan&p=ooro.rr..+o+o0r0&"
	byMinimax = ofCentre + "a=minimax&d=3&e=threats&"
)

var frenchQuizzes = []board.Quiz{
	{
		Name: "plies", Search: byMinimax + "s=0",
		Text:    "L’arbre a trois coups de profondeur. Combien Orange en joue-t-il\u202f?",
		Choices: []string{"un", "deux", "trois"}, Right: 1,
		Why: "Un coup est joué par un seul joueur\u202f: Orange, Rouge, puis Orange.",
	},
	{
		Name: "max", Search: byMinimax + "s=1",
		Text:    "Au deuxième étage, Rouge choisit. Quelle valeur garde-t-il\u202f?",
		Choices: []string{"la plus grande", "la plus petite"}, Right: 1,
		Why: "Les valeurs sont comptées pour Orange\u202f: Rouge garde la plus petite.",
	},
	{
		Name: "sign", Search: ofCentre + "a=negamax&d=2&e=threats&s=0",
		Text: "En négamax, une position vaut +2 pour Rouge, qui a le trait. " +
			"Combien vaut le coup d’Orange qui y mène\u202f?",
		Choices: []string{"−2", "+2"}, Right: 0,
		Why: "Chaque valeur est vue par celui qui a le trait\u202f: en remontant d’un étage, on change le signe.",
	},
	{
		Name: "bound", Search: ofCentre + "a=alphabeta&d=3&e=threats",
		Text:    "Après a2–b2, l’arbre dit «\u202f≤ 0\u202f». La valeur de cette position est-elle 0\u202f?",
		Choices: []string{"oui", "pas forcément"}, Right: 1,
		Why: "Une coupe a arrêté la recherche\u202f: on sait seulement que la valeur ne dépasse pas 0.",
	},
	{
		Name: "pruning", Search: ofCentre + "a=alphabeta&d=3&e=threats&s=0",
		Text:    "Alpha-bêta coupe des branches. Trouve-t-il une autre valeur que minimax\u202f?",
		Choices: []string{"oui", "non"}, Right: 1,
		Why: "Ce qui est coupé ne pouvait rien changer à la racine.",
	},
	{
		Name: "order", Search: ofCentre + "a=alphabeta&d=4&e=threats&o=worst&s=0",
		Text: "Le pire coup est essayé d’abord. " +
			"Alpha-bêta coupe-t-il plus ou moins qu’en commençant par le meilleur\u202f?",
		Choices: []string{"plus", "moins"}, Right: 1,
		Why: "Une bonne valeur trouvée tôt coupe beaucoup\u202f; trouvée tard, elle ne sert plus.",
	},
	{
		Name: "cycle", Search: ofCentre + "a=minimax&d=4&e=threats&s=0",
		Text:    "Sans limite de profondeur, et sans se souvenir du chemin, minimax finirait-il\u202f?",
		Choices: []string{"oui", "non"}, Right: 1,
		Why: "On peut glisser puis revenir\u202f: la récursion suivrait ce cycle sans fin.",
	},
	{
		Name: "visits", Search: ofCentre + "a=mcts",
		Text:    "Quel coup Monte-Carlo joue-t-il à la fin\u202f?",
		Choices: []string{"celui de la meilleure moyenne", "le plus visité"}, Right: 1,
		Why: "Une moyenne sur peu de visites trompe\u202f; le nombre de visites est plus sûr.",
	},
}

var englishQuizzes = []board.Quiz{
	{
		Name: "plies", Search: byMinimax + "s=0",
		Text:    "The tree is three moves deep. How many of them does Orange play?",
		Choices: []string{"one", "two", "three"}, Right: 1,
		Why: "A move is played by one player: Orange, Red, then Orange.",
	},
	{
		Name: "max", Search: byMinimax + "s=1",
		Text:    "On the second floor Red chooses. Which value does Red keep?",
		Choices: []string{"the largest", "the smallest"}, Right: 1,
		Why: "Values are counted for Orange: Red keeps the smallest.",
	},
	{
		Name: "sign", Search: ofCentre + "a=negamax&d=2&e=threats&s=0",
		Text:    "In negamax a position is worth +2 to Red, who is to move. What is Orange’s move there worth?",
		Choices: []string{"−2", "+2"}, Right: 0,
		Why: "Each value is seen by the side to move: one floor up, the sign changes.",
	},
	{
		Name: "bound", Search: ofCentre + "a=alphabeta&d=3&e=threats",
		Text:    "After a2–b2 the tree says “≤ 0”. Is the value of that position 0?",
		Choices: []string{"yes", "not necessarily"}, Right: 1,
		Why: "A cut has ended the search: all that is known is that the value is no more than 0.",
	},
	{
		Name: "pruning", Search: ofCentre + "a=alphabeta&d=3&e=threats&s=0",
		Text:    "Alpha-beta cuts branches. Does it find another value than minimax?",
		Choices: []string{"yes", "no"}, Right: 1,
		Why: "What is cut could change nothing at the root.",
	},
	{
		Name: "order", Search: ofCentre + "a=alphabeta&d=4&e=threats&o=worst&s=0",
		Text:    "The worst move is tried first. Does alpha-beta cut more or less than with the best first?",
		Choices: []string{"more", "less"}, Right: 1,
		Why: "A good value found early cuts much; found late, it is of no use.",
	},
	{
		Name: "cycle", Search: ofCentre + "a=minimax&d=4&e=threats&s=0",
		Text:    "Without a limit of depth, and without remembering the way, would minimax end?",
		Choices: []string{"yes", "no"}, Right: 1,
		Why: "A pawn can slide and come back: the recursion would follow that cycle for ever.",
	},
	{
		Name: "visits", Search: ofCentre + "a=mcts",
		Text:    "Which move does Monte Carlo play in the end?",
		Choices: []string{"the one with the best mean", "the most visited"}, Right: 1,
		Why: "A mean over few visits misleads; the number of visits is safer.",
	},
}
