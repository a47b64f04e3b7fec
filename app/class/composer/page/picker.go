package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/puzzle"
	"tablier/app/board"
	"tablier/app/class/set"
	"tablier/app/ui"
	"tablier/rules"
)

// fewPicks is how many puzzles are drawn before all are asked for.
const fewPicks = 9

// A picking is what of the site is shown, to be added.
type picking struct {
	kind  set.Kind // 0 stands for puzzles
	game  *board.Game
	band  puzzle.Band
	shown int // how many puzzles
}

func (p *picking) of() set.Kind {
	if p.kind == 0 {
		return set.OfPuzzle
	}
	return p.kind
}

// want has the files fetched of what is shown.
func (p *picking) want(k *Kind) {
	switch p.of() {
	case set.OfPuzzle:
		k.shelves.WantPuzzles(p.game)
	case set.OfLesson:
		k.shelves.WantLessons(p.game)
	case set.OfPython:
		k.shelves.WantExercises(k.site.Lang)
	}
}

// picker is what can be added, by its kind.
type picker struct{ *frame }

// draw draws the region.
func (p picker) draw() app.UI {
	m, kind := p.words, p.kind.pick.of()
	var tabs []app.UI
	for each := set.OfPuzzle; each <= set.OfWords; each++ {
		act := "kind " + strconv.Itoa(int(each))
		tabs = append(tabs, ui.Tree(
			`<button type="button" role="tab" id="{}" data-act="{}" aria-selected="{}" tabindex="{}">{}</button>`,
			ui.ActID(act), act, truth(kind == each), tabStop(kind == each), m.kinds[each]))
	}
	return ui.Tree(`<section class="slab picker" aria-label="{}">
			<div class="kinds" role="tablist" aria-label="{}">{}</div>
			{}{}
		</section>`,
		m.tabAdd, m.what, tabs, p.sift(), p.content())
}

// sift draws the choice of the game, and of the difficulty of puzzles.
func (p picker) sift() app.UI {
	m, kind := p.words, p.kind.pick.of()
	var games []app.UI
	for _, game := range p.kind.games {
		act := "game " + game.ID()
		games = append(games, ui.Tree(
			`<button type="button" class="pill" id="{}" data-act="{}" aria-pressed="{}">{}{}</button>`, ui.ActID(act), act,
			truth(p.kind.pick.game == game), ui.Mini(game.Mini, symbol(game)), game.Words(p.lang).Name()))
	}
	var bands []app.UI
	for band := range puzzle.Band(puzzle.Bands) {
		act := "band " + strconv.Itoa(int(band))
		bands = append(bands, ui.Tree(
			`<button type="button" class="pill" id="{}" data-act="{}" aria-pressed="{}">{}</button>`,
			ui.ActID(act), act, truth(p.kind.pick.band == band), p.naming().Band(band)))
	}
	ofGame := kind != set.OfPython && kind != set.OfWords
	return ui.Tree(`<div class="sift" hidden="{}">
			<div class="pills" role="group" aria-label="{}">{}</div>
			<div class="pills" role="group" aria-label="{}" hidden="{}">{}<span class="count num">{}</span></div>
		</div>`,
		!ofGame, m.game, games, m.difficulty, kind != set.OfPuzzle, bands, p.tally())
}

// symbol returns the drawing of a piece that stands for a game.
func symbol(game *board.Game) string {
	return game.Skin(game.Spec.Variants[0], false).Symbol(board.Glyph{Owner: rules.First}, 0)
}

// tally says how many puzzles there are of that difficulty.
func (p picker) tally() string {
	shelf := p.kind.shelves.Puzzles(p.kind.pick.game.ID())
	if shelf == nil {
		return ""
	}
	return p.words.puzzles(len(shelf.Asked(p.kind.pick.band)))
}

// content draws what there is to add.
func (p picker) content() app.UI {
	switch p.kind.pick.of() {
	case set.OfLesson:
		return p.lessons()
	case set.OfWatch:
		return p.searches()
	case set.OfPython:
		return p.exercises()
	case set.OfMatch:
		return contestForm{p.frame, p.session.Contest()}.draw()
	case set.OfWords:
		return p.wordsForm()
	}
	return p.puzzles()
}

// wordsForm draws the fields for words to be read.
func (p picker) wordsForm() app.UI {
	m := p.words
	return ui.Tree(`<div class="words-form">
			<label class="in"><small>{}</small><input type="text" id="compose-words-title" maxlength="{}"></label>
			<label class="in"><small>{}</small><textarea rows="4" id="compose-words-text" maxlength="{}"></textarea></label>
			<p class="note">{}</p>{}
		</div>`,
		m.wordsTitle, strconv.Itoa(set.MaxTitle), m.wordsText, strconv.Itoa(set.MaxText), m.wordsHow,
		ui.ActWithIcon("words", "plus", m.addToSet, "btn"))
}
