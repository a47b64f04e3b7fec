package page

import (
	"cmp"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/class/set"
	"tablier/app/daily"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/puzzles/composed"
	"tablier/app/ui"
)

// giving is the author's words, and what is done with the puzzle.
type giving struct{ *frame }

// The ids of the fields.
const (
	titleID   = "pm-title"
	wordingID = "pm-wording"
	ideaID    = "pm-idea"
	linkID    = "pm-link"
)

// draw draws the region.
func (g giving) draw() app.UI {
	m, k, s := g.words, g.kind, g.session
	_, made := s.Composed()
	code := s.Code()
	told := map[ui.Copying]string{ui.Copied: m.copied, ui.ByHand: m.byHand}[k.copying]
	switch {
	case !made:
		told = m.notYet
	case code == "":
		told = m.tooLong
	}
	control := func(act, icon, text string) app.UI {
		return ui.Tree(`<button type="button" class="go" id="{}" data-act="{}" aria-disabled="{}">{}<span>{}</span></button>`,
			ui.ActID(act), act, code == "", ui.Icon(icon), text)
	}
	field := func(name, id string, most int, value string) app.UI {
		return ui.Tree(`<label class="in"><small>{}</small><input type="text" id="{}" maxlength="{}" value="{}"
			autocomplete="off"></label>`, name, id, strconv.Itoa(most), value)
	}
	return ui.Tree(`<section class="slab pm-give">
			<h2>{}</h2>
			{}{}{}
			<div class="pm-do">{}{}{}{}</div>
			<p class="pm-told" role="status">{}</p>
			<label class="in" hidden="{}"><small>{}</small><input type="text" id="{}" readonly="true" value="{}"></label>
		</section>`, m.words, field(ui.Join(", ", m.name, m.optional), titleID, composed.MaxTitle, s.Title),
		field(m.wording, wordingID, composed.MaxQuestion, cmp.Or(s.Wording, g.task())),
		field(ui.Join(", ", m.idea, m.optional), ideaID, composed.MaxIdea, s.Idea), g.try(code),
		control("copy", "copy", m.copy),
		control("set", "plus", i18n.Of(g.lang).Tray.Add), control("file", "down", m.file), told,
		k.copying != ui.ByHand, m.link, linkID, g.address())
}

// try draws the way to the page on which the puzzle is solved.
func (g giving) try(code string) app.UI {
	if code == "" {
		return ui.Tree(`<a class="go" id="pm-try" role="link" aria-disabled="true">{}<span>{}</span></a>`, ui.Icon("play"),
			g.words.solve)
	}
	return ui.Tree(`<a class="act" id="pm-try" href="{}">{}<span>{}</span></a>`,
		nav.LinkToOpen(g.kind.site.Nav, nav.PuzzlesRoute, code), ui.Icon("play"), g.words.solve)
}

// task is the question as the page of puzzles asks it, empty until something is proved.
func (f *frame) task() string {
	p := f.session.Puzzle()
	if p == nil {
		return ""
	}
	return daily.Task(f.game, f.match(), p, f.lang)
}

// reword takes the author's question from its field: without words of an author it is the page's.
func (f *frame) reword(field app.Value) {
	s, page := f.session, f.task()
	if s.Wording = strings.TrimSpace(field.Get("value").String()); s.Wording == page {
		s.Wording = ""
	}
	field.Set("value", cmp.Or(s.Wording, page))
}

// address returns the link to the puzzle, empty where there is none.
func (g giving) address() string { return g.kind.address() }

func (k *Kind) address() string {
	code := k.session.Code()
	if code == "" || !k.site.Live {
		return ""
	}
	return k.site.Nav.Address(nav.PuzzlesRoute, code)
}

// minutes is how long a puzzle takes, as a teacher may expect.
const minutes = 5

// give does something with the puzzle.
func (k *Kind) give(act string) {
	p, ok := k.session.Composed()
	if !ok {
		return
	}
	m := catalogueOf(k.site.Lang)
	switch act {
	case "copy":
		ui.Copy(k.address(), linkID, k.site, &k.copying, k.redraw)
	case "set":
		title := p.Title
		if title == "" {
			title = board.ByID(k.games, p.Game).Words(k.site.Lang).Variant(k.session.Setup().Variant)
		}
		k.site.AddToSet(set.Item{Minutes: minutes, Task: set.NewComposed(p)}, title)
	case "file":
		if file, err := composed.File(p); err == nil {
			ui.Download(m.fileName+".tablier", "text/plain", file)
		}
	}
}
