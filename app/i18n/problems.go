package i18n

import "strconv"

// Problems are the sentences of the pages with puzzles. What has a word for each kind of question is found by its name.
type Problems struct {
	Nav, Description string

	// the list
	Daily, Solve, Done, Tomorrow string
	ToMove                       func(who string) string
	Band                         [3]string
	Review, ReviewNone           string
	ReviewAll                    func(n int) string                   // shows so many positions, not the first ones only
	ReviewMove                   func(game string, number int) string // of a move of a match
	ByGame                       string
	SolvedOf                     func(solved int) string // what a screen reader hears beside the figures
	AtFirst                      func(n int) string      // so many were solved at the first try
	MeanLoss                     func(points string) string
	WeekSolved                   func(n int) string // what follows is set apart from it
	ThisWeek                     func(running int) string
	Days, DayNames               [7]string
	DaySolved                    func(day string, n int) string

	// one puzzle
	Panel, Word               string // the last before its number
	Number                    func(number int, band string) string
	Retired                   string
	Loading                   string
	Missing, MissingWhy       string
	Unknown, UnknownWhy       string
	All                       string // the way to the list
	Task                      Table[string, func(who, on string) string]
	Goal                      Table[string, string]
	WonIn                     func(plies int) string
	Your                      string
	Tap                       string // how a question is answered that is not about a move
	Hints, FirstHint, Later   string
	PlaceHint                 string
	Forced, Off               string // ideas, and where the line has been left
	NotThat                   func(move string) string
	CheapMoves                func(n int) string
	Idea                      Table[string, string]
	PlaceIs                   func(move string) string
	HowMany                   func(n int) string
	Half                      Table[int, string] // by the sign of the answer less a half
	Tries, NoTry              string
	Verdict                   Table[string, string] // beside a try: win, draw, loss
	Try                       func(answer, verdict string) string
	OnlyDraws, Loses, Astray  func(move string) string
	Ends, Replies             func(who, move string) string
	Judging                   string
	GoOn                      string
	Solved                    func(try int) string
	SolvedWithHint            string
	Line                      Table[string, string]
	Perfect                   string
	Cost                      func(points string, many bool) string
	Lost                      func(many bool) string // follows Cost
	Better                    string
	BestIs                    func(move string) string
	Counts                    string // it counts as solved
	Scale, ScaleBest          string
	ScaleOf                   func(own, ownCost, best string) string
	You                       func(move string) string
	Choose, ChooseOne         string
	Strength                  func(strength string) string
	Right                     func(answer string) string
	Because                   func(why, answer string) string // of an answer that has been deduced
	Surplus, Missed           func(n int) string
	NotThatChance, Or         string
	Check, Analyse, Share     string
	Copied                    string
	SourceExact               func(wins, draws, losses int) string
	SourcePoints, SourceKnown string
}

