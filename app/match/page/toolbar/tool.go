package toolbar

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/boardview"
	"tablier/app/match"
	"tablier/app/match/page/region"
	"tablier/app/match/page/sharing"
	"tablier/app/ui"
)

// A Tool is the panel for entries of the More menu that need room: a written move, the position in words or as a
// text, the key to the board.
type Tool struct {
	Page    *region.Page
	Sharing *sharing.Panel
	What    string // the id of the entry that opened it
	copying ui.Copying
}

// open opens the panel for an entry of the menu, and focuses it.
func (o *Tool) open(what string) {
	p := o.Page
	o.What, o.copying = what, ui.NothingCopied
	p.Opener = "more-toggle"
	p.TurnTo(region.ToolPanel)
	switch what {
	case "do-write":
		p.Site.Focus("written")
	case "do-copy":
		ui.Copy(o.Sharing.TextOf(sharing.AsPosition), "position-text", p.Site, &o.copying, p.Redraw)
		p.Site.Focus("position-text")
	default:
		p.Site.Focus("panel-" + string(region.ToolPanel))
	}
}

// Name returns the title of the panel.
func (o *Tool) Name() string {
	m := o.Page.Messages()
	switch o.What {
	case "do-write":
		return m.Write
	case "do-describe":
		return m.Describe
	case "do-copy":
		return m.Panel.CopyPosition
	}
	return m.Panel.Key
}

// Draw draws the panel.
func (o *Tool) Draw() (body, foot []app.UI) {
	p := o.Page
	m := p.Messages()
	body = []app.UI{ui.El("h2").Text(o.Name())}
	switch o.What {
	case "do-write":
		body = append(body, o.writing())
	case "do-describe":
		body = append(body, ui.El("p").ID("described").Role("status").Class("described").Text(p.Wording().Moves().Position()))
	case "do-copy":
		body = append(body,
			ui.El("div").Class("field").Body(
				ui.Input("text").ID("position-text").Attr("readonly", true).Aria("label", m.Share.Position).
					Attr("value", o.Sharing.TextOf(sharing.AsPosition)),
			),
			ui.El("p").Role("status").Class("said").Text(sharing.CopyingWords(m, o.copying)),
		)
	default:
		body = append(body, o.key())
	}
	return body, []app.UI{ui.Button().Class("go").ID("tool-close").Text(m.Close).OnClick(o.onClose)}
}

func (o *Tool) onClose(app.Context, app.Event) { o.Page.Close() }

// writing draws the field for a move, and the error of its text.
func (o *Tool) writing() app.UI {
	p := o.Page
	m := p.Messages()
	why := ""
	if p.Table().Fault() != nil {
		why = p.Wording().Status().Fault()
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
func (o *Tool) onWrite(app.Context, app.Event) { o.write() }

// onWriteKey plays the written move with Enter. Other keys change nothing on the page.
func (o *Tool) onWriteKey(ctx app.Context, e app.Event) {
	if e.Get("key").String() != "Enter" {
		ctx.PreventUpdate()
		return
	}
	o.write()
}

// write plays the move in the field; a text that is no move stays there to be corrected.
func (o *Tool) write() {
	p := o.Page
	field := app.Window().GetElementByID("written")
	if !field.Truthy() {
		return
	}
	written := p.Match.Dispatch(match.Wrote{Text: field.Get("value").String()})
	if written.Reply.Change != board.Nothing {
		field.Set("value", "")
	}
}

// key explains the faces of the game's pieces.
func (o *Tool) key() app.UI {
	p := o.Page
	return ui.El("div").Class("key").Body(boardview.Legend(p.Game.Game, p.Words().Marks()))
}
