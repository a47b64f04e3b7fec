package game

import (
	"math"
	"slices"
	"strings"

	"tablier/ai/protocol"
	"tablier/app/study"
	"tablier/app/ui"
	"tablier/rules"
)

// percent returns what seat 0 may expect of the match, from 0 to 100; an estimate is never so sure as to say either.
func percent(v study.Value) int {
	p := int((1+v.Lead)*50 + .5)
	if !v.Exact {
		return max(1, min(p, 99))
	}
	return p
}

// evaluation says what is known of the position shown.
func (w *wording) evaluation() string {
	m, t := w.messages, w.table()
	switch v := w.match.Opinion(t.Shown()); {
	case w.game.Levels == 0:
		return m.ValueNone
	case t.Live() && t.Result().Over():
		return m.ValueOver
	case v.Known:
		return w.value(v)
	case w.match.Askable(t.Shown()):
		return m.Searching
	}
	return m.Study.NoValue
}

// outlook says what an engine's score lets a player expect, as this game does.
func (w *wording) outlook(score float64) string {
	return w.words.Outlook(w.table().Match().Setup().Variant, score)
}

// worth says what a move is worth.
func (w *wording) worth(l protocol.Line) string {
	if l.Value == "" {
		return w.outlook(l.Score)
	}
	if l.Risk != nil {
		return w.messages.Risk(l.Risk.Losing, l.Risk.Replies)
	}
	return w.messages.Verdict(l.Value, l.Plies)
}

// value says a value: exact where it is proved, else an estimate.
func (w *wording) value(v study.Value) string {
	m := w.messages
	if own := w.outlook(v.Score); own != "" {
		return own
	}
	switch {
	case !v.Exact && w.game.Points:
		return w.lead(v.Score)
	case !v.Exact:
		return m.Estimate(w.whom(0), percent(v))
	case v.Lead > 0:
		return w.valueWin(0, v.Plies)
	case v.Lead < 0:
		return w.valueWin(1, v.Plies)
	}
	return m.ValueDraw
}

func (w *wording) valueWin(seat, plies int) string {
	if w.you(seat) {
		return w.messages.ValueYouWin(plies)
	}
	return w.messages.ValueWin(w.name(seat), plies)
}

// lead says by how many points somebody may expect to lead; more than none are seat 0's.
func (w *wording) lead(points float64) string {
	seat, n := 0, int(math.Round(points))
	if n < 0 {
		seat, n = 1, -n
	}
	return w.messages.EstimateLead(w.whom(seat), n)
}

// hint names the best move and says why: what it leads to, and the play expected after it.
func (w *wording) hint(found *protocol.Found) string {
	m, words := w.messages, w.words
	var after []string
	for _, move := range found.PV[min(1, len(found.PV)):min(4, len(found.PV))] {
		after = append(after, words.Move(rules.Move(move)))
	}
	value, is := w.match.ValueOf(w.table().Shown(), found.Progress), m.HintIs
	if w.match.Solved() && value.LostFor(w.table().Turn()) {
		is = m.HintResists
	}
	hint := is(words.Move(rules.Move(found.Best)), w.value(value))
	return ui.Join(" ", hint, m.Expected(strings.Join(after, ", ")))
}

// moveValues says what each move is worth in words: those that are worth the same together.
func (w *wording) moveValues() []string {
	lines := w.match.MoveValues()
	var said, moves []string
	for i, line := range lines {
		moves = append(moves, w.words.Move(rules.Move(line.Move)))
		worth := w.worth(line)
		if i+1 < len(lines) && w.worth(lines[i+1]) == worth {
			continue
		}
		slices.Sort(moves)
		said = append(said, w.messages.Of(worth, strings.Join(moves, ", ")))
		moves = nil
	}
	return said
}

// winning returns the moves that are proved to win in the position shown, with a title.
func (w *wording) winning() (title string, moves []string) {
	found := w.match.Found()
	if !w.game.Winners || found == nil {
		return "", nil
	}
	for _, line := range found.Lines {
		if line.Value == protocol.ValueWin {
			moves = append(moves, w.words.Move(rules.Move(line.Move)))
		}
	}
	all := found.End == protocol.EndProved && len(moves) < protocol.MaxLines
	return w.messages.Winners(len(moves), all), moves
}

// graphValue says the value of a position of the graph, and whose it is where that makes a difference.
func (w *wording) graphValue(ply int) string {
	at := w.match.Review().At(ply)
	switch {
	case !at.Known:
		return w.messages.Study.GraphNone
	case at.Eyes >= 0:
		return w.messages.Study.Eyes(w.name(at.Eyes)) + ", " + w.value(at.Value)
	}
	return w.value(at.Value)
}

// even is how far from nothing an estimate is still called even.
const even = 0.2

// span says a value in so few words that many positions share them.
func (w *wording) span(v study.Value) string {
	m := w.messages
	if !v.Exact && v.Lead > -even && v.Lead < even {
		return m.Study.Balanced
	}
	seat := 0
	if v.Lead < 0 {
		seat = 1
	}
	name := w.name(seat)
	switch {
	case !v.Exact:
		return m.Study.Ahead(name)
	case v.Lead == 0:
		return m.Study.Drawn
	}
	return m.Study.Winning(name)
}

// review says how the review stands, or why there can be none.
func (w *wording) review() string {
	m, r := &w.messages.Study, w.match.Review()
	switch {
	case w.game.Levels == 0:
		return m.UnknownGame
	case w.table().Match().Ply() == 0:
		return m.NoMoves
	case !w.match.Reviewable():
		return m.Secrets
	case w.match.Reviewing():
		return m.Running
	case r.Complete():
		return m.Found(len(w.turns()))
	case w.match.ReviewFailed():
		return w.messages.MachineFailed
	case r.Begun():
		return m.Stopped
	}
	return m.Why
}
