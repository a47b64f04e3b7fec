package game

import (
	"slices"
	"strconv"
	"strings"

	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
)

// A moveValue is what a move is worth for who makes it.
type moveValue protocol.Line

// better says whether a is worth more than b: a win is one the sooner the better, a loss the later. Of moves that draw,
// or are worth points, none is better than one before it, as the machine lists them.
func (a moveValue) better(b moveValue) bool {
	const order = protocol.ValueLoss + protocol.ValueDraw + protocol.ValueWin
	switch at, other := strings.Index(order, a.Value), strings.Index(order, b.Value); {
	case at != other:
		return at > other
	case a.Value == protocol.ValueLoss:
		return a.Plies > b.Plies
	}
	return a.Plies < b.Plies
}

// sign says a value in as few signs as fit on a point.
func (a moveValue) sign(lang i18n.Lang) string {
	switch a.Value {
	case "":
		return lang.Decimal(a.Score, 1)
	case protocol.ValueWin:
		return "+" + strconv.Itoa(a.Plies)
	case protocol.ValueLoss:
		return "−" + strconv.Itoa(a.Plies)
	}
	return "="
}

// faded says how much weaker the mark of a value is, in tenths: a win or a loss fades with the moves that it takes.
func (a moveValue) faded() int {
	const most = 6 // for the ring to be seen on every board
	return min(a.Plies/2, most)
}

// markMoves marks on a scene what each point to be touched next leads to: the best of the moves that begin there.
func markMoves(w *wording, s *board.Scene) {
	lines := w.match.MoveValues()
	if lines == nil {
		return
	}
	chosen := w.table().Selected()
	points := map[int]moveValue{}
	skin, view := w.table().Skin(), w.table().View()
	for _, line := range lines {
		path := skin.Path(view, rules.Move(line.Move))
		if len(path) <= len(chosen) || !slices.Equal(path[:len(chosen)], chosen) {
			continue
		}
		next, worth := path[len(chosen)], moveValue(line)
		if known, ok := points[next]; !ok || worth.better(known) {
			points[next] = worth
		}
	}
	for i := range s.Points {
		if v, ok := points[i]; ok {
			s.Labels[i] += ", " + w.worth(protocol.Line(v))
			s.Signs = append(s.Signs, board.Sign{
				Point: i, Class: v.Value, Text: v.sign(w.seats.Lang), Faded: v.faded(),
				Aside: v.Value == "" && skin.PieceAt(view, i) != (board.Glyph{}),
			})
		}
	}
}
