package organizer

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"tablier/ai/cup"
)

// unused returns a name like one, which none of the players has and which a player may have.
func unused(players []cup.Player, name string) string {
	name = strings.TrimSpace(strings.Map(func(r rune) rune {
		if r == utf8.RuneError || !strconv.IsPrint(r) {
			return ' '
		}
		return r
	}, name))
	const room = 3 // for a number behind it
	if runes := []rune(name); len(runes) > cup.MaxName-room {
		name = strings.TrimSpace(string(runes[:cup.MaxName-room]))
	}
	if name == "" {
		name = "?"
	}
	numbered := name
	for n := 2; slices.ContainsFunc(players, func(p cup.Player) bool { return p.Name == numbered }); n++ {
		numbered = name + " " + strconv.Itoa(n)
	}
	return numbered
}

// LevelAt returns the place of a level of the machine among the players, -1 if it does not take part.
func LevelAt(players []cup.Player, level int) int {
	return slices.IndexFunc(players, func(p cup.Player) bool { return p.Kind == cup.Level && p.Level == level })
}
