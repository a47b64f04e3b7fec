package page

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/ui"
	"tablier/app/watch"
)

// A program is the region of the program with the line that is run, or of a sentence on what happens.
type program struct{ *frame }

// draw draws the region.
func (r program) draw() app.UI {
	m := r.messages
	head := ui.Tree(`<header><h2>{}</h2><span class="right pair">{}{}</span></header>`, m.Program,
		choice("phrases", 0, m.Python, !r.kind.phrases), choice("phrases", 1, m.Phrases, r.kind.phrases))
	if r.kind.phrases {
		text := ""
		if r.tree != nil {
			text = m.Lines.Of(r.words.event())
		}
		return ui.Tree(`<div class="program">{}<p class="phrase">{}</p></div>`, head, text)
	}
	lit := r.line()
	var lines []app.UI
	for i, text := range watch.Program(r.settings.Algorithm, r.lang.OfTwo() == i18n.English) {
		lines = append(lines, ui.Tree(`<li class="{}" aria-current="{}"><span>{}</span></li>`,
			ui.When(i+1 == lit, "lit"), i+1 == lit, coloured(text)))
	}
	return ui.Tree(`<div class="program">
			{}
			<ol class="listing" tabindex="0" aria-label="{}" translate="no">{}</ol>
		</div>`, head, m.Program, lines)
}

// line returns the line that the step shown runs, 0 for none.
func (f *frame) line() int {
	if f.tree == nil {
		return 0
	}
	kind := ""
	if n := f.session.Current(); n != nil {
		kind = n.Kind
	}
	return watch.Line(f.settings.Algorithm, f.tree.Event, kind)
}

// keywords are the words of Python that are bold.
const keywords = " def if or return for in elif else while break not is and all range max min "

// coloured marks the words of a line of Python.
func coloured(line string) (parts []app.UI) {
	from := 0
	take := func(to int) {
		switch text := line[from:to]; {
		case text == "":
		case text[0] == '#':
			parts = append(parts, ui.Tree(`<em>{}</em>`, text))
		case strings.Contains(keywords, " "+text+" "):
			parts = append(parts, ui.Tree(`<b>{}</b>`, text))
		case text[0] >= '0' && text[0] <= '9':
			parts = append(parts, ui.Tree(`<i>{}</i>`, text))
		default:
			parts = append(parts, app.Text(text))
		}
		from = to
	}
	inWord := false
	for i, c := range line {
		if c == '#' {
			take(i)
			break // the rest is a comment
		}
		letter := c == '_' || c >= '0' && c <= '9' || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c > 127
		if letter != inWord {
			take(i)
		}
		inWord = letter
	}
	take(len(line))
	return parts
}
