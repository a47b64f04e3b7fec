package i18n

// Variants is what is said where all variants are shown, and of the one that the home page shows.
type Variants struct {
	World     func(game string) string       // where the names of a game's variants come from
	Count     func(names, boards int) string // how many there are, and what can be done
	SameRules func(game string) string       // of another name of a game
	Others    string                         // the variants without names
	All       func(names int) string         // the way to all names
	Play      string                         // the way to the one that is shown
}
