package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/ui"
)

// waveID is the id of the slider.
const waveID = "atlas-wave"

// A waves is the region of the waves: their controls, and how many positions are known to be what.
type waves struct{ kind *Kind }

// legend draws what the signs mean, and how many positions are known to be what.
func (r *waves) legend() app.UI {
	m, s := r.kind.words().messages(), r.kind.session
	var rows []app.UI
	if s.Map() != nil {
		count, left := map[string]int{}, s.Map().States
		for i, ring := range s.Map().Rings {
			if s.Waves().KnowsRing(i) {
				count[ring.Value] += ring.States
				left -= ring.States
			}
		}
		count[""] = left
		for _, value := range []string{protocol.ValueWin, protocol.ValueLoss, protocol.ValueDraw, ""} {
			text := m.Known.Of(value)
			if value == "" {
				text = m.Unknown
			}
			rows = append(rows, ui.Tree(`<li hidden="{}">{}<b>{}</b><span>{}</span></li>`,
				count[value] == 0, mark(value), r.kind.site.Lang.Grouped(count[value]), text))
		}
	}
	return ui.Tree(`<ul class="key">{}</ul>`, rows)
}

// draw draws the controls of the waves.
func (r *waves) draw() app.UI {
	k, s := r.kind, r.kind.session
	m := k.words().messages()
	image, name := "play", m.Run
	if s.Waves().Running() {
		image, name = "pause", m.Pause
	}
	last, wave, label := 1, 1, ""
	if s.Map() != nil {
		last, wave, label = s.Waves().Last(), s.Waves().Passed(), k.words().waveOf()
	}
	if s.Map() != nil && app.IsClient {
		k.site.Later(waveID, func(e app.Value) { e.Set("value", wave) }) // its end may have come after its value
	}
	return ui.Tree(`<div class="wave" role="group" aria-label="{}">
			{}{}
			<input type="range" id="{}" min="0" max="{}" value="{}" aria-label="{}" aria-valuetext="{}" oninput="{}">
			{}
			<span class="num">{}</span>
		</div>`,
		m.Waves, k.button("back", "back", m.Back, "step"), k.button("run", image, name, "step main"),
		waveID, strconv.Itoa(last), strconv.Itoa(wave), m.Waves, label, r.onWave,
		k.button("onward", "forward", m.Onward, "step"), label)
}

// onWave is the slider.
func (r *waves) onWave(ctx app.Context, _ app.Event) {
	if wave, err := strconv.Atoi(ctx.JSSrc().Get("value").String()); err == nil {
		r.kind.do(r.kind.session.Pass(wave))
	}
}
