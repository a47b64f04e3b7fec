package archive

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/ui"
)

// onClick is a click on something of the page.
func (p *page) onClick(_ app.Context, e app.Event) {
	if act := ui.ActOf(e); act != "" && p.Live {
		p.kind.focus(p.kind.act(act))
	}
}

// onKey is Escape before an answer.
func (p *page) onKey(_ app.Context, e app.Event) {
	if e.Get("key").String() == "Escape" && p.kind.asking != "" {
		p.kind.focus(p.kind.decline())
	}
}

// focus moves the keyboard to an element, unless its id is empty.
func (k *Kind) focus(id string) {
	if id != "" && app.IsClient {
		k.site.Focus(id)
	}
}

// act does what a control of the page is for, and returns the id of the element that takes the keyboard.
func (k *Kind) act(act string) (focus string) {
	name, what, _ := strings.Cut(act, " ")
	switch name {
	case "yes":
		return k.answer(what)
	case "no":
		return k.decline()
	case "whole":
		return k.showWhole(what)
	case "open":
		k.open(what)
		return ""
	case "export":
		k.export()
		return ""
	case "stop":
		return k.stopImport()
	}
	return k.ask(act)
}

// ask puts the question before an act that cannot be undone, and the keyboard on the answer that does nothing.
func (k *Kind) ask(act string) (focus string) {
	k.asking, k.said, k.detail = act, "", ""
	return ui.NoID
}

// decline takes a question back, and the keyboard to where it came from.
func (k *Kind) decline() (focus string) {
	act := k.asking
	k.asking, k.file = "", backup{}
	return ui.ActID(act)
}

// answer does what was asked for.
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
		return k.restore()
	case "erase":
		return k.erase()
	}
	return ""
}

// titleID returns the id of the title over the past of a game.
func titleID(game string) string { return "past-" + game }

// showWhole lists all past games of a kind.
func (k *Kind) showWhole(game string) (focus string) {
	if k.whole == nil {
		k.whole = map[string]bool{}
	}
	k.whole[game] = true
	return titleID(game)
}

// entry returns the game and the ID of the match that an act is about.
func (k *Kind) entry(what string) (game *board.Game, id string) {
	name, id, _ := strings.Cut(what, " ")
	for _, game := range k.games {
		if game.ID() == name {
			return game, id
		}
	}
	return nil, ""
}

func (k *Kind) drop(what string) (focus string) {
	game, id := k.entry(what)
	k.keeper.Remove(game.ID(), id)
	k.load()
	return titleID(game.ID())
}

// open puts a past match on its table.
func (k *Kind) open(what string) {
	game, id := k.entry(what)
	k.matches.Keep(game) // which may be the very match, as it stands now
	past, _ := k.keeper.Past(game.ID())
	match, _ := past.Find(id)
	if err := k.matches.OpenPast(game, match); err != nil {
		k.said = k.site.Messages().Past.Broken
		k.log(err)
	}
}

func (k *Kind) log(err error) {
	if k.keeper.Log != nil {
		k.keeper.Log(err)
	}
}
