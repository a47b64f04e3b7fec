// Package players is the registry of who plays what: which engines play which game, and at which levels.
// Nothing here or above asks which game it is dealing with: a game is one entry of [New].
//
// # Strength
//
// How the levels score against the next lower one, printed by go run ./ai/arena -game tapatan -games 400:
//
//	levels     won drawn  lost    score   error
//	2 – 1      245    39   116   66.1 %   2.2 %
//	3 – 2      255    43   102   69.1 %   2.2 %
//	4 – 3      231    47   122   63.6 %   2.2 %
//	5 – 4      242    50   108   66.8 %   2.2 %
//	6 – 5      238    55   107   66.4 %   2.2 %
//
// The same for Entropy, of 200 games, and the exact values that the levels lose, which tells those apart that nearly
// always draw, printed by go run ./ai/arena -game entropy -exact ai/arena/testdata/entropy-exact.jsonl.gz:
//
//	levels     won drawn  lost    score   error
//	2 – 1      124    63    13   77.8 %   2.2 %
//	3 – 2       69   121    10   64.8 %   2.0 %
//	4 – 3       49   151     0   62.3 %   1.5 %
//	5 – 4        3    97     0   51.5 %   0.9 %    (100 games)
//
//	level    positions  won kept     drawn lost late  values lost
//	1              378    52/149   154/179     24/50      37.20 %
//	2              378    91/149   161/179     22/50      23.17 %
//	3              378   109/149   173/179     19/50      14.02 %
//	4              378   147/149   179/179     29/50       0.61 %
//	5              378   148/149   179/179     34/50       0.30 %
//	6              378   149/149   179/179     35/50       0.00 %
package players

import (
	"strconv"

	"tablier/ai"
	"tablier/ai/alphabeta"
	"tablier/ai/domino"
	"tablier/ai/entropy"
	"tablier/ai/morris"
	"tablier/ai/retro"
)

// A Player is the machine at one game.
type Player struct {
	Game   string    // the Spec's id
	Full   ai.Engine // the strongest search that any limit can be given to
	Levels []Level   // level n is Levels[n-1]; weakest first
}

// A Level is an engine with a budget: nodes or plies, and a time that no answer may exceed.
type Level struct {
	Engine ai.Engine
	Limits ai.Limits
}

// A Registry is a set of players, which may share memory: one search at a time.
type Registry []Player

// New returns the players with their caches empty.
func New() Registry {
	players := Registry{
		tapatan(),
		carreno(),
		astronomy(),
	}
	return append(players, extras()...)
}

// Find returns the player of a game, nil when the machine does not play it.
func (r Registry) Find(game string) *Player {
	for i := range r {
		if r[i].Game == game {
			return &r[i]
		}
	}
	return nil
}

// A LevelError is the error of a level that there is not.
type LevelError struct{ Levels int }

func (e *LevelError) Error() string {
	return "want a level from 1 to " + strconv.Itoa(e.Levels)
}

// Search plays a level, or without limits of its own at full strength when level is 0. Of the limits,
// a level minds Lines only. The error is an *LevelError or the engine's.
func (p *Player) Search(ctx ai.Context, task ai.Task, level int, limits ai.Limits, host ai.Host) (ai.Result, error) {
	if level == 0 {
		return p.Full.Search(ctx, task, limits, host)
	}
	if level < 0 || level > len(p.Levels) {
		return ai.Result{}, &LevelError{len(p.Levels)}
	}
	l := p.Levels[level-1]
	l.Limits.Lines = limits.Lines
	return l.Engine.Search(ctx, task, l.Limits, host)
}

// capMillis is how long a level may think on the slowest machine; the budgets below need a few milliseconds.
const capMillis = 500

// tapatan plays the Tapatan family: five levels that look some plies ahead and overlook moves, their own and
// the other side's, and one that is perfect.
func tapatan() Player {
	const tableBits = 12 // a game has some 5,000 positions
	read := morris.Read
	full := alphabeta.New(read, tableBits)
	player := Player{Game: "tapatan", Full: full}
	for _, l := range []struct {
		plies    int
		overlook float64
	}{
		{1, 0.7}, {2, 0.46}, {3, 0.31}, {4, 0.195}, {7, 0.075},
	} {
		player.Levels = append(player.Levels, Level{
			full.With(alphabeta.Sight{Overlook: l.overlook}),
			ai.Limits{Depth: l.plies, Nodes: 100_000, Millis: capMillis},
		})
	}
	player.Levels = append(player.Levels, Level{retro.New(read), ai.Limits{Millis: capMillis}})
	return player
}

// carreno plays Entropy: three levels that look a few plies ahead and overlook moves, and three that see all they have the
// nodes for, the last a second or less. What the net knows of positions makes even a ply or two worth much.
func carreno() Player {
	const tableBits = 17 // 8 MB: about as many positions as the last level's search keeps
	full := alphabeta.New(entropy.Read, tableBits)
	player := Player{Game: "entropy", Full: full}
	for _, l := range []struct {
		overlook float64
		limits   ai.Limits
	}{
		{0.9, ai.Limits{Depth: 1, Nodes: 100_000, Millis: capMillis}},
		{0.65, ai.Limits{Depth: 2, Nodes: 100_000, Millis: capMillis}},
		{0.4, ai.Limits{Depth: 3, Nodes: 100_000, Millis: capMillis}},
		{0, ai.Limits{Nodes: 1_000, Millis: capMillis}},
		{0, ai.Limits{Nodes: 50_000, Millis: capMillis}},
		{0, ai.Limits{Nodes: 3_000_000, Millis: 1_000}},
	} {
		player.Levels = append(player.Levels, Level{full.With(alphabeta.Sight{Overlook: l.overlook}), l.limits})
	}
	return player
}

// astronomy plays Astronomy Domino: one level that plays anything legal, two that look at the replies or a little
// further and overlook moves, and three that see all they have the nodes for, the last a second or less.
func astronomy() Player {
	const tableBits = 20 // 8 MB
	full := domino.New(tableBits)
	player := Player{Game: "domino", Full: full}
	for _, l := range []struct {
		overlook float64
		limits   ai.Limits
	}{
		{1, ai.Limits{Nodes: 1, Millis: capMillis}},
		{0.6, ai.Limits{Nodes: 100, Millis: capMillis}},
		{0.4, ai.Limits{Nodes: 1_000, Millis: capMillis}},
		{0.2, ai.Limits{Nodes: 5_000, Millis: capMillis}},
		{0, ai.Limits{Nodes: 20_000, Millis: capMillis}},
		{0, ai.Limits{Nodes: 500_000, Millis: 1_000}},
	} {
		player.Levels = append(player.Levels, Level{full.With(domino.Sight{Overlook: l.overlook}), l.limits})
	}
	return player
}
