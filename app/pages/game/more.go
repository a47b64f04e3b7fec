package game

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/match"
	"tablier/app/play"
	"tablier/app/ui"
)

// more is the panel of what is wanted now and then.
type more struct {
	page      *page
	described place // of the position that is described in words, the zero place for none
}

// draw returns what stands in the panel.
func (o *more) draw() []app.UI {
	p := o.page
	m, t := p.messages(), p.table()
	described := ""
	if o.described == p.place() {
		described = p.say().position()
	}
	return []app.UI{
		ui.El("div").Class("field").Body(
			ui.El("label").Attr("for", "written").Text(m.Write),
			ui.El("div").Class("inline").Body(
				ui.Input("text").ID("written").Attr("autocomplete", "off").Attr("autocapitalize", "none").
					Attr("spellcheck", "false").Attr("maxlength", 200).OnKeyDown(o.onWriteKey),
				ui.Button().Class("go").ID("write").Text(m.WritePlay).OnClick(o.onWrite),
			),
		),
		ui.El("div").Class("buttons").Body(
			moreButton("turn", m.TurnBoard, p.match.Live(), o.onTurnBoard),
			moreButton("describe", m.Describe, p.match.Live(), o.onDescribe),
			moreButton("share", m.Share.Title, p.match.Live(), p.sharing.onOpen),
			moreButton("study", m.Study.Title, p.match.Live(), p.reviewing.onOpen),
			moreButton("resign", m.Resign, p.match.Can() && p.match.Resigner() >= 0, o.onResign),
		),
		ui.El("p").ID("described").Role("status").Class("described").Text(described),
		ui.Shown(t.MachinesOnly(), o.paceField()),
		p.legend(true),
	}
}

func moreButton(id, name string, can bool, do app.EventHandler) app.UI {
	return ui.Able(can, ui.Button().Class("go").ID("do-"+id).Text(name).OnClick(do, app.EventScope(id)))
}

func (o *more) paceField() app.HTMLElem {
	m, paces, now := o.page.messages(), play.Paces(), o.page.table().Settings().Pace
	names := map[play.Pace]string{play.Calm: m.PaceCalm, play.Steady: m.PaceSteady, play.Brisk: m.PaceBrisk}
	return ui.El("div").Class("field").Body(
		ui.El("label").Attr("for", "pace").Text(m.Pace),
		ui.El("select").ID("pace").OnChange(o.onPace).Body(app.Range(paces).Slice(func(i int) app.UI {
			return ui.Option(string(paces[i]), names[paces[i]], paces[i] == now)
		})),
	)
}

func (o *more) onPace(ctx app.Context, _ app.Event) {
	settings := o.page.table().Settings()
	settings.Pace = play.Pace(ctx.JSSrc().Get("value").String())
	o.page.match.Dispatch(match.Rearranged{Settings: settings})
}

func (o *more) onTurnBoard(app.Context, app.Event) {
	settings := o.page.table().Settings()
	settings.Turned = !settings.Turned
	o.page.match.Dispatch(match.Rearranged{Settings: settings})
}

func (o *more) onDescribe(app.Context, app.Event) {
	p := o.page
	if now := p.place(); o.described == now {
		o.described = place{}
	} else {
		o.described = now
		p.site.Reveal("described")
	}
	p.redraw()
}

// onWrite plays the move that has been written.
func (o *more) onWrite(app.Context, app.Event) { o.write() }

// onWriteKey does so with Enter. Other keys change nothing on the page.
func (o *more) onWriteKey(ctx app.Context, e app.Event) {
	if e.Get("key").String() != "Enter" {
		ctx.PreventUpdate()
		return
	}
	o.write()
}

// write plays the move in the field; what is no move stays there to be mended.
func (o *more) write() {
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

func (o *more) onResign(app.Context, app.Event) {
	p := o.page
	if p.match.Can() && p.match.Resigner() >= 0 {
		p.panel = noPanel
		p.match.Dispatch(match.ResignPressed{})
		p.site.Focus("more-toggle")
	}
}
