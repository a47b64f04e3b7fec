package domino

import (
	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
)

// choice is a position in which some moves win and one loses.
const choice = "N=4 14@0,2>0,1 22@0,-1>1,-1 24@-1,-1>-2,-1 03@-2,0>-2,1"

// full is a position of four cells in which little room is left.
const full = "N=4 22@-2,0>-1,0 12@0,1>1,1 36@1,-1>0,-1 05@0,-2>-1,-2"

// searched returns the searches offered for this game.
func searched() *board.Searched {
	return &board.Searched{
		Algorithms: []string{
			protocol.AlphaBeta, protocol.Minimax, protocol.Negamax, protocol.Tabled, protocol.Deepening,
			protocol.MonteCarlo,
		},
		Evaluations: []string{"parity"},
		Max:         rules.First,
		Depth:       4,
		Studies:     func(lang i18n.Lang) []board.Study { return board.NamedStudies(studies, studiesOf(lang)) },
	}
}

// studies are the prepared searches, without their names.
var studies = []board.Study{
	{Variant: "4", Position: choice},
	{Variant: "3", Position: "N=3 34@1,-2>1,-1 35@-1,-1>-1,0"},
	{Variant: "3", Position: "N=3 56@0,-1>1,-1 36@2,0>2,1"},
	{Variant: "4", Position: full},
}
