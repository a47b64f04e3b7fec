// Package play is the table: everything a player expects around a board, written once for all games. The
// [Table] holds a match, the people at it and their score, and turns touches into moves; it knows no game by
// name and no browser, so that it is tested natively. Package shell draws it.
package play

import (
	"math/rand/v2"
	"slices"
	"strings"
	"unicode"
)

// A Seat is one side of the table, 0 or 1, whoever opens: who sits there. The pieces' colour goes with it
// in games that say so.
type Seat struct {
	Name  string `json:"name,omitempty"` // as typed; empty for the usual one
	Level int    `json:"level"`          // 0 for a person, else the machine's level, from 1
}

// An Opening is the rule that says who opens a game.
type Opening string

// The opening rules of the source.
const (
	LoserOpens   Opening = "loser"  // chance the first time, then the loser; after a draw, who did not open
	AlwaysFirst  Opening = "seat0"  // always the player of seat 0
	AlwaysSecond Opening = "seat1"  // always the player of seat 1
	ChanceOpens  Opening = "chance" // chance every time
)

// Openings lists the rules in the order in which they are offered.
func Openings() []Opening { return []Opening{LoserOpens, AlwaysFirst, AlwaysSecond, ChanceOpens} }

// Settings are what a person chooses about the games to come.
type Settings struct {
	Seats   [2]Seat `json:"seats"`
	Opening Opening `json:"opening"`
}

// Usual returns the settings of a first visit: a person in seat 0 against the machine at a middling level of the
// levels it has.
func Usual(levels int) Settings {
	return Settings{Opening: LoserOpens, Seats: [2]Seat{1: {Level: levels/2 + 1}}}
}

// longestName is in runes: what a panel can show.
const longestName = 20

// clean returns the settings with anything out of range put back to what is usual; levels is how many the
// machine has.
func (s Settings) clean(levels int) Settings {
	for i := range s.Seats {
		seat := &s.Seats[i]
		seat.Name = strings.Join(strings.Fields(strings.Map(visible, seat.Name)), " ")
		if runes := []rune(seat.Name); len(runes) > longestName {
			seat.Name = string(runes[:longestName])
		}
		seat.Level = min(max(seat.Level, 0), levels)
	}
	if !slices.Contains(Openings(), s.Opening) {
		s.Opening = LoserOpens
	}
	return s
}

// visible drops what has no shape of its own, such as marks that turn the direction of a whole sentence.
func visible(r rune) rune {
	if unicode.Is(unicode.C, r) && !unicode.IsSpace(r) {
		return -1
	}
	return r
}

// opener says which seat opens the next game; due is the seat whose turn it is to open when the loser does, -1 when
// chance decides that.
func (s Settings) opener(due int, rng *rand.Rand) int {
	switch {
	case s.Opening == AlwaysFirst:
		return 0
	case s.Opening == AlwaysSecond:
		return 1
	case s.Opening == ChanceOpens, due < 0:
		return rng.IntN(2)
	}
	return due
}
