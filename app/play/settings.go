package play

import (
	"slices"
	"strings"
	"unicode"

	"tablier/app/board"
	"tablier/rules"
)

// A Seat is who sits at one side of the table, 0 or 1, whoever opens. The pieces' colour goes with it in games that
// say so.
type Seat struct {
	Name  string `json:"name,omitempty"` // as typed; empty for the usual one
	Level int    `json:"level"`          // 0 for a person, else the machine's level, from 1
	Away  bool   `json:"away,omitempty"` // a person at another screen, who sends links
}

// Here says whether a person sits at this screen.
func (s Seat) Here() bool { return s.Level == 0 && !s.Away }

// away says whether a person sits at another screen.
func (s Seat) away() bool { return s.Away }

// local says whether a seat is played on this device, by a person or by the machine.
func (s Seat) local() bool { return !s.Away }

// An Opening is the rule that decides who opens a game.
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

// A Pace is the speed of a game between machines.
type Pace string

// The paces.
const (
	Calm   Pace = "calm"
	Steady Pace = "steady"
	Brisk  Pace = "brisk"
)

// Paces lists the paces in the order in which they are offered.
func Paces() []Pace { return []Pace{Calm, Steady, Brisk} }

// Settings are what a person chooses about a game: who plays and how it looks, at once, and by which rules the next
// one goes.
type Settings struct {
	Seats   [2]Seat  `json:"seats"`
	Opening Opening  `json:"opening"`
	Variant string   `json:"variant,omitempty"` // empty for the usual one
	Kin     string   `json:"kin,omitempty"`     // the id of the name by which the variant was chosen; empty for its first
	Options []string `json:"options,omitempty"`
	Pace    Pace     `json:"pace,omitempty"`
	Turned  bool     `json:"turned,omitempty"` // the board is seen from the other side
	Memory  Memory   `json:"memory,omitempty"`
}

// Usual returns the settings of a first visit: a person in seat 0 against the machine at its usual level; two people
// where it does not play.
func Usual(game *board.Game) Settings {
	s := Settings{Opening: LoserOpens, Pace: Steady}
	s.Seats[1].Level = game.UsualLevel()
	return s
}

// maxName is the length of a name in runes that a panel can show.
const maxName = 20

// clean returns the settings with the usual value for anything out of range; levels is how many the machine has.
func (s Settings) clean(spec *rules.Spec, levels int) Settings {
	for i := range s.Seats {
		s.Seats[i] = s.Seats[i].clean(levels)
		s.Seats[i].Away = false // a match by links is an affair of that match alone
	}
	if !slices.Contains(Openings(), s.Opening) {
		s.Opening = LoserOpens
	}
	if !slices.Contains(Paces(), s.Pace) {
		s.Pace = Steady
	}
	if s.Memory != Remember && s.Memory != Forget {
		s.Memory = UsualMemory
	}
	if setup, err := spec.Check(rules.Setup{Variant: s.Variant, Options: s.Options}); err == nil {
		s.Variant, s.Options = setup.Variant, setup.Options
	} else {
		s.Variant, s.Options = spec.Variants[0], nil
	}
	return s
}

func (s Seat) clean(levels int) Seat {
	s.Name = strings.Join(strings.Fields(strings.Map(visible, s.Name)), " ")
	if runes := []rune(s.Name); len(runes) > maxName {
		s.Name = string(runes[:maxName])
	}
	s.Level = min(max(s.Level, 0), levels)
	return s
}

// visible drops characters without a shape of their own, such as marks that turn the direction of a whole sentence.
func visible(r rune) rune {
	if unicode.Is(unicode.C, r) && !unicode.IsSpace(r) {
		return -1
	}
	return r
}

// setup returns the rules' part of the settings.
func (s Settings) setup() rules.Setup { return rules.Setup{Variant: s.Variant, Options: s.Options} }

// opener returns the seat that opens the next game; due is the seat whose turn it is when the loser opens, -1 when
// chance decides, whose choice is given.
func (s Settings) opener(due, chance int) int {
	switch {
	case s.Opening == AlwaysFirst:
		return 0
	case s.Opening == AlwaysSecond:
		return 1
	case s.Opening == ChanceOpens, due < 0:
		return chance
	}
	return due
}
