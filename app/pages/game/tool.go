package game

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/boardview"
	"tablier/app/match"
	"tablier/app/ui"
)

// A tool is the panel for entries of the More menu that need room: a written move, the position in words or as a
// text, the key to the board.
type tool struct {
	page    *Page
	sharing *sharing
	what    string // the id of the entry that opened it
	copying ui.Copying
}

// open opens the panel for an entry of the menu, and focuses it.
func (o *tool) open(what string) {
	p := o.page
	o.what, o.copying = what, ui.NothingCopied
	p.opener = "more-toggle"
	p.turnTo(toolPanel)
	switch what {
	case "do-write":
		p.site.Focus("written")
	case "do-copy":
		ui.Copy(o.sharing.textOf(asPosition), "position-text", p.site, &o.copying, p.redraw)
		p.site.Focus("position-text")
	default:
		p.site.Focus("panel-" + string(toolPanel))
	}
}

// name returns the title of the panel.
func (o *tool) name() string {
	m := o.page.messages()
	switch o.what {
	case "do-write":
		return m.Write
	case "do-describe":
		return m.Describe
	case "do-copy":
		return m.Panel.CopyPosition
	}
	return m.Panel.Key
}

// draw draws the panel.
func (o *tool) draw() (body, foot []app.UI) {
	p := o.page
	m := p.messages()
	body = []app.UI{ui.El("h2").Text(o.name())}
	switch o.what {
	case "do-write":
		body = append(body, o.writing())
	case "do-describe":
		body = append(body, ui.El("p").ID("described").Role("status").Class("described").Text(p.wording().Moves().Position()))
	case "do-copy":
		body = append(body,
			ui.El("div").Class("field").Body(
				ui.Input("text").ID("position-text").Attr("readonly", true).Aria("label", m.Share.Position).
					Attr("value", o.sharing.textOf(asPosition)),
			),
			ui.El("p").Role("status").Class("said").Text(copyingWords(m, o.copying)),
		)
	default:
		body = append(body, o.key())
	}
	return body, []app.UI{ui.Button().Class("go").ID("tool-close").Text(m.Close).OnClick(o.onClose)}
}

func (o *tool) onClose(app.Context, app.Event) { o.page.close() }

// writing draws the field for a move, and the error of its text.
func (o *tool) writing() app.UI {
	p := o.page
	m := p.messages()
	why := ""
	if p.table().Fault() != nil {
		why = p.wording().Status().Fault()
	}
	field := ui.Input("text").ID("written").Attr("autocomplete", "off").Attr("autocapitalize", "none").
		Attr("spellcheck", "false").Attr("maxlength", 200).Aria("describedby", "write-problem").OnKeyDown(o.onWriteKey)
	if why != "" {
		field.Aria("invalid", "true")
	}
	return ui.El("div").Class("field").Body(
		ui.El("label").Attr("for", "written").Text(m.Panel.MoveToWrite),
		ui.El("div").Class("inline").Body(
			field, ui.Button().Class("go").ID("write").Text(m.WritePlay).OnClick(o.onWrite),
		),
		ui.El("p").ID("write-problem").Role("alert").Class("problem").Text(why),
	)
}

// onWrite plays the move that has been written.
func (o *tool) onWrite(app.Context, app.Event) { o.write() }

// onWriteKey plays the written move with Enter. Other keys change nothing on the page.
func (o *tool) onWriteKey(ctx app.Context, e app.Event) {
	if e.Get("key").String() != "Enter" {
		ctx.PreventUpdate()
		return
	}
	o.write()
}

// write plays the move in the field; a text that is no move stays there to be corrected.
func (o *tool) write() {
	p := o.page
	field := app.Window().GetElementByID("written")
	if !field.Truthy() {
		return
	}
	p.match.Dispatch(match.Wrote{Text: field.Get("value").String()})
	if p.match.Reply().Change != board.Nothing {
		field.Set("value", "")
	}
}

// key explains the faces of the game's pieces.
func (o *tool) key() app.UI {
	p := o.page
	return ui.El("div").Class("key").Body(boardview.Legend(p.game.Game, p.words().Marks()))
}
