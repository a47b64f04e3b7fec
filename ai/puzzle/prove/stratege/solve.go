package stratege

import (
	"tablier/ai"
	"tablier/rules/stratege"
)

// Endings are positions with nothing hidden, solved to the end of the game, the end by quiet turns included.
//
// A move forward and an attack cannot be taken back, so that positions fall into groups: within one, only moves
// sideways and passes lead from one position to another, and those are the quiet turns that the rules count. A group is
// worth what stands on the board when as many of these have been made as end the game; from there its values follow
// backwards, turn by turn, and from those of the groups that a move forward or an attack leads to.
type Endings struct {
	known map[stratege.State]place // by the state without its quiet turns
	most  int                      // states that are looked at; 0 for no limit
	tick  func() bool
	spent bool
}

// A place is where the values of a state are kept.
type place struct {
	group *group
	index int
}

// A group is states that quiet turns join. A pass is not taken back: such turns may lead to a group that is known, too.
type group struct {
	values [stratege.QuietTurns + 1][]worth // by the quiet turns that have been made, and the state
}

// A worth is a value for the side to move with the plies to the end: wins are positive, the sooner the higher, losses
// negative, the later the higher, and draws 0.
type worth int16

// won is more than any game has plies that is solved: see tooLong.
const won worth = 32_000

// valueOf returns what a worth stands for.
func valueOf(w worth) (value ai.Value, plies int) {
	switch {
	case w > 0:
		return ai.Win, int(won - w)
	case w < 0:
		return ai.Loss, int(won + w)
	}
	return ai.Draw, 0
}

// before returns what a move is worth that leads to a position of a worth.
func (w worth) before() worth {
	switch {
	case w > 0:
		return 1 - w
	case w < 0:
		return -w - 1
	}
	return 0
}

// final returns what a position is worth in which the game ends.
func final(s *stratege.State) worth {
	side := int(s.Turn)
	switch lead := s.Score(side) - s.Score(side^1); {
	case lead > 0:
		return won
	case lead < 0:
		return -won
	}
	return 0
}

// NewEndings returns endings of which none is known. At most so many states are looked at, any number if most is 0.
// Tick, which may be nil, counts them and says whether to go on.
func NewEndings(most int, tick func() bool) *Endings {
	return &Endings{known: map[stratege.State]place{}, most: most, tick: tick}
}

// Solve solves a state without quiet turns, and all that can come of it; false when that is too much.
func (e *Endings) Solve(s stratege.State) bool { return !tooLong(&s) && e.solve(s) }

// tooLong says whether a game may have more plies left than a worth can count. Between two moves that cannot be taken
// back, and after the last one, there are at most QuietTurns plies. Such a move is a step forward or an attack, of
// which each takes a pawn and may throw another one back by a row.
func tooLong(s *stratege.State) bool {
	forward, pawns := 0, 0
	for cell, pawn := range s.At {
		if pawn == 0 {
			continue
		}
		pawns++
		row := cell / stratege.Columns
		if pawn.Side() == 0 {
			row = stratege.Rows - 1 - row
		}
		forward += row
	}
	return (forward+2*pawns+1)*stratege.QuietTurns >= int(won)
}

func (e *Endings) solve(s stratege.State) bool {
	if _, ok := e.known[s]; ok {
		return true
	}
	g := &group{}
	states := e.gather(g, s)
	if e.spent {
		return false
	}
	quiet, best := make([][]place, len(states)), make([]worth, len(states))
	for i := range states {
		best[i] = -won - 1 // less than any
		for _, m := range states[i].AppendMoves(nil) {
			next := states[i].Play(m)
			switch {
			case next.End != stratege.Running:
				best[i] = max(best[i], final(&next).before())
			case next.Quiet > 0:
				next.Quiet = 0
				quiet[i] = append(quiet[i], e.known[next])
			case e.most > 0 && len(e.known) > e.most || !e.solve(next):
				return false
			default:
				at := e.known[next]
				best[i] = max(best[i], at.group.values[0][at.index].before())
			}
		}
	}
	g.fill(states, quiet, best)
	return true
}

// gather finds the states of a group.
func (e *Endings) gather(g *group, first stratege.State) []stratege.State {
	states := []stratege.State{first}
	e.known[first] = place{g, 0}
	for i := 0; i < len(states) && !e.spent; i++ {
		e.spent = e.tick != nil && !e.tick()
		for _, m := range states[i].AppendMoves(nil) {
			next := states[i].Play(m)
			if next.End != stratege.Running || next.Quiet == 0 {
				continue
			}
			next.Quiet = 0
			if _, ok := e.known[next]; !ok {
				e.known[next] = place{g, len(states)}
				states = append(states, next)
			}
		}
	}
	return states
}

// fill finds the values of the states, given where quiet turns lead and what the best of the other moves is worth.
func (g *group) fill(states []stratege.State, quiet [][]place, best []worth) {
	for turns := stratege.QuietTurns; turns >= 0; turns-- {
		g.values[turns] = make([]worth, len(states))
		for i := range states {
			if turns == stratege.QuietTurns {
				g.values[turns][i] = final(&states[i])
				continue
			}
			w := best[i]
			for _, next := range quiet[i] {
				w = max(w, next.group.values[turns+1][next.index].before())
			}
			g.values[turns][i] = w
		}
	}
}
