package shell

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/nav"
	"tablier/app/play"
	"tablier/rules"
)

// A demo is a board on a rules page that a person can play through: a table on which one only looks.
type demo struct {
	table   *play.Table
	playing bool
	run     int // counts what was asked of it, so that an older timer does nothing
}

// steps returns how many moves the demonstration has.
func (d *demo) steps() int { return d.table.Match().Ply() }

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
			return el("section").ID(ruleID(section.Variant)).Body(
				el("h2").Text(section.Title),
				paragraphs(section.Paragraphs),
				app.If(len(section.Marks) > 0, func() app.UI { return marksList(game, section.Marks) }),
				app.If(section.Demo != nil, func() app.UI { return r.demoView(game, i, section) }),
			)
		}),
		el("p").Body(nav.Link(r.nav, gameRoute(game)).Class("go resume").Text(m.PlayIt(words.Name()))),
	)
}

func ruleID(variant string) string {
	if variant == "" {
		return ""
	}
	return "rules-" + variant
}

// revealRules begins the rules page with the variant that is on the table, where that has a section of its own.
func (r *Root) revealRules() {
	for _, game := range r.games {
		if r.route == rulesRoute(game) && r.left == game {
			id := ruleID(r.sessions[game.ID()].table.Match().Setup().Variant)
			r.later(id, func(e app.Value) { e.Call("scrollIntoView") })
		}
	}
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
	table := play.New(game, 0, 0)
	table.Open(match, [2]play.Seat{{Away: true}, {Away: true}}, 0) // a spectator from whom nothing is hidden
	table.Look(0)
	r.demos[key] = &demo{table: table}
	return r.demos[key]
}

func (r *Root) demoView(game *board.Game, i int, section board.RuleSection) app.UI {
	m := r.words()
	key := game.ID() + "-" + strconv.Itoa(i)
	d := r.demoOf(game, key, section.Demo)
	step := d.table.Looking()
	control := func(id, name string, can bool, do app.EventHandler) app.UI {
		return able(can, button().ID(id+"-"+key).DataSet("demo", key).
			Aria("label", name+" ("+section.Title+")").Body(icon(id)).OnClick(do))
	}
	return el("figure").Class("demo").Body(
		el("div").Class("board", game.ID()).Body(app.Raw(drawing(d.table.Skin())), sceneOf(d.table, tallyOf(d.table.Skin(), d.table.View())).layers()),
		el("figcaption").Body(
			el("p").Role("status").Text(section.Demo.Captions[step]),
			el("div").Class("steps").Body(
				control("back", m.DemoBack, step > 0, r.onDemoBack),
				control("play", m.DemoPlay, true, r.onDemoPlay),
				control("forward", m.DemoForward, step < d.steps(), r.onDemoForward),
				el("span").Text(m.DemoStep(step, d.steps())),
			),
			shown(section.Demo.Playable, button().Class("go").ID("try-"+key).DataSet("demo", key).
				Aria("label", m.PlayPosition+" ("+section.Title+")").Text(m.PlayPosition).OnClick(r.onPlayPosition)),
		),
	)
}

func (r *Root) demoAt(ctx app.Context) *demo {
	return r.demos[ctx.JSSrc().Get("dataset").Get("demo").String()]
}

func (r *Root) onDemoBack(ctx app.Context, _ app.Event) {
	d := r.demoAt(ctx)
	d.stop()
	d.table.Look(d.table.Looking() - 1)
}

func (r *Root) onDemoForward(ctx app.Context, _ app.Event) {
	d := r.demoAt(ctx)
	d.stop()
	d.table.Look(d.table.Looking() + 1)
}

// onPlayPosition puts the start of a demonstration on the table, for a person against the machine at its best.
func (r *Root) onPlayPosition(ctx app.Context, _ app.Event) {
	d := r.demoAt(ctx)
	d.stop()
	record := d.table.Match().Record()
	record.Moves = nil
	match, err := r.registry().Replay(record)
	if err != nil {
		panic(err) // the demonstration began there
	}
	p := parcel{match: match, level: d.table.Game.Levels}
	if match.ToMove() == rules.Second {
		p.opener = 1 // the person sits where they usually do
	}
	r.receive(ctx, p)
}

// onDemoPlay plays the moves one after the other, from the start when the end has been reached.
func (r *Root) onDemoPlay(ctx app.Context, _ app.Event) {
	d := r.demoAt(ctx)
	if d.playing {
		return
	}
	if d.table.Live() {
		d.table.Look(0)
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
		d.table.Look(d.table.Looking() + 1)
		d.playing = !d.table.Live()
		if d.playing {
			r.playOn(d)
		}
	})
}
