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
	Graph, GraphNone                    string
	GraphHow                            func(top, bottom string) string
	GraphEyes                           func(top, bottom string) string // each line is what that player could know
	Eyes                                func(name string) string        // what comes next is as somebody could know it
	InWords                             string
	// Span is about positions, counted by the moves that lead to them.
	Span            func(from, to int, value string) string
	Drawn, Balanced string
	Winning, Ahead  func(name string) string
	Turns           string
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
	Running: "La machine relit la partie en remontant depuis la fin.", Stopped: "L’analyse est arrêtée.",
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
	Graph: "Évaluation coup par coup", GraphNone: "pas encore évaluée",
	GraphHow: func(top, bottom string) string {
		return "En haut, " + top + " gagne ; en bas, " + bottom + ". Trait plein : valeurs exactes ; tirets : estimations."
	},
	GraphEyes: func(top, bottom string) string {
		return "En haut, " + top + " gagne ; en bas, " + bottom +
			". Chacun n’est jugé que sur ce qu’il pouvait savoir à son tour : trait plein, " +
			top + " ; tirets, " + bottom + "."
	},
	Eyes:    func(name string) string { return "Avec ce que savait " + name },
	InWords: "Les valeurs en toutes lettres",
	Span: func(from, to int, value string) string {
		switch {
		case to == 0:
			return "Au départ : " + value + "."
		case from == to:
			return "Après " + French.Count(to, "coup", "coups") + " : " + value + "."
		case from == 0:
			return "Du départ au coup " + strconv.Itoa(to) + " : " + value + "."
		}
		return "Du coup " + strconv.Itoa(from) + " au coup " + strconv.Itoa(to) + " : " + value + "."
	},
	Drawn: "nulle (exact)", Balanced: "jeu égal (estimation)",
	Winning: func(name string) string { return name + " gagne (exact)" },
	Ahead:   func(name string) string { return "avantage à " + name + " (estimation)" },
	Turns:   "Tournants",
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
	Running: "The machine is reading the game again, backwards from the end.", Stopped: "The analysis has been stopped.",
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
	Graph: "Evaluation move by move", GraphNone: "not evaluated yet",
	GraphHow: func(top, bottom string) string {
		return "At the top " + top + " wins, at the bottom " + bottom + ". Full line: exact values; dashes: estimates."
	},
	GraphEyes: func(top, bottom string) string {
		return "At the top " + top + " wins, at the bottom " + bottom +
			". Each is judged by what they could know at their turn: full line, " +
			top + "; dashes, " + bottom + "."
	},
	Eyes:    func(name string) string { return "By what " + name + " knew" },
	InWords: "The values in words",
	Span: func(from, to int, value string) string {
		switch {
		case to == 0:
			return "At the start: " + value + "."
		case from == to:
			return "After " + English.Count(to, "move", "moves") + ": " + value + "."
		case from == 0:
			return "From the start to move " + strconv.Itoa(to) + ": " + value + "."
		}
		return "From move " + strconv.Itoa(from) + " to move " + strconv.Itoa(to) + ": " + value + "."
	},
	Drawn: "a draw (exact)", Balanced: "even (estimate)",
	Winning: func(name string) string { return name + " wins (exact)" },
	Ahead:   func(name string) string { return name + " is ahead (estimate)" },
	Turns:   "Turning points",
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
