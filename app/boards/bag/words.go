package bag

import (
	"strings"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/conform/bag"
)

// catalogue holds the game's sentences in one language. Functions take what varies.
type catalogue struct {
	name, blurb, description, source string
	variants                         map[string]string
	options                          map[string]string
	seats                            [2]string
	levels                           []string
	point                            func(place, stands string) string
	places                           map[string]string // of a point, its ball's number and half left out
	balls                            func(number string) string
	cards                            func(owner, face string) string
	hidden                           string
	empty                            string
	buttons                          map[string]string
	drew                             func(ball string) string
	picked                           func(who, number string) string
	took, left                       func(who, ball string) string
	deedPick, deedTake               string // the request
	askPick, askTake                 string // its effect
	waits                            string // for a ball from the bag
	count                            string
	faults                           map[rules.Fault]string
	reason                           string
	sacks                            string // names what can be looked at
	inSack                           func(balls int) string
	try, forGood, mark               string // on the controls of the game's own
	trying                           func(move string) string
	rules                            []board.RuleSection
}

type words struct {
	board.CommonWords
	lang i18n.Lang
	*catalogue
}

func (w *words) Name() string { return w.name }
func (w *words) Differs(variant string) string {
	if variant == "four" {
		return ""
	}
	return w.variants[variant] + "."
}
func (w *words) Blurb() string                  { return w.blurb }
func (w *words) Description() string            { return w.description }
func (w *words) Source() string                 { return w.source }
func (w *words) Seat(seat int) string           { return w.seats[seat] }
func (w *words) Variant(id string) string       { return w.variants[id] }
func (w *words) Option(id string) string        { return w.options[id] }
func (w *words) Levels() []string               { return w.levels }
func (w *words) Button(name string) string      { return w.buttons[name] }
func (w *words) Rules() []board.RuleSection     { return w.rules }
func (w *words) Chosen(string, []string) string { return "" } // every move is one touch

// Standing says nothing: the balls of each side lie on the board.
func (w *words) Standing(rules.View, rules.Player) string { return "" }

func (w *words) Point(name string, g board.Glyph, owner string) string {
	stands := w.empty
	switch g.Kind {
	case ball:
		stands = w.balls(g.Face)
	case card:
		face := g.Face
		if face == unknown {
			face = w.hidden
		}
		stands = w.cards(owner, face)
	}
	return w.point(w.places[strings.TrimRight(name, "123ab")+held(name)], stands)
}

// held sets the places of balls apart from the secret of the same side.
func held(name string) string {
	if strings.ContainsAny(name, "123") {
		return "+"
	}
	return ""
}

// Move shows a draw by its ball and an unknown secret by a dot.
func (w *words) Move(m rules.Move) string {
	if number, draw := strings.CutPrefix(string(m), "="); draw {
		return w.balls(number)
	}
	switch m {
	case rules.Pass:
		return "–"
	case "?":
		return "•"
	}
	return string(m)
}

func (w *words) Describe(who string, before rules.View, m rules.Move) string {
	p := position(before)
	number := string(rune('0' + p.Ball))
	switch {
	case m == rules.Pass:
		return w.left(who, number)
	case m == "+":
		return w.took(who, number)
	case m == "?":
		return w.picked(who, "")
	case p.ToMove() == rules.Chance:
		return w.drew(strings.TrimPrefix(string(m), "="))
	}
	return w.picked(who, string(m))
}

// Count implements board.Words.
func (w *words) Count() string { return w.count }

func (w *words) Request(who string, v rules.View) string {
	switch p := position(v); {
	case p.ToMove() == rules.Chance:
		return w.waits
	case p.Ball != 0:
		return w.lang.Request(who, w.deedTake)
	}
	return w.lang.Request(who, w.deedPick)
}

func (w *words) Ask(v rules.View) string {
	if position(v).Ball != 0 {
		return w.askTake
	}
	return w.askPick
}

func (w *words) Fault(e *rules.Illegal) string { return w.faults[e.Fault] }

func (w *words) Reason(o rules.Outcome, _ string) string {
	if o.Reason == bag.Points {
		return w.reason
	}
	return ""
}

