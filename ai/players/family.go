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

// tapatanPlayer returns the player of the Tapatan family: five levels that search some plies and overlook moves, their
// own and the other side's, and one that is perfect: it solves a board with its first answer there, and has later ones
// in a few milliseconds.
func tapatanPlayer() Player {
	read := morris.Read
	full := newFull()
	player := belowPerfect(full)
	player.Mapper, player.Maker = retro.New(read), puzzleMaker()
	player.Subject, player.Prover = morris.Subject(), prove.New()
	best := Level{perfect{retro.New(read), full}, ai.Limits{}}
	player.Levels = append(player.Levels, best)
	for board, levels := range player.Own {
		player.Own[board] = append(levels, best)
	}
	return player
}

// belowPerfect returns the player of the family with the levels below the perfect one.
func belowPerfect(full *fullSearch) Player {
	return leveled("tapatan", full, full.With, ladder{
		{overlook(0.7), plies(1)},
		{overlook(0.475), plies(2)},
		{overlook(0.27), plies(3)},
		{overlook(0.153), plies(4)},
		{overlook(0.057), plies(7)},
	}, boardLadders)
}

// boardLadders are the levels below the perfect one on boards on which neighbouring levels of Tapatan are too close in
// strength or too far apart.
var boardLadders = map[string]ladder{
	"achi": {
		{overlook(0.96), plies(1)},
		{overlook(0.62), plies(2)},
		{overlook(0.335), plies(3)},
		{overlook(0.166), plies(5)},
		{overlook(0.022), plies(9)},
	},
	"neuf-trous": {
		{overlook(0.855), plies(1)},
		{overlook(0.517), plies(2)},
		{overlook(0.141), plies(3)},
		{overlook(0.082), plies(4)},
		{overlook(0.027), plies(7)},
	},
	"pendus": {
		{overlook(0.96), plies(1)},
		{overlook(0.651), plies(2)},
		{overlook(0.22), plies(3)},
		{overlook(0.153), plies(4)},
		{overlook(0.056), plies(7)},
	},
	"tant-fant": {
		{overlook(0.9), plies(1)},
		{overlook(0.3), plies(2)},
		{overlook(0.022), plies(4)},
		{overlook(0.039), plies(7)},
		{overlook(0.033), plies(11)},
	},
	"shisima": {
		{overlook(0.535), plies(1)},
		{overlook(0.048), plies(3)},
		{overlook(0.019), plies(5)},
		{overlook(0.026), plies(7)},
		{overlook(0.021), plies(11)},
	},
	"rota": {
		{overlook(0.7), plies(1)},
		{overlook(0.42), plies(2)},
		{overlook(0.208), plies(3)},
		{overlook(0.122), plies(4)},
		{overlook(0.067), plies(7)},
	},
	"tsoro": {
		{overlook(0.532), plies(1)},
		{overlook(0.324), plies(2)},
		{overlook(0.206), plies(3)},
		{overlook(0.104), plies(4)},
		{overlook(0.021), plies(7)},
	},
	"picaria": {
		{overlook(0.606), plies(1)},
		{overlook(0.413), plies(2)},
		{overlook(0.282), plies(3)},
		{overlook(0.19), plies(4)},
		{overlook(0.077), plies(7)},
	},
	"picaria-13": {
		{overlook(0.974), plies(1)},
		{overlook(0.76), plies(2)},
		{overlook(0.612), plies(3)},
		{overlook(0.475), plies(4)},
		{overlook(0.328), plies(7)},
	},
}

// A fullSearch is the search of the family without a handicap.
type fullSearch = alphabeta.Engine[morris.Game, rulesmorris.State, morris.Code]

func newFull() *fullSearch {
	const tableBits = 12 // most boards have some 5,000 positions
	return alphabeta.New(morris.Read, tableBits)
}

// puzzleMaker returns what makes puzzles of boards. Its levels share no memory with those that play.
func puzzleMaker() puzzles.Maker {
	own := belowPerfect(newFull())
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
