package i18n

import "strconv"

var french = Messages{
	Of:   func(action, object string) string { return action + " : " + object },
	Site: "Tablier", Games: "Jeux", AllGames: "Tous les jeux", About: "À propos", Sections: "Sections",
	SwitchLang: "read this in English", SwitchTheme: "Changer de thème",
	ThemeName: func(theme string) string {
		return map[string]string{"auto": "comme le système", "light": "clair", "dark": "sombre"}[theme]
	},
	NotFound: "Page introuvable", NotFoundWhy: "Cette adresse ne mène à aucune page de Tablier.",
	BackHome:    "Voir les jeux",
	UpdateReady: "Une nouvelle version est prête. La partie en cours est gardée.", UpdateNow: "Mettre à jour",

	PlayGame: "Jouer", ResumeGame: "Reprendre",

	Board: "Tablier", Match: "Partie", Moves: "Coups joués", NoMoves: "Aucun coup pour l’instant.",
	Loading: "Le jeu se charge.", LoadingWhy: "Votre premier geste sera gardé, et joué dès que le tablier répond. " +
		"Ensuite, tout marche aussi sans réseau.",
	Undo: "Annuler", Redo: "Rétablir", Hint: "Indice", Restart: "Nouvelle partie", Rematch: "Revanche",
	Rules:    "Règles",
	Thinking: func(name string) string { return name + " réfléchit." },
	Wins:     func(name string) string { return name + " gagne." },
	YouWin:   "Vous gagnez.",
	DrawGame: "Partie nulle.",
	RecurrenceWhy: func(before, number int, who, move string) string {
		return frenchSeen(before) + "après le coup " + strconv.Itoa(number) + " " + De(who) + " (" + move + ")."
	},
	RecurrenceStart:  func(before int) string { return frenchSeen(before) + "au départ." },
	AgainstMachine:   "contre la machine, ",
	TwoPlayers:       "Deux joueurs",
	Level:            frenchLevel,
	LevelAt:          frenchLevelAt,
	LevelsOf:         frenchLevelsOf,
	MachineFailed:    "La machine ne répond plus.",
	MachineFailedWhy: "La partie est intacte. On peut relancer la machine, annuler ou recommencer.",
	TryAgain:         "Relancer",
	HintIs:           func(move, value string) string { return "Indice : " + move + ", " + value + "." },
	HintResists: func(move, value string) string {
		return "Indice : " + move + " résiste le plus longtemps, " + value + "."
	},
	HintPlan: func(plan string) string { return "Indice : " + plan + "." },
	Expected: func(moves string) string {
		if moves == "" {
			return ""
		}
		return "Suite attendue : " + moves + "."
	},
	Searching:         "La machine cherche.",
	SaveUnreadable:    "La partie enregistrée était illisible.",
	SaveUnreadableWhy: "Une nouvelle partie commence ; l’ancien enregistrement est gardé à part.",
	SavedByNewer:      "Une version plus récente de Tablier a écrit cette partie.",
	SavedByNewerWhy: "Elle est intacte. Mettez la page à jour pour la retrouver ; d’ici là, rien de ce jeu ne " +
		"s’enregistre ici.",
	SaveFailed: "L’appareil refuse d’enregistrer : cette partie sera oubliée à la fermeture.",

	Resign: "Abandonner", More: "Plus",
	Resigned: func(name string) string { return name + " abandonne." },
	PlayNow:  "Jouer maintenant",
	Progress: func(depth, nodes, millis int) string {
		return "profondeur " + strconv.Itoa(depth) + " · " + French.Big(nodes) + " positions · " + French.Seconds(millis)
	},
	Paused: "La partie est en pause.", Pause: "Pause", Resume: "Continuer", Step: "Un coup",
	Held:       "La dernière fois, la page s’est arrêtée pendant que la machine cherchait.",
	HeldWhy:    "La partie est intacte. La machine ne cherche de nouveau que si vous le demandez.",
	PlayAnyway: "Jouer quand même",
	Pace:       "Vitesse", PaceCalm: "lente", PaceSteady: "normale", PaceBrisk: "rapide",
	RoundOf: func(round, rounds int) string {
		return "Manche " + strconv.Itoa(round) + " sur " + strconv.Itoa(rounds)
	},
	Meanwhile: "Entre-temps : ",
	Apart:     " ; ",
	RoundOver: func(round int) string { return "Fin de la manche " + strconv.Itoa(round) + "." },
	NextRound: "Manche suivante",
	PointsOf:  func(name, points string) string { return name + " " + points },
	HandOver:  func(name string) string { return "Passez l’écran à " + name + "." },
	Uncover:   func(name string) string { return "Je suis " + name + " : montrer mon jeu" },
	HandOverWhy: "Ce que chacun cache n’apparaîtra qu’ensuite. Un lecteur d’écran le dira à voix haute : écouteurs " +
		"conseillés.",
	SeenBy: "Vu par", SeenByAll: "tous",
	Awaiting: func(name string) string { return "Au tour " + De(name) + ", ailleurs." },
	SendLink: "Envoyer le lien", ByLetters: "Par correspondance",
	Elsewhere: "Cette partie continue dans un autre onglet.", ElsewhereWhy: "Ici, elle ne sera plus enregistrée.",
	PlayHere: "Jouer ici",
	NotAMove: func(text string) string { return "« " + text + " » n’est pas un coup permis ici." },
	Write:    "Écrire un coup", WritePlay: "Jouer", TurnBoard: "Retourner le tablier",
	Describe: "Décrire la position",

	WalkFirst: "Début de la partie", WalkBack: "Coup précédent", WalkForward: "Coup suivant", WalkLast: "Fin de la partie",
	LookingAt: func(ply, plies int) string {
		if ply == 0 {
			return "Vous revoyez le départ."
		}
		return "Vous revoyez le coup " + strconv.Itoa(ply) + " sur " + strconv.Itoa(plies) + "."
	},
	LookingWhy: "Jouer d’ici ouvre une autre ligne ; celle-ci reste gardée.", BackToGame: "Revenir",
	RetakeAsk: "Un coup a déjà révélé quelque chose. Appuyez encore pour revenir avant lui : la partie ne comptera " +
		"plus, ni au score ni dans les statistiques.",
	RetakeBarred: "Un coup a déjà révélé quelque chose : à deux, on ne revient pas avant lui.",
	RetakeBranch: "Un coup a révélé quelque chose depuis : si vous jouez d’ici, la partie ne comptera plus, ni au score " +
		"ni dans les statistiques.",
	Retaken: "Coup annulé après une révélation : la partie ne compte pas.",
	Line:    func(number int) string { return "Ligne " + strconv.Itoa(number) },
	LineWhy: func(number, from int) string {
		return "Revenir à la ligne " + strconv.Itoa(number) + ", quittée au coup " + strconv.Itoa(from)
	},

	Evaluation: "Évaluation",
	ValueDraw:  "exact : nulle si chacun joue au mieux", ValueOver: "la partie est finie",
	ValueNone:   "la machine ne connaît pas ce jeu",
	ValueWin:    func(name string, plies int) string { return frenchWin(name+" gagne", plies) },
	ValueYouWin: func(plies int) string { return frenchWin("vous gagnez", plies) },
	You:         "vous",
	Estimate: func(name string, near bool) string {
		if near {
			return "estimation : " + Verb(name, name+" est", "vous êtes") + " près de gagner"
		}
		return "estimation : " + Verb(name, name+" a", "vous avez") + " l’avantage"
	},
	EstimateEven: "estimation : rien n’est décidé",
	EstimateLead: func(name string, points int) string {
		if points == 0 {
			return "estimation : autant de points pour chacun"
		}
		return "estimation : " + French.Count(points, "point", "points") + " de plus pour " + name
	},
	Verdicts: "Valeur des coups",
	Verdict: func(value string, plies int) string {
		switch {
		case value == "":
			return "valeur inconnue"
		case value == "draw":
			return "nulle"
		case value == "win":
			return "gain en " + French.Count(plies, "coup", "coups")
		}
		return "perte en " + French.Count(plies, "coup", "coups")
	},
	Risk: func(draw string, losing, replies int, atLeast bool) string {
		verb := " perdent"
		if losing == 1 {
			verb = " perd"
		}
		if draw += " ; "; atLeast {
			draw += "au moins "
		}
		return draw + French.Count(losing, "réponse", "réponses") + " sur " + strconv.Itoa(replies) + verb
	},
	Trap: func(plies int) string {
		if plies == 0 {
			return "nulle ; aucun piège à forcer"
		}
		return "nulle ; piège assuré en " + French.Count(plies, "coup", "coups")
	},
	Believed: func(value string) string {
		switch value {
		case "draw":
			return "nulle probable"
		case "win":
			return "gain probable"
		}
		return "perte probable"
	},
	RiskHow:     "Anneau des nulles : en tirets quand une réponse au moins perd, en points quand on n’en connaît aucune.",
	TrapHow:     "Piège assuré : quoi que réponde l’autre joueur, il aura alors un coup qui perd.",
	BelievedHow: "≈, +? et −? sont des estimations ; = et les nombres sont prouvés.",
	Winners: func(moves int, all bool) string {
		say := French.Count(moves, "coup gagnant", "coups gagnants") + " (exact)"
		if !all {
			return "au moins " + say
		}
		return say
	},

	Setup: "Réglages", Close: "Fermer", Mode: "Joueurs", OnePlayer: "Un joueur", NoPlayer: "Machine contre machine",
	Person: "Une personne", NameOf: "Nom",
	MachineAt: func(level, of int) string { return "Machine, " + frenchLevel(level, of) },
	Variant:   "Variante", NextGameOnly: "Ces règles vaudront pour la prochaine partie.",
	Opening: "Qui commence", OpeningLoser: "le hasard, puis le perdant", OpeningRandom: "toujours le hasard",
	OpeningAlways: func(name string) string { return "toujours " + name },
	ResetScore:    "Remettre le score à zéro",
	Human:         "Humain", Machine: "Ordi",
	Player: func(number int) string { return "Joueur " + strconv.Itoa(number) },

	RulesOf:      func(game string) string { return "Règles : " + game },
	PlayIt:       func(game string) string { return "Jouer : " + game },
	PlayPosition: "Jouer cette position",
	DemoPlay:     "Jouer l’exemple", DemoBack: "Reculer d’un coup", DemoForward: "Avancer d’un coup",
	DemoStep: func(step, steps int) string {
		return "Coup " + strconv.Itoa(step) + " sur " + strconv.Itoa(steps)
	},

	Home: &frenchHome, Panel: &frenchPanel, Results: &frenchResults, SetUp: &frenchSetUp,
	Retry: &frenchRetry, Share: &frenchShare,
	Arrivals: &frenchArrivals, ByLinks: &frenchByLinks,
	Study: &frenchStudy, History: &frenchHistory, Past: &frenchPast, Embed: &frenchEmbed,
	Integrate: &frenchIntegrate, Variants: &frenchVariants,
	Aids: &frenchAids, RulesPage: &frenchRulesPage, ByLink: &frenchByLink,
	Lesson:   &frenchLesson,
	Problems: &frenchProblems,
	Atlas:    &frenchAtlas,
	Watch:    &frenchWatch,
	Workshop: &frenchWorkshop, Cup: &frenchCup, Programs: &frenchPrograms, Teach: &frenchTeach,

	AboutTitle: "À propos", AboutSources: "Sources des règles",
	Licences: "Licences des logiciels", ShowLicences: "Lire les licences",
	NotKept: "Ce texte n’est pas encore gardé sur cet appareil, et il n’a pas pu être chargé. Il faut le réseau une " +
		"première fois.",
	AboutBody: []Section{
		{"Ce que c’est", []string{
			"Tablier réunit des jeux de société pour deux, à jouer contre la machine ou à deux sur un écran. Tout se passe " +
				"dans votre navigateur : après une première visite, la page fonctionne sans réseau, et on peut l’installer comme " +
				"une application.",
			"Les élèves de NSI peuvent aussi y étudier comment joue la machine. Une valeur que la page dit exacte est " +
				"calculée, jamais devinée.",
		}},
		{"Vie privée", []string{
			"Ni compte, ni cookie, ni mesure d’audience. Parties, scores et réglages restent sur cet appareil. Rien n’est " +
				"demandé à un autre site.",
		}},
		{"Navigateurs", []string{
			"Il faut un navigateur récent avec JavaScript et WebAssembly : Chrome, Edge, Firefox ou Safari des trois " +
				"dernières années.",
		}},
		{"Logiciels utilisés", []string{
			"Go et sa bibliothèque standard (licence BSD à trois clauses, The Go Authors) ; go-app (licence MIT, Maxence " +
				"Charriere) ; google/uuid (licence BSD à trois clauses, Google) ; rsc.io/qr (licence BSD à trois clauses, The Go " +
				"Authors).",
		}},
	},
}

// frenchSeen begins the sentence that says when the present position stood first, of so many times before.
func frenchSeen(before int) string {
	switch before {
	case 1:
		return "Cette position s’est déjà présentée, "
	case 2:
		return "Cette position s’est déjà présentée deux fois, d’abord "
	}
	return "Cette position s’est déjà présentée " + strconv.Itoa(before) + " fois, d’abord "
}

// frenchWin says that somebody wins, and in how many moves where that is known.
func frenchWin(wins string, plies int) string {
	if plies > 0 {
		wins += " en " + French.Count(plies, "coup", "coups") + " au plus"
	}
	return "exact : " + wins
}

// frenchLevel names a level of the machine among all of a game's, whose numbers mean nothing in another game.
func frenchLevel(level, of int) string { return frenchLevelAt(level) + frenchLevelsOf(of) }

func frenchLevelAt(level int) string { return "niveau " + strconv.Itoa(level) }
func frenchLevelsOf(of int) string   { return " sur " + strconv.Itoa(of) }