var frenchProblems = Problems{
	Nav: "Problèmes",
	Description: "Un problème par jour et des séries pour chaque jeu, tirés de calculs complets, avec indices et " +
		"réponses.",
	Daily: "Problème du jour", Solve: "Chercher", Done: "Résolu.", Tomorrow: "Demain, un autre.",
	ToMove: func(who string) string { return "trait à " + who },
	Band:   [3]string{"facile", "moyen", "difficile"},
	Review: "À revoir", ReviewNone: "Rien à revoir. Les coups qui coûtent viendront ici.",
	ReviewAll:  func(n int) string { return "Voir les " + strconv.Itoa(n) },
	ReviewMove: func(game string, number int) string { return game + ", coup " + strconv.Itoa(number) },
	ByGame:     "Par jeu",
	SolvedOf: func(solved int) string {
		if solved < 2 {
			return "résolu"
		}
		return "résolus"
	},
	AtFirst:    func(n int) string { return strconv.Itoa(n) + " au premier essai" },
	MeanLoss:   func(points string) string { return "perte moyenne " + points },
	WeekSolved: func(n int) string { return French.Count(n, "résolu", "résolus") },
	ThisWeek: func(running int) string {
		if running < 2 {
			return " cette semaine"
		}
		return " cette semaine, " + strconv.Itoa(running) + " jours de suite"
	},
	Days:     [7]string{"L", "M", "M", "J", "V", "S", "D"},
	DayNames: [7]string{"lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"},
	DaySolved: func(day string, n int) string {
		if n == 0 {
			return day + " : aucun"
		}
		return day + " : " + French.Count(n, "résolu", "résolus")
	},

	Panel: "Problème", Word: "problème",
	Number:  func(number int, band string) string { return strconv.Itoa(number) + ", " + band },
	Retired: "ancien",
	Loading: "Le problème arrive.",
	Missing: "Le problème n’est pas arrivé.", MissingWhy: "Vérifiez la connexion, puis réessayez.",
	Unknown: "Ce problème est inconnu.", UnknownWhy: "Le lien est incomplet, ou vient d’une version plus récente du site.",
	All: "Tous les problèmes",
	Task: Table[string, func(who, on string) string]{
		{"win", func(who, _ string) string { return to(who) + " : un seul coup gagne." }},
		{"hold", func(who, _ string) string { return to(who) + " : un seul coup garde la nulle." }},
		{"escape", func(who, _ string) string { return to(who) + " : un seul coup ne perd pas tout de suite." }},
		{"parity", func(who, _ string) string {
			return to(who) + " : un seul coup prive l’autre de réponse."
		}},
		{"points", func(who, _ string) string {
			return to(who) + " : quel coup vaut le plus, en moyenne ?"
		}},
		{"forces", func(_, on string) string { return "Quelles forces le pion caché en " + on + " peut-il avoir ?" }},
		{"odds", func(_, on string) string { return on + " : avec quelle chance ?" }},
	},
	Goal: Table[string, string]{
		{"hold", "Tous les autres perdent."}, {"escape", "Tous les autres perdent bientôt."},
		{"points", "Toutes les suites comptent. Le coup parfait coûte 0."},
		{"forces", "Comptez tout ce que l’on a vu."}, {"odds", "Chaque pion encore caché est aussi probable qu’un autre."},
	},
	WonIn: func(plies int) string { return "Gagné en " + French.Count(plies, "coup", "coups") + " au plus." },
	Your:  "À vous.", Tap: "Répondez, puis vérifiez.",
	Hints: "Indices", FirstHint: "Un premier indice", Later: "Puis la place elle-même", PlaceHint: "Montrer la place",
	Forced:  "Après le bon coup, l’adversaire n’a plus qu’une réponse.",
	Off:     "Vous suivez votre propre chemin : la machine juge chaque coup.",
	NotThat: func(move string) string { return move + " attire, mais ne suffit pas." },
	CheapMoves: func(n int) string {
		if n == 1 {
			return "Un seul coup coûte moins d’un demi-point."
		}
		return strconv.Itoa(n) + " coups coûtent moins d’un demi-point."
	},
	Idea: Table[string, string]{
		{"parity", "Comptez les coups qui restent à chacun."},
		{"forces", "Une force dont tous les pions sont connus est exclue."},
		{"odds", "Comptez les pions encore inconnus, force par force."},
	},
	PlaceIs: func(move string) string { return "Le coup : " + move + "." },
	HowMany: func(n int) string { return "Il y en a " + strconv.Itoa(n) + "." },
	Half: Table[int, string]{
		{-1, "C’est moins d’une chance sur deux."}, {0, "C’est une chance sur deux."},
		{1, "C’est plus d’une chance sur deux."},
	},
	Tries: "Essais", NoTry: "aucun",
	Verdict:   Table[string, string]{{"win", "gagne"}, {"draw", "nulle"}, {"loss", "perd"}},
	Try:       func(answer, verdict string) string { return answer + " : " + verdict },
	OnlyDraws: func(move string) string { return move + " ne fait que nulle." },
	Loses:     func(move string) string { return move + " perd." },
	Astray:    func(move string) string { return move + " s’écarte de la solution." },
	Ends:      func(who, move string) string { return move + " termine la partie." },
	Replies:   func(who, move string) string { return who + " répond " + move + "." },
	Judging:   "La machine vérifie ce coup.",
	GoOn:      "Juste. Continuez.",
	Solved: func(try int) string {
		switch try {
		case 1:
			return "Résolu, au premier essai."
		case 2:
			return "Résolu, au deuxième essai."
		case 3:
			return "Résolu, au troisième essai."
		}
		return "Résolu, au " + strconv.Itoa(try) + "e essai."
	},
	SolvedWithHint: "Résolu, avec un indice.",
	Line: Table[string, string]{
		{"win", "La suite gagnante"}, {"hold", "La suite qui tient"}, {"escape", "La suite qui tient"},
		{"parity", "La suite gagnante"},
	},
	Perfect: "Parfait.",
	Cost: func(points string, many bool) string {
		if many {
			return points + " points"
		}
		return points + " point"
	},
	Lost: func(many bool) string {
		if many {
			return "perdus, en moyenne."
		}
		return "perdu, en moyenne."
	},
	Better: "Aucun coup ne vaut plus.",
	BestIs: func(move string) string { return "Le meilleur coup : " + move + "." },
	Counts: "Presque parfait : c’est résolu.",
	Scale:  "Ce que coûte chaque coup, en points", ScaleBest: "parfait",
	ScaleOf: func(own, ownCost, best string) string {
		return "Votre coup, " + own + " : " + ownCost + ". Le meilleur, " + best + " : 0."
	},
	You:    func(move string) string { return "vous, " + move },
	Choose: "Choisissez toutes les forces possibles", ChooseOne: "Choisissez une réponse",
	Strength: func(strength string) string { return "force " + strength },
	Right:    func(answer string) string { return "Juste : " + answer + "." },
	Because:  func(why, answer string) string { return why + " : " + answer + "." },
	Surplus: func(n int) string {
		if n == 1 {
			return "Une est de trop."
		}
		return strconv.Itoa(n) + " sont de trop."
	},
	Missed: func(n int) string {
		if n == 1 {
			return "Il en manque une."
		}
		return "Il en manque " + strconv.Itoa(n) + "."
	},
	NotThatChance: "Ce n’est pas cela.", Or: "ou",
	Check: "Vérifier", Analyse: "Analyser", Share: "Partager", Copied: "Lien copié",
	SourceExact: func(wins, draws, losses int) string {
		parts := []string{}
		for _, p := range []struct {
			n         int
			one, many string
		}{{wins, "gagne", "gagnent"}, {draws, "fait nulle", "font nulle"}, {losses, "perd", "perdent"}} {
			switch {
			case p.n == 1:
				parts = append(parts, "un "+p.one)
			case p.n > 1:
				parts = append(parts, strconv.Itoa(p.n)+" "+p.many)
			}
		}
		return "Calcul complet des coups : " + List(parts, "et") + "."
	},
	SourcePoints: "Moyenne sur tout ce qui peut encore arriver.",
	SourceKnown:  "Calculé sur toutes les dispositions encore possibles.",
}

