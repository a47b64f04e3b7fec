package cup

import (
	"math/bits"
	"strconv"
	"strings"
	"unicode/utf8"

	"tablier/rules"
)

// What a cup may be at most.
const (
	MaxPlayers = 64
	MaxGames   = 1000 // of a pair
	MaxOpening = 50   // random plies
	MaxCalls   = 1_000_000_000
	MaxName    = 40      // characters
	MaxProgram = 100_000 // bytes
)

// MaxFaults is the number of errors with which a program is set aside.
const MaxFaults = 5

// MaxPlies is the greatest number of plies after which a game is a draw. No game of random moves that was tried has
// been as long.
const MaxPlies = 2_000

// A Config is the configuration of a cup.
type Config struct {
	Game    string   `json:"game"`
	Variant string   `json:"variant,omitempty"` // the game's first when empty
	Options []string `json:"options,omitempty"` // those that are on
	Games   int      `json:"games"`             // of each pair, an even number: both have each seat equally often
	Seed    uint64   `json:"seed"`              // of all that is random: below 2⁵³, which JavaScript keeps whole
	Calls   int      `json:"calls"`             // how many times a program may call the interface in a move
	Plies   int      `json:"plies,omitempty"`   // random plies at the beginning of a game
	Cap     int      `json:"cap,omitempty"`     // plies after which a game is a draw; MaxPlies when 0
}

// A Kind is the kind of a player.
type Kind string

// The kinds.
const (
	Program Kind = "program"
	Level   Kind = "level"
)

// A Player takes part in a cup.
type Player struct {
	Name    string `json:"name"` // differs from all others
	Kind    Kind   `json:"kind"`
	Program string `json:"program,omitempty"` // the text of a program
	Level   int    `json:"level,omitempty"`   // of the machine, from 1; how many there are is not known here
}

// check returns the configuration in canonical form and its game.
func (c Config) check(games rules.Registry) (Config, *rules.Spec, error) {
	spec, err := games.Find(c.Game)
	if err != nil {
		return c, nil, err
	}
	setup, err := spec.Check(rules.Setup{Variant: c.Variant, Options: c.Options})
	if err != nil {
		return c, nil, err
	}
	c.Variant, c.Options = setup.Variant, setup.Options
	if c.Cap == 0 {
		c.Cap = MaxPlies
	}
	switch {
	case c.Games < 2 || c.Games > MaxGames || c.Games%2 != 0:
		need := "an even number from 2 to " + strconv.Itoa(MaxGames)
		return c, nil, &ConfigError{Field: "games", Value: strconv.Itoa(c.Games), Need: need}
	case bits.Len64(c.Seed) > rules.SeedBits:
		return c, nil, &ConfigError{Field: "seed", Value: strconv.FormatUint(c.Seed, 10), Need: "less than 2⁵³"}
	case c.Calls < 1 || c.Calls > MaxCalls:
		need := "a number from 1 to " + strconv.Itoa(MaxCalls)
		return c, nil, &ConfigError{Field: "calls", Value: strconv.Itoa(c.Calls), Need: need}
	case c.Plies < 0 || c.Plies > MaxOpening:
		need := "a number from 0 to " + strconv.Itoa(MaxOpening)
		return c, nil, &ConfigError{Field: "plies", Value: strconv.Itoa(c.Plies), Need: need}
	case c.Cap <= c.Plies || c.Cap > MaxPlies:
		need := "a number of more than the random plies, to " + strconv.Itoa(MaxPlies)
		return c, nil, &ConfigError{Field: "cap", Value: strconv.Itoa(c.Cap), Need: need}
	}
	return c, spec, nil
}

// checkPlayers validates the players of a cup.
func checkPlayers(players []Player) error {
	if n := len(players); n > MaxPlayers {
		return &ConfigError{Field: "players", Value: strconv.Itoa(n), Need: "at most " + strconv.Itoa(MaxPlayers)}
	}
	numbers := map[string]int{}
	for i, p := range players {
		need := p.need()
		if before, ok := numbers[p.Name]; ok && need == "" {
			need = "another name than that of player " + strconv.Itoa(before)
		}
		if need != "" {
			return &PlayerError{Number: i + 1, Name: p.Name, Need: need}
		}
		numbers[p.Name] = i + 1
	}
	return nil
}

// need returns what a player lacks, nothing for a valid one.
func (p Player) need() string {
	switch {
	case !validName(p.Name):
		return "a name of 1 to " + strconv.Itoa(MaxName) + " printable characters without spaces around them"
	case p.Kind == Program && p.Level != 0:
		return "no level beside a program"
	case p.Kind == Program && (len(p.Program) > MaxProgram || !utf8.ValidString(p.Program)):
		return "a program of at most " + strconv.Itoa(MaxProgram) + " bytes of UTF-8"
	case p.Kind == Level && p.Program != "":
		return "no program beside a level"
	case p.Kind == Level && p.Level < 1:
		return "a level from 1"
	case p.Kind != Program && p.Kind != Level:
		return "the kind " + string(Program) + " or " + string(Level)
	}
	return ""
}

// validName says whether a text can be a player's name: one line that looks different from other names.
func validName(name string) bool {
	if name == "" || utf8.RuneCountInString(name) > MaxName || name != strings.TrimSpace(name) {
		return false
	}
	for _, r := range name {
		if r == utf8.RuneError || !strconv.IsPrint(r) {
			return false
		}
	}
	return true
}
