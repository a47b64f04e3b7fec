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
		Studies: func(lang i18n.Lang) []board.Study {
			if lang == i18n.English {
				return []board.Study{
					{Variant: "entropy", Position: closeChoice, Name: "A close choice"},
					{Variant: "entropy", Position: "bbb1b/b1w2/1b1wb/w3w/w2ww b", Name: "Two slides only"},
					{Variant: "entropy", Position: "bb2b/bwbbb/3w1/3ww/w1ww1 w", Name: "Five slides"},
					{Variant: "entropy", Position: "bwbbb/5/1bw1b/www2/1wbw1 b", Name: "Seven slides"},
				}
			}
			return []board.Study{
				{Variant: "entropy", Position: closeChoice, Name: "Un choix serré"},
				{Variant: "entropy", Position: "bbb1b/b1w2/1b1wb/w3w/w2ww b", Name: "Deux glissades seulement"},
				{Variant: "entropy", Position: "bb2b/bwbbb/3w1/3ww/w1ww1 w", Name: "Cinq glissades"},
				{Variant: "entropy", Position: "bwbbb/5/1bw1b/www2/1wbw1 b", Name: "Sept glissades"},
			}
		},
	}
}
