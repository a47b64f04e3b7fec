package home

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/nav"
	"tablier/app/picture"
	"tablier/app/play"
	"tablier/app/shell"
	"tablier/app/ui"
	"tablier/rules"
)

// A next is what the page offers first: to go on with the unfinished match or, where there is none, to begin with a
// game. It has the same room either way.
type next struct {
	Game             *board.Game
	Setup            rules.Setup
	Position         string
	Over, Title, Say string
	Left             bool // there is a match to go on with
}

// next returns what the page offers first at a time.
func (k *Kind) next(now time.Time) next {
	m := i18n.Of(k.site.Lang).Home
	t, title, played := k.matches.Unfinished()
	if t == nil {
		first := k.games[0]
		return next{
			Game: first, Position: first.Card, Over: m.Begin, Title: first.Words(k.site.Lang).Name(), Say: m.BeginWhy,
		}
	}
	var at time.Time
	if played != 0 {
		at = shell.Local(time.Unix(played, 0))
	}
	match := t.Match()
	if t.SettingUp() {
		title = m.AtSetUp(title)
	} else {
		title = m.AtMove(title, moves(t)+1)
	}
	return next{
		Game: t.Game, Setup: match.Setup(), Position: match.Position().String(),
		Over: m.Yours, Title: title, Say: say(m, t, at, now), Left: true,
	}
}

// moves counts the moves of play: neither the set-up nor draws of chance.
func moves(t *play.Table) int {
	n := 0
	for ply := range t.Match().Ply() {
		if t.Match().Move(ply + 1).Played() {
			n++
		}
	}
	return n
}

// say says whose turn it is, who plays and when the match was left.
func say(m *i18n.Home, t *play.Table, played, now time.Time) string {
	var parts []string
	if t.PersonTurn() && (t.AgainstMachine() || t.Corresponding()) {
		parts = append(parts, m.YourTurn)
	}
	switch {
	case t.MachinesOnly():
		parts = append(parts, m.Machines)
	case t.AgainstMachine():
		parts = append(parts, m.AgainstLevel(t.MachineLevel()))
	case t.Corresponding():
		parts = append(parts, m.Letter)
	default:
		parts = append(parts, m.TwoHere)
	}
	if !played.IsZero() {
		parts = append(parts, m.DaysAgo(daysBetween(played, now)))
	}
	return ui.Capital(ui.Join(", ", parts...))
}

// daysBetween counts the midnights between two times; none where a clock was set back.
func daysBetween(from, to time.Time) int {
	midnight := func(t time.Time) time.Time {
		year, month, day := t.Date()
		return time.Date(year, month, day, 0, 0, 0, 0, time.UTC)
	}
	return max(0, int(midnight(to).Sub(midnight(from)).Hours()/24))
}

// next draws what the page offers first, with the page's only primary button.
func (p *page) next() app.UI {
	m, n, next := i18n.Of(p.Lang), p.kind.site.Nav, p.Next
	game := next.Game.ID()
	do, aside := m.ResumeGame, ui.Tree(`<a hidden="true"></a>`)
	if !next.Left {
		do = m.PlayGame
		route, text := learn(next.Game, p.Lang)
		aside = ui.Tree(`<a class="aside" href="{}" aria-label="{}">{}</a>`,
			nav.LinkTo(n, route), m.Of(text, next.Title), text)
	}
	return ui.Tree(`<section class="next" aria-labelledby="next-title">
			{}
			<div class="what">
				<span class="over">{}</span>
				<h2 id="next-title">{}</h2>
				<p>{}</p>
			</div>
			<div class="do">{}<a class="go resume" href="{}" aria-label="{}">{}</a></div>
		</section>`,
		&picture.Picture{Game: next.Game, Setup: next.Setup, Position: next.Position},
		next.Over, next.Title, next.Say, aside, nav.LinkTo(n, nav.GameRoute(game)), m.Of(do, next.Title), do)
}
