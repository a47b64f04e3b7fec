package page

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/atlas"
	"tablier/app/ui"
)

// boardID is the id of the choice of a board.
const boardID = "atlas-board"

// A head is the region above the picture: what is said of it, the choice of a board, and the menu.
type head struct {
	kind *Kind
	open bool // the menu is
}

// said draws what is said of the picture, or of the last wave.
func (h *head) said() app.UI {
	words := h.kind.words()
	title, text := words.head()
	held := h.kind.session.State() == atlas.Held
	return ui.Tree(`<div class="say"><b>{}</b><p>{}</p><div hidden="{}">{}</div></div>`,
		title, text, !held, act("anyway", words.messages().Anyway))
}

// choose draws what can be chosen.
func (h *head) choose() app.UI {
	m := h.kind.words().messages()
	return ui.Tree(`<div class="choose" onkeydown="{}">{}{}{}</div>`,
		h.onKey, h.boards(), h.kind.button("menu", "more", m.Menu, "step"), h.menu())
}

// boards draws the choice of a board.
func (h *head) boards() app.UI {
	words, chosen := h.kind.words(), h.kind.session.Board()
	var options []app.UI
	boards := h.kind.game.Maps
	if !slices.Contains(boards, chosen) {
		boards = append(slices.Clip(boards), chosen) // one that somebody has drawn
	}
	for _, variant := range boards {
		options = append(options, option(variant, words.name(variant), chosen))
	}
	return ui.Tree(`<select id="{}" aria-label="{}" onchange="{}">{}</select>`,
		boardID, words.messages().Board, h.onBoard, options)
}

func option(value, text, chosen string) app.UI { return ui.Option(value, text, value == chosen) }

// menu draws what is wanted less often.
func (h *head) menu() app.UI {
	open := h.kind.session.Map() != nil && h.open
	var parts []app.UI
	if open {
		parts = h.choices()
	}
	return ui.Tree(`<div class="menu-of-map" id="atlas-menu" role="group" aria-label="{}" hidden="{}">{}</div>`,
		h.kind.words().messages().Menu, !open, parts)
}

// choices draws the content of the menu.
func (h *head) choices() []app.UI {
	s, words := h.kind.session, h.kind.words()
	m, trail := words.messages(), s.Trail()
	options := []app.UI{option("", m.NoTrail, trail.Chosen())}
	for _, p := range trail.Paths(s.Board()) {
		options = append(options, option(p.ID, words.path(p), trail.Chosen()))
	}
	return []app.UI{
		ui.Tree(`<label class="choice">
				<input type="checkbox" id="atlas-course" checked="{}" onchange="{}">
				<span>{}</span>
			</label>`, s.Waves().InCourse(), h.onCourse, m.Course),
		ui.Tree(`<label class="trail-of">
				<span>{}</span>
				<select id="atlas-trail" onchange="{}">{}</select>
			</label>`, m.Trail, h.onTrail, options),
		ui.Tree(`<label class="trail-of">
				<span>{}</span>
				<input type="text" id="atlas-paste" autocomplete="off" spellcheck="false" onchange="{}">
			</label>`, m.Paste, h.onPaste),
		ui.Tree(`<p class="alien" hidden="{}">{}</p>`, !trail.IsAlien(), m.Alien),
		act("save", m.Save), act("print", m.Print),
	}
}

// onBoard is another board.
func (h *head) onBoard(ctx app.Context, _ app.Event) {
	h.kind.do(h.kind.session.ChooseBoard(ctx.JSSrc().Get("value").String()))
}

// onCourse is how the waves are called.
func (h *head) onCourse(ctx app.Context, _ app.Event) {
	h.kind.do(h.kind.session.CallAsInCourse(ctx.JSSrc().Get("checked").Bool()))
}

// onTrail is another match.
func (h *head) onTrail(ctx app.Context, _ app.Event) {
	h.kind.do(h.kind.session.Follow(ctx.JSSrc().Get("value").String()))
}

// onPaste is a match that a person has pasted.
func (h *head) onPaste(ctx app.Context, _ app.Event) {
	h.kind.do(h.kind.session.Paste(ctx.JSSrc().Get("value").String()))
}

// onKey closes the menu; the focus goes back to its control.
func (h *head) onKey(ctx app.Context, e app.Event) {
	if !h.open || e.Get("key").String() != "Escape" {
		ctx.PreventUpdate()
		return
	}
	h.open = false
	h.kind.site.Focus(ui.ActID("menu"))
}
