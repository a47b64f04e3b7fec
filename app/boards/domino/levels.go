package domino

import "tablier/app/board"

// ladder is the machine's levels, as ai/players makes them: one that lays any domino, three that overlook moves, three
// that overlook none.
var ladder = board.Ladder{Levels: len(frenchLevels), OldLevels: []int{1, 2, 3, 4, 5, 7}}

var frenchLevels = []board.Level{
	{Name: "Fantasque", How: "Pose n’importe quel domino permis."},
	{Name: "Timide", How: "Étudie une centaine de positions, et oublie sept coups sur dix."},
	{Name: "Alerte", How: "Étudie mille positions, et oublie un coup sur deux."},
	{Name: "Habile", How: "Étudie cinq mille positions, et oublie trois coups sur dix."},
	{Name: "Tenace", How: "N’oublie aucun coup, et étudie sept mille positions."},
	{Name: "Perspicace", How: "N’oublie aucun coup, et étudie vingt-cinq mille positions."},
	{Name: "Redoutable", How: "Calcule jusqu’à une seconde ; parfaite dès que le calcul aboutit."},
}

var englishLevels = []board.Level{
	{Name: "Whimsical", How: "Lays any domino that is allowed."},
	{Name: "Timid", How: "Studies a hundred positions, and overlooks seven moves of ten."},
	{Name: "Alert", How: "Studies a thousand positions, and overlooks five moves of ten."},
	{Name: "Skilled", How: "Studies five thousand positions, and overlooks three moves of ten."},
	{Name: "Tenacious", How: "Overlooks no move, and studies seven thousand positions."},
	{Name: "Shrewd", How: "Overlooks no move, and studies twenty-five thousand positions."},
	{Name: "Formidable", How: "Computes for up to a second; perfect once it has computed the end."},
}
