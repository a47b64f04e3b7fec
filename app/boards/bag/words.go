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

// wordsIn returns the game's words in a language.
func wordsIn(lang i18n.Lang) board.Words { return &words{lang: lang, catalogue: catalogueOf(lang)} }

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
func (w *words) Levels(string) []string         { return w.levels }
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
