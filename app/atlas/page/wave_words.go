package page

import (
	"tablier/app/ui"
	"tablier/rules"
)

// wave names the last wave that has passed.
func (w words) wave() string {
	waves := w.session.Waves()
	if waves.AllKnown() {
		return w.messages().All
	}
	return w.messages().Wave(waves.Passed(), waves.InCourse())
}

// waveOf says which wave of how many has passed last.
func (w words) waveOf() string {
	if w.session.Waves().AllKnown() {
		return w.messages().All
	}
	return w.messages().WaveOf(w.wave(), w.session.Waves().Last()-1)
}

// waveTold says in one sentence what the last wave has come to; in the words of a course, also what the attractor of
// one player is.
func (w words) waveTold() string {
	waves, graph := w.session.Waves(), w.session.Graph()
	if !waves.InCourse() || graph == nil {
		return w.waveAlone()
	}
	who := w.game.Words(w.lang).Seat(rules.First.Index())
	return ui.Join(" ", w.waveAlone(),
		w.messages().Attractor(min(waves.Passed(), waves.Last()-1), who, graph.Attractor(waves.Passed())))
}

// waveAlone is waveTold without the attractor.
func (w words) waveAlone() string {
	m, waves, rings := w.messages(), w.session.Waves(), w.session.Map().Rings
	ring := waves.Ring()
	switch {
	case waves.AllKnown() && ring < 0:
		return m.AllTold(0)
	case waves.AllKnown():
		return m.AllTold(rings[ring].States)
	}
	return m.WaveTold(waves.Passed(), rings[ring].States, rings[ring].Value, waves.InCourse())
}
