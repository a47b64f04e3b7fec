package i18n

import "strconv"

// Share is what is said about sharing a game.
type Share struct {
	Title                                                string
	Link, Record, Position                               string // what the field shows
	CopyLink, CopyRecord, CopyPosition                   string
	Copied, CopyByHand                                   string
	Send                                                 string // hands the link to another application
	CodeOfLink, TooLongForCode, TooLong, NoLink          string
	LinkSoon                                             string // while the link of a long game is made
	YoursOnly                                            string
	Open, OpenWhy, OpenIt                                string
	Kept, KnownAlready, PassedAlready                    string
	Watched, WatchedWhy                                  string
	Opening, DoNotOpen                                   string // while a long game is read
	NothingToOpen, NoneOfThese, LinkIllegal, RecordShort string
	LinkAlien, LinkNewer, LinkDamaged                    string
	LinkUnknown, LinkLong, TextLong                      string
	MoveRefused                                          func(number int, move string) string
	MoveMissing                                          func(number int) string // a move that the text no longer says
	PositionUnread, RecordUnread                         func(character int) string
	PositionShort                                        string
	RecordField                                          func(field string) string
	UnknownName                                          func(what, name string) string
	SeedWrong                                            func(round int) string
}

var frenchShare = Share{
	Title: "Partager",
	Link:  "Lien de la partie", Record: "Partie en JSON", Position: "Position en texte",
	CopyLink: "Copier le lien", CopyRecord: "Copier la partie", CopyPosition: "Copier la position",
	Copied: "Copié.", CopyByHand: "Le navigateur refuse de copier. Le texte est sélectionné : copiez-le vous-même.",
	Send:           "Partager…",
	CodeOfLink:     "Code QR du lien",
	TooLongForCode: "Cette partie est trop longue pour un code QR.",
	TooLong:        "Cette partie est trop longue pour un lien. Copiez-la en JSON.",
	NoLink:         "Cette partie ne peut pas devenir un lien. Copiez-la en JSON.",
	LinkSoon:       "Le lien de cette longue partie se prépare.",
	YoursOnly:      "Seul ce que vous savez de la partie est partagé : ce qui est caché le reste.",
	Open:           "Ouvrir une partie", OpenIt: "Ouvrir",
	OpenWhy:       "Collez un lien, une partie en JSON ou une position de ce jeu.",
	Kept:          "La partie d’avant est gardée parmi les parties passées.",
	KnownAlready:  "Ce lien n’apporte rien de nouveau : la partie est déjà là.",
	PassedAlready: "Ce lien montre un moment de la partie en cours.",
	Watched:       "Partie reçue, à regarder.",
	WatchedWhy:    "Ce qui est caché n’y figure pas : personne ne peut la continuer ici.",
	Opening:       "Une longue partie s’ouvre : un instant.", DoNotOpen: "Ne pas l’ouvrir",
	NothingToOpen: "Collez d’abord un lien, une partie ou une position.",
	LinkAlien:     "Ce lien ne contient pas de partie de Tablier.",
	LinkNewer:     "Ce lien vient d’une version plus récente de Tablier. Mettez la page à jour, puis ouvrez-le à nouveau.",
	LinkDamaged:   "Ce lien est incomplet ou abîmé. Demandez qu’on vous l’envoie à nouveau, copié en entier.",
	LinkUnknown:   "Ce lien est d’un jeu, d’une variante ou d’une option que Tablier ne connaît pas ici.",
	LinkLong:      "Ce lien est trop long pour être celui d’une partie.",
	TextLong:      "Ce texte est trop long pour être celui d’une partie.",
	NoneOfThese:   "Ce n’est ni un lien, ni une partie, ni une position de ce jeu.",
	LinkIllegal:   "Ce lien est entier, mais n’est pas une partie.", RecordShort: "Il manque la fin de la partie en JSON.",
	MoveRefused: func(number int, move string) string {
		return "Le coup n° " + strconv.Itoa(number) + " (" + move + ") n’est pas permis."
	},
	MoveMissing: func(number int) string {
		return "La partie est déjà finie avant le coup n° " + strconv.Itoa(number) + "."
	},
	PositionUnread: func(character int) string {
		return "La position ne se comprend plus à partir du caractère " + strconv.Itoa(character) + "."
	},
	PositionShort: "Il manque la fin de la position.",
	RecordUnread: func(character int) string {
		return "Ce n’est pas une partie en JSON : le texte ne se comprend plus à partir du caractère " +
			strconv.Itoa(character) + "."
	},
	RecordField: func(field string) string {
		if field == "" {
			return "Ce n’est pas une partie en JSON : un champ n’est pas ce qu’il doit être."
		}
		return "Ce n’est pas une partie en JSON : le champ « " + field + " » n’est pas ce qu’il doit être."
	},
	UnknownName: func(what, name string) string {
		noun := map[string]string{"game": "Le jeu", "variant": "La variante", "option": "L’option"}[what]
		if noun == "" {
			noun = "Le nom"
		}
		return noun + " « " + name + " » n’est pas de ceux que Tablier connaît ici."
	},
	SeedWrong: func(round int) string {
		return "Les tirages de la manche " + strconv.Itoa(round) + " ne sont pas ceux que la partie annonce."
	},
}

