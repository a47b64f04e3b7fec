package stratege

import (
	"slices"
	"strconv"
	"strings"

	"tablier/app/board"
	"tablier/app/boards/stratege/pawns"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/stratege"
)

// catalogue holds the game's sentences in one language. Functions take what varies; strengths are digits, empty when
// they are not known, and pawns are told with their side.
type catalogue struct {
	name, blurb, description, source string
	seats                            [2]string
	levels                           []string
	or                               string
	pass, doPass                     string    // in the list of moves, on the button
	places                           [3]string // black, white, black on a back row
	free                             func(name, place string) string
	taken                            func(name, place, pawn string) string
	pawn                             func(side int, strength string) string
	shown, arrived                   string // continue the name of a pawn
	strength                         func(strength string) string
	count                            string
	standing                         func(unknown int) string

	sets     func(who, cell, strength string) string
	setsUp   func(who string) string
	advances func(who, from, to string) string
	sidles   func(who, from, to string) string
	arrives  func(who, from, to string) string
	attacks  func(who, from, to, attacker, defender string) string
	follows  [2]func(name string) string // of a fight: who attacked stays, or who was attacked
	passes   func(who string) string
	// what there is to do,
	deedSetUp, deedPass    string
	deed                   string                  // a step,
	requestAny             func(who string) string // a step or an attack,
	askSetUp, ask, askPass string                  // how to do it, or why
	quiet                  func(turns int) string
	// chosen says what a pawn may do; defender is what is known of the only pawn it may attack.
	chosen     func(from string, steps, attacks []string, defender string) string
	ofStrength func(strength string) string // continues the name of a place
	faults     map[rules.Fault]func(c []string) string
	backRow    func(side string) string
	reasons    map[rules.Reason]string
	verdict    func(attacker, defender string, winner int) string
	presets    [len(presets)]struct{ name, idea string }
	preset     func(name, idea string) string // of one that has been placed
	forces     forcesWords
	deduced    deducedWords
	setUp      setUpWords
	hints      hintWords
	brief      []board.Glance
	marks      []board.Mark // the legend

	memory, memoryWhy string // whether what attacks have shown stays marked
}

// setUpWords are the sentences of the set-up phase.
type setUpWords struct {
	yours, done                     string // the request, and its end
	turn                            func(name string) string
	how, keys                       string
	left, more                      func(pawns int) string
	held, noneLeft                  func(kind string) string
	chosen, put                     func(kind, point string) string
	stock                           string
	inStock                         func(kind string, left int) string
	fill, shuffle, mirror, clear    string
	ready                           string
	named, name, keep, delete, full string
	kept, deleteAsk                 func(name string) string
}

// forcesWords are the sentences on the strengths that are hidden, and on those that have gone.
type forcesWords struct {
	hidden func(side string) string
	of     func(hidden, left int) string
	gone   string
	each   func(sides [2]string, lost [2]int) string
	count  func(strength string, count int) string // for a screen reader
	counts func(strength string, sides [2]string, lost [2]int) string
}

type words struct {
	board.CommonWords
	lang i18n.Lang
	*catalogue
}

// wordsIn returns the game's words in a language.
func wordsIn(lang i18n.Lang) board.Words { return &words{lang: lang, catalogue: catalogueOf(lang)} }

func (w *words) Name() string           { return w.name }
func (w *words) Blurb() string          { return w.blurb }
func (w *words) Description() string    { return w.description }
func (w *words) Source() string         { return w.source }
func (w *words) Seat(seat int) string   { return w.seats[seat] }
func (w *words) Variant(string) string  { return w.name }
func (w *words) Option(string) string   { return "" }
func (w *words) Levels(string) []string { return w.levels }
func (w *words) Button(string) string   { return w.doPass }
func (w *words) Brief() []board.Glance  { return w.brief }
func (w *words) Marks() []board.Mark    { return w.marks }

// kind names a kind of pawns in a few words.
func (w *words) kind(g board.Glyph) string { return w.strength(strengthOf(g)) }

// strengthOf returns the strength that a pawn shows, empty when it shows none.
func strengthOf(g board.Glyph) string {
	if g.Face == "" || strings.HasPrefix(g.Face, pawns.Hidden) {
		return ""
	}
	return g.Face[:1]
}

