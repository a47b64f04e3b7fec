package setup

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/match"
	"tablier/app/play"
	"tablier/app/ui"
)

// paceField draws the choice of how fast machines play each other.
func (s *Panel) paceField() app.UI {
	m, paces, t := s.Page.Messages(), play.Paces(), s.Page.Table()
	names := map[play.Pace]string{play.Calm: m.PaceCalm, play.Steady: m.PaceSteady, play.Brisk: m.PaceBrisk}
	return ui.Tree(`<div class="field across" hidden="{}">
			<label for="pace">{}</label>
			<select id="pace" onchange="{}">{}</select>
		</div>`, !t.MachinesOnly(), m.Pace, s.onPace,
		app.Range(paces).Slice(func(i int) app.UI {
			return ui.Option(string(paces[i]), names[paces[i]], paces[i] == t.Settings().Pace)
		}))
}

func (s *Panel) onPace(ctx app.Context, _ app.Event) {
	settings := s.Page.Table().Settings()
	settings.Pace = play.Pace(ctx.JSSrc().Get("value").String())
	s.Page.Match.Dispatch(match.Rearranged{Settings: settings})
}
