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
	run, icon, name, keys := "run", "play", m.Run, "Control+Enter"
	if b.kind.session.Busy() {
		run, icon, name, keys = "stop", "close", m.Stop, ""
	}
	share := i18n.Of(b.kind.site.Lang).Share
	copied := map[ui.Copying]string{ui.Copied: share.Copied, ui.ByHand: share.CopyByHand}[b.copying]
	link := ""
	if b.copying == ui.ByHand {
		link = b.link()
	}
	return ui.Tree(`<div class="py-bar">
			<button type="button" class="btn main" id="{}" data-act="{}" aria-keyshortcuts="{}">{}<span>{}</span></button>
			{}{}
			<button type="button" class="step" id="{}" data-act="more" aria-label="{}" aria-controls="{}" aria-expanded="{}">
				{}
			</button>
			{}
			<input type="text" id="{}" readonly="true" aria-label="{}" value="{}" hidden="{}">
			<p class="quiet py-wait" role="status" hidden="{}">{}</p>
		</div>`,
		ui.ActID(run), run, keys, ui.Icon(icon), name,
		ui.Act("steps", m.Steps, "btn"), ui.Act("calls", m.Tree, "btn calls-of"),
		moreID, m.More, menuID, strconv.FormatBool(b.open), ui.Icon("more"), b.menu(),
		linkID, m.Copy, link, link == "", copied == "", copied)
}

// menu draws what else can be done with the program.
func (b *bar) menu() app.UI {
	m, s := b.kind.words(), b.kind.session
	earlier := len(s.Course.Record().Earlier) > 0 && !s.Draft.Visiting()
	return ui.Tree(`<div class="py-menu" id="{}" hidden="{}">
			{}{}{}
			<span class="py-save">
				<input type="text" id="pupil" value="{}" placeholder="{}" autocomplete="given-name" maxlength="40"
					aria-label="{}" oninput="{}">
				{}
			</span>
			<label class="btn bare open-file">
				<span>{}</span>
				<input type="file" accept=".py,text/x-python,text/plain" id="program-file" onchange="{}">
			</label>
			{}
		</div>`,
		menuID, !b.open, ui.Act("again", m.Restart, "btn bare"),
		ui.Shown(earlier, ui.Act("earlier", m.EarlierProgram, "btn bare")), ui.Act("link", m.Copy, "btn bare"),
		b.pupil, m.Name, m.NameTold, b.onName, ui.Act("file", m.SaveFile, "btn bare"), m.OpenFile, b.onFile,
		ui.Shown(b.kind.site.Teaches(), ui.Act("toset", i18n.Of(b.kind.site.Lang).Tray.Add, "btn bare")))
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
	case "toset":
		b.open = false
		b.addToSet()
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
