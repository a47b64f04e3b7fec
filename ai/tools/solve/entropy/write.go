package main

import (
	"math/rand/v2"
	"slices"

	"tablier/ai"
	"tablier/ai/entropy/exact"
	"tablier/rules"
	"tablier/rules/entropy"
)

// An example is a line of a test set, in the form of the reference data.
type example struct {
	FEN     string       `json:"fen"`
	Stratum string       `json:"stratum"`
	Value   int          `json:"value"` // 1 for a win of the player to move, 0, -1
	Dist    int          `json:"dist"`  // plies to the end, 0 for a draw
	N       int          `json:"n"`     // moves
	Optimal []rules.Move `json:"optimal"`
	Best    []rules.Move `json:"best"`
}

// testSet returns positions in which it is easy to go wrong: as many won ones in which at most one move in four wins
// as drawn ones in which at least a third of the moves loses.
func testSet(t *exact.Table, seed uint64, each int) []example {
	var list []example
	seen := map[entropy.State]bool{}
	count := map[string]int{}
	wander(rand.New(rand.NewPCG(seed, 1)), false, func(s entropy.State, ply int) bool {
		j := judge(t, s)
		optimal, stratum := j.with(j.value), ""
		switch {
		case ply < 8 || seen[s]:
		case j.value == ai.Win && 4*len(optimal) <= len(j.moves):
			stratum = "win"
		case j.value == ai.Draw && 3*len(j.with(ai.Loss)) >= len(j.moves) && len(optimal) < len(j.moves):
			stratum = "trap"
		}
		if stratum != "" && count[stratum] < each {
			seen[s] = true
			count[stratum]++
			list = append(list,
				example{j.text(), stratum, int(j.value - ai.Draw), j.plies, len(j.moves), optimal, j.best()})
		}
		return count["win"] < each || count["trap"] < each
	})
	return list
}

// A puzzle is a position won in so many moves of the player to move, by one first move only, in whose solution
// there is at most one pass.
type puzzle struct {
	FEN  string       `json:"fen"`
	Wins int          `json:"wins"` // in so many moves
	Line []rules.Move `json:"line"` // the solution, against the longest defence
}

// puzzles returns so many puzzles of each length, none in which most moves are forced.
func puzzles(t *exact.Table, seed uint64, lengths []int, each int) []puzzle {
	const fewest = 8 // moves to choose from
	lists := map[int][]puzzle{}
	wander(rand.New(rand.NewPCG(seed, 2)), false, func(s entropy.State, ply int) bool {
		value, plies := t.Value(s)
		wins := plies / 2
		if value == ai.Win && plies%2 == 0 && slices.Contains(lengths, wins) && len(lists[wins]) < each {
			if j := judge(t, s); len(j.moves) >= fewest && len(j.with(ai.Win)) == 1 {
				if line := solution(t, s); passes(line) <= 1 {
					lists[wins] = append(lists[wins], puzzle{j.text(), wins, line})
				}
			}
		}
		return slices.ContainsFunc(lengths, func(n int) bool { return len(lists[n]) < each })
	})
	var all []puzzle
	for _, n := range lengths {
		all = append(all, lists[n]...)
	}
	return all
}

func passes(line []rules.Move) (n int) {
	for _, m := range line {
		if m == rules.Pass {
			n++
		}
	}
	return n
}

// solution returns best play to the end.
func solution(t *exact.Table, s entropy.State) []rules.Move {
	var line []rules.Move
	for !s.Over(false) {
		move := judge(t, s).best()[0]
		line = append(line, move)
		step, err := entropy.Read(move)
		if err != nil {
			panic(err) // its own text
		}
		s = s.Play(step)
	}
	return line
}
