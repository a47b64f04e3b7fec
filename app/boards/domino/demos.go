package domino

import (
	"tablier/app/board"
	"tablier/rules"
)

// The two games of the author's text, found again by search: each move does what the text says of it.

// cardMoves is the position on the home page: the first game before its last moves.
const cardMoves = "03@-1,1>0,1 56@-1,0>-1,-1 36@1,-1>0,-1 13@2,0>2,-1 11@2,1>3,1 26@0,-3>0,-2"

func nine(captions ...string) *board.Demo {
	return &board.Demo{Variant: "5", Captions: captions, Moves: []rules.Move{
		"03@-1,1>0,1", "56@-1,0>-1,-1", "36@1,-1>0,-1", "13@2,0>2,-1", "11@2,1>3,1", "26@0,-3>0,-2",
		"05@3,-1>3,-2", "22@1,-3>2,-3", "06@-1,-3>-1,-2",
	}}
}

// brief returns the short rules, with boards of the first game.
func brief(last, laying, zone string) []board.Glance {
	all := nine().Moves
	return []board.Glance{
		{Text: last, Variant: "5", Moves: all}, {Text: laying, Variant: "5", Moves: all[:4]},
		{Text: zone, Variant: "5", Moves: all[:5]},
	}
}

func seventeen(captions ...string) *board.Demo {
	return &board.Demo{Variant: "7", Captions: captions, Moves: []rules.Move{
		"23@1,-1>1,-2", "55@0,1>0,2", "03@1,-3>1,-4", "05@-2,1>-1,1", "44@2,0>2,1", "46@-2,0>-2,-1", "66@-2,-3>-2,-2",
		"01@2,-1>3,-1", "26@-3,-4>-2,-4", "34@2,-2>2,-3", "14@3,2>2,2", "04@2,-4>3,-4", "36@-3,1>-3,2",
		"06@-3,-3>-3,-2", "56@-1,2>-2,2", "02@0,-2>0,-1", "35@0,-4>0,-3",
	}}
}
