package stratege

// levels is how many levels the machine has, as ai/players makes them: five that look at their own move alone, two
// that look at the reply as well, three that overlook none and look at more and more positions.
var levels = len(frenchLevels)

var frenchLevels = []string{
	"La machine ne regarde que son propre coup ; neuf sur dix lui échappent.",
	"La machine ne regarde que son propre coup ; cinq sur six lui échappent.",
	"La machine ne regarde que son propre coup ; trois sur quatre lui échappent.",
	"La machine ne regarde que son propre coup ; deux sur trois lui échappent.",
	"La machine ne regarde que son propre coup ; plus d’un sur deux lui échappe.",
	"La machine voit aussi la réponse, mais près d’un coup sur deux lui échappe.",
	"La machine voit aussi la réponse ; un coup sur cinq lui échappe.",
	"La machine n’oublie aucun coup, et étudie quatre cents positions.",
	"La machine n’oublie aucun coup, et étudie dix mille positions.",
	"La machine n’oublie aucun coup, et calcule jusqu’à une seconde.",
}

var englishLevels = []string{
	"The machine looks at its own move alone, and misses nine out of ten.",
	"The machine looks at its own move alone, and misses five out of six.",
	"The machine looks at its own move alone, and misses three out of four.",
	"The machine looks at its own move alone, and misses two out of three.",
	"The machine looks at its own move alone, and misses more than one out of two.",
	"The machine sees the reply as well, but misses nearly one move out of two.",
	"The machine sees the reply as well, and misses one move out of five.",
	"The machine misses no move, and studies four hundred positions.",
	"The machine misses no move, and studies ten thousand positions.",
	"The machine misses no move, and thinks for up to a second.",
}
