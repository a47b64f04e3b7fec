package cup

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/ui"
)

// mainID is the id of what starts the cup, stops it or begins it anew.
const mainID = "cup-main"

// runner says how the cup goes, and starts, stops and begins it anew.
func (k *Kind) runner() app.UI {
	m := k.messages().Cup
	played, all := k.cup.Progress()
	config := k.cup.Config()
	head := m.Waiting(len(k.cup.Players()), all)
	line := m.How(config.Games, config.Plies, strconv.FormatUint(config.Seed, 10))
	act, text, class := "start", m.Start, "btn main"
	switch {
	case k.reading:
		head = m.Reading
	case k.running:
		p := k.cup.Pairing(k.number)
		players := k.cup.Players()
		head = m.Played(played, all)
		line = m.Meeting(players[p.First].Name, players[p.Second].Name, p.Lap, config.Games)
		act, text, class = "pause", m.Pause, "btn"
	case all == 0:
		head, class = m.Few, "btn"
		if len(k.cup.Players()) == 1 {
			head = m.OneMore
		}
	case played == all:
		head, act, text, class = m.Done(played), "again", m.Again, "btn"
	case played > 0:
		head, text = m.Played(played, all), m.Resume
		fallthrough
	default:
		line = ui.Join(" ", line, k.estimate())
	}
	control := button(act, text, class).ID(mainID)
	if all == 0 || k.reading {
		control.Attr("disabled", "true")
	}
	return ui.Tree(`<section class="slab runner" aria-label="{}">
			<div class="bar">
				<div><strong class="num">{}</strong><span>{}</span>
					<progress max="{}" value="{}" aria-label="{}" hidden="{}"></progress></div>
				{}
			</div>
			<p class="lack" role="alert">{}</p>{}{}
		</section>`,
		m.Progress, head, line, strconv.Itoa(max(1, all)), strconv.Itoa(played), m.Progress, played == 0 || played == all,
		control, k.over, k.question(), k.settings())
}

// question asks before games are lost.
func (k *Kind) question() app.UI {
	q := ui.Question{}
	if k.asked != nil {
		m := k.messages().Cup
		q = ui.Question{Text: k.asked.text, Yes: m.Yes, No: m.No}
	}
	return q.Draw("renew")
}

// settings are what the cup is played by.
func (k *Kind) settings() app.UI {
	m, config := k.messages().Cup, k.cup.Config()
	var games, pairs, plies []app.UI
	for _, g := range k.games {
		games = append(games, ui.Option(g.ID(), g.Words(k.site.Lang).Name(), g.ID() == config.Game))
	}
	for _, n := range withOwn([]int{2, 4, 10, 20, 40, 100}, config.Games) {
		pairs = append(pairs, ui.Option(strconv.Itoa(n), strconv.Itoa(n), n == config.Games))
	}
	for _, n := range withOwn([]int{0, 1, 2, 4}, config.Plies) {
		plies = append(plies, ui.Option(strconv.Itoa(n), m.PlyCount(n), n == config.Plies))
	}
	seed := ui.Input("number").ID("cup-seed").Attr("min", "0").Attr("step", "1").
		Attr("value", strconv.FormatUint(config.Seed, 10)).OnChange(k.onSeed)
	return ui.Tree(`<details><summary>{}</summary><div class="fields">
			<label><span>{}</span>{}</label><label><span>{}</span>{}</label>
			<label><span>{}</span>{}</label><label><span>{}</span>{}</label>
		</div></details>`,
		m.Settings, m.Game, menu("cup-game", games, k.onGame), m.PerPair, menu("cup-pairs", pairs, k.onPairs),
		m.Plies, menu("cup-plies", plies, k.onPlies), m.Seed, seed)
}

// showSettings has the fields show what the cup is played by, after something else was chosen in one.
func (k *Kind) showSettings() {
	c := k.cup.Config()
	for id, value := range map[string]string{
		"cup-game": c.Game, "cup-pairs": strconv.Itoa(c.Games), "cup-plies": strconv.Itoa(c.Plies),
		"cup-seed": strconv.FormatUint(c.Seed, 10),
	} {
		k.outside.fill(id, value)
	}
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

func menu(id string, options []app.UI, change app.EventHandler) app.UI {
	return ui.El("select").ID(id).OnChange(change).Body(options...)
}
