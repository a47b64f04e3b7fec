package shell

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/rules"
)

// value shows what the engine thinks of the position on demand, move after move until it is hidden again.
func (r *Root) value(s *session) app.HTMLElem {
	m := r.words()
	toggle := m.Show
	if s.exact {
		toggle = m.Hide
	}
	return el("div").Class("extra").Body(
		el("h2").Body(
			el("span").Text(m.Evaluation),
			button().ID("exact").Aria("label", m.Of(toggle, m.Evaluation)).Text(toggle).OnClick(r.onExact),
		),
		app.If(s.exact, func() app.UI {
			return el("div").Class("value").Body(
				r.valueBar(s),
				el("span").Text(r.valueWords(s)),
			)
		}),
	)
}

// valueBar fills from the left with the colour of seat 0 as far as it expects to win.
func (r *Root) valueBar(s *session) app.UI {
	share, known := s.share()
	if !known {
		return el("div").Class("bar").Aria("hidden", "true")
	}
	return el("div").Class("bar").Aria("hidden", "true").Body(
		svg("svg").Attr("viewBox", "0 0 100 8").Attr("preserveAspectRatio", "none").Body(
			svg("rect").Class("bar-second").Attr("width", 100).Attr("height", 8),
			svg("rect").Class("bar-first").Attr("width", int(share*100+.5)).Attr("height", 8),
		),
	)
}

// share returns what seat 0 may expect of the game where it stands, from 0 to 1.
func (s *session) share() (share float64, known bool) {
	t := s.table
	lead := 0.0 // of seat 0, in [-1, 1]
	if result := t.Result(); result.Over() {
		switch t.SeatOf(result.Winner) {
		case 0:
			lead = 1
		case 1:
			lead = -1
		}
	} else if s.advice == nil {
		return 0, false
	} else if lead = lean(s, t.Match().Position().ToMove(), s.advice.Value, s.advice.Score); t.Turn() == 1 {
		lead = -lead
	}
	return (1 + lead) / 2, true
}

// lean turns a value or a score into the expected result in [-1, 1] for the side to move in a position.
func lean(s *session, toMove rules.Player, value string, score float64) float64 {
	switch {
	case value == protocol.ValueWin:
		return 1
	case value == protocol.ValueLoss:
		return -1
	case value == protocol.ValueDraw:
		return 0
	case s.game.Gauge != nil:
		score = s.game.Gauge(score, toMove)
	}
	return max(-1, min(1, score))
}

// winner returns the seat that wins with best play, -1 for a draw; false while that is not proved.
func (s *session) winner() (seat int, known bool) {
	t := s.table
	if s.advice == nil {
		return -1, false
	}
	switch s.advice.Value {
	case protocol.ValueWin:
		return t.Turn(), true
	case protocol.ValueLoss:
		return 1 - t.Turn(), true
	}
	return -1, s.advice.Value == protocol.ValueDraw
}

func (r *Root) valueWords(s *session) string {
	m := r.words()
	switch {
	case s.table.Result().Over():
		return m.ValueOver
	case s.game.Levels == 0:
		return m.ValueNone
	case s.advice == nil:
		return m.Searching
	}
	return r.verdict(s)
}

// verdict says the value of the position that the advice is about: exact where it is proved, else an estimate.
func (r *Root) verdict(s *session) string {
	m := r.words()
	seat, known := s.winner()
	switch {
	case known && seat < 0:
		return m.ValueDraw
	case known:
		return m.ValueWin(r.seatName(s.table, seat), s.advice.Plies)
	}
	share, _ := s.share()
	return m.Estimate(r.seatName(s.table, 0), int(share*100+.5))
}

// hintWords names the best move and says why: what it leads to, and the play expected after it.
func (r *Root) hintWords(s *session) string {
	m, words := r.words(), r.wordsOf(s.game)
	var after []string
	for _, move := range s.advice.PV[min(1, len(s.advice.PV)):min(4, len(s.advice.PV))] {
		after = append(after, words.Move(rules.Move(move)))
	}
	return join(" ", m.HintIs(words.Move(rules.Move(s.advice.Best)), r.verdict(s)), m.Expected(strings.Join(after, ", ")))
}

func (r *Root) onHint(app.Context, app.Event) {
	s := r.current()
	if !s.canHint() {
		return
	}
	s.table.Cancel()
	s.hinted = true
	if s.advice == nil && s.asking == nil {
		r.advise(s)
	}
}

// canHint says whether a hint can be asked for: a person moves where the game stands, and the machine knows the game.
func (s *session) canHint() bool {
	t := s.table
	return t.PersonTurn() && t.Live() && !t.Covered() && s.game.Levels > 0
}

func (r *Root) onExact(app.Context, app.Event) {
	s := r.current()
	s.exact = !s.exact
	r.advance(s)
}
