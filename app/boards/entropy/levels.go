package entropy

import "tablier/app/board"

// ladder is the machine's levels, as ai/players makes them: three that look a few moves ahead and overlook some,
// three that overlook none and look at more and more positions.
var ladder = board.Ladder{Levels: len(frenchLevels)}

var frenchLevels = []board.Level{
	{Name: "Novice", How: "Regarde un seul coup, et en oublie neuf sur dix."},
	{Name: "Timide", How: "Regarde aussi la réponse, et oublie trois coups sur quatre."},
	{Name: "Alerte", How: "Regarde trois coups devant elle, et en oublie quatre sur dix."},
	{Name: "Habile", How: "N’oublie aucun coup, et étudie mille positions."},
	{Name: "Tenace", How: "N’oublie aucun coup, et étudie cinquante mille positions."},
	{Name: "Redoutable", How: "N’oublie aucun coup, et calcule jusqu’à une seconde."},
}

var englishLevels = []board.Level{
	{Name: "Novice", How: "Looks at its own move alone, and overlooks nine of ten."},
	{Name: "Timid", How: "Looks at the reply as well, and overlooks three moves of four."},
	{Name: "Alert", How: "Looks three moves ahead, and overlooks four of ten."},
	{Name: "Skilled", How: "Overlooks no move, and studies a thousand positions."},
	{Name: "Tenacious", How: "Overlooks no move, and studies fifty thousand positions."},
	{Name: "Formidable", How: "Overlooks no move, and computes for up to a second."},
}
