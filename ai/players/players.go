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
// The same for Entropy, and the exact values that the levels lose, which tells those apart that nearly always draw,
// printed by go run ./ai/arena -game entropy -games 400 -exact ai/arena/testdata/entropy-exact.jsonl.gz:
//
//	levels     won drawn  lost    score   error
//	2 – 1      209   134    57   69.0 %   1.8 %
//	3 – 2      162   227    11   68.9 %   1.3 %
//	4 – 3      120   279     1   64.9 %   1.2 %
//	5 – 4       16   384     0   52.0 %   0.5 %
//
//	level    positions  won kept     drawn lost late  values lost
//	1              378    52/149   154/179     24/50      37.20 %
//	2              378    74/149   164/179     21/50      27.44 %
//	3              378   109/149   173/179     19/50      14.02 %
//	4              378   147/149   179/179     29/50       0.61 %
//	5              378   148/149   179/179     34/50       0.30 %
//	6              378   149/149   179/179     35/50       0.00 %
//
// The same for Hyle, with the points that each side makes as Order, printed by go run ./ai/arena -game hyle -games 100
// -levels 1,2,3,4,5 (400 for the last pair, and 60 of level 6 with a quarter of its nodes) and, for 49 cells, with
// -variant 7 -games 60:
//
//	levels     won drawn  lost    score   error      as Order     other as Order
//	2 – 1       91     0     9   91.0 %   2.9 %     48.49 ± 0.75   35.38 ± 0.85
//	3 – 2       84     2    14   85.0 %   3.5 %     53.89 ± 0.77   40.72 ± 0.78
//	4 – 3       82     3    15   83.5 %   3.6 %     58.91 ± 0.90   47.61 ± 0.94
//	5 – 4      384     2    14   96.2 %   0.9 %     56.46 ± 0.41   39.52 ± 0.27
//	6 – 5       58     1     1   97.5 %   1.8 %     51.57 ± 0.60   37.25 ± 0.50
//
//	2 – 1       56     0     4   93.3 %   3.2 %     99.68 ± 1.85   70.25 ± 1.48
//	3 – 2       57     0     3   95.0 %   2.8 %    109.52 ± 1.76   80.70 ± 1.50
//	4 – 3       45     1    14   75.8 %   5.5 %    112.13 ± 2.00   95.70 ± 1.68
//	5 – 4       60     0     0  100.0 %   0.0 %    111.52 ± 1.67   69.02 ± 1.02
//
// The same for Astronomy Domino in a zone of six cells, printed by go run ./ai/arena -game domino -variant 6 -games 400; in
// one of five, the two last levels both win every game as second:
//
//	levels     won drawn  lost    score   error
//	2 – 1      288     0   112   72.0 %   2.2 %
//	3 – 2      289     0   111   72.2 %   2.2 %
//	4 – 3      301     0    99   75.2 %   2.2 %
//	5 – 4      290     0   110   72.5 %   2.2 %
//	6 – 5      332     0    68   83.0 %   1.9 %
//
// The same for Le Stratège, with the points that the higher level leads by, printed by go run ./ai/arena -game stratege
// -games 100 -plies 36 -cap 2000, where level 6 was given a sixth of its nodes, 100,000; against the reference players
// 20,000 for greedy and 100,000 for the cheater, who had the machine's set-ups:
//
//	levels         won drawn  lost    score   error  points
//	2 – 1           92     3     5   93.5 %   2.3 %   9.65 ± 0.73
//	3 – 2           83     5    12   85.5 %   3.3 %   2.56 ± 0.43
//	4 – 3           71     7    22   74.5 %   4.2 %   4.15 ± 0.72
//	5 – 4           64     9    27   68.5 %   4.4 %   5.52 ± 0.89
//	6 – 5           62     7    31   65.5 %   4.6 %   3.95 ± 1.09
//	6 – greedy      99     1     0   99.5 %   0.5 %  17.88 ± 0.76
//	6 – cheater                      80.0 %   4.0 %  10.25 ± 1.08
package players

