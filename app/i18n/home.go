package i18n

import "strconv"

// Home is what is said on the home page.
type Home struct {
	Title func(games int) string
	Lead  string

	// the match that a person can go on with
	Yours           string
	AtMove          func(game string, number int) string // number is that of the move to come
	AtSetUp         func(game string) string
	YourTurn        string // what follows are parts of a list, as this is
	AgainstLevel    func(level, of int) string
	TwoHere, Letter string
	Machines        string
	DaysAgo         func(days int) string // 0 for today

	// where there is none
	Begin, BeginWhy string

	ToReview func(n int) string // positions of one's own games

	// the last matches, and the lessons
	Lately, AllPast string
	NextEnded       string // where one of them will stand
	Lessons         string
	BoardsDone      func(done, all int) string

	// the foot of every page
	Also string
}

var frenchHome = Home{
	Title: func(games int) string {
		return plural(games, "Un jeu", "Deux jeux", "Trois jeux", "Quatre jeux", "Cinq jeux", "Six jeux", "jeux") + " à deux"
	},
	Lead: "Seul contre la machine, ou à deux.",

	Yours:        "Votre partie",
	AtMove:       func(game string, number int) string { return game + ", coup " + strconv.Itoa(number) },
	AtSetUp:      func(game string) string { return game + ", mise en place" },
	YourTurn:     "à vous",
	AgainstLevel: func(level, of int) string { return "contre le " + frenchLevel(level, of) },
	TwoHere:      "à deux",
	Letter:       "par correspondance",
	Machines:     "machine contre machine",
	DaysAgo: func(days int) string {
		switch days {
		case 0:
			return "aujourd’hui"
		case 1:
			return "hier"
		}
		return "il y a " + strconv.Itoa(days) + " jours"
	},

	Begin: "Pour commencer", BeginWhy: "Une partie dure quelques minutes.",

	ToReview: func(n int) string { return French.Count(n, "position à revoir", "positions à revoir") },

	Lately: "Vos dernières parties", AllPast: "Toutes les parties",
	NextEnded: "Ici viendra votre prochaine partie finie.",
	Lessons:   "Leçons",
	BoardsDone: func(done, all int) string {
		return French.Count(done, "tablier", "tabliers") + " sur " + strconv.Itoa(all)
	},

	Also: "Aussi",
}

var englishHome = Home{
	Title: func(games int) string {
		return plural(games, "One game", "Two games", "Three games", "Four games", "Five games", "Six games", "games") +
			" for two"
	},
	Lead: "Play the machine, or each other.",

	Yours:        "Your game",
	AtMove:       func(game string, number int) string { return game + ", move " + strconv.Itoa(number) },
	AtSetUp:      func(game string) string { return game + ", setting up" },
	YourTurn:     "your turn",
	AgainstLevel: func(level, of int) string { return "against " + englishLevel(level, of) },
	TwoHere:      "for two",
	Letter:       "by correspondence",
	Machines:     "machine against machine",
	DaysAgo: func(days int) string {
		switch days {
		case 0:
			return "today"
		case 1:
			return "yesterday"
		}
		return strconv.Itoa(days) + " days ago"
	},

	Begin: "To begin with", BeginWhy: "A game takes a few minutes.",

	ToReview: func(n int) string { return English.Count(n, "position to review", "positions to review") },

	Lately: "Your last games", AllPast: "All games played",
	NextEnded: "Your next finished game will stand here.",
	Lessons:   "Lessons",
	BoardsDone: func(done, all int) string {
		return strconv.Itoa(done) + " of " + English.Count(all, "board", "boards")
	},

	Also: "Also",
}

// plural returns the name for n things: a word for each small number, and beyond these the number with the last name.
func plural(n int, names ...string) string {
	last := len(names) - 1
	if n >= 1 && n <= last {
		return names[n-1]
	}
	return strconv.Itoa(n) + " " + names[last]
}
