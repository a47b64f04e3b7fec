package morris

// levels is how many levels the machine has, as ai/players makes them: five that look some moves ahead, by the board,
// and overlook some, and one that is perfect.
var levels = len(frenchLevels)

var frenchLevels = []string{
	"La machine ne regarde que son propre coup ; au moins un sur deux lui échappe.",
	"La machine voit deux ou trois coups d’avance, et en manque.",
	"La machine voit trois à cinq coups d’avance, et en manque.",
	"La machine voit quatre à sept coups d’avance, et en manque.",
	"La machine voit sept à onze coups d’avance, et en manque encore.",
	"La machine joue parfaitement : elle connaît la valeur de chaque position.",
}

var englishLevels = []string{
	"The machine looks at its own move alone, and misses at least one out of two.",
	"The machine sees two or three moves ahead, but misses some.",
	"The machine sees three to five moves ahead, but misses some.",
	"The machine sees four to seven moves ahead, but misses some.",
	"The machine sees seven to eleven moves ahead, but still misses some.",
	"The machine plays perfectly: it knows the value of every position.",
}
