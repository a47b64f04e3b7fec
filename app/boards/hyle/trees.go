package hyle

import (
	"tablier/app/board"
	"tablier/app/i18n"
)

// treePositions are prepared for watching searches: few moves, and an end that is near.
var treePositions = []struct {
	variant, text string
	depth         int
	name          board.Both
}{
	{"3", "1bb/cac/2a o", 2, board.Both{French: "Trois places libres", English: "Three free cells"}},
	{"3", "1b1/ca1/ca1 c=b", 2, board.Both{French: "Chaos pose", English: "Chaos places"}},
	{"3", "a1b/ab1/1c1 o", 2, board.Both{French: "Ordre glisse", English: "Order slides"}},
	{"4", "1bdc/cdc1/caaa/adbb o", 3, board.Both{French: "Deux cases, 4 × 4", English: "Two cells, 4 × 4"}},
	{"4", "babb/1cc1/daaa/bdcd o", 3, board.Both{French: "La fin, 4 × 4", English: "The end, 4 × 4"}},
	{"4", "bddd/abaa/1bcd/bcc1 o", 3, board.Both{French: "Ordre finit", English: "Order ends"}},
}

// trees returns what the workshop shows of searches of this game.
func trees(lang i18n.Lang) *board.Trees {
	t := &board.Trees{
		Variants: []string{"3", "4"}, MostDepth: 6, Max: 1, // Order
		Algorithms: []string{"expectimax", "mcts"},
	}
	for _, p := range treePositions {
		t.Positions = append(t.Positions, board.TreePosition{
			Variant: p.variant, Text: p.text, Depth: p.depth, Name: p.name.In(lang),
		})
	}
	t.Questions = treeQuestions[lang]
	return t
}

// treeQuestions are asked about searches in which chance acts.
var treeQuestions = map[i18n.Lang][]board.TreeQuestion{
	i18n.French: {{
		ID: "chance", Title: "Quand le hasard joue", Variant: "3", Text: "1bb/cac/2a o", Algorithm: "expectimax", Depth: 2,
		Ask:     "Après ce coup, le hasard tire une couleur. Que garde son nœud ?",
		Choices: []string{"La plus petite valeur", "La moyenne, chaque tirage selon sa chance", "La plus grande valeur"},
		Right:   1,
		Why:     "Le hasard ne choisit pas contre nous : un nœud min serait trop sombre. Il vaut la moyenne.",
	}},
	i18n.English: {{
		ID: "chance", Title: "When chance acts", Variant: "3", Text: "1bb/cac/2a o", Algorithm: "expectimax", Depth: 2,
		Ask:     "After this move chance draws a colour. What does its node keep?",
		Choices: []string{"The smallest value", "The mean, each draw by its odds", "The largest value"}, Right: 1,
		Why: "Chance does not choose against us: a min node would be too dark. It is worth the mean.",
	}},
}
