package i18n

import "strconv"

// Past is what is said about the games that were played and about all that is kept.
type Past struct {
	Nav, Title, Lead, None string
	Later                  string // what a later version has written

	// how games ended, counted
	AgainstMachine   string
	Opponent         func(variant, level string) string // variant is empty where there is only one
	Won, Drawn, Lost string
	Together         string // names the only line of two people's results
	Reset, ResetYes  string
	ResetAsk         func(game string) string

	// which games are shown
	Game, Name string
	EveryGame  string
	Nobody     func(name string) string

	// one game
	List         string
	Games        func(n int) string
	Versus       func(one, other string) string
	Moves        func(n int) string
	ResignedTo   func(winner, loser string) string
	YouResigned  func(winner string) string
	Unfinished   string
	Retaken      string // a move was taken back after it had revealed something
	Replay, Drop string
	DropAsk      string
	Broken       string // it cannot be replayed
	More         func(n int) string

	// all that is kept
	Data, DataWhere         string
	Durable, Evictable      string
	Refused                 string
	Aside                   func(names string) string
	Export, Import, Erase   string
	Exported                func(file string) string
	ImportAsk               func(games int) string
	ImportYes, Imported     string
	EraseAsk, EraseYes      string
	Erased, NoRoom, Keep    string
	Unchanged               string
	FileTooLarge, FileAlien string
	FileLater               string
	Reading, StopReading    string // of a file that takes a while
	FileField, FileKey      func(name string) string
	FileText, TextLater     func(key string) string
	FileEntry               func(key string, number int) string // counted from 1
	Detail                  func(why string) string             // what the program says, in English
}

var frenchPast = Past{
	Nav: "Parties", Title: "Parties", Lead: "Les parties jouées sur cet appareil, à revoir ou à reprendre.",
	None: "Aucune partie pour l’instant. Vous retrouverez ici celles que vous finissez, et celles que vous quittez pour " +
		"une autre.",
	Later: "Une version plus récente de Tablier a écrit ces parties. Mettez la page à jour pour les lire.",

	AgainstMachine: "Contre la machine",
	Opponent: func(variant, level string) string {
		if variant == "" {
			return level
		}
		return variant + ", " + level
	},
	Won: "Gagnées", Drawn: "Nulles", Lost: "Perdues", Together: "Parties",
	Reset: "Remettre à zéro", ResetYes: "Effacer les statistiques",
	ResetAsk: func(game string) string {
		return "Effacer les statistiques " + De(game) + "\u00a0? Les parties restent."
	},

	Game: "Jeu", Name: "Nom d’un joueur", EveryGame: "Tous les jeux",
	Nobody: func(name string) string { return "Personne ne s’appelle « " + name + " » dans ces parties." },

	List:   "Parties jouées",
	Games:  func(n int) string { return French.Count(n, "partie", "parties") },
	Versus: func(one, other string) string { return one + " contre " + other },
	Moves:  func(n int) string { return French.Count(n, "coup", "coups") },
	ResignedTo: func(winner, loser string) string {
		return winner + " gagne : " + loser + " abandonne."
	},
	YouResigned: func(winner string) string { return winner + " gagne : vous avez abandonné." },
	Unfinished:  "Partie inachevée.", Retaken: "coup annulé après une révélation",
	Replay: "Revoir", Drop: "Supprimer", DropAsk: "Supprimer cette partie\u00a0?",
	Broken: "Cette partie ne peut plus être rejouée : son enregistrement est abîmé.",
	More:   func(n int) string { return "Montrer " + French.Count(n, "autre partie", "autres parties") },

	Data: "Vos données", DataWhere: "Parties, statistiques et réglages restent sur cet appareil.",
	Durable:   "Rien ne s’efface sans vous.",
	Evictable: "Le navigateur peut tout effacer s’il manque de place.",
	Refused:   "L’appareil refuse d’enregistrer : la suite sera oubliée à la fermeture.",
	Aside: func(names string) string {
		return "Des enregistrements illisibles sont gardés à part (" + names + "). Ils partent avec l’export."
	},
	Export: "Exporter", Import: "Importer", Erase: "Tout effacer",
	Exported: func(file string) string { return "Tout est dans le fichier " + file + "." },
	ImportAsk: func(games int) string {
		return "Remplacer tout ce qui est ici par le contenu du fichier\u00a0? Il contient " +
			French.Count(games, "partie jouée", "parties jouées") + "."
	},
	ImportYes: "Remplacer", Imported: "Tout vient maintenant du fichier.",
	EraseAsk: "Effacer de cet appareil toutes les parties, les statistiques et les réglages\u00a0?", EraseYes: "Effacer",
	Erased: "Tout est effacé.", NoRoom: "L’appareil refuse d’enregistrer tout cela.", Keep: "Garder",
	Unchanged:    "Rien n’a changé.",
	Reading:      "Lecture du fichier…",
	StopReading:  "Arrêter la lecture",
	FileTooLarge: "Ce fichier est trop gros pour venir de Tablier.",
	FileAlien:    "Ce fichier n’est pas un export de Tablier.",
	FileLater:    "Ce fichier vient d’une version plus récente de Tablier. Mettez la page à jour.",
	FileField: func(name string) string {
		return "Ce fichier a un champ de trop : « " + name + " »."
	},
	FileKey:  func(name string) string { return "Ce fichier a une donnée inconnue de Tablier : « " + name + " »." },
	FileText: func(key string) string { return "La donnée « " + key + " » est illisible." },
	TextLater: func(key string) string {
		return "La donnée « " + key + " » vient d’une version plus récente de Tablier. Mettez la page à jour."
	},
	FileEntry: func(key string, number int) string {
		return "Dans la donnée « " + key + " », l’entrée " + strconv.Itoa(number) + " est illisible."
	},
	Detail: func(why string) string { return "Détail, en anglais : " + why },
}

