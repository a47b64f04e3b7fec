package page

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/cup"
	"tablier/app/cup/organizer"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/pages/workshop/room"
	"tablier/app/ui"
)

// view draws the page.
type view struct {
	app.Compo
	Lang i18n.Lang
	Rev  int
	kind *Kind
}

// Render implements app.Composer.
func (v *view) Render() app.UI { return newFrame(v.kind).draw() }

// A frame is what the regions of the page draw: the session as it stands, in the language of the page. Each game of a
// cup changes all of them, so they are drawn together.
type frame struct {
	kind     *Kind // whose handlers hear the controls
	session  *organizer.Session
	cup      *cup.Cup
	players  []cup.Player
	standing cup.Table
	notices  organizer.Notices
	lang     i18n.Lang
	words    *i18n.Cup
}

// newFrame returns what the page shows now.
func newFrame(k *Kind) *frame {
	c := k.session.Cup()
	return &frame{
		kind: k, session: k.session, cup: c, players: c.Players(), standing: c.Table(), notices: k.session.Notices(),
		lang: k.site.Lang, words: i18n.CupOf(k.site.Lang),
	}
}

// draw draws the page. Each part keeps its place, hidden or not: go-app updates children by their index.
func (f *frame) draw() app.UI {
	k, m, n := f.kind, f.words, len(f.players)
	_, playing := f.session.Playing()
	return room.Main(k.site, nav.CupRoute, "", "cup-room", ui.Tree(`
		<div class="{}" data-python="{}" data-running="{}" onclick="{}" onkeydown="{}">
			<div>{}<p class="hint only-wide"><b>{}</b>{}<a href="{}">{}</a>, <a href="{}">{}</a></p></div>
			<div>{}{}{}{}</div>
			<div>{}</div>
			<p class="hidden-text" id="cup-said" role="status">{}</p>
		</div>`,
		ui.Join(" ", "cup", ui.When(crowded(n), "crowded"), ui.When(n < 2, "waiting")),
		string(f.session.Python()), strconv.FormatBool(playing),
		k.onClick, k.onKey,
		entrants{f}.draw(), m.Class, " "+m.ClassWhat+" ",
		nav.LinkTo(k.site.Nav, nav.SessionsRoute), i18n.Of(f.lang).Workshop.TeachSheets,
		nav.LinkTo(k.site.Nav, nav.NotebookRoute), i18n.Of(f.lang).Workshop.Notebook,
		progress{f}.draw(), introduction{f}.draw(), results{f}.draw(), results{f}.verdict(),
		replay{f, f.session.Duel()}.draw(), f.said()))
}

// fileButton is a button that opens files.
func fileButton(id, text, accept string, several bool, change app.EventHandler) app.UI {
	return ui.Tree(`<label class="btn open-file">
			<span>{}</span>
			<input type="file" id="{}" accept="{}" multiple="{}" onchange="{}">
		</label>`, text, id, accept, several, change)
}

// menu is a field in which one of several options is chosen.
func menu(id string, options []app.UI, change app.EventHandler) app.UI {
	return ui.Tree(`<select id="{}" onchange="{}">{}</select>`, id, change, options)
}

// bar says the same as the number beside it.
func bar(points, of int) app.UI {
	return ui.Tree(`<progress max="{}" value="{}" aria-hidden="true"></progress>`, strconv.Itoa(of), strconv.Itoa(points))
}

// mine says whether a player is a program of the person's own.
func (f *frame) mine(p cup.Player) bool {
	return slices.ContainsFunc(f.session.Own(), func(own cup.Player) bool { return own.Program == p.Program })
}
