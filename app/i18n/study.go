package i18n

import (
	"strconv"
	"strings"
)

// Study is what is said about replaying a game with evaluations.
type Study struct {
	Title, Why                          string
	NoMoves, UnknownGame, Secrets       string
	Start, GoOn, Stop, Running, Stopped string
	Found                               func(turns int) string // all is known
	Progress                            func(known, positions int) string
	Unvalued                            string
	Eyes                                func(name string) string // what comes next is as somebody could know it
	Turns                               string
	// Turned says what a move has done, a turn of package study; better is the best move.
	Turned  func(turn, better string, last bool) string
	Mark    func(turn string, last bool) string // last: it was the last decisive move
	TurnOf  func(number int, who, move, turned string) string
	NoValue string
}

var frenchTurns = map[string]string{
	"win": "ici le gain s’échappe", "game": "ici la partie bascule", "draw": "ici la nulle s’échappe",
	"lead": "ici l’avantage s’échappe",
}

func frenchTurn(turn string, last bool) string {
	if last {
		return "dernier coup décisif, " + frenchTurns[turn]
	}
	return frenchTurns[turn]
}

var frenchStudy = Study{
	Title:       "Analyser",
	Why:         "La machine relit la partie à pleine force et marque les coups qui l’ont fait tourner.",
	NoMoves:     "Il n’y a encore aucun coup à relire.",
	UnknownGame: "La machine ne connaît pas ce jeu : elle ne peut pas le relire.",
	Secrets:     "Chacun cache quelque chose : cette partie ne se relit qu’une fois finie.",
	Start:       "Lancer l’analyse", GoOn: "Continuer l’analyse", Stop: "Arrêter",
	Running: "La machine relit la partie depuis la fin.", Stopped: "L’analyse est arrêtée.",
	Found: func(turns int) string {
		if turns == 0 {
			return "L’analyse est finie : aucun tournant."
		}
		return "L’analyse est finie : " + French.Count(turns, "tournant", "tournants") + "."
	},
	Progress: func(known, positions int) string {
		return French.Count(known, "position", "positions") + " sur " + strconv.Itoa(positions) + " · " +
			strconv.Itoa(100*known/positions) + " %"
	},
	Unvalued: "pas encore évaluée",
	Eyes:     func(name string) string { return "Avec ce que savait " + name },
	Turns:    "Tournants",
	Turned: func(turn, better string, last bool) string {
		say := frenchTurn(turn, last)
		if better != "" {
			say += " : il fallait " + better
		}
		return strings.ToUpper(say[:1]) + say[1:] + "."
	},
	Mark: frenchTurn,
	TurnOf: func(number int, who, move, turned string) string {
		return strconv.Itoa(number) + ". " + who + ", " + move + ". " + turned
	},
	NoValue: "la machine ne dit rien de cette position",
}

var englishTurns = map[string]string{
	"win": "here the win slips away", "game": "here the game turns", "draw": "here the draw slips away",
	"lead": "here the lead slips away",
}

func englishTurn(turn string, last bool) string {
	if last {
		return "last decisive move, " + englishTurns[turn]
	}
	return englishTurns[turn]
}

var englishStudy = Study{
	Title: "Analyse", Why: "The machine reads the game again at its best and marks the moves that turned it.",
	NoMoves:     "There is no move to read again yet.",
	UnknownGame: "The machine does not know this game: it cannot read it again.",
	Secrets:     "Each of you hides something: this game can be read again once it is over.",
	Start:       "Start the analysis", GoOn: "Go on with the analysis", Stop: "Stop",
	Running: "The machine is reading back from the end.", Stopped: "The analysis has been stopped.",
	Found: func(turns int) string {
		if turns == 0 {
			return "The analysis is complete: no turning point."
		}
		return "The analysis is complete: " + English.Count(turns, "turning point", "turning points") + "."
	},
	Progress: func(known, positions int) string {
		return strconv.Itoa(known) + " of " + English.Count(positions, "position", "positions") + " · " +
			strconv.Itoa(100*known/positions) + "%"
	},
	Unvalued: "not evaluated yet",
	Eyes:     func(name string) string { return "By what " + name + " knew" },
	Turns:    "Turning points",
	Turned: func(turn, better string, last bool) string {
		say := englishTurn(turn, last)
		if better != "" {
			say += ": " + better + " was the move"
		}
		return strings.ToUpper(say[:1]) + say[1:] + "."
	},
	Mark: englishTurn,
	TurnOf: func(number int, who, move, turned string) string {
		return strconv.Itoa(number) + ". " + who + ", " + move + ". " + turned
	},
	NoValue: "the machine says nothing of this position",
}
