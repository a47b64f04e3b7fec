package watch

import (
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/ui"
	"tablier/app/watch"
	"tablier/rules"
)

// onClick is a click on one of the controls.
func (k *Kind) onClick(ctx app.Context, e app.Event) {
	if act := ui.ActOf(e); act != "" {
		k.act(act)
		return
	}
	ctx.PreventUpdate()
}

// act does what a control is for.
func (k *Kind) act(act string) {
	name, what, _ := strings.Cut(act, " ")
	number, _ := strconv.Atoi(what)
	k.rev++
	switch name {
	case "first":
		k.step(0)
	case "back":
		k.back()
	case "run":
		k.play()
	case "onward":
		k.onward()
	case "last":
		k.step(-1)
	case "answer":
		k.answer(number)
	case "show":
		k.answer(-1)
	case "solve":
		k.solve(number)
	case "leave":
		k.quiz = nil
		k.show(k.now.Step)
	case "predict":
		k.predict = !k.predict
		if !k.predict {
			k.forget()
		}
	case "view":
		k.view = number
	case "fold":
		k.folded[what] = !k.isFolded(what)
	case "phrases":
		k.phrases = number == 1
	case "menu":
		k.menu = !k.menu
	case "plot":
		k.count()
	case "deeper":
		k.change(func(s *watch.Settings) { s.Depth = number })
	case "paste":
		k.paste()
	default:
		k.other(name)
	}
}

// other does what a control of the menu is for.
func (k *Kind) other(name string) {
	switch name {
	case "svg":
		k.saveSVG()
	case "json":
		k.saveTree(false)
	case "csv":
		k.saveTree(true)
	case "print":
		app.Window().Call("print")
	case "undo":
		k.change(func(s *watch.Settings) { s.Leaves, s.Orders = nil, nil })
	case "earlier", "later":
		k.reorder(name == "earlier")
	}
}

// step shows a step, -1 for the last.
func (k *Kind) step(step int) {
	if k.now == nil {
		return
	}
	k.stop()
	k.forget()
	k.show(step)
}

func (k *Kind) back() {
	if k.now != nil && k.now.Step > 0 {
		k.step(k.now.Step - 1)
	}
}

// onward shows the next step. A question that has not been answered waits.
func (k *Kind) onward() {
	if k.now == nil || k.now.Step >= k.now.Steps || k.question != nil && !k.reveal {
		return
	}
	k.show(k.now.Step + 1)
}

func (k *Kind) playing() bool { return k.plays%2 == 1 }

// stop ends the run.
func (k *Kind) stop() {
	if k.playing() {
		k.plays++
	}
}

// play runs the search, from its start where it has ended, or stops it.
func (k *Kind) play() {
	if k.playing() {
		k.stop()
		return
	}
	if k.now == nil || k.question != nil && !k.reveal {
		return
	}
	k.plays++
	if k.now.Step == k.now.Steps {
		k.forget()
		k.show(0)
		return
	}
	k.beat(k.plays)
}

// paces are how long a step is shown while they run.
var paces = [...]time.Duration{
	1600 * time.Millisecond, 1000 * time.Millisecond, 600 * time.Millisecond, 300 * time.Millisecond,
	120 * time.Millisecond,
}

// beat shows the next step after a while.
func (k *Kind) beat(run int) {
	k.outside.after(paces[k.speed], func() {
		if run == k.plays && k.now != nil {
			k.onward()
		}
	})
}

// onSlider goes to a step.
func (k *Kind) onSlider(ctx app.Context, _ app.Event) {
	if step, err := strconv.Atoi(ctx.JSSrc().Get("value").String()); err == nil {
		k.step(step)
	}
}

// onSpeed is how fast the steps run.
func (k *Kind) onSpeed(ctx app.Context, _ app.Event) {
	if speed, err := strconv.Atoi(ctx.JSSrc().Get("value").String()); err == nil && speed >= 0 && speed < len(paces) {
		k.speed = speed
		k.rev++
	}
}

// change restarts with other settings.
func (k *Kind) change(do func(s *watch.Settings)) {
	do(&k.settings)
	k.quiz = nil
	k.restart(0)
}

