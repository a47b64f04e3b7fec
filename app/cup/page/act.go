package page

import (
	"net/url"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/cup"
	"tablier/ai/sheet"
	"tablier/app/cup/organizer"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/sandbox"
	"tablier/app/ui"
)

// onClick is a click on one of the controls.
func (k *Kind) onClick(ctx app.Context, e app.Event) {
	if act := ui.ActOf(e); act != "" {
		k.do(func() { k.act(act) })
		return
	}
	ctx.PreventUpdate()
}

// act does what a control is for.
func (k *Kind) act(act string) {
	name, what, _ := strings.Cut(act, " ")
	first, second, _ := strings.Cut(what, " ")
	a, _ := strconv.Atoi(first)
	b, _ := strconv.Atoi(second)
	switch name {
	case "start":
		k.session.Start()
	case "pause":
		k.session.Pause()
	case "again":
		k.session.Restart()
	case "yes":
		k.answer(true)
	case "no":
		k.answer(false)
	case "try":
		k.session.TryAnyway(a)
		k.site.Focus(ui.ActID(acts(a))) // the control goes
	case "accept":
		k.session.Accept()
	case "refuse":
		k.session.Decline()
	case "level":
		k.session.ToggleLevel(a)
	case "samples":
		k.session.AddSamples()
	case "csv":
		ui.Download("tablier-coupe.csv", "text/csv", k.sheet())
	case "file":
		k.saveCup()
	case "acts", "read", "link", "unfold":
		k.toggle(name, a)
	case "duel", "meet", "play", "step":
		k.look(name, what, a, b)
	default:
		k.actOn(name)
	}
}

// actOn does something with the player whose acts are shown.
func (k *Kind) actOn(act string) {
	p, ok := k.opened()
	if !ok {
		return
	}
	switch act {
	case "remove":
		k.session.Remove(k.open.player)
	case "save":
		ui.Download(p.Name+".py", "text/x-python", p.Program)
	case "copy":
		ui.Copy(k.address(p), linkID, k.site, &k.copying, k.redraw)
	}
}

// opened returns the player whose acts are shown.
func (k *Kind) opened() (p cup.Player, ok bool) {
	players := k.session.Cup().Players()
	if k.open.player < 0 || k.open.player >= len(players) {
		return cup.Player{}, false
	}
	return players[k.open.player], true
}

// answer answers the question. The keyboard goes to what starts the cup.
func (k *Kind) answer(yes bool) {
	k.session.Answer(yes)
	k.showSettings()
	k.site.Focus(mainID)
}

// toggle unfolds something of the page, or folds it up again.
func (k *Kind) toggle(act string, player int) {
	switch act {
	case "read", "link":
		k.open.what, k.copying = act, ui.NothingCopied
	case "acts":
		k.open.player, k.open.what = other(k.open.player, player), ""
	case "unfold":
		k.open.duels = other(k.open.duels, player)
	}
}

// other returns a player, or nobody where that player is chosen already.
func other(chosen, player int) int {
	if chosen == player {
		return -1
	}
	return player
}

// look shows games of two players, or another position of one.
func (k *Kind) look(act, what string, a, b int) {
	duel := k.session.Duel()
	switch act {
	case "duel":
		duel.Choose(a, b)
	case "meet":
		duel.Choose(a, b)
		k.site.Reveal(duelID)
	case "play":
		duel.Show(a)
	case "step":
		if _, result, ply, ok := duel.Viewed(); ok {
			duel.GoTo(map[string]int{"first": 0, "back": ply - 1, "on": ply + 1, "last": len(result.Moves)}[what])
		}
	}
}

// sheet returns the table for a spreadsheet in the language of the page.
func (k *Kind) sheet() string {
	columns := cup.Columns(i18n.CupOf(k.site.Lang).Columns)
	return sheet.Mark + k.session.Cup().Sheet(k.site.Lang.Sheet(), columns)
}

// saveCup saves the cup as a file.
func (k *Kind) saveCup() {
	data, err := k.session.Cup().Encode()
	if err != nil {
		app.Log(err)
		return
	}
	ui.Download("tablier-coupe.json", "application/json", string(data))
}

// address returns the link to a player.
func (k *Kind) address(p cup.Player) string {
	return k.site.Nav.Address(nav.CupRoute, organizer.NameParam+"="+url.QueryEscape(p.Name)+"&"+
		organizer.ProgramParam+"="+sandbox.Pack(p.Program))
}