import (
	"strconv"

	"tablier/ai"
	"tablier/ai/alphabeta"
	"tablier/ai/domino"
	"tablier/ai/entropy"
	"tablier/ai/hyle"
	"tablier/ai/stratege"
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
		solomon(),
		carreno(),
		astronomy(),
		strategist(),
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

// A rank is a level of a game: in which style it plays, and within which limits.
type rank[S any] struct {
	style  S
	limits ai.Limits
}

// ranked returns the machine at a game at which its levels are one engine in several styles.
func ranked[S any, E ai.Engine](game string, full E, with func(S) E, ranks []rank[S]) Player {
	player := Player{Game: game, Full: full}
	for _, r := range ranks {
		player.Levels = append(player.Levels, Level{with(r.style), r.limits})
	}
	return player
}

// solomon plays Hyle: two levels that count points and overlook moves, two that know what lines may become and overlook
// fewer, and two that look ahead, the last a second or less.
func solomon() Player {
	const tableBits = 18 // 6 MB
	full := hyle.New(tableBits)
	return ranked("hyle", full, full.With, []rank[hyle.Style]{
		{hyle.Style{Naive: true, Overlook: 0.85}, ai.Limits{Depth: 1, Nodes: 100_000, Millis: capMillis}},
		{hyle.Style{Naive: true, Overlook: 0.65}, ai.Limits{Depth: 1, Nodes: 100_000, Millis: capMillis}},
		{hyle.Style{Overlook: 0.45}, ai.Limits{Depth: 1, Nodes: 100_000, Millis: capMillis}},
		{hyle.Style{Overlook: 0.1}, ai.Limits{Depth: 1, Nodes: 100_000, Millis: capMillis}},
		{hyle.Style{}, ai.Limits{Depth: 2, Nodes: 100_000, Millis: capMillis}},
		{hyle.Style{}, ai.Limits{Nodes: 400_000, Millis: 1_000}},
	})
}

// carreno plays Entropy: three levels that look a few plies ahead and overlook moves, and three that see all they have the
// nodes for, the last a second or less. What the net knows of positions makes even a ply or two worth much.
func carreno() Player {
	const tableBits = 17 // 8 MB: about as many positions as the last level's search keeps
	full := alphabeta.New(entropy.Read, tableBits)
	return ranked("entropy", full, full.With, []rank[alphabeta.Sight]{
		{alphabeta.Sight{Overlook: 0.9}, ai.Limits{Depth: 1, Nodes: 100_000, Millis: capMillis}},
		{alphabeta.Sight{Overlook: 0.75}, ai.Limits{Depth: 2, Nodes: 100_000, Millis: capMillis}},
		{alphabeta.Sight{Overlook: 0.4}, ai.Limits{Depth: 3, Nodes: 100_000, Millis: capMillis}},
		{alphabeta.Sight{}, ai.Limits{Nodes: 1_000, Millis: capMillis}},
		{alphabeta.Sight{}, ai.Limits{Nodes: 50_000, Millis: capMillis}},
		{alphabeta.Sight{}, ai.Limits{Nodes: 3_000_000, Millis: 1_000}},
	})
}

// astronomy plays Astronomy Domino: one level that plays anything legal, two that look at the replies or a little
// further and overlook moves, and three that see all they have the nodes for, the last a second or less.
func astronomy() Player {
	const tableBits = 20 // 8 MB
	full := domino.New(tableBits)
	return ranked("domino", full, full.With, []rank[domino.Sight]{
		{domino.Sight{Overlook: 1}, ai.Limits{Nodes: 1, Millis: capMillis}},
		{domino.Sight{Overlook: 0.6}, ai.Limits{Nodes: 100, Millis: capMillis}},
		{domino.Sight{Overlook: 0.4}, ai.Limits{Nodes: 1_000, Millis: capMillis}},
		{domino.Sight{Overlook: 0.2}, ai.Limits{Nodes: 5_000, Millis: capMillis}},
		{domino.Sight{}, ai.Limits{Nodes: 20_000, Millis: capMillis}},
		{domino.Sight{}, ai.Limits{Nodes: 500_000, Millis: 1_000}},
	})
}

// strategist plays Le Stratège: two levels that look at their own moves alone and overlook most or some of them, one that
// looks at the replies, and three that see all they have the nodes for, the last a second or less: in a browser about
// 1,000,000 nodes take that long, as do 3,000,000 in a native program (BenchmarkSearchInTheBrowser). All of them set up alike.
func strategist() Player {
	const tableBits = 18 // 6 MB
	full := stratege.New(tableBits)
	return ranked("stratege", full, full.With, []rank[stratege.Style]{
		{stratege.Style{Overlook: 0.9}, ai.Limits{Depth: 1, Nodes: 100_000, Millis: capMillis}},
		{stratege.Style{Overlook: 0.6}, ai.Limits{Depth: 1, Nodes: 100_000, Millis: capMillis}},
		{stratege.Style{Overlook: 0.2}, ai.Limits{Depth: 2, Nodes: 100_000, Millis: capMillis}},
		{stratege.Style{}, ai.Limits{Nodes: 400, Millis: capMillis}},
		{stratege.Style{}, ai.Limits{Nodes: 10_000, Millis: capMillis}},
		{stratege.Style{}, ai.Limits{Nodes: 600_000, Millis: 1_000}},
	})
}
