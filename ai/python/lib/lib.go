// Package lib holds what a player written in Python may import: package tablier, positions of every game, which is also
// the one for pages and notebooks of teachers (web/examples/python), and tapatan, its rules in plain Python to be read.
// A module _tablier_hote, where there is one, tells what is legal: its regles(question) asks a Host (package python),
// its compte() counts a look at a position. Module essais is what tests of exercises are written with.
package lib

import "embed"

// Files are the modules, and the folder of the package.
//
//go:embed *.py tablier/*.py
var Files embed.FS
