package i18n

import "strconv"

var englishCup = Cup{
	Players: "Players", Yours: "you", Machine: "machine",
	Level:    func(n int) string { return "Level " + strconv.Itoa(n) },
	AddFiles: "Add files", AddOwn: "My programs", AddLevel: "Levels of the machine",
	Nobody: "Nobody yet.",
	Acts:   func(name string) string { return "Actions for " + name },
	Read:   "Read the program", Link: "Link and QR code", CopyLink: "Copy the link",
	Save: "Save", Remove: "Remove", Name: "Name of the player",
	NoCode: "This program is too long for a QR code: pass on the link or the file.",

	Untried: "not tried yet", Trying: "being tried", Tried: "checked",
	Fails: func(line int, why string) string {
		if line == 0 {
			return "does not work: " + why
		}
		return "does not work, line " + strconv.Itoa(line) + ": " + why
	},
	Same: func(name string) string { return "The same program as " + name + "." },
	LostBy: func(games int, why string) string {
		return English.Count(games, "game", "games") + " lost by an error. " + why
	},
	Unordered: "Its move hangs on the order of a set: on another computer it may play another one. Go through " +
		"sorted(items).",

	Held: "interrupted", TryIt: "Try it anyway",
	HeldWhy: func(name string) string {
		return "Last time, the page stopped while “" + name + "” was running. This program is tried again only if you ask."
	},

	WhatTitle: "What a cup is",
	Example:   "Example: the cup of the seven programs of the site. Points of the row against the column, of 40.",
	What: [3][2]string{
		{"Each meets all others", "twenty times, opening ten of them. A win is 2 points, a draw 1."},
		{"A cell", "says what the row has taken from the column, of 40. It opens to its twenty games."},
		{"A margin", "follows each total. Here Minimax (63 ± 9) and Careful (51 ± 8) cannot be told apart."},
	},
	Samples:    [7]string{"Chance", "Win", "Careful", "Evaluate", "Minimax", "Memoise", "Alpha-beta"},
	TrySamples: "Try with the seven examples", AddSamples: "Add the seven examples",
	SamplesWhat: "Seven programs that come with the site, from chance to alpha-beta; the table shows what they are " +
		"worth. They join the players, and can be removed.",
	NoSamples: "The examples have not come. Reload the page.",
	OpenKept:  "Open a kept cup",
	ToPlay:    "To be played.",
	ToPlayWhat: func(games int) string {
		return "The cells will fill up round by round. One more player would make it " + English.Grouped(games) + " games."
	},

	Offered: "This player comes from a link. It plays only if you add it.", Accept: "Add", Refuse: "Leave it",

	Settings: "Settings", Game: "Game", PerPair: "Games a pair", Seed: "Seed", Plies: "Random moves",
	PlyCount: func(n int) string {
		if n == 0 {
			return "none"
		}
		if n == 1 {
			return "the first"
		}
		return "the first " + strconv.Itoa(n)
	},

	Progress: "Progress",
	Waiting: func(players, games int) string {
		return strconv.Itoa(players) + " players, " + English.Grouped(games) + " games to play"
	},
	Takes: func(minutes int) string {
		switch {
		case minutes == 0:
			return "less than a minute"
		case minutes < 90:
			return "some " + strconv.Itoa(minutes) + " min"
		}
		return "some " + strconv.Itoa((minutes+30)/60) + " h"
	},
	Few: "It takes two players at least.", OneMore: "One more player at least.",
	Start: "Start", Pause: "Pause", Resume: "Go on", Again: "Start again",
	Played: func(played, all int) string {
		return English.Grouped(played) + " games of " + English.Grouped(all)
	},
	Meeting: func(first, second string, game, of int) string {
		return first + " against " + second + ", game " + strconv.Itoa(game) + " of " + strconv.Itoa(of)
	},
	Done: func(games int) string { return "The cup is over: " + English.Grouped(games) + " games" },
	How: func(games, plies int, seed string) string {
		drawn := ""
		if plies > 0 {
			drawn = strconv.Itoa(plies) + " random moves, "
		}
		times := " times, "
		if games == 2 {
			times = " time, "
		}
		return strconv.Itoa(games) + " a pair, each begins " + strconv.Itoa(games/2) + times + drawn + "seed " + seed + "."
	},
	Stopped: "The machine has not answered. Go on: nothing is lost.",
	NoGame:  "No game of this kind lasts for so many random moves.",
	Erase: func(games int) string {
		if games == 1 {
			return "The game that was played will be erased."
		}
		return "The " + English.Grouped(games) + " games that were played will be erased."
	},
	Yes: "Erase", No: "Keep",
	Reading:   "The cup is being read, game by game.",
	Damaged:   "The cup that was kept cannot be read any more: it is set aside, and an export still has it.",
	NotKept:   "The browser has no room left: save the cup as a file before you leave the page.",
	BigCup:    "This file is too long: a cup has 64 MB at most.",
	Replace:   "The file will take the place of this cup.",
	Aside:     func(name string) string { return name + " is set aside: five errors or more." },
	BadFile:   "This file is no cup, or it is damaged. Nothing has changed. Detail: ",
	NewerFile: "This file comes from a newer version of Tablier. Nothing has changed.",
	BigFile:   func(names string) string { return "Too long, 100 kB at most: " + names + "." },
	BadName:   "This name will not do: 1 to 40 characters, and one player a name.",
	Full: func(most int, left string) string {
		text := "A cup has " + strconv.Itoa(most) + " players at most."
		if left != "" {
			text += " Left out: " + left + "."
		}
		return text
	},
	Class: "For the class.",
	ClassWhat: "What counts is a number of calls a move, not a time: the same cup gives the same table on every " +
		"computer.",
	Points: func(of int) string { return "Points of the row against the column, of " + strconv.Itoa(of) },
	Ladder: func(of int) string { return "Ranking and duels, of " + strconv.Itoa(of) },
	Cross:  "Cross table", Total: "Total", Pts: "pts",
	Cell: func(row, column string, points, of, won, drawn, lost int) string {
		return row + " against " + column + ": " + strconv.Itoa(points) + " points of " + strconv.Itoa(of) + ", " +
			englishTally(won, drawn, lost) + ". See the games"
	},
	Export: "Export", CSV: "Table (CSV)", File: "Cup (file)", OpenCup: "Open a cup",
	Columns: [9]string{"player", "points", "games", "won", "drawn", "lost", "errors", "share", "margin"},
	Which:   "Who is the best?",
	Tied: func(a string, share, margin int, b string, share2, margin2 int) string {
		return a + " (" + strconv.Itoa(share) + " ± " + strconv.Itoa(margin) + ") and " + b + " (" + strconv.Itoa(share2) +
			" ± " + strconv.Itoa(margin2) + ") cannot be told apart: their margins overlap. Four times as many games would " +
			"halve them."
	},
	Apart:         "The margins of the first two do not overlap.",
	Meanwhile:     "Meanwhile.",
	MeanwhileWhat: "The cells fill up round by round. You may open those that have games already.",

	Tally:   englishTally,
	Plays:   func(name string) string { return "The games as " + name + " sees them" },
	Play:    func(n int, result string) string { return "Game " + strconv.Itoa(n) + ", " + result },
	Results: [3]string{"drawn", "won", "lost"},
	Ended: func(n int, result string, plies int) string {
		return "Game " + strconv.Itoa(n) + ", " + result + " in " + strconv.Itoa(plies) + " moves."
	},
	Seat:    func(name, side, reason string) string { return name + ": " + side + ". " + reason },
	TooLong: "The game was too long.", Recurred: "A position came again.",
	First: "To the start", Back: "Move before", On: "Next move", Last: "To the end", Steps: "Play again",
	NoneYet: "Choose a cell of the table: its games come here.",
}

func englishTally(won, drawn, lost int) string {
	return strconv.Itoa(won) + " won, " + strconv.Itoa(drawn) + " drawn, " + strconv.Itoa(lost) + " lost"
}