var french = catalogue{
	name:        "Le sac",
	blurb:       "Un nombre secret chacun, six boules dans un sac : prendre, ou laisser.",
	description: "Le sac, un petit jeu d’essai : hasard, secrets, points et deux manches.",
	source:      "écrit pour les essais de cette page ; il n’est pas publié.",
	variants:    map[string]string{"four": "Quatre boules", "one": "Une boule"},
	options:     map[string]string{"same": "Les mêmes boules aux deux manches", "told": "Nombres à découvert"},
	seats:       [2]string{"Orange", "Rouge"},
	levels:      []string{"La machine joue au hasard.", "La machine compte les points."},
	point:       func(place, stands string) string { return place + " : " + stands },
	places: map[string]string{
		"first": "nombre du premier", "second": "nombre du second", "drawn": "boule tirée",
		"bag+": "sac", "first+": "boules du premier", "second+": "boules du second",
	},
	balls:  func(number string) string { return "boule " + number },
	cards:  func(owner, face string) string { return face + " (" + owner + ")" },
	hidden: "caché", empty: "rien",
	buttons: map[string]string{"1": "Choisir 1", "2": "Choisir 2", "3": "Choisir 3", "+": "Prendre", "--": "Laisser"},
	drew:    func(ball string) string { return "Le sac donne la boule " + ball + "." },
	picked: func(who, number string) string {
		if number == "" {
			return i18n.French.Does(who, "choisit", "choisissez") + " un nombre."
		}
		return i18n.French.Does(who, "choisit", "choisissez") + " le nombre " + number + "."
	},
	took: func(who, ball string) string {
		return i18n.French.Does(who, "prend", "prenez") + " la boule " + ball + "."
	},
	left: func(who, ball string) string {
		return i18n.French.Does(who, "laisse", "laissez") + " la boule " + ball + " à l’autre."
	},
	deedPick: "de choisir un nombre", deedTake: "de prendre, ou de laisser",
	askPick: "Les boules qui le portent compteront double.",
	askTake: "Une boule laissée va à l’autre.",
	waits:   "Le sac donne une boule.",
	count:   "points",
	faults: map[rules.Fault]string{
		Elsewhere:    "On ne touche pas aux boules ni aux nombres : les coups sont les boutons sous le tablier.",
		bag.Spent:    "Il ne reste pas de boule de ce nombre dans le sac.",
		rules.NoPass: "On ne laisse qu’une boule tirée.",
	},
	reason: "Les points de toutes les boules décident.",
	sacks:  "Le sac",
	inSack: func(balls int) string { return "Dans le sac : " + i18n.French.Count(balls, "boule", "boules") },
	try:    "Essayer", forGood: "Pour de bon", mark: "Marquer",
	trying: func(move string) string { return "À l’essai : " + move + "." },
	rules: []board.RuleSection{{Section: i18n.Section{Title: "Le jeu", Paragraphs: []string{
		"Chacun choisit en secret un nombre, de 1 à 3. Puis le sac donne des boules, et l’on prend ou laisse à " +
			"l’autre celle qui vient.",
		"Une boule vaut son nombre, et le double pour qui l’avait choisi. À la seconde manche, on échange les rôles.",
	}}}},
}

var english = catalogue{
	name:        "The bag",
	blurb:       "A secret number each, six balls in a bag: take it, or leave it.",
	description: "The bag, a small game for tests: chance, secrets, points and two rounds.",
	source:      "written for the tests of this page; it is not published.",
	variants:    map[string]string{"four": "Four balls", "one": "One ball"},
	options:     map[string]string{"same": "The same balls in both rounds", "told": "Numbers in the open"},
	seats:       [2]string{"Orange", "Red"},
	levels:      []string{"The machine plays at random.", "The machine counts points."},
	point:       func(place, stands string) string { return place + ": " + stands },
	places: map[string]string{
		"first": "first player’s number", "second": "second player’s number", "drawn": "ball drawn",
		"bag+": "bag", "first+": "first player’s balls", "second+": "second player’s balls",
	},
	balls:  func(number string) string { return "ball " + number },
	cards:  func(owner, face string) string { return face + " (" + owner + ")" },
	hidden: "hidden", empty: "nothing",
	buttons: map[string]string{"1": "Pick 1", "2": "Pick 2", "3": "Pick 3", "+": "Take it", "--": "Leave it"},
	drew:    func(ball string) string { return "The bag gives ball " + ball + "." },
	picked: func(who, number string) string {
		if number == "" {
			return i18n.English.Does(who, "picks", "pick") + " a number."
		}
		return i18n.English.Does(who, "picks", "pick") + " the number " + number + "."
	},
	took: func(who, ball string) string { return i18n.English.Does(who, "takes", "take") + " ball " + ball + "." },
	left: func(who, ball string) string {
		return i18n.English.Does(who, "leaves", "leave") + " ball " + ball + " to the other."
	},
	deedPick: "pick a number", deedTake: "take it, or leave it",
	askPick: "Balls that bear it will count twice.",
	askTake: "A ball that is left goes to the other.",
	waits:   "The bag gives a ball.",
	count:   "points",
	faults: map[rules.Fault]string{
		Elsewhere:    "Balls and numbers are not touched: the moves are the buttons under the board.",
		bag.Spent:    "No ball of that number is left in the bag.",
		rules.NoPass: "Only a ball that has been drawn can be left.",
	},
	reason: "The points of all balls decide.",
	sacks:  "The bag",
	inSack: func(balls int) string { return "In the bag: " + i18n.English.Count(balls, "ball", "balls") },
	try:    "Try", forGood: "For good", mark: "Mark",
	trying: func(move string) string { return "On trial: " + move + "." },
	rules: []board.RuleSection{{Section: i18n.Section{Title: "The game", Paragraphs: []string{
		"Each player picks a number in secret, from 1 to 3. Then the bag gives balls, and in turn one takes the ball " +
			"or leaves it to the other.",
		"A ball is worth its number, and twice that to the player who had picked it. In the second round the roles " +
			"are swapped.",
	}}}},
}
