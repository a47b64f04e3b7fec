package game

import (
	"math"
	"strings"

	"tablier/ai/protocol"
	"tablier/app/study"
	"tablier/app/ui"
	"tablier/rules"
)

// percent returns the expected result of seat 0, from 0 to 100; an estimate never reaches either end.
func percent(v study.Value) int {
	p := int((1+v.Lead)*50 + .5)
	if !v.Exact {
		return max(1, min(p, 99))
	}
	return p
}

// evaluation says the value of the position shown.
func (w valueWords) evaluation() string {
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

// outlook says the prospects of a player by an engine's score, in this game's way.
func (w valueWords) outlook(score float64) string {
	return w.words.Outlook(w.table().Match().Setup().Variant, score)
}

// value says a value: exact where it is proved, else an estimate.
func (w valueWords) value(v study.Value) string {
	m := w.messages
	if own := w.outlook(v.Score); own != "" {
		return own
	}
	switch {
	case !v.Exact && w.game.Points:
		return w.lead(v.Score)
	case !v.Exact:
		return w.estimate(percent(v))
	case v.Lead > 0:
		return w.valueWin(0, v.Plies)
	case v.Lead < 0:
		return w.valueWin(1, v.Plies)
	}
	return m.ValueDraw
}

// What a person may make of an estimate, in per cent: under the first nobody is ahead, and from the second on the match
// is nearly won.
const (
	aheadFrom = 60
	nearFrom  = 90
)

// estimate says in words an expected result, in per cent for the first seat.
func (w valueWords) estimate(percent int) string {
	seat := 0
	if percent < 50 {
		seat, percent = 1, 100-percent
	}
	who := ""
	if !w.you(seat) {
		who = w.name(seat)
	}
	if percent < aheadFrom {
		return w.messages.EstimateEven
	}
	return w.messages.Estimate(who, percent >= nearFrom)
}

func (w valueWords) valueWin(seat, plies int) string {
	if w.you(seat) {
		return w.messages.ValueYouWin(plies)
	}
	return w.messages.ValueWin(w.name(seat), plies)
}

// lead says an expected lead in points; positive ones are seat 0's.
func (w valueWords) lead(points float64) string {
	seat, n := 0, int(math.Round(points))
	if n < 0 {
		seat, n = 1, -n
	}
	return w.messages.EstimateLead(w.whom(seat), n)
}

// hint says the move of a hint and its reason: its purpose or effect, and the expected play after it. What an
// estimate says in per cent tells nobody what to do.
func (w valueWords) hint(found *protocol.Found) string {
	m, words := w.messages, w.words
	var after []string
	for _, move := range found.PV[min(1, len(found.PV)):min(4, len(found.PV))] {
		after = append(after, words.Move(rules.Move(move)))
	}
	return ui.Join(" ", w.advice(found), m.Expected(strings.Join(after, ", ")))
}

// advice says the move of a hint and its reason.
func (w valueWords) advice(found *protocol.Found) string {
	m, best := w.messages, rules.Move(found.Best)
	if found.Plan != nil {
		if plan := w.words.Plan(best, *found.Plan); plan != "" {
			return m.HintPlan(plan)
		}
	}
	move, value := w.words.Move(best), w.match.ValueOf(w.table().Shown(), found.Progress)
	switch {
	case w.match.Solved() && value.LostFor(w.table().Turn()):
		return m.HintResists(move, w.value(value))
	case value.Exact || w.outlook(value.Score) != "":
		return m.HintIs(move, w.value(value))
	}
	return m.HintPlan(move)
}

// winning returns the moves that are proved to win in the position shown, with a title.
func (w valueWords) winning() (title string, moves []string) {
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

// review says the state of the review, or why there can be none.
func (w valueWords) review() string {
	m, r := w.messages.Study, w.match.Review()
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
		return m.Found(len(w.moves().turns()))
	case w.match.ReviewFailed():
		return w.messages.MachineFailed
	case r.Begun():
		return m.Stopped
	}
	return m.Why
}

// inPoints says whether the machine's scores in this match are points.
func (w valueWords) inPoints() bool { return w.game.Points || w.outlook(0) != "" }
