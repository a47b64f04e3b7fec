package main

import (
	"fmt"
	"io"
	"unicode/utf8"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/rules"
)

// A Pairing is a number of games between two contestants.
type Pairing struct {
	Arena
	Contestants [2]Contestant
	Games       int // the first contestant opens every other one
	Plies       int // random ones that each game begins with
	Cap         int // plies after which a game is a draw
}

// Play plays all games of a pairing, and returns the tally of the results.
func (p Pairing) Play() (Tally, error) {
	games := make([]game, p.Games)
	err := p.spread(p.Games, func(machine *players.Player, i int) (err error) {
		if games[i], err = p.game(machine, i); err != nil {
			return fmt.Errorf("game %d: %w", i, err)
		}
		return nil
	})
	if err != nil {
		return Tally{}, err
	}
	return tally(games), nil
}

// A game is one that has been played.
type game struct {
	match *rules.Match
	first int // the index of the contestant that opened
}

// game plays the i-th game. Of a game of one round, the next one of an even i has the same opening, and the same luck
// where chance draws; a match of several has its own luck, the same in all of them.
func (p Pairing) game(machine *players.Player, i int) (game, error) {
	seed, luck := p.Seed+uint64(i), p.Seed+uint64(i)
	if p.Spec.Rounds <= 1 {
		luck = p.Seed + uint64(i/2)
	}
	m, err := p.opening(p.Plies, luck)
	g := game{match: m, first: i % 2}
	for err == nil && m.ToMove() != rules.Nobody && m.Ply() < p.Cap {
		if m.ToMove() == rules.Chance {
			err = m.Play(draw(m, luck))
			continue
		}
		err = g.turn(machine, p.Contestants, seed)
	}
	return g, err
}

// turn plays the move of whoever is to move.
func (g *game) turn(machine *players.Player, contestants [2]Contestant, seed uint64) error {
	who := (g.match.ToMove().Index() + g.first) % 2
	move, err := contestants[who].choose(machine, g.match, seed)
	if err != nil {
		return err
	}
	return g.match.Play(move)
}

// draw returns the move of chance in a match that has so much luck.
func draw(m *rules.Match, luck uint64) rules.Move {
	return m.ChanceMove(ai.Mix(luck, uint64(rules.Chance)))
}

// printGames plays each pair under the conditions of a pairing, and prints a row of results for it. It returns the
// lowest score of the first of a pair.
func printGames(w io.Writer, p Pairing, pairs [][2]Contestant) (low float64, err error) {
	width, roles := 8, p.Spec.Rounds > 1
	if roles {
		width = 24
	}
	for _, pair := range pairs {
		width = max(width, utf8.RuneCountInString(pairName(pair)))
	}
	fmt.Fprintf(w, "%-*s %5s %5s %5s %8s %7s %6s", width, "levels", "won", "drawn", "lost", "score", "error", "plies")
	if roles {
		fmt.Fprintf(w, "  %16s %16s", "as second", "other as second")
	}
	fmt.Fprintln(w)
	low = 1
	for _, p.Contestants = range pairs {
		t, err := p.Play()
		if err != nil {
			return low, err
		}
		fmt.Fprintf(w, "%-*s %5d %5d %5d %6.1f %% %5.1f %% %6d", width, pairName(p.Contestants),
			t.Won, t.Drawn, t.Lost, 100*t.Score(), 100*t.Error(), t.Plies)
		if roles {
			fmt.Fprintf(w, "  %16s %16s", t.Lead[0], t.Lead[1])
		}
		if t.Points.N > 0 {
			fmt.Fprintf(w, "  %s points", t.Points)
		}
		fmt.Fprintln(w)
		low = min(low, t.Score())
	}
	return low, nil
}

func pairName(pair [2]Contestant) string { return pair[0].Name + " – " + pair[1].Name }
