package i18n

import "strconv"

// Lesson are the sentences of the pages with lessons. The ideas, tasks and answers are a lesson's own.
type Lesson struct {
	First                   string // what the lesson of a game is called, beside the name of the game
	Title                   func(game, about string) string
	Description             func(game string) string
	Lead                    string // what a lesson is, before it is there
	Loading                 string
	Missing, MissingWhy     string // the file cannot be fetched
	Panel, Steps            string
	StepOf                  func(number, of int) string
	Ended                   string
	Done, Now, ToCome       func(number int, title string) string
	YourMove, NotYet        string
	Played                  func(move string) string // while the reply is still to come
	Shown                   func(move string) string // a right move, when a person has asked for it
	ShownWhy                string
	Back, Show, Again, Skip string
	Retry, Next             string
	Known                   string
	Tick, Passed            string // beside what is known: a board that is done, and one that has been passed over
	PlayLevel               func(level int) string
	FirstPuzzle             string
	Restart                 string
	Learn, Idea             string // the way to a lesson, and how one is made
}

var frenchLesson = Lesson{
	First: "première leçon",
	Title: func(game, about string) string { return game + ", " + about },
	Description: func(game string) string {
		return "Apprendre " + game + " en jouant : une idée par tablier, deux minutes."
	},
	Lead:    "Une idée par tablier, deux minutes en tout.",
	Loading: "La leçon arrive.",
	Missing: "La leçon n’est pas arrivée.", MissingWhy: "Vérifiez la connexion, puis réessayez.",
	Panel: "Leçon", Steps: "Étapes",
	StepOf: func(number, of int) string { return strconv.Itoa(number) + " sur " + strconv.Itoa(of) },
	Ended:  "terminée",
	Done: func(number int, title string) string {
		return "Étape " + strconv.Itoa(number) + ", " + title + " : faite"
	},
	Now: func(number int, title string) string {
		return "Étape " + strconv.Itoa(number) + ", " + title + " : en cours"
	},
	ToCome: func(number int, title string) string {
		return "Étape " + strconv.Itoa(number) + ", " + title + " : à faire"
	},
	YourMove: "À vous.", NotYet: "Pas encore.",
	Played:   func(move string) string { return "Votre coup : " + move + "." },
	Shown:    func(move string) string { return "Le coup : " + move + "." },
	ShownWhy: "Jouez-le sur le tablier.",
	Back:     "Précédent", Show: "Montrer", Again: "Refaire", Skip: "Passer",
	Retry: "Réessayer", Next: "Suivant",
	Known: "Vous savez maintenant",
	Tick:  "fait", Passed: "passé",
	PlayLevel:   func(level int) string { return "Jouer contre la machine, niveau " + strconv.Itoa(level) },
	FirstPuzzle: "Premier problème",
	Restart:     "Recommencer la leçon",
	Learn:       "Apprendre en 2 minutes", Idea: "Une idée par tablier.",
}

var englishLesson = Lesson{
	First:       "first lesson",
	Title:       func(game, about string) string { return game + ", " + about },
	Description: func(game string) string { return "Learn " + game + " by playing: one idea a board, two minutes." },
	Lead:        "One idea a board, two minutes in all.",
	Loading:     "The lesson is on its way.",
	Missing:     "The lesson has not arrived.", MissingWhy: "Check the connection, then try again.",
	Panel: "Lesson", Steps: "Steps",
	StepOf: func(number, of int) string { return strconv.Itoa(number) + " of " + strconv.Itoa(of) },
	Ended:  "finished",
	Done:   func(number int, title string) string { return "Step " + strconv.Itoa(number) + ", " + title + ": done" },
	Now:    func(number int, title string) string { return "Step " + strconv.Itoa(number) + ", " + title + ": now" },
	ToCome: func(number int, title string) string {
		return "Step " + strconv.Itoa(number) + ", " + title + ": to do"
	},
	YourMove: "Your move.", NotYet: "Not yet.",
	Played:   func(move string) string { return "Your move: " + move + "." },
	Shown:    func(move string) string { return "The move: " + move + "." },
	ShownWhy: "Play it on the board.",
	Back:     "Back", Show: "Show", Again: "Again", Skip: "Skip",
	Retry: "Try again", Next: "Next",
	Known: "Now you know",
	Tick:  "done", Passed: "skipped",
	PlayLevel:   func(level int) string { return "Play the machine, level " + strconv.Itoa(level) },
	FirstPuzzle: "First puzzle",
	Restart:     "Start the lesson again",
	Learn:       "Learn in 2 minutes", Idea: "One idea a board.",
}
