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

// inBar is how many controls there is always room for.
const inBar = 4

// draw draws the bar.
func (b *bar) draw() app.UI {
	p := b.page
	m, all, s, uses := p.messages(), i18n.Of(p.site.Lang), p.session, usage{p}
	list := [...]ui.Control{
		{ID: undoID, Image: "undo", Text: all.Undo, Unable: !s.CanUndo()},
		{ID: redoID, Image: "redo", Text: all.Redo, Unable: !s.CanRedo()},
		{ID: startID, Image: "restart", Text: m.Start},
		{ID: clearID, Image: "bin", Text: m.Clear},
		{ID: copyID, Image: "copy", Text: m.Copy},
		{ID: pasteID, Image: "pen", Text: m.Paste},
		{ID: boardID, Image: "flip", Text: all.TurnBoard},
		{ID: lookToo, Image: "tree", Text: m.Look, Hidden: !uses.watches(), Unable: !p.ready()},
		{ID: makeToo, Image: "puzzle", Text: m.Make, Hidden: !uses.makes(), Unable: !p.ready()},
		{ID: setToo, Image: "plus", Text: all.Tray.Add, Hidden: !p.site.Teaches(), Unable: !p.ready()},
		{ID: moreID, Image: "more", Text: all.More, Panel: "arr-rest", Open: b.open},
	}
	var controls []app.UI
	for i := range list {
		controls = append(controls, &ui.Part{Of: &list[i]})
	}
	last := len(controls) - 1
	return ui.Tree(`<div class="actions" role="group" aria-label="{}" onclick="{}" onkeydown="{}">
			{}<div class="{}">{}</div>{}
		</div>`, m.Title, b.onClick, b.onKey, controls[:inBar],
		"arr-rest"+ui.When(b.open, " open"), controls[inBar:last], controls[last:])
}

// onClick does what a control is for.
func (b *bar) onClick(ctx app.Context, e app.Event) {
	p, s, id := b.page, b.page.session, ui.ControlOf(e)
	if id == "" {
		return
	}
	p.do(func() {
		b.open = id == moreID && !b.open
		switch id {
		case undoID:
			s.Undo()
		case redoID:
			s.Redo()
		case startID:
			s.Usual()
		case clearID:
			s.Clear()
		case copyID:
			p.field.copy()
		case pasteID:
			p.field.toggle()
		case boardID:
			p.look(!p.turned)
		case lookToo:
			usage{p}.use(ctx, lookID)
		case makeToo:
			usage{p}.use(ctx, makeID)
		case setToo:
			usage{p}.use(ctx, setID)
		}
	})
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
