package i18n

import "strconv"

var french = Messages{
	Of:   func(action, object string) string { return action + " : " + object },
	Site: "Tablier", Games: "Jeux", AllGames: "Tous les jeux", About: "À propos", Sections: "Sections",
	SwitchLang: "read this in English", SwitchTheme: "Changer de thème",
	NotFound: "Page introuvable", NotFoundWhy: "Cette adresse ne mène à aucune page de Tablier.", BackHome: "Voir les jeux",
	UpdateReady: "Une nouvelle version est prête. La partie en cours est gardée.", UpdateNow: "Mettre à jour",

	HomeTitle: "Jeux à deux", HomeLead: "Seul contre la machine, ou à deux.", PlayGame: "Jouer", ResumeGame: "Reprendre",

	Board: "Tablier", Match: "Partie", Moves: "Coups joués", NoMoves: "Aucun coup pour l’instant.",
	Loading: "Le jeu se charge.", LoadingWhy: "Votre premier geste sera gardé.",
	Undo: "Annuler", Redo: "Rétablir", Hint: "Indice", Restart: "(Re)commencer", Rematch: "Revanche",
	Settings: "Réglages", Rules: "Règles",
	YourTurn: "À vous de jouer.",
	TurnOf:   func(name string) string { return "À " + name + " de jouer." },
	Thinking: func(name string) string { return name + " réfléchit." },
	Wins:     func(name string) string { return name + " gagne." },
	DrawGame: "Partie nulle.",
	RecurrenceWhy: func(number int, who, move string) string {
		return "Cette position s’est déjà présentée, après le coup " + strconv.Itoa(number) + " de " + who + " (" + move + ")."
	},
	RecurrenceStart: "Cette position s’est déjà présentée, au départ.",
	AgainstMachine:  "contre la machine, ",
	TwoPlayers:      "Deux joueurs",
	Level:           func(level int) string { return "niveau " + strconv.Itoa(level) },
	MachineFailed:   "La machine ne répond plus.", MachineFailedWhy: "La partie est intacte. On peut relancer la machine, annuler ou recommencer.",
	TryAgain:          "Relancer",
	HintIs:            func(move string) string { return "Indice : " + move + "." },
	HintExact:         func(move, value string) string { return "Indice : " + move + ", " + value + "." },
	Searching:         "La machine cherche.",
	SaveUnreadable:    "La partie enregistrée était illisible.",
	SaveUnreadableWhy: "Une nouvelle partie commence ; l’ancien enregistrement est gardé à part.",
	SaveFailed:        "L’appareil refuse d’enregistrer : cette partie sera oubliée à la fermeture.",

	ExactValue: "Valeur exacte", Show: "Montrer", Hide: "Cacher",
	ValueDraw: "nulle si chacun joue au mieux", ValueUnknown: "pas encore établie", ValueOver: "la partie est finie",
	ValueWin: func(name string, plies int) string {
		return name + " gagne en " + French.Count(plies, "coup", "coups") + " au plus"
	},

	Setup: "Réglages", Close: "Fermer", Mode: "Joueurs", OnePlayer: "Un joueur", LevelLabel: "Niveau de la machine",
	NameOf: "Nom",
	LevelHint: func(level, levels int) string {
		switch {
		case level == 1:
			return "un enfant la bat"
		case level == levels:
			return "joue parfaitement"
		}
		return "de plus en plus attentive"
	},
	Opening: "Qui commence", OpeningLoser: "le hasard, puis le perdant", OpeningRandom: "toujours le hasard",
	OpeningAlways: func(name string) string { return "toujours " + name },
	ResetScore:    "Remettre le score à zéro",
	Human:         "Humain", Machine: "Ordi",

	RulesOf:  func(game string) string { return "Règles : " + game },
	PlayIt:   func(game string) string { return "Jouer : " + game },
	DemoPlay: "Jouer l’exemple", DemoBack: "Reculer d’un coup", DemoForward: "Avancer d’un coup",
	DemoStep: func(step, steps int) string {
		return "Coup " + strconv.Itoa(step) + " sur " + strconv.Itoa(steps)
	},

	AboutTitle: "À propos", AboutSources: "Sources des règles",
	AboutBody: []Section{
		{"Ce que c’est", []string{
			"Tablier réunit des jeux de société pour deux, à jouer contre la machine ou à deux sur un écran. Tout se passe dans votre navigateur : après une première visite, la page fonctionne sans réseau, et on peut l’installer comme une application.",
			"Les élèves de NSI peuvent aussi y étudier comment la machine joue : la valeur d’une position est calculée, jamais devinée, quand la page la dit exacte.",
		}},
		{"Vie privée", []string{
			"Ni compte, ni témoin, ni mesure d’audience. La partie, le score et les réglages restent dans cet appareil, dans le stockage de ce site. Aucune requête ne part vers un autre site.",
		}},
		{"Navigateurs", []string{
			"Il faut un navigateur récent avec JavaScript et WebAssembly : Chrome, Edge, Firefox ou Safari des trois dernières années.",
		}},
		{"Logiciels employés", []string{
			"Go et sa bibliothèque standard (licence BSD à trois clauses, The Go Authors) ; go-app (licence MIT, Maxence Charriere) ; google/uuid (licence BSD à trois clauses, Google).",
		}},
	},
}
