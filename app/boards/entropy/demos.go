package entropy

import (
	"tablier/app/board"
	"tablier/rules"
)

// The examples of the rules page: positions and moves are here once, the captions in each language's catalogue. All
// but the first are figures of the sources.

func sliding(captions ...string) *board.Demo {
	return &board.Demo{Moves: []rules.Move{"a2-b3", "e4-c2"}, Captions: captions}
}

// brief returns the rules in three sentences, each with a position that shows it.
func brief(aim, turn, isolated string) []board.Glance {
	won := threatening()
	return []board.Glance{
		{Text: aim, Start: won.Start, Moves: won.Moves[:2]}, {Text: turn, Moves: sliding().Moves[:1]},
		{Text: isolated, Start: joining().Start},
	}
}

// joining is figure 2 of the author's text.
func joining(captions ...string) *board.Demo {
	return &board.Demo{Start: "b1w1b/w3w/wbbwb/b4/2wwb w", Moves: []rules.Move{"a4-c4"}, Captions: captions}
}

// joiningAlone is figure 4 of the course sheet.
func joiningAlone(captions ...string) *board.Demo {
	return &board.Demo{Start: "wbbwb/2bw1/b4/w1b2/wbw1w w", Moves: []rules.Move{"d4-d1"}, Captions: captions}
}

// threatening is figure 3 of the author's text, with a defence that comes too late.
func threatening(captions ...string) *board.Demo {
	return &board.Demo{Start: "b1w1w/w1bwb/b4/wwbbw/b4 w", Moves: []rules.Move{"a2-b1", "d2-e1", "b2-b4"},
		Captions: captions}
}

// passing is figures 5 and 6 of the course sheet.
func passing(captions ...string) *board.Demo {
	return &board.Demo{Start: "bwb1b/5/b1bww/1ww1b/wb2w b", Moves: []rules.Move{rules.Pass, "d3-d5"}, Captions: captions}
}
