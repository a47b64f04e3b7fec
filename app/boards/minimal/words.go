package minimal

import (
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/conform/minimal"
)

// catalogue holds the game's sentences in one language. Functions take what varies.
type catalogue struct {
	name, blurb, description, source string
	seats                            [2]string
	levels                           []string
	point                            func(name string) string
	free                             string
	takes                            func(who, counters string) string
	deed, ask                        string // the request, and how to do it
	faults                           map[rules.Fault]func(cells []string) string
	reason                           func(winner string) string
	brief                            []board.Glance
	rules                            []board.RuleSection
}

type words struct {
	board.CommonWords
	lang i18n.Lang
	*catalogue
}

func (w *words) Name() string                              { return w.name }
func (w *words) Variant(string) string                     { return w.name }
func (w *words) Option(string) string                      { return "" }
func (w *words) Levels() []string                          { return w.levels }
func (w *words) Blurb() string                             { return w.blurb }
func (w *words) Description() string                       { return w.description }
func (w *words) Source() string                            { return w.source }
func (w *words) Seat(seat int) string                      { return w.seats[seat] }
func (w *words) Button(string) string                      { return "" }
func (w *words) Move(m rules.Move) string                  { return string(m) }
func (w *words) Standing(rules.View, rules.Player) string  { return "" }
func (w *words) Ask(rules.View) string                     { return w.ask }
func (w *words) Request(who string, _ rules.View) string   { return w.lang.Request(who, w.deed) }
func (w *words) Chosen(string, []string) string            { return "" } // every move is one touch
func (w *words) Fault(e *rules.Illegal) string             { return board.Explain(w.faults, e) }
func (w *words) Reason(_ rules.Outcome, who string) string { return w.reason(who) }
func (w *words) Brief() []board.Glance                     { return w.brief }
func (w *words) Rules() []board.RuleSection                { return w.rules }
func (w *words) Describe(who string, _ rules.View, m rules.Move) string {
	return w.takes(who, string(m))
}

func (w *words) Point(name string, g board.Glyph, _ string) string {
	if g == (board.Glyph{}) {
		return w.free
	}
	return w.point(name)
}

// brief returns the rules in short: the aim, a turn and the end.
func brief(aim, turn, end string) []board.Glance {
	return []board.Glance{
		{Text: aim}, {Text: turn, Moves: []rules.Move{"1", "2"}}, {Text: end, Start: "2 1", Moves: []rules.Move{"2"}},
	}
}

// ending returns the example of the rules page.
func ending(captions ...string) *board.Demo {
	return &board.Demo{Start: "4 1", Moves: []rules.Move{"1", "2", "1"}, Captions: captions}
}

var french = catalogue{
	name: "Le tas", blurb: "Prendre un jeton ou deux, et surtout le dernier.",
	description: "Le tas, un jeu de Nim à douze jetons, contre une machine ou à deux.",
	source:      "jeu de Nim, écrit pour les essais de cette page ; il n’est pas publié.",
	seats:       [2]string{"Rond", "Carré"},
	levels:      []string{"La machine ne voit que son coup.", "La machine ne se trompe jamais."},
	point:       func(name string) string { return "jeton " + name }, free: "place vide",
	takes: func(who, counters string) string {
		return i18n.French.Does(who, "prend", "prenez") + " " + counters + "."
	},
	deed: "de prendre des jetons",
	ask:  "Touchez le dernier jeton, ou l’avant-dernier pour en prendre deux.",
	faults: map[rules.Fault]func([]string) string{
		NotLast:         func([]string) string { return "On ne prend qu’un jeton ou deux, en partant du dernier." },
		minimal.TooMany: func([]string) string { return "Il n’en reste pas autant." },
		rules.NoPass:    func([]string) string { return "On ne passe pas son tour." },
	},
	reason: func(winner string) string {
		if winner == "" {
			return "Vous avez pris le dernier jeton."
		}
		return winner + " a pris le dernier jeton."
	},
	brief: brief("Le but : prendre le dernier des douze jetons.", "À son tour, on prend un jeton ou deux.",
		"Qui prend le dernier jeton gagne."),
	rules: []board.RuleSection{
		{Section: i18n.Section{Title: "Le jeu", Paragraphs: []string{
			"Il y a douze jetons. Chacun son tour, on en prend un ou deux. Qui prend le dernier gagne.",
		}}, Demo: ending("Il reste quatre jetons.", "Rond en prend un.", "Carré en prend deux.", "Rond prend le dernier "+
			"et gagne.")},
		{Part: board.Notes, Section: i18n.Section{Title: "Ce que dit le calcul", Paragraphs: []string{
			"Qui laisse trois jetons, six ou neuf peut toujours gagner.",
		}}},
	},
}

var english = catalogue{
	name: "The pile", blurb: "Take one counter or two, and above all the last.",
	description: "The pile, a game of Nim with twelve counters, against a machine or for two.",
	source:      "a game of Nim, written for the tests of this page; it is not published.",
	seats:       [2]string{"Round", "Square"},
	levels:      []string{"The machine sees one move.", "The machine is never mistaken."},
	point:       func(name string) string { return "counter " + name }, free: "empty place",
	takes: func(who, counters string) string {
		return i18n.English.Does(who, "takes", "take") + " " + counters + "."
	},
	deed: "take counters",
	ask:  "Touch the last counter, or the one before it to take two.",
	faults: map[rules.Fault]func([]string) string{
		NotLast:         func([]string) string { return "One takes a counter or two, from the last on." },
		minimal.TooMany: func([]string) string { return "There are not as many left." },
		rules.NoPass:    func([]string) string { return "There is no passing." },
	},
	reason: func(winner string) string {
		if winner == "" {
			return "You have taken the last counter."
		}
		return winner + " has taken the last counter."
	},
	brief: brief("The aim: to take the last of the twelve counters.", "In turn, each player takes one counter or two.",
		"Whoever takes the last counter wins."),
	rules: []board.RuleSection{
		{Section: i18n.Section{Title: "The game", Paragraphs: []string{
			"There are twelve counters. In turn, each player takes one or two. Whoever takes the last one wins.",
		}}, Demo: ending("Four counters are left.", "Round takes one.", "Square takes two.", "Round takes the last one "+
			"and wins.")},
		{Part: board.Notes, Section: i18n.Section{Title: "What computation says", Paragraphs: []string{
			"Whoever leaves three counters, six or nine can always win.",
		}}},
	},
}
