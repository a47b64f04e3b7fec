// Package players is the registry of who plays what: which engines play which game, and at which levels.
// Nothing here or above asks which game it is dealing with: a game is one entry of [New].
// How strong the levels are is in ai/README.md.
package players

import (
	"strconv"

	"tablier/ai"
	"tablier/ai/domino"
	"tablier/ai/entropy"
	"tablier/ai/hyle"
	"tablier/ai/lab"
	"tablier/ai/puzzle"
	"tablier/ai/puzzle/prove"
	dominoprove "tablier/ai/puzzle/prove/domino"
	hyleprove "tablier/ai/puzzle/prove/hyle"
	strategeprove "tablier/ai/puzzle/prove/stratege"
	"tablier/ai/stratege"
)

// A Player is the machine at one game.
type Player struct {
	Game    string             // the Spec's id
	Full    ai.Engine          // the strongest search, for any limits
	Levels  []Level            // level n is Levels[n-1]; weakest first
	Own     map[string][]Level // of variants on which those are too close or too far apart; the last is the same
	Adviser Level              // gives hints; without an engine, the last level
	Mapper  ai.Mapper          // values all positions of a board, nil where there are too many; it may run beside a search
	Maker   puzzle.Maker       // makes puzzles on the spot, nil where nothing does
	Prover  prove.Prover       // proves puzzles that somebody composes, nil where nothing does
	// Subject describes the game for searches that are shown; nil where none are.
	Subject *lab.Subject
	// Oracle knows what positions are worth from files that are fetched; nil where there are none.
	Oracle ai.Oracle
}

// A Level is an engine with a budget of nodes or plies, never of time: with the same seed it makes the same move on
// every machine, and a slow one takes longer. One that uses files does so wherever the same files are at hand, and on
// every machine in a task that is Alone.
type Level struct {
	Engine ai.Engine
	Limits ai.Limits
}

// A Registry is a set of players, which may share memory: one search at a time.
type Registry []Player

// New returns the players with their caches empty, and without files that are fetched.
func New() Registry { return With(nil) }

