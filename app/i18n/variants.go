package i18n

import "strconv"

// Variants is what is said where all variants are shown.
type Variants struct {
	World     func(game string) string       // where the names of a game's variants come from
	Count     func(names, boards int) string // how many there are, and what can be done
	SameRules func(game string) string       // of another name of a game
	Others    string                         // the variants without names
}

var frenchVariants = Variants{
	World: func(game string) string { return game + " dans le monde" },
	Count: func(names, boards int) string {
		return strconv.Itoa(names) + " noms pour " + strconv.Itoa(boards) + " tabliers. Choisissez un lieu ou un nom."
	},
	SameRules: func(game string) string { return "Les règles sont celles de " + game + "." },
	Others:    "Variantes",
}

var englishVariants = Variants{
	World: func(game string) string { return game + " around the world" },
	Count: func(names, boards int) string {
		return strconv.Itoa(names) + " names for " + strconv.Itoa(boards) + " boards. Choose a place or a name."
	},
	SameRules: func(game string) string { return "The rules are those of " + game + "." },
	Others:    "Variants",
}
