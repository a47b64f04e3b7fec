package cup

import (
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

// at are the attributes of an element, names and values in turn.
type at = []string

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
	m := &k.messages().Cup
	class := node("p hint only-wide", ui.Leaf("b", m.Class), app.Text(" "+m.ClassWhat))
	return room.Main(k.site, nav.CupRoute, "", "cup-room",
		ui.Attributes(ui.El("div"), at{
			"class", "cup", "data-python", string(k.python), "data-running", strconv.FormatBool(k.running),
			"data-trying", strconv.FormatBool(k.tested != nil),
		}).OnClick(k.onClick).OnKeyDown(k.onKey).Body(
			node("div", k.entrants(), class),
			node("div", k.runner(), k.table(), k.verdict()),
			node("div", k.gamesCard()),
			ui.Leaf("p", k.said, "class", "hidden-text", "id", "cup-said", "role", "status"),
		),
	)
}

// button is a control that says in data-act what it does.
func (k *Kind) button(act, text, class string) app.HTMLElem {
	b := ui.Button().ID(ui.ActID(act)).DataSet("act", act).Text(text)
	if class != "" {
		b.Class(class)
	}
	return b
}

// entrants are the players, and the ways to have more.
func (k *Kind) entrants() app.UI {
	m := &k.messages().Cup
	players := k.cup.Players()
	rows := make([]app.UI, len(players))
	for i, p := range players {
		rows[i] = k.entrant(i, p)
	}
	return part("slab entrants", m.Players,
		node("header", ui.Leaf("h2", m.Players), leaf("span right num", strconv.Itoa(len(players)))),
		ui.Text("p", "lack", k.messages().Programs.Python(string(k.python))),
		ui.Attributes(ui.El("p"), at{"class", "lack", "role", "alert", "id", "cup-trouble"}).Text(k.trouble),
		k.offerBox(),
		node("ul", rows...),
		node("div pad",
			fileButton("cup-files", m.AddFiles, ".py,text/x-python,text/plain", true, k.onFiles),
			k.choice("own", m.AddOwn, k.ownNames(), k.onOwn),
			k.choice("level", m.AddLevel, k.levelNames(), k.onLevel),
		),
	)
}

// fileButton looks like a button and opens files.
func fileButton(id, text, accept string, several bool, change app.EventHandler) app.UI {
	input := ui.Input("file").Attr("accept", accept).ID(id).OnChange(change)
	if several {
		input.Attr("multiple", "true")
	}
	return node("label btn open-file", ui.Leaf("span", text), input)
}

// choice is a menu that does something with what is chosen and forgets it.
func (k *Kind) choice(id, name string, options []string, change app.EventHandler) app.UI {
	list := []app.UI{ui.Option("", name, true)}
	for i, text := range options {
		list = append(list, ui.Option(strconv.Itoa(i), text, false))
	}
	menu := ui.Attributes(ui.El("select"), at{"id", "cup-" + id, "aria-label", name}).OnChange(change).Body(list...)
	return ui.Shown(len(options) > 0, menu)
}

func (k *Kind) ownNames() []string {
	names := make([]string, len(k.own))
	for i, o := range k.own {
		names[i] = o.name
	}
	return names
}

func (k *Kind) levelNames() []string {
	names := make([]string, k.game().Levels)
	for i := range names {
		names[i] = k.messages().Cup.Level(i + 1)
	}
	return names
}

// entrant is a player, with what can be done.
func (k *Kind) entrant(i int, p cup.Player) app.UI {
	m := &k.messages().Cup
	icon, what, warning := "machine", m.Machine, ""
	if p.Kind == cup.Program {
		icon, what, warning = "program", k.tried(p.Program), ""
		if k.trials[p.Program].unordered {
			warning = m.Unordered
		}
	}
	class := ""
	if k.mine(p) {
		class = "me"
	}
	yours := ui.Shown(class != "", ui.El("i")).Text(m.Yours)
	more := ui.Button().Class("step").ID(ui.ActID("acts "+strconv.Itoa(i))).DataSet("act", "acts "+strconv.Itoa(i)).
		Aria("label", m.Acts(p.Name)).Aria("expanded", strconv.FormatBool(k.open.player == i)).Body(ui.Icon("more"))
	return ui.Node("li", at{"class", class},
		ui.Icon(icon), node("span", node("b", app.Text(p.Name), yours), leaf("small", what)), more,
		ui.Text("p", "lack", warning), k.acts(i, p),
	)
}

