// Package lib holds the modules that a player written in Python may import: tablier, positions of every game, and
// tapatan, its rules in plain Python to be read. They run unchanged wherever there is a module _tablier_hote, with two
// functions: regles(question) asks a Host (package python), compte() counts a look at a position.
package lib

import "embed"

// Files are the modules, each by its file name.
//
//go:embed *.py
var Files embed.FS
