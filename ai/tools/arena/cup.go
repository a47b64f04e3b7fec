package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"sync"

	"tablier/ai/cup"
	"tablier/ai/players"
	"tablier/ai/python/native"
	"tablier/rules/all"
)

// holdCup has the programs of a folder and levels of the machine meet as package cup has it, prints how they did and
// writes the files that are asked for. It returns the lowest score of the first of a pair.
func (a Arena) holdCup(w io.Writer, o options) (low float64, err error) {
	c, err := a.newCup(o)
	if err != nil {
		return 0, err
	}
	h := hall{Arena: a, cup: c, play: playSeats}
	if err := h.playAll(); err != nil {
		return 0, err
	}
	printTable(w, c)
	if err := printUnordered(w, c); err != nil {
		return 0, err
	}
	return lowest(c.Table()), errors.Join(writeCSV(c, o.csv), writeCup(c, o.cup))
}

// newCup returns the cup that the flags ask for, before its first game.
func (a Arena) newCup(o options) (*cup.Cup, error) {
	if o.against != "" || o.exact != "" {
		return nil, errors.New("programs meet each other and -levels: neither -against nor -exact goes with -players")
	}
	entrants, err := a.roster().entrants(o.players, o.levels)
	if err != nil {
		return nil, err
	}
	if len(entrants) == 1 {
		return nil, errors.New("one player has nobody to meet: want another program, or -levels")
	}
	return cup.New(all.Games(), cup.Config{
		Game: o.game, Variant: a.Setup.Variant, Options: a.Setup.Options, Games: o.games, Seed: o.seed,
		Calls: native.Usual().Calls, Plies: o.plies, Cap: o.cap,
	}, entrants)
}

// A hall is where the games of a cup are played, several at once.
type hall struct {
	Arena
	play func(*players.Player, *cup.Game, map[int]*seat) (cup.Result, error)
	mu   sync.Mutex // of what follows
	cup  *cup.Cup
}

// playAll plays all games of the cup, as many at once as can run. The table that comes out is the same.
func (h *hall) playAll() (err error) {
	// Errors in games against somebody who turns out to have been set aside before do not count. Who was set aside for
	// them then is no longer, and has games to play again.
	for open := openGames(h.cup); err == nil && len(open) > 0; open = openGames(h.cup) {
		err = h.spread(len(open), func(machine *players.Player, i int) error {
			if err := h.playGame(machine, open[i]); err != nil {
				return fmt.Errorf("game %d: %w", open[i], err)
			}
			return nil
		})
	}
	return err
}

// openGames returns the numbers of the games that are still to be played.
func openGames(c *cup.Cup) (open []int) {
	for p, more := c.Next(1); more; p, more = c.Next(p.Number + 1) {
		open = append(open, p.Number)
	}
	return open
}

// playGame plays a game and records its result, unless a player is set aside in the meantime.
func (h *hall) playGame(machine *players.Player, number int) error {
	g, seats, err := h.start(number)
	if g == nil {
		return err
	}
	for _, s := range seats {
		defer s.close()
	}
	result, err := h.play(machine, g, seats)
	if err != nil {
		return err
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	if err := h.cup.Record(number, result); !errors.Is(err, cup.ErrAside) {
		return err
	}
	return nil
}

// start begins a game, and returns its seats by the place of their player in the list. There is none where a player is
// set aside.
func (h *hall) start(number int) (*cup.Game, map[int]*seat, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	p, more := h.cup.Next(number)
	if !more || p.Number != number {
		return nil, nil, nil
	}
	g, err := h.cup.Start(number)
	list := h.cup.Players()
	return g, map[int]*seat{p.First: {Player: list[p.First]}, p.Second: {Player: list[p.Second]}}, err
}

// writeCSV writes the table to a file, unless its name is empty.
func writeCSV(c *cup.Cup, file string) error {
	if file == "" {
		return nil
	}
	return os.WriteFile(file, []byte(c.CSV()), 0o644)
}

// writeCup writes the cup to a file, from which a page or a program makes the same one, unless its name is empty.
func writeCup(c *cup.Cup, file string) error {
	if file == "" {
		return nil
	}
	data, err := c.Encode()
	if err != nil {
		return err
	}
	return os.WriteFile(file, data, 0o644)
}
