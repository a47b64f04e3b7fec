package shell

import (
	"math"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/study"
	"tablier/rules"
)

// value shows what the engine thinks of the position shown, on demand, move after move until it is hidden again.
func (r *Root) value(s *session) app.HTMLElem {
	m := r.words()
	toggle := m.Show
	if s.exact {
		toggle = m.Hide
	}
	return el("div").Class("extra").Body(
		el("h2").Body(
			el("span").Text(m.Evaluation),
			r.verdictButton(s),
			button().ID("exact").Aria("label", m.Of(toggle, m.Evaluation)).Text(toggle).OnClick(r.onExact),
		),
		r.verdictList(s),
		app.If(s.exact && !s.table.Covered(), func() app.UI {
			return el("div").Class("value").Body(
				valueBar(s.opinion(s.table.Looking())),
				el("span").Text(r.valueWords(s)),
				r.winners(s),
			)
		}),
	)
}

// valueBar fills from the left with the colour of seat 0 as far as it expects to win. An estimate is hatched.
func valueBar(v study.Value) app.UI {
	bar := el("div").Class("bar").Aria("hidden", "true")
	if !v.Known {
		return bar
	}
	if !v.Exact {
		bar.Class("guess")
	}
	return bar.Body(
		svg("svg").Attr("viewBox", "0 0 100 8").Attr("preserveAspectRatio", "none").Body(
			svg("rect").Class("bar-second").Attr("width", 100).Attr("height", 8),
			svg("rect").Class("bar-first").Attr("width", percent(v)).Attr("height", 8),
		),
	)
}

// percent returns what seat 0 may expect of the game, from 0 to 100.
func percent(v study.Value) int { return int((1+v.Lead)*50 + .5) }

// opinion returns what is known of the position after ply moves.
func (s *session) opinion(ply int) study.Value {
	if p := s.study.At(ply); p.Known && !p.Lucky && s.studyable() {
		return p.Value
	}
	if s.advice != nil && s.advised == ply {
		return s.valueOf(ply, s.advice.Progress)
	}
	return study.Value{}
}

// valueOf turns an answer about the position after ply moves into what it is to seat 0.
func (s *session) valueOf(ply int, found protocol.Progress) study.Value {
	t := s.table
	v := study.Value{
		Known: true, Exact: found.Value != "", Plies: found.Plies, Best: rules.Move(found.Best),
		Lead: lean(s, t.Match().At(ply).ToMove(), found.Value, found.Score), Score: found.Score,
	}
	if t.SeatOf(t.Match().MoverAt(ply)) == 1 {
		v.Lead = -v.Lead
		if s.game.Points {
			v.Score = -v.Score
		}
	}
	return v
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
		score = s.game.Gauge(s.table.Match().Setup().Variant, score, toMove)
	}
	return max(-1, min(1, score))
}

func (r *Root) valueWords(s *session) string {
	m, ply := r.words(), s.table.Looking()
	switch v := s.opinion(ply); {
	case s.game.Levels == 0:
		return m.ValueNone
	case s.table.Live() && s.table.Result().Over():
		return m.ValueOver
	case v.Known:
		return r.verdict(s, v)
	case s.askable(ply):
		return m.Searching
	}
	return m.Study.NoValue
}

// verdict says a value: exact where it is proved, else an estimate.
func (r *Root) verdict(s *session, v study.Value) string {
	m := r.words()
	if _, scored := s.table.Skin().(board.Scored); scored {
		return r.wordsOf(s.game).(board.ScoreWords).Hope(int(math.Round(v.Score)))
	}
	switch {
	case !v.Exact && s.game.Points:
		return r.lead(s, v.Score)
	case !v.Exact:
		return m.Estimate(r.seatName(s.table, 0), percent(v))
	case v.Lead > 0:
		return m.ValueWin(r.seatName(s.table, 0), v.Plies)
	case v.Lead < 0:
		return m.ValueWin(r.seatName(s.table, 1), v.Plies)
	}
	return m.ValueDraw
}

// lead says by how many points somebody may expect to lead; more than none are seat 0's.
func (r *Root) lead(s *session, points float64) string {
	seat, n := 0, int(math.Round(points))
	if n < 0 {
		seat, n = 1, -n
	}
	return r.words().EstimateLead(r.seatName(s.table, seat), n)
}

// winners lists the moves that are proved to win in the position shown.
func (r *Root) winners(s *session) app.UI {
	box := el("details").Class("winners")
	if !s.game.Winners || s.advice == nil || s.advised != s.table.Looking() {
		return shown(false, box)
	}
	var moves []string
	for _, line := range s.advice.Lines {
		if line.Value == protocol.ValueWin {
			moves = append(moves, r.wordsOf(s.game).Move(rules.Move(line.Move)))
		}
	}
	all := s.advice.End == protocol.EndProved && len(moves) < protocol.MaxLines
	return shown(len(moves) > 0, box).Body(
		el("summary").Text(r.words().Winners(len(moves), all)),
		el("ul").Body(app.Range(moves).Slice(func(i int) app.UI { return el("li").Text(moves[i]) })),
	)
}

// hintWords names the best move and says why: what it leads to, and the play expected after it.
func (r *Root) hintWords(s *session) string {
	m, words := r.words(), r.wordsOf(s.game)
	var after []string
	for _, move := range s.advice.PV[min(1, len(s.advice.PV)):min(4, len(s.advice.PV))] {
		after = append(after, words.Move(rules.Move(move)))
	}
	value := r.verdict(s, s.valueOf(s.advised, s.advice.Progress))
	return join(" ", m.HintIs(words.Move(rules.Move(s.advice.Best)), value), m.Expected(strings.Join(after, ", ")))
}

func (r *Root) onHint(app.Context, app.Event) {
	s := r.current()
	if !s.canHint() {
		return
	}
	s.table.Cancel()
	s.hinted = true
	if ply := s.table.Looking(); s.advised != ply || s.advice == nil && s.asking == nil {
		r.advise(s, ply)
	}
}

// canHint says whether a hint can be asked for: a person moves where the game stands, and the machine knows the game.
func (s *session) canHint() bool {
	t := s.table
	return t.PersonTurn() && t.Live() && !t.Covered() && s.game.Levels > 0 && !t.SettingUp()
}

func (r *Root) onExact(app.Context, app.Event) {
	s := r.current()
	s.exact = !s.exact
	r.advance(s)
}
