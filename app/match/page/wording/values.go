package wording

import (
	"math"
	"strings"

	"tablier/ai/protocol"
	"tablier/app/study"
	"tablier/app/ui"
	"tablier/rules"
)

// Percent returns the expected result of seat 0, from 0 to 100; an estimate never reaches either end.
func Percent(v study.Value) int {
	p := int((1+v.Lead)*50 + .5)
	if !v.Exact {
		return max(1, min(p, 99))
	}
	return p
}

// Evaluation says the value of the position shown.
func (w Values) Evaluation() string {
	m, t := w.Messages, w.Table()
	switch v := w.Match.Analysis().Opinion(t.Shown()); {
	case w.Game.Levels == 0:
		return m.ValueNone
	case t.Live() && t.Result().Over():
		return m.ValueOver
	case v.Known:
		return w.value(v)
	case w.Match.Analysis().Askable(t.Shown()):
		return m.Searching
	}
	return m.Study.NoValue
}

// outlook says the prospects of a player by an engine's score, in this game's way.
func (w Values) outlook(score float64) string {
	return w.Words.Outlook(w.Table().Match().Setup().Variant, score)
}

// value says a value: exact where it is proved, else an estimate.
func (w Values) value(v study.Value) string {
	m := w.Messages
	if own := w.outlook(v.Score); own != "" {
		return own
	}
	switch {
	case !v.Exact && w.Game.Points:
		return w.lead(v.Score)
	case !v.Exact:
		return w.estimate(Percent(v))
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
func (w Values) estimate(percent int) string {
	seat := 0
	if percent < 50 {
		seat, percent = 1, 100-percent
	}
	who := ""
	if !w.you(seat) {
		who = w.Name(seat)
	}
	if percent < aheadFrom {
		return w.Messages.EstimateEven
	}
	return w.Messages.Estimate(who, percent >= nearFrom)
}

func (w Values) valueWin(seat, plies int) string {
	if w.you(seat) {
		return w.Messages.ValueYouWin(plies)
	}
	return w.Messages.ValueWin(w.Name(seat), plies)
}

// lead says an expected lead in points; positive ones are seat 0's.
func (w Values) lead(points float64) string {
	seat, n := 0, int(math.Round(points))
	if n < 0 {
		seat, n = 1, -n
	}
	return w.Messages.EstimateLead(w.whom(seat), n)
}

// hint says the move of a hint and its reason: its purpose or effect, and the expected play after it. What an
// estimate says in per cent tells nobody what to do.
func (w Values) hint(found *protocol.Found) string {
	m, words := w.Messages, w.Words
	var after []string
	for _, move := range found.PV[min(1, len(found.PV)):min(4, len(found.PV))] {
		after = append(after, words.Move(rules.Move(move)))
	}
	return ui.Join(" ", w.Advice(found), m.Expected(strings.Join(after, ", ")))
}

// Advice says the move of a hint and its reason.
func (w Values) Advice(found *protocol.Found) string {
	m, best := w.Messages, rules.Move(found.Best)
	if found.Plan != nil {
		if plan := w.Words.Plan(best, *found.Plan); plan != "" {
			return m.HintPlan(plan)
		}
	}
	move, value := w.Words.Move(best), w.Match.Analysis().ValueOf(w.Table().Shown(), found.Progress)
	switch {
	case w.Match.Analysis().Solved() && value.LostFor(w.Table().Turn()):
		return m.HintResists(move, w.value(value))
	case value.Exact || w.outlook(value.Score) != "":
		return m.HintIs(move, w.value(value))
	}
	return m.HintPlan(move)
}

// Winning returns the moves that are proved to win in the position shown, with a title.
func (w Values) Winning() (title string, moves []string) {
	found := w.Match.Analysis().Found()
	if !w.Game.Winners || found == nil {
		return "", nil
	}
	for _, line := range found.Lines {
		if line.Value == protocol.ValueWin {
			moves = append(moves, w.Words.Move(rules.Move(line.Move)))
		}
	}
	all := found.End == protocol.EndProved && len(moves) < protocol.MaxLines
	return w.Messages.Winners(len(moves), all), moves
}

// Review says the state of the review, or why there can be none.
func (w Values) Review() string {
	m, r := w.Messages.Study, w.Match.Analysis().Review()
	switch {
	case w.Game.Levels == 0:
		return m.UnknownGame
	case w.Table().Match().Ply() == 0:
		return m.NoMoves
	case !w.Match.Analysis().Reviewable():
		return m.Secrets
	case w.Match.Analysis().Reviewing():
		return m.Running
	case r.Complete():
		return m.Found(len(w.Moves().Turns()))
	case w.Match.Analysis().ReviewFailed():
		return w.Messages.MachineFailed
	case r.Begun():
		return m.Stopped
	}
	return m.Why
}

// InPoints says whether the machine's scores in this match are points.
func (w Values) InPoints() bool { return w.Game.Points || w.outlook(0) != "" }
