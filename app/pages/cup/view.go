package cup

import (
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/cup"
	"tablier/app/i18n"
	"tablier/app/link"
	"tablier/app/nav"
	"tablier/app/pages/workshop/room"
	"tablier/app/sandbox"
	"tablier/app/ui"
)

// view draws the page.
type view struct {
	app.Compo
	Lang i18n.Lang
	Rev  int
	kind *Kind
}

// Render implements app.Composer. Each part keeps its place, hidden or not: go-app updates children by their index.
func (v *view) Render() app.UI {
	k := v.kind
	m := k.messages().Cup
	k.standing = k.cup.Table()
	n := len(k.standing.Rows)
	return room.Main(k.site, nav.CupRoute, "", "cup-room", ui.Tree(`
		<div class="{}" data-python="{}" data-running="{}" onclick="{}" onkeydown="{}">
			<div>{}<p class="hint only-wide"><b>{}</b>{}{}</p></div>
			<div>{}{}{}{}</div>
			<div>{}</div>
			<p class="hidden-text" id="cup-said" role="status">{}</p>
		</div>`,
		ui.Join(" ", "cup", ui.When(crowded(n), "crowded"), ui.When(n < 2, "waiting")),
		string(k.python), strconv.FormatBool(k.running),
		app.EventHandler(k.onClick), app.EventHandler(k.onKey),
		k.entrants(), m.Class, " "+m.ClassWhat+" ",
		nav.Link(k.site.Nav, nav.TeachRoute).Text(k.messages().Workshop.TeachSheets),
		k.runner(), k.explained(), k.table(), k.verdict(), k.gamesCard(), k.said))
}

// button is a control that says in data-act what it does.
func button(act, text, class string) app.HTMLElem {
	return ui.Tree(`<button type="button" id="{}" data-act="{}" class="{}">{}</button>`, ui.ActID(act), act, class, text)
}

// step is a control with an icon.
func step(act, name, icon string) app.HTMLElem {
	return ui.Tree(`<button type="button" class="step" id="{}" data-act="{}" aria-label="{}">{}</button>`,
		ui.ActID(act), act, name, ui.Icon(icon))
}

// entrants are the players, and the ways to have more.
func (k *Kind) entrants() app.UI {
	m := k.messages().Cup
	players := k.cup.Players()
	rows := make([]app.UI, len(players))
	for i, p := range players {
		rows[i] = k.entrant(i, p, k.warnings(players, i))
	}
	return ui.Tree(`<section class="slab entrants" aria-label="{}">
			<header><h2>{}</h2><span class="right num">{}</span></header>
			<p class="lack">{}</p><p class="lack" role="alert" id="cup-trouble">{}</p>
			{}<p class="nobody" hidden="{}">{}</p><ul>{}</ul><div class="pad">{}{}<h3>{}</h3>{}</div>
		</section>`,
		m.Players, m.Players, strconv.Itoa(len(players)), k.messages().Programs.Python(string(k.python)), k.trouble,
		k.offerBox(), len(players) > 0, m.Nobody, rows,
		fileButton("cup-files", m.AddFiles, ".py,text/x-python,text/plain", true, k.onFiles),
		choice("own", m.AddOwn, k.ownNames(), k.onOwn), m.AddLevel, k.levels(players),
	)
}

// levels are buttons by which levels of the machine take part, and take part no more.
func (k *Kind) levels(players []cup.Player) app.UI {
	var list []app.UI
	for level := 1; level <= k.game().Levels; level++ {
		text := strconv.Itoa(level)
		act := "level " + text
		list = append(list, ui.Tree(
			`<button type="button" id="{}" data-act="{}" aria-pressed="{}" aria-label="{}">{}</button>`, ui.ActID(act), act,
			strconv.FormatBool(levelAt(players, level) >= 0), k.messages().Cup.Level(level), text))
	}
	return ui.Tree(`<div class="levels" role="group" aria-label="{}">{}</div>`, k.messages().Cup.AddLevel, list)
}

// levelAt returns the place of a level of the machine among the players, -1 if it does not take part.
func levelAt(players []cup.Player, level int) int {
	return slices.IndexFunc(players, func(p cup.Player) bool { return p.Kind == cup.Level && p.Level == level })
}

// fileButton is a button that opens files.
func fileButton(id, text, accept string, several bool, change app.EventHandler) app.UI {
	input := ui.Input("file").Attr("accept", accept).ID(id).OnChange(change)
	if several {
		input.Attr("multiple", "true")
	}
	return ui.FileButton("btn", text, input)
}

// choice is a menu that does something with what is chosen and forgets it.
func choice(id, name string, options []string, change app.EventHandler) app.UI {
	list := []app.UI{ui.Option("", name, true)}
	for i, text := range options {
		list = append(list, ui.Option(strconv.Itoa(i), text, false))
	}
	return ui.Tree(`<select id="{}" aria-label="{}" onchange="{}" hidden="{}">{}</select>`,
		"cup-"+id, name, change, len(options) == 0, list)
}

func (k *Kind) ownNames() []string {
	names := make([]string, len(k.own))
	for i, o := range k.own {
		names[i] = o.name
	}
	return names
}

