package game

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/match"
	"tablier/app/ui"
)

// A menu is the More menu at the end of the toolbar.
type menu struct {
	page    *Page
	sharing *sharing
	tool    *tool
	open    bool
	asking  bool // for confirmation to resign
}

// An item is an entry of the More menu.
type item struct {
	id, image, text string
	shown, can      bool
	phone           bool // only on a phone: elsewhere it is in the toolbar
}

func (o *menu) items() []item {
	p := o.page
	m, panel, c := p.messages(), p.messages().Panel, p.match
	live, framed, byLinks := c.Live(), c.InFrame(), p.table().ByLinks() != nil
	return []item{
		{id: "do-new", image: "restart", text: m.Restart, shown: c.Offers("restart") && !framed, can: c.Can(), phone: true},
		{id: "do-share", image: "share", text: panel.Share, shown: framed, can: live},
		{id: "do-links", image: "share", text: m.ByLinks.Apart, shown: byLinks, can: live},
		{id: "do-study", image: "study", text: panel.Analysis, shown: framed, can: live},
		{id: "do-turn", image: "flip", text: m.TurnBoard, shown: true, can: live},
		{id: "do-write", image: "pen", text: m.Write, shown: true, can: live},
		{id: "do-describe", image: "say", text: m.Describe, shown: true, can: live},
		{id: "do-copy", image: "copy", text: panel.CopyPosition, shown: true, can: live},
		{id: "do-key", image: "key", text: panel.Key, shown: len(p.words().Marks()) > 0, can: true},
		{id: "do-resign", image: "flag", text: m.Resign, shown: true, can: o.canResign()},
	}
}

func (o *menu) canResign() bool {
	p := o.page
	return p.match.Can() && p.match.Resigner() >= 0 && p.table().Begun()
}

// draw draws the menu, hidden unless it is open.
func (o *menu) draw() app.UI {
	p := o.page
	m := p.messages()
	box := ui.El("div").Class("menu").ID("panel-menu").OnClick(o.onItem)
	switch {
	case !o.open:
		return ui.Shown(false, box)
	case o.asking:
		question := ui.Question{Text: m.Panel.ResignAsk, Yes: m.Resign, No: m.Panel.ResignNot}
		return box.Role("group").Aria("label", m.More).Body(question.Draw("resign"))
	}
	items := o.items()
	return box.Role("menu").Aria("label", m.More).OnKeyDown(o.onKey).Body(app.Range(items).Slice(func(i int) app.UI {
		it := items[i]
		b := ui.Button().Role("menuitem").ID(it.id).TabIndex(-1).Body(ui.Icon(it.image), ui.El("span").Text(it.text))
		if it.phone {
			b.Class("on-phone")
		}
		return ui.Shown(it.shown, ui.Enabled(it.can, b))
	}))
}

// onToggle opens the menu, or closes it.
func (o *menu) onToggle() {
	if o.open {
		o.close(true)
		return
	}
	o.open, o.asking = true, false
	o.page.redraw()
	o.page.site.Later("panel-menu", func(box app.Value) { focusItem(box, 0, 1) })
}

// close closes the menu, and moves the focus back to its button if back holds.
func (o *menu) close(back bool) {
	if !o.open {
		return
	}
	o.open, o.asking = false, false
	if back {
		o.page.site.Focus("more-toggle")
	}
	o.page.redraw()
}

// focusItem focuses the first visible item from one on, in a direction.
func focusItem(box app.Value, from, by int) {
	items := box.Call("querySelectorAll", "[role=menuitem]")
	all := items.Get("length").Int()
	for i := range all {
		it := items.Index(((from+i*by)%all + all) % all)
		if it.Get("offsetParent").Truthy() {
			it.Call("focus")
			return
		}
	}
}

// onKey moves through the menu by keyboard.
func (o *menu) onKey(ctx app.Context, e app.Event) {
	ctx.PreventUpdate()
	box := app.Window().GetElementByID("panel-menu")
	items := box.Call("querySelectorAll", "[role=menuitem]")
	now, last := 0, items.Get("length").Int()-1
	for i := range last + 1 {
		if items.Index(i).Equal(ui.Active()) {
			now = i
		}
	}
	switch e.Get("key").String() {
	case "ArrowDown":
		focusItem(box, now+1, 1)
	case "ArrowUp":
		focusItem(box, now-1, -1)
	case "Home":
		focusItem(box, 0, 1)
	case "End":
		focusItem(box, last, -1)
	default:
		return
	}
	e.PreventDefault()
}

// onItem does the clicked entry of the menu, or answer.
func (o *menu) onItem(_ app.Context, e app.Event) {
	p := o.page
	id := ui.ControlOf(e)
	for _, it := range o.items() {
		if it.id == id && !it.can {
			return
		}
	}
	switch id {
	case "do-new":
		o.close(true)
		p.restart(false)
	case "do-share":
		p.open(sharePanel, "more-toggle")
	case "do-links":
		o.sharing.showLinks("more-toggle")
	case "do-study":
		p.open(studyPanel, "more-toggle")
	case "do-turn":
		o.close(true)
		p.turnBoard()
	case "do-write", "do-describe", "do-key", "do-copy":
		o.tool.open(id)
	case "do-resign":
		o.asking = true
		p.redraw()
		p.site.Focus(ui.NoID)
	case ui.NoID:
		o.close(true)
	case ui.YesID:
		o.close(true)
		o.resign()
	}
}

// resign resigns for the person, where they may.
func (o *menu) resign() {
	p := o.page
	if p.match.Can() && p.match.Resigner() >= 0 {
		p.match.Dispatch(match.ResignPressed{})
	}
}
