package atlas

import (
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/nav"
	"tablier/app/ui"
)

// onClick is a click on one of the controls.
func (k *Kind) onClick(ctx app.Context, e app.Event) {
	switch act := ui.ActOf(e); {
	case act == "anyway" && k.held:
		k.openAnyway()
		return
	case act != "" && k.m != nil:
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
	case "go":
		k.choose(number)
	case "ring":
		k.example(number)
	case "another":
		k.example(k.m.RingOf(k.at))
	case "back":
		k.pass(k.wave - 1)
	case "onward":
		k.pass(k.wave + 1)
	case "run":
		k.play()
	case "closer":
		k.magnify(closer)
	case "farther":
		k.magnify(1 / closer)
	case "fit":
		k.fit()
	case "menu":
		k.menu = !k.menu
	case "save":
		k.save()
	case "print":
		app.Window().Call("print")
	}
}

// choose chooses a position, and says what it is.
func (k *Kind) choose(i int) {
	k.stop()
	k.put(i)
	k.asked, k.arrived = -1, false
	k.said = k.told()
	k.reveal(k.m.Spot(i))
	k.note()
}

// put chooses a position.
func (k *Kind) put(i int) {
	k.at = i
	moves, err := k.m.Next(k.rules(), i)
	if err != nil {
		k.outside.log(err) // the machine and the rules do not agree
	}
	k.next, k.before = moves, nil
	if k.graph != nil && k.graph.Done() {
		k.before = k.graph.Before(i)
	}
}

// example chooses an example of a ring, another one each time.
func (k *Kind) example(ring int) {
	if !k.m.Known(ring, k.wave) {
		return
	}
	last := -1
	if k.m.RingOf(k.at) == ring {
		last = k.at
	}
	k.choose(k.m.Example(ring, last))
	k.asked = ring
	k.said = k.told()
}

// pass has so many waves have passed, and shows an example of the last.
func (k *Kind) pass(wave int) {
	k.stop()
	k.reach(wave)
	k.said = k.title() + ". " + k.text()
}

// reach is pass, without a word.
func (k *Kind) reach(wave int) {
	unpoint() // what was pointed at may not be known after this wave
	k.wave = max(0, min(wave, k.last()))
	k.arrived = k.wave == k.last()
	if ring := k.ring(); ring >= 0 {
		k.put(k.m.Example(ring, -1))
		k.asked = ring
	}
	k.note()
}

// ring is the ring of the last wave, -1 for none.
func (k *Kind) ring() int {
	for i, r := range k.m.Rings {
		if r.Drawn() && k.wave == k.last() || !r.Drawn() && r.Plies == k.wave {
			return i
		}
	}
	return -1
}

// beat is how long each wave is shown while they run.
const beat = 1100 * time.Millisecond

// play runs the waves, or stops them.
func (k *Kind) play() {
	if k.playing() {
		k.stop()
		return
	}
	k.plays++
	if k.wave == k.last() {
		k.reach(0)
	}
	k.said = ""
	k.onward(k.plays)
}

func (k *Kind) playing() bool { return k.plays%2 == 1 }

// stop ends the run of the waves.
func (k *Kind) stop() {
	if k.playing() {
		k.plays++
	}
}

// onward has one wave after the other pass; only the last is told.
func (k *Kind) onward(run int) {
	k.outside.after(beat, func() {
		if run != k.plays {
			return
		}
		k.reach(k.wave + 1)
		if k.wave < k.last() {
			k.onward(run)
		} else {
			k.stop()
			k.said = k.title() + ". " + k.text()
		}
		k.redraw()
	})
}

// onWave is the slider.
func (k *Kind) onWave(ctx app.Context, _ app.Event) {
	if wave, err := strconv.Atoi(ctx.JSSrc().Get("value").String()); err == nil && k.m != nil {
		k.pass(wave)
	}
}

// onBoard is another board.
func (k *Kind) onBoard(ctx app.Context, _ app.Event) {
	k.wanted, k.wave = "", 1<<20
	k.open(ctx.JSSrc().Get("value").String())
	if k.m != nil {
		k.note()
	}
}

// onCourse is how the waves are called.
func (k *Kind) onCourse(ctx app.Context, _ app.Event) {
	k.course = ctx.JSSrc().Get("checked").Bool()
	k.note()
}

// onKey is a key on the map.
func (k *Kind) onKey(ctx app.Context, e app.Event) {
	for _, modifier := range []string{"ctrlKey", "metaKey", "altKey"} {
		if e.Get(modifier).Bool() {
			ctx.PreventUpdate()
			return
		}
	}
	key := e.Get("key").String()
	if k.m != nil && e.Get("shiftKey").Bool() && k.shift(key) {
		ctx.PreventUpdate()
		e.PreventDefault()
		return
	}
	if k.m == nil || !k.key(ctx, key) {
		ctx.PreventUpdate()
		return
	}
	e.PreventDefault()
	k.rev++
}

// key does what a key on the map is for; it returns false for one that is for nothing.
func (k *Kind) key(ctx app.Context, key string) bool {
	switch key {
	case "ArrowLeft":
		k.choose(k.m.Step(k.at, -1))
	case "ArrowRight":
		k.choose(k.m.Step(k.at, 1))
	case "ArrowUp":
		k.choose(k.m.Cross(k.at, 1))
	case "ArrowDown":
		k.choose(k.m.Cross(k.at, -1))
	case "Enter":
		k.site.Nav.Open(ctx, nav.WatchRoute, k.watch())
	case "+", "=":
		k.magnify(closer)
	case "-":
		k.magnify(1 / closer)
	case "0":
		k.fit()
	default:
		return false
	}
	return true
}

// onMenuKey shuts the menu; the keyboard goes back to its control.
func (k *Kind) onMenuKey(ctx app.Context, e app.Event) {
	if !k.menu || e.Get("key").String() != "Escape" {
		ctx.PreventUpdate()
		return
	}
	k.menu = false
	k.rev++
	k.site.Focus(ui.ActID("menu"))
}

// known says whether the wave has reached a position.
func (k *Kind) known(i int) bool { return i >= 0 && k.m.Known(k.m.RingOf(i), k.wave) }

// good returns how many of the moves hold the value of the position: lead to one that is lost for the other side, or
// keep the draw.
func (k *Kind) good() int {
	value, n := protocol.ValueLoss, 0
	if k.m.Of(k.at).Drawn() {
		value = protocol.ValueDraw
	}
	for _, move := range k.next {
		if move.To >= 0 && k.m.Of(move.To).Value == value {
			n++
		}
	}
	return n
}
