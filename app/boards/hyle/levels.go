package hyle

import "tablier/app/board"

// ladder is the machine's levels, as ai/players makes them: four that count points and overlook moves, three that know
// what lines may become, five that look two or three plies ahead, three that search for so many positions.
var ladder = board.Ladder{Levels: len(frenchLevels), OldLevels: []int{1, 3, 5, 7, 10, 15}}

var frenchLevels = []board.Level{
	{Name: "Novice", How: "Ne compte que les points déjà faits, et oublie six coups sur sept."},
	{Name: "Modeste", How: "Ne compte que les points déjà faits, et oublie trois coups sur quatre."},
	{Name: "Timide", How: "Ne compte que les points déjà faits, et oublie cinq coups sur huit."},
	{Name: "Tranquille", How: "Ne compte que les points déjà faits, et oublie quatre coups sur neuf."},
	{Name: "Alerte", How: "Sait ce que valent les lignes inachevées, mais oublie deux coups sur trois."},
	{Name: "Agile", How: "Sait ce que valent les lignes inachevées, mais oublie un coup sur deux."},
	{Name: "Habile", How: "Sait ce que valent les lignes inachevées, et oublie trois coups sur huit."},
	{Name: "Sage", How: "Pense à la réponse de l’autre, mais oublie plus de deux coups sur cinq."},
	{Name: "Lucide", How: "Pense à la réponse de l’autre, et oublie près d’un coup sur quatre."},
	{Name: "Tenace", How: "Pense à la réponse de l’autre, et n’oublie qu’un coup sur vingt."},
	{Name: "Solide", How: "Calcule trois coups d’avance, et oublie un coup sur sept."},
	{Name: "Méthodique", How: "N’oublie aucun coup, et calcule trois coups d’avance."},
	{Name: "Perspicace", How: "N’oublie aucun coup, et étudie mille positions."},
	{Name: "Virtuose", How: "N’oublie aucun coup, et étudie douze mille positions."},
	{Name: "Redoutable", How: "N’oublie aucun coup, et calcule jusqu’à une seconde."},
}

var englishLevels = []board.Level{
	{Name: "Novice", How: "Counts only points that have been made, and overlooks six moves of seven."},
	{Name: "Modest", How: "Counts only points that have been made, and overlooks three moves of four."},
	{Name: "Timid", How: "Counts only points that have been made, and overlooks five moves of eight."},
	{Name: "Quiet", How: "Counts only points that have been made, and overlooks four moves of nine."},
	{Name: "Alert", How: "Knows what unfinished lines are worth, but overlooks two moves of three."},
	{Name: "Nimble", How: "Knows what unfinished lines are worth, but overlooks every other move."},
	{Name: "Skilled", How: "Knows what unfinished lines are worth, and overlooks three moves of eight."},
	{Name: "Sensible", How: "Thinks of the other’s answer, but overlooks more than two moves of five."},
	{Name: "Lucid", How: "Thinks of the other’s answer, and overlooks nearly one move of four."},
	{Name: "Tenacious", How: "Thinks of the other’s answer, and overlooks only one move of twenty."},
	{Name: "Solid", How: "Looks three moves ahead, and overlooks one move of seven."},
	{Name: "Methodical", How: "Overlooks no move, and looks three moves ahead."},
	{Name: "Shrewd", How: "Overlooks no move, and studies a thousand positions."},
	{Name: "Virtuoso", How: "Overlooks no move, and studies twelve thousand positions."},
	{Name: "Formidable", How: "Overlooks no move, and computes for up to a second."},
}
