// Package sound plays short sounds that the browser synthesises, where a person has switched them on.
package sound

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/store"
	"tablier/app/ui"
)

// Key is the key under which the choice is kept; SwitchedOn is the text there, which is missing where sounds are off.
const (
	Key        = "sounds"
	SwitchedOn = "on"
)

// SwitchID is the id of the box to tick.
const SwitchID = "sounds"

// A Kind is a kind of sound.
type Kind int

// The kinds of sounds.
const (
	Move Kind = iota
	Take      // a piece has left the board, or points were made
	End
)

// A tone glides from one frequency to another, in Hz, and dies away. At and Last are in seconds.
type tone struct {
	wave             string
	from, to         float64
	at, last, volume float64
}

// tones are what each kind is made of.
var tones = map[Kind][]tone{
	Move: {{"triangle", 340, 190, 0, .07, .30}},
	Take: {{"triangle", 240, 110, 0, .12, .34}, {"sine", 480, 330, .05, .12, .16}},
	End:  {{"sine", 523, 523, 0, .16, .20}, {"sine", 659, 659, .13, .16, .20}, {"sine", 784, 784, .26, .34, .20}},
}

// A Player plays sounds. It has no audio device before the first one: browsers give none before a person has touched
// the page.
type Player struct {
	store  *store.Store
	device app.Value
}

// New returns a player whose switch is kept in a store. It is off at first.
func New(store *store.Store) *Player { return &Player{store: store} }

// On says whether sounds are switched on.
func (p *Player) On() bool {
	kept, _ := p.store.Get(Key)
	return kept == SwitchedOn
}

// Switch switches sounds on, and lets one be heard, or off.
func (p *Player) Switch(on bool) {
	if !on {
		p.store.Remove(Key)
		return
	}
	p.store.Set(Key, SwitchedOn)
	p.Play(Move)
}

// Play plays a sound if sounds are on.
func (p *Player) Play(kind Kind) {
	if !p.On() || !app.IsClient || !p.open() {
		return
	}
	now := p.device.Get("currentTime").Float()
	for _, t := range tones[kind] {
		p.sound(t, now)
	}
}

// open gets the audio device, if there is one, and wakes it.
func (p *Player) open() bool {
	if p.device == nil {
		class := app.Window().Get("AudioContext")
		if !class.Truthy() {
			return false
		}
		p.device = class.New()
	}
	if p.device.Get("state").String() == "suspended" {
		p.device.Call("resume")
	}
	return true
}

// sound plays a tone.
func (p *Player) sound(t tone, now float64) {
	const silence = .0001 // a volume cannot fall to nothing exponentially
	start, end := now+t.at, now+t.at+t.last
	source, volume := p.device.Call("createOscillator"), p.device.Call("createGain")
	source.Set("type", t.wave)
	frequency, level := source.Get("frequency"), volume.Get("gain")
	frequency.Call("setValueAtTime", t.from, start)
	frequency.Call("exponentialRampToValueAtTime", t.to, end)
	level.Call("setValueAtTime", t.volume, start)
	level.Call("exponentialRampToValueAtTime", silence, end)
	source.Call("connect", volume)
	volume.Call("connect", p.device.Get("destination"))
	source.Call("start", start)
	source.Call("stop", end)
}

// Box is the box to tick that switches sounds on and off, with its label.
func (p *Player) Box(label string) app.UI {
	return ui.Tree(`<label class="choice">
			<input type="checkbox" id="{}" checked="{}" onchange="{}">
			<span>{}</span>
		</label>`, SwitchID, p.On(), p.onChange, label)
}

func (p *Player) onChange(ctx app.Context, _ app.Event) { p.Switch(ctx.JSSrc().Get("checked").Bool()) }
