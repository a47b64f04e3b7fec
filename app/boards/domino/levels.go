package domino

// levels is how many levels the machine has, as ai/players makes them: one that lays any domino, three that overlook
// moves, three that overlook none.
var levels = len(frenchLevels)

var frenchLevels = []string{
	"La machine pose n’importe quel domino permis.",
	"La machine étudie cent positions ; sept coups sur dix lui échappent.",
	"La machine étudie mille positions ; un coup sur deux lui échappe.",
	"La machine étudie cinq mille positions ; trois coups sur dix lui échappent.",
	"La machine n’oublie aucun coup, et étudie sept mille positions.",
	"La machine n’oublie aucun coup, et étudie vingt-cinq mille positions.",
	"La machine calcule jusqu’à une seconde ; parfaite dès que le calcul aboutit.",
}

var englishLevels = []string{
	"The machine lays any domino that is allowed.",
	"The machine studies a hundred positions, but misses seven moves out of ten.",
	"The machine studies a thousand positions, but misses one move out of two.",
	"The machine studies five thousand positions, but misses three moves out of ten.",
	"The machine misses no move, and studies seven thousand positions.",
	"The machine misses no move, and studies twenty-five thousand positions.",
	"The machine thinks for up to a second; perfect once it has seen the end.",
}
