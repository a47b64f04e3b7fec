package page

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/class/composer"
	"tablier/app/class/ready"
	"tablier/app/class/scorm"
	"tablier/app/class/set"
	"tablier/app/ui"
	"tablier/rules"
)

// onClick is a click on one of the controls.
func (k *Kind) onClick(ctx app.Context, e app.Event) {
	act := ui.ActOf(e)
	if act == "" || k.drag.ended() && strings.HasPrefix(act, "grip ") {
		ctx.PreventUpdate()
		return
	}
	k.act(act)
	k.redraw()
}

// act does what a control is for.
func (k *Kind) act(act string) {
	name, what, _ := strings.Cut(act, " ")
	first, second, _ := strings.Cut(what, " ")
	n, _ := strconv.Atoi(first)
	at, err := strconv.Atoi(second)
	if err != nil {
		at = -1
	}
	if k.packing.state != bringing {
		k.packing.state = notPacked
	}
	if item, ok := newFrame(k).picked(name, first, at); ok {
		k.session.Toggle(item)
		return
	}
	switch name {
	case "new":
		k.session.Begin(&set.Set{})
	case "ready":
		k.session.Begin(ready.All(k.site.Lang)[n])
	case "open":
		k.session.Open(n)
	case "paste":
		k.session.OpenText(valueOf(pasteID))
	case "putaway":
		k.session.PutAway()
	case "delete", "yes", "no":
		k.delete(name)
	case "tab":
		k.tab = what
	case "kind", "game", "band", "more":
		k.choose(name, what, n)
	case "hints", "solution", "order":
		k.configure(name, n)
	case "copy", "qr", "qr-close", "file", "print", "package", "pack":
		k.give(name)
	case "making":
		k.packing.making = scorm.Making(n)
	default:
		k.actOnItem(name, n)
	}
}

// actOnItem does something with an item, or adds one.
func (k *Kind) actOnItem(name string, n int) {
	at := k.session.Chosen()
	switch name {
	case "grip":
		k.session.Lift(n)
	case "item":
		k.session.Choose(n)
	case "up":
		k.session.Move(at, at-1)
	case "down":
		k.session.Move(at, at+1)
	case "remove":
		k.session.Remove(at)
		k.site.Focus(ui.ActID("undo"))
	case "undo":
		k.session.Undo()
		k.want()
	case "contest":
		k.session.Contest().Add()
	case "words":
		k.addWords()
	}
}

// addWords adds the words that stand in the fields, and empties these.
func (k *Kind) addWords() {
	title, text := valueOf("compose-words-title"), valueOf("compose-words-text")
	if strings.TrimSpace(title+text) == "" {
		k.site.Focus("compose-words-title")
		return
	}
	k.session.Add(composer.NewWords(title, text))
	for _, id := range []string{"compose-words-title", "compose-words-text"} {
		k.site.Later(id, func(field app.Value) { field.Set("value", "") })
	}
}

// delete asks whether the set is to be deleted, and does so.
func (k *Kind) delete(answer string) {
	k.asking = answer == "delete"
	switch answer {
	case "delete":
		k.site.Focus(ui.NoID)
	case "yes":
		k.session.Delete()
		k.site.Focus(ui.ActID("new"))
	case "no":
		k.site.Focus(ui.ActID("delete"))
	}
}

// choose shows other things to be added.
func (k *Kind) choose(name, what string, n int) {
	switch name {
	case "kind":
		k.pick.kind = set.Kind(n)
	case "game":
		if game := board.ByID(k.games, what); game != nil {
			k.pick.game, k.pick.shown = game, fewPicks
		}
	case "band":
		k.pick.band, k.pick.shown = puzzleBand(n), fewPicks
	case "more":
		k.pick.shown = 1 << 20
	}
	k.pick.want(k)
	if contest := k.session.Contest(); k.pick.of() == set.OfMatch {
		if contest.Game() != k.pick.game {
			contest.SetGame(k.pick.game)
		} else if name == "kind" {
			contest.Judge()
		}
	}
}

// configure changes a setting.
func (k *Kind) configure(name string, n int) {
	k.copying = ui.NothingCopied
	k.session.Configure(func(s *set.Settings) {
		switch name {
		case "hints":
			s.NoHints = !s.NoHints
		case "solution":
			s.NoSolution = n == 1
		case "order":
			s.Fixed = n == 1
		}
	})
}

// give gives the set away, in one of the ways.
func (k *Kind) give(way string) {
	f := newFrame(k)
	if f.address() == "" {
		return
	}
	switch way {
	case "copy":
		ui.Copy(f.address(), linkID, k.site, &k.copying, k.redraw)
	case "qr":
		k.site.Later(dialogID, func(dialog app.Value) { dialog.Call("showModal") })
	case "qr-close":
		app.Window().GetElementByID(dialogID).Call("close")
	case "file":
		ui.Download(fileName(k.session.Set().Title), "text/plain", k.session.File())
	case "package":
		k.packing.shown = !k.packing.shown
	case "pack":
		k.pack()
	case "print":
		app.Window().Call("print")
	}
}

// valueOf returns what stands in a field.
func valueOf(id string) string {
	if field := app.Window().GetElementByID(id); field.Truthy() {
		return field.Get("value").String()
	}
	return ""
}

// onChange is a change of one of the fields.
func (k *Kind) onChange(ctx app.Context, e app.Event) {
	field := e.Get("target")
	name := field.Get("dataset").Get("field")
	if !name.Truthy() {
		ctx.PreventUpdate()
		return
	}
	if name.String() == "file" {
		ui.OpenFile(field, set.MaxFile, k.site, func(text string) {
			k.session.OpenText(text)
			k.redraw()
		}, func() {
			k.session.OpenText(strings.Repeat(" ", set.MaxFile+1))
			k.redraw()
		})
		return
	}
	k.set(name.String(), field.Get("value").String())
	k.redraw()
}

// set takes over what stands in a field.
func (k *Kind) set(name, value string) {
	name, what, _ := strings.Cut(name, " ")
	at, _ := strconv.Atoi(what)
	n, _ := strconv.Atoi(value)
	contest := k.session.Contest()
	k.copying = ui.NothingCopied
	switch name {
	case "title":
		k.session.SetTitle(value)
	case "intro":
		k.session.SetIntro(value)
	case "word":
		k.session.SetWord(at, value)
	case "minutes":
		k.session.SetMinutes(at, n)
	case "variant":
		contest.SetVariant(value)
	case "drawn":
		contest.SetDrawn(value)
	case "start":
		k.begin(value)
	case "side":
		contest.SetSide(n)
	case "level":
		contest.SetLevel(n)
	case "goal":
		contest.SetGoal(set.Goal(at))
	case "points":
		contest.SetPoints(n)
	}
}

// begin has the contest begin with the usual start, or go on from the match on the game's table.
func (k *Kind) begin(from string) {
	contest := k.session.Contest()
	if from == "usual" {
		contest.Restart()
		return
	}
	game := contest.Game()
	k.tables.Read(game, func(match *rules.Match) {
		if match != nil && contest.Game() == game {
			contest.GoOn(match)
		}
		k.redraw()
	})
}
