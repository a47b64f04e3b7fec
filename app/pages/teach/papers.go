package teach

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/licence"
	"tablier/app/pages/teach/handout"
	"tablier/app/picture"
	"tablier/app/ui"
)

// papers draws what both pages have: papers, which are shown, printed and saved.
type papers struct {
	lang i18n.Lang
	kind *Kind
	open map[string]bool // those that are shown, by id
}

// A document is a paper with its id, and the words of its controls.
type document struct {
	id    string
	words paperWords
	paper *handout.Paper
	open  bool   // it is always shown
	over  string // the heading above it, on the page with the answers
}

// The ids of the papers, and of what shows, prints and saves them, begin with these.
const (
	sheetID    = "fiche-"
	gridID     = "grille-"
	examID     = "enonce-"
	answersID  = "corrige-"
	schemeID   = "bareme-"
	showID     = "show-"
	printID    = "print-"
	markdownID = "markdown-"
)

// sheet returns the sheet of a lesson, or the paper of a subject.
func (p papers) sheet(s *board.Session, words paperWords, number int, title string) document {
	id := sheetID
	if len(s.Phases) == 0 {
		id = examID
	}
	game := board.ByID(p.kind.games, s.Game)
	drawn := func(position string) ui.HTML { return (&picture.Picture{Game: game, Position: position}).HTML() }
	paper := handout.Sheet(s, title, i18n.TeachOf(p.lang).Name, drawn)
	return document{id: id + strconv.Itoa(number), words: words, paper: paper}
}

// grid returns the grid of the oral of a lesson.
func grid(s *board.Session, words paperWords, number int, title string) document {
	return document{id: gridID + strconv.Itoa(number), words: words, paper: handout.Grid(s, title)}
}

// key returns the answers to a sheet, or the marking scheme of a subject.
func key(s *board.Session, words paperWords, id, title string) document {
	return document{id: id, words: words, paper: handout.Answers(s, title), open: true}
}

// controls draws the buttons that show, print and save papers.
func (p papers) controls(list []document) (buttons []app.UI) {
	for _, d := range list {
		if !d.open {
			buttons = append(buttons, ui.Tree(
				`<button type="button" class="btn" id="{}" aria-expanded="{}" aria-controls="{}">{}</button>`,
				showID+d.id, strconv.FormatBool(p.open[d.id]), d.id, d.words.name))
		}
		for _, do := range []struct{ id, text string }{{printID, d.words.print}, {markdownID, d.words.markdown}} {
			buttons = append(buttons,
				ui.Tree(`<button type="button" class="btn bare" id="{}">{}</button>`, do.id+d.id, do.text))
		}
	}
	return buttons
}

// sheets draws papers, on the screen if they are open: all can be printed.
func (p papers) sheets(list []document) (drawn []app.UI) {
	for _, d := range list {
		drawn = append(drawn, ui.Tree(`<div class="paper {}" id="{}">{}<p class="licence-line">{}</p></div>`,
			ui.When(!d.open && !p.open[d.id], "folded"), d.id, ui.Raw(d.paper.HTML()), licence.Sentence(p.lang)))
	}
	return drawn
}
