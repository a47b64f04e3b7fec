package page

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/ui"
)

// onClick handles a click on the page.
func (p *page) onClick(_ app.Context, e app.Event) {
	if act := ui.ActOf(e); act != "" && p.Live {
		p.kind.focus(p.kind.act(act))
	}
}

// onKey handles Escape at a confirmation.
func (p *page) onKey(_ app.Context, e app.Event) {
	if e.Get("key").String() == "Escape" && p.kind.asking != "" {
		p.kind.focus(p.kind.decline())
	}
}

// focus focuses an element, unless its id is empty.
func (k *Kind) focus(id string) {
	if id != "" && app.IsClient {
		k.site.Focus(id)
	}
}

// act does the act of a control, and returns the id of the element to focus.
func (k *Kind) act(act string) (focus string) {
	name, what, _ := strings.Cut(act, " ")
	switch name {
	case "yes":
		return k.answer(what)
	case "no":
		return k.decline()
	case "whole":
		return k.showAll(what)
	case "open":
		k.openPast(what)
		return ""
	case "export":
		k.transfer.export()
		return ""
	case "stop":
		return k.transfer.cancelImport()
	}
	return k.ask(act)
}

// ask opens the confirmation of an act that cannot be undone, and returns the id of the answer that does nothing.
func (k *Kind) ask(act string) (focus string) {
	k.asking, k.said, k.detail = act, "", ""
	return ui.NoID
}

// unask implements host.
func (k *Kind) unask() { k.asking = "" }

// say implements host.
func (k *Kind) say(said, detail string) { k.said, k.detail = said, detail }

// decline closes the confirmation, and returns the id of the control that opened it.
func (k *Kind) decline() (focus string) {
	act := k.asking
	k.asking, k.transfer.file = "", backup{}
	return ui.ActID(act)
}

// answer does the confirmed act.
func (k *Kind) answer(act string) (focus string) {
	name, what, _ := strings.Cut(act, " ")
	k.asking = ""
	switch name {
	case "drop":
		return k.drop(what)
	case "reset":
		k.keeper.ResetStats(what)
		k.load()
		return titleID(what)
	case "import":
		return k.transfer.restore()
	case "erase":
		return k.transfer.erase()
	}
	return ""
}

// titleID returns the id of the title over the past matches of a game.
func titleID(game string) string { return "past-" + game }

// showAll lists all past matches of a game.
func (k *Kind) showAll(game string) (focus string) {
	if k.all == nil {
		k.all = map[string]bool{}
	}
	k.all[game] = true
	return titleID(game)
}

// entry returns the game and the ID of an act's match.
func (k *Kind) entry(what string) (game *board.Game, id string) {
	name, id, _ := strings.Cut(what, " ")
	if game = k.game(name); game == nil {
		return nil, ""
	}
	return game, id
}

// drop removes a past match.
func (k *Kind) drop(what string) (focus string) {
	game, id := k.entry(what)
	k.keeper.Remove(game.ID(), id)
	k.load()
	return titleID(game.ID())
}

// openPast reopens a past match on its table.
func (k *Kind) openPast(what string) {
	game, id := k.entry(what)
	k.matches.Keep(game) // it may be this match
	past, _ := k.keeper.Past(game.ID())
	match, _ := past.Find(id)
	if err := k.matches.OpenPast(game, match); err != nil {
		k.said = k.site.Messages().Past.Broken
		k.log(err)
	}
}

// log logs an error.
func (k *Kind) log(err error) {
	if k.keeper.Log != nil {
		k.keeper.Log(err)
	}
}
