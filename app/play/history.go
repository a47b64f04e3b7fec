package play

import (
	"slices"

	"tablier/rules"
)

// A history is a match, the lines that were left for the one on the board, and the position that is shown.
type history struct {
	match   *rules.Match
	shown   int            // the ply whose position is shown
	lines   []rules.Record // left for another
	entered int            // the last round that has begun, from 0
}

// start begins the history of a match, from where it stands.
func (h *history) start(match *rules.Match) {
	*h = history{match: match, shown: match.Ply(), entered: match.Round()}
}

// show shows the position after ply moves, as near to it as the match has one.
func (h *history) show(ply int) { h.shown = min(max(ply, 0), h.match.Ply()) }

// enterRound begins the round that comes after the one that has ended.
func (h *history) enterRound() { h.entered, h.shown = h.match.Round(), h.match.Ply() }

// Match returns the match that is played, at its present ply. The caller must not change it.
func (h *history) Match() *rules.Match { return h.match }

// Result returns the result of the match so far.
func (h *history) Result() rules.Result { return h.match.Result() }

// Shown returns the ply after which the board shows the match: the present one, or one that a person looks back at.
func (h *history) Shown() int { return h.shown }

// Live says whether the position shown is the one where the game stands.
func (h *history) Live() bool { return h.shown == h.match.Ply() }

// Lines returns the lines that were left for another since the game began, oldest first.
func (h *history) Lines() []rules.Record { return h.lines }

// Between says whether a round has ended and the next has not been begun: its end is on the board.
func (h *history) Between() bool { return h.match.Round() > h.entered }

// roundStart says whether the position after ply moves is shown as the start of a round, and not as the end of the
// one before.
func (h *history) roundStart(ply int) bool {
	return ply == h.match.Ply() && h.match.RoundAt(ply) <= h.entered
}

// AtRoundStart says whether the start of a round is shown: nothing has been played in it.
func (h *history) AtRoundStart() bool {
	return h.shown == 0 || h.roundStart(h.shown) && h.match.RoundAt(h.shown) > h.match.RoundAt(h.shown-1)
}

// Round returns the round that is shown, counted from 0.
func (h *history) Round() int { return h.match.RoundAt(h.roundPly()) }

// roundPly returns a ply of the round that is shown, to ask the match about that round by.
func (h *history) roundPly() int {
	if h.shown > 0 && !h.roundStart(h.shown) {
		return h.shown - 1
	}
	return h.shown
}

// fullLine returns the record of the whole line, moves undone included, unless a resignation ends it before them.
func (h *history) fullLine() rules.Record {
	if r := h.match.Record(); r.Resigned != "" {
		return r
	}
	return h.match.Line()
}

// How many lines are kept, and of how many moves in all: what storage bears of the longest games, and what can be saved
// at each move without holding the page up.
const (
	maxLines     = 100
	maxLineMoves = 20_000
)

// keepLine adds a line to those that can be gone back to, unless another of them contains it.
func (h *history) keepLine(line rules.Record) {
	for i, other := range h.lines {
		if line.Begins(other) {
			return
		}
		if other.Begins(line) {
			h.lines[i] = line
			return
		}
	}
	h.lines = append(h.lines, line)
	h.lines = h.lines[max(0, len(h.lines)-maxLines):]
	moves := 0
	for i := len(h.lines) - 1; i >= 0; i-- {
		if moves += len(h.lines[i].Moves); moves > maxLineMoves && i < len(h.lines)-1 {
			h.lines = h.lines[i+1:]
			break
		}
	}
}

// knownView returns the view that a player of the match has of the position after ply moves, and who that player is
// there.
func (h *history) knownView(ply int, fresh bool, viewer rules.Player) (rules.View, rules.Player) {
	if fresh || ply == 0 {
		return h.match.View(ply, viewer), h.match.RoleAt(ply, viewer)
	}
	return h.match.LandedView(ply, viewer), h.match.RoleAt(ply-1, viewer)
}

// frameNumber returns the key of the pieces drawn after a ply; fresh asks for those at the start of the ply's round,
// which share a ply with the end of the round before.
func (h *history) frameNumber(ply int, fresh bool) int {
	if ply > 0 && !fresh {
		return ply + h.match.RoundAt(ply-1)
	}
	return ply + h.match.RoundAt(ply)
}

// DivergesAt returns the first ply at which a line differs from the one on the board.
func (h *history) DivergesAt(line rules.Record) int {
	common := min(h.match.Plies(), len(line.Moves))
	for ply := range common {
		if h.match.Move(ply+1) != line.Moves[ply] {
			return ply
		}
	}
	return common
}

// extend plays a move at the end of the game, and keeps the line that this drops. It returns whether the move is
// another than the next of the line.
func (h *history) extend(m rules.Move) (other bool, err error) {
	ply, plies := h.match.Ply(), h.match.Plies()
	if !h.Result().Over() && ply < plies && h.match.Move(ply+1) == m {
		h.match.Redo()
		return false, nil
	}
	var line rules.Record // the line that the move drops
	if ply < plies {
		line = h.fullLine()
	}
	if err := h.match.Play(m); err != nil {
		return false, err
	}
	if ply < plies {
		h.keepLine(line)
	}
	return true, nil
}

// backTo takes moves back down to a ply, and a resignation with them.
func (h *history) backTo(ply int) {
	for h.match.Ply() > ply || h.Result().Reason == rules.Resigned {
		if !h.match.Undo() {
			break
		}
	}
}

// switchTo goes back to the end of a line, and keeps the one that it leaves; false where there is no such line.
func (h *history) switchTo(i int) bool {
	if i < 0 || i >= len(h.lines) {
		return false
	}
	match, err := rules.Registry{h.match.Spec()}.Replay(h.lines[i])
	if err != nil {
		return false // a line kept is one that was played
	}
	left := h.fullLine()
	h.lines = slices.Delete(slices.Clone(h.lines), i, i+1)
	h.match = match
	if !left.Begins(h.fullLine()) {
		h.keepLine(left)
	}
	h.entered = match.RoundAt(max(0, match.Ply()-1)) // at the end of a round that is shown first
	return true
}
