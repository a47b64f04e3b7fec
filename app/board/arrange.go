package board

import (
	"maps"

	"tablier/app/i18n"
	"tablier/rules"
)

// An Arranged is a position that a person sets up by hand. It need not be one to which a game can lead.
type Arranged struct {
	On   map[string]string // the ID of what lies on a point, by the point's name
	Turn string            // who acts, one of the Turns of the game; empty where that follows
	Hand string            // the ID of what has been drawn and waits to be placed; empty for nothing
	More map[string]int    // what else there is, as the game counts it by ID
}

// Clone returns a copy that can be changed without a change of the original.
func (a Arranged) Clone() Arranged {
	a.On, a.More = maps.Clone(a.On), maps.Clone(a.More)
	if a.On == nil {
		a.On = map[string]string{}
	}
	if a.More == nil {
		a.More = map[string]int{}
	}
	return a
}

// Equal says whether two are the same.
func (a Arranged) Equal(b Arranged) bool {
	return a.Turn == b.Turn && a.Hand == b.Hand && maps.Equal(a.On, b.On) && maps.Equal(a.More, b.More)
}

// Count returns how many of a stock lie on the board, wait in the hand or are tallied.
func (a Arranged) Count(stock Stock) (n int) {
	for _, on := range a.On {
		if stock.Is(on) {
			n++
		}
	}
	if stock.Is(a.Hand) {
		n++
	}
	return n + a.More[stock.ID]
}

// A Stock is a kind of what can be placed.
type Stock struct {
	ID    string
	Key   string // chooses it, as the browser names keys
	Glyph Glyph
	Most  int    // how many there are, 0 where the number of each says nothing
	Row   int    // in the palette
	Spent Glyph  // what is shown instead once all have been placed; zero for the same
	Box   string // the view box of its picture, empty for that of the game's pieces
	// Marked is the ID of one that carries the game's mark, which a switch beside the palette gives; empty for none.
	Marked string
}

// Is says whether an ID is that of the stock, with a mark or without.
func (s Stock) Is(id string) bool { return id != "" && (id == s.ID || id == s.Marked) }

// A Turn is who can act in a position that is set up, and what they do.
type Turn struct {
	ID     string
	Player rules.Player // whose piece stands for it; Nobody for none
	Hand   bool         // something is in the hand then
}

// An Arranger answers for positions of a game, under one setup, that a person sets up by hand.
type Arranger interface {
	Stocks() []Stock
	Turns() []Turn
	// Read returns what a position has that is set up; the rest follows from that.
	Read(p rules.Position) Arranged
	// Write returns the text of the position. It is no text of a position where there are flaws.
	Write(a Arranged) string
	// Glyph returns what is drawn on a point.
	Glyph(a Arranged, point string) Glyph
	// Flaws returns why the rules know no such position, what is to be told first; none exactly where they know it.
	Flaws(a Arranged) []Flaw
}

// A Tallier is an Arranger of a game in which there is something that a person counts and that lies on no point.
type Tallier interface {
	// Tallies returns the stocks of which some can be counted now.
	Tallies(a Arranged) []Stock
}

// PlainArrangeWords answers for a game with neither marks nor anything that is counted.
type PlainArrangeWords struct{}

// Mark implements ArrangeWords.
func (PlainArrangeWords) Mark() string { return "" }

// Tally implements ArrangeWords.
func (PlainArrangeWords) Tally(string, int) string { return "" }

// A Flaw is why what has been set up is no position.
type Flaw struct {
	Fault  rules.Fault
	Stock  string   // the kind concerned, empty for none
	Points []string // where it is; none where something is missing
	Count  int      // how many there are, or are missing
	Most   int      // how many there can be, of TooMany
}

// The flaws that several games have.
const (
	TooMany rules.Fault = "too-many" // more of a kind than there are: Count of them
	Missing rules.Fault = "missing"  // Count of a kind are missing
)

// ArrangeWords are the sentences of a game about such positions, in one language.
type ArrangeWords interface {
	Stock(id string) string        // as a label: "Blanc"
	Turn(id string) string         // "Blanc joue"
	Sum(a Arranged) string         // what is there, as a sentence
	Mark() string                  // what the mark of a stock means: the label of its switch; empty where there is none
	Tally(id string, n int) string // names how many there are of what is counted
	// Flaw says what is wrong in some 34 characters, and more on it, which may be empty.
	Flaw(f Flaw) (head, more string)
}

// A Count is a number that follows from what is set up, or one for each side.
type Count struct {
	Says    string // all of it, to a screen reader
	Glyph   Glyph  // of what is counted; zero for none
	Name    string // of it, where the picture says too little
	Numbers []int  // a number, or that of each side: they stand on either side of the picture
}

// A Counter is ArrangeWords of a game in which a person wants to see numbers that follow from what is set up.
type Counter interface {
	Counts(stocks []Stock, a Arranged) []Count
}

// Arranging is how positions of a game are set up by hand.
type Arranging struct {
	Under func(setup rules.Setup) Arranger // the setup has been through Check
	Words func(lang i18n.Lang) ArrangeWords
}

// PointsWith returns the names of the points on which a stock lies, in the order of a list of all points.
func (a Arranged) PointsWith(stock Stock, points []string) (list []string) {
	for _, point := range points {
		if stock.Is(a.On[point]) {
			list = append(list, point)
		}
	}
	return list
}

// Amounts compares how many of each stock lie on the board with how many there must be: all of them, or no more.
func (a Arranged) Amounts(stocks []Stock, points []string, all bool) (flaws []Flaw) {
	for _, stock := range stocks {
		switch n := a.Count(stock); {
		case stock.Most == 0:
		case n > stock.Most:
			flaws = append(flaws, Flaw{
				Fault: TooMany, Stock: stock.ID, Points: a.PointsWith(stock, points), Count: n, Most: stock.Most,
			})
		case all && n < stock.Most:
			flaws = append(flaws, Flaw{Fault: Missing, Stock: stock.ID, Count: stock.Most - n})
		}
	}
	return flaws
}

// Rows writes the board as the texts of several games do: the rows from the top, with "/" between them, each point by
// what lies there, and a run of empty ones as run writes its length. Name returns the name of a point.
func (a Arranged) Rows(columns, rows int, name func(column, row int) string, run func(length int) string) string {
	text := ""
	for row := rows - 1; row >= 0; row-- {
		empty := 0
		for column := range columns {
			on := a.On[name(column, row)]
			if on == "" {
				empty++
				continue
			}
			if empty > 0 {
				text += run(empty)
			}
			text, empty = text+on, 0
		}
		if empty > 0 {
			text += run(empty)
		}
		if row > 0 {
			text += "/"
		}
	}
	return text
}
