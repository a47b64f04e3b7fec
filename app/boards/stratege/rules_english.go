//go:build !js

package stratege

import (
	"tablier/app/board"
	"tablier/app/i18n"
)

var englishRules = []board.RuleSection{
	{Section: i18n.Section{Title: "The board and the pawns", Paragraphs: []string{
		"Ten horizontal lines and six vertical ones run over the board. Where two lines cross, the point is black; the " +
			"other points are white.",
		"Each player has eighteen pawns: three of each strength, from 1 to 6. The opponent sees where they are, but not " +
			"how strong.",
	}}},
	{Section: i18n.Section{Title: "The aim", Paragraphs: []string{
		"To hold the six black points of the enemy’s back row, which bear a ring: row 10 for White, row 1 for Green. At " +
			"the end each side adds up the strengths of its pawns there; the higher total wins.",
	}}},
	{Section: i18n.Section{Title: "Setting up", Paragraphs: []string{
		"Each player, out of the other’s sight, puts the pawns on the eighteen black points of their first three rows. " +
			"Then White begins.",
	}}},
	{Section: i18n.Section{Title: "Key", Paragraphs: []string{
		"The eye: both players know the strength. The disc of light: the pawn has arrived.",
	}}, Marks: englishMarks},
	{Section: i18n.Section{Title: "Steps", Paragraphs: []string{
		"A step leads to a free neighbouring point along a line: sideways from any point, forward from a black one. No " +
			"step leads back.",
	}}, Demo: stepping(
		"White advances up the board, Green down.",
		"White advances from c3 to c4: both points are black.",
		"Green advances, too.",
		"White steps aside to d4. From this white point the only way on is sideways.",
		"Green steps aside.",
		"White goes on to e4: a black point.",
		"Green goes on.",
		"From e4 White can advance again.",
	)},
	{Section: i18n.Section{Title: "Attacks", Paragraphs: []string{
		"You attack an enemy pawn a step away along a line: ahead, beside or behind. Both players show the strength of " +
			"their pawn; next it is the attacked player’s turn.",
		"A stronger attacker takes the place of the defender, which is removed.",
	}}, Demo: stronger(
		"The white pawn of strength 4 can attack d5.",
		"4 against 3: White takes d5. The eye is a reminder that Green knows this 4 from now on.",
	)},
	{Section: i18n.Section{Title: "Equal strengths", Paragraphs: []string{
		"The attacker wins, too.",
	}}, Demo: equal(
		"White attacks ahead, on c6.",
		"3 against 3: the attacker takes the defender’s place.",
	)},
	{Section: i18n.Section{Title: "A weaker attacker", Paragraphs: []string{
		"The attacker is removed, and the defender takes its place: in this way it may go back.",
	}}, Demo: weaker(
		"White attacks d5 with a pawn of strength 2.",
		"2 against 3: the white pawn is removed, and the defender takes its place on c5.",
	)},
	{Section: i18n.Section{Title: "On the back row", Paragraphs: []string{
		"A pawn that has arrived at the enemy’s back row no longer moves or attacks. But it can be attacked: if it wins, " +
			"it takes the attacker’s place, leaves the row, and is free again.",
	}}, Demo: leaving(
		"The white pawn has arrived on c10. Green attacks it from c9.",
		"3 against 4: the defender has to come to c9. It no longer counts.",
		"It is free to move: White takes it to b9.",
	)},
	{Section: i18n.Section{Title: "Passing", Paragraphs: []string{
		"A player none of whose pawns can move or attack passes. Nobody passes by choice.",
	}}},
	{Section: i18n.Section{Title: "The end", Paragraphs: []string{
		"The game ends as soon as a player holds the six black points of the enemy’s back row. That player has not won " +
			"by it: the totals alone count.",
	}}, Demo: filling(
		"White holds five of the six points, worth 17. Green has 14, and a 4 on its way.",
		"White takes the sixth: the game is over, 19 to 14.",
	)},
	{Section: i18n.Section{Title: "The other ends", Paragraphs: []string{
		"The game ends, too, when both players are blocked at once, and after a hundred turns in a row without an attack " +
			"or a step forward.",
	}}, Demo: blocked(
		"White’s last two pawns are on the back row, on white points. White passes.",
		"Green plays alone.",
		"c1 is reached, and nothing can move any more. Green wins 4 to 0.",
	)},
	{Section: i18n.Section{Title: "What each player knows", Paragraphs: []string{
		"Where all pawns are, and how strong their own are and those that attacks have shown. The rest can be counted: " +
			"there are only three pawns of each strength.",
	}}, Demo: knowing(
		"White’s screen: an attack has shown the 1 on k9.",
		"White attacks d5 and finds a 5 there, which takes the place on c5, and stays known.",
		"Green advances to g7. Of this pawn White knows nothing.",
	)},
	{Part: board.Notes, Section: i18n.Section{Title: "Beside the names", Paragraphs: []string{
		"A hidden pawn that has arrived counts, but the opponent does not know how much. So the page gives the points " +
			"that are known, and then the number of hidden pawns that have arrived.",
	}}},
	{Part: board.Notes, Section: i18n.Section{Title: "Two on a screen", Paragraphs: []string{
		"Between turns a neutral screen asks to hand the device over: what one player knows is never in the page while " +
			"the other looks at it. In the settings, “assisted memory” keeps pawns in sight that attacks have shown; " +
			"without it, the page turns them over at the next move, and to remember is up to you.",
	}}},
	{Part: board.Notes, Section: i18n.Section{Title: "What the source leaves open", Paragraphs: []string{
		"The sheet says that a pawn on the back row no longer moves. We take that to hold on a white point too, " +
			"where it is worth nothing besides, and to mean that it does not attack either.",
		"It does not say whether a pawn may leave that row. A defender that wins “takes the place” of the attacker: " +
			"we apply that there as well.",
		"The three endings are looked for after each turn, in the order of this page.",
		"It has the players show, at the end, the pawns on the back rows only; here all are shown. Nothing says who " +
			"begins: chance at first, then the loser, unless the settings say otherwise. Whoever begins has White.",
	}}},
	{Part: board.Notes, Section: i18n.Section{Title: "A hundred turns for nothing", Paragraphs: []string{
		"The source has no rule against games without end: the hundred turns, both players’ together, are ours. The page " +
			"gives warning twenty turns before.",
	}}, Demo: quiet(
		"Ninety-eight such turns have gone by.",
		"White steps aside: ninety-nine.",
		"So does Green: the game ends, and Green wins 4 to 3.",
	)},
	{Part: board.Notes, Section: i18n.Section{Title: "The machine", Paragraphs: []string{
		"It does not cheat: it is given an observation only, that is, what a person in its seat would see, and " +
			"nothing in the program gives it more. A test shuffles your hidden strengths: its moves stay the same.",
		"Of an unknown pawn it thinks what counting says: with two 6s and a 1 left to be found, it is a 6 two times " +
			"out of three. What everybody has seen of the pawn makes that more or less likely: where it started, how " +
			"it moved, and whether it came up to known pawns, left them or took no notice. The machine has learnt " +
			"from games against itself what that tells, and believes it in part only, for you may play otherwise.",
		"Then it looks some moves ahead; an attack on an unknown pawn is a matter of chance there, with its two " +
			"outcomes and how likely each is. What a position is worth it has learnt from such games, too. A point " +
			"ahead it does not wait for the hundred turns where there is more to be had.",
		"It sets its pawns up at random, the strong ones rather in front, but no set-up is ruled out. At the first " +
			"levels it looks one or two moves ahead and overlooks some; at the last ones it overlooks nothing, and " +
			"they differ only in how many positions they look at, for a second at most.",
	}}},
}
