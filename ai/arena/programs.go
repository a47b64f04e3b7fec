package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"tablier/ai"
	"tablier/ai/players"
	"tablier/ai/python"
	"tablier/ai/python/native"
	"tablier/rules"
	"tablier/rules/all"
)

// programs returns a contestant for each program of a folder: its files whose name ends with .py, by name.
func programs(folder string) ([]Contestant, error) {
	files, err := filepath.Glob(filepath.Join(folder, "*.py"))
	if err != nil {
		return nil, err
	}
	slices.Sort(files)
	var list []Contestant
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, fmt.Errorf("a player: %w", err)
		}
		program := string(text)
		list = append(list, Contestant{Name: filepath.Base(file), Program: &program})
	}
	if list == nil {
		return nil, fmt.Errorf("no player: %s has no file *.py", folder)
	}
	return list, nil
}

// everyPair returns all pairs of contestants of a list.
func everyPair(list []Contestant) (pairs [][2]Contestant) {
	for i, c := range list {
		for _, other := range list[i+1:] {
			pairs = append(pairs, [2]Contestant{c, other})
		}
	}
	return pairs
}

// A seat is a contestant in one game. A program runs anew in each, and starts with its first move.
type seat struct {
	Contestant
	running *native.Player
}

// close ends a program that runs.
func (s *seat) close() {
	if s.running != nil {
		s.running.Close()
	}
}

// choose is that of the contestant, or the move of the program. The error is a *native.ProgramError where the program
// is to blame.
func (s *seat) choose(machine *players.Player, m *rules.Match, seed uint64) (move rules.Move, cut bool, err error) {
	if s.Program == nil {
		return s.Contestant.choose(machine, m, seed)
	}
	move, err = s.run(m, ai.Mix(ai.Mix(seed, uint64(m.ToMove())), uint64(m.Ply())))
	return move, false, err
}

// run returns the move of the program, which it starts first where it does not run. The seed is that of the move.
func (s *seat) run(m *rules.Match, seed uint64) (move rules.Move, err error) {
	if s.running == nil {
		host := python.NewHost(all.Games(), players.New(), false)
		if s.running, err = native.Start(*s.Program, host, native.Usual()); err != nil {
			return "", err
		}
	}
	move, _, err = s.running.Move(m.Spec(), m.Setup(), m.View(m.Ply(), m.ToMove()).String(), seed)
	return move, err
}
