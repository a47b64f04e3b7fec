package toolbar

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/match"
	"tablier/app/match/page/region"
	"tablier/app/match/page/sharing"
	"tablier/app/ui"
)

// A Menu is the More menu at the end of the toolbar.
type Menu struct {
	Page    *region.Page
	Sharing *sharing.Panel
	Tool    *Tool
	Dispose func() // has a person set up a position
	Open    bool
	asking  bool // for confirmation to resign
}

// An item is an entry of the More menu.
type item struct {
	id, image, text string
	shown, can      bool
	phone           bool // only on a phone: elsewhere it is in the toolbar
}

func (o *Menu) items() []item {
	p := o.Page
	m, panel, c := p.Messages(), p.Messages().Panel, p.Match
	live, framed, byLinks := c.Live(), c.InFrame(), p.Table().ByLinks() != nil
	return []item{
		{id: "do-new", image: "restart", text: m.Restart, shown: c.Offers("restart") && !framed, can: c.Can(), phone: true},
		{id: "do-share", image: "share", text: panel.Share, shown: framed, can: live},
		{id: "do-links", image: "share", text: m.ByLinks.Apart, shown: byLinks, can: live},
		{id: "do-study", image: "study", text: panel.Analysis, shown: framed, can: live},
		{id: "do-turn", image: "flip", text: m.TurnBoard, shown: true, can: live},
		{id: "do-write", image: "pen", text: m.Write, shown: true, can: live},
		{id: "do-describe", image: "say", text: m.Describe, shown: true, can: live},
		{id: "do-copy", image: "copy", text: panel.CopyPosition, shown: true, can: live},
		{id: "do-key", image: "key", text: panel.Key, shown: len(p.Words().Marks()) > 0, can: true},
		{id: "do-dispose", image: "pen", text: m.Dispose.Title, shown: p.Game.Arranging != nil, can: live},
		{id: "do-set", image: "plus", text: m.Tray.Add, shown: p.Site.Teaches() && !framed && !byLinks, can: live},
		{id: "do-resign", image: "flag", text: m.Resign, shown: true, can: o.canResign()},
	}
}

func (o *Menu) canResign() bool {
	p := o.Page
	return p.Match.Can() && p.Match.Resigner() >= 0 && p.Table().Begun()
}

// Draw draws the menu, hidden unless it is open.
func (o *Menu) Draw() app.UI {
	m := o.Page.Messages()
	switch {
	case !o.Open:
		return ui.Tree(`<div class="menu" id="panel-menu" hidden="true" onclick="{}"></div>`, o.onItem)
	case o.asking:
		question := ui.Question{Text: m.Panel.ResignAsk, Yes: m.Resign, No: m.Panel.ResignNot}
		return ui.Tree(`<div class="menu" id="panel-menu" role="group" aria-label="{}" onclick="{}">{}</div>`,
			m.More, o.onItem, question.Draw("resign"))
	}
	items := o.items()
	return ui.Tree(`<div class="menu" id="panel-menu" role="menu" aria-label="{}" onclick="{}" onkeydown="{}">{}</div>`,
		m.More, o.onItem, o.onKey, app.Range(items).Slice(func(i int) app.UI { return items[i].draw() }))
}

// draw draws the entry.
func (it item) draw() app.UI {
	return ui.Tree(`<button type="button" class="{}" role="menuitem" id="{}" tabindex="-1" aria-disabled="{}" hidden="{}">
			{}<span>{}</span>
		</button>`, ui.When(it.phone, "on-phone"), it.id, !it.can, !it.shown, ui.Icon(it.image), it.text)
}

// onToggle opens the menu, or closes it.
func (o *Menu) onToggle() {
	if o.Open {
		o.Close(true)
		return
	}
	o.Open, o.asking = true, false
	o.Page.Redraw()
	o.Page.Site.Later("panel-menu", func(box app.Value) { focusItem(box, 0, 1) })
}

// Close closes the menu, and moves the focus back to its button if back holds.
func (o *Menu) Close(back bool) {
	if !o.Open {
		return
	}
	o.Open, o.asking = false, false
	if back {
		o.Page.Site.Focus("more-toggle")
	}
	o.Page.Redraw()
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
func (o *Menu) onKey(ctx app.Context, e app.Event) {
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
func (o *Menu) onItem(_ app.Context, e app.Event) {
	p := o.Page
	id := ui.ControlOf(e)
	for _, it := range o.items() {
		if it.id == id && !it.can {
			return
		}
	}
	switch id {
	case "do-new":
		o.Close(true)
		p.Restart(false)
	case "do-share":
		p.Open(region.SharePanel, "more-toggle")
	case "do-links":
		o.Sharing.ShowLinks("more-toggle")
	case "do-study":
		p.Open(region.StudyPanel, "more-toggle")
	case "do-turn":
		o.Close(true)
		p.TurnBoard()
	case "do-write", "do-describe", "do-key", "do-copy":
		o.Tool.open(id)
	case "do-dispose":
		o.Close(false)
		o.Dispose()
	case "do-set":
		o.Close(true)
		o.addToSet()
	case "do-resign":
		o.asking = true
		p.Redraw()
		p.Site.Focus(ui.NoID)
	case ui.NoID:
		o.Close(true)
	case ui.YesID:
		o.Close(true)
		o.resign()
	}
}

// resign resigns for the person, where they may.
func (o *Menu) resign() {
	p := o.Page
	if p.Match.Can() && p.Match.Resigner() >= 0 {
		p.Match.Dispatch(match.ResignPressed{})
	}
}
