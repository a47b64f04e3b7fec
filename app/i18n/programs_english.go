package i18n

import "strconv"

var englishPrograms = Programs{
	Loading: "The exercises are coming.",
	Failed:  "The exercises have not come. Load the page again to try once more.",
	Exercise: func(n, all int, topic string) string {
		return "Exercise " + strconv.Itoa(n) + " of " + strconv.Itoa(all) + " · " + topic
	},
	Further:   "going further",
	Exercises: "Exercise",
	Choice: func(n int, title string, done, ordered bool, passed, tests int) string {
		text := strconv.Itoa(n) + ". " + title
		switch {
		case done:
			return text + " · done"
		case ordered:
			return text + " · lines in order"
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

	Greatest: "the greatest", Smallest: "the least",
	PictureRoot: func(mover, worth string) string {
		return "A tree: " + mover + " plays, the greatest value is " + worth + "."
	},
	PictureBranch: func(move, other, worth string, signed bool, leaves string) string {
		text := "After " + move + ", " + other + " replies: values " + leaves + "; "
		if signed {
			return text + "for " + other + " the sign changes, and the greatest is " + worth + "."
		}
		return text + "the least is " + worth + "."
	},

	Faces: "The exercise", FaceOrder: "Put in order", FaceWrite: "Write",
	Lines: "Lines to put in order",
	LinesTold: "Up and down choose a line. Space takes it: up and down move it, left and right indent it, Space lays it " +
		"down. Ctrl+Enter runs the tests.",
	LinesLead: "Put these lines of a program that passes in order, and indent them.",
	LinesDone: "In order: all tests pass. Now write it yourself, without these lines.",
	LineIn:    func(indent int) string { return "indented by " + strconv.Itoa(indent) },
	LineSaid: func(n, all, indent int, text string, taken bool) string {
		said := "Line " + strconv.Itoa(n) + " of " + strconv.Itoa(all) + ", indented by " + strconv.Itoa(indent)
		if taken {
			said += ", taken"
		}
		return said + ": " + text
	},
	LineMoves: "The line that is chosen", LineUp: "Move the line up", LineDown: "Move the line down",
	LineLeft: "Indent less", LineRight: "Indent more",
	WhereWrong: "Where is it wrong?", AllInPlace: "Every line is in its place.",
	OutOfPlace: func(n int, text string) string {
		return "Line " + strconv.Itoa(n) + ": “" + text + "” is out of place."
	},
	Misindented: func(n int, text string) string {
		return "Line " + strconv.Itoa(n) + ": “" + text + "” is in its place, but not as far in as it must be."
	},

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
	More:    "Start over, copy the link, save, open",
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
	Passed:   "passed", Missed: "failed", NotRun: "not run",
	Private: "hidden test", PrivateTold: "Its name shows after the run.",
	NotYetRun: "Not run yet.",
	TestCount: func(tests, hidden int) string {
		if hidden == 0 {
			return strconv.Itoa(tests)
		}
		return strconv.Itoa(tests) + ", " + strconv.Itoa(hidden) + " of them hidden"
	},
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
	Console: "Console", Empty: "What print writes comes here.",
	NothingPrinted: "The program has printed nothing.",
	Python3:        "Python’s words",

	Walk: "Step by step",
	Step: func(n, all, line int, function string) string {
		return "Step " + strconv.Itoa(n) + " of " + strconv.Itoa(all) + ": line " + strconv.Itoa(line) + ", " + function
	},
	Back: "Previous step", On: "Next step", First: "First step", Last: "Last step",
	NoName:    "No variable yet.",
	EndOfWalk: "Only the first steps: the program takes more.",
	CloseWalk: "Leave step by step", ToReturn: "To the return", ToLine: "To the line of the caret",
	NoStep:      func(line int) string { return "None of these steps is at line " + strconv.Itoa(line) + "." },
	CallOf:      func(function string) string { return "call of " + function },
	Returns:     func(function, value string) string { return function + " returns " + value },
	EndsByError: func(function string) string { return "an error ends " + function },
	StepSpot:    "The position at this step", Stack: "The calls that have not returned",
	LineOf:     func(line int) string { return "line " + strconv.Itoa(line) },
	Gives:      func(value string) string { return "returns " + value },
	Broken:     "ended by the error",
	FramesLeft: func(calls int) string { return "… " + English.Count(calls, "call more", "calls more") },
	OneObject:  "one object",

	Calls: func(shown, all int) string {
		if shown < all {
			return "The first " + English.Grouped(shown) + " calls of " + English.Grouped(all)
		}
		return English.Grouped(all) + " calls"
	},
	Signed:    "Each value is for the side to move: from a call to those that it makes, the sign changes.",
	KnownCall: "known already",
	Known: func(calls int) string {
		return "Known already, or framed twice: " + English.Count(calls, "value", "values") +
			" that your program knew already, returned without a search."
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
	Spot: "Position of the test", Start: "Starting position", StartTold: "Your player meets the machine there.",
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
