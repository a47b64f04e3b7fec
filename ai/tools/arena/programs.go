package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"tablier/ai/cup"
)

// programs returns a player for each program of a folder: its files whose name ends with .py, by name.
func programs(folder string) ([]cup.Player, error) {
	files, err := filepath.Glob(filepath.Join(folder, "*.py"))
	if err != nil {
		return nil, err
	}
	slices.Sort(files)
	var list []cup.Player
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, fmt.Errorf("a player: %w", err)
		}
		name := strings.TrimSuffix(filepath.Base(file), ".py")
		list = append(list, cup.Player{Name: name, Kind: cup.Program, Program: string(text)})
	}
	if list == nil {
		return nil, fmt.Errorf("no player: %s has no file *.py", folder)
	}
	return list, nil
}

// entrants returns the players of a cup: the programs of a folder, and levels by their numbers between commas.
func (r Roster) entrants(folder, names string) ([]cup.Player, error) {
	list, err := programs(folder)
	if err != nil || names == "" {
		return list, err
	}
	levels, err := r.contestants(names)
	if err != nil {
		return nil, err
	}
	for _, c := range levels {
		if c.Level < 1 || c.Level > r.Levels {
			return nil, fmt.Errorf("%s cannot meet programs: want a level from 1 to %d", c.Name, r.Levels)
		}
		name := "level " + strconv.Itoa(c.Level)
		list = append(list, cup.Player{Name: name, Kind: cup.Level, Level: c.Level})
	}
	return list, nil
}
