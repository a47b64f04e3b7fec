package stratege

import "tablier/app/board"

// ladder is the machine's levels, as ai/players makes them: five that look at their own move alone, two that look at
// the reply as well, three that overlook none and look at more and more positions.
var ladder = board.Ladder{Levels: len(frenchLevels), OldLevels: []int{1, 5, 7, 8, 9, 10}}

var frenchLevels = []board.Level{
	{Name: "Novice", How: "Regarde un seul coup, et en oublie neuf sur dix."},
	{Name: "Timide", How: "Regarde un seul coup, et en oublie cinq sur six."},
	{Name: "Modeste", How: "Regarde un seul coup, et en oublie trois sur quatre."},
	{Name: "Tranquille", How: "Regarde un seul coup, et en oublie deux sur trois."},
	{Name: "Agile", How: "Regarde un seul coup, et en oublie plus d’un sur deux."},
	{Name: "Lucide", How: "Regarde aussi la réponse, mais oublie près d’un coup sur deux."},
	{Name: "Alerte", How: "Regarde aussi la réponse, et oublie un coup sur cinq."},
	{Name: "Habile", How: "N’oublie aucun coup, et étudie quatre cents positions."},
	{Name: "Tenace", How: "N’oublie aucun coup, et étudie dix mille positions."},
	{Name: "Redoutable", How: "N’oublie aucun coup, et calcule jusqu’à une seconde."},
}

var englishLevels = []board.Level{
	{Name: "Novice", How: "Looks at its own move alone, and overlooks nine of ten."},
	{Name: "Timid", How: "Looks at its own move alone, and overlooks five of six."},
	{Name: "Modest", How: "Looks at its own move alone, and overlooks three of four."},
	{Name: "Quiet", How: "Looks at its own move alone, and overlooks two of three."},
	{Name: "Nimble", How: "Looks at its own move alone, and overlooks more than one of two."},
	{Name: "Lucid", How: "Looks at the reply as well, but overlooks nearly every other move."},
	{Name: "Alert", How: "Looks at the reply as well, and overlooks one move of five."},
	{Name: "Skilled", How: "Overlooks no move, and studies four hundred positions."},
	{Name: "Tenacious", How: "Overlooks no move, and studies ten thousand positions."},
	{Name: "Formidable", How: "Overlooks no move, and computes for up to a second."},
}
