package entropy

import (
	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
)

// closeChoice is a position whose moves have nearly the same value.
const closeChoice = "b1wbb/w3w/b1b1b/w2w1/2bww b"

// searched returns the searches offered for this game.
func searched() *board.Searched {
	return &board.Searched{
		Algorithms: []string{
			protocol.AlphaBeta, protocol.Minimax, protocol.Negamax, protocol.Tabled, protocol.Deepening,
			protocol.MonteCarlo,
		},
		Evaluations: []string{"scattered", "mobility"},
		Max:         rules.First,
		Depth:       2,
		Studies:     func(lang i18n.Lang) []board.Study { return board.NamedStudies(studies, studiesOf(lang)) },
	}
}

// studies are the prepared searches, without their names.
var studies = []board.Study{
	{Variant: "entropy", Position: closeChoice},
	{Variant: "entropy", Position: "bbb1b/b1w2/1b1wb/w3w/w2ww b"},
	{Variant: "entropy", Position: "bb2b/bwbbb/3w1/3ww/w1ww1 w"},
	{Variant: "entropy", Position: "bwbbb/5/1bw1b/www2/1wbw1 b"},
}
