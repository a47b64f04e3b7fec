// Package names has what the certificates of package certificate are called. It has none of their texts, so that a page
// can offer them.
package names

// A Name is a certificate: its file without the ending, and the game and the variant that it is about; none where it is
// about puzzles of the game.
type Name struct{ File, Game, Variant string }

// All returns the certificates in the order in which they are offered.
func All() []Name {
	return []Name{
		{"tapatan", "tapatan", "tapatan"}, {"achi", "tapatan", "achi"}, {"neuf-trous", "tapatan", "neuf-trous"},
		{"pendus", "tapatan", "pendus"}, {"tant-fant", "tapatan", "tant-fant"}, {"shisima", "tapatan", "shisima"},
		{"rota", "tapatan", "rota"}, {"tsoro", "tapatan", "tsoro"}, {"picaria", "tapatan", "picaria"},
		{"picaria-13", "tapatan", "picaria-13"},
		{"domino-3", "domino", "3"}, {"domino-4", "domino", "4"}, {"domino-5", "domino", "5"},
		{"entropy", "entropy", ""},
	}
}
