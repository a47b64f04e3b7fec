package site

// This file says which colours meet on the pages, and why. contrast_test.go holds the style sheets against it.

// What WCAG 2.2 AA asks for: text, and what else must be seen to understand a page or to use it.
const (
	asText = 4.5
	asMark = 3
)

// grounds are what the text of a page may stand on: each text colour of theirs is read on all of them.
var grounds = []string{"paper", "surface", "sunken", "accent-soft", "win-soft", "loss-soft"}

// A contrast is that of colours on other ones, and why they meet. A colour is a token, a literal, or a share of one
// over another as color-mix and opacity make it: "accent 14% surface".
type contrast struct {
	fronts, backs []string
	least         float64
	why           string
}

// contrasts are all colours that the style sheets put on others.
var contrasts = []contrast{
	{[]string{"ink", "quiet", "accent", "loss", "code-key", "code-value"}, grounds, asText, "texts of pages"},
	{[]string{"edge", "win", "draw"}, grounds, asMark, "outlines of controls, curves, signs of values"},
	{[]string{"on-accent"}, []string{"accent"}, asText, "what is to be pressed first, what is selected or asked for"},
	{[]string{"surface"}, []string{"ink", "quiet"}, asText, "signs that are filled: right, given, the best"},
	{[]string{"surface"}, []string{"edge", "accent"}, asMark, "the knob of a switch"},
	{[]string{"win"}, []string{"surface"}, asText, "an exact value beside the calls of a program"},
	{[]string{"ink", "quiet", "code-key", "code-value"}, []string{"accent 14% surface"}, asText,
		"the line of a program that has a fault, or is run now"},
	{[]string{"code-dark"}, []string{"code-light"}, asMark, "a QR code"},
	{[]string{"tick-sign"}, []string{"tick"}, asMark, "what has been done on a board"},
	{[]string{"#FFF"}, []string{"allowed", "forbidden"}, asMark, "whether a domino may be laid"},
	{[]string{"#1F1B16"}, []string{"code-light"}, asText, "sheets of paper on the doors for teachers"},
	{[]string{"#1F1B16"}, []string{"#FFFDF7"}, asText, "numbers of the plies of an answer, on a board"},
	{[]string{"#4A3320"}, []string{"#FFFDF7"}, asMark, "the outlines of these"},
	{[]string{"orange-3 75% ink", "brass-2 75% ink", "tile-side 75% ink", "ivory-3 75% ink"}, []string{"surface"}, asMark,
		"the first player's side of the history of values"},
	{[]string{"red-3 60% ink", "felt 60% ink", "sky-2 60% ink", "slate-bar 60% ink", "shield-green 60% ink"},
		[]string{"surface"}, asMark, "the second player's"},

	// on boards
	{[]string{"mark-tapatan"}, []string{"acrylic-hi", "acrylic-lo"}, asMark, "marks on acrylic"},
	{[]string{"cut-pale"}, []string{"felt", "felt-dark"}, asMark, "the last move on felt"},
	{[]string{"worth", "worth-none", "worth-less", "mark-bright"}, []string{"felt", "felt-dark"}, asText,
		"points on felt, and marks"},
	{[]string{"worth-total"}, []string{"thread"}, asText, "the sum of a round"},
	{[]string{"sack-ink"}, []string{"sack-1", "sack-2"}, asText, "how many pawns are in the sack"},
	{[]string{"mark-bright", "star"}, []string{"sky-1", "sky-2"}, asMark, "marks and stars on the sky"},
	{[]string{"mark-entropy"}, []string{"stone-hi", "stone-lo", "cell"}, asMark, "marks on stone"},
	{[]string{"mark-stratege", "print-ink"}, []string{"print", "print-green", "print-white"}, asMark, "marks on print"},
}

// ornaments are colours that nobody has to see, and why.
var ornaments = map[string]string{
	"line":            "divides what stands apart in any case, or outlines what its words tell",
	"shadow":          "is a shadow",
	"#0008":           "dims a page behind a dialogue",
	"#0009":           "dims a board behind a sheet",
	"arrow-edge":      "sets an arrow off, which is seen without it",
	"acrylic-edge":    "is the rim of a picture of a board",
	"ivory-1":         "is the way of the last move in Entropy, which words tell",
	"print-white":     "sets marks off from print, which are seen without it",
	"board-mark":      "is one of the marks of boards above, set by each game",
	"seat-0":          "tells players apart whom words name as well",
	"seat-1":          "as seat-0",
	"orange-3":        "is a seat's",
	"brass-2":         "is a seat's",
	"tile-side":       "is a seat's",
	"ivory-3":         "is a seat's",
	"shield-white-lo": "is a seat's",
	"red-3":           "is a seat's",
	"slate-bar":       "is a seat's",
	"shield-green":    "is a seat's",
	"forbidden":       "rings a move that loses, whose number stands in the ring",
	"allowed":         "rings a move that wins, whose number stands in the ring",
}

