package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/draw"
	"tablier/app/links/link"
	"tablier/app/nav"
	"tablier/app/picture"
	"tablier/app/ui"
	"tablier/rules"
)

// giving is what one does with the game: playing it, its link, the sheet to be printed, another start.
type giving struct{ *frame }

// linkID is the id of the field of the link.
const linkID = "tr-link"

// acts draws what one can do with the game.
func (g giving) acts() app.UI {
	m := g.words.giving
	return ui.Tree(`<div class="slab tr-acts" role="group" aria-label="{}">{}{}{}{}{}{}{}</div>`, m.heading,
		g.play(),
		onward(g).look(),
		g.problems(),
		onward(g).program(),
		g.act("share", "share", m.share, g.session.Design() != nil),
		g.act("print", "print", m.print, g.session.Design() != nil),
		g.act("other", "restart", m.other, true))
}

// act draws an act with its icon.
func (g giving) act(act, icon, text string, can bool) app.UI {
	return ui.Enabled(can, ui.Tree(`<button type="button" id="{}" data-act="{}">{}<span>{}</span></button>`,
		ui.ActID(act), act, ui.Icon(icon), text))
}

// play draws the way to the game's own page, with the game on its table.
func (g giving) play() app.UI {
	m, n := g.words.giving, g.kind.site.Nav
	if match := g.match(); match != "" {
		return ui.Tree(`<a class="main" id="tr-play" href="{}">{}<span>{}</span></a>`,
			nav.LinkToOpen(n, nav.GameRoute(g.kind.game.ID()), match), ui.Icon("play"), m.play)
	}
	return ui.Tree(`<button type="button" class="main" id="tr-play" aria-disabled="true">{}<span>{}</span></button>`,
		ui.Icon("play"), m.play)
}

// match returns the link to a match of the game that begins, empty where there is none.
func (g giving) match() string {
	text := g.session.Link(true)
	if text == "" {
		return ""
	}
	record := rules.Record{Game: g.kind.game.ID(), Variant: text}
	fragment, err := link.Encode(rules.Registry{g.kind.game.Spec}, link.Letter{Record: record})
	if err != nil {
		app.Log(err)
		return ""
	}
	return fragment
}

// address returns the link to the game, empty where there is none.
func (f *frame) address() (address string, signs int) {
	text := f.session.Link(!f.kind.nameless)
	if text == "" || !f.kind.site.Live {
		return "", 0
	}
	return f.kind.site.Nav.Address(nav.DrawRoute, text), len(text)
}

// code draws the link as a QR code.
func (f *frame) code(id string) app.UI {
	address, _ := f.address()
	if square, ok := link.Code(address); ok && address != "" {
		return ui.Code(square.Size, square.Path, id, f.words.giving.code)
	}
	return ui.Tree(`<p class="tr-note">{}</p>`, f.words.giving.noCode)
}

// draw draws the link.
func (g giving) draw() app.UI {
	m := g.words.giving
	address, signs := g.address()
	copied := map[ui.Copying]string{ui.Copied: m.copied, ui.ByHand: m.byHand}[g.kind.copying]
	return ui.Tree(`<section class="slab tr-judge tr-giving" aria-label="{}">
			<header><h2>{}</h2><button type="button" class="step right" id="act-share-close" data-act="share" aria-label="{}">{}
				</button></header>
			{}
			<label class="tr-slim"><small>{}</small><input type="text" id="{}" readonly="true" value="{}"></label>
			<div class="tr-do">{}{}</div>
			<p class="tr-note" role="status" id="tr-copied">{}</p>
			<button type="button" class="switch" role="switch" id="act-names" data-act="names" aria-checked="{}">
				<i></i>{}</button>
			<p class="tr-note">{}</p>
		</section>`, m.share, m.share, m.close, ui.Icon("close"), g.code("tr-qr"), m.link(signs), linkID, address,
		button("copylink", m.copy, "btn main"), onward(g).send(), copied,
		strconv.FormatBool(!g.kind.nameless), m.names, m.note)
}

// beginning is what a drawing can begin with.
type beginning struct{ *frame }

// draw draws the region.
func (b beginning) draw() app.UI {
	m := b.words.starts
	start := func(act, name, what string) app.UI {
		return ui.Tree(`<button type="button" id="{}" data-act="{}"><b>{}</b>{}</button>`, ui.ActID(act), act, name, what)
	}
	words := b.kind.game.Words(b.lang)
	var known []app.UI
	for i, variant := range b.kind.game.Spec.Variants {
		act := "known " + strconv.Itoa(i)
		known = append(known, ui.Tree(`<li><button type="button" id="{}" data-act="{}">{}<span>{}</span></button></li>`,
			ui.ActID(act), act, picture.Of(b.kind.game, variant), words.Variant(variant)))
	}
	note := ""
	if b.session.State() == draw.Blank {
		note = b.words.ruling.blank
	}
	return ui.Tree(`<section class="slab tr-judge" aria-label="{}">
			<h2>{}</h2>
			<div class="tr-starts">{}{}</div>
			<h3>{}</h3><p class="tr-note">{}</p>
			<ul class="tr-known">{}</ul>
			<p class="tr-note">{}</p>
		</section>`, m.heading, m.heading, start("grid", m.grid, m.gridWhat), start("ring", m.ring, m.ringWhat),
		m.known, m.knownWhat, known, note)
}