func (w *words) Point(name string, g board.Glyph, _ string) string {
	place := w.place(name)
	if g == (board.Glyph{}) {
		return w.free(name, place)
	}
	say := w.pawn(g.Owner.Index(), strengthOf(g))
	if strings.Contains(g.Face, pawns.Shown) {
		say += w.shown
	}
	if strings.Contains(g.Face, pawns.Arrived) {
		say += w.arrived
	}
	return w.taken(name, place, say)
}

// place returns the kind of a place, as it is named in sentences.
func (w *words) place(name string) string {
	switch {
	case (name[0]-'a')%2 == 1:
		return w.places[1]
	case name[1:] == "1" || name[1:] == "10":
		return w.places[2]
	}
	return w.places[0]
}

// Count implements board.Words: the points of a side's pawns on the enemy's back row.
func (w *words) Count() string { return w.count }

// Standing counts a player's pawns on the enemy's back row whose points are unknown.
func (w *words) Standing(v rules.View, player rules.Player) string {
	side := player.Index()
	s, unknown := state(v), 0
	for _, cell := range pawns.Goals(side) {
		if p := s.At[cell]; p != 0 && p.Side() == side && p.Strength() == 0 {
			unknown++
		}
	}
	if unknown == 0 {
		return ""
	}
	return w.standing(unknown)
}

// Move shows an attack with what it has shown, and signs that typographers would use.
func (w *words) Move(m rules.Move) string {
	read, err := stratege.Read(m)
	if err != nil {
		return ""
	}
	switch read.Kind {
	case stratege.Passing:
		return w.pass
	case stratege.Placing:
		return strings.Replace(string(m), pawns.Hidden, "•", 1)
	case stratege.SettingUp:
		return strings.ReplaceAll(string(m), pawns.Hidden, "•")
	}
	from, to := read.Step.Cells()
	if read.Kind == stratege.Moving {
		return stratege.Name(from) + "–" + stratege.Name(to)
	}
	say := stratege.Name(from) + "×" + stratege.Name(to)
	if read.Shown != [2]uint8{} {
		say += " " + digit(read.Shown[0]) + "/" + digit(read.Shown[1])
	}
	return say
}

func digit(strength uint8) string { return strconv.Itoa(int(strength)) }

// Chosen implements board.Words: the game's own part says it.
func (w *words) Chosen(string, []string) string { return "" }

func (w *words) Fault(e *rules.Illegal) string { return board.Explain(w.faults, e) }

// Reason says why the game ended; the page adds the points.
func (w *words) Reason(o rules.Outcome, _ string) string {
	if o.Reason != stratege.BackRow || len(o.Cells) == 0 {
		return w.reasons[o.Reason]
	}
	side := 0
	if o.Cells[0] == stratege.Name(pawns.Goals(1)[0]) {
		side = 1
	}
	return w.backRow(w.seats[side])
}

// Request implements board.Words: it offers an attack only where there is one.
func (w *words) Request(who string, v rules.View) string {
	s := state(v)
	switch {
	case s.SettingUp():
		return w.lang.Request(who, w.deedSetUp)
	case s.MustPass():
		return w.lang.Request(who, w.deedPass)
	case attacks(s):
		return w.requestAny(who)
	}
	return w.lang.Request(who, w.deed)
}

// attacks says whether the side to move has any attack.
func attacks(s *stratege.State) bool {
	return slices.ContainsFunc(s.AppendMoves(nil), func(m stratege.Step) bool {
		from, to := m.Cells()
		return s.At[from] != 0 && s.At[to] != 0
	})
}

// Ask implements board.Words: it says when the game may soon end because little happens.
func (w *words) Ask(v rules.View) string {
	s := state(v)
	switch left := stratege.QuietTurns - int(s.Quiet); {
	case s.SettingUp():
		return w.askSetUp
	case s.MustPass():
		return w.askPass
	case left <= lastQuiet:
		return w.quiet(left)
	}
	return w.ask
}

// lastQuiet is the number of turns before the end by quiet turns at which the players are warned.
const lastQuiet = 20

// marks returns the legend of the pawns, in one language.
func marks(own, other, known, there string) []board.Mark {
	five, six := pawns.Bare(1, 5), pawns.Bare(0, 6)
	five.Face += pawns.Shown
	six.Face += pawns.Arrived
	return []board.Mark{
		{Glyph: pawns.Bare(0, 4), Text: own}, {Glyph: pawns.Bare(1, 0), Text: other},
		{Glyph: five, Text: known}, {Glyph: six, Text: there},
	}
}