var englishProblems = Problems{
	Nav:         "Puzzles",
	Description: "A puzzle a day and sets for each game, made from complete calculation, with hints and answers.",
	Daily:       "Puzzle of the day", Solve: "Solve", Done: "Solved.", Tomorrow: "Another tomorrow.",
	ToMove: func(who string) string { return who + " to move" },
	Band:   [3]string{"easy", "medium", "hard"},
	Review: "To review", ReviewNone: "Nothing to review. Costly moves will come here.",
	ReviewAll:  func(n int) string { return "Show all " + strconv.Itoa(n) },
	ReviewMove: func(game string, number int) string { return game + ", move " + strconv.Itoa(number) },
	ByGame:     "By game",
	SolvedOf:   func(int) string { return "solved" },
	AtFirst:    func(n int) string { return strconv.Itoa(n) + " at the first try" },
	MeanLoss:   func(points string) string { return "mean loss " + points },
	WeekSolved: func(n int) string { return strconv.Itoa(n) + " solved" },
	ThisWeek: func(running int) string {
		if running < 2 {
			return " this week"
		}
		return " this week, " + strconv.Itoa(running) + " days running"
	},
	Days:     [7]string{"M", "T", "W", "T", "F", "S", "S"},
	DayNames: [7]string{"Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"},
	DaySolved: func(day string, n int) string {
		if n == 0 {
			return day + ": none"
		}
		return day + ": " + strconv.Itoa(n) + " solved"
	},

	Panel: "Puzzle", Word: "puzzle",
	Number:  func(number int, band string) string { return strconv.Itoa(number) + ", " + band },
	Retired: "former",
	Loading: "The puzzle is on its way.",
	Missing: "The puzzle has not arrived.", MissingWhy: "Check the connection, then try again.",
	Unknown: "This puzzle is not known.", UnknownWhy: "The link is not whole, or comes from a later version of the site.",
	All: "All puzzles",
	Task: Table[string, func(who, on string) string]{
		{"win", func(who, _ string) string { return player(who) + " to play: only one move wins." }},
		{"hold", func(who, _ string) string { return player(who) + " to play: only one move keeps the draw." }},
		{"escape", func(who, _ string) string { return player(who) + " to play: only one move does not lose at once." }},
		{"parity", func(who, _ string) string { return player(who) + " to play: only one move leaves the other no reply." }},
		{"points", func(who, _ string) string { return player(who) + " to play: which move is worth most on average?" }},
		{"forces", func(_, on string) string { return "Which strengths can the hidden pawn on " + on + " have?" }},
		{"odds", func(_, on string) string { return on + ": how likely is it to succeed?" }},
	},
	Goal: Table[string, string]{
		{"hold", "All others lose."}, {"escape", "All others lose soon."},
		{"points", "Everything that may follow counts. The perfect move costs 0."},
		{"forces", "Count all that has been seen."}, {"odds", "Any hidden pawn is as likely to be the one as any other."},
	},
	WonIn: func(plies int) string { return "Won in " + English.Count(plies, "move", "moves") + " at most." },
	Your:  "Your move.", Tap: "Answer, then check.",
	Hints: "Hints", FirstHint: "A first hint", Later: "Then the place itself", PlaceHint: "Show the place",
	Forced:  "After the right move the other side has one reply only.",
	Off:     "You go a way of your own: the machine judges each move.",
	NotThat: func(move string) string { return move + " is tempting, but not enough." },
	CheapMoves: func(n int) string {
		if n == 1 {
			return "Only one move costs less than half a point."
		}
		return strconv.Itoa(n) + " moves cost less than half a point."
	},
	Idea: Table[string, string]{
		{"parity", "Count the moves that each side has left."},
		{"forces", "A strength of which all pawns are known is ruled out."},
		{"odds", "Count the pawns not yet known, strength by strength."},
	},
	PlaceIs: func(move string) string { return "The move: " + move + "." },
	HowMany: func(n int) string { return "There are " + strconv.Itoa(n) + "." },
	Half: Table[int, string]{
		{-1, "It is less than one in two."}, {0, "It is one in two."}, {1, "It is more than one in two."},
	},
	Tries: "Tries", NoTry: "none",
	Verdict:   Table[string, string]{{"win", "wins"}, {"draw", "draw"}, {"loss", "loses"}},
	Try:       func(answer, verdict string) string { return answer + ": " + verdict },
	OnlyDraws: func(move string) string { return move + " only draws." },
	Loses:     func(move string) string { return move + " loses." },
	Astray:    func(move string) string { return move + " leaves the solution." },
	Ends:      func(who, move string) string { return move + " ends the game." },
	Replies:   func(who, move string) string { return who + " replies " + move + "." },
	Judging:   "The machine looks at this move.",
	GoOn:      "Right. Go on.",
	Solved: func(try int) string {
		switch try {
		case 1:
			return "Solved at the first try."
		case 2:
			return "Solved at the second try."
		case 3:
			return "Solved at the third try."
		}
		return "Solved at try " + strconv.Itoa(try) + "."
	},
	SolvedWithHint: "Solved with a hint.",
	Line: Table[string, string]{
		{"win", "The winning line"}, {"hold", "The line that holds"}, {"escape", "The line that holds"},
		{"parity", "The winning line"},
	},
	Perfect: "Perfect.",
	Cost: func(points string, many bool) string {
		if points == "1" || points == "1.0" {
			return points + " point"
		}
		return points + " points"
	},
	Lost:   func(bool) string { return "lost, on average." },
	Better: "No move is worth more.",
	BestIs: func(move string) string { return "The best move: " + move + "." },
	Counts: "Almost perfect: it is solved.",
	Scale:  "What each move costs, in points", ScaleBest: "perfect",
	ScaleOf: func(own, ownCost, best string) string {
		return "Your move, " + own + ": " + ownCost + ". The best, " + best + ": 0."
	},
	You:    func(move string) string { return "you, " + move },
	Choose: "Choose all strengths that are possible", ChooseOne: "Choose an answer",
	Strength: func(strength string) string { return "strength " + strength },
	Right:    func(answer string) string { return "Right: " + answer + "." },
	Because:  func(why, answer string) string { return why + ": " + answer + "." },
	Surplus: func(n int) string {
		if n == 1 {
			return "One is too many."
		}
		return strconv.Itoa(n) + " are too many."
	},
	Missed: func(n int) string {
		if n == 1 {
			return "One is missing."
		}
		return strconv.Itoa(n) + " are missing."
	},
	NotThatChance: "That is not it.", Or: "or",
	Check: "Check", Analyse: "Analyse", Share: "Share", Copied: "Link copied",
	SourceExact: func(wins, draws, losses int) string {
		parts := []string{}
		for _, p := range []struct {
			n         int
			one, many string
		}{{wins, "wins", "win"}, {draws, "draws", "draw"}, {losses, "loses", "lose"}} {
			switch {
			case p.n == 1:
				parts = append(parts, "one "+p.one)
			case p.n > 1:
				parts = append(parts, strconv.Itoa(p.n)+" "+p.many)
			}
		}
		return "Complete calculation of the moves: " + List(parts, "and") + "."
	},
	SourcePoints: "The mean over all that may still happen.",
	SourceKnown:  "Counted over all set-ups that are still possible.",
}
