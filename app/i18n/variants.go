package i18n

import "strconv"

// Variants is what is said where all variants are shown, and of the one that the home page shows.
type Variants struct {
	World     func(game string) string       // where the names of a game's variants come from
	Count     func(names, boards int) string // how many there are, and what can be done
	SameRules func(game string) string       // of another name of a game
	Others    string                         // the variants without names
	All       func(names int) string         // the way to all names
	Play      string                         // the way to the one that is shown
}

var frenchVariants = Variants{
	World: func(game string) string { return game + " dans le monde" },
	Count: func(names, boards int) string {
		return strconv.Itoa(names) + " noms pour " + strconv.Itoa(boards) + " tabliers. Choisissez un lieu ou un nom."
	},
	SameRules: func(game string) string { return "Les règles sont celles de " + game + "." },
	Others:    "Variantes",
	All:       func(names int) string { return "Les " + strconv.Itoa(names) + " noms sur la carte" },
	Play:      "Y jouer",
}

var englishVariants = Variants{
	World: func(game string) string { return game + " around the world" },
	Count: func(names, boards int) string {
		return strconv.Itoa(names) + " names for " + strconv.Itoa(boards) + " boards. Choose a place or a name."
	},
	SameRules: func(game string) string { return "The rules are those of " + game + "." },
	Others:    "Variants",
	All:       func(names int) string { return "All " + strconv.Itoa(names) + " names on the map" },
	Play:      "Play it",
}
