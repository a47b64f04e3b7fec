package entropy

import (
	"strings"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules"
	"tablier/rules/entropy"
)

// catalogue holds the game's sentences in one language. Functions take what varies; lists are of cells.
type catalogue struct {
	name, blurb, description, source string
	seats                            [2]string
	immediate                        string // the option
	levels                           []string
	and, or                          string
	pass, doPass                     string // in the list of moves, on the button
	empty                            func(point string) string
	owned                            func(point, owner, state string) string
	states                           map[string]string // by face
	counted                          map[string]string // the same of several pawns
	census                           func(state string, names [2]string, counts [2]int) string
	count                            string

	slides               func(who, from, to string) string // sentences about a move, whose parts speak of its player
	joins, cuts, cutsOwn func(who string, points []string) string
	disperses            func(who string) string // the opponent's pawns
	both                 func(who string) string // disperses one's own, too
	waits                func(who string) string // for the own turn, at which dispersed pawns win
	passes               func(who string, isolated []string) string
	deed, deedPass       string                                     // the request
	requestJoin          func(who string, isolated []string) string // the request where isolated pawns must be joined
	ask                  string                                     // how to do it
	askJoin              func(isolated, by []string) string
	askPass              func(isolated []string) string // why a pass is due
	chosen               func(from, targets string) string
	hints                hintWords
	faults               map[rules.Fault]func(c []string) string
	reasons              map[rules.Reason]func(winner string) string
	brief                []board.Glance
	marks                []board.Mark // the legend
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
func (w *words) Option(string) string   { return w.immediate }
func (w *words) Levels(string) []string { return w.levels }
func (w *words) Button(string) string   { return w.doPass }
func (w *words) Brief() []board.Glance  { return w.brief }
func (w *words) Marks() []board.Mark    { return w.marks }

func (w *words) Point(name string, g board.Glyph, owner string) string {
	if g == (board.Glyph{}) {
		return w.empty(name)
	}
	return w.owned(name, owner, w.states[g.Face])
}

// Move shows a slide with a dash that typographers would use.
func (w *words) Move(m rules.Move) string {
	if m == rules.Pass {
		return w.pass
	}
	return strings.Replace(string(m), "-", "–", 1)
}

// Standing says nothing: how many pawns are dispersed is beside the name.
func (w *words) Standing(rules.View, rules.Player) string { return "" }

// Count implements board.Words.
func (w *words) Count() string { return w.count }

// Request says what isolation forces a player to.
func (w *words) Request(who string, v rules.View) string {
	p := position(v)
	isolated := entropy.Alone(p.State.Own, p.State.Other)
	switch {
	case passes(p):
		return w.lang.Request(who, w.deedPass)
	case isolated != 0:
		return w.requestJoin(who, entropy.Names(isolated))
	}
	return w.lang.Request(who, w.deed)
}

// Ask says the moves to which isolation forces the player.
func (w *words) Ask(v rules.View) string {
	p := position(v)
	cells := entropy.Names(entropy.Alone(p.State.Own, p.State.Other))
	switch {
	case passes(p):
		return w.askPass(cells)
	case len(cells) == 0:
		return w.ask
	}
	var by entropy.Set
	for _, m := range p.State.AppendMoves(nil) {
		from, _ := m.Cells()
		by |= 1 << from
	}
	return w.askJoin(cells, entropy.Names(by))
}

func (w *words) Chosen(point string, targets []string) string {
	return w.chosen(point, i18n.List(targets, w.or))
}

func (w *words) Fault(e *rules.Illegal) string { return board.Explain(w.faults, e) }

func (w *words) Reason(o rules.Outcome, winner string) string {
	if sentence, ok := w.reasons[o.Reason]; ok {
		return sentence(winner)
	}
	return ""
}

// Describe says a slide with its effect on isolated and dispersed pawns, and a pass with its reason.
func (w *words) Describe(who string, v rules.View, m rules.Move) string {
	p := position(v)
	step, err := entropy.Read(m)
	if err != nil {
		return ""
	}
	before, after := p.State, p.State.Play(step)
	if step == entropy.PassStep {
		return w.passes(who, entropy.Names(entropy.Alone(before.Own, before.Other)))
	}
	from, to := step.Cells()
	done := []string{w.slides(who, entropy.Name(from), entropy.Name(to))}
	add := func(say func(string, []string) string, cells entropy.Set) {
		if cells != 0 {
			done = append(done, say(who, entropy.Names(cells)))
		}
	}
	mine, theirs := after.Other, after.Own
	wins, loses := entropy.Dispersed(mine, theirs), entropy.Dispersed(theirs, mine)
	switch completes := loses && !entropy.Dispersed(before.Other, before.Own); {
	case completes && wins:
		done = append(done, w.both(who))
	case completes:
		done = append(done, w.disperses(who))
	case !loses:
		lonely, lonelyNow := entropy.Alone(before.Own, before.Other), entropy.Alone(mine, theirs)
		add(w.joins, lonely&^lonelyNow)
		add(w.cuts, entropy.Alone(theirs, mine)&^entropy.Alone(before.Other, before.Own))
		add(w.cutsOwn, lonelyNow&^lonely)
	}
	say := i18n.List(done, w.and) + "."
	if wins && !loses && !p.Immediate {
		say += " " + w.waits(who)
	}
	return say
}

// marks returns the legend of the pawns' states, in one language.
func marks(states map[string]string) []board.Mark {
	var list []board.Mark
	for _, face := range []string{linked, apart, alone} {
		list = append(list, board.Mark{Glyph: board.Glyph{Kind: pawn, Face: face, Owner: rules.First}, Text: states[face]})
	}
	return list
}
