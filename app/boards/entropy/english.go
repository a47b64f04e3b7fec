package entropy

import (
	"strconv"

	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/entropy"
)

// englishStates are the pawns' states by face.
var englishStates = map[string]string{linked: "touches a friend", apart: "scattered", alone: "isolated"}

var englishBrief = brief(
	"Scatter your seven pawns: none touches a friend, each touches an enemy.",
	"In your turn, slide a pawn that touches a friend, in a straight line.",
	"Does one of your pawns touch no pawn at all? Another has to join it first.",
)

var english = catalogue{
	name:  "Entropy",
	blurb: "Scatter your seven pawns, each of them touching an enemy.",
	description: "Entropy, a game of scattering by Augustine Carreño: seven pawns each on twenty-five cells, against " +
		"a machine judged by perfect play or two on a screen, offline too.",
	source: "a game by Augustine Carreño. The rules come from the sheet of the Escale à jeux (Sologny, France); " +
		"figures and several details from a text of the author’s of 1994 and from a course sheet. Where these texts " +
		"are silent or disagree, the rules page says what we chose.",
	seats:     [2]string{"White", "Black"},
	immediate: "End as soon as all seven pawns of a side are scattered (text of 1994)",
	levels:    englishLevels,
	and:       "and", or: "or",
	pass: "pass", doPass: "Pass",
	empty:   func(point string) string { return point + ", free" },
	owned:   func(point, owner, state string) string { return point + ", pawn (" + owner + "), " + state },
	states:  englishStates,
	counted: map[string]string{linked: "linked", apart: "scattered", alone: "isolated"},
	census: func(state string, names [2]string, counts [2]int) string {
		return state + ": " + names[0] + " " + strconv.Itoa(counts[0]) + ", " + names[1] + " " + strconv.Itoa(counts[1])
	},
	count: "scattered of 7",
	slides: func(who, from, to string) string {
		return i18n.English.Does(who, "slides", "slide") + " from " + from + " to " + to
	},
	joins: func(who string, points []string) string {
		return i18n.Verb(who, "joins ", "join ") + i18n.List(points, "and")
	},
	cuts: func(who string, points []string) string {
		return i18n.Verb(who, "isolates ", "isolate ") + i18n.List(points, "and")
	},
	cutsOwn: func(who string, points []string) string {
		return i18n.Verb(who, "leaves ", "leave ") + i18n.List(points, "and") + " isolated"
	},
	disperses: func(who string) string {
		return i18n.Verb(who, "leaves", "leave") + " all seven enemy pawns scattered"
	},
	both: func(who string) string { return i18n.Verb(who, "scatters", "scatter") + " both sides at once" },
	waits: func(who string) string {
		return i18n.English.Does(who, "wins", "win") + " at the start of the next turn if the pawns stay scattered."
	},
	passes: func(who string, isolated []string) string {
		if len(isolated) == 0 {
			return i18n.English.Does(who, "passes", "pass") + ": no pawn that touches a friend has a free cell."
		}
		return i18n.English.Does(who, "passes", "pass") + ": no pawn can join " + i18n.List(isolated, "or") + "."
	},
	ask:  "Choose a pawn that touches a friend, then a free cell in a straight line.",
	deed: "slide a pawn", deedPass: "pass",
	requestJoin: func(who string, isolated []string) string {
		if len(isolated) == 1 {
			return i18n.English.Request(who, "join "+isolated[0]+", isolated")
		}
		return i18n.English.Request(who, "join "+i18n.List(isolated, "or"))
	},
	askJoin: func(isolated, by []string) string {
		say := "Only " + i18n.List(by, "and") + " can do that."
		if len(isolated) > 1 {
			return "These isolated pawns touch nothing. " + say
		}
		return say
	},
	askPass: func(isolated []string) string {
		if len(isolated) == 0 {
			return "No pawn that touches a friend has a free cell."
		}
		return "No pawn can join " + i18n.List(isolated, "or") + "."
	},
	chosen: func(from, targets string) string { return from + " may slide to " + targets + "." },
	hints:  englishHints,
	faults: map[rules.Fault]func(c []string) string{
		entropy.NoPawn: func(c []string) string {
			return "There is no pawn on " + c[0] + ": choose one of yours first."
		},
		entropy.NotYours: func(c []string) string { return "The pawn on " + c[0] + " is your opponent’s." },
		entropy.Lonely:   func(c []string) string { return c[0] + " touches no friend: it cannot slide." },
		entropy.Occupied: func(c []string) string { return "Cell " + c[0] + " is taken." },
		entropy.NotLine: func(c []string) string {
			return "No straight line leads from " + c[1] + " to " + c[0] + "."
		},
		entropy.InTheWay: func(c []string) string {
			return c[0] + " is in the way from " + c[1] + " to " + c[2] + ": there is no jumping."
		},
		entropy.Isolated: func(c []string) string {
			if len(c) > 2 {
				return "One of the isolated pawns on " + i18n.List(c[1:], "and") + " must find a neighbour first."
			}
			return "The isolated pawn on " + c[1] + " must find a neighbour first."
		},
		entropy.MustPass: func(c []string) string {
			return "No pawn can join " + i18n.List(c, "or") + ": you have to pass."
		},
		Stuck:        func(c []string) string { return "The pawn on " + c[0] + " has no free cell beside it." },
		rules.NoPass: func([]string) string { return "One passes only when no move is allowed." },
	},
	reasons: map[rules.Reason]func(winner string) string{
		entropy.Dispersal: func(winner string) string {
			if winner == "" {
				return "All seven of your pawns are scattered."
			}
			return "All seven pawns of " + winner + " are scattered."
		},
		entropy.Passes: func(string) string { return "Both players had to pass, one after the other." },
	},
	brief: englishBrief,
	marks: marks(englishStates),
}
