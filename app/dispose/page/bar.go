package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/ui"
)

// A bar has the controls of the steps, and of the position as a whole. On a phone, those that find no room in it are in
// a box, which its last control opens.
type bar struct {
	page *Page
	open bool // the box
}

// draw draws the bar.
func (b *bar) draw() app.UI {
	p := b.page
	m, all, s := p.messages(), i18n.Of(p.site.Lang), p.session
	control := func(c ui.Control) app.UI { return &ui.Part{Of: &c} }
	return ui.Tree(`<div class="actions" role="group" aria-label="{}" onclick="{}" onkeydown="{}">{}{}{}{}
			<div class="{}">{}{}{}{}{}</div>
			{}
		</div>`, m.Title, b.onClick, b.onKey,
		control(ui.Control{ID: undoID, Image: "undo", Text: all.Undo, Unable: !s.CanUndo()}),
		control(ui.Control{ID: redoID, Image: "redo", Text: all.Redo, Unable: !s.CanRedo()}),
		control(ui.Control{ID: startID, Image: "restart", Text: m.Start}),
		control(ui.Control{ID: clearID, Image: "bin", Text: m.Clear}),
		"arr-rest"+ui.When(b.open, " open"),
		control(ui.Control{ID: copyID, Image: "copy", Text: m.Copy}),
		control(ui.Control{ID: pasteID, Image: "pen", Text: m.Paste}),
		control(ui.Control{ID: boardID, Image: "flip", Text: all.TurnBoard}),
		control(ui.Control{ID: lookToo, Image: "tree", Text: m.Look, Hidden: !p.watches(), Unable: !p.ready()}),
		control(ui.Control{ID: setToo, Image: "plus", Text: all.Tray.Add, Hidden: !p.site.Teaches(), Unable: !p.ready()}),
		control(ui.Control{ID: moreID, Image: "more", Text: all.More, Panel: "arr-rest", Open: b.open}))
}

// onClick does what a control is for.
func (b *bar) onClick(ctx app.Context, e app.Event) {
	p, id := b.page, ui.ControlOf(e)
	does := map[string]func(){
		undoID: p.session.Undo, redoID: p.session.Redo, startID: p.session.Usual, clearID: p.session.Clear,
		copyID: p.field.copy, pasteID: p.field.toggle, boardID: func() { p.look(!p.turned) },
		lookToo: func() { p.use(ctx, lookID) }, setToo: func() { p.use(ctx, setID) }, moreID: func() {},
	}[id]
	if does != nil {
		p.do(func() {
			b.open = id == moreID && !b.open
			does()
		})
	}
}

// onKey closes the box with Escape.
func (b *bar) onKey(ctx app.Context, e app.Event) {
	if e.Get("key").String() != "Escape" || !b.open {
		ctx.PreventUpdate()
		return
	}
	b.page.do(func() { b.open = false })
	b.page.site.Focus(moreID)
}
