// Package names has what the certificates of package certificate are called. It has none of their texts, so that a page
// can offer them.
package names

// A Name is a certificate: its file without the ending, and the game and the variant that it is about; none where it is
// about puzzles of the game, and Far where it is about those of their traps that lose late.
type Name struct {
	File, Game, Variant string
	Far                 bool
}

// All returns the certificates in the order in which they are offered.
func All() (list []Name) {
	family := []string{
		"tapatan", "achi", "neuf-trous", "pendus", "tant-fant", "shisima", "rota", "tsoro", "picaria", "picaria-13",
	}
	for _, board := range family {
		list = append(list, Name{File: board, Game: "tapatan", Variant: board})
	}
	for _, zone := range []string{"3", "4", "5"} {
		list = append(list, Name{File: "domino-" + zone, Game: "domino", Variant: zone})
	}
	return append(list, Name{File: "entropy", Game: "entropy"}, Name{File: "entropy-far", Game: "entropy", Far: true})
}
