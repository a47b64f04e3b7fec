package morris

import "tablier/app/board"

// ladder is the machine's levels, as ai/players makes them: five that look some moves ahead, by the board, and
// overlook some, and one that is perfect.
var ladder = board.Ladder{Levels: len(frenchLevels)}

var frenchLevels = []board.Level{
	{Name: "Novice", How: "Regarde un seul coup, et en oublie au moins la moitié."},
	{Name: "Timide", How: "Regarde deux ou trois coups devant elle, et en oublie."},
	{Name: "Alerte", How: "Regarde trois à cinq coups devant elle, et en oublie."},
	{Name: "Habile", How: "Regarde quatre à sept coups devant elle, et en oublie."},
	{Name: "Tenace", How: "Regarde sept à onze coups devant elle, et en oublie encore."},
	{Name: "Infaillible", How: "Joue parfaitement : elle connaît la valeur de chaque position."},
}

var englishLevels = []board.Level{
	{Name: "Novice", How: "Looks at its own move alone, and overlooks at least half of them."},
	{Name: "Timid", How: "Looks two or three moves ahead, and overlooks some."},
	{Name: "Alert", How: "Looks three to five moves ahead, and overlooks some."},
	{Name: "Skilled", How: "Looks four to seven moves ahead, and overlooks some."},
	{Name: "Tenacious", How: "Looks seven to eleven moves ahead, and still overlooks some."},
	{Name: "Infallible", How: "Plays perfectly: it knows the value of every position."},
}
