package main

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/ai/tools/references"
	"tablier/rules"
)

// A Contestant is somebody who plays: a level of the machine, the machine at full strength within a limit, or a
// reference player.
type Contestant struct {
	Name      string
	Level     int // 0 for full strength
	Limits    ai.Limits
	Reference references.Player // nil for the machine
}

// A Roster is who can be a contestant in a game.
type Roster struct {
	Levels     int
	References map[string]references.Player
}

// roster returns the levels and the reference players that can be contestants.
func (a Arena) roster() Roster {
	return Roster{Levels: len(a.Machine().On(a.Setup.Variant)), References: references.Of(a.Spec.ID)}
}

// contestant returns who has a name: see the package comment.
func (r Roster) contestant(name string) (Contestant, error) {
	c := Contestant{Name: name, Reference: r.References[name]}
	if c.Reference != nil {
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
	return c, fmt.Errorf("no contestant %q: want a level, ms=…, nodes=…, depth=… or one of %s", name,
		strings.Join(slices.Sorted(maps.Keys(r.References)), ", "))
}

// contestants returns those of a list of names between commas, or every level when that is empty.
func (r Roster) contestants(names string) ([]Contestant, error) {
	list := strings.Split(names, ",")
	if names == "" {
		list = nil
		for level := range r.Levels {
			list = append(list, strconv.Itoa(level+1))
		}
	}
	var all []Contestant
	for _, name := range list {
		c, err := r.contestant(name)
		if err != nil {
			return nil, err
		}
		all = append(all, c)
	}
	return all, nil
}

// pair returns who meets whom: each the one before, or all the same one unless that is empty, but nobody himself.
func (r Roster) pair(list []Contestant, against string) ([][2]Contestant, error) {
	var pairs [][2]Contestant
	if against == "" {
		for i := range len(list) - 1 {
			pairs = append(pairs, [2]Contestant{list[i+1], list[i]})
		}
		return pairs, nil
	}
	other, err := r.contestant(against)
	for _, c := range list {
		if c != other {
			pairs = append(pairs, [2]Contestant{c, other})
		}
	}
	return pairs, err
}

// choose returns the contestant's move in a match. The seed is that of the match.
func (c Contestant) choose(machine *players.Player, m *rules.Match, seed uint64) (rules.Move, error) {
	seed = ai.Mix(seed, uint64(m.ToMove()))
	if c.Reference == nil {
		return c.search(machine, m, seed)
	}
	view := m.View(m.Ply(), m.ToMove())
	if _, cheats := c.Reference.(references.Cheat); cheats {
		view = m.Position().View(rules.Chance)
	}
	return c.Reference.Choose(view, ai.Mix(seed, uint64(m.Ply()))), nil
}

// search is choose for a contestant that is the machine. The seed is that of the search.
func (c Contestant) search(machine *players.Player, m *rules.Match, seed uint64) (rules.Move, error) {
	task := ai.TaskOf(m, seed)
	result, err := machine.Search(context.Background(), task, c.Level, c.Limits, ai.Hooks{})
	if err != nil {
		return "", fmt.Errorf("%s after %v: %w", c.Name, m.Moves(), err)
	}
	return result.Move, nil
}
