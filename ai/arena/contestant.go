package main

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/rules"
)

// A Contestant is somebody who plays: a level of the machine, the machine at full strength within a limit, or the
// reference player, who plays any move.
type Contestant struct {
	Name   string
	Level  int // 0 for full strength
	Limits ai.Limits
	Random bool
}

// newContestant returns who has a name: see the package comment.
func newContestant(name string) (Contestant, error) {
	c := Contestant{Name: name, Random: name == "random"}
	if c.Random {
		return c, nil
	}
	kind, number, limited := strings.Cut(name, "=")
	if !limited {
		kind, number = "level", name
	}
	n, err := strconv.Atoi(number)
	if err == nil && n > 0 {
		switch kind {
		case "level":
			c.Level = n
			return c, nil
		case "ms":
			c.Limits.Millis = int64(n)
			return c, nil
		case "nodes":
			c.Limits.Nodes = uint64(n)
			return c, nil
		case "depth":
			c.Limits.Depth = n
			return c, nil
		}
	}
	return c, fmt.Errorf("no contestant %q: want a level, ms=…, nodes=…, depth=… or random", name)
}

// contestants returns those of a list of names between commas, or every level when that is empty.
func contestants(names string, levels int) ([]Contestant, error) {
	list := strings.Split(names, ",")
	if names == "" {
		list = nil
		for level := range levels {
			list = append(list, strconv.Itoa(level+1))
		}
	}
	var all []Contestant
	for _, name := range list {
		c, err := newContestant(name)
		if err != nil {
			return nil, err
		}
		all = append(all, c)
	}
	return all, nil
}

// pair returns who meets whom: each the one before, or all the same one unless that is empty, but nobody himself.
func pair(list []Contestant, against string) ([][2]Contestant, error) {
	var pairs [][2]Contestant
	if against == "" {
		for i := range len(list) - 1 {
			pairs = append(pairs, [2]Contestant{list[i+1], list[i]})
		}
		return pairs, nil
	}
	other, err := newContestant(against)
	for _, c := range list {
		if c != other {
			pairs = append(pairs, [2]Contestant{c, other})
		}
	}
	return pairs, err
}

// choose returns the contestant's move in a match, and whether the clock cut the thought of a level short. The seed is
// that of the match.
func (c Contestant) choose(machine *players.Player, m *rules.Match, seed uint64) (move rules.Move, cut bool, err error) {
	side := m.ToMove()
	task := ai.Task{Spec: m.Spec(), View: m.View(m.Ply(), side), Seen: m.Seen(), Seed: ai.Mix(seed, uint64(side))}
	if c.Random {
		moves := task.View.Moves()
		return moves[ai.Mix(task.Seed, uint64(m.Ply()))%uint64(len(moves))], false, nil
	}
	result, err := machine.Search(context.Background(), task, c.Level, c.Limits, ai.Host{})
	if err != nil {
		return "", false, fmt.Errorf("%s after %v: %w", c.Name, m.Moves(), err)
	}
	return result.Move, c.Level > 0 && result.End == ai.ByTime, nil
}
