//go:build !js

package morris

import (
	"math/bits"
	"slices"
	"strings"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/rules/morris"
)

// A boardText holds the rules of the first board, and the sentences that describe another one from its data.
type boardText struct {
	rules   []board.RuleSection
	names   string // the title over those of the first board
	toPlay  func(who string) string
	and     string
	name    func(name, where, story string) string
	plate   func(points, pawns int) string
	placing string
	barred  func(points string) string
	set     func(first, second string) string
	motion  [3]string
	lines   func(lines []string) string
	many    func(lines int) string // too many to be listed
	ownRow  string
	blocked [2]string // loses, passes
	again   string
	worth   func(w worth) string
}

// A worth is the result of a board with best play: First wins in plies, by certain openings only, or, when there are
// none, the game is drawn.
type worth struct {
	plies int
	by    []string
}

// worths are the computed results of the boards; a test computes them again.
var worths = map[string]worth{
	"achi":       {11, []string{"b2"}},
	"neuf-trous": {},
	"pendus":     {},
	"tant-fant":  {},
	"shisima":    {},
	"rota":       {},
	"tsoro":      {},
	"picaria":    {},
	"picaria-13": {7, []string{"a2", "b1", "b3", "c2"}},
}

// text returns the sentences in the language of the words.
func (w *words) text() *boardText { return boardTextOf(w.lang) }

// Rules returns the written rules of the first board, and after them descriptions of the others by their data.
func (w *words) Rules() []board.RuleSection {
	t := w.text()
	names := i18n.Section{Title: t.names, Paragraphs: w.stories(w.boards.ids[0])}
	sections := append(slices.Clip(t.rules), board.RuleSection{Part: board.Notes, Section: names})
	for _, id := range w.boards.ids[1:] {
		sections = append(sections, w.describe(w.boards.games[id]()))
	}
	return sections
}

// describe returns the section of the rules page for a board of the family.
func (w *words) describe(game *morris.Game) board.RuleSection {
	b := game.Board()
	t := w.text()
	paragraphs := append(w.stories(b.ID),
		join(t.plate(len(game.Points()), b.Pawns), w.start(game)),
		t.motion[b.Motion],
		w.winning(game),
		join(t.blocked[flag(b.Passes)], t.again))
	if known, ok := worths[b.ID]; ok {
		paragraphs = append(paragraphs, t.worth(known))
	}
	section := i18n.Section{Title: w.Variant(b.ID), Paragraphs: paragraphs}
	return board.RuleSection{Part: board.Related, Section: section, Demo: w.demo(game), Variant: b.ID}
}

// stories returns the stories of a variant's names.
func (w *words) stories(variant string) []string {
	var stories []string
	for _, name := range w.names {
		if name.Variant == variant {
			stories = append(stories, w.text().name(name.Name, name.Where, name.Story))
		}
	}
	return stories
}

// start says how the game on a board begins: with pawns to place, or where they stand.
func (w *words) start(game *morris.Game) string {
	if s := game.Start(); !s.Placing() {
		return w.text().set(w.list(game, s.Pawns[0]), w.list(game, s.Pawns[1]))
	}
	if game.Barred() != 0 {
		return join(w.text().placing, w.text().barred(w.list(game, game.Barred())))
	}
	return w.text().placing
}

// winning says which lines win on a board, one by one where they are few.
func (w *words) winning(game *morris.Game) string {
	const listed = 8 // no more are said one by one
	lines := game.Wins(0)
	own := false
	for _, line := range game.Wins(1) {
		if !slices.ContainsFunc(lines, func(other []int) bool { return slices.Equal(line, other) }) {
			lines, own = append(slices.Clip(lines), line), true
		}
	}
	var names []string
	for _, line := range lines {
		var points []string
		for _, p := range line {
			points = append(points, game.Points()[p])
		}
		names = append(names, strings.Join(points, " "))
	}
	text := w.text().many(len(lines))
	if len(lines) <= listed {
		text = w.text().lines(names)
	}
	if own {
		text = join(text, w.text().ownRow)
	}
	return text
}

// list returns the names of the points of a set, as a list in a sentence.
func (w *words) list(game *morris.Game, set uint16) string {
	var names []string
	for ; set != 0; set &= set - 1 {
		names = append(names, game.Points()[bits.TrailingZeros16(set)])
	}
	return i18n.List(names, w.text().and)
}

func join(sentences ...string) string { return strings.Join(sentences, " ") }
