package stratege

import (
	"strconv"
	"strings"

	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/stratege"
)

// englishMarks is the legend of the pawns.
var englishMarks = marks("yours, strength 4", "strength unknown", "known to both", "arrived")

var englishBrief = brief(
	"Take your strongest pawns to the six black points of the enemy’s back row.",
	"In your turn, make a step along a line, or attack a pawn next to yours.",
	"An attack shows both pawns: the stronger one stays, and a tie goes to the attacker.",
)

var english = catalogue{
	name:  "Le Stratège",
	blurb: "Break through the enemy line without knowing how strong its pawns are.",
	description: "Le Stratège, a game of hidden information from the 1950s: eighteen pawns of secret strength each, " +
		"against a machine that does not cheat or two on a screen, offline too.",
	source: "a game sold by Le Derby, a French maker, around 1950. The rules come from the sheet in Les " +
		"Cahiers de l’Animation (no. 77, January 2012). Where it is silent, the rules page says what we chose.",
	seats:  [2]string{"White", "Green"},
	levels: englishLevels,
	hints:  englishHints,
	or:     "or", pass: "pass", doPass: "Pass",
	places: [3]string{"black point", "white point", "black point of the back row"},
	free:   func(name, place string) string { return name + ", " + place + ", free" },
	taken:  func(name, place, pawn string) string { return name + ", " + place + ", " + pawn },
	pawn: func(side int, strength string) string {
		say := [...]string{"white pawn", "green pawn"}[side]
		if strength == "" {
			return say + ", strength unknown"
		}
		return say + " of strength " + strength
	},
	shown: ", shown", arrived: ", arrived",
	strength: func(strength string) string { return "strength " + strength },
	count:    "points",
	standing: func(unknown int) string { return "+ " + strconv.Itoa(unknown) + " hidden there" },
	sets: func(who, cell, strength string) string {
		if strength == "" {
			return i18n.English.Does(who, "places", "place") + " a pawn on " + cell + "."
		}
		return i18n.English.Does(who, "places", "place") + " a pawn of strength " + strength + " on " + cell + "."
	},
	setsUp: func(who string) string { return i18n.English.Does(who, "sets", "set") + " up eighteen pawns." },
	advances: func(who, from, to string) string {
		return i18n.English.Does(who, "advances", "advance") + " from " + from + " to " + to + "."
	},
	sidles: func(who, from, to string) string {
		return i18n.English.Does(who, "steps", "step") + " aside from " + from + " to " + to + "."
	},
	arrives: func(who, from, to string) string {
		return i18n.English.Does(who, "goes", "go") + " from " + from + " to " + to + ": this pawn counts for the end."
	},
	attacks: func(who, from, to, attacker, defender string) string {
		say := i18n.English.Does(who, "attacks", "attack") + " " + to + " from " + from
		if attacker == "" || defender == "" {
			return say + "."
		}
		return say + ", " + attacker + " against " + defender + "."
	},
	follows: [2]func(string) string{
		func(name string) string {
			return "The defender is removed and the attacker takes its place on " + name + "."
		},
		func(name string) string {
			return "The attacker is removed and the defender takes its place on " + name + "."
		},
	},
	passes: func(who string) string {
		return i18n.English.Does(who, "passes", "pass") + ": no pawn of " +
			i18n.Verb(who, "theirs", "yours") + " can move or attack."
	},
	deedSetUp: "set up the pawns", deedPass: "pass", deed: "move a pawn",
	requestAny: func(who string) string { return i18n.English.Request(who, "step or attack") },
	ask:        "Choose one of your pawns first.",
	askSetUp:   "On the black points of your three rows.",
	askPass:    "None of your pawns can move or attack.",
	quiet: func(turns int) string {
		return "Without an attack or a step forward, the game ends in " +
			"" + i18n.English.Count(turns, "turn", "turns") + "."
	},
	chosen: func(from string, steps, attacks []string, defender string) string {
		var may []string
		if len(steps) > 0 {
			may = append(may, "go to "+i18n.List(steps, "or"))
		}
		if len(attacks) > 0 {
			may = append(may, "attack "+i18n.List(attacks, "or")+defender)
		}
		return from + " may " + strings.Join(may, ", or ") + "."
	},
	ofStrength: func(strength string) string {
		if strength == "" {
			return ", of unknown strength"
		}
		return ", of strength " + strength
	},
	faults: map[rules.Fault]func(c []string) string{
		stratege.NotYourRows: func(c []string) string { return c[0] + " is not in your three rows." },
		stratege.NotBlack: func(c []string) string {
			return c[0] + " is a white point: pawns are set up on black ones only."
		},
		stratege.Spent: func(c []string) string {
			if len(c) == 1 {
				return "There are three pawns of each strength, no more."
			}
			return "There are three pawns of each strength, no more: those are on " + i18n.List(c[1:], "and") + " " +
				"already."
		},
		stratege.Begun: func([]string) string {
			return "Some pawns are placed already: a whole set-up is given " +
				"at once."
		},
		stratege.NotSetUp: func([]string) string { return "Not all pawns are placed yet: none moves before that." },
		stratege.Complete: func([]string) string { return "Both sides are set up: no more pawns are placed." },
		stratege.Occupied: func(c []string) string { return "One of your pawns is on " + c[0] + " already." },
		stratege.NoPawn: func(c []string) string {
			return "There is no pawn on " + c[0] + ": choose one of yours first."
		},
		stratege.NotYours: func(c []string) string { return "The pawn on " + c[0] + " is your opponent’s." },
		stratege.Frozen: func(c []string) string {
			return "The pawn on " + c[0] + " has arrived at the back row: it no longer moves or attacks."
		},
		stratege.Diagonal: func(c []string) string { return "No line leads from " + c[1] + " to " + c[0] + "." },
		stratege.TooFar:   func(c []string) string { return c[0] + " is more than a step from " + c[1] + "." },
		stratege.FromWhite: func(c []string) string {
			return c[0] + " is a white point, without a vertical line: one leaves it sideways only."
		},
		stratege.Backward: func(c []string) string {
			return c[0] + " is behind " + c[1] + ": one goes back only to attack."
		},
		stratege.Enemy: func(c []string) string {
			return "An enemy pawn is on " + c[0] + ": write the attack, " + c[1] + "x" + c[0] + "."
		},
		stratege.NoEnemy:       func(c []string) string { return "There is no enemy pawn to attack on " + c[0] + "." },
		stratege.WrongStrength: func(c []string) string { return "The pawn on " + c[0] + " has not the strength written." },
		rules.Undetermined: func(c []string) string {
			return "The strength on " + i18n.List(c, "and") + " is not known: write it after the attack, as in =43."
		},
		rules.NoPass: func([]string) string { return "One passes only when no pawn can move or attack." },
		Stuck: func(c []string) string {
			return "The pawn on " + c[0] + " has nowhere to go and nobody to attack."
		},
		MustPass: func([]string) string { return "None of your pawns can move or attack: you have to pass." },
	},
	backRow: func(side string) string { return side + " holds the six black points of the enemy’s back row." },
	reasons: map[rules.Reason]string{
		stratege.NoMoves: "No pawn of either side can move or attack any more.",
		stratege.Quietness: strconv.Itoa(stratege.QuietTurns) + " turns have gone by without an attack or a step " +
			"forward.",
	},
	verdict: func(attacker, defender string, winner int) string {
		say := attacker + " against " + defender + ": "
		switch {
		case winner == 1:
			return say + "the defender wins."
		case attacker == defender:
			return say + "equal, the attacker wins."
		}
		return say + "the attacker wins."
	},
	presets: [len(presets)]struct{ name, idea string }{
		{"Strong in front", "The 5s and 6s clear the way for the others; behind them, little is left to stop who " +
			"gets through."},
		{"Strong behind", "The weak go and see what is there; the strong set out when they know where to pass."},
		{"One strong wing", "Everything goes along the right, in pairs; the left only gains time."},
		{"Bait", "The weak in front: who takes them is known from then on, and meets a 5 or a 6 behind."},
		{"Strong centre", "The strong hold the middle and reach either wing over the white points."},
		{"Mixed", "Each row has each strength once: where a pawn stands says nothing about it."},
	},
	preset: func(name, idea string) string { return name + ". " + idea },
	deduced: deducedWords{
		and:     "and",
		attempt: func(strength, on string) string { return "Your " + strength + " attacks " + on },
		odds: func(hidden, beaten int, strength string) string {
			say := strconv.Itoa(hidden) + " hidden pawns, " + strconv.Itoa(beaten) + " of them of strength " + strength
			if strength == "1" {
				return say
			}
			return say + " or less"
		},
		gone: func(strengths string) string { return "All pawns of strength " + strengths + " are known already" },
	},
	forces: forcesWords{
		hidden: func(side string) string { return side + "’s strengths still hidden" },
		of: func(hidden, left int) string {
			return strconv.Itoa(hidden) + " of " + i18n.English.Count(left, "pawn", "pawns")
		},
		gone: "Pawns lost",
		each: func(sides [2]string, lost [2]int) string {
			return sides[0] + " " + strconv.Itoa(lost[0]) + ", " + sides[1] + " " + strconv.Itoa(lost[1])
		},
		count: func(strength string, count int) string { return "strength " + strength + ": " + strconv.Itoa(count) },
		counts: func(strength string, sides [2]string, lost [2]int) string {
			return "strength " + strength + ": " + sides[0] + " " + strconv.Itoa(lost[0]) + ", " + sides[1] + " " +
				strconv.Itoa(lost[1])
		},
	},
	setUp: englishSetUp,
	brief: englishBrief,
	marks: englishMarks,
	rules: englishRules,

	memory:    "Memory aid",
	memoryWhy: "What attacks have shown stays marked. Without it, that is for you to remember.",
}
