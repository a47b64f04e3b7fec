package stratege

import "tablier/app/board"

// ladder is the machine's levels, as ai/players makes them: three that look a move or two ahead and overlook some,
// three that overlook none and look at more and more positions.
var ladder = board.Ladder{Levels: len(frenchLevels), OldLevels: []int{1, 2, 3, 4, 5, 6}}

var frenchLevels = []board.Level{
	{Name: "Novice", How: "Regarde un seul coup, et en oublie neuf sur dix."},
	{Name: "Timide", How: "Regarde un seul coup, et en oublie six sur dix."},
	{Name: "Alerte", How: "Regarde aussi la réponse, et oublie un coup sur cinq."},
	{Name: "Habile", How: "N’oublie aucun coup, et étudie quatre cents positions."},
	{Name: "Tenace", How: "N’oublie aucun coup, et étudie dix mille positions."},
	{Name: "Redoutable", How: "N’oublie aucun coup, et calcule jusqu’à une seconde."},
}

var englishLevels = []board.Level{
	{Name: "Novice", How: "Looks at its own move alone, and overlooks nine of ten."},
	{Name: "Timid", How: "Looks at its own move alone, and overlooks six of ten."},
	{Name: "Alert", How: "Looks at the reply as well, and overlooks one move of five."},
	{Name: "Skilled", How: "Overlooks no move, and studies four hundred positions."},
	{Name: "Tenacious", How: "Overlooks no move, and studies ten thousand positions."},
	{Name: "Formidable", How: "Overlooks no move, and computes for up to a second."},
}
