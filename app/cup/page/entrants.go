package page

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/cup"
	"tablier/app/cup/organizer"
	"tablier/app/i18n"
	"tablier/app/links/link"
	"tablier/app/ui"
)

// entrants is the players, and the ways to have more.
type entrants struct{ *frame }

// draw draws the region.
func (e entrants) draw() app.UI {
	m, players := e.words, e.players
	rows := make([]app.UI, len(players))
	for i, p := range players {
		rows[i] = e.entrant(i, p)
	}
	return ui.Tree(`<section class="slab entrants" aria-label="{}">
			<header><h2>{}</h2><span class="right num">{}</span></header>
			<p class="lack">{}</p><p class="lack" role="alert" id="cup-trouble">{}</p>
			{}<p class="nobody" hidden="{}">{}</p><ul>{}</ul><div class="pad">{}{}<h3>{}</h3>{}</div>
		</section>`,
		m.Players, m.Players, strconv.Itoa(len(players)),
		i18n.ProgramsOf(e.lang).Python(string(e.session.Python())), e.troubles(),
		e.offerBox(), len(players) > 0, m.Nobody, rows,
		fileButton("cup-files", m.AddFiles, ".py,text/x-python,text/plain", true, e.kind.onFiles),
		choice("own", m.AddOwn, e.ownNames(), e.kind.onOwn), m.AddLevel, e.levels(),
	)
}

// levels are buttons by which levels of the machine take part, and take part no more.
func (e entrants) levels() app.UI {
	var list []app.UI
	for level := 1; level <= e.session.Game().LevelsOn(e.session.Cup().Config().Variant); level++ {
		text := strconv.Itoa(level)
		act := "level " + text
		list = append(list, ui.Tree(
			`<button type="button" id="{}" data-act="{}" aria-pressed="{}" aria-label="{}">{}</button>`, ui.ActID(act), act,
			strconv.FormatBool(organizer.LevelAt(e.players, level) >= 0), e.words.Level(level), text))
	}
	return ui.Tree(`<div class="levels" role="group" aria-label="{}">{}</div>`, e.words.AddLevel, list)
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

func (e entrants) ownNames() []string {
	var names []string
	for _, p := range e.session.Own() {
		names = append(names, p.Name)
	}
	return names
}

// entrant is a player, with what can be done.
func (e entrants) entrant(i int, p cup.Player) app.UI {
	m := e.words
	icon, what, warning, held := "machine", m.Machine, "", false
	if p.Kind == cup.Program {
		trial := e.session.Trial(p.Program)
		icon, what, warning, held = "program", e.tried(trial), e.warnings(i, trial), trial.State == organizer.Held
	}
	mine := e.mine(p)
	more := ui.ActStep(acts(i), m.Acts(p.Name), "more").
		Aria("expanded", strconv.FormatBool(e.kind.open.player == i))
	return ui.Tree(`<li class="{}">{}<span><b>{}<i hidden="{}">{}</i></b><small>{}</small></span>{}
			<p class="lack">{}</p>{}{}</li>`,
		ui.When(mine, "me"), ui.Icon(icon), p.Name, !mine, m.Yours, what, more, warning,
		ui.Shown(held, ui.Act("try "+strconv.Itoa(i), m.TryIt, "btn")), e.acts(i, p))
}

// warnings returns what somebody should know of a program: that it does not begin by itself, that its moves depend on
// an order, that another player is the same, and by which error it has lost.
func (e entrants) warnings(i int, trial organizer.Trial) string {
	m, p := e.words, e.players[i]
	if trial.State == organizer.Held {
		return m.HeldWhy(p.Name)
	}
	same, lost := "", ""
	for j, other := range e.players {
		if j != i && other.Kind == cup.Program && strings.TrimSpace(other.Program) == strings.TrimSpace(p.Program) {
			same = m.Same(other.Name)
			break
		}
	}
	if row := e.standing.Rows[i]; row.Fault != nil {
		lost = m.LostBy(row.Faults, e.why(*row.Fault))
	}
	return ui.Join(" ", ui.When(trial.Unordered, m.Unordered), same, lost)
}

// acts is the act that shows what can be done with a player.
func acts(player int) string { return "acts " + strconv.Itoa(player) }

// tried says what the trial of a program has shown.
func (e entrants) tried(t organizer.Trial) string {
	if t.State == organizer.Failed {
		return e.words.Fails(t.Fault.Line, e.kind.browser.explain(*t.Fault).Title)
	}
	return map[organizer.TrialState]string{
		organizer.Untried: e.words.Untried, organizer.Held: e.words.Held, organizer.Trying: e.words.Trying,
		organizer.Passed: e.words.Tried,
	}[t.State]
}

// acts are what can be done with a player, once that is asked for.
func (e entrants) acts(i int, p cup.Player) app.UI {
	if e.kind.open.player != i {
		return ui.Tree(`<div class="acts" hidden="true"></div>`)
	}
	m, program := e.words, p.Kind == cup.Program
	return ui.Tree(`<div class="acts">
			<label class="name">
				<span>{}</span>
				<input type="text" id="cup-name" value="{}" maxlength="{}" onchange="{}">
			</label>
			<div class="row">{}{}{}{}</div>
			{}
		</div>`,
		m.Name, p.Name, strconv.Itoa(cup.MaxName), e.kind.onName, ui.Shown(program, ui.Act("read", m.Read, "btn bare")),
		ui.Shown(program, ui.Act("link", m.Link, "btn bare")), ui.Shown(program, ui.Act("save", m.Save, "btn bare")),
		ui.Act("remove", m.Remove, "btn bare"), e.shown(p))
}

// shown is the program of the player, or the link to it.
func (e entrants) shown(p cup.Player) app.UI {
	switch e.kind.open.what {
	case "read":
		return code(p.Program, e.words.Read)
	case "link":
		return e.linkTo(p)
	}
	return ui.Tree(`<div hidden="true"></div>`)
}

// code is a program to be read, which the keyboard can scroll.
func code(program, name string) app.UI {
	return ui.Tree(`<pre tabindex="0" aria-label="{}">{}</pre>`, name, program)
}

// linkID is the field with the link to a player.
const linkID = "cup-link"

// linkTo is the link to a player, and its code.
func (e entrants) linkTo(p cup.Player) app.UI {
	m, share := e.words, i18n.Of(e.lang).Share
	address := e.kind.address(p)
	copied := map[ui.Copying]string{ui.Copied: share.Copied, ui.ByHand: share.CopyByHand}[e.kind.copying]
	note, drawing := m.NoCode, app.UI(ui.Tree(`<div></div>`))
	if square, ok := link.Code(address); ok {
		note, drawing = "", ui.Code(square.Size, square.Path, "cup-code", share.CodeOfLink)
	}
	return ui.Tree(`<div class="link">
			<input type="text" id="{}" readonly="true" aria-label="{}" value="{}">
			{}
			<p class="quiet" role="status">{}</p>
			<p class="quiet">{}</p>
			{}
		</div>`,
		linkID, m.Link, address, ui.Act("copy", m.CopyLink, "btn bare"), copied, note, drawing)
}

// offerBox is a player who has come by a link.
func (e entrants) offerBox() app.UI {
	offered := e.session.Offered()
	if offered == nil {
		return ui.Tree(`<div class="offer" hidden="true"></div>`)
	}
	m := e.words
	return ui.Tree(`<div class="offer"><b>{}</b><p>{}</p>{}<div class="row">{}{}</div></div>`,
		offered.Name, m.Offered, code(offered.Program, m.Read), ui.Act("accept", m.Accept, "btn main"),
		ui.Act("refuse", m.Refuse, "btn"))
}
