package organizer

import (
	"slices"
	"strconv"

	"tablier/ai/cup"
	"tablier/app/board"
	"tablier/app/sandbox"
)

// How many games two players play unless a person has chosen another number: few where there are many players, for then
// a cup of as many as usual would take an hour.
const (
	usualGames, fewGames = 20, 2
	many                 = 12
)

// Usual returns the configuration of a cup before a person changes it. Some random moves have players who never vary
// meet in several games.
func Usual(game string) cup.Config {
	return cup.Config{Game: game, Games: usualGames, Seed: 7, Calls: sandbox.MoveCalls, Plies: 2}
}

// GamesFor returns how many games two players play once the number of players has changed.
func GamesFor(games, before, after int) int {
	switch {
	case before < many && after >= many && games == usualGames:
		return fewGames
	case before >= many && after < many && games == fewGames:
		return usualGames
	}
	return games
}

// samePlay says whether programs play under two configurations alike, so that a trial is true of both.
func samePlay(a, b cup.Config) bool {
	return a.Game == b.Game && a.Variant == b.Variant && a.Calls == b.Calls && slices.Equal(a.Options, b.Options)
}

// find returns the board of a game that is there.
func find(games []*board.Game, id string) *board.Game {
	return games[slices.IndexFunc(games, func(g *board.Game) bool { return g.ID() == id })]
}

// A levelError is the error of a cup with a level that the machine does not have at its game.
type levelError struct {
	name string
	most int
}

func (e *levelError) Error() string {
	return strconv.Quote(e.name) + ": there are levels 1 to " + strconv.Itoa(e.most)
}

// checkLevels validates the levels of a cup, which package cup does not know.
func checkLevels(games []*board.Game, c *cup.Cup) error {
	most := find(games, c.Config().Game).Levels
	for _, p := range c.Players() {
		if p.Level > most {
			return &levelError{p.Name, most}
		}
	}
	return nil
}

// lower replaces levels that the machine does not have at a game by its best.
func lower(players []cup.Player, best int, names Library) {
	for i := range players {
		if players[i].Level > best {
			players[i].Level, players[i].Name = best, unused(players, names.LevelName(best))
		}
	}
}
