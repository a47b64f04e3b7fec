//go:build !js

package domino

import (
	"tablier/app/board"
	"tablier/app/i18n"
)

var englishRules = []board.RuleSection{
	{Section: i18n.Section{Title: "What you need", Paragraphs: []string{
		"The twenty-eight dominoes of an ordinary set, face up: this is the reserve, which both players share. A " +
			"domino covers two cells, one for each number.",
	}}},
	{Section: i18n.Section{Title: "The zone", Paragraphs: []string{
		"There is no board. All that is laid must fit in a square five cells wide, or six, or seven, whose place is " +
			"not fixed beforehand. Dominoes may lie in any direction.",
		"The frame shows a zone that holds all that has been laid. Where it is dashed, the zone can still slide; " +
			"where it is solid, it moves no more. The dots mark all the cells that it can still reach.",
	}}},
	{Section: i18n.Section{Title: "Laying", Paragraphs: []string{
		"The double zero is laid first; that is not a move. Then each player in turn chooses a domino from the " +
			"reserve and lays it against another.",
		"At least one of its numbers must touch the same number. Neither may touch a different one.",
		"Zero is an exception: it may touch any number, even several, and that is enough for laying. But a zero " +
			"never touches another zero.",
	}}},
	{Section: i18n.Section{Title: "The end", Paragraphs: []string{
		"Whoever cannot lay a domino in their turn has lost. So the last to lay one wins.",
	}}},
	{Section: i18n.Section{Title: "A game of nine moves, on 5 × 5", Paragraphs: []string{
		"A begins; B is the other player.",
	}}, Demo: nine(
		"The double zero always comes first.",
		"A lays a 3 beside a zero.",
		"B lays a 5 against two zeros. That is allowed.",
		"A’s 6 touches another 6 and a 0, and the 3 touches a 0: all according to the rules.",
		"B lays a 3 beside a 3 and a 1 beside a 0.",
		"A lays a 1 against another 1. The width of five cells has been reached: nothing can go further left or right.",
		"B’s 6 touches another 6. Now the height has been reached, too.",
		"A lays a 0 against a 3.",
		"B lays the double 2 against a 2.",
		"A makes the last move and wins. Only the double zero could fill the two cells that are left side by "+
			"side, and it has been laid.",
	)},
	{Section: i18n.Section{Title: "Parity", Paragraphs: []string{
		"On 5 × 5 there is room for eleven dominoes at most around the double zero. If all eleven are laid, the first " +
			"player lays the last one. So the second player tries to “kill” cells, to make them unplayable, so that " +
			"there is one move fewer; the first prevents that, or kills cells too.",
		"In short: with an odd number of moves the first player wins, with an even number the second.",
		"At each turn the page says how many moves there may be at most. “Dead cells” marks those that no domino left " +
			"can fill.",
	}}},
	{Section: i18n.Section{Title: "Laying on the screen", Paragraphs: []string{
		"Choose a domino, then touch a place: it is shown there, with a tick at each contact that is allowed and a " +
			"cross at each that is forbidden. Touch the same place again, or “Lay”: it is laid. That is the same by " +
			"mouse, by finger and by keyboard. “Turn”, or the key R, changes where the second number goes; “Put back”, " +
			"or Escape, gives the domino back to the reserve.",
	}}},
	{Part: board.Notes, Section: i18n.Section{Title: "What the source leaves open", Paragraphs: []string{
		"The author comments on two games with pictures. The pictures are lost: we have looked for other games, in " +
			"which each move does what its comment says.",
		"Is the contact of a zero with another number enough for laying? Yes: the first move of the example " +
			"has no other.",
		"The double zero lies flat; as the zone is square, that changes nothing. Nothing says who begins: " +
			"chance chooses first, then the loser does, unless the settings say otherwise.",
		"The zones of three and four cells are not the author’s: they are small exercises.",
	}}},
	{Part: board.Notes, Section: i18n.Section{Title: "How moves are written", Paragraphs: []string{
		"In the list of moves, “3-6 i7-j7” means: the 3 on i7 and the 6 on j7. The letters of the columns and the " +
			"numbers of the rows stand round the cells; they do not change during a game. The double zero is always " +
			"on g7 and h7.",
		"In links and files the same move is written 36@2,0>3,0: the double zero covers 0,0 and 1,0; the first " +
			"number of a cell grows to the right, the second upwards.",
	}}},
	{Part: board.Notes, Section: i18n.Section{Title: "What computation says", Paragraphs: []string{
		"On 5 × 5 the second player always wins by playing well. Up to symmetry, and since the numbers 1 to 6 can be " +
			"exchanged, there are only fourteen first moves: all of them lose. It took nearly nine million positions " +
			"to find out.",
		"On 3 × 3 and 4 × 4 the first player wins. On 4 × 4 only one kind of first move does it: 1-2 lying " +
			"against the double zero, one cell aside, or a move that is its image. A game has at most 11 moves " +
			"on 5 × 5, 17 on 6 × 6 and 23 on 7 × 7.",
	}}},
	{Part: board.Related, Section: i18n.Section{Title: "A game of seventeen moves, on 7 × 7", Paragraphs: []string{
		"In a larger zone it matters more in which order its width and its height fill up.",
	}}, Demo: seventeen(
		"The double zero always comes first.",
		"A lays a 2 against a zero.",
		"B lays the double 5 against a zero.",
		"A lays a 0 against a 3. The height of seven cells has been reached already: nothing can go further up "+
			"or down.",
		"B’s 5 touches another 5.",
		"A lays the double 4 against a zero.",
		"B’s 4 touches a zero.",
		"A lays the double 6 against a 6.",
		"B’s zero touches several different numbers. That is allowed.",
		"A’s 6 touches a 6. Now the width of seven cells has been reached, too.",
		"B’s 3 and 4 each touch a zero.",
		"A’s 4 touches another 4.",
		"B’s zero touches two different numbers: the move is allowed.",
		"A’s 3 touches a zero.",
		"B’s zero touches a 2 and a 6, and the 6 touches another 6.",
		"A’s 6 touches a zero and a 6, and the 5 touches two other 5s.",
		"B’s zero touches a 3, and the 2 touches a 2 and a zero.",
		"A makes the last possible move and wins. The places of two cells that are left would take only 0-4, "+
			"0-6 or the double zero: all three have been laid.",
	)},
}
