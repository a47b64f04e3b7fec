package page

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/class/handin"
	"tablier/app/class/notebook"
	"tablier/app/class/teacher"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/ui"
	"tablier/rules"
)

// onClick is a click on one of the controls, or on a cell.
func (k *Kind) onClick(ctx app.Context, e app.Event) {
	if act := ui.ActOf(e); act != "" {
		k.do(act)
		return
	}
	ctx.PreventUpdate()
}

// onKey goes from cell to cell, opens one, and leaves what is open.
func (k *Kind) onKey(ctx app.Context, e app.Event) {
	key, target := e.Get("key").String(), e.Get("target")
	cell := target.Call("closest", "[tabindex][id^=cell-]")
	switch {
	case key == "Escape" && k.session.Look.Key(key):
	case !cell.Truthy():
		ctx.PreventUpdate()
		return
	case key == "Enter" || key == " ":
		k.do(ui.ActOf(e))
	case !k.session.Look.Key(key):
		ctx.PreventUpdate()
		return
	}
	e.PreventDefault()
	k.redraw()
}

// do does what a control is for.
func (k *Kind) do(act string) {
	name, what, _ := strings.Cut(act, " ")
	first, second, _ := strings.Cut(what, " ")
	a, _ := strconv.Atoi(first)
	b, _ := strconv.Atoi(second)
	if !k.show(name, a, b) && !k.run(name, a, b) && !k.about(name, a) {
		k.keep(name)
	}
	k.redraw()
}

// show shows something; false where the act is another one.
func (k *Kind) show(name string, a, b int) bool {
	look := k.session.Look
	switch name {
	case "class":
		look.Close()
		k.site.Focus(ui.ActID("class"))
	case "items":
		look.ShowItems()
	case "item", "to-item":
		look.ShowItem(a)
		k.site.Focus(besideID)
	case "pupil":
		look.Touch(teacher.Cell{Row: a, Column: b})
		look.ShowPupil(a, b)
		k.site.Focus(besideID)
	case "close":
		look.Close()
	case "sort":
		look.Sort(a)
	case "answer", "opening":
		k.unfold(name, a)
	case "programs":
		look.ShowPrograms(a)
		k.site.Focus(ui.ActID("close"))
	case "put":
		look.Put(a, b)
	case "turn":
		look.Turn(a, b)
	default:
		return false
	}
	return true
}

// unfold shows who has given an answer, or no longer.
func (k *Kind) unfold(kind string, at int) {
	f := newFrame(k)
	answers := f.table.Answers(f.view.Column)
	if kind == "opening" {
		answers = itemPane{f}.openings(f.view.Column)
	}
	if at < len(answers) {
		k.session.Look.ShowAnswer(kind + " " + answers[at].Text)
	}
}

// run has programs run, or goes on with them elsewhere; false where the act is another one.
func (k *Kind) run(name string, a, b int) bool {
	checks := k.session.Checks
	switch name {
	case "run":
		checks.All(a)
	case "run-one":
		checks.One(a, b)
	case "stop":
		checks.Stop()
	case "copy":
		k.copied = a
		if row := k.session.Look.View().Beside[a&1]; row >= 0 {
			item := k.session.Table().Rows[row].Cells[k.session.Look.View().Column]
			ui.Copy(item.Program, pasteID, k.site, &k.copying, k.redraw)
		}
	case "cup":
		if game, players := checks.Players(); len(players) > 0 {
			k.toCup(game, players)
			if app.IsClient {
				k.site.Go(nav.CupRoute)
			}
		}
	default:
		return false
	}
	return true
}

// about does something about a notice; false where the act is another one.
func (k *Kind) about(name string, at int) bool {
	list := k.session.Notices()
	if at < 0 || at >= len(list) {
		return false
	}
	n := list[at]
	switch name {
	case "dismiss":
		k.session.Dismiss(n.Key)
	case "prefer":
		k.session.Prefer(n.Key)
	case "other":
		k.session.Choose(n.Hand.Submission.Set)
	case "of":
		for row := range k.session.Table().Rows {
			if k.session.Table().Rows[row].Hand == n.Hand {
				k.session.Look.ShowPupil(row, 0)
				k.site.Focus(besideID)
			}
		}
	default:
		return false
	}
	return true
}

// keep does something with the notebook as a whole.
func (k *Kind) keep(name string) {
	s := k.session
	switch name {
	case "example":
		s.ShowExample(k.words().ExampleSet, k.words().ExampleTalk)
	case "menu":
		k.menu = !k.menu
	case "paste":
		k.pasting = true
		k.site.Focus(pasteID)
	case "unpaste":
		k.pasting = false
	case "read-codes":
		k.readCodes()
	case "csv":
		ui.Download("carnet.csv", "text/csv", k.sheet())
	case "print":
		app.Window().Call("print")
	case "compare", "compare-stop":
		s.Compare()
	case "keep":
		s.Keep()
	case "forget":
		s.Forget()
	case "save":
		ui.Download("carnet.txt", "text/plain", s.Text())
	case "erase":
		s.Erase()
	case "yes":
		s.Answer(true)
		k.site.Focus("main")
	case "no":
		s.Answer(false)
		k.site.Focus(ui.ActID("erase"))
	case "remove":
		s.RemovePupil()
	}
}

// readCodes reads what stands in the field for codes.
func (k *Kind) readCodes() {
	field := app.Window().GetElementByID(pasteID)
	text := field.Get("value").String()
	field.Set("value", "")
	k.pasting = false
	k.session.Paste(text)
}

// onSet shows the table of another set.
func (k *Kind) onSet(ctx app.Context, _ app.Event) {
	k.session.Choose(ctx.JSSrc().Get("value").String())
	k.redraw()
}

// sheet returns the table for a spreadsheet, in the language of the page.
func (k *Kind) sheet() string {
	f := newFrame(k)
	m := f.words
	heads := []string{m.Pupil}
	for column := range f.table.Columns {
		heads = append(heads, f.numbered(column))
	}
	separator := ","
	if k.site.Lang == i18n.French {
		separator = ";"
	}
	return f.table.CSV(notebook.Sheet{
		Separator: separator, Heads: append(heads, m.Of(len(f.table.Columns)), m.Minutes),
		Cell: func(item handin.Item) string { return f.result(item) },
	})
}

// registry returns the rules of the games.
func (k *Kind) registry() rules.Registry { return board.Registry(k.games) }
