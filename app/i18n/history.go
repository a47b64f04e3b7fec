package i18n

import "strings"

// History is what is said beside the moves of a match of how its value went.
type History struct {
	Title, Move, Value, Start string
	Draw, Even                string                   // in the middle, where games can be drawn or points are compared
	Won                       func(name string) string // at the end
	Drawn, RoundEnds          string
	// Others says what the moves that were not played are worth for who made this one.
	Others                                  func(wins, draws, losses int) string
	Own, Mistake, Other, Edge, Guess, Roots string // the legend
	Eyes                                    func(first, second string) string
	Print                                   string
}

var frenchHistory = History{
	Title: "Coups et valeur de la partie", Move: "Coup", Value: "Valeur", Start: "départ",
	Draw: "nulle", Even: "égalité",
	Won:   func(name string) string { return name + " a gagné" },
	Drawn: "partie nulle", RoundEnds: "fin de la manche",
	Others: func(wins, draws, losses int) string {
		return others("autres coups : ", French, [3]int{wins, draws, losses}, [3][2]string{
			{"gagne", "gagnent"}, {"fait nulle", "font nulle"}, {"perd", "perdent"},
		})
	},
	Own: "votre erreur", Mistake: "erreur", Other: "un autre coup", Edge: "au bord : la fin",
	Guess: "creux : estimation", Roots: "longue partie : les derniers coups sont les plus écartés",
	Eyes: func(first, second string) string {
		return "Chacun n’est jugé que sur ce qu’il savait à son tour. Tirets : " + first + " ; points : " + second + "."
	},
	Print: "Imprimer",
}

var englishHistory = History{
	Title: "Moves and value of the game", Move: "Move", Value: "Value", Start: "start",
	Draw: "draw", Even: "even",
	Won:   func(name string) string { return name + " has won" },
	Drawn: "the game is drawn", RoundEnds: "end of the round",
	Others: func(wins, draws, losses int) string {
		return others("other moves: ", English, [3]int{wins, draws, losses}, [3][2]string{
			{"wins", "win"}, {"draws", "draw"}, {"loses", "lose"},
		})
	},
	Own: "your mistake", Mistake: "mistake", Other: "another move", Edge: "at the edge: the end",
	Guess: "hollow: an estimate", Roots: "long game: the last moves stand furthest apart",
	Eyes: func(first, second string) string {
		return "Each is judged by what they knew at their turn. Dashes: " + first + "; dots: " + second + "."
	},
	Print: "Print",
}

// others counts moves by what they do, in one or in many.
func others(begin string, lang Lang, counts [3]int, does [3][2]string) string {
	var parts []string
	for i, n := range counts {
		if n > 0 {
			parts = append(parts, lang.Count(n, does[i][0], does[i][1]))
		}
	}
	if parts == nil {
		return ""
	}
	return begin + strings.Join(parts, ", ")
}
