package morris

import (
	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
)

// searched returns the searches offered for the family.
func searched(in func(i18n.Lang) *words) *board.Searched {
	return &board.Searched{
		Algorithms: []string{
			protocol.AlphaBeta, protocol.Minimax, protocol.Negamax, protocol.Tabled, protocol.Deepening,
			protocol.MonteCarlo, protocol.Backward,
		},
		Evaluations: []string{"threats", "lines", "mobility", "exact"},
		Max:         rules.First,
		Depth:       3,
		Studies:     func(lang i18n.Lang) []board.Study { return studies(in(lang), studiesOf(lang)) },
		Quizzes:     func(lang i18n.Lang) []board.Quiz { return board.WordedQuizzes(quizzes, quizzesOf(lang)) },
	}
}

// centre is a position in which every move loses, the longest resistance by the move that looks worst.
const centre = "ooro.rr.. o o0r0"

// studies returns the prepared searches: positions of the first board, and the start of every other one.
func studies(w *words, names []string) []board.Study {
	first := w.boards.ids[0]
	list := []board.Study{
		{Variant: first, Position: centre, Name: names[0]},
		{Variant: first, Position: ".o...o..r r o1r2", Name: names[1]},
	}
	for i, id := range w.boards.ids {
		name := w.Variant(id)
		if i == 0 {
			name = names[2]
		}
		list = append(list, board.Study{Variant: id, Name: name})
	}
	return list
}

// The searches that the questions are about.
const (
	ofCentre  = "g=tapatan&v=tapatan&p=ooro.rr..+o+o0r0&"
	byMinimax = ofCentre + "a=minimax&d=3&e=threats&"
)

// quizzes are the prepared questions, without their texts.
var quizzes = []board.Quiz{
	{Name: "plies", Search: byMinimax + "s=0", Right: 1},
	{Name: "max", Search: byMinimax + "s=1", Right: 1},
	{Name: "sign", Search: ofCentre + "a=negamax&d=2&e=threats&s=0", Right: 0},
	{Name: "bound", Search: ofCentre + "a=alphabeta&d=3&e=threats", Right: 1},
	{Name: "pruning", Search: ofCentre + "a=alphabeta&d=3&e=threats&s=0", Right: 1},
	{Name: "order", Search: ofCentre + "a=alphabeta&d=4&e=threats&o=worst&s=0", Right: 1},
	{Name: "cycle", Search: ofCentre + "a=minimax&d=4&e=threats&s=0", Right: 1},
	{Name: "visits", Search: ofCentre + "a=mcts", Right: 1},
}
