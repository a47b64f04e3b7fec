package stratege

import (
	"tablier/app/board"
	"tablier/rules"
)

// card is the position on the home page, as a spectator sees it: from a game of the machine against itself.
const card = "g?(1)g?(3)w6!(1)g?(1)g?/g?(1)g?(2)g5!(2)g?(1)g?/(2)w?(4)g?(2)g?/" +
	"(11)/(11)/(11)/(11)/(8)w?(1)w?/(1)w?(2)w6!w?(4)w?/g6!(1)w?(1)w?(1)w?(1)w?(1)w? w 1 13455 244566"

func demo(start string, moves []rules.Move, captions []string) *board.Demo {
	return &board.Demo{Variant: "stratege", Start: start, Moves: moves, Captions: captions}
}

// brief returns the rules in three sentences, each with a position that shows it.
func brief(aim, turn, attack string) []board.Glance {
	full, steps, duel := filling(), stepping(), stronger()
	glance := func(text string, d *board.Demo, moves int) board.Glance {
		return board.Glance{Text: text, Variant: d.Variant, Start: d.Start, Moves: d.Moves[:moves]}
	}
	return []board.Glance{glance(aim, full, 1), glance(turn, steps, 3), glance(attack, duel, 1)}
}

func stepping(captions ...string) *board.Demo {
	return demo("(10)g2/(6)g1(4)/(2)g3(5)g6(2)/(11)/(11)/(11)/(11)/(2)w4(5)w5(2)/(6)w2(4)/(4)w6(6) w 0 "+
		"11122333445566 11223344455566",
		[]rules.Move{"c3-c4", "c8-c7", "c4-d4", "i8-h8", "d4-e4", "h8-g8", "e4-e5"}, captions)
}

// stronger returns a demo of an attack by the stronger pawn.
func stronger(captions ...string) *board.Demo {
	return demo("(11)/(10)g1/g2(5)g5(4)/(11)/(11)/(2)w4g3(7)/(11)/(6)w2(4)/(8)w6(2)/(11) w 0 111223334455566 "+
		"11223344455666",
		[]rules.Move{"c5xd5"}, captions)
}

// equal returns a demo of an attack between pawns of the same strength.
func equal(captions ...string) *board.Demo {
	return demo("(11)/(10)g1/g2(5)g5(4)/(11)/(2)g3(8)/(2)w3(8)/(11)/(6)w2(4)/(8)w6(2)/(11) w 0 111223344455566 "+
		"11223344455666",
		[]rules.Move{"c5xc6"}, captions)
}

// weaker returns a demo of an attack by the weaker pawn.
func weaker(captions ...string) *board.Demo {
	return demo("(11)/(10)g1/g2(5)g5(4)/(11)/(11)/(2)w2g3(7)/(11)/(6)w2(4)/(8)w6(2)/(11) w 0 111233344455566 "+
		"11223344455666",
		[]rules.Move{"c5xd5"}, captions)
}

func leaving(captions ...string) *board.Demo {
	return demo("(2)w4(8)/(2)g3(7)g1/(4)g5(6)/(11)/(11)/(11)/(6)w2(4)/(11)/(11)/(11) g 0 1112233344555666 "+
		"112223344455666",
		[]rules.Move{"c9xc10", "c9-b9"}, captions)
}

// knowing returns a demo of an attack on a pawn whose strength is unknown.
func knowing(captions ...string) *board.Demo {
	return demo("(11)/(10)g1!/g?(5)g?(4)/(11)/(11)/(2)w4g?(7)/(11)/(6)w2!(4)/(8)w6(2)/(4)g?(6) w 0 111223334455566 "+
		"1122233344455",
		[]rules.Move{"c5xd5=45", "g8-g7"}, captions)
}

func filling(captions ...string) *board.Demo {
	return demo("w2(1)w5(1)w1(1)w6g4w3(2)/(10)w2/(11)/(11)/(11)/(11)/(11)/(11)/(10)g4/g3(3)g6(1)g5(4) w 0 "+
		"112334445566 1112223345566",
		[]rules.Move{"k9-k10"}, captions)
}

func blocked(captions ...string) *board.Demo {
	return demo("(1)w4(1)w5(7)/(11)/(11)/(11)/(11)/(11)/(11)/(11)/(2)g3(8)/(10)g1 w 0 1112223334455666 "+
		"1122233444555666",
		[]rules.Move{"--", "c2-c1"}, captions)
}

func quiet(captions ...string) *board.Demo {
	return demo("(2)w3(8)/(11)/(11)/g6(10)/(5)g2(5)/(3)w4(7)/(10)w2/(11)/(11)/(8)g4(2) w 98 111223344555666 "+
		"111223334455566",
		[]rules.Move{"k4-j4", "f6-e6"}, captions)
}
