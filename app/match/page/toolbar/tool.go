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
	m := o.Page.Messages()
	body = append([]app.UI{ui.Tree(`<h2>{}</h2>`, o.Name())}, o.content()...)
	return body, []app.UI{
		ui.Tree(`<button type="button" class="go" id="tool-close" onclick="{}">{}</button>`, o.onClose, m.Close),
	}
}

// content draws what is under the title.
func (o *Tool) content() []app.UI {
	p := o.Page
	m := p.Messages()
	switch o.What {
	case "do-write":
		return []app.UI{o.writing()}
	case "do-describe":
		return []app.UI{
			ui.Tree(`<p id="described" role="status" class="described">{}</p>`, p.Wording().Moves().Position()),
		}
	case "do-copy":
		return []app.UI{
			ui.Tree(`<div class="field">
					<input type="text" id="position-text" readonly="true" aria-label="{}" value="{}">
				</div>`, m.Share.Position, o.Sharing.TextOf(sharing.AsPosition)),
			ui.Tree(`<p role="status" class="said">{}</p>`, sharing.CopyingWords(m, o.copying)),
		}
	}
	return []app.UI{o.key()}
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
	return ui.Tree(`<div class="field">
			<label for="written">{}</label>
			<div class="inline">
				<input type="text" id="written" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="200"
				aria-describedby="write-problem" aria-invalid="{}" onkeydown="{}">
				<button type="button" class="go" id="write" onclick="{}">{}</button>
			</div>
			<p id="write-problem" role="alert" class="problem">{}</p>
		</div>`, m.Panel.MoveToWrite, why != "", o.onWriteKey, o.onWrite, m.WritePlay, why)
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
	return ui.Tree(`<div class="key">{}</div>`, boardview.Legend(p.Game.Game, p.Words().Marks()))
}
