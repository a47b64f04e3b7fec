package wording

import (
	"slices"
	"strconv"
	"strings"

	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
)

// A moveValue is the value of a move for its player. When it is believed, it is not proved.
type moveValue struct {
	protocol.Line
	believed bool
}

// ranked returns the value of each move of the position shown, best first; of draws those that are hardest for the
// other side. It is nil while that is not shown.
func (w Verdicts) ranked() (values []moveValue) {
	for _, line := range w.Match.Analysis().MoveValues() {
		v := moveValue{Line: line}
		if line.Value == "" && w.Game.Judged {
			v.believed, v.Value = true, nearest(line.Score)
		}
		values = append(values, v)
	}
	slices.SortStableFunc(values, func(a, b moveValue) int {
		switch {
		case a.better(b):
			return -1
		case b.better(a):
			return 1
		}
		return 0
	})
	return values
}

// nearest returns the value that is nearest to an expected result.
func nearest(score float64) string {
	switch {
	case score >= .5:
		return protocol.ValueWin
	case score <= -.5:
		return protocol.ValueLoss
	}
	return protocol.ValueDraw
}

// draws says whether a move is a draw, proved or believed.
func (a moveValue) draws() bool { return a.Value == protocol.ValueDraw }

// better says whether a is worth more than b: a win is one the sooner the better, a loss the later, and either is
// more when it is proved. Of moves that draw one is better when it asks more of the other side. Of those that are
// alike, or are worth points, none is better than one before it, as the machine lists them.
func (a moveValue) better(b moveValue) bool {
	const order = protocol.ValueLoss + protocol.ValueDraw + protocol.ValueWin
	switch at, other := strings.Index(order, a.Value), strings.Index(order, b.Value); {
	case at != other:
		return at > other
	case a.draws():
		return riskier(a.Risk, b.Risk)
	case a.believed != b.believed:
		return a.believed == (a.Value == protocol.ValueLoss)
	case a.Value == protocol.ValueLoss:
		return a.far() > b.far()
	}
	return a.far() < b.far()
}

// far returns the plies to the end of a win or a loss, a great many where it is not known in how many: none was found
// sooner.
func (a moveValue) far() int {
	const unknown = 1_000
	if a.Plies == 0 {
		return unknown
	}
	return a.Plies
}

// riskier says whether a draw with the risk a is more likely lost by the other side than one with b: by the share of
// the replies that lose.
func riskier(a, b *protocol.Risk) bool {
	return a != nil && (b == nil && a.Losing > 0 || b != nil && a.Losing*b.Replies > b.Losing*a.Replies)
}

// sign returns the value in as few characters as fit on a point.
func (a moveValue) sign(lang i18n.Lang) string {
	switch {
	case a.Value == "":
		return lang.Decimal(a.Score, 1)
	case a.draws() && a.believed:
		return "≈"
	case a.draws():
		return "="
	}
	sign, plies := "+", strconv.Itoa(a.Plies)
	if a.Value == protocol.ValueLoss {
		sign = "−"
	}
	switch {
	case a.believed:
		plies = "?"
	case a.Plies == 0:
		plies = "" // it is not known in how many
	}
	return sign + plies
}

// faded returns how much weaker the mark of a value is, in tenths: a win or a loss fades with the moves that it
// takes, a draw the fewer replies lose or, where none does, the later the other side has a losing move.
func (a moveValue) faded() int {
	const most = 6 // for the ring to be seen on every board
	switch r := a.Risk; {
	case !a.draws():
		return min(a.far()/2, most)
	case r == nil:
		return 0
	case r.Losing > 0:
		return most * (r.Replies - r.Losing) / (r.Replies + r.Losing)
	case r.Level > 0:
		return min(r.Level/2, most-1)
	}
	return most
}

// class returns the CSS class of the mark: draws to which no reply is known to lose have one of their own.
func (a moveValue) class() string {
	if a.draws() && a.Risk != nil && a.Risk.Losing == 0 {
		return a.Value + " sure"
	}
	return a.Value
}

// MarkMoves marks the points to be touched next with the value of the best move that begins there.
func MarkMoves(w *Wording, s *board.Scene) {
	values := w.Verdicts().ranked()
	if values == nil {
		return
	}
	chosen := w.Table().Selected()
	points := map[int]moveValue{}
	skin, view := w.Table().Skin(), w.Table().View()
	for _, v := range values {
		path := skin.Path(view, rules.Move(v.Move))
		if len(path) <= len(chosen) || !slices.Equal(path[:len(chosen)], chosen) {
			continue
		}
		next := path[len(chosen)]
		if known, ok := points[next]; !ok || v.better(known) {
			points[next] = v
		}
	}
	for i := range s.Points {
		if v, ok := points[i]; ok {
			s.Labels[i] += ", " + w.Verdicts().worth(v)
			s.Signs = append(s.Signs, board.Sign{
				Point: i, Class: v.class(), Text: v.sign(w.Seats.Lang), Faded: v.faded(),
				Aside: (v.Value == "" || w.Game.Judged) && skin.PieceAt(view, i) != (board.Glyph{}),
			})
		}
	}
}
