package i18n

import "strconv"

// Arrange are the sentences about pieces that each player arranges in secret before the game.
type Arrange struct {
	Yours, Done                     string // what is to be done, and that it is
	Turn, Other                     func(name string) string
	How, Keys                       string
	Left, More                      func(pieces int) string
	Held, NoneLeft                  func(kind string) string
	Chosen, Put                     func(kind, point string) string
	Stock                           string
	InStock                         func(kind string, left int) string
	Fill, Shuffle, Mirror, Clear    string
	Ready                           string
	Named, Name, Keep, Delete, Full string
	Kept                            func(name string) string
	DeleteAsk                       func(name string) string
	Memory, MemoryWhy               string
	Set                             string // in the list of moves
}

var frenchArrange = Arrange{
	Yours: "Disposez vos pions en secret.", Done: "Tous vos pions sont placés. Échangez-en encore, ou dites « Prêt ».",
	Turn:  func(name string) string { return name + " dispose ses pions en secret." },
	Other: func(name string) string { return name + " dispose ses pions." },
	How:   "Glissez un pion de la réserve sur une de vos places, ou touchez l’un puis l’autre.",
	Keys:  "Au clavier : flèches, chiffre pour poser, Suppr pour retirer.",
	Left: func(pieces int) string {
		return "Il reste " + French.Count(pieces, "pion", "pions") + " à placer."
	},
	More: func(pieces int) string { return "Encore " + strconv.Itoa(pieces) },
	Held: func(kind string) string {
		return "Choisi dans la réserve : " + kind + ". Touchez la place où poser ce pion."
	},
	NoneLeft: func(kind string) string { return "La réserve n’a plus de pion : " + kind + "." },
	Chosen: func(kind, point string) string {
		return "Choisi : " + kind + " en " + point + ". Touchez une autre de vos places, ou la réserve pour rendre ce pion."
	},
	Put:   func(kind, point string) string { return "En " + point + " : " + kind + "." },
	Stock: "Réserve",
	InStock: func(kind string, left int) string {
		return kind + ", reste " + strconv.Itoa(left)
	},
	Fill: "Compléter", Shuffle: "Mélanger", Mirror: "Miroir", Clear: "Effacer", Ready: "Prêt",
	Named: "Dispositions", Name: "Nom de la vôtre", Keep: "Garder", Delete: "Supprimer",
	Full:      "La liste est pleine : supprimez une disposition pour en garder une autre.",
	Kept:      func(name string) string { return "« " + name + " » est gardée sur cet appareil." },
	DeleteAsk: func(name string) string { return "Supprimer « " + name + " » ?" },
	Set:       "disposition",
	Memory:    "Mémoire assistée",
	MemoryWhy: "Ce que les attaques ont montré reste marqué. Sans elle, à vous de le retenir.",
}

var englishArrange = Arrange{
	Yours: "Set up your pawns in secret.", Done: "All your pawns are placed. Swap some more, or say “Ready”.",
	Turn:  func(name string) string { return name + " sets up in secret." },
	Other: func(name string) string { return name + " is setting up." },
	How:   "Drag a pawn from the reserve to one of your places, or touch one and then the other.",
	Keys:  "By keyboard: arrows, a digit to put, Delete to take off.",
	Left: func(pieces int) string {
		return English.Count(pieces, "pawn", "pawns") + " left to place."
	},
	More: func(pieces int) string { return strconv.Itoa(pieces) + " to go" },
	Held: func(kind string) string {
		return "Chosen from the reserve: " + kind + ". Touch the place to put this pawn on."
	},
	NoneLeft: func(kind string) string { return "The reserve has no pawn left: " + kind + "." },
	Chosen: func(kind, point string) string {
		return "Chosen: " + kind + " on " + point + ". Touch another place of yours, or the reserve to give this pawn back."
	},
	Put:   func(kind, point string) string { return "On " + point + ": " + kind + "." },
	Stock: "Reserve",
	InStock: func(kind string, left int) string {
		return kind + ", " + strconv.Itoa(left) + " left"
	},
	Fill: "Complete", Shuffle: "Shuffle", Mirror: "Mirror", Clear: "Clear", Ready: "Ready",
	Named: "Set-ups", Name: "Name of yours", Keep: "Keep", Delete: "Delete",
	Full:      "The list is full: delete a set-up to keep another.",
	Kept:      func(name string) string { return "“" + name + "” is kept on this device." },
	DeleteAsk: func(name string) string { return "Delete “" + name + "”?" },
	Set:       "set-up",
	Memory:    "Memory aid",
	MemoryWhy: "What attacks have shown stays marked. Without it, that is for you to remember.",
}
