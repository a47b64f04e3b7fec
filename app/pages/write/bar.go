package write

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
)

// The ids of the control that shows what else can be done with the program, and of that.
const (
	moreID = "act-more"
	menuID = "program-menu"
)

// bar has the controls of the program.
func (k *Kind) bar() app.UI {
	m := k.messages().Programs
	run := k.marked("run", m.Run, "btn main", "play").Aria("keyshortcuts", "Control+Enter")
	if k.program != nil || k.playing() || k.then != nil {
		run = k.marked("stop", m.Stop, "btn main", "close")
	}
	share := k.messages().Share
	copied := map[ui.Copying]string{ui.Copied: share.Copied, ui.ByHand: share.CopyByHand}[k.copying]
	field := ui.Input("text").ID(linkID).Attr("readonly", "true").Aria("label", m.Copy)
	if k.copying == ui.ByHand {
		field.Attr("value", k.link())
	} else {
		field.Attr("hidden", true)
	}
	return node("div py-bar",
		run, k.button("steps", m.Steps, "btn"), k.button("calls", m.Tree, "btn calls-of"),
		ui.Button().Class("step").ID(moreID).DataSet("act", "more").Aria("label", m.More).Aria("controls", menuID).
			Aria("expanded", strconv.FormatBool(k.menu)).Body(ui.Icon("more")),
		k.more(), field,
		ui.Leaf("p", copied, "class", "quiet py-wait", "role", "status", "hidden", ui.When(copied == "", "true")),
	)
}

// marked is a control with an icon before its text.
func (k *Kind) marked(act, text, class, icon string) app.HTMLElem {
	return ui.Button().Class(class).ID(ui.ActID(act)).DataSet("act", act).Body(ui.Icon(icon), ui.Leaf("span", text))
}

// more is what else can be done with the program.
func (k *Kind) more() app.UI {
	m := k.messages().Programs
	return ui.Shown(k.menu, ui.Attributes(ui.El("div"), at{"class", "py-menu", "id", menuID}).Body(
		k.button("again", m.Restart, "btn bare"),
		ui.Shown(len(k.record().Earlier) > 0 && !k.visiting, k.button("earlier", m.EarlierProgram, "btn bare")),
		k.button("link", m.Copy, "btn bare"),
		node("span py-save",
			ui.Input("text").ID("pupil").Attr("value", k.pupil).Attr("placeholder", m.Name).
				Attr("autocomplete", "given-name").Attr("maxlength", "40").Aria("label", m.NameTold).OnInput(k.onName),
			k.button("file", m.SaveFile, "btn bare")),
		ui.FileButton("btn bare", m.OpenFile,
			ui.Input("file").Attr("accept", ".py,text/x-python,text/plain").ID("program-file").OnChange(k.onFile)),
	))
}

// shut shuts what the control of the bar has shown; it returns whether it was open.
func (k *Kind) shut() bool {
	open := k.menu
	k.menu = false
	return open
}