// entrant is a player, with what can be done.
func (k *Kind) entrant(i int, p cup.Player, warning string) app.UI {
	m := k.messages().Cup
	icon, what := "machine", m.Machine
	if p.Kind == cup.Program {
		icon, what = "program", k.tried(p.Program)
	}
	held := p.Kind == cup.Program && k.held(p.Program)
	mine := k.mine(p)
	more := step(acts(i), m.Acts(p.Name), "more").
		Aria("expanded", strconv.FormatBool(k.open.player == i))
	return ui.Tree(`<li class="{}">{}<span><b>{}<i hidden="{}">{}</i></b><small>{}</small></span>{}
			<p class="lack">{}</p>{}{}</li>`,
		ui.When(mine, "me"), ui.Icon(icon), p.Name, !mine, m.Yours, what, more, warning,
		ui.Shown(held, button("try "+strconv.Itoa(i), m.TryIt, "btn")), k.acts(i, p))
}

// warnings are what somebody should know of a player: that a program does not begin by itself, that its moves hang on
// an order, that another player is the same, and by which error it has lost.
func (k *Kind) warnings(players []cup.Player, i int) string {
	m, p := k.messages().Cup, players[i]
	if p.Kind != cup.Program {
		return ""
	}
	if k.held(p.Program) {
		return m.HeldWhy(p.Name)
	}
	same, lost := "", ""
	for j, other := range players {
		if j != i && other.Kind == cup.Program && strings.TrimSpace(other.Program) == strings.TrimSpace(p.Program) {
			same = m.Same(other.Name)
			break
		}
	}
	if row := k.standing.Rows[i]; row.Fault != nil {
		lost = m.LostBy(row.Faults, k.why(*row.Fault))
	}
	return ui.Join(" ", ui.When(k.trials[p.Program].unordered, m.Unordered), same, lost)
}

// acts is the act that shows what can be done with a player.
func acts(player int) string { return "acts " + strconv.Itoa(player) }

// tried says what the trial of a program has shown.
func (k *Kind) tried(program string) string {
	m, t := k.messages().Cup, k.trials[program]
	switch {
	case k.tested != nil && k.tested.program == program:
		return m.Trying
	case k.held(program):
		return m.Held
	case !t.done:
		return m.Untried
	case t.fault != nil:
		why := k.outside.explain(*t.fault)
		return m.Fails(t.fault.Line, why.Title)
	}
	return m.Tried
}

// acts are what can be done with a player, once that is asked for.
func (k *Kind) acts(i int, p cup.Player) app.UI {
	if k.open.player != i {
		return ui.Tree(`<div class="acts" hidden="{}"></div>`, true)
	}
	m, program := k.messages().Cup, p.Kind == cup.Program
	name := ui.Input("text").ID("cup-name").Attr("value", p.Name).
		Attr("maxlength", strconv.Itoa(cup.MaxName)).OnChange(k.onName)
	return ui.Tree(`<div class="acts"><label class="name"><span>{}</span>{}</label>
			<div class="row">{}{}{}{}</div>{}</div>`,
		m.Name, name, ui.Shown(program, button("read", m.Read, "btn bare")),
		ui.Shown(program, button("link", m.Link, "btn bare")), ui.Shown(program, button("save", m.Save, "btn bare")),
		button("remove", m.Remove, "btn bare"), k.shown(p))
}

// shown is the program of the player, or the link to it.
func (k *Kind) shown(p cup.Player) app.UI {
	switch k.open.what {
	case "read":
		return code(p.Program, k.messages().Cup.Read)
	case "link":
		return k.linkTo(p)
	}
	return ui.Shown(false, ui.El("div"))
}

// code is a program to be read, which the keyboard can scroll.
func code(program, name string) app.UI {
	return ui.Tree(`<pre tabindex="0" aria-label="{}">{}</pre>`, name, program)
}

// linkID is the field with the link to a player.
const linkID = "cup-link"

// linkTo is the link to a player, and its code.
func (k *Kind) linkTo(p cup.Player) app.UI {
	m, share := k.messages().Cup, k.messages().Share
	address := k.address(p)
	copied := map[ui.Copying]string{ui.Copied: share.Copied, ui.ByHand: share.CopyByHand}[k.copying]
	note, drawing := m.NoCode, app.UI(ui.El("div"))
	if square, ok := link.Code(address); ok {
		note, drawing = "", ui.Code(square.Size, square.Path, "cup-code", share.CodeOfLink)
	}
	field := ui.Input("text").ID(linkID).Attr("readonly", "true").Aria("label", m.Link).Attr("value", address)
	return ui.Tree(`<div class="link">{}{}<p class="quiet" role="status">{}</p><p class="quiet">{}</p>{}</div>`,
		field, button("copy", m.CopyLink, "btn bare"), copied, note, drawing)
}

// address is the link to a player.
func (k *Kind) address(p cup.Player) string {
	return k.site.Nav.Address(nav.CupRoute, nameParam+"="+url.QueryEscape(p.Name)+"&"+
		programParam+"="+sandbox.Pack(p.Program))
}

// offerBox is a player who has come by a link.
func (k *Kind) offerBox() app.UI {
	if k.offered == nil {
		return ui.Tree(`<div class="offer" hidden="{}"></div>`, true)
	}
	m := k.messages().Cup
	return ui.Tree(`<div class="offer"><b>{}</b><p>{}</p>{}<div class="row">{}{}</div></div>`,
		k.offered.Name, m.Offered, code(k.offered.Program, m.Read), button("accept", m.Accept, "btn main"),
		button("refuse", m.Refuse, "btn"))
}
