package rules

import "slices"

// A line is the moves of a match, those undone included, and the positions that they lead to, round after round.
type line struct {
	spec   *Spec
	fresh  Position // the start of every round after the first
	points []point  // points[0] is the start, points[i] where moves[i-1] led
	moves  []Move
	ends   []int            // ends[r] is the ply that ended round r, for every round but the last
	latest map[string]visit // by key
}

// A point is one position of the line, the start or after a move.
type point struct {
	landed Position // the position after the move
	next   Position // the position before the next move: landed, or the start of a new round
	round  int      // of next, counted from 0
	draws  int      // the moves of chance in that round so far
	visit  visit    // the occurrence of landed
}

// A visit is one occurrence of a position on the line.
type visit struct {
	key   string // identifies the position; empty when it does not count for recurrence
	first int    // the ply at which it stood for the first time
	count int    // how often it has occurred so far, this time included
}

// reach appends a point to the line. Its landed, round and draws are set.
func (l *line) reach(s point) {
	s.next, s.visit = s.landed, l.visit(s.landed)
	if s.round+1 < l.Rounds() && s.landed.Outcome().Over() {
		l.ends = append(l.ends, len(l.points))
		s.next, s.round, s.draws = l.fresh, s.round+1, 0
	}
	l.points = append(l.points, s)
}

// visit counts p, the next position of the line, for recurrence.
func (l *line) visit(p Position) visit {
	v := visit{key: l.key(p), first: len(l.points), count: 1}
	if v.key != "" {
		if before, ok := l.latest[v.key]; ok {
			v.first, v.count = before.first, before.count+1
		}
		l.latest[v.key] = v
	}
	return v
}

// cut drops what follows At(ply), last first, so that each key's latest visit is set back.
func (l *line) cut(ply int) {
	for _, s := range slices.Backward(l.points[ply+1:]) {
		v := s.visit
		if v.count--; v.count > 0 {
			l.latest[v.key] = v
		} else {
			delete(l.latest, v.key)
		}
	}
	l.ends = l.ends[:l.RoundAt(ply)]
	l.points, l.moves = l.points[:ply+1], l.moves[:ply]
}

// key identifies p for recurrence; empty when it does not count.
func (l *line) key(p Position) string {
	if l.spec.Recurrences == 0 {
		return ""
	}
	key, counts := l.spec.Key(p)
	if !counts {
		return ""
	}
	return key
}

// At returns the position after ply moves of the line, from which the next one is played: where a round
// has ended and another follows, the start of that. It panics unless 0 ≤ ply ≤ Plies.
func (l *line) At(ply int) Position { return l.points[ply].next }

// Landed returns the position that the ply-th move of the line led to, before any new round is set up; for
// 0 the start. It is At(ply) but where a round gives way to the next, and panics unless 0 ≤ ply ≤ Plies.
func (l *line) Landed(ply int) Position { return l.points[ply].landed }

// Plies returns how many moves the line has, those undone included.
func (l *line) Plies() int { return len(l.moves) }

// Move returns the move of the line that led to Landed(ply). It panics unless 0 < ply ≤ Plies.
func (l *line) Move(ply int) Move { return l.moves[ply-1] }

// Moves returns the moves of the line, those undone included. The caller owns the slice.
func (l *line) Moves() []Move { return slices.Clone(l.moves) }

// Rounds returns how many rounds the match has.
func (l *line) Rounds() int { return max(1, l.spec.Rounds) }

// RoundAt returns the round of At(ply), counted from 0.
func (l *line) RoundAt(ply int) int { return l.points[ply].round }

// RoleAt is [Match.Role] for the round of At(ply).
func (l *line) RoleAt(ply int, p Player) Player { return role(l.RoundAt(ply), p) }

// MoverAt says which of the match's players acts in At(ply), or that Chance does; Nobody where that
// position has ended, but not where a resignation or recurrence alone has ended the match.
func (l *line) MoverAt(ply int) Player { return l.RoleAt(ply, l.At(ply).ToMove()) }

// landedRound returns the round of Landed(ply): a round gives way to the next only after the move.
func (l *line) landedRound(ply int) int {
	if ply == 0 {
		return 0
	}
	return l.RoundAt(ply - 1)
}

// endedAt returns how many rounds have ended up to At(ply).
func (l *line) endedAt(ply int) int {
	if l.At(ply).Outcome().Over() {
		return l.RoundAt(ply) + 1
	}
	return l.RoundAt(ply)
}

// begin returns the ply at which a round of the line starts.
func (l *line) begin(round int) int {
	if round == 0 {
		return 0
	}
	return l.ends[round-1]
}
