package rules

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/boardview"
	"tablier/app/i18n"
	"tablier/app/names"
	"tablier/app/ui"
)

// figure draws a demonstration. A step redraws it alone.
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
	m, section, step := i18n.Of(f.Lang), d.game.Words(f.Lang).Rules()[d.section], d.table.Shown()
	control := func(id, name string, can bool, do app.EventHandler) app.UI {
		return ui.Able(can, ui.Button().ID(id+"-"+f.Name).DataSet("demo", f.Name).
			Aria("label", name+" ("+section.Title+")").Body(ui.Icon(id)).OnClick(do))
	}
	return ui.El("figure").Class("demo").Body(
		boardview.Picture(d.table.Scene(names.Seats{Game: d.game, Lang: f.Lang}.Voice(d.table))),
		ui.El("figcaption").Body(
			ui.El("p").Role("status").Text(section.Demo.Captions[step]),
			ui.El("div").Class("steps").Body(
				control("back", m.DemoBack, step > 0, f.onBack),
				control("play", m.DemoPlay, true, f.onPlay),
				control("forward", m.DemoForward, step < d.steps(), f.onForward),
				ui.El("span").Text(m.DemoStep(step, d.steps())),
			),
			ui.Shown(section.Demo.Playable, ui.Button().Class("go").ID("try-"+f.Name).DataSet("demo", f.Name).
				Aria("label", m.PlayPosition+" ("+section.Title+")").Text(m.PlayPosition).OnClick(f.onTry)),
		),
	)
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

// onTry plays on from the start of the demonstration.
func (f *figure) onTry(app.Context, app.Event) { f.kind.play(f.kind.demos[f.Name]) }
