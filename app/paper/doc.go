// Package paper is a person who chooses sheets to print: boards, pieces, rules, sheets for a class. A [Session] knows
// which are chosen, for which paper, and which pages come of it; it knows no browser and has no sentences, and package
// app/paper/page draws it. What is on the sheets the games draw natively, with package app/paper/sheet, and the build
// puts it into a file, which the page fetches.
package paper