var englishPast = Past{
	Nav: "Played", Title: "Games played", Lead: "The games played on this device, to replay or resume.",
	None:  "No game yet. Here you will find those you finish, and those you leave for another.",
	Later: "A later version of Tablier has written these games. Update the page to read them.",

	AgainstMachine: "Against the machine",
	Opponent: func(variant, level string) string {
		if variant == "" {
			return level
		}
		return variant + ", " + level
	},
	Won: "Won", Drawn: "Drawn", Lost: "Lost", Together: "Games",
	Reset: "Reset", ResetYes: "Delete the statistics",
	ResetAsk: func(game string) string {
		return "Delete the statistics of " + game + "? The games stay."
	},

	Game: "Game", Name: "Name of a player", EveryGame: "All games",
	Nobody: func(name string) string { return "Nobody is called “" + name + "” in these games." },

	List:   "Games played",
	Games:  func(n int) string { return English.Count(n, "game", "games") },
	Versus: func(one, other string) string { return one + " against " + other },
	Moves:  func(n int) string { return English.Count(n, "move", "moves") },
	ResignedTo: func(winner, loser string) string {
		return winner + " wins: " + loser + " resigns."
	},
	YouResigned: func(winner string) string { return winner + " wins: you resigned." },
	Unfinished:  "Unfinished.", Retaken: "a move taken back after it revealed something",
	Replay: "Replay", Drop: "Delete", DropAsk: "Delete this game?",
	Broken: "This game can no longer be replayed: what was kept of it is damaged.",
	More:   func(n int) string { return "Show " + English.Count(n, "more game", "more games") },

	Data: "Your data", DataWhere: "Games, statistics and settings stay on this device.",
	Durable:   "Nothing is deleted unless you do it.",
	Evictable: "The browser may delete it all when it runs out of room.",
	Refused:   "This device refuses to save: what follows will be forgotten when you close the page.",
	Aside: func(names string) string {
		return "Saves that could not be read are kept aside (" + names + "). They go along with the export."
	},
	Export: "Export", Import: "Import", Erase: "Delete everything",
	Exported: func(file string) string { return "Everything is in the file " + file + "." },
	ImportAsk: func(games int) string {
		return "Replace everything here with what is in the file? It holds " +
			English.Count(games, "game played", "games played") + "."
	},
	ImportYes: "Replace", Imported: "Everything now comes from the file.",
	EraseAsk: "Delete all games, statistics and settings from this device?", EraseYes: "Delete",
	Erased: "Everything is deleted.", NoRoom: "This device refuses to save all of that.", Keep: "Keep",
	Unchanged:    "Nothing has changed.",
	Reading:      "Reading the file…",
	StopReading:  "Stop reading",
	FileTooLarge: "This file is too large to come from Tablier.",
	FileAlien:    "This file is no export of Tablier.",
	FileLater:    "This file comes from a later version of Tablier. Update the page.",
	FileField:    func(name string) string { return "This file has a field too many: “" + name + "”." },
	FileKey:      func(name string) string { return "This file has data unknown to Tablier: “" + name + "”." },
	FileText:     func(key string) string { return "The data “" + key + "” cannot be read." },
	TextLater: func(key string) string {
		return "The data “" + key + "” come from a later version of Tablier. Update the page."
	},
	FileEntry: func(key string, number int) string {
		return "In the data “" + key + "”, entry " + strconv.Itoa(number) + " cannot be read."
	},
	Detail: func(why string) string { return "Detail: " + why },
}