// With returns the players with their caches empty, and with the values of Entropy's positions, which may be nil.
func With(values entropy.Values) Registry {
	players := Registry{
		tapatanPlayer(),
		hylePlayer(),
		entropyPlayer(values),
		dominoPlayer(),
		strategePlayer(),
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

// A LevelError is the error of a level that does not exist.
type LevelError struct{ Levels int }

func (e *LevelError) Error() string {
	return "want a level from 1 to " + strconv.Itoa(e.Levels)
}

// On returns the levels of a variant, weakest first.
func (p *Player) On(variant string) []Level {
	if own, ok := p.Own[variant]; ok {
		return own
	}
	return p.Levels
}

// Most returns how many levels the variant has that has the most.
func (p *Player) Most() int {
	most := len(p.Levels)
	for _, own := range p.Own {
		most = max(most, len(own))
	}
	return most
}

// Search searches with a level, or with the full engine within the limits when level is 0. Where the variant has fewer
// levels than that, its last one plays. A level has limits of its own; of those given it takes Lines, and Millis, with
// which the answer hangs on how fast the machine is. The error is a *LevelError, where no variant has such a level, or
// the engine's.
func (p *Player) Search(ctx ai.Context, task ai.Task, level int, limits ai.Limits, hooks ai.Hooks) (ai.Result, error) {
	if level == 0 {
		return p.Full.Search(ctx, task, limits, hooks)
	}
	if most := p.Most(); level < 0 || level > most {
		return ai.Result{}, &LevelError{most}
	}
	levels := p.On(task.Variant)
	l := levels[min(level, len(levels))-1]
	l.Limits.Lines, l.Limits.Millis = limits.Lines, limits.Millis
	return l.Engine.Search(ctx, task, l.Limits, hooks)
}

// Advise searches for a hint: a move that brings the game on, and its purpose.
func (p *Player) Advise(ctx ai.Context, task ai.Task, hooks ai.Hooks) (ai.Result, error) {
	l := p.Adviser
	if l.Engine == nil {
		l = p.Levels[len(p.Levels)-1]
	}
	return l.Engine.Search(ctx, task, l.Limits, hooks)
}

// guard is the node budget of a level that looks some plies ahead; it hardly ever ends a search.
const guard = 100_000

// plies returns the limits of a level that looks n plies ahead.
func plies(n int) ai.Limits { return ai.Limits{Depth: n, Nodes: guard} }

// nodes returns the limits of a level with a budget of n nodes. A game's last level has as many as a browser searches
// in three quarters of a second: see ai/README.md.
func nodes(n uint64) ai.Limits { return ai.Limits{Nodes: n} }

// overlook returns the handicap of a level that overlooks a share of the moves.
func overlook(share float64) ai.Handicap { return ai.Handicap{Overlook: share} }

// naive returns the handicap of a level that overlooks a share of the moves and counts the points on the board.
func naive(share float64) ai.Handicap { return ai.Handicap{Naive: true, Overlook: share} }

// A setting is a level of an engine: its handicap and its limits.
type setting struct {
	handicap ai.Handicap
	limits   ai.Limits
}

// A ladder is the settings of the levels of a variant, weakest first; ai/README.md has the measurements.
type ladder []setting

// proving returns the player with what proves puzzles.
func (p Player) proving(prover prove.Prover) Player {
	p.Prover = prover
	return p
}

// showing returns the player with a subject for searches that are shown.
func (p Player) showing(subject *lab.Subject) Player {
	p.Subject = subject
	return p
}

// leveled returns the player of a game whose levels are one engine with several handicaps, own ones on some variants.
func leveled[E ai.Engine](game string, full E, with func(ai.Handicap) E, usual ladder, own map[string]ladder) Player {
	levels := func(settings ladder) (list []Level) {
		for _, s := range settings {
			list = append(list, Level{with(s.handicap), s.limits})
		}
		return list
	}
	player := Player{Game: game, Full: full, Levels: levels(usual), Own: map[string][]Level{}}
	for variant, settings := range own {
		player.Own[variant] = levels(settings)
	}
	return player
}

// hylePlayer returns the player of Hyle: levels that count points as they stand, levels that evaluate what lines may
// become, levels that also look two or three plies ahead, all of which overlook ever fewer moves; and levels without a
// handicap and with growing node budgets.
func hylePlayer() Player {
	const tableBits = 18 // 6 MB
	full := hyle.New(tableBits)
	return leveled("hyle", full, full.With, ladder{
		{naive(0.85), plies(1)},
		{naive(0.75), plies(1)},
		{naive(0.71), plies(1)},
		{naive(0.53), plies(1)},
		{overlook(0.7), plies(1)},
		{overlook(0.57), plies(1)},
		{overlook(0.43), plies(1)},
		{overlook(0.48), plies(2)},
		{overlook(0.27), plies(2)},
		{overlook(0.055), plies(2)},
		{overlook(0.17), plies(3)},
		{overlook(0), plies(3)},
		{overlook(0), nodes(1_000)},
		{overlook(0), nodes(12_000)},
		{overlook(0), nodes(400_000)},
	}, hyleLadders).showing(hyle.Subject()).proving(hyleprove.New())
}

// dominoPlayer returns the player of Astronomy Domino: one level that plays any legal move, three with small node
// budgets that overlook moves, and three without a handicap.
func dominoPlayer() Player {
	const tableBits = 20 // 8 MB
	full := domino.New(tableBits)
	return leveled("domino", full, full.With, ladder{
		{overlook(1), nodes(1)},
		{overlook(0.7), nodes(100)},
		{overlook(0.5), nodes(1_000)},
		{overlook(0.3), nodes(5_000)},
		{overlook(0), nodes(5_000)},
		{overlook(0), nodes(16_000)},
		{overlook(0), nodes(300_000)},
	}, dominoLadders).showing(domino.Subject()).proving(dominoprove.New())
}

// strategePlayer returns the player of Le Stratège: levels that search their own move alone and overlook ever fewer of
// the moves, two that also search the replies, and six without a handicap and with growing node budgets. All levels
// set up alike.
func strategePlayer() Player {
	const tableBits = 18 // 6 MB
	full := stratege.New(tableBits)
	player := leveled("stratege", full, full.With, ladder{
		{overlook(0.946), plies(1)},
		{overlook(0.905), plies(1)},
		{overlook(0.85), plies(1)},
		{overlook(0.79), plies(1)},
		{overlook(0.72), plies(1)},
		{overlook(0.6), plies(1)},
		{overlook(0.55), plies(2)},
		{overlook(0.26), plies(2)},
		{overlook(0), nodes(150)},
		{overlook(0), nodes(400)},
		{overlook(0), nodes(1_200)},
		{overlook(0), nodes(3_500)},
		{overlook(0), nodes(10_000)},
		{overlook(0), nodes(600_000)},
	}, nil).showing(stratege.Subject()).proving(strategeprove.New())
	player.Adviser = Level{full.Pressing(), nodes(20_000)}
	return player
}
