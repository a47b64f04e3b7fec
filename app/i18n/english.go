package i18n

import "strconv"

var english = Messages{
	Of:   func(action, object string) string { return action + ": " + object },
	Site: "Tablier", Games: "Games", AllGames: "All games", About: "About", Sections: "Sections",
	SwitchLang: "lire en français", SwitchTheme: "Switch theme",
	ThemeName: func(theme string) string {
		return map[string]string{"auto": "as the system", "light": "light", "dark": "dark"}[theme]
	},
	NotFound: "Page not found", NotFoundWhy: "This address leads to no page of Tablier.", BackHome: "See the games",
	UpdateReady: "A new version is ready. The game you are playing is kept.", UpdateNow: "Update",

	PlayGame: "Play", ResumeGame: "Resume",

	Board: "Board", Match: "Match", Moves: "Moves played", NoMoves: "No move yet.",
	Loading: "The game is loading.", LoadingWhy: "Your first touch will be kept, and played as soon as the board " +
		"answers. Afterwards it all works without a network, too.",
	Undo: "Undo", Redo: "Redo", Hint: "Hint", Restart: "New game", Rematch: "Rematch",
	Rules:    "Rules",
	Thinking: func(name string) string { return name + " is thinking." },
	Wins:     func(name string) string { return name + " wins." },
	YouWin:   "You win.",
	DrawGame: "A draw.",
	RecurrenceWhy: func(before, number int, who, move string) string {
		return englishSeen(before) + "after move " + strconv.Itoa(number) + " of " + who + " (" + move + ")."
	},
	RecurrenceStart:  func(before int) string { return englishSeen(before) + "at the start." },
	AgainstMachine:   "against the machine, ",
	TwoPlayers:       "Two players",
	Level:            englishLevel,
	LevelAt:          englishLevelAt,
	LevelsOf:         englishLevelsOf,
	MachineFailed:    "The machine no longer answers.",
	MachineFailedWhy: "The game is intact. You may restart the machine, undo or begin again.",
	TryAgain:         "Restart it",
	HintIs:           func(move, value string) string { return "Hint: " + move + ", " + value + "." },
	HintResists: func(move, value string) string {
		return "Hint: " + move + " resists longest, " + value + "."
	},
	HintPlan: func(plan string) string { return "Hint: " + plan + "." },
	Expected: func(moves string) string {
		if moves == "" {
			return ""
		}
		return "Expected next: " + moves + "."
	},
	Searching:         "The machine is searching.",
	SaveUnreadable:    "The saved game could not be read.",
	SaveUnreadableWhy: "A new game begins; the old save is kept aside.",
	SavedByNewer:      "A newer version of Tablier has written this game.",
	SavedByNewerWhy:   "It is intact. Update the page to find it again; until then nothing of this game is saved here.",
	SaveFailed:        "This device refuses to save: the game will be forgotten when you close the page.",

	Resign: "Resign", More: "More",
	Resigned: func(name string) string { return name + " resigns." },
	PlayNow:  "Play now",
	Progress: func(depth, nodes, millis int) string {
		return "depth " + strconv.Itoa(depth) + " · " + English.Big(nodes) + " positions · " + English.Seconds(millis)
	},
	Paused: "The game is paused.", Pause: "Pause", Resume: "Go on", Step: "One move",
	Held:       "Last time, the page stopped while the machine was searching.",
	HeldWhy:    "The game is intact. The machine searches again only if you ask.",
	PlayAnyway: "Play anyway",
	Pace:       "Speed", PaceCalm: "slow", PaceSteady: "normal", PaceBrisk: "fast",
	RoundOf:     func(round, rounds int) string { return "Round " + strconv.Itoa(round) + " of " + strconv.Itoa(rounds) },
	Meanwhile:   "Meanwhile: ",
	Apart:       "; ",
	RoundOver:   func(round int) string { return "End of round " + strconv.Itoa(round) + "." },
	NextRound:   "Next round",
	PointsOf:    func(name, points string) string { return name + " " + points },
	HandOver:    func(name string) string { return "Hand the screen to " + name + "." },
	Uncover:     func(name string) string { return "I am " + name + ": show my side" },
	HandOverWhy: "What each of you hides will only be shown then. A screen reader will say it aloud: use earphones.",
	SeenBy:      "Seen by", SeenByAll: "all",
	Awaiting: func(name string) string { return name + " is to move, elsewhere." },
	SendLink: "Send the link", ByLetters: "By correspondence",
	Elsewhere: "This game goes on in another tab.", ElsewhereWhy: "Here it is no longer saved.", PlayHere: "Play here",
	NotAMove: func(text string) string { return "“" + text + "” is no move that can be played here." },
	Write:    "Write a move", WritePlay: "Play", TurnBoard: "Turn the board", Describe: "Describe the position",

	WalkFirst: "Start of the game", WalkBack: "Previous move", WalkForward: "Next move", WalkLast: "End of the game",
	LookingAt: func(ply, plies int) string {
		if ply == 0 {
			return "Looking at the start."
		}
		return "Looking at move " + strconv.Itoa(ply) + " of " + strconv.Itoa(plies) + "."
	},
	LookingWhy: "Playing from here begins another line; this one is kept.", BackToGame: "Return",
	RetakeAsk: "A move has already revealed something. Press again to go back before it: the game will no longer count, " +
		"neither in the score nor in the statistics.",
	RetakeBarred: "A move has already revealed something: between two people, nobody goes back before it.",
	RetakeBranch: "A move has revealed something since: if you play from here, the game will no longer count, neither " +
		"in the score nor in the statistics.",
	Retaken: "A move was taken back after it had revealed something: the game does not count.",
	Line:    func(number int) string { return "Line " + strconv.Itoa(number) },
	LineWhy: func(number, from int) string {
		return "Back to line " + strconv.Itoa(number) + ", left at move " + strconv.Itoa(from)
	},

	Evaluation: "Evaluation",
	ValueDraw:  "exact: a draw with best play", ValueOver: "the game is over",
	ValueNone:   "the machine does not know this game",
	ValueWin:    func(name string, plies int) string { return englishWin(name+" wins", plies) },
	ValueYouWin: func(plies int) string { return englishWin("you win", plies) },
	You:         "you",
	Estimate: func(name string, near bool) string {
		if near {
			return "estimate: " + Verb(name, name+" is", "you are") + " close to winning"
		}
		return "estimate: " + Verb(name, name+" is", "you are") + " ahead"
	},
	EstimateEven: "estimate: anyone’s game",
	EstimateLead: func(name string, points int) string {
		if points == 0 {
			return "estimate: as many points for each"
		}
		return "estimate: " + English.Count(points, "point", "points") + " more for " + name
	},
	Verdicts: "Move values",
	Verdict: func(value string, plies int) string {
		switch {
		case value == "":
			return "value unknown"
		case value == "draw":
			return "draw"
		case value == "win":
			return "win in " + English.Count(plies, "move", "moves")
		}
		return "loss in " + English.Count(plies, "move", "moves")
	},
	Risk: func(draw string, losing, replies int, atLeast bool) string {
		verb := " replies lose"
		if losing == 1 {
			verb = " replies loses"
		}
		if draw += "; "; atLeast {
			draw += "at least "
		}
		return draw + strconv.Itoa(losing) + " of " + strconv.Itoa(replies) + verb
	},
	Trap: func(plies int) string {
		if plies == 0 {
			return "draw; no trap can be forced"
		}
		return "draw; a sure trap in " + English.Count(plies, "move", "moves")
	},
	Believed:    func(value string) string { return "probably a " + value },
	RiskHow:     "Rings of draws: dashed when at least one reply loses, dotted when none is known to.",
	TrapHow:     "A sure trap: whatever the other player replies, they will then have a move that loses.",
	BelievedHow: "≈, +? and −? are estimates; = and the numbers are proved.",
	Winners: func(moves int, all bool) string {
		say := English.Count(moves, "winning move", "winning moves") + " (exact)"
		if !all {
			return "at least " + say
		}
		return say
	},

	Setup: "Settings", Close: "Close", Mode: "Players", OnePlayer: "One player", NoPlayer: "Machine against machine",
	Person: "A person", NameOf: "Name",
	MachineAt: func(level, of int) string { return "Machine, " + englishLevel(level, of) },
	Variant:   "Variant", NextGameOnly: "These rules will hold for the next game.",
	Opening: "Who begins", OpeningLoser: "chance, then the loser", OpeningRandom: "always chance",
	OpeningAlways: func(name string) string { return "always " + name },
	ResetScore:    "Reset the score",
	Human:         "Human", Machine: "Machine",
	Player: func(number int) string { return "Player " + strconv.Itoa(number) },

	RulesOf:      func(game string) string { return "Rules: " + game },
	PlayIt:       func(game string) string { return "Play: " + game },
	PlayPosition: "Play this position",
	DemoPlay:     "Play the example", DemoBack: "One move back", DemoForward: "One move forward",
	DemoStep: func(step, steps int) string {
		return "Move " + strconv.Itoa(step) + " of " + strconv.Itoa(steps)
	},

	Home: &englishHome, Panel: &englishPanel, Results: &englishResults, SetUp: &englishSetUp,
	Retry: &englishRetry, Share: &englishShare,
	Arrivals: &englishArrivals, ByLinks: &englishByLinks,
	Study: &englishStudy, History: &englishHistory, Past: &englishPast, Embed: &englishEmbed, Integrate: &englishIntegrate,
	Variants: &englishVariants, Aids: &englishAids, RulesPage: &englishRulesPage, ByLink: &englishByLink,
	Lesson:   &englishLesson,
	Problems: &englishProblems,
	Atlas:    &englishAtlas,
	Watch:    &englishWatch,
	Workshop: &englishWorkshop, Cup: &englishCup, Programs: &englishPrograms, Teach: &englishTeach,

	AboutTitle: "About", AboutSources: "Sources of the rules",
	Licences: "Software licences", ShowLicences: "Read the licences",
	NotKept: "This text is not kept on this device yet, and could not be loaded. It needs the network once.",
	AboutBody: []Section{
		{"What it is", []string{
			"Tablier is a set of board games for two: play the machine, or each other on one screen. Everything " +
				"happens in your browser: after a first visit the page works without a network, and you can install it as an " +
				"application.",
			"Computer science students can also study how the machine plays: when the page calls a value exact, it has been " +
				"computed, never guessed.",
		}},
		{"Privacy", []string{
			"No account, no cookie, no tracking. Your games, scores and settings stay on this device. No request goes to " +
				"any other site.",
		}},
		{"Browsers", []string{
			"You need a recent browser with JavaScript and WebAssembly: Chrome, Edge, Firefox or Safari of the last three " +
				"years.",
		}},
		{"Software used", []string{
			"Go and its standard library (three-clause BSD licence, The Go Authors); go-app (MIT licence, Maxence Charriere); " +
				"google/uuid (three-clause BSD licence, Google); rsc.io/qr (three-clause BSD licence, The Go Authors).",
		}},
	},
}

// englishSeen begins the sentence that says when the present position stood first, of so many times before.
func englishSeen(before int) string {
	switch before {
	case 1:
		return "This position has stood before, "
	case 2:
		return "This position has stood twice before, first "
	}
	return "This position has stood " + strconv.Itoa(before) + " times before, first "
}

// englishWin says that somebody wins, and in how many moves where that is known.
func englishWin(wins string, plies int) string {
	if plies > 0 {
		wins += " in " + English.Count(plies, "move", "moves") + " at most"
	}
	return "exact: " + wins
}

// englishLevel names a level of the machine among all of a game's, whose numbers mean nothing in another game.
func englishLevel(level, of int) string { return englishLevelAt(level) + englishLevelsOf(of) }

func englishLevelAt(level int) string { return "level " + strconv.Itoa(level) }
func englishLevelsOf(of int) string   { return " of " + strconv.Itoa(of) }
