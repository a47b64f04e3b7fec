package i18n

import "strconv"

// Workshop are the sentences that the pages of the workshop share, and those of its entrance.
type Workshop struct {
	Title, Description string
	Lead               string

	// the rooms: the name of each, a sentence above it, and one on its door at the entrance; the map is one of a board
	Watch, WatchSentence, WatchDoor string
	Compose, ComposeSentence        string
	ComposeDoor                     string
	Cup, CupSentence, CupDoor       string
	Atlas                           string
	AtlasSentence                   func(board string) string
	AtlasDoor                       func(board, positions string) string
	Others                          string // the control that shows the other rooms on a phone

	Exercises   func(done, all int) string
	Begin       string // the way to the first prepared question
	Teach       string
	TeachWhat   string
	TeachSheets string
	HomeLine    string // the way here from the home page
}

var frenchWorkshop = Workshop{
	Title: "Atelier",
	Description: "Voir une recherche dans un arbre de jeu pas à pas, et la carte de toutes les positions d’un jeu" +
		"\u202f: hors ligne, sans compte.",
	Lead:  "Voyez comment la machine choisit ses coups, et écrivez la vôtre. Hors ligne, sans compte.",
	Watch: "Voir", WatchSentence: "La machine cherche, pas à pas. Prédisez avant de voir.",
	WatchDoor: "Suivez une recherche pas à pas, et prédisez ce qui vient.",
	Compose:   "Écrire", ComposeSentence: "Un joueur en Python, essayé à chaque pas.",
	ComposeDoor: "Écrivez un joueur en Python, du hasard à l’alpha-bêta.",
	Cup:         "Coupe", CupSentence: "Les joueurs de la classe se rencontrent tous, ici même.",
	CupDoor:       "Faites se rencontrer les programmes de la classe, et la machine.",
	Atlas:         "Carte",
	AtlasSentence: func(board string) string { return "Toutes les positions " + De(board) + ", en partant de la fin." },
	AtlasDoor: func(board, positions string) string {
		return "Voyez les " + positions + " positions " + De(board) + " d’un seul regard."
	},
	Others: "Les autres pièces",

	Exercises: func(done, all int) string {
		return "Joueurs à écrire · " + strconv.Itoa(done) + " sur " + strconv.Itoa(all)
	},
	Begin: "Commencer",
	Teach: "Pour enseigner",
	TeachWhat: "\u202f: quatre séances de 55 minutes, leurs fiches et leurs corrigés, et ce qu’elles servent du " +
		"programme.",
	TeachSheets: "Séances et fiches",
	HomeLine:    "Voir la machine réfléchir",
}

var englishWorkshop = Workshop{
	Title: "Workshop",
	Description: "Watch the search of a game tree step by step, and see the map of all positions of a game: offline, " +
		"without an account.",
	Lead:  "See how the machine chooses its moves, and write your own. Offline, without an account.",
	Watch: "Watch", WatchSentence: "The machine searches, step by step. Predict before you see.",
	WatchDoor: "Follow a search step by step, and predict what comes.",
	Compose:   "Write", ComposeSentence: "A player in Python, tried at each step.",
	ComposeDoor: "Write a player in Python, from chance to alpha-beta.",
	Cup:         "Cup", CupSentence: "The players of the class all meet each other, right here.",
	CupDoor:       "Have the programs of the class meet each other, and the machine.",
	Atlas:         "Map",
	AtlasSentence: func(board string) string { return "All positions of " + board + ", beginning at the end." },
	AtlasDoor: func(board, positions string) string {
		return "See the " + positions + " positions of " + board + " at one glance."
	},
	Others: "The other rooms",

	Exercises: func(done, all int) string {
		return "Players to write · " + strconv.Itoa(done) + " of " + strconv.Itoa(all)
	},
	Begin:       "Begin",
	Teach:       "For teachers",
	TeachWhat:   ": four lessons of 55 minutes, with their sheets and answers, and what of the syllabus they serve.",
	TeachSheets: "Lessons and sheets",
	HomeLine:    "Watch the machine think",
}
