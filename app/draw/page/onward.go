package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/asked"
	"tablier/app/draw"
	"tablier/app/nav"
	"tablier/app/ui"
	"tablier/app/write/workbench"
	"tablier/rules"
)

// onwardWords are the sentences about what is done with a game on other pages.
type onwardWords struct{ atlas, watch, write, send string }

// onward is the ways to what other pages do with the game.
type onward struct{ *frame }

// words returns the sentences.
func (o onward) words() *onwardWords { return onwardOf(o.lang) }

// look draws the way to the map of the game, or to a search of it where it has more positions than a map shows.
func (o onward) look() app.UI {
	text := o.session.Link(true)
	if v := o.session.Survey(); v != nil && v.States > protocol.MaxMap || o.session.State() == draw.TooLarge {
		search := asked.Search(o.kind.game.ID(), rules.Setup{Variant: text}, "")
		return o.way("tr-watch", "tree", o.words().watch, nav.WatchRoute, search, text != "")
	}
	return o.way("tr-map", "target", o.words().atlas, nav.AtlasRoute, "b="+asked.Escape(text),
		o.session.Survey() != nil)
}

// program draws the way to the room in which a player of the game is written.
func (o onward) program() app.UI {
	text := o.session.Link(true)
	return o.way("tr-write", "program", o.words().write, nav.WriteRoute, workbench.DrawnAddress(text), text != "")
}

// way draws the way to a page that is to open something. Where it cannot yet, it is a button that does nothing.
func (o onward) way(id, icon, text, route, what string, can bool) app.UI {
	if !can {
		return ui.Tree(`<button type="button" id="{}" aria-disabled="true">{}<span>{}</span></button>`,
			id, ui.Icon(icon), text)
	}
	return ui.Tree(`<a id="{}" href="{}">{}<span>{}</span></a>`, id, nav.LinkToOpen(o.kind.site.Nav, route, what),
		ui.Icon(icon), text)
}

// send draws the act that hands the link to the system's dialog, where there is one.
func (o onward) send() app.UI {
	return ui.Tree(`<button type="button" id="{}" data-act="send" class="btn" hidden="{}">{}</button>`,
		ui.ActID("send"), !canSend(), o.words().send)
}

// canSend says whether the browser has a dialog for links.
func canSend() bool {
	return app.IsClient && app.Window().Get("navigator").Get("share").Truthy()
}

// sendLink opens the system's dialog with the link of the game, and its title where the link has it; to cancel it is no
// failure.
func (k *Kind) sendLink() {
	f := newFrame(k)
	title := f.title()
	if k.nameless {
		title = f.words.drawn.untitled
	}
	if address, _ := f.address(); address != "" && canSend() {
		k.site.Settled(app.Window().Get("navigator").Call("share", map[string]any{"title": title, "url": address}),
			func(app.Value, bool) {})
	}
}
