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
type moveValue struct {
	value string // of the protocol; empty for a move that is worth points
	plies int
	score float64 // the points
}

// better says whether a is worth more than b: a win is one the sooner the better, a loss the later. Of moves that are
// worth points none is better than one before it, as the machine lists them.
func (a moveValue) better(b moveValue) bool {
	const order = protocol.ValueLoss + protocol.ValueDraw + protocol.ValueWin
	switch at, other := strings.Index(order, a.value), strings.Index(order, b.value); {
	case at != other:
		return at > other
	case a.value == protocol.ValueLoss:
		return a.plies > b.plies
	}
	return a.plies < b.plies
}

// sign says a value in as few signs as fit on a point.
func (a moveValue) sign(lang i18n.Lang) string {
	switch a.value {
	case "":
		return lang.Decimal(a.score, 1)
	case protocol.ValueWin:
		return "+" + strconv.Itoa(a.plies)
	case protocol.ValueLoss:
		return "−" + strconv.Itoa(a.plies)
	}
	return "="
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
		next, worth := path[len(chosen)], moveValue{line.Value, line.Plies, line.Score}
		if known, ok := points[next]; !ok || worth.better(known) {
			points[next] = worth
		}
	}
	for i := range s.Points {
		if v, ok := points[i]; ok {
			s.Labels[i] += ", " + w.worth(protocol.Line{Value: v.value, Plies: v.plies, Score: v.score})
			s.Signs = append(s.Signs, board.Sign{
				Point: i, Class: v.value, Text: v.sign(w.seats.Lang),
				Aside: v.value == "" && skin.PieceAt(view, i) != (board.Glyph{}),
			})
		}
	}
}
