package main

import "tablier/ai/entropy/exact"

const (
	entropySays = "" +
		"Entropy: of all positions, images by symmetry counted, how many the side to move wins, draws and loses, by\n" +
		"plies to the end with best play of both. The end is where a turn of the winner begins. Draws have no plies;\n" +
		"they stand at 0."
	immediateSays = "" +
		"Entropy with the option immediate: of all positions, images by symmetry counted, how many the side to move\n" +
		"wins, draws and loses, by plies to the end with best play of both. The end is the winning move. Draws have\n" +
		"no plies; they stand at 0."
)

// A variety is Entropy with the option immediate or without it, and the file that has its table; without a name the
// game is solved.
type variety struct {
	immediate bool
	path      string
}

// table makes the table of how many positions are won, drawn and lost.
func (v variety) table() (table, error) {
	solved, err := exact.Open(v.path, v.immediate)
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
