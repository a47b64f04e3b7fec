package i18n

import "strconv"

var englishPrograms = Programs{
	Loading: "The exercises are coming.",
	Failed:  "The exercises have not come. Load the page again to try once more.",
	Exercise: func(n, all int, topic string) string {
		return "exercise " + strconv.Itoa(n) + " of " + strconv.Itoa(all) + " · " + topic
	},
	Further:   "going further",
	Exercises: "Exercise",
	Choice: func(n int, title string, done bool, passed, tests int) string {
		text := strconv.Itoa(n) + ". " + title
		switch {
		case done:
			return text + " · done"
		case tests > 1:
			return text + " · " + englishTests(passed, tests)
		}
		return text
	},
	Hints:    "Hints",
	Hint:     func(n int) string { return "Hint " + strconv.Itoa(n) + " of 3" },
	Solution: "Solution",
	SolutionIn: func(programs int) string {
		if programs == 1 {
			return "The solution opens after one more program has been tried."
		}
		return "The solution opens after " + strconv.Itoa(programs) + " more programs have been tried."
	},
	UseSolution: "Put the solution into the editor",
	Restart:     "Start over",

	Editor:     "Your program",
	EditorTold: "Tab indents. Escape, then Tab leaves the field. Ctrl+Enter runs the tests.",
	Run:        "Run", Stop: "Stop", Steps: "Step by step", Tree: "See the calls",
	Keys: "Keys",
	Held: "Last time, the page stopped while this program was running. It runs only if you run it.",
	Visiting: "This program has come by a link or a file. Read it; " +
		"it runs only if you run it, and takes the place of nothing.",
	Adopt:          "Make it mine",
	EarlierProgram: "Earlier version",
	Newer:          "Another tab has changed this program.", ShowNewer: "Show its text",
	Crossed: "Another tab was writing this program too: its text is an earlier version.",
	NotKept: "The browser does not keep this program: save it before you leave the page.",
	Copy:    "Copy the link",
	Name:    "First name", NameTold: "First name, for the name of the file",
	Cleaned: "Signs that Python does not read (spaces that do not break or cannot be seen, quotes, dashes, tabs) have " +
		"become its own.",
	SaveFile: "Save", OpenFile: "Open a file",

	Flood: "Stopped: too many messages at once.", FloodWhy: "The program sends more than the page can read.",
	LongEvent: "Stopped: a message of more than 256 kB.", LongEventWhy: "A program sends short ones only.",
	Python: func(state string) string {
		switch state {
		case "coming":
			return "Python is coming, 4 MB, once and for all."
		case "starting":
			return "Python starts. The first time that takes some seconds."
		case "missing":
			return "This copy of Tablier was built without Python: npm was missing. You can write, but not run."
		case "frame":
			return "The frame around this page does not let a program run. Open it in a tab."
		case "single":
			return "The edition in one file cannot run Python: the browser does not isolate a program there. " +
				"Open the site."
		case "failed":
			return "Python has not come. Look at the network, then run again."
		}
		return ""
	},
	BadLink:  "The program in this link is damaged: part of it is missing, or letters have changed.",
	LongLink: "The program in this link is too long: a program has 100 kB at most. Nothing has changed.",
	TooLong:  "A program has 100 kB at most: this text was not added.",
	LongKept: "A program that was kept had more than 100 kB: it is put aside, and an export still contains it.",
	BigFile:  "This file is too long: a program has 100 kB at most.",
	Tabs:     [5]string{"Code", "Tests", "Tree", "Board", "Memo"},
	Tests:    "Tests",
	Passed:   "Passed", Missed: "Failed", NotRun: "Not run",
	Private: "hidden test",
	Verdict: func(passed, tests int) string {
		if passed == tests {
			return "Done: " + strconv.Itoa(tests) + " tests of " + strconv.Itoa(tests) + "."
		}
		return englishTests(passed, tests) + "."
	},
	Running:  "The program is running.",
	Expected: "Expected", Received: "received",
	OnBoard: "See the position",
	At: func(line int) string {
		if line == 0 {
			return ""
		}
		return "Line " + strconv.Itoa(line) + ". "
	},
	Next: "Next exercise",

	LeftOut: func(lines int) string { return "[… " + English.Count(lines, "line", "lines") + " left out …]" },
	Console: "Console", Empty: "What print writes comes here.", Python3: "Python’s words",

	Walk: "Step by step",
	Step: func(n, all, line int, function string) string {
		return "Step " + strconv.Itoa(n) + " of " + strconv.Itoa(all) + ": line " + strconv.Itoa(line) + ", " + function
	},
	Back: "Previous step", On: "Next step", First: "First step", Last: "Last step",
	NoName:    "No variable yet.",
	EndOfWalk: "Only the first steps: the program takes more.",

	Calls: func(shown, all int) string {
		if shown < all {
			return "The first " + English.Grouped(shown) + " calls of " + English.Grouped(all)
		}
		return English.Grouped(all) + " calls"
	},
	NoCalls:   "No call was observed. Write @observe above a function: from tablier import observe.",
	SameTree:  "The same calls as those of the solution, and the same values.",
	SameSoFar: "The same values as those of the solution, in the calls that are shown.",
	OtherCount: func(calls, want int) string {
		return "The same values as those of the solution, but " + English.Grouped(calls) + " calls instead of " +
			English.Grouped(want) + "."
	},
	NotCalled: "no call",
	Differs: func(after, value, want string) string {
		return "The first difference from the solution, after " + after + ": " + value + " instead of " + want + "."
	},
	Exact: func(value string) string {
		return map[string]string{"w": "in truth won", "l": "in truth lost", "d": "in truth drawn"}[value]
	},

	Board: "Your player against the machine", Level: "Opponent",
	Against: func(level int) string { return "Level " + strconv.Itoa(level) },
	Itself:  "Itself", Play: "Play", Again: "Play again",
	Result: func(won, plies int) string {
		moves := strconv.Itoa(plies) + " moves."
		switch {
		case won > 0:
			return "Your player wins in " + moves
		case won < 0:
			return "Your player loses in " + moves
		}
		return "The game ends in " + moves
	},
	Spot: "Position of the test", Start: "Starting position",
	Ply: func(n int, move string, program bool) string {
		who := "the machine"
		if program {
			who = "your player"
		}
		return strconv.Itoa(n) + ". " + who + " plays " + move
	},
	Lost:  "this move has lost value",
	Moves: "Moves",

	Memo: "Memo",
}

func englishTests(passed, tests int) string {
	if passed == 1 {
		return "1 test of " + strconv.Itoa(tests)
	}
	return strconv.Itoa(passed) + " tests of " + strconv.Itoa(tests)
}
