package i18n

// Aids are the sentences of what helps a person on every page: the way past the header, shortcuts, sounds.
type Aids struct {
	Skip                string
	Sounds              string
	Shortcuts           string // the title of their list, and the button that opens it
	SingleKeys          string
	Tab, NextControl    string // keys, and what they do
	OpenList            string
	Arrows, WalkBoard   string
	EnterOrSpace, Touch string
	Escape, PutBack     string
	ArrowsAndEnds       string
	WalkMoves           string
}

var frenchAids = Aids{
	Skip:       "Aller au contenu",
	Sounds:     "Sons",
	Shortcuts:  "Raccourcis clavier",
	SingleKeys: "Raccourcis d’une seule touche, comme « ? »",
	Tab:        "Tab, Maj + Tab", NextControl: "Commande suivante ou précédente",
	OpenList: "Ouvrir cette liste",
	Arrows:   "Flèches", WalkBoard: "D’un point du tablier à l’autre",
	EnterOrSpace: "Entrée, Espace", Touch: "Choisir, poser, appuyer",
	Escape: "Échap", PutBack: "Lâcher ce qui est choisi, fermer ce qui est ouvert",
	ArrowsAndEnds: "Flèches, Début, Fin", WalkMoves: "Dans la liste des coups : revoir la partie",
}

var englishAids = Aids{
	Skip:       "Skip to the content",
	Sounds:     "Sounds",
	Shortcuts:  "Keyboard shortcuts",
	SingleKeys: "Shortcuts of a single key, such as “?”",
	Tab:        "Tab, Shift + Tab", NextControl: "Next or previous control",
	OpenList: "Open this list",
	Arrows:   "Arrows", WalkBoard: "From point to point of the board",
	EnterOrSpace: "Enter, Space", Touch: "Choose, place, press",
	Escape: "Escape", PutBack: "Let go of what is chosen, close what is open",
	ArrowsAndEnds: "Arrows, Home, End", WalkMoves: "In the list of moves: walk through the game",
}
