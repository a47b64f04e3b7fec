package shell

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/rules"
)

// A verdict is what a move is worth for who makes it.
type verdict struct {
	value string // of the protocol
	plies int
}

// better says whether a is worth more than b: a win is one the sooner the better, a loss the later.
func (a verdict) better(b verdict) bool {
	const order = protocol.ValueLoss + protocol.ValueDraw + protocol.ValueWin
	switch at, other := strings.Index(order, a.value), strings.Index(order, b.value); {
	case at != other:
		return at > other
	case a.value == protocol.ValueLoss:
		return a.plies > b.plies
	}
	return a.plies < b.plies
}

// sign says a verdict in as few signs as fit on a point.
func (a verdict) sign() string {
	switch a.value {
	case protocol.ValueWin:
		return "+" + strconv.Itoa(a.plies)
	case protocol.ValueLoss:
		return "−" + strconv.Itoa(a.plies)
	}
	return "="
}

// verdictsOf returns what each move of the position shown is worth, best first, while that is shown and known.
func (s *session) verdictsOf() []protocol.Line {
	if !s.game.Solved || !s.verdicts || s.advice == nil || s.advised != s.table.Looking() || s.table.Covered() {
		return nil
	}
	return s.advice.Lines
}

// verdictPoints returns what can be reached by touching each point next: the best of the moves that it leads to.
func (s *session) verdictPoints(chosen []int) map[int]verdict {
	points := map[int]verdict{}
	skin, view := s.table.Skin(), s.table.View()
	for _, line := range s.verdictsOf() {
		path := skin.Path(view, rules.Move(line.Move))
		if len(path) <= len(chosen) || !slices.Equal(path[:len(chosen)], chosen) {
			continue
		}
		next, worth := path[len(chosen)], verdict{line.Value, line.Plies}
		if known, ok := points[next]; !ok || worth.better(known) {
			points[next] = worth
		}
	}
	return points
}

// verdictMarks writes the verdicts on their points.
func (sc scene) verdictMarks() app.UI {
	var told []int
	for i, p := range sc.points {
		if _, ok := sc.verdicts[i]; ok && p.On() {
			told = append(told, i)
		}
	}
	return svg("g").Class("verdicts").Body(app.Range(told).Slice(func(i int) app.UI {
		p, v := sc.points[told[i]], sc.verdicts[told[i]]
		return svg("g").Class(v.value).Body(
			svg("circle").Attr("cx", p.X).Attr("cy", p.Y).Attr("r", p.R*3/5),
			svg("text").Attr("x", p.X).Attr("y", p.Y+p.R/6).Attr("font-size", p.R*9/20).Text(v.sign()),
		)
	}))
}

// verdictButton shows what each move is worth, or hides it.
func (r *Root) verdictButton(s *session) app.UI {
	b := button().ID("verdicts").Aria("pressed", strconv.FormatBool(s.verdicts)).Text(r.words().Verdicts).OnClick(r.onVerdicts)
	return shown(s.game.Solved, b)
}

// verdictList tells what each move is worth in words: those that are worth the same together.
func (r *Root) verdictList(s *session) app.UI {
	box := el("ul").Class("verdict-list").Aria("live", "polite")
	lines := s.verdictsOf()
	if lines == nil {
		return shown(false, box)
	}
	var told []string
	var moves []string
	for i, line := range lines {
		moves = append(moves, r.wordsOf(s.game).Move(rules.Move(line.Move)))
		if i+1 < len(lines) && lines[i+1].Value == line.Value && lines[i+1].Plies == line.Plies {
			continue
		}
		slices.Sort(moves)
		told = append(told, r.words().Of(r.words().Verdict(line.Value, line.Plies), strings.Join(moves, ", ")))
		moves = nil
	}
	return box.Body(app.Range(told).Slice(func(i int) app.UI { return el("li").Text(told[i]) }))
}

func (r *Root) onVerdicts(app.Context, app.Event) {
	s := r.current()
	s.verdicts = !s.verdicts
	r.advance(s)
}
