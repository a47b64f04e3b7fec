package main

import "tablier/ai/entropy/exact"

// entropyFile returns what makes the table of Entropy from the table that a file has, or that is solved.
func entropyFile(path string) func() (table, error) {
	return func() (table, error) {
		solved, err := entropyTable(path)
		if err != nil {
			return nil, err
		}
		t := table{{"plies", "won", "drawn", "lost"}}
		tally := solved.Tally()
		for plies, c := range tally.Plies[:tally.Longest+1] {
			t.add(plies, c.Wins, c.Draws, c.Losses)
		}
		t.add("all", tally.Wins, tally.Draws, tally.Losses)
		return t, nil
	}
}

// entropyTable reads the table, or solves the game where there is no file.
func entropyTable(path string) (*exact.Table, error) {
	if path != "" {
		return exact.Load(path)
	}
	return exact.Solve(false, func(exact.Stage) {}), nil
}
