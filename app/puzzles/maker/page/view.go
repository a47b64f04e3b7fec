package page

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/daily"
	"tablier/app/i18n"
	"tablier/app/links/link"
	"tablier/app/nav"
	"tablier/app/puzzles/maker"
	"tablier/app/ui"
	"tablier/rules"
)

// A view draws the page.
type view struct {
	app.Compo
	Lang i18n.Lang
	Rev  int
	kind *Kind
}

// Render implements app.Composer.
func (v *view) Render() app.UI { return v.kind.frame(v.Lang).draw() }

// frame returns what the regions of the page draw in a language.
func (k *Kind) frame(lang i18n.Lang) *frame {
	f := &frame{kind: k, session: k.session, lang: lang, words: catalogueOf(lang)}
	if spec := k.session.Spec(); spec != nil {
		f.game = board.ByID(k.games, spec.ID)
	}
	return f
}

// A frame is what the regions of the page draw, in the language of the page.
type frame struct {
	kind    *Kind
	session *maker.Session
	game    *board.Game // nil without a position
	lang    i18n.Lang
	words   *catalogue
}

// states are what the page calls the states.
var states = map[maker.State]string{
	maker.Empty: "empty", maker.Ready: "ready", maker.Proving: "proving", maker.Open: "open", maker.None: "none",
	maker.Several: "several", maker.Made: "made", maker.Failed: "failed", maker.Refused: "refused",
}

// draw draws the page. Each part keeps its place, hidden or not: go-app updates children by their index.
func (f *frame) draw() app.UI {
	k, m := f.kind, f.words
	empty, none, why := f.game == nil, m.empty, m.emptyWhy
	if f.session.Mute() {
		none, why = m.mute, m.muteWhy
	}
	return ui.Tree(`<main class="pm" id="main" tabindex="-1" data-state="{}" onclick="{}" onchange="{}">
			<div class="pm-head"><h1>{}</h1><p>{}</p></div>
			<section class="pm-none" hidden="{}"><h2>{}</h2><p>{}</p></section>
			<div class="pm-work" hidden="{}">
				<section class="slab pm-place" aria-label="{}">{}<p>{}</p><p class="pm-by" hidden="{}">{}</p>{}{}</section>
				<div class="pm-side">{}{}{}</div>
			</div>
		</main>`, states[f.session.State()], k.onClick, k.onChange, m.title, m.lead, !empty, none, why, empty,
		f.named(), f.board(), f.turn(), f.by() == "", f.by(), f.reveal(), f.back(), asking{f}.draw(), verdict{f}.draw(),
		giving{f}.draw())
}

// named is the name of the game, or of its variant.
func (f *frame) named() string {
	if f.game == nil {
		return ""
	}
	return f.game.Words(f.lang).Variant(f.session.Setup().Variant)
}

// turn says who is to move, by the pieces on the board: it is drawn as who is asked sees it.
func (f *frame) turn() string {
	if f.game == nil {
		return ""
	}
	who := daily.Asked(f.game, f.match(), f.lang)
	return ui.Join(" · ", f.named(), i18n.Of(f.lang).Problems.ToMove(who))
}

// by says by which options of the rules one plays, empty for none.
func (f *frame) by() string {
	if f.game == nil {
		return ""
	}
	var said []string
	for _, option := range f.session.Setup().Options {
		said = append(said, i18n.Of(f.lang).Problems.By(f.game.Words(f.lang).Option(option)))
	}
	return ui.Join(" ", said...)
}

// back draws the way to the page of the game, with the position on its table where nothing is hidden in it.
func (f *frame) back() app.UI {
	if f.game == nil {
		return ui.Tree(`<a hidden="true"></a>`)
	}
	return ui.Tree(`<a class="go" id="pm-back" href="{}">{}</a>`, f.way(), f.words.back)
}

// way is the way there.
func (f *frame) way() ui.Link {
	n := f.kind.site.Nav
	if f.game == nil {
		return nav.LinkTo(n, nav.WorkshopRoute)
	}
	route := nav.GameRoute(f.game.ID())
	to, text := nav.LinkTo(n, route), f.session.Position().String()
	if !rules.Masked(text) {
		setup := f.session.Setup()
		record := rules.Record{Game: f.game.ID(), Variant: setup.Variant, Options: setup.Options, Start: text}
		if fragment, err := link.Encode(rules.Registry{f.game.Spec}, link.Letter{Record: record}); err == nil {
			to = nav.LinkToOpen(n, route, fragment)
		}
	}
	return to
}

// onClick is a click on one of the controls.
func (k *Kind) onClick(ctx app.Context, e app.Event) {
	act := ui.ActOf(e)
	if act == "" || e.Get("target").Call("closest", "[aria-disabled=true]").Truthy() {
		ctx.PreventUpdate()
		return
	}
	switch s := k.session; act {
	case "prove":
		s.Prove()
		k.site.Focus(ui.ActID("stop"))
	case "stop":
		s.Stop()
		k.site.Focus(ui.ActID("prove"))
	case "accept":
		s.Accept()
		k.site.Focus(titleID)
	default:
		k.give(act)
	}
	k.redraw()
}

// onChange is a change of one of the fields.
func (k *Kind) onChange(ctx app.Context, e app.Event) {
	field := e.Get("target")
	value := field.Get("value").String()
	switch s := k.session; field.Get("id").String() {
	case titleID:
		s.Title = strings.TrimSpace(value)
	case wordingID:
		k.frame(k.site.Lang).reword(field)
	case ideaID:
		s.Idea = strings.TrimSpace(value)
	case answerID:
		s.Shown = field.Get("checked").Bool()
	case subjectID:
		s.Ask(value)
	default:
		n, err := strconv.Atoi(value)
		if err != nil || field.Get("name").String() != questionName {
			ctx.PreventUpdate()
			return
		}
		s.Choose(n)
	}
	k.copying = ui.NothingCopied
	k.redraw()
}
