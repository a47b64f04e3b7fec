package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/sandbox"
	"tablier/app/ui"
	"tablier/app/write"
	"tablier/app/write/workbench"
)

// The ids of the control that shows the menu of the program, of the menu, and of the field with the link to the
// program, where the browser does not copy it.
const (
	moreID = "act-more"
	menuID = "program-menu"
	linkID = "program-link"
)

// A bar has the controls of the program.
type bar struct {
	kind    *Kind
	open    bool       // the menu is shown
	pupil   string     // the name of who writes, for files
	copying ui.Copying // what became of the link
}

func (b *bar) draw() app.UI {
	m := b.kind.words()
	run := pictured("run", m.Run, "btn main", "play").Aria("keyshortcuts", "Control+Enter")
	if b.kind.session.Busy() {
		run = pictured("stop", m.Stop, "btn main", "close")
	}
	share := i18n.Of(b.kind.site.Lang).Share
	copied := map[ui.Copying]string{ui.Copied: share.Copied, ui.ByHand: share.CopyByHand}[b.copying]
	field := ui.Input("text").ID(linkID).Attr("readonly", "true").Aria("label", m.Copy)
	if b.copying == ui.ByHand {
		field.Attr("value", b.link())
	} else {
		field.Attr("hidden", true)
	}
	return node("div py-bar",
		run, button("steps", m.Steps, "btn"), button("calls", m.Tree, "btn calls-of"),
		ui.Button().Class("step").ID(moreID).DataSet("act", "more").Aria("label", m.More).Aria("controls", menuID).
			Aria("expanded", strconv.FormatBool(b.open)).Body(ui.Icon("more")),
		b.menu(), field,
		ui.Leaf("p", copied, "class", "quiet py-wait", "role", "status", "hidden", ui.When(copied == "", "true")),
	)
}

// menu draws what else can be done with the program.
func (b *bar) menu() app.UI {
	m, s := b.kind.words(), b.kind.session
	return ui.Shown(b.open, ui.Attributes(ui.El("div"), at{"class", "py-menu", "id", menuID}).Body(
		button("again", m.Restart, "btn bare"),
		ui.Shown(len(s.Course.Record().Earlier) > 0 && !s.Draft.Visiting(),
			button("earlier", m.EarlierProgram, "btn bare")),
		button("link", m.Copy, "btn bare"),
		node("span py-save",
			ui.Input("text").ID("pupil").Attr("value", b.pupil).Attr("placeholder", m.Name).
				Attr("autocomplete", "given-name").Attr("maxlength", "40").Aria("label", m.NameTold).OnInput(b.onName),
			button("file", m.SaveFile, "btn bare")),
		ui.FileButton("btn bare", m.OpenFile,
			ui.Input("file").Attr("accept", ".py,text/x-python,text/plain").ID("program-file").OnChange(b.onFile)),
	))
}

// act does what a control is for that puts another program into the editor, or hands this one on.
func (b *bar) act(act string) {
	s := b.kind.session
	switch act {
	case "more":
		b.open = !b.open
	case "again":
		s.Restart()
	case "use":
		s.Draft.UseSolution()
	case "adopt":
		s.Draft.Adopt()
	case "earlier":
		s.Draft.GoBack()
	case "newer":
		s.Draft.TakeNewer()
	case "link":
		ui.Copy(b.link(), linkID, b.kind.site, &b.copying, b.kind.Redraw)
	case "file":
		ui.Download(write.FileName(s.Course.Exercise().ID, b.pupil), "text/x-python", s.Program())
	}
}

// link returns the address of the program for somebody else.
func (b *bar) link() string { return b.kind.site.Nav.Address(nav.WriteRoute, b.kind.session.Link()) }

// shut shuts the menu; it returns whether that was open.
func (b *bar) shut() bool {
	open := b.open
	b.open = false
	return open
}

// onName is another name for the files of programs.
func (b *bar) onName(ctx app.Context, _ app.Event) {
	ctx.PreventUpdate()
	b.pupil = sandbox.Cut(ctx.JSSrc().Get("value").String(), write.MaxName)
	b.kind.site.Store.Set(write.NameKey, b.pupil)
}

// onFile opens a program, which is shown and not run.
func (b *bar) onFile(ctx app.Context, _ app.Event) {
	s := b.kind.session
	b.open = false
	s.Refuse(workbench.NoTrouble)
	const most = 2*sandbox.MaxProgram + 2 // in UTF-16
	ui.OpenBytes(ctx.JSSrc(), most, b.kind.site, s.OpenFile, func() { s.Refuse(workbench.LongFile) })
}
