package rules

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/boardview"
	"tablier/app/i18n"
	"tablier/app/names"
	"tablier/app/nav"
	"tablier/app/ui"
)

// A figure draws a demonstration. A step redraws it alone.
type figure struct {
	app.Compo
	Name string // of the demonstration
	Lang i18n.Lang
	Step int // how many of its moves are shown
	kind *Kind
}

// Render implements app.Composer.
func (f *figure) Render() app.UI {
	d := f.kind.demos[f.Name]
	m, section, step := i18n.Of(f.Lang), f.kind.texts.of(d.game, f.Lang)[d.section], d.table.Shown()
	about := func(name string) string { return name + " (" + section.Title + ")" }
	control := func(id, name string, can bool, do app.EventHandler) app.UI {
		return ui.Tree(`<button type="button" id="{}-{}" data-demo="{}" aria-label="{}" aria-disabled="{}" onclick="{}">
				{}
			</button>`, id, f.Name, f.Name, about(name), !can, do, ui.Icon(id))
	}
	return ui.Tree(`<figure class="demo">
			{}
			<figcaption>
				<p role="status">{}</p>
				<div class="controls">
					<div class="steps">{}{}{}<span>{}</span></div>
					<div class="buttons"><a class="go" href="{}" aria-label="{}">{}</a>{}</div>
				</div>
			</figcaption>
		</figure>`,
		boardview.Picture(d.table.Scene(names.Seats{Game: d.game, Lang: f.Lang}.Voice(d.table))),
		section.Demo.Captions[step],
		control("back", m.DemoBack, step > 0, f.onBack),
		control("play", m.DemoPlay, true, f.onPlay),
		control("forward", m.DemoForward, step < d.steps(), f.onForward),
		m.DemoStep(step, d.steps()),
		nav.LinkTo(f.kind.site.Nav, d.route()), about(m.RulesPage.Play), m.RulesPage.Play,
		f.tryButton(section, about))
}

func (f *figure) onBack(app.Context, app.Event) { f.step(-1) }

func (f *figure) onForward(app.Context, app.Event) { f.step(1) }

func (f *figure) step(by int) {
	f.kind.demos[f.Name].step(by)
	f.kind.around.PreventUpdate()
}

// onPlay plays the moves one after the other.
func (f *figure) onPlay(ctx app.Context, _ app.Event) {
	d := f.kind.demos[f.Name]
	if run, ok := d.start(); ok {
		f.playOn(ctx, d, run)
	}
	f.kind.around.PreventUpdate()
}

func (f *figure) playOn(ctx app.Context, d *demo, run int) {
	ctx.After(beat, func(ctx app.Context) {
		f.kind.around.PreventUpdate()
		if d.next(run) {
			f.playOn(ctx, d, run)
		}
	})
}

// tryButton draws the button that opens the position on the table of the game, a puzzle as one to solve against the
// machine.
func (f *figure) tryButton(section board.RuleSection, about func(string) string) app.UI {
	m, text := i18n.Of(f.Lang), i18n.Of(f.Lang).RulesPage.Try
	if section.Demo.Playable {
		text = m.PlayPosition
	}
	d := f.kind.demos[f.Name]
	return ui.Tree(`<button type="button" class="go" id="try-{}" aria-label="{}" hidden="{}" onclick="{}">{}</button>`,
		f.Name, about(text), !section.Demo.Playable && d.free() == nil, f.onTry, text)
}

func (f *figure) onTry(app.Context, app.Event) {
	d := f.kind.demos[f.Name]
	if f.kind.texts.of(d.game, f.Lang)[d.section].Demo.Playable {
		f.kind.challenge(d)
		return
	}
	f.kind.try(d)
}
