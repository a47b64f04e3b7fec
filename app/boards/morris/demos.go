package morris

import (
	"tablier/app/board"
	"tablier/rules"
)

// The examples of the rules page: the moves are here once, the captions in each language's catalogue.

func placing(captions ...string) *board.Demo {
	return &board.Demo{Moves: []rules.Move{"a1", "c3", "b2", "a3", "c1", "b3"}, Captions: captions}
}

// brief returns the rules in three sentences, each with a position that shows it.
func brief(aim, placed, slid string) []board.Glance {
	won, back := sliding(), returning()
	return []board.Glance{
		{Text: aim, Start: won.Start, Moves: won.Moves}, {Text: placed, Moves: placing().Moves[:4]},
		{Text: slid, Start: back.Start, Moves: back.Moves[:1]},
	}
}

func sliding(captions ...string) *board.Demo {
	return &board.Demo{Start: "orr.o.o.r o o0r0", Moves: []rules.Move{"b2-a2"}, Captions: captions}
}

func returning(captions ...string) *board.Demo {
	return &board.Demo{Start: "oor...rro o o0r0", Moves: []rules.Move{"c3-c2", "c1-b2", "c2-c3", "b2-c1"},
		Captions: captions}
}
