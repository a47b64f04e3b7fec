package board

import (
	"tablier/app/i18n"
	"tablier/rules"
)

// A Glance is a sentence of the rules in short, and the position that shows what it says: the one that moves lead to.
type Glance struct {
	Text    string
	Variant string
	Start   string // position text; empty for the usual start
	Moves   []rules.Move
}

// A RulesPart is a part of the rules page.
type RulesPart int

// The parts of the rules page, in their order.
const (
	ToPlay     RulesPart = iota // what one has to know to play
	Notes                       // the sources, what computation says, how the machine plays
	Related                     // games with rules of their own, further examples and puzzles
	RulesParts                  // how many there are
)

// A RuleSection is a section of the rules page: text, and perhaps a legend or a board that moves.
type RuleSection struct {
	i18n.Section
	Part    RulesPart
	Marks   []Mark // Words.Marks, in the section about them
	Demo    *Demo
	Variant string // the variant that it is about; empty for one about all
}

// A Mark is a line of a legend: what a face of a game's pieces means, in a few words.
type Mark struct {
	Glyph Glyph
	Text  string
}

// A Demo is a board that plays a few moves. Each caption tells the position reached, the first one the start.
type Demo struct {
	Variant  string
	Start    string // position text; empty for the usual start
	Moves    []rules.Move
	Captions []string // one more than Moves
	Playable bool     // its start is worth playing against the machine: the page offers that
}
