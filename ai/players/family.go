package players

import (
	"tablier/ai"
	"tablier/ai/alphabeta"
	"tablier/ai/morris"
	"tablier/ai/morris/puzzles"
	prove "tablier/ai/puzzle/prove/morris"
	"tablier/ai/retro"
	"tablier/rules"
	rulesmorris "tablier/rules/morris"
)

// A boardLevel is a level's setting on one board of the family: the depth of its search in plies, and the share of
// the moves that it overlooks.
type boardLevel struct {
	plies    int
	overlook float64
}

// boardLevels are the levels of one board below the perfect one, weakest first.
type boardLevels [5]boardLevel

// defaultLevels are the levels of Tapatan and of every board that has none of its own.
var defaultLevels = boardLevels{{1, 0.7}, {2, 0.475}, {3, 0.27}, {4, 0.153}, {7, 0.057}}

// ownLevels are the levels of boards on which neighbouring default levels are too close in strength or too far apart;
// ai/README.md has the measurements.
var ownLevels = map[string]boardLevels{
	"achi":       {{1, 0.96}, {2, 0.62}, {3, 0.335}, {5, 0.166}, {9, 0.022}},
	"neuf-trous": {{1, 0.855}, {2, 0.517}, {3, 0.141}, {4, 0.082}, {7, 0.027}},
	"pendus":     {{1, 0.96}, {2, 0.651}, {3, 0.22}, {4, 0.153}, {7, 0.056}},
	"tant-fant":  {{1, 0.9}, {2, 0.3}, {4, 0.022}, {7, 0.039}, {11, 0.033}},
	"shisima":    {{1, 0.535}, {3, 0.048}, {5, 0.019}, {7, 0.026}, {11, 0.021}},
	"rota":       {{1, 0.7}, {2, 0.42}, {3, 0.208}, {4, 0.122}, {7, 0.067}},
	"tsoro":      {{1, 0.532}, {2, 0.324}, {3, 0.206}, {4, 0.104}, {7, 0.021}},
	"picaria":    {{1, 0.606}, {2, 0.413}, {3, 0.282}, {4, 0.19}, {7, 0.077}},
	"picaria-13": {{1, 0.974}, {2, 0.76}, {3, 0.612}, {4, 0.475}, {7, 0.328}},
}

// tapatanPlayer returns the player of the Tapatan family: five levels that search some plies and overlook moves, their
// own and the other side's, and one that is perfect: it solves a board with its first answer there, and has later ones
// in a few milliseconds.
func tapatanPlayer() Player {
	read := morris.Read
	full := newFull()
	player := Player{
		Game: "tapatan", Full: full, Mapper: retro.New(read), Maker: puzzleMaker(), Subject: morris.Subject(),
		Prover: prove.New(),
		Levels: familyLevels(full),
	}
	player.Levels = append(player.Levels, Level{perfect{retro.New(read), full}, ai.Limits{}})
	return player
}

// A fullSearch is the search of the family without a handicap.
type fullSearch = alphabeta.Engine[morris.Game, rulesmorris.State, morris.Code]

func newFull() *fullSearch {
	const tableBits = 12 // most boards have some 5,000 positions
	return alphabeta.New(morris.Read, tableBits)
}

// familyLevels returns the levels below the perfect one.
func familyLevels(full *fullSearch) (levels []Level) {
	for level := range defaultLevels {
		levels = append(levels, Level{familyLevel{full, level}, ai.Limits{Nodes: guard}})
	}
	return levels
}

// puzzleMaker returns what makes puzzles of boards. Its levels share no memory with those that play.
func puzzleMaker() puzzles.Maker {
	own := Player{Levels: familyLevels(newFull())}
	return puzzles.Maker{
		Levels: len(own.Levels) + 1, Most: maxSolved,
		Search: func(ctx ai.Context, task ai.Task, level int, hooks ai.Hooks) (ai.Result, error) {
			return own.Search(ctx, task, level, ai.Limits{}, hooks)
		},
	}
}

// perfect is the last level: it solves a board, or searches one that is too large for that.
type perfect struct{ solved, full ai.Engine }

// What of a board is solved, and how many nodes are searched on a larger one.
const (
	maxSolved   = 1_000_000 // positions
	largeBudget = 300_000   // nodes
)

// Search implements ai.Engine.
func (p perfect) Search(ctx ai.Context, task ai.Task, limits ai.Limits, hooks ai.Hooks) (ai.Result, error) {
	board, ok := boardOf(task)
	if !ok || board.MostPositions() <= maxSolved {
		return p.solved.Search(ctx, task, limits, hooks)
	}
	limits.Nodes = largeBudget
	return p.full.Search(ctx, task, limits, hooks)
}

// boardOf returns the board of a task.
func boardOf(task ai.Task) (board rulesmorris.Board, ok bool) {
	if open, isOpen := task.View.(rules.Open); isOpen {
		if p, isFamily := open.Position.(rulesmorris.Position); isFamily {
			return p.Game.Board(), true
		}
	}
	return board, false
}

// A familyLevel is a level of the family: on each board it plays with that board's settings.
type familyLevel struct {
	full  *fullSearch
	level int
}

// Search implements ai.Engine: the best move within the limits.
func (f familyLevel) Search(ctx ai.Context, task ai.Task, limits ai.Limits, hooks ai.Hooks) (ai.Result, error) {
	levels := defaultLevels
	if board, ok := boardOf(task); ok {
		if own, ok := ownLevels[board.ID]; ok {
			levels = own
		}
	}
	limits.Depth = levels[f.level].plies
	return f.full.With(ai.Handicap{Overlook: levels[f.level].overlook}).Search(ctx, task, limits, hooks)
}
