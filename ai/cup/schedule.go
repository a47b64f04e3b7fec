package cup

import (
	"tablier/ai"
	"tablier/rules"
)

// A Pairing is one game of a cup, played or not.
type Pairing struct {
	Number        int // of the game in the cup, from 1
	Lap           int // the number of the game in its pair, from 1
	First, Second int // players, by their place in the list
	Seed          uint64
}

// schedule returns the games in the order in which they are to be played. In a lap everybody meets everybody; its
// games are in rounds in which nobody plays twice, by the circle method: one stays, the others move on by one place.
func schedule(config Config, players int) []Pairing {
	seats := players + players%2 // with an odd number, whoever meets the one who is not there has a rest
	var games []Pairing
	for lap := range config.Games {
		seed := gameSeed(config.Seed, lap/2)
		for round := range seats - 1 {
			for _, pair := range circle(seats, round) {
				first, second := min(pair[0], pair[1]), max(pair[0], pair[1])
				if second == players {
					continue
				}
				if lap%2 == 1 {
					first, second = second, first
				}
				games = append(games, Pairing{len(games) + 1, lap + 1, first, second, seed})
			}
		}
	}
	return games
}

// circle returns the pairs of a round, of an even number of players.
func circle(players, round int) [][2]int {
	around := players - 1
	pairs := [][2]int{{round, around}}
	for i := 1; i < players/2; i++ {
		pairs = append(pairs, [2]int{(round + i) % around, (round + around - i) % around})
	}
	return pairs
}

// surplus is how many bits of a number JavaScript cannot keep: it keeps 53.
const surplus = 64 - rules.SeedBits

// gameSeed returns the seed of the games of two laps.
func gameSeed(cup uint64, laps int) uint64 { return ai.Mix(cup, uint64(laps)) >> surplus }

// player returns the player at a seat: at First or Second.
func (p Pairing) player(seat rules.Player) int {
	if seat == rules.First {
		return p.First
	}
	return p.Second
}

// seed returns the seed of the choice that a player makes at a turn.
func (g *Game) seed(t Turn) uint64 {
	seed := ai.Mix(g.pairing.Seed, uint64(t.Seat))
	if g.cup.players[t.Player].Kind == Program {
		seed = ai.Mix(seed, uint64(t.Ply))
	}
	return seed >> surplus
}
