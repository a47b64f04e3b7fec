package i18n

import (
	"strings"
)

// Request asks somebody, or the reader where who is empty, for a deed: "À vous de glisser un pion." A deed is written
// as the language joins it to the rest: "de glisser un pion", "slide a pawn".
func (l Lang) Request(who, deed string) string {
	switch {
	case l == French && who == "":
		return "À vous " + deed + "."
	case l == French:
		return to(who) + " " + deed + "."
	case who == "":
		return "Your turn: " + deed + "."
	}
	return player(who) + " to " + deed + "."
}

// to is what a French request begins with. A side may be called by its place in the order of play.
func to(who string) string {
	switch who {
	case "Premier", "Second":
		return "Au " + strings.ToLower(who) + " joueur"
	}
	return "À " + who
}

// player is what an English one begins with.
func player(who string) string {
	switch who {
	case "First", "Second":
		return who + " player"
	}
	return who
}

// Does says what somebody does, or the reader where who is empty: "Zoé pose", "Vous posez".
func (l Lang) Does(who, verb, yours string) string {
	switch {
	case who != "":
		return who + " " + verb
	case l == French:
		return "Vous " + yours
	}
	return "You " + yours
}

// Verb returns the verb of what somebody does, or the reader where who is empty.
func Verb(who, verb, yours string) string {
	if who == "" {
		return yours
	}
	return verb
}

// Results are the sentences that say how a match for points has ended. Name is empty when it is the reader who has won.
type Results struct {
	WinsBy func(name string, own, other int) string
	DrawBy func(points int) string
}
