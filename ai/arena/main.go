// Command arena lets levels of the machine play each other and prints how strong they are:
//
//	go run ./ai/arena -game tapatan -games 400
//
// Every pair of neighbouring levels plays an even number of games, seats alternated, each game with its own
// seed; a draw counts half. The same flags give the same table.
package main

import (
	"flag"
	"fmt"
	"os"

	"tablier/ai/players"
	"tablier/rules"
	"tablier/rules/all"
)

func main() {
	game := flag.String("game", all.Games()[0].ID, "id of the game")
	variant := flag.String("variant", "", "its variant; the default one when empty")
	games := flag.Int("games", 400, "games a pair of levels")
	seed := flag.Uint64("seed", 1, "of the first game")
	gap := flag.Int("gap", 1, "play each level against the one so many below it")
	flag.Parse()
	if err := run(*game, rules.Setup{Variant: *variant}, *games, *gap, *seed); err != nil {
		fmt.Fprintln(os.Stderr, "arena:", err)
		os.Exit(1)
	}
}

// run prints the table.
func run(game string, setup rules.Setup, games, gap int, seed uint64) error {
	spec, err := all.Games().Find(game)
	if err != nil {
		return err
	}
	player := players.New().Find(game)
	if player == nil {
		return fmt.Errorf("the machine does not play %s", game)
	}
	fmt.Printf("%-8s %5s %5s %5s %8s %7s\n", "levels", "won", "drawn", "lost", "score", "error")
	for level := gap + 1; level <= len(player.Levels); level++ {
		m := Pairing{Spec: spec, Setup: setup, Player: player, Levels: [2]int{level, level - gap}, Games: games, Seed: seed}
		tally, err := m.Play()
		if err != nil {
			return err
		}
		fmt.Printf("%d – %-4d %5d %5d %5d %6.1f %% %5.1f %%\n", level, level-gap,
			tally.Won, tally.Drawn, tally.Lost, 100*tally.Score(), 100*tally.Error())
	}
	return nil
}
