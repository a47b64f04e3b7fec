package i18n

// RulesPage are the sentences of the pages with the rules.
type RulesPage struct {
	Brief          string // the heading of the three sentences
	Contents       string
	Notes, Related string // the parts of the page after what one needs to play
	Play, Try      string // beside a demonstration
	Missing        string // the rules have not come
}

var frenchRulesPage = RulesPage{
	Brief:    "En bref",
	Contents: "Sommaire",
	Notes:    "Notes", Related: "Pour aller plus loin",
	Play: "Jouer", Try: "Essayer",
	Missing: "Les règles en détail ne sont pas arrivées\u202f: il faut le réseau, une fois.",
}

var englishRulesPage = RulesPage{
	Brief:    "In short",
	Contents: "Contents",
	Notes:    "Notes", Related: "Going further",
	Play: "Play", Try: "Try it",
	Missing: "The rules in detail have not come: they need the network, once.",
}
