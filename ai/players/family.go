package players

import (
	"tablier/ai"
	"tablier/ai/alphabeta"
	"tablier/ai/morris"
	"tablier/ai/retro"
	"tablier/rules"
	rulesmorris "tablier/rules/morris"
)

// How the levels of each board score against the next lower one, printed by go run ./ai/arena -game tapatan -games 400
// -variant …, with a standard error of 2.5 % at most; Tapatan itself is in the comment of the package:
//
//	levels          2 – 1    3 – 2    4 – 3    5 – 4    6 – 5
//	achi            64.2 %   62.5 %   60.8 %   62.3 %   70.8 %
//	neuf-trous      62.4 %   61.5 %   63.9 %   62.3 %   61.0 %
//	pendus          62.3 %   65.9 %   63.6 %   63.9 %   67.1 %
//	tant-fant       63.6 %   63.6 %   76.0 %   61.9 %   64.2 %
//	shisima         65.9 %   74.1 %   74.8 %   69.5 %   61.6 %
//	rota            61.6 %   64.1 %   66.1 %   80.2 %   71.8 %
//	tsoro           65.4 %   65.1 %   63.4 %   64.6 %   62.6 %
//	picaria         61.4 %   62.5 %   63.1 %   62.4 %   62.3 %
//	picaria-13      63.2 %   63.9 %   61.9 %   63.9 %   61.0 %

// A rung is how a level of Tapatan's family plays one of its boards: so many plies ahead, overlooking moves.
type rung struct {
	plies    int
	overlook float64
}

// A ladder is the levels of one board below the perfect one, weakest first.
type ladder [5]rung

// usual is the ladder of Tapatan and of every board that has none of its own.
var usual = ladder{{1, 0.7}, {2, 0.46}, {3, 0.31}, {4, 0.195}, {7, 0.075}}

// ladders are those of the boards on which the usual steps are too small: they have been measured, see the tables.
var ladders = map[string]ladder{
	"achi":       {{1, 0.96}, {2, 0.606}, {3, 0.324}, {5, 0.176}, {9, 0.027}},
	"neuf-trous": {{1, 0.844}, {2, 0.517}, {3, 0.16}, {4, 0.116}, {7, 0.042}},
	"pendus":     {{1, 0.96}, {2, 0.651}, {3, 0.295}, {4, 0.191}, {7, 0.072}},
	"tant-fant":  {{1, 0.606}, {2, 0.25}, {4, 0.027}, {7, 0.027}, {11, 0.042}},
	"shisima":    {{1, 0.5}, {3, 0.06}, {5, 0.027}, {7, 0.027}, {11, 0.027}},
	"tsoro":      {{1, 0.532}, {2, 0.324}, {3, 0.206}, {4, 0.102}, {7, 0.027}},
	"picaria":    {{1, 0.606}, {2, 0.413}, {3, 0.324}, {4, 0.235}, {7, 0.102}},
	"picaria-13": {{1, 0.98}, {2, 0.75}, {3, 0.63}, {4, 0.51}, {7, 0.36}},
}

// solveMillis is how long the perfect player of a small game may take to solve it on the slowest machine. That is once a
// game: later answers come in a few milliseconds.
const solveMillis = 10_000

// tapatan plays the Tapatan family: five levels that look some plies ahead and overlook moves, their own and
// the other side's, and one that is perfect.
func tapatan() Player {
	const tableBits = 12 // most boards have some 5,000 positions
	read := morris.Read
	full := alphabeta.New(read, tableBits)
	player := Player{Game: "tapatan", Full: full}
	for level := range usual {
		player.Levels = append(player.Levels, Level{
			climber{full, level}, ai.Limits{Nodes: 100_000, Millis: capMillis},
		})
	}
	player.Levels = append(player.Levels, Level{retro.New(read), ai.Limits{Millis: solveMillis}})
	return player
}

// A climber is a level of the family: on each board it stands on that board's ladder.
type climber struct {
	full  *alphabeta.Engine[morris.Game, rulesmorris.State, morris.Code]
	level int
}

// Search implements ai.Engine.
func (c climber) Search(ctx ai.Context, task ai.Task, limits ai.Limits, host ai.Host) (ai.Result, error) {
	steps := usual
	if open, ok := task.View.(rules.Open); ok {
		if p, ok := open.Position.(rulesmorris.Position); ok {
			if own, ok := ladders[p.Game.Board().ID]; ok {
				steps = own
			}
		}
	}
	limits.Depth = steps[c.level].plies
	return c.full.With(alphabeta.Sight{Overlook: steps[c.level].overlook}).Search(ctx, task, limits, host)
}
