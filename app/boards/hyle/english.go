package hyle

import (
	"strconv"

	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/hyle"
)

var englishBrief = brief(
	"The bag gives a pawn at random: Chaos places it anywhere.",
	"Then Order may slide a pawn, any of them, in a straight line.",
	"Order scores runs that read the same both ways. Afterwards the roles are swapped.",
)

var english = catalogue{
	name:  "Hyle",
	blurb: "Chaos draws and places, Order slides and looks for palindromes of colours.",
	description: "Hyle, Eric Solomon’s Entropy: Chaos against Order on five cells by five or seven by seven, against " +
		"a machine or two on a screen, offline too.",
	source: "a game by Eric Solomon (1977), published as Entropy, Vis-à-Vis and Hyle. The rules come from an " +
		"article in the Cahiers de l’Animation (no. 91, July 2015). Where that text is silent or contradicts itself, " +
		"the rules page says what we chose.",
	variants: map[string]string{"5": "Hyle, 5 × 5", "7": "Hyle7, 7 × 7", "3": "Hyle, 3 × 3", "4": "Hyle, 4 × 4"},
	differs: i18n.Table[string, string]{
		{Key: "7", Say: "Like Hyle, but larger: seven colours, on seven cells by seven."},
		{Key: "3", Say: "Like Hyle, but smaller: three colours, on three cells by three, where the " +
			"machine plays perfectly."},
		{Key: "4", Say: "Like Hyle, but smaller: four colours, on four cells by four."},
	},
	same:    "The bag gives the same colours, in the same order, in both rounds",
	seats:   [2]string{"Chaos", "Order"},
	levels:  englishLevels,
	or:      "or",
	colours: [hyle.Most]string{"red", "grey", "green", "blue", "orange", "violet", "black"},
	pawn:    func(colour string) string { return colour + " pawn" },
	free:    func(point string) string { return point + ", free" },
	taken:   func(point, pawn string) string { return point + ", " + pawn },
	keep:    "Keep", kept: "keeps",
	draws: func(pawn string) string {
		if pawn[0] == 'o' {
			return "The bag gives an " + pawn + "."
		}
		return "The bag gives a " + pawn + "."
	},
	places: func(who, pawn, cell string) string {
		return i18n.English.Does(who, "places", "place") + " the " + pawn + " on " + cell
	},
	slides: func(who, pawn, from, to string) string {
		return i18n.English.Does(who, "slides", "slide") + " the " + pawn + " from " + from + " to " + to
	},
	keeps: func(who string) string { return i18n.English.Does(who, "keeps", "keep") + " the board as it is." },
	more: func(points int) string {
		return ": " + i18n.English.Count(points, "more point", "more points") + " for Order."
	},
	fewer: func(points int) string {
		return ": " + i18n.English.Count(points, "fewer point", "fewer points") + " for Order."
	},
	deedPlace: func(pawn string) string { return "place the " + pawn },
	deedSlide: "slide a pawn",
	askPlace:  "On any free cell.",
	askSlide:  "Or keep the board as it is: Order need not move.",
	waits:     "The bag gives a pawn.",
	full:      "The board is full.",
	chosen:    func(from, targets string) string { return from + " may slide to " + targets + "." },
	faults: map[rules.Fault]func(c []string) string{
		hyle.NoPawn: func(c []string) string {
			return "There is no pawn on " + c[0] + ": choose the pawn to slide first."
		},
		hyle.Occupied: func(c []string) string {
			if len(c) > 1 {
				return "Cell " + c[0] + " is taken: " + c[1] + " cannot stop there."
			}
			return "Cell " + c[0] + " is taken: Chaos places on a free cell."
		},
		hyle.NotLine: func(c []string) string {
			return c[1] + " slides in its row or in its column: " + c[0] + " lies in neither."
		},
		hyle.InTheWay: func(c []string) string {
			return c[0] + " is in the way from " + c[1] + " to " + c[2] + ": there is no jumping."
		},
		Stuck: func(c []string) string { return "The pawn on " + c[0] + " has no free cell beside it." },
		hyle.NoSlide: func(c []string) string {
			return "Chaos does not slide: he places the pawn drawn. The one on " + c[0] + " stays where it is."
		},
		hyle.NoPlace: func(c []string) string {
			return "Order does not place: he slides a pawn that is on the board. Write two cells, such as c1-c3."
		},
		hyle.DrawDue: func([]string) string { return "The bag has to give a pawn first." },
		hyle.Drawn:   func([]string) string { return "A pawn has been drawn: the bag gives one a turn." },
		hyle.Spent:   func([]string) string { return "No pawn of that colour is left in the bag." },
		rules.NoPass: func([]string) string { return "Chaos does not pass: he places the pawn drawn." },
	},
	reason: "Both boards are full: what each has made as Order is compared.",
	points: [2]string{"point", "points"},
	row:    func(name string) string { return "Row " + name },
	column: func(name string) string { return "Column " + name },
	line: func(line, points, sum string) string {
		if sum == "" {
			return line + ": no palindrome."
		}
		return line + ", " + points + ": " + sum + "."
	},
	worths: "Points of each line",
	gain: func(points int) string {
		switch {
		case points > 0:
			return i18n.English.Count(points, "more point", "more points")
		case points < 0:
			return i18n.English.Count(-points, "point", "points") + " fewer"
		}
		return "no more points"
	},
	outlook: func(points string) string { return "estimate: Order will end at " + points },
	expects: func(points string) string { return "Order will make " + points + " on average" },
	in:      "in the bag",
	round: func(round int, who string, points int) string {
		return "Round " + strconv.Itoa(round) + ", " + who + ": " + strconv.Itoa(points)
	},
	inBag: func(left, of int) string {
		return "In the bag: " + i18n.English.Count(left, "pawn", "pawns") + " of " + strconv.Itoa(of)
	},
	brief: englishBrief,
	rules: englishRules,
}
