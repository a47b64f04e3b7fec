//go:build !js

package morris

import "tablier/app/board"

var englishMemory = board.Session{
	Title: "Not calculating twice: a graph and a dictionary", For: "NSI, Terminale; common computer science",
	Known: "Recursion, dictionaries, the word graph. The function value of lesson 2 is given again.",
	Observe: "Who sees that two orders of placing lead to the same position? Who forgets n in the key? Who believes " +
		"that a dictionary is enough to stop a recursion?",
	Phases: []board.Phase{
		{Minutes: 10, Does: "Question 1: two paths, one position. At the blackboard, then in Watch from the start."},
		{Minutes: 12, Does: "Question 2: completing the table, and looking for what repeats."},
		{Minutes: 15, Does: "Question 3: adding the dictionary."},
		{Minutes: 10, Does: "Question 4: without a limit of depth, the prepared question on the cycle."},
		{Minutes: 8, Does: "In the end: the tree of calls grows without end, the graph of positions does not."},
	},
	Links: linked(memoryLinks, "Watch: the start, minimax, 2 plies", "Watch: the position of lesson 2, with a table",
		"Prepared question: a cycle", "Map: all positions"),
	Intro: "From the empty board, each call looks at a position. Moves in another order sometimes lead to the same " +
		"one.",
	Questions: []board.Question{
		{Ask: "Orange places on a1, Red on b2, Orange on c3. Give another sequence of three that leads to the same " +
			"position. There are 9 × 8 × 7 = 504 sequences of three; how many different positions?", Lines: 3,
			Answer: "c3, b2, a1. The two of Orange can be exchanged: 504 / 2 = 252 positions."},
		{Ask: "Complete the two gaps, then say what each column does farther down.", Lines: 4,
			Table: [][]string{
				{"Plies", "Sequences", "Positions"}, {"1", "9", "9"}, {"2", "72", "72"}, {"3", "504", "252"},
				{"4", "3,024", ""}, {"5", "15,120", ""}, {"6", "54,720", "1,520"},
				{"7", "199,296", "1,520"}, {"8", "705,312", "1,520"},
			},
			Answer: "4: 3,024 / (2 × 2) = 756. 5: 15,120 / (6 × 2) = 1,260. The sequences are multiplied by more than 3 " +
				"with each ply; the positions are never more than 1,520 a level, for there are but 5,390 in all."},
		{Ask: "Write value again so that each position is calculated only once for each depth. What must be in the key?",
			Lines: 8,
			Code: `from tablier import start

def evaluate(p):   # 0 as long as the game goes on
    return {"O": 1, "R": -1, None: 0}[p.winner()]

def value(p, n):
    if n == 0 or p.over():
        return evaluate(p)
    values = [value(p.play(m), n - 1) for m in p.moves()]
    if p.turn == "O":
        return max(values)
    return min(values)

print(value(start(), 4))`,
			Answer: "The key is (p, n): the same position with more plies ahead can have another value. p must be able to " +
				"be a key, as a tuple is. From the start the tree of 6 plies has 73,450 nodes and the dictionary 3,870 " +
				"entries; of 7 plies, 272,746 and 5,390.",
			AnswerCode: `from tablier import start

def evaluate(p):   # 0 as long as the game goes on
    return {"O": 1, "R": -1, None: 0}[p.winner()]

known = {}

def value(p, n):
    if (p, n) not in known:
        known[p, n] = calculate(p, n)
    return known[p, n]

def calculate(p, n):
    if n == 0 or p.over():
        return evaluate(p)
    values = [value(p.play(m), n - 1) for m in p.moves()]
    if p.turn == "O":
        return max(values)
    return min(values)

print(value(start(), 6), len(known))`},
		{Ask: "n is taken away: value(p) looks to the end of the game. What happens? Does a dictionary change that?",
			Lines: 4,
			Answer: "Each side can move a ball forth and back: the position comes back after 4 plies, and the calls do not " +
				"end (RecursionError). The dictionary changes nothing: the value is not in it yet when the position comes " +
				"back. Here the cycle can be found, for the graph is finite. That no program can decide for all programs " +
				"whether they halt is another statement, which this example does not prove."},
	},
}