var englishShare = Share{
	Title: "Share",
	Link:  "Link to this game", Record: "Game as JSON", Position: "Position as text",
	CopyLink: "Copy the link", CopyRecord: "Copy the game", CopyPosition: "Copy the position",
	Copied: "Copied.", CopyByHand: "The browser does not let this page copy. The text is selected: copy it yourself.",
	Send:           "Share…",
	CodeOfLink:     "QR code of the link",
	TooLongForCode: "This game is too long for a QR code.",
	TooLong:        "This game is too long for a link. Copy it as JSON.",
	NoLink:         "This game cannot become a link. Copy it as JSON.",
	LinkSoon:       "The link of this long game is being made.",
	YoursOnly:      "Only what you know of the game is shared: what is hidden stays hidden.",
	Open:           "Open a game", OpenIt: "Open",
	OpenWhy:       "Paste a link, a game as JSON or a position of this game.",
	Kept:          "The game before is kept among the past games.",
	KnownAlready:  "This link brings nothing new: the game is already here.",
	PassedAlready: "This link shows a moment of the game you are playing.",
	Watched:       "A game received, to be looked at.",
	WatchedWhy:    "What is hidden is not in it: nobody can play it on here.",
	Opening:       "A long game is being opened: one moment.", DoNotOpen: "Do not open it",
	NothingToOpen: "Paste a link, a game or a position first.",
	LinkAlien:     "There is no game of Tablier in this link.",
	LinkNewer:     "This link comes from a newer version of Tablier. Update the page, then open it again.",
	LinkDamaged:   "This link is incomplete or damaged. Ask for it again, copied whole.",
	LinkUnknown:   "This link is of a game, a variant or an option that Tablier does not know here.",
	LinkLong:      "This link is too long to be one of a game.",
	TextLong:      "This text is too long to be one of a game.",
	NoneOfThese:   "This is no link, no game and no position of this game.",
	LinkIllegal:   "This link is whole, but it is not a game.", RecordShort: "The end of the game as JSON is missing.",
	MoveRefused: func(number int, move string) string {
		return "Move no. " + strconv.Itoa(number) + " (" + move + ") is not allowed."
	},
	MoveMissing: func(number int) string {
		return "The game is over before move no. " + strconv.Itoa(number) + "."
	},
	PositionUnread: func(character int) string {
		return "Read as a position, it makes no sense from character " + strconv.Itoa(character) + " on."
	},
	PositionShort: "The end of the position is missing.",
	RecordUnread: func(character int) string {
		return "This is no game as JSON: it makes no sense from character " + strconv.Itoa(character) + " on."
	},
	RecordField: func(field string) string {
		if field == "" {
			return "This is no game as JSON: a field is not what it should be."
		}
		return "This is no game as JSON: the field “" + field + "” is not what it should be."
	},
	UnknownName: func(what, name string) string {
		noun := map[string]string{"game": "game", "variant": "variant", "option": "option"}[what]
		if noun == "" {
			noun = "name"
		}
		return "Tablier knows no " + noun + " “" + name + "” here."
	},
	SeedWrong: func(round int) string {
		return "The draws of round " + strconv.Itoa(round) + " are not those that the game announces."
	},
}
