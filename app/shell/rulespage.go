package shell

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/nav"
	"tablier/rules"
)

// A demo is a board on a rules page that a person can play through.
type demo struct {
	match   *rules.Match
	steps   int
	playing bool
	run     int // counts what was asked of it, so that an older timer does nothing
}

// stop ends a demonstration that plays by itself.
func (d *demo) stop() {
	d.playing = false
	d.run++
}

// beat is the time between two moves of a demonstration.
const beat = 1100 * time.Millisecond

func (r *Root) rulesScreen(game *board.Game) app.UI {
	m, words := r.words(), r.wordsOf(game)
	sections := words.Rules()
	return el("main").Class("prose").ID("main").TabIndex(-1).Body(
		el("h1").Text(m.RulesOf(words.Name())),
		app.Range(sections).Slice(func(i int) app.UI {
			section := sections[i]
			return el("section").Body(
				el("h2").Text(section.Title),
				paragraphs(section.Paragraphs),
				app.If(section.Demo != nil, func() app.UI { return r.demoView(game, i, section) }),
			)
		}),
		el("p").Body(nav.Link(r.nav, gameRoute(game)).Class("go resume").Text(m.PlayIt(words.Name()))),
	)
}

// demoOf returns the state of a demonstration, at its start when it has not been touched.
func (r *Root) demoOf(game *board.Game, key string, d *board.Demo) *demo {
	if known, ok := r.demos[key]; ok {
		return known
	}
	match, err := rules.NewMatch(game.Spec, rules.Setup{Variant: d.Variant}, d.Start)
	for i := 0; err == nil && i < len(d.Moves); i++ {
		err = match.Play(d.Moves[i])
	}
	if err != nil {
		panic(err) // a test plays every demonstration
	}
	for match.Undo() {
	}
	r.demos[key] = &demo{match: match, steps: len(d.Moves)}
	return r.demos[key]
}

func (r *Root) demoView(game *board.Game, i int, section board.RuleSection) app.UI {
	m := r.words()
	key := game.ID() + "-" + strconv.Itoa(i)
	d := r.demoOf(game, key, section.Demo)
	step := d.match.Ply()
	skin := game.Skin(d.match.Setup().Variant)
	sc := scene{skin: skin, match: d.match, colour: rules.Player.Index, lit: d.match.Result().Cells}
	control := func(id, name string, can bool, do app.EventHandler) app.UI {
		return able(can, button().ID(id+"-"+key).DataSet("demo", key).
			Aria("label", name+" ("+section.Title+")").Body(icon(id)).OnClick(do))
	}
	return el("figure").Class("demo").Body(
		el("div").Class("board", game.ID()).Body(app.Raw(drawing(skin)), sc.layers()),
		el("figcaption").Body(
			el("p").Role("status").Text(section.Demo.Captions[step]),
			el("div").Class("steps").Body(
				control("back", m.DemoBack, step > 0, r.onDemoBack),
				control("play", m.DemoPlay, true, r.onDemoPlay),
				control("forward", m.DemoForward, step < d.steps, r.onDemoForward),
				el("span").Text(m.DemoStep(step, d.steps)),
			),
		),
	)
}

func (r *Root) demoAt(ctx app.Context) *demo {
	return r.demos[ctx.JSSrc().Get("dataset").Get("demo").String()]
}

func (r *Root) onDemoBack(ctx app.Context, _ app.Event) {
	d := r.demoAt(ctx)
	d.stop()
	d.match.Undo()
}

func (r *Root) onDemoForward(ctx app.Context, _ app.Event) {
	d := r.demoAt(ctx)
	d.stop()
	d.match.Redo()
}

// onDemoPlay plays the moves one after the other, from the start when the end has been reached.
func (r *Root) onDemoPlay(ctx app.Context, _ app.Event) {
	d := r.demoAt(ctx)
	if d.playing {
		return
	}
	if d.match.Ply() == d.steps {
		for d.match.Undo() {
		}
	}
	d.stop()
	d.playing = true
	r.playOn(d)
}

func (r *Root) playOn(d *demo) {
	run := d.run
	r.ctx.After(beat, func(app.Context) {
		if run != d.run {
			return
		}
		d.match.Redo()
		d.playing = d.match.Ply() < d.steps
		if d.playing {
			r.playOn(d)
		}
	})
}
