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

// presets returns the rows of the panel for the preset set-ups that fit the draft.
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
	var parts []app.UI
	if c.Shown {
		parts = c.parts(c.page.Words().(*words))
	}
	return ui.Tree(`<div class="arrange" id="arrange" hidden="{}" onclick="{}" onkeydown="{}" ontablier-pick="{}">
			{}
		</div>`, !c.Shown, c.onClick, c.onKey, c.onPick, parts)
}

// parts draws the stock, the preset set-ups, the acts on all pawns, and a person's own set-ups.
func (c *panel) parts(w *words) []app.UI {
	return []app.UI{
		c.stock(w),
		c.list(w, c.Presets).ID("named").TabIndex(-1),
		c.tools(w),
		ui.Tree(`<div class="library">{}{}<p id="{}" class="keys note">{}</p></div>`,
			ui.Shown(len(c.SetUps) > 0, c.list(w, c.SetUps)), c.keepField(w), keysID, w.setUp.keys),
	}
}

// list draws the list of the set-ups to choose from, each with its picture.
func (c *panel) list(w *words, rows []setUpRow) app.HTMLElem {
	return ui.Tree(`<ul class="named" aria-label="{}">{}</ul>`, w.setUp.named,
		app.Range(rows).Slice(func(i int) app.UI { return c.row(w, rows[i]) }))
}

// stock draws the pawns to be placed, by kind.
func (c *panel) stock(w *words) app.UI {
	kinds := app.Range(c.Kinds).Slice(func(i int) app.UI {
		kind, number := c.Kinds[i], strconv.Itoa(i)
		return ui.Tree(`<button type="button" id="{}" class="kind" data-kind="{}" data-act="{} {}" aria-label="{}"
			aria-pressed="{}" aria-disabled="{}">{}<span>{}</span></button>`,
			kindID(i), number, kindAct, number, kind.Label,
			strconv.FormatBool(kind.Held), !kind.Able, ui.Mini(c.Mini, kind.Symbol), "× "+strconv.Itoa(kind.Left))
	})
	return ui.Tree(`<div class="kinds" role="group" aria-label="{}">{}</div>`, w.setUp.stock, kinds)
}

// kindPrefix begins the ids of the kinds.
const kindPrefix = "kind-"

func kindID(kind int) string { return kindPrefix + strconv.Itoa(kind) }

// tools draws the acts on all pawns at once.
func (c *panel) tools(w *words) app.UI {
	m := &w.setUp
	ready, name := m.ready, ""
	if c.Missing > 0 {
		ready = m.more(c.Missing)
		name = i18n.Of(c.Lang).Of(m.ready, ready)
	}
	return ui.Tree(`<div class="alter">
			{}{}{}{}
			<button type="button" class="act" id="{}" data-act="{}" aria-label="{}" aria-disabled="{}">{}</button>
		</div>`,
		ui.Enabled(c.Missing > 0, ui.ActButton(fillAct, m.fill, "")), ui.ActButton(shuffleAct, m.shuffle, ""),
		ui.Enabled(c.Some, ui.ActButton(mirrorAct, m.mirror, "")),
		ui.Enabled(c.Some, ui.ActButton(clearAct, m.clear, "")),
		ui.ActID(readyAct), readyAct, name, c.Missing > 0, ready)
}

// row draws a set-up of the list, with the button that removes a person's own. A person's own can be removed, which is
// asked first.
func (c *panel) row(w *words, r setUpRow) app.UI {
	return ui.Tree(`<li>
			<button type="button" class="pick" id="{}" data-act="{}" title="{}">{}<strong>{}</strong></button>
			{}
		</li>`, ui.ActID(r.Act), r.Act, r.Idea, picture(r.Kinds), r.Name, c.removal(w, r))
}

// removal draws what removes a set-up of a person's own, and nothing for others.
func (c *panel) removal(w *words, r setUpRow) []app.UI {
	if r.Drop == "" {
		return nil
	}
	m, ask := i18n.Of(c.Lang), ui.Question{}
	if r.Asked {
		ask = ui.Question{Text: w.setUp.deleteAsk(r.Name), Yes: w.setUp.delete, No: m.Past.Keep}
	}
	return []app.UI{ui.ActButton(r.Drop, w.setUp.delete, m.Of(w.setUp.delete, r.Name)), ask.Draw(r.Drop)}
}

// keepField draws the field in which the set-up on the board is saved under a name.
func (c *panel) keepField(w *words) app.UI {
	return ui.Tree(`<div class="field">
			<label for="{}">{}</label>
			<div class="inline"><input type="text" id="{}" autocomplete="off" maxlength="{}">{}</div>
		</div>`,
		nameID, w.setUp.name, nameID, strconv.Itoa(maxName),
		ui.Enabled(c.Missing == 0, ui.ActButton(keepAct, w.setUp.keep, "")))
}

// The ids of the field for a name, and of what tells which keys set up.
const (
	nameID = "arrangement-name"
	keysID = "arrange-keys"
)
