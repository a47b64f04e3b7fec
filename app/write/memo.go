//go:build !js

package write

import "tablier/app/i18n"

// memos say what a position knows, by language: the name of each thing, and what it is.
var memos = map[i18n.Lang]Memo{
	i18n.French: {Rows: [][2]string{
		{"position.coups()", "les coups permis, une liste de textes"},
		{"position.jouer(coup)", "la position d’après ; l’ancienne ne change pas"},
		{"position.trait", "\"O\" ou \"R\", le camp qui joue ; \"hasard\" s’il faut tirer"},
		{"position.gagnant()", "\"O\", \"R\" ou None"},
		{"position.finie()", "True ou False"},
		{"position.cases()", "un dictionnaire\u202f: ce que tient chaque case"},
		{"position.points()", "les points des deux camps, ou None"},
		{"position.chances()", "les tirages et leurs poids"},
		{"position.valeur_exacte()", "1, 0 ou −1 pour le camp au trait, si elle est connue"},
		{"position.afficher()", "écrit la position"},
		{"debut(), lire(texte)", "une position\u202f: from tablier import debut, lire"},
		{"@observe", "note les appels d’une fonction"},
	}, Told: "Une position ne change jamais, se compare et peut être une clé. Les noms anglais vont aussi\u202f: " +
		"moves, play, " +
		"turn, winner, over, cells, score, weights, exact_value, show, start, read."},
	i18n.English: {Rows: [][2]string{
		{"position.moves()", "the legal moves, a list of texts"},
		{"position.play(move)", "the position after it; the old one does not change"},
		{"position.turn", "\"O\" or \"R\", the side that plays; \"hasard\" where chance draws"},
		{"position.winner()", "\"O\", \"R\" or None"},
		{"position.over()", "True or False"},
		{"position.cells()", "a dictionary: what each cell holds"},
		{"position.score()", "the points of both sides, or None"},
		{"position.weights()", "the draws and their weights"},
		{"position.exact_value()", "1, 0 or −1 for the side to move, where it is known"},
		{"position.show()", "prints the position"},
		{"start(), read(text)", "a position: from tablier import start, read"},
		{"@observe", "notes the calls of a function"},
	}, Told: "A position never changes, can be compared and can be a key. French names work too: coups, jouer, trait, " +
		"gagnant, finie, cases, points, chances, valeur_exacte, afficher, debut, lire."},
}
