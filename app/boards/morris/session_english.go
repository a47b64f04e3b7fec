//go:build !js

package morris

import "tablier/app/board"

var englishDescribe = board.Session{
	Title: "Describing a game, playing greedily", For: "NSI, Première",
	Known:   "Lists, tuples, dictionaries, functions, assert. The rules of Tapatan are learnt in the lesson.",
	Observe: "Who writes the tests before the function? Who still believes at the end that the best for now is best?",
	Phases: []board.Phase{
		{Minutes: 8, Does: "The lesson on Tapatan, alone or in pairs."},
		{Minutes: 17, Does: "Questions 1 and 2: the dictionary of neighbours, the position, the tests."},
		{Minutes: 10, Does: "Question 3: applying the greedy rule by hand."},
		{Minutes: 12, Does: "Question 4: asking Map for the value of each move, and comparing."},
		{Minutes: 8, Does: "In the end: a greedy rule is fast and short, and does not always find the best move."},
	},
	Links: linked(describeLinks, "Learn Tapatan", "Watch: the position of question 3, one ply deep", "Map: the same "+
		"position",
		"For who has finished: the puzzles"),
	Positions: []string{greedy},
	Intro: "Tapatan is played on nine points, a1 to c3. Each side places three balls, then slides them from a point " +
		"to a neighbouring point; three balls in a line win.",
	Questions: []board.Question{
		{Ask: "Write the entries a1, b1 and b2 of a dictionary that gives the neighbours of each point. How many links " +
			"does the board have?", Lines: 5,
			Answer: "A corner and the middle of a side have 3 neighbours, the centre has 8. The sum of the neighbours is 4 " +
				"× 3 + 4 × 3 + 8 = 32, in which each link counts twice: 16 links.",
			AnswerCode: "NEIGHBOURS = {'a1': ('b1', 'a2', 'b2'),\n" +
				"              'b1': ('a1', 'c1', 'b2'),\n" +
				"              'b2': ('a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3')}"},
		{Ask: "A position is a tuple of nine elements, in the order a1, b1, c1, a2… c3: \"O\" for Orange, \"R\" for Red, " +
			"None for a free point. Write the function free(position), which returns the list of the indices of the free " +
			"points, and three tests. Which precondition does it need?", Lines: 8,
			Answer: "Precondition: nine elements, each \"O\", \"R\" or None. The tests have an empty board, a full board and " +
				"the position of the picture.",
			AnswerCode: `from tablier import read

def free(position):
    return [i for i in range(9) if position[i] is None]

assert free((None,) * 9) == [0, 1, 2, 3, 4, 5, 6, 7, 8]
assert free(("O",) * 9) == []
drawn = tuple(read("` + greedy + `").cells().values())
assert free(drawn) == [0, 2, 3, 4, 6, 7]`},
		{Ask: "Red is to place a ball. Greedy rule: win if you can; else prevent an immediate win of the other side; " +
			"else take the centre if it is free. Which point does it choose here, and by which part of the rule?", Lines: 3,
			Answer: "Red has one ball on the board: it does not win. Orange, on b1 and c2, has no two balls in one line: " +
				"nothing to prevent. The rule takes the centre, b2."},
		{Ask: "Open the position in Map, and write down what each of the six moves is worth. Has the greedy rule found " +
			"the best?", Lines: 4,
			Answer: "a1 wins, in 5 plies in all. a2, a3, b2 and c1 only draw; b3 loses. The rule has played b2: a draw " +
				"where one move won. A greedy algorithm chooses what is best for now, and does not go back."},
	},
}

var englishTree = board.Session{
	Title: "A tree, a recursive function", For: "NSI, Terminale",
	Known: "Functions, conditions, lists; the idea of a recursive call and of a base case; the word tree. Minimax " +
		"need not be known, and need not be learnt: it is the example.",
	Observe: "Who takes the maximum at every level? Who counts a round (two plies) as one ply? Who puts the base case " +
		"first?",
	Phases: []board.Phase{
		{Minutes: 8, Does: "The position, and question 1: counting the nodes by hand, then checking in Watch."},
		{Minutes: 12, Does: "Question 2: bringing the values back on paper."},
		{Minutes: 12, Does: "Watch, predicting each value before it is shown."},
		{Minutes: 15, Does: "Questions 3 and 4: the function, the stack of calls."},
		{Minutes: 8, Does: "In the end: a tree that nobody builds, walked by the calls."},
	},
	Links: linked(treeLinks, "Watch: the position of the sheet, minimax, 2 plies", "Watch: the same, 3 plies",
		"Prepared question: plies and rounds", "Prepared question: who is max?", "Map: the position of the sheet"),
	Positions: []string{mixed},
	Intro:     "Orange is to move. +1: Orange wins if both play their best; 0: a draw; −1: Red wins.",
	Questions: []board.Question{
		{Ask: "Orange has 4 moves, to all of which Red has 10 replies, after which Orange has 44 moves in all. How many " +
			"positions has the tree of 3 plies, the root included? How many leaves?", Lines: 2,
			Answer: "1 + 4 + 10 + 44 = 59 positions, 44 of them leaves: no game ends before the third ply."},
		{Ask: "Exact values after the replies of Red. After a1–a2: +1, 0, +1, 0. After a1–b2: 0. After b1–b2: +1, +1. " +
			"After c2–b2: +1, −1, −1. Red chooses the least, then Orange the greatest. Which value comes back after each " +
			"move of Orange? At the root? Which move does Orange play?", Lines: 4,
			Answer: "0 after a1–a2, 0 after a1–b2, +1 after b1–b2, −1 after c2–b2. At the root +1: Orange plays b1–b2 and " +
				"wins, in 3 plies in all."},
		{Ask: "Complete the function. What is the base case? Why does it always end?", Lines: 3,
			Code: englishValue("____________________", "____________________", "________", "________"),
			Answer: "Base case: no ply is left to look at, or the game is over. n falls by 1 with each call, and not below " +
				"0.",
			AnswerCode: englishValue("n == 0 or p.over()", "value(p.play(m), n - 1)", "max(values)", "min(values)")},
		{Ask: "For n = 3: how many calls in all? How many at most on the stack at once?", Lines: 2,
			Answer: "A call for each position of the tree: 59. At most 4 on the stack, for n = 3, 2, 1 and 0."},
	},
}

// englishValue is the function of the second session, with its parts or the gaps in their places.
func englishValue(base, after, most, least string) string {
	return `from tablier import read

def evaluate(p):          # given: for Orange
    if p.over():
        return {"O": 1, "R": -1, None: 0}[p.winner()]
    v = p.exact_value()   # for the side to move
    return v if p.turn == "O" else -v

def value(p, n):
    if ` + base + `:
        return evaluate(p)
    values = [` + after + ` for m in p.moves()]
    if p.turn == "O":
        return ` + most + `
    return ` + least + `

print(value(read("` + mixed + `"), 2))`
}
