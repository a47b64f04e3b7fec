package minimal

import (
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
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

// wordsIn returns the game's words in a language.
func wordsIn(lang i18n.Lang) board.Words { return &words{lang: lang, catalogue: catalogueOf(lang)} }

func (w *words) Name() string                              { return w.name }
func (w *words) Variant(string) string                     { return w.name }
func (w *words) Option(string) string                      { return "" }
func (w *words) Levels(string) []string                    { return w.levels }
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