var englishAttractors = board.Session{
	Title: "Solving backwards: attractors", For: "Common computer science, second year; MPI",
	Known: "Directed graphs, successors and predecessors, breadth-first search; the definition of a reachability " +
		"game. For question 6, minimax.",
	Observe: "Who asks of all moves what one is enough to give? Who believes that the algorithm has forgotten the " +
		"draws? Who takes a bound for a value?",
	Phases: []board.Phase{
		{Minutes: 8, Does: "Map, wave 0: the finished positions. Stating the two rules."},
		{Minutes: 12, Does: "Questions 1 and 2: predicting the next wave before it is shown."},
		{Minutes: 12, Does: "Questions 3 and 4: a lost position, a won position."},
		{Minutes: 15, Does: "Question 5: the draws, the strategy; question 6 in MPI."},
		{Minutes: 8, Does: "In the end: a breadth-first search backwards, linear in the size of the graph."},
	},
	Links: linked(attractorsLinks, "Map: wave 0", "Map: wave 4", "Map: the position of question 3",
		"Watch: the position of question 4, solved backwards", "Watch: that of question 6, alpha‑beta",
		"Watch: the same, b1–b2 first",
		"Prepared question: the order of moves", "Prepared question: a bound is not a value"),
	Positions: []string{trap, mixed},
	Intro: "Tapatan has 5,390 positions and 21,509 moves. In a finished position the side to move has lost. Lost in " +
		"n, won in n: the game ends after n plies if both play their best. Attr(J, F), the attractor of player J to the " +
		"target F, is the least set that has F, the positions of J of which one move leads into it, and those of the " +
		"other player all of whose moves do.",
	Questions: []board.Question{
		{Ask: "Wave 0: 416 finished positions. Wave 1: 1,860 positions. Are they won or lost for the side to move? Write " +
			"the rule that gives an odd wave, and the one that gives an even wave.", Lines: 4,
			Answer: "Won. Odd wave: at least one move leads to a lost position of the wave before. Even wave: all moves " +
				"lead to won positions that are known already, one of them of the wave before."},
		{Ask: "The next waves have 368, 688, 184, 300, 92, 92, 109, 57 and 16 positions. How many positions are won, how " +
			"many lost, and how many are left when nothing more is added?", Lines: 3,
			Answer: "Won (odd waves): 1,860 + 688 + 300 + 92 + 57 = 2,997. Lost (even waves): 416 + 368 + 184 + 92 + 109 + " +
				"16 = 1,185. 5,390 − 4,182 = 1,208 draws are left. For one player, F being the finished games that Orange " +
				"has won: Attr(Orange, F) has 2,038 positions, those that Orange wins to move and those that Red loses to move."},
		{Ask: "Position on the left: Orange has three moves, after which Red wins in 7, in 5 and in 3. What is it worth?",
			Lines:  2,
			Answer: "Lost: all its moves lead to a position won for the other side. Orange resists longest: 1 + 7 = 8."},
		{Ask: "Position on the right: after one of its four moves, b1–b2, Red loses in 2; after two others it is a draw, " +
			"after the last Red wins. What is it worth?", Lines: 2,
			Answer: "Won in 3, by b1–b2: one move is enough."},
		{Ask: "Show that a position that is left is won for nobody. Give a memoryless strategy for not losing.", Lines: 5,
			Answer: "It has no move to a lost position, or it would be won; and at least one move does not lead to a won " +
				"position, or it would be lost. So that move leads to a position that is left too. Strategy: always play such " +
				"a move; the position is enough to choose it."},
		{Ask: "MPI. Alpha‑beta on the tree of 2 plies of the position on the right, the leaves in this order: a1–a2: +1, " +
			"0, +1, 0; a1–b2: 0; b1–b2: +1, +1; c2–b2: +1, −1, −1. How many of the 10 leaves are looked at? And with b1–b2 " +
			"first?",
			Lines: 4,
			Answer: "8: the last two of c2–b2 are cut (α = +1, β = +1). With b1–b2 first, 5: each other move is refuted by " +
				"its first leaf. The value at the root is the same."},
	},
}
