//go:build !js

package i18n

var englishSyllabus = Syllabus{
	Minimax: []string{
		"Minimax is not on the syllabus of NSI, the computer science course of the French lycée, in either year. Neither " +
			"are alpha‑beta pruning and Monte‑Carlo tree search. There, a game tree is an example of ideas that are: " +
			"tuples, dictionaries, tests, greedy algorithms, objects, trees, recursion, graphs, dynamic programming.",
		"In the preparatory classes after it, games of two players are on the syllabus. Attractors and min‑max with a " +
			"heuristic are in both courses; alpha‑beta pruning is in MPI, and excluded from common computer science.",
	},
	Sources: "Syllabuses of NSI: Bulletin officiel spécial no. 1 of 22 January 2019 (Première) and no. 8 of 25 July " +
		"2019 (Terminale). MPI and common computer science: syllabuses of the scientific preparatory classes of 2021. " +
		"Their headings are shortened and translated here; the official text holds.",
	Courses: []TeachCourse{
		{"NSI, Première (age 16)", []TeachItem{
			{"Built types: tuples, arrays, dictionaries", "Lesson 1: a position, the dictionary of neighbours"},
			{"Specification: preconditions on the arguments", "Lesson 1: the function free"},
			{"Getting programs right: sets of tests", "Lesson 1: three tests, written before the function"},
			{"Greedy algorithms", "Lesson 1: a greedy player, and what it misses"},
		}},
		{"NSI, Terminale (age 17)", []TeachItem{
			{"Data structures, interface and implementation",
				"Lesson 2: what a function asks of a position without knowing how it is made"},
			{"Vocabulary of object programming: classes, attributes, methods, objects",
				"Lesson 2: p.turn is an attribute, p.moves() a method"},
			{"Trees: hierarchical structures", "Lesson 2, and Watch: the tree of a game"},
			{"Recursion", "Lesson 2, and Watch: the tree of calls, the stack, the current line"},
			{"Graphs: relational structures", "Lesson 3, and Map: positions and moves"},
			{"Dictionaries, index and key", "Lesson 3: what must be in the key"},
			{"Dynamic programming", "Lesson 3: keeping the values that are known"},
			{"Computability, decidability", "Lesson 3: a recursion without end (an example, not a proof)"},
		}},
		{"Common computer science, second year of the preparatory classes", []TeachItem{
			{"Reachability games of two players on a graph; winning strategies, winning positions",
				"Lesson 4, and Map: a bipartite graph, since a position says who is to move"},
			{"Winning positions by calculating attractors", "Lesson 4, and Map: one wave after the other"},
			{"Heuristics, min‑max with a heuristic", "Lesson 2, and Watch: the evaluation beside the exact value"},
			{"Dictionaries and dynamic programming, memoisation", "Lesson 3"},
		}},
		{"MPI, computer science", []TeachItem{
			{"Reachability games of two players on a graph; attractors", "Lesson 4, and Map"},
			{"Min‑max with a heuristic, alpha‑beta pruning", "Lesson 4, question 6, and Watch"},
		}},
	},
}
