package i18n

// Embed is what a board in a course page says.
type Embed struct {
	Host                              string // the program of the course page, as a player
	AwaitHost, SilentHost             string
	HostFloods, HostFloodsWhy         string
	AskAgain                          string
	Problem                           string
	Fault                             func(fault, param, value string) string // a fault of package embed
	Task                              func(moves int) string                  // to win, in so many moves; 0 for any number
	TaskSolved, TaskFailed, TaskAgain string
	Whole                             string // the link to the whole site
}

var frenchEmbed = Embed{
	Host:      "Votre programme",
	AwaitHost: "La page qui contient ce tablier doit répondre par un coup.", SilentHost: "La page ne répond pas.",
	HostFloods:    "La page a envoyé trop de messages à la fois.",
	HostFloodsWhy: "Ce tablier ne l’écoute plus. Rechargez la page pour reprendre.",
	AskAgain:      "Redemander",
	Problem:       "Ce tablier est mal demandé.",
	Fault: func(fault, param, value string) string {
		what := map[string]string{
			"variant": "n’est pas une variante ou une option de ce jeu", "position": "n’est pas une position de ce jeu",
			"move": "n’est pas un coup permis à cet endroit", "record": "n’est pas une partie de ce jeu",
			"player": "ne dit pas qui joue", "control": "n’est pas une commande", "task": "n’est pas une consigne",
		}[fault]
		if what == "" {
			what = "n’est pas une valeur possible"
		}
		return "Paramètre " + param + " : « " + value + " » " + what + "."
	},
	Task: func(moves int) string {
		if moves == 0 {
			return "Consigne : gagnez."
		}
		return "Consigne : gagnez en " + French.Count(moves, "coup", "coups") + " au plus."
	},
	TaskSolved: "Consigne remplie.", TaskFailed: "La consigne n’est plus possible.", TaskAgain: "Recommencer",
	Whole: "Ouvrir dans Tablier",
}

var englishEmbed = Embed{
	Host:      "Your program",
	AwaitHost: "The page around this board has to answer with a move.", SilentHost: "The page does not answer.",
	HostFloods:    "The page has sent too many messages at once.",
	HostFloodsWhy: "This board does not hear it any more. Load the page again to go on.",
	AskAgain:      "Ask again",
	Problem:       "This board is not asked for in the right way.",
	Fault: func(fault, param, value string) string {
		what := map[string]string{
			"variant": "is no variant or option of this game", "position": "is no position of this game",
			"move": "is not a legal move there", "record": "is no game of this kind",
			"player": "does not say who plays", "control": "is no control", "task": "is no task",
		}[fault]
		if what == "" {
			what = "is not a possible value"
		}
		return "Parameter " + param + ": “" + value + "” " + what + "."
	},
	Task: func(moves int) string {
		if moves == 0 {
			return "Task: win."
		}
		return "Task: win in " + English.Count(moves, "move", "moves") + " at most."
	},
	TaskSolved: "Task done.", TaskFailed: "The task is no longer possible.", TaskAgain: "Start again",
	Whole: "Open in Tablier",
}
