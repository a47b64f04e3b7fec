package stratege

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/places"
	"tablier/app/ui"
)

// A panel is the controls of the set-up: the stock, acts on all pawns at once, and named set-ups. It has the room of
// the moves, and is empty while nobody may see it.
type panel struct {
	app.Compo
	Shown   bool
	Lang    i18n.Lang
	Mini    string // the view box of small pawns
	Kinds   []kindButton
	Missing int
	Some    bool       // the draft is not empty
	Presets []setUpRow // preset set-ups
	SetUps  []setUpRow // a person's own

	page *places.Page
}

// A kindButton is a kind of the stock.
type kindButton struct {
	Symbol, Label string
	Left          int
	Able, Held    bool
}

// A setUpRow is a named set-up to choose.
type setUpRow struct {
	Act, Name, Idea string
	Kinds           []int  // by home
	Drop            string // the act that removes it, empty for none
	Asked           bool   // its removal is to be confirmed
}

// newPanel returns the panel in its present state.
func newPanel(p *places.Page) app.UI {
	s, ok := shelfOf(p)
	if !ok {
		return &panel{page: p}
	}
	d := s.draft
	c := &panel{
		Shown: true, Lang: p.Lang, Mini: p.Game.Mini, Missing: d.missing(), Some: d.missing() < len(d.homes), page: p,
	}
	w, takes := p.Words().(*words), len(p.Table.Selected()) > 0 // a pawn selected on the board can be put back
	for kind, left := range d.left() {
		glyph := d.glyph(kind)
		c.Kinds = append(c.Kinds, kindButton{
			Symbol: p.Table.Skin().Symbol(glyph, p.Table.Colour(glyph.Owner)),
			Label:  w.setUp.inStock(w.kind(glyph), left),
			Left:   left, Able: left > 0 || takes, Held: kind == d.held,
		})
	}
	c.Presets, c.SetUps = s.presets(w), s.rows()
	return c
}

// presets returns the rows of preset set-ups.
func (s shelf) presets(w *words) (rows []setUpRow) {
	for i, preset := range presets {
		if s.draft.whole(preset.kinds()) {
			name := w.presets[i]
			rows = append(rows, setUpRow{
				Act: presetAct + " " + strconv.Itoa(i), Name: name.name, Idea: name.idea, Kinds: preset.kinds(),
			})
		}
	}
	return rows
}

// rows returns the rows of a person's saved set-ups.
func (s shelf) rows() (rows []setUpRow) {
	for i, k := range s.list() {
		if s.sees(k) {
			drop := dropAct + " " + strconv.Itoa(i)
			rows = append(rows, setUpRow{
				Act: ownAct + " " + strconv.Itoa(i), Name: k.Name, Kinds: k.Kinds, Drop: drop, Asked: s.own.asked == drop,
			})
		}
	}
	return rows
}

// Render implements app.Composer.
func (c *panel) Render() app.UI {
	box := ui.El("div").Class("arrange").ID("arrange").OnClick(c.onClick).OnKeyDown(c.onKey).
		On("tablier-pick", c.onPick)
	if !c.Shown {
		return ui.Shown(false, box)
	}
	w := c.page.Words().(*words)
	return box.Body(
		c.stock(w),
		c.list(w, c.Presets).ID("named").TabIndex(-1),
		c.tools(w),
		ui.El("div").Class("library").Body(
			ui.Shown(len(c.SetUps) > 0, c.list(w, c.SetUps)),
			c.keepField(w),
			ui.El("p").ID(keysID).Class("keys note").Text(w.setUp.keys),
		),
	)
}

// list draws set-ups, each with its picture.
func (c *panel) list(w *words, rows []setUpRow) app.HTMLElem {
	return ui.El("ul").Class("named").Aria("label", w.setUp.named).Body(
		app.Range(rows).Slice(func(i int) app.UI { return c.row(w, rows[i]) }),
	)
}

// stock draws the pawns to be placed, by kind.
func (c *panel) stock(w *words) app.UI {
	box := ui.El("div").Class("kinds").Role("group").Aria("label", w.setUp.stock)
	return box.Body(app.Range(c.Kinds).Slice(func(i int) app.UI {
		kind := c.Kinds[i]
		return ui.Enabled(kind.Able, ui.Button().ID(kindID(i)).Class("kind").DataSet("kind", i).
			DataSet("act", kindAct+" "+strconv.Itoa(i)).
			Aria("label", kind.Label).Aria("pressed", strconv.FormatBool(kind.Held)).Body(
			ui.Mini(c.Mini, kind.Symbol),
			ui.El("span").Text("× "+strconv.Itoa(kind.Left)),
		))
	}))
}

// kindPrefix begins the ids of the kinds.
const kindPrefix = "kind-"

func kindID(kind int) string { return kindPrefix + strconv.Itoa(kind) }

// tools draws the acts on all pawns at once.
func (c *panel) tools(w *words) app.UI {
	m := &w.setUp
	ready := ui.Button().Class("act").ID(ui.ActID(readyAct)).DataSet("act", readyAct).Text(m.ready)
	if c.Missing > 0 {
		ready.Text(m.more(c.Missing)).Aria("label", i18n.Of(c.Lang).Of(m.ready, m.more(c.Missing)))
	}
	return ui.El("div").Class("alter").Body(
		ui.Enabled(c.Missing > 0, ui.ActButton(fillAct, m.fill, "")),
		ui.ActButton(shuffleAct, m.shuffle, ""),
		ui.Enabled(c.Some, ui.ActButton(mirrorAct, m.mirror, "")),
		ui.Enabled(c.Some, ui.ActButton(clearAct, m.clear, "")),
		ui.Enabled(c.Missing == 0, ready),
	)
}

// row draws a set-up to choose. A person's own can be removed, which is asked first.
func (c *panel) row(w *words, r setUpRow) app.UI {
	pick := ui.Button().Class("pick").ID(ui.ActID(r.Act)).DataSet("act", r.Act)
	if r.Drop == "" {
		return ui.El("li").Body(pick.Attr("title", r.Idea).Body(picture(r.Kinds), ui.El("strong").Text(r.Name)))
	}
	m, ask := i18n.Of(c.Lang), ui.Question{}
	if r.Asked {
		ask = ui.Question{Text: w.setUp.deleteAsk(r.Name), Yes: w.setUp.delete, No: m.Past.Keep}
	}
	return ui.El("li").Body(
		pick.Body(picture(r.Kinds), ui.El("strong").Text(r.Name)),
		ui.ActButton(r.Drop, w.setUp.delete, m.Of(w.setUp.delete, r.Name)),
		ask.Draw(r.Drop),
	)
}

// keepField draws the field in which the set-up on the board is saved under a name.
func (c *panel) keepField(w *words) app.UI {
	return ui.El("div").Class("field").Body(
		ui.El("label").Attr("for", nameID).Text(w.setUp.name),
		ui.El("div").Class("inline").Body(
			ui.Input("text").ID(nameID).Attr("autocomplete", "off").Attr("maxlength", maxName),
			ui.Enabled(c.Missing == 0, ui.ActButton(keepAct, w.setUp.keep, "")),
		),
	)
}

// The ids of the field for a name, and of what tells which keys set up.
const (
	nameID = "arrangement-name"
	keysID = "arrange-keys"
)
