package morris

import (
	"strconv"

	"tablier/app/board"
)

var englishTrees = treeWords{
	named: map[string]string{trap: "The trap of the centre", mixed: "Four moves, three fates"},
	wins:  func(plies int) string { return "Won in " + strconv.Itoa(plies) },
	lost:  func(plies int) string { return "Lost in " + strconv.Itoa(plies) },
	drawn: "Drawn",
	questions: []board.TreeQuestion{
		{
			ID: "plies", Title: "Moves and rounds", Variant: "tapatan", Text: trap, Algorithm: "minimax", Depth: 3,
			Ask:     "The depth is 3 moves. Who makes the last move before the leaves?",
			Choices: []string{"Orange", "Red", "Both: a move is a round"}, Right: 0,
			Why: "A move is one player’s alone: Orange, Red, Orange. A round would be two.",
		},
		{
			ID: "max", Title: "Who is max?", Variant: "tapatan", Text: mixed, Algorithm: "minimax", Depth: 2,
			Ask:     "Values are seen by Orange. What does a node keep at which Red chooses?",
			Choices: []string{"The largest value", "The smallest value", "The mean"}, Right: 1,
			Why: "Red wants the worst for Orange: it is a min node.",
		},
		{
			ID: "sign", Title: "The sign in negamax", Variant: "tapatan", Text: trap, Algorithm: "negamax", Depth: 2, Step: -1,
			Ask:     "In negamax a child returns −2. What is that move worth to its parent?",
			Choices: []string{"−2", "+2", "0"}, Right: 1,
			Why: "The child returns the value for its own side to move. What is −2 for one is +2 for the other.",
		},
		{
			ID: "bound", Title: "A bound is not a value", Variant: "tapatan", Text: trap, Algorithm: "alphabeta", Depth: 3,
			Step:    -1,
			Ask:     "After a cut a max node shows “≥ +1”. What is it worth exactly?",
			Choices: []string{"+1", "More than +1", "+1 or more: nobody knows"}, Right: 2,
			Why: "Its other moves were not searched. +1 is a bound: the true value is +1 or more.",
		},
		{
			ID: "prune", Title: "Does pruning change the move?", Variant: "tapatan", Text: trap, Algorithm: "alphabeta",
			Depth: 3, Step: -1,
			Ask:     "Minimax and alpha-beta search the same position as deep. What may differ at the root?",
			Choices: []string{"The value", "The number of nodes", "The value and the number of nodes"}, Right: 1,
			Why: "What is cut could change nothing: the value of the root is the same.",
		},
		{
			ID: "order", Title: "The order of moves", Variant: "tapatan", Text: mixed, Algorithm: "alphabeta", Depth: 3,
			Order: "worst", Step: -1,
			Ask:     "Here the worst moves are searched first. What would the best ones first do?",
			Choices: []string{"More cuts", "Fewer cuts", "Another value"}, Right: 0,
			Why: "A good move found early narrows α and β, and the other branches are cut sooner.",
		},
		{
			ID: "cycle", Title: "Cycles and recursion", Variant: "tapatan", Text: "...ororor o o0r0",
			Algorithm: "minimax", Depth: 3,
			Ask:     "In Tapatan one may come back to the same position. What would minimax do without a depth?",
			Choices: []string{"Stop at the first repetition", "Call itself without end", "Return 0"}, Right: 1,
			Why: "Nothing stops it: the call stack overflows. The depth n, or the positions already seen, put an end to it.",
		},
		{
			ID: "visits", Title: "Visits and mean", Variant: "tapatan", Text: mixed, Algorithm: "mcts", Depth: 200, Step: -1,
			Ask:     "In the end Monte Carlo plays the move visited most. Why not the one with the best mean?",
			Choices: []string{"Few visits: an uncertain mean", "The mean is wrong", "It is always the same"}, Right: 0,
			Why: "A mean of three games is luck. The visits go by themselves to the moves that stay good.",
		},
	},
}