// tried says what the trial of a program has shown.
func (k *Kind) tried(program string) string {
	m, t := &k.messages().Cup, k.trials[program]
	switch {
	case k.tested != nil && k.tested.program == program:
		return m.Trying
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
		return ui.Shown(false, node("div acts"))
	}
	m, program := &k.messages().Cup, p.Kind == cup.Program
	return node("div acts",
		node("label name", leaf("span", m.Name), ui.Input("text").ID("cup-name").Attr("value", p.Name).
			Attr("maxlength", strconv.Itoa(cup.MaxName)).OnChange(k.onName)),
		node("div row",
			ui.Shown(program, k.button("read", m.Read, "btn bare")),
			ui.Shown(program, k.button("link", m.Link, "btn bare")),
			ui.Shown(program, k.button("save", m.Save, "btn bare")),
			k.button("remove", m.Remove, "btn bare"),
		),
		k.shown(p),
	)
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
func code(program, name string) app.HTMLElem {
	return ui.Attributes(ui.El("pre"), at{"tabindex", "0", "aria-label", name}).Text(program)
}

// linkID is the field with the link to a player.
const linkID = "cup-link"

// linkTo is the link to a player, and its code.
func (k *Kind) linkTo(p cup.Player) app.UI {
	m, share := &k.messages().Cup, &k.messages().Share
	address := k.address(p)
	copied := map[ui.Copying]string{ui.Copied: share.Copied, ui.ByHand: share.CopyByHand}[k.copying]
	note, drawing := m.NoCode, app.UI(ui.Shown(false, ui.El("div")))
	if square, ok := link.Code(address); ok {
		note = ""
		drawing = ui.Code(square.Size, square.Path, "cup-code", share.CodeOfLink)
	}
	return node("div link",
		ui.Input("text").ID(linkID).Attr("readonly", "true").Aria("label", m.Link).Attr("value", address),
		k.button("copy", m.CopyLink, "btn bare"),
		ui.Leaf("p", copied, "class", "quiet", "role", "status"), ui.Text("p", "quiet", note), drawing)
}

// address is the link to a player.
func (k *Kind) address(p cup.Player) string {
	return k.site.Nav.Address(nav.CupRoute, nameParam+"="+strings.ReplaceAll(p.Name, " ", "+")+"&"+
		programParam+"="+sandbox.Pack(p.Program))
}

// offerBox is a player who has come by a link.
func (k *Kind) offerBox() app.UI {
	if k.offered == nil {
		return ui.Shown(false, node("div offer"))
	}
	m := &k.messages().Cup
	return node("div offer",
		ui.Leaf("b", k.offered.Name), ui.Leaf("p", m.Offered), code(k.offered.Program, m.Read),
		node("div row", k.button("accept", m.Accept, "btn main"), k.button("refuse", m.Refuse, "btn")))
}

// node is an element, whose classes stand behind its tag.
func node(tagAndClass string, children ...app.UI) app.HTMLElem {
	tag, class, _ := strings.Cut(tagAndClass, " ")
	e := ui.El(tag)
	if class != "" {
		e.Class(class)
	}
	return e.Body(children...)
}

// leaf is node for an element with a text.
func leaf(tagAndClass, text string) app.UI { return node(tagAndClass).Text(text) }

// part is a part of the page, with a name for those who do not see it.
func part(class, name string, children ...app.UI) app.HTMLElem {
	return node("section "+class, children...).Aria("label", name)
}