// A place is what a rule does not say itself: the text that stands there, or its ground, or that it is a mark.
type place struct{ text, ground, why string }

// places are the rules, by their selectors, whose colour is not one for all grounds, or whose ground not one for all
// texts.
var places = map[string]place{
	".tf-pic .tf-sheet > text":             {"", "code-light", "a sheet of paper"},
	".next .resume:hover":                  {"on-accent", "", ".go.resume colours it"},
	".bar > .act":                          {"", "accent", ".act fills it"},
	".exact.w":                             {"", "surface", "the calls of a program stand on a slab"},
	".tests .ok .icon":                     {"", "", "a sign beside words"},
	".cross td.self":                       {"", "", "a dot where a player would meet itself; no screen reader reads it"},
	".wrongs progress":                     {"", "", "how many pupils, in words as well"},
	".cup progress":                        {"", "", "how far a cup is, in words as well"},
	".lessons progress":                    {"", "", "how far lessons are done, in words as well"},
	".boot-status[data-state]:not(:empty)": {"", "", "a line one pixel high; words are for screen readers"},
	".evaluation .bar":                     {"", "", "beside the value in words"},
	".enlarge.large":                       {"", "", "a QR code alone"},
	".v.u":                                 {"", "", "the sign of a value that is not known yet"},
	".v.w":                                 {"", "", "the sign of a value, in words as well"},
	".v.l":                                 {"", "", "as .v.w"},
	".sign-alt":                            {"", "", "a sign in a legend"},
	".branch > i":                          {"", "", "a dot for each branch that is not shown"},
	".plot th i":                           {"", "", "a sign in a legend"},
	".plot th.curve1 i":                    {"", "", "a sign in a legend"},
	".tr .switch i":                        {"", "", "a switch, its knob is surface"},
	".tr .switch[aria-checked=\"true\"] i": {"", "", "a switch, its knob is surface"},
	".tr-closed":                           {"", "", "the sign of a closed point, in words as well"},
	".tr-limit progress":                   {"", "", "how large a game is, in words as well"},
	".watch .switch i":                     {"", "", "a switch, its knob is surface"},
	".compose .switch i":                   {"", "", "a switch, its knob is surface"},
	".watch .switch[aria-checked=\"true\"] i":   {"", "", "a switch, its knob is surface"},
	".compose .switch[aria-checked=\"true\"] i": {"", "", "a switch, its knob is surface"},
	".pane.full > .scroll":                      {"", "", "shades at an end where there is more"},
	".forest .best + text":                      {"", "ink", ".chip.best is filled so"},
	".forest .ask + text":                       {"", "accent", ".chip.ask is filled so"},
	".pic .best text":                           {"", "accent", ".best > rect is filled so"},
	".verdicts .ply text":                       {"", "#FFFDF7", ".ply circle is filled so"},
	".gains":                                    {"mark-bright", "felt", "points of a slide of Hyle"},
	".gains .none":                              {"", "felt", "on the board of Hyle"},
	".gains .less":                              {"", "felt", "on the board of Hyle"},
	".worth-of":                                 {"", "felt", "on the board of Hyle"},
	".worth-of .none":                           {"", "felt", "on the board of Hyle"},
	".worth-of .now":                            {"mark-bright", "felt", "on the board of Hyle"},
	".worth-of .total":                          {"", "thread", "on the board of Hyle"},
	".sack text":                                {"", "sack-1", "on the sack of Hyle"},

	// sheets that are printed, and beside them
	".pa-switch i":                        {"", "", "a switch, its knob is surface"},
	".pa-switch[aria-checked=\"true\"] i": {"", "", "a switch, its knob is surface"},
	".pa-sheet":                           {"", "", "paper, which is printed on in black"},
}

// faded are the rules whose opacity makes something paler, and why that may be.
var faded = map[string]string{
	`[aria-disabled="true"]`:                 "cannot be used now",
	`.py [aria-disabled="true"]`:             "cannot be used now",
	`.bar-of-steps [aria-disabled="true"]`:   "cannot be used now",
	".stock .out .mini":                      "none of these pawns is left",
	".kind[aria-disabled] .mini":             "none of these pawns is left",
	`.arr-held [aria-disabled="true"] .mini`: "none of these pawns is left",
	".v.u":                                   "the sign of a value that is not known yet",
	".ring-counts .dim .v":                   "the wave has not come there; words say so",
	".dressed.marked::before":                "a line of a program: accent 14% surface",
	".forest .away":                          "the picture of a node that the search has not come to, or cuts",
	".branch.new .board, .branch.cut .board": "the picture of a node that the search has not come to, or cuts",
	".ghost .shape":                          "a domino that is not laid yet",
	".ghost.refused .shape":                  "a domino that cannot be laid there",
	".entropy .last":                         "the way of the last move, which words tell",
	".fight .falls":                          "the pawn that falls in a duel, which words tell",
}
