package page

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/shell"
)

// kind returns the pages, in a language.
func kind(lang i18n.Lang) *Kind {
	site := &shell.Site{Nav: nav.Paths{Root: "/a/"}, Lang: lang}
	return New(site, games.Boards(games.All()))
}

// Each sheet is chosen by its name within its game, and enlarged by its whole name; nothing is printed before one is
// chosen.
func TestPageOfSheets(t *testing.T) {
	for _, lang := range i18n.Langs() {
		k := kind(lang)
		html := app.HTMLString(k.Page(nav.PrintRoute))
		for _, g := range k.stock().Groups {
			wantIn(t, html, g.Title)
			for _, sheet := range g.Sheets {
				wantIn(t, html, `data-sheet="`+sheet.ID+`"`)
				wantIn(t, html, ": "+sheet.Title+`"`)
			}
		}
		wantIn(t, html, k.words().none)
		if strings.Contains(html, `class="pa-page`) {
			t.Errorf("%s: something is printed", lang)
		}
	}
}

// The button counts the pages, blank ones among them; the page of one sheet is printed alone.
func TestPrintedPages(t *testing.T) {
	k := kind(i18n.English)
	for _, id := range []string{"match", "hyle"} {
		k.session.Choose(id, true)
	}
	k.act("plain")
	k.act("paper 1")
	html := app.HTMLString(k.Page(nav.PrintRoute))
	wantIn(t, html, "Print 3 pages, 1 of them blank")
	wantIn(t, html, "pa-plain")
	wantIn(t, html, "pa-press letter")
	if n := strings.Count(html, `class="pa-page`); n != 3 {
		t.Errorf("%d pages are printed", n)
	}
	k.alone, k.large = "zone", "zone"
	html = app.HTMLString(k.Page(nav.PrintRoute))
	if n := strings.Count(html, `class="pa-page"`); n != 1 {
		t.Errorf("%d pages of one sheet are printed", n)
	}
	k.act("all hyle")
	k.act("rules 1")
	k.alone = ""
	wantIn(t, app.HTMLString(k.Page(nav.PrintRoute)), "Print 4 pages")
}

// The enlarged sheet leads on to what its code leads to: the rules of its game, or the lesson.
func TestEnlargedSheet(t *testing.T) {
	k := kind(i18n.French)
	for id, to := range map[string]string{
		"hyle-regle": nav.RulesRoute("hyle"), "famille-regles": nav.RulesRoute("tapatan"), matchboxID: nav.MatchboxRoute,
	} {
		k.large = id
		sheet, _ := k.stock().Sheet(id)
		html := app.HTMLString(k.Page(nav.PrintRoute))
		wantIn(t, html, `href="/a`+to+`"`)
		wantIn(t, html, sheet.Title)
	}
}

// The address chooses sheets, and what is no sheet is passed over.
func TestAddressChoosesSheets(t *testing.T) {
	k := kind(i18n.French)
	k.opens = chosenFragment + "hyle,nothing,zone"
	k.open()
	if !k.session.Chosen("hyle") || !k.session.Chosen("zone") || k.session.Chosen("nothing") || k.opens != "" {
		t.Error("the address does not choose two sheets")
	}
}

// The lesson has all its sections and the way to its sheet, and the answers apart.
func TestLesson(t *testing.T) {
	for _, lang := range i18n.Langs() {
		k := kind(lang)
		of := k.stock().Lesson
		html := app.HTMLString(k.Page(nav.MatchboxRoute))
		for _, s := range of.Sections {
			wantIn(t, html, s.Title)
		}
		wantIn(t, html, "#"+largeFragment+matchboxID)
		before, after, ok := strings.Cut(html, "<details")
		answer := of.Answers[len(of.Answers)-1]
		if !ok || strings.Contains(before, answer) || !strings.Contains(after, answer) {
			t.Errorf("%s: where is %s?", lang, answer)
		}
	}
}

// Sheets that do not come are told, and a stock without any is none.
func TestFailedSheets(t *testing.T) {
	k := kind(i18n.French)
	k.games = []*board.Game{}
	for _, text := range []string{"", "{", `{"Groups":[]}`} {
		k.receive(i18n.French, text, true)
		if !k.failed[i18n.French] || k.stocks[i18n.French] != nil {
			t.Errorf("%q is a stock", text)
		}
	}
	f := &frame{kind: k, session: k.session, words: k.words()}
	wantIn(t, app.HTMLString(f.groups()), k.words().missing)
}

func wantIn(t *testing.T, html, part string) {
	t.Helper()
	if !strings.Contains(html, part) {
		t.Errorf("no %q", part)
	}
}
