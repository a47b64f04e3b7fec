package hyle

import "tablier/app/board"

// ladder is the machine's levels, as ai/players makes them: two that count points and overlook moves, two that know
// what lines may become, two that overlook none.
var ladder = board.Ladder{Levels: len(frenchLevels), OldLevels: []int{1, 2, 3, 4, 5, 6}}

var frenchLevels = []board.Level{
	{Name: "Novice", How: "Ne compte que les points déjà faits, et oublie six coups sur sept."},
	{Name: "Timide", How: "Ne compte que les points déjà faits, et oublie deux coups sur trois."},
	{Name: "Alerte", How: "Sait ce que valent les lignes inachevées, mais oublie près d’un coup sur deux."},
	{Name: "Habile", How: "Sait ce que valent les lignes inachevées, et oublie un coup sur dix."},
	{Name: "Tenace", How: "N’oublie aucun coup, et pense à la réponse de l’autre."},
	{Name: "Redoutable", How: "N’oublie aucun coup, et calcule jusqu’à une seconde."},
}

var englishLevels = []board.Level{
	{Name: "Novice", How: "Counts only points that have been made, and overlooks six moves of seven."},
	{Name: "Timid", How: "Counts only points that have been made, and overlooks two moves of three."},
	{Name: "Alert", How: "Knows what unfinished lines are worth, but overlooks nearly every other move."},
	{Name: "Skilled", How: "Knows what unfinished lines are worth, and overlooks one move of ten."},
	{Name: "Tenacious", How: "Overlooks no move, and thinks of the other’s answer."},
	{Name: "Formidable", How: "Overlooks no move, and computes for up to a second."},
}
