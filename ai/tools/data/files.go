package main

import (
	"tablier/rules"
	"tablier/rules/all"
)

// files returns all files, those that take seconds first. Entropy's tables, of the game and of the game with the option
// immediate, are read from files, or solved where there is no name.
func files(entropy, immediate string) []file {
	return []file{
		{"perft", "Sequences of moves from the usual start (perft), by game, variant and number of moves, draws by\n" +
			"recurrence not counted and a draw from a bag a move, until a count reaches 100,000.", true, perft},
		{"family", "The games of Tapatan's family: positions that can be reached, values for the side to move, the\n" +
			"most plies to a forced end, value of the start for First and plies to its end (0: a draw).", true, family},
		{"family-plies", "The games of Tapatan's family: positions that the side to move wins and loses, by plies to the\n" +
			"end with best play of both.", true, familyPlies},
		{"hyle-3", hyleSays, true, hyleFile(3)},
		{"domino-3", dominoSays, true, dominoFile(3)},
		{"domino-4", dominoSays, true, dominoFile(4)},
		{"domino-5", dominoSays, false, dominoFile(5)},
		{"hyle-4", hyleSays, false, hyleFile(4)},
		{"entropy", entropySays, false, variety{false, entropy}.table},
		{"entropy-immediate", immediateSays, false, variety{true, immediate}.table},
	}
}

// perft makes the table of counts of sequences. Of a game that hides something there is none: its start has what nobody
// knows.
func perft() (table, error) {
	const enough = 100_000
	t := table{{"game", "variant", "moves", "sequences"}}
	for _, spec := range all.Games() {
		if spec.Secret {
			continue
		}
		for _, variant := range spec.Variants {
			start, err := spec.New(rules.Setup{Variant: variant})
			if err != nil {
				return nil, err
			}
			for depth, nodes := 0, uint64(1); nodes > 0 && nodes < enough; depth++ {
				nodes, _ = rules.Perft(start, depth, nil)
				t.add(spec.ID, variant, depth, nodes)
			}
		}
	}
	return t, nil
}
