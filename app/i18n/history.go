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

// others counts moves by what they do, in one or in many.
func others(begin string, lang Lang, wins, draws, losses int, does ...string) string {
	var parts []string
	for i, n := range []int{wins, draws, losses} {
		if n > 0 {
			parts = append(parts, lang.Count(n, does[2*i], does[2*i+1]))
		}
	}
	if parts == nil {
		return ""
	}
	return begin + strings.Join(parts, ", ")
}
