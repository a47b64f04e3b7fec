package page

import (
	"errors"
	"math/rand/v2"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/class/set"
	"tablier/app/dispose"
	"tablier/app/i18n"
	"tablier/app/links/link"
	"tablier/app/nav"
	"tablier/app/ui"
	"tablier/rules"
)

// watches says whether a search from the position can be shown.
func (p *Page) watches() bool { return p.outside.Watch && p.game.Searched != nil }

// onUse does something with the position.
func (p *Page) onUse(ctx app.Context, e app.Event) {
	id := ui.ControlOf(e)
	if id == "" || !p.ready() {
		return
	}
	match := p.match()
	switch id {
	case playID:
		p.outside.Play(match)
	case analyseID:
		p.outside.Analyse(match)
	case lookID:
		p.site.Nav.Open(ctx, nav.WatchRoute, "g="+p.game.ID()+"&v="+p.session.Setup().Variant+"&p="+p.session.Text())
	case setID:
		p.addToSet(match)
	}
}

// match returns a match that begins with the position. What is hidden in it is drawn: a match knows everything.
func (p *Page) match() *rules.Match {
	text := p.session.Text()
	if rules.Masked(text) {
		seed := rand.New(rand.NewPCG(p.site.Seed, 0))
		text = p.session.Position().View(rules.Chance).Resample(seed).String()
	}
	match, err := rules.NewMatch(p.game.Spec, p.session.Setup(), text)
	if err != nil {
		panic(err) // the rules have read it
	}
	return match
}

// minutes is how long a match takes, as a teacher may expect.
const minutes = 5

// addToSet adds a match from the position to the set that a teacher prepares: for the side to move, against the
// machine's usual level.
func (p *Page) addToSet(match *rules.Match) {
	task, err := set.NewMatch(board.Registry([]*board.Game{p.game.Game}), link.Letter{Record: match.Record()})
	if err != nil {
		app.Log(err)
		return
	}
	task.Level = max(1, p.game.UsualLevel())
	if match.ToMove() == rules.Second {
		task.Side = rules.Second.Index()
	}
	p.site.AddToSet(set.Item{Minutes: minutes, Task: task}, ui.Join(", ", p.title(), p.messages().With))
}

// copy copies the position as a text; where the browser refuses, a field shows it.
func (p *Page) copy() {
	p.field, p.problem = copying, nil
	ui.Copy(p.session.Text(), textID, p.site, &p.copying, func() { p.do(func() {}) })
}

// openField opens the field for a text to be pasted, or closes it.
func (p *Page) openField() {
	if p.field == pasting {
		p.field = noField
		return
	}
	p.field, p.problem = pasting, nil
	p.site.Later(textID, func(e app.Value) {
		e.Set("value", "")
		e.Call("focus")
	})
}

// text draws the field with the position as a text, or for one to be pasted; nothing while it is not open.
func (p *Page) text() app.UI {
	m, all := p.messages(), i18n.Of(p.site.Lang)
	shown, told := "", ""
	if p.field == copying {
		shown = p.session.Text()
		told = map[ui.Copying]string{ui.Copied: all.Share.Copied, ui.ByHand: all.Share.CopyByHand}[p.copying]
	}
	return ui.Tree(`<div class="arr-text field" hidden="{}">
			<label for="{}">{}</label>
			<input type="text" id="{}" value="{}" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="400"
				aria-describedby="arrange-problem" aria-invalid="{}" onkeydown="{}">
			<p role="status">{}</p>
			<p role="alert" class="problem" id="arrange-problem">{}</p>
			<div class="arr-do">
				<button type="button" class="act" id="{}" hidden="{}" onclick="{}">{}</button>
				<button type="button" class="go" id="arrange-text-close" onclick="{}">{}</button>
			</div>
		</div>`, p.field == noField, textID, m.Text, textID, shown, p.problem != nil, p.onTextKey, told, p.faultOfText(),
		pasteItID, p.field != pasting, p.onPaste, m.PasteIt, p.onTextClose, all.Close)
}

// faultOfText says why a text is no position, and where.
func (p *Page) faultOfText() string {
	m := p.messages()
	var syntax *rules.SyntaxError
	switch {
	case p.problem == nil:
		return ""
	case errors.Is(p.problem, dispose.ErrNothing):
		return m.NoText
	case errors.As(p.problem, &syntax):
		return m.BadText + " " + m.BadAt(len([]rune(syntax.Text[:syntax.Offset]))+1)
	}
	return m.BadText
}

func (p *Page) onPaste(app.Context, app.Event) { p.paste() }

// onTextKey sets up the text with Enter, and closes its field with Escape.
func (p *Page) onTextKey(ctx app.Context, e app.Event) {
	switch e.Get("key").String() {
	case "Enter":
		p.paste()
	case "Escape":
		p.closeField()
	default:
		ctx.PreventUpdate()
	}
}

// paste sets up the position of the text in the field.
func (p *Page) paste() {
	field := app.Window().GetElementByID(textID)
	if p.field != pasting || !field.Truthy() {
		return
	}
	p.do(func() {
		if p.problem = p.session.Paste(field.Get("value").String()); p.problem == nil {
			p.field = noField
			p.site.Focus(pasteID)
		}
	})
}

func (p *Page) onTextClose(app.Context, app.Event) { p.closeField() }

// closeField closes the field for a text; the keyboard goes back to what opened it.
func (p *Page) closeField() {
	back := pasteID
	if p.field == copying {
		back = copyID
	}
	p.do(func() { p.field = noField })
	p.site.Focus(back)
}
