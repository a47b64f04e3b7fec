package setup

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/play"
	"tablier/app/ui"
)

// levelField draws the slider of the machine's level, wherever it sits. It says each level that it is drawn over, and
// takes the one where it is let go.
func (s *Panel) levelField() app.UI {
	p := s.Page
	m, levels := p.Messages(), p.Levels()
	now := s.machineLevels()
	if len(now) == 0 || s.Mode() == Apart {
		return ui.Tree(`<div class="field level" hidden="true"></div>`)
	}
	if s.slid > 0 {
		now = []int{s.slid}
	}
	name, how := m.Retry.AtOf(now[0], len(levels)), levels[now[0]-1]
	if len(now) == 2 {
		name, how = name+", "+m.Retry.AtOf(now[1], len(levels)), ""
	}
	return ui.Tree(`<div class="field level">
			<div class="level-head"><label for="level">{}</label><b aria-hidden="true">{}</b></div>
			<input type="range" id="level" min="1" max="{}" value="{}" aria-valuetext="{}" oninput="{}" onchange="{}">
			<p class="told how" aria-live="polite">{}</p>
		</div>`, m.Panel.MachineLevel, name,
		strconv.Itoa(len(levels)), strconv.Itoa(now[0]), name, s.onSlide, s.onLevel, how)
}

// machineLevels returns the levels of the machines that play, each once.
func (s *Panel) machineLevels() (levels []int) {
	for _, seat := range s.chosen() {
		if level := s.Page.Table().LevelOf(seat); level > 0 && !slices.Contains(levels, level) {
			levels = append(levels, level)
		}
	}
	return levels
}

// onSlide describes the level under the slider while it is moved.
func (s *Panel) onSlide(ctx app.Context, _ app.Event) {
	if level, err := strconv.Atoi(ctx.JSSrc().Get("value").String()); err == nil {
		s.slid = level
		s.Page.Redraw()
	}
}

// onLevel sets the level where the slider is let go.
func (s *Panel) onLevel(ctx app.Context, _ app.Event) {
	s.slid = 0
	level, err := strconv.Atoi(ctx.JSSrc().Get("value").String())
	if err == nil {
		s.PlayAt(level)
	}
}

// PlayAt sets the level of every machine at the table.
func (s *Panel) PlayAt(level int) {
	s.Sit(func(seats *[2]play.Seat) {
		for i := range seats {
			if seats[i].Level > 0 {
				seats[i].Level = level
			}
		}
	})
}
