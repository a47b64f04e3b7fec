package morris

import (
	"strconv"

	"tablier/app/board"
)

var frenchTrees = treeWords{
	named: map[string]string{trap: "Le piège du centre", mixed: "Quatre coups, trois destins"},
	wins:  func(plies int) string { return "Gagnée en " + strconv.Itoa(plies) },
	lost:  func(plies int) string { return "Perdue en " + strconv.Itoa(plies) },
	drawn: "Nulle",
	questions: []board.TreeQuestion{
		{
			ID: "plies", Title: "Coups et tours", Variant: "tapatan", Text: trap, Algorithm: "minimax", Depth: 3,
			Ask:     "La profondeur est de 3 coups. Qui joue le dernier coup avant les feuilles ?",
			Choices: []string{"Orange", "Rouge", "Les deux : un coup est un tour"}, Right: 0,
			Why: "Un coup est celui d’un seul joueur : Orange, Rouge, Orange. Un tour en ferait deux.",
		},
		{
			ID: "max", Title: "Qui est max ?", Variant: "tapatan", Text: mixed, Algorithm: "minimax", Depth: 2,
			Ask:     "Les valeurs sont vues par Orange. Que garde un nœud où Rouge choisit ?",
			Choices: []string{"La plus grande valeur", "La plus petite valeur", "La moyenne"}, Right: 1,
			Why: "Rouge veut le pire pour Orange : c’est un nœud min.",
		},
		{
			ID: "sign", Title: "Le signe de négamax", Variant: "tapatan", Text: trap, Algorithm: "negamax", Depth: 2, Step: -1,
			Ask:     "En négamax, un enfant rend −2. Que vaut ce coup pour son parent ?",
			Choices: []string{"−2", "+2", "0"}, Right: 1,
			Why: "L’enfant rend la valeur pour qui y a le trait. Ce qui vaut −2 pour l’un vaut +2 pour l’autre.",
		},
		{
			ID: "bound", Title: "Une borne n’est pas une valeur", Variant: "tapatan", Text: trap, Algorithm: "alphabeta",
			Depth: 3, Step: -1,
			Ask:     "Après une coupe, un nœud max affiche « ≥ +1 ». Que vaut-il exactement ?",
			Choices: []string{"+1", "Plus de +1", "+1 ou plus : on ne sait pas"}, Right: 2,
			Why: "Ses autres coups n’ont pas été cherchés. +1 est une borne : la vraie valeur est +1 ou plus.",
		},
		{
			ID: "prune", Title: "Élaguer change-t-il le coup ?", Variant: "tapatan", Text: trap, Algorithm: "alphabeta",
			Depth: 3, Step: -1,
			Ask: "Minimax et alpha-bêta cherchent la même position aussi loin. Que peut-il y avoir de " +
				"différent à la racine ?",
			Choices: []string{"La valeur", "Le nombre de nœuds", "La valeur et le nombre de nœuds"}, Right: 1,
			Why: "Ce qui est coupé ne pouvait rien changer : la valeur de la racine est la même.",
		},
		{
			ID: "order", Title: "L’ordre des coups", Variant: "tapatan", Text: mixed, Algorithm: "alphabeta", Depth: 3,
			Order: "worst", Step: -1,
			Ask:     "Les pires coups sont ici cherchés d’abord. Que feraient les meilleurs d’abord ?",
			Choices: []string{"Plus de coupes", "Moins de coupes", "Une autre valeur"}, Right: 0,
			Why: "Un bon coup trouvé tôt resserre α et β, et les autres branches sont coupées plus vite.",
		},
		{
			ID: "cycle", Title: "Cycles et récursion", Variant: "tapatan", Text: "...ororor o o0r0", Algorithm: "minimax",
			Depth:   3,
			Ask:     "Au Tapatan on peut revenir à la même position. Que ferait minimax sans profondeur ?",
			Choices: []string{"Il s’arrêterait à la première répétition", "Il s’appellerait sans fin", "Il rendrait 0"},
			Right:   1,
			Why:     "Rien ne l’arrête : la pile d’appels déborde. La profondeur n, ou les positions déjà vues, y mettent fin.",
		},
		{
			ID: "visits", Title: "Visites et moyenne", Variant: "tapatan", Text: mixed, Algorithm: "mcts", Depth: 200, Step: -1,
			Ask:     "À la fin, Monte-Carlo joue le coup le plus visité. Pourquoi pas celui de meilleure moyenne ?",
			Choices: []string{"Peu de visites : une moyenne peu sûre", "La moyenne est fausse", "C’est toujours le même"},
			Right:   0,
			Why:     "Une moyenne sur trois parties tient du hasard. Les visites vont d’elles-mêmes aux coups qui restent bons.",
		},
	},
}