// onField is another choice in one of the settings.
func (k *Kind) onField(ctx app.Context, _ app.Event) {
	field := ctx.JSSrc()
	value := field.Get("value").String()
	switch field.Get("id").String() {
	case "watch-game":
		for _, g := range k.games {
			if g.ID() == value {
				k.settings = k.usual(g)
			}
		}
		k.change(func(*watch.Settings) {})
	case "watch-position":
		k.choosePosition(value)
	case "watch-algorithm":
		k.change(func(s *watch.Settings) { s.Algorithm = value })
	case "watch-depth":
		depth, _ := strconv.Atoi(value)
		k.change(func(s *watch.Settings) { s.Depth = depth })
	case "watch-evaluation":
		k.change(func(s *watch.Settings) { s.Evaluation = value })
	case "watch-order":
		k.change(func(s *watch.Settings) { s.Order = value })
	}
}

// The choices of a position that are none of the prepared ones.
const (
	mine  = "mine"
	paste = "paste"
)

// choosePosition takes a prepared position, that of the match on the game's table, or one that a person writes.
func (k *Kind) choosePosition(value string) {
	k.pasting = value == paste
	k.rev++
	switch value {
	case paste:
		k.site.Focus("watch-text")
	case mine:
		if m := k.matches.Played(k.settings.Game); m != nil {
			k.change(func(s *watch.Settings) { s.Variant, s.Position = m.Setup().Variant, m.Position().String() })
		}
	default:
		studies := k.game().Searched.Studies(k.site.Lang)
		if i, err := strconv.Atoi(value); err == nil && i < len(studies) {
			k.change(func(s *watch.Settings) { s.Variant, s.Position = studies[i].Variant, studies[i].Position })
		}
	}
}

// paste takes the position that a person has written, if the rules can read it.
func (k *Kind) paste() {
	text := strings.TrimSpace(app.Window().GetElementByID("watch-text").Get("value").String())
	if _, err := rules.NewMatch(k.game().Spec, rules.Setup{Variant: k.settings.Variant}, text); err != nil {
		k.failed = k.messages().Watch.Bad(err.Error())
		k.said = k.failed
		return
	}
	k.pasting = false
	k.change(func(s *watch.Settings) { s.Position = text })
}

// onLeaf gives the chosen leaf another value.
func (k *Kind) onLeaf(ctx app.Context, _ app.Event) {
	value, err := strconv.Atoi(ctx.JSSrc().Get("value").String())
	if err != nil || value < -99 || value > 99 {
		return
	}
	path := strings.Fields(k.at)
	k.settings = k.settings.WithLeaf(path, value)
	at := k.at
	k.restart(-1)
	k.at = at
}

// reorder has the move of the chosen node tried earlier or later among its siblings.
func (k *Kind) reorder(earlier bool) {
	path := strings.Fields(k.at)
	if len(path) == 0 || k.now == nil {
		return
	}
	parent := watch.Find(&k.now.Root, path[:len(path)-1])
	if parent == nil {
		return
	}
	var moves []string
	place := 0
	for i, c := range parent.Children {
		moves = append(moves, c.Move)
		if c.Move == path[len(path)-1] {
			place = i
		}
	}
	other := place + 1
	if earlier {
		other = place - 1
	}
	if other < 0 || other >= len(moves) {
		return
	}
	moves[place], moves[other] = moves[other], moves[place]
	k.settings = k.settings.WithOrder(path[:len(path)-1], moves)
	at := k.at
	k.restart(0)
	k.at = at
}

// count counts the nodes of the search to each depth up to one more than the present one.
func (k *Kind) count() {
	k.stop()
	k.plot = nil
	k.run++
	k.countTo(k.run, 1)
}

func (k *Kind) countTo(run, depth int) {
	s := k.settings
	s.Depth = depth
	r := s.Request(0)
	r.Tree.Truth, r.Tree.Beside = false, ""
	k.outside.ask(r, func(line string, err error) {
		tree, ok := read(line, err)
		if run != k.run || !ok {
			return
		}
		k.plot = append(k.plot, tree.Total)
		k.redraw()
		if depth <= k.settings.Depth && tree.Total.Nodes < protocol.MaxTree/8 {
			k.countTo(run, depth+1)
		}
	})
}
