package entropy

// levels is how many levels the machine has, as ai/players makes them: three that look a few moves ahead and overlook
// some, three that overlook none and look at more and more positions.
var levels = len(frenchLevels)

var frenchLevels = []string{
	"La machine ne regarde que son propre coup ; neuf sur dix lui échappent.",
	"La machine voit aussi la réponse, mais trois coups sur quatre lui échappent.",
	"La machine voit trois coups d’avance, et en manque quatre sur dix.",
	"La machine n’oublie aucun coup, et étudie mille positions.",
	"La machine n’oublie aucun coup, et étudie cinquante mille positions.",
	"La machine n’oublie aucun coup, et calcule jusqu’à une seconde.",
}

var englishLevels = []string{
	"The machine looks at its own move alone, and misses nine out of ten.",
	"The machine sees the reply as well, but misses three moves out of four.",
	"The machine sees three moves ahead, but misses four out of ten.",
	"The machine misses no move, and studies a thousand positions.",
	"The machine misses no move, and studies fifty thousand positions.",
	"The machine misses no move, and thinks for up to a second.",
}
