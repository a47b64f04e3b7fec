package stratege

import (
	"tablier/app/board"
	"tablier/app/i18n"
)

var englishRules = []board.RuleSection{
	{Section: i18n.Section{Title: "The board and the pawns", Paragraphs: []string{
		"A board of 110 points. Ten horizontal lines cross it, and six vertical ones, on the columns a, c, e, g, i " +
			"and k. Where two lines cross, the point is black; the others, between two verticals, are white.",
		"Each player has eighteen pawns: three of each strength, from 1 to 6. The strength is written on the side " +
			"that faces their owner only: the opponent sees where they are, and nothing else.",
	}}},
	{Section: i18n.Section{Title: "The aim", Paragraphs: []string{
		"To take pawns, the strongest for choice, to the six black points of the enemy’s back row: row 10 for " +
			"White, row 1 for Green. A ring marks them. At the end each side adds up the strengths of its " +
			"pawns there; the higher total wins.",
	}}},
	{Section: i18n.Section{Title: "Setting up", Paragraphs: []string{
		"Each player, out of the other’s sight, puts eighteen pawns on the eighteen black points of their first " +
			"three rows: 1, 2 and 3 for White, 8, 9 and 10 for Green. Then White begins.",
	}}},
	{Section: i18n.Section{Title: "Key", Paragraphs: []string{
		"The eye is on pawns whose strength both players know, yours as well as theirs. A pawn on a disc of light " +
			"has arrived: it counts.",
	}}, Marks: marks("yours, strength 4", "strength unknown", "known to both", "arrived")},
	{Section: i18n.Section{Title: "Steps", Paragraphs: []string{
		"A turn is a step or an attack. A step leads to a free neighbouring point along a line: sideways from any " +
			"point, forward from a black one only, for white points have no vertical line. A step never goes back.",
	}}, Demo: stepping(
		"White advances up the board, Green down.",
		"White advances from c3 to c4: both points are black.",
		"Green advances from c8 to c7.",
		"White steps aside to d4. From this white point there is no way on but sideways.",
		"Green steps aside to h8.",
		"White goes on to e4: a black point.",
		"Green goes on to g8.",
		"From e4 White can advance again, to e5.",
	)},
	{Section: i18n.Section{Title: "Attacks", Paragraphs: []string{
		"One attacks an enemy pawn a step away along a line, in any of the four directions: backward too. Both " +
			"players then show the strength of their pawn, and next it is the attacked player’s turn, whatever the " +
			"outcome.",
		"A stronger attacker wins: the defender is removed and the attacker takes its place.",
	}}, Demo: stronger(
		"The white pawn of strength 4 can attack d5.",
		"4 against 3: the green pawn is removed and White takes d5. The eye is a reminder that Green knows this 4 "+
			"from now on.",
	)},
	{Section: i18n.Section{Title: "Equal strengths", Paragraphs: []string{
		"A tie goes to the attacker: the defender is removed, and no one else.",
	}}, Demo: equal(
		"White attacks ahead, on c6.",
		"3 against 3: the attacker takes the defender’s place.",
	)},
	{Section: i18n.Section{Title: "A weaker attacker", Paragraphs: []string{
		"The attacker is removed, and the defender takes its place. In this way it may go back, or reach a point to " +
			"which it could not have gone by itself.",
	}}, Demo: weaker(
		"White attacks d5 with a pawn of strength 2.",
		"2 against 3: the white pawn is removed, and the defender takes its place on c5.",
	)},
	{Section: i18n.Section{Title: "The enemy’s back row", Paragraphs: []string{
		"A pawn that has arrived at the enemy’s back row no longer moves or attacks. But it can be attacked. If it " +
			"wins then, it takes the attacker’s place as any defender does: it leaves the row, and is free again.",
	}}, Demo: leaving(
		"The white pawn has arrived on c10. Green attacks it from c9.",
		"3 against 4: the green pawn is removed, and the defender has to take its place, on c9. It no longer counts.",
		"It is free to move: White takes it to b9.",
	)},
	{Section: i18n.Section{Title: "Passing", Paragraphs: []string{
		"A player none of whose pawns can move or attack passes, and the game goes on. Nobody passes by choice.",
	}}},
	{Section: i18n.Section{Title: "The end: the back row is full", Paragraphs: []string{
		"The game ends as soon as a player holds the six black points of the enemy’s back row, be it on the other’s " +
			"turn. That player has not won by it: the totals alone count.",
	}}, Demo: filling(
		"White holds five of the six points, worth 17. Green has 14, and a 4 on its way.",
		"White takes the sixth: the game is over, 19 to 14. All pawns are shown.",
	)},
	{Section: i18n.Section{Title: "The end: nothing moves", Paragraphs: []string{
		"The game ends, too, when both players are blocked at once.",
	}}, Demo: blocked(
		"White’s last two pawns are on the back row, on white points: they do not count. White passes.",
		"Green is not blocked, and plays alone.",
		"c1 is reached, and nothing can move any more. Green wins 4 to 0.",
	)},
	{Section: i18n.Section{Title: "The end: a hundred turns for nothing", Paragraphs: []string{
		"So that each game has an end, it stops after a hundred turns in a row, both players’ together, without an " +
			"attack or a step forward. The page gives warning twenty turns before.",
	}}, Demo: quiet(
		"Ninety-eight such turns have gone by.",
		"White steps aside: ninety-nine.",
		"So does Green: the game ends, and Green wins 4 to 3.",
	)},
	{Section: i18n.Section{Title: "What each player knows", Paragraphs: []string{
		"Where all pawns are; the strength of one’s own; that of pawns which attacks have shown; what each side has " +
			"lost. The rest follows from counting: there are three pawns of each strength, no more.",
		"A hidden pawn that has arrived counts, but the opponent does not know how much. So the page gives, beside " +
			"the names, the points that are known and then the number of hidden pawns that have arrived.",
	}}, Demo: knowing(
		"White’s screen. White knows the 1 on k9, which an attack has shown.",
		"White attacks d5 and finds a 5 there: the 4 is removed, the 5 takes its place on c5, and stays known.",
		"Green advances from g8 to g7. Of this pawn White knows nothing.",
	)},
	{Section: i18n.Section{Title: "Two on a screen", Paragraphs: []string{
		"Between turns a neutral screen asks to hand the device over: what one player knows is never in the page " +
			"while the other looks at it. In the settings, “assisted memory” says whether the page keeps pawns face " +
			"up that attacks have shown; without it, it turns them over at the next move, and to remember is up to " +
			"you.",
	}}},
	{Section: i18n.Section{Title: "What the source leaves open", Paragraphs: []string{
		"The sheet says that a pawn on the back row no longer moves. We take that to hold on a white point too, " +
			"where it is worth nothing besides, and to mean that it does not attack either.",
		"It does not say whether a pawn may leave that row. A defender that wins “takes the place” of the attacker: " +
			"we apply that there as well.",
		"It has no rule against games without end: the hundred turns are ours. The three endings are looked for " +
			"after each turn, in the order of this page.",
		"It has the players show, at the end, the pawns on the back rows only; here all are shown. Nothing says who " +
			"begins: chance at first, then the loser, unless the settings say otherwise. Whoever begins has White.",
	}}},
	{Section: i18n.Section{Title: "The machine", Paragraphs: []string{
		"It does not cheat: it is given an observation only, that is, what a person in its seat would see, and " +
			"nothing in the program gives it more. A test shuffles your hidden strengths: its moves stay the same.",
		"Of an unknown pawn it thinks what counting says: with two 6s and a 1 left to be found, it is a 6 two times " +
			"out of three. It reads nothing into the way you play. Then it looks some moves ahead; an attack on an " +
			"unknown pawn is a matter of chance there, with its two outcomes and how likely each is.",
		"It sets its pawns up at random, the strong ones rather in front, but no set-up is ruled out. At the first " +
			"three levels it looks one or two moves ahead and overlooks some; at the last three it overlooks " +
			"nothing, and they differ only in how long they think, a second at most.",
	}}},
}
