package page

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/cup/organizer"
	"tablier/app/ui"
)

// mainID is the id of what starts the cup, stops it or begins it anew.
const mainID = "cup-main"

// progress is how the cup goes, and what starts it, stops it and begins it anew.
type progress struct{ *frame }

// draw draws the region.
func (p progress) draw() app.UI {
	m := p.words
	played, all := p.cup.Progress()
	head, line := p.told(played, all)
	return ui.Tree(`<section class="slab runner" aria-label="{}">
			<div class="bar">
				<div><strong class="num">{}</strong><span>{}</span>
					<progress max="{}" value="{}" aria-label="{}" hidden="{}"></progress></div>
				{}
			</div>
			<p class="lack" role="alert">{}</p>{}{}
		</section>`,
		m.Progress, head, line, strconv.Itoa(max(1, all)), strconv.Itoa(played), m.Progress, played == 0 || played == all,
		p.control(played, all), p.stopped(), p.question(), p.settings())
}

// told says how far the cup has come, and by what it is played or who plays.
func (p progress) told(played, all int) (head, line string) {
	m, config := p.words, p.cup.Config()
	pairing, playing := p.session.Playing()
	if playing {
		first, second := p.players[pairing.First].Name, p.players[pairing.Second].Name
		return m.Played(played, all), m.Meeting(first, second, pairing.Lap, config.Games)
	}
	line = m.How(config.Games, config.Plies, strconv.FormatUint(config.Seed, 10))
	switch {
	case p.session.Reading():
		return m.Reading, line
	case all == 0 && len(p.players) == 1:
		return m.OneMore, line
	case all == 0:
		return m.Few, line
	case played == all:
		return m.Done(played), line
	}
	line = ui.Join(" ", line, p.estimate())
	if played > 0 {
		return m.Played(played, all), line
	}
	return m.Waiting(len(p.players), all), line
}

// control is what starts the cup, stops it or begins it anew.
func (p progress) control(played, all int) app.UI {
	m := p.words
	act, text, class := "start", m.Start, "btn main"
	_, playing := p.session.Playing()
	switch {
	case p.session.Reading():
	case playing:
		act, text, class = "pause", m.Pause, "btn"
	case all == 0:
		class = "btn"
	case played == all:
		act, text, class = "again", m.Again, "btn"
	case played > 0:
		text = m.Resume
	}
	control := ui.Act(act, text, class).ID(mainID)
	if all == 0 || p.session.Reading() {
		control.Attr("disabled", "true")
	}
	return control
}

// estimate says how long the games that are left take about; nothing as long as that is not known.
func (p progress) estimate() string {
	left, ok := p.session.Estimate()
	if !ok {
		return ""
	}
	return ui.Capital(p.words.Takes(int(left.Round(time.Minute).Minutes()))) + "."
}

// question asks before games are lost.
func (p progress) question() app.UI {
	q := ui.Question{}
	if asked := p.notices.Question; asked != nil {
		q = ui.Question{Text: p.questionText(*asked), Yes: p.words.Yes, No: p.words.No}
	}
	return q.Draw("renew")
}

// settings are what the cup is played by.
func (p progress) settings() app.UI {
	m, k, config := p.words, p.kind, p.cup.Config()
	var games, pairs, plies []app.UI
	for _, g := range k.games {
		name := g.Words(p.lang).Name()
		if drawn := organizer.Drawn(p.session); drawn != "" && g.ID() == config.Game {
			name += ", " + g.Words(p.lang).Variant(drawn)
		}
		games = append(games, ui.Option(g.ID(), name, g.ID() == config.Game))
	}
	for _, n := range withOwn([]int{2, 4, 10, 20, 40, 100}, config.Games) {
		pairs = append(pairs, ui.Option(strconv.Itoa(n), strconv.Itoa(n), n == config.Games))
	}
	for _, n := range withOwn([]int{0, 1, 2, 4}, config.Plies) {
		plies = append(plies, ui.Option(strconv.Itoa(n), m.PlyCount(n), n == config.Plies))
	}
	return ui.Tree(`<details><summary>{}</summary><div class="fields">
			<label><span>{}</span>{}</label><label><span>{}</span>{}</label>
			<label><span>{}</span>{}</label>
			<label>
				<span>{}</span>
				<input type="text" id="cup-drawn" value="{}" autocomplete="off" spellcheck="false" onchange="{}">
			</label>
			<label>
				<span>{}</span>
				<input type="number" id="cup-seed" min="0" step="1" value="{}" onchange="{}">
			</label>
		</div></details>`,
		m.Settings, m.Game, menu("cup-game", games, k.onGame), m.PerPair, menu("cup-pairs", pairs, k.onPairs),
		m.Plies, menu("cup-plies", plies, k.onPlies), m.Drawn, organizer.Drawn(p.session), k.onDrawn, m.Seed,
		strconv.FormatUint(config.Seed, 10), k.onSeed)
}

// withOwn are choices, and one that a cup of a file may have instead.
func withOwn(choices []int, own int) []int {
	for _, n := range choices {
		if n == own {
			return choices
		}
	}
	return append(choices, own)
}
