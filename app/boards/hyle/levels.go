package hyle

// levels is how many levels the machine has, as ai/players makes them: four that count points and overlook moves,
// three that know the possible lines, five that look two or three plies ahead, three that search for so many
// positions.
var levels = len(frenchLevels)

var frenchLevels = []string{
	"La machine ne voit que les points faits ; six coups sur sept lui échappent.",
	"La machine ne voit que les points faits ; trois coups sur quatre lui échappent.",
	"La machine ne voit que les points faits ; cinq coups sur huit lui échappent.",
	"La machine ne voit que les points faits ; quatre coups sur neuf lui échappent.",
	"La machine juge les lignes inachevées ; deux coups sur trois lui échappent.",
	"La machine juge les lignes inachevées ; un coup sur deux lui échappe.",
	"La machine juge les lignes inachevées ; trois coups sur huit lui échappent.",
	"La machine pense à la réponse ; plus de deux coups sur cinq lui échappent.",
	"La machine pense à la réponse ; près d’un coup sur quatre lui échappe.",
	"La machine pense à la réponse ; un coup sur vingt lui échappe.",
	"La machine voit trois coups d’avance ; un coup sur sept lui échappe.",
	"La machine voit trois coups d’avance, et n’en manque aucun.",
	"La machine n’oublie aucun coup, et étudie mille positions.",
	"La machine n’oublie aucun coup, et étudie douze mille positions.",
	"La machine n’oublie aucun coup, et calcule jusqu’à une seconde.",
}

var englishLevels = []string{
	"The machine sees only points already made, and misses six moves out of seven.",
	"The machine sees only points already made, and misses three moves out of four.",
	"The machine sees only points already made, and misses five moves out of eight.",
	"The machine sees only points already made, and misses four moves out of nine.",
	"The machine values unfinished lines, but misses two moves out of three.",
	"The machine values unfinished lines, but misses one move out of two.",
	"The machine values unfinished lines, but misses three moves out of eight.",
	"The machine thinks of the reply, but misses more than two moves out of five.",
	"The machine thinks of the reply, but misses nearly one move out of four.",
	"The machine thinks of the reply, and misses one move out of twenty.",
	"The machine sees three moves ahead, and misses one move out of seven.",
	"The machine sees three moves ahead, and misses none.",
	"The machine misses no move, and studies a thousand positions.",
	"The machine misses no move, and studies twelve thousand positions.",
	"The machine misses no move, and thinks for up to a second.",
}
