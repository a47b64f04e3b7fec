package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"tablier/ai"
	"tablier/ai/cup"
	"tablier/ai/players"
	"tablier/ai/protocol"
	"tablier/ai/python/native"
	"tablier/rules"
	"tablier/rules/all"
)

// holdCup has the programs of a folder and levels of the machine meet as package cup has it, prints the table as CSV,
// and writes the file, from which a page or another run makes the same cup.
func holdCup(w io.Writer, arena Arena, o options, list []Contestant) error {
	var entrants []cup.Player
	for _, c := range list {
		switch {
		case c.Program != nil:
			name := strings.TrimSuffix(c.Name, ".py")
			entrants = append(entrants, cup.Player{Name: name, Kind: cup.Program, Program: *c.Program})
		case c.Level > 0:
			entrants = append(entrants, cup.Player{Name: "level " + c.Name, Kind: cup.Level, Level: c.Level})
		default:
			return fmt.Errorf("%s cannot be in a cup: want programs and numbers of levels", c.Name)
		}
	}
	config := cup.Config{
		Game: o.game, Variant: o.variant, Options: o.setup().Options, Games: o.games, Seed: o.seed,
		Calls: native.Usual().Calls,
	}
	c, err := cup.New(all.Games(), config, entrants)
	if err != nil {
		return err
	}
	machine := arena.Machine()
	for p, more := c.Next(1); more; p, more = c.Next(1) {
		result, err := play(machine, c, p, list)
		if err != nil {
			return fmt.Errorf("game %d: %w", p.Number, err)
		}
		if err := c.Record(p.Number, result); err != nil {
			return err
		}
	}
	return writeCup(w, c, o.cup)
}

func writeCup(w io.Writer, c *cup.Cup, file string) error {
	data, err := c.Encode()
	if err != nil {
		return err
	}
	if err := os.WriteFile(file, data, 0o644); err != nil {
		return fmt.Errorf("the cup: %w", err)
	}
	_, err = io.WriteString(w, c.CSV())
	return err
}

// play plays a game of a cup between some of a list.
func play(machine *players.Player, c *cup.Cup, p cup.Pairing, list []Contestant) (cup.Result, error) {
	g, err := c.Start(p.Number)
	if err != nil {
		return cup.Result{}, err
	}
	seats := map[int]*seat{p.First: {Contestant: list[p.First]}, p.Second: {Contestant: list[p.Second]}}
	defer seats[p.First].close()
	defer seats[p.Second].close()
	for turn, more := g.Turn(); more; turn, more = g.Turn() {
		move, err := ask(machine, seats[turn.Player], g.Match(), turn.Seed)
		if err == nil {
			err = g.Play(move)
		}
		var wrong *native.ProgramError
		if errors.As(err, &wrong) {
			err = g.Fail(cup.Fault{Kind: string(wrong.Kind), Line: wrong.Line, Text: wrong.Message})
		}
		if err != nil {
			return cup.Result{}, err
		}
	}
	result, _ := g.Result()
	return result, nil
}

// ask returns the move of whoever is to move, from the seed of the turn.
func ask(machine *players.Player, s *seat, m *rules.Match, seed uint64) (rules.Move, error) {
	if s.Program != nil {
		return s.run(m, seed)
	}
	limits := ai.Limits{Millis: protocol.MaxMillis} // so that its nodes and depth decide
	result, err := machine.Search(context.Background(), taskOf(m, seed), s.Level, limits, ai.Hooks{})
	if err != nil {
		return "", fmt.Errorf("level %d: %w", s.Level, err)
	}
	return result.Move, nil
}
