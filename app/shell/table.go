package shell

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/nav"
	"tablier/app/play"
)

// tableScreen draws a game's page: the board, and beside or below it the panel.
func (r *Root) tableScreen(s *session) app.UI {
	// There is no room for the legend beside the exact value, nor beside a game's own buttons.
	crowded := s.exact || hasButtons(s.points())
	t, arranges := s.tally(), s.table.Arranging()
	return el("main").Class("play", s.game.ID()).ID("main").TabIndex(-1).Body(
		r.boardView(s, t),
		el("section").Class("panel").Aria("label", r.words().Match).Body(
			r.title(s),
			shown(r.offers("players"), r.players(s, t)),
			r.status(s),
			r.taskLine(s),
			r.choices(s),
			shown(s.panel == noPanel, r.stock(s, t)),
			r.eyes(s),
			r.tray(s),
			r.arrange(s),
			r.machineControls(s),
			// Each part keeps its place in the panel, hidden or not: go-app updates children by their index, and
			// would take the focus away with a part that moves.
			r.setupForm(s),
			r.more(s),
			r.share(s),
			r.studyView(s),
			shown(s.panel == noPanel && !r.watched(s.table) && r.offers("value") && !arranges, r.value(s)),
			shown(s.panel == noPanel && !crowded && r.frame == nil && !arranges, r.legend(s.game)),
			shown(s.panel == noPanel && r.offers("moves") && !arranges, r.moves(s)),
			r.actions(s),
		),
		el("nav").Class("under").Aria("label", r.wordsOf(s.game).Name()).Body(
			nav.Link(r.nav, rulesRoute(s.game)).Text(r.words().Rules),
			nav.Link(r.nav, pastRoute).Text(r.words().Past.Nav),
			r.kinButton(s),
			r.whole(s),
		),
	)
}

// hasButtons says whether some of the points are buttons.
func hasButtons(points []board.Point) bool {
	return slices.ContainsFunc(points, func(p board.Point) bool { return p.Button })
}

// legend says what the faces of a game's pieces mean, where its rules have a legend.
func (r *Root) legend(game *board.Game) app.HTMLElem {
	box := el("div").Class("extra", "key")
	for _, section := range r.wordsOf(game).Rules() {
		if len(section.Marks) > 0 {
			return box.Body(el("h2").Text(section.Title), marksList(game, section.Marks))
		}
	}
	return shown(false, box)
}

func marksList(game *board.Game, marks []board.Mark) app.UI {
	skin := game.Skin(game.Spec.Variants[0], false)
	return el("ul").Class("key-list").Body(app.Range(marks).Slice(func(i int) app.UI {
		glyph := marks[i].Glyph
		return el("li").Body(mini(game, skin.Symbol(glyph, side(glyph.Owner))), el("span").Text(marks[i].Text))
	}))
}

// mini draws a piece as small as a word.
func mini(game *board.Game, symbol string) app.UI { return miniIn(game.Mini, symbol) }

func miniIn(viewBox, symbol string) app.UI {
	return svg("svg").Class("mini").Attr("viewBox", viewBox).Attr("aria-hidden", "true").Body(use(symbol))
}

func shown(show bool, e app.HTMLElem) app.HTMLElem {
	if !show {
		e.Attr("hidden", true)
	}
	return e
}

func (r *Root) title(s *session) app.UI {
	m, t := r.words(), s.table
	how := el("p").Text(m.TwoPlayers)
	switch {
	case r.byLetters(t):
		how = el("p").Text(m.ByLetters)
	case t.MachinesOnly():
		how = el("p").Text(m.NoPlayer)
	case t.AgainstMachine():
		how = el("p").Body(
			el("span").Class("wide").Text(m.AgainstMachine), // a phone has room for the level only
			el("span").Text(m.Level(machineLevel(t))),
		)
	}
	if rounds := t.Match().Rounds(); rounds > 1 {
		how = el("p").Text(m.RoundOf(t.Round()+1, rounds))
	}
	return el("div").Class("title").Body(el("h1").Text(r.matchTitle(t)), how)
}

func machineLevel(t *play.Table) int {
	seats := t.Seats()
	return max(seats[0].Level, seats[1].Level)
}

// seatName returns the name of who sits at a seat of a table: people without one are called by what they play in the
// position shown.
func (r *Root) seatName(t *play.Table, seat int) string {
	name := r.nameAmong(t.Game, t.Seats(), seat)
	if name == r.seatLabel(t.Game, seat) {
		return r.plays(t, seat)
	}
	return name
}

// matchName is seatName for a whole match: people who change roles from round to round are not called by one of them.
func (r *Root) matchName(t *play.Table, seat int) string {
	if t.Match().Rounds() > 1 {
		return r.nameAmong(t.Game, t.Seats(), seat)
	}
	return r.seatName(t, seat)
}

// plays names the pieces of a seat in the position shown.
func (r *Root) plays(t *play.Table, seat int) string {
	return r.wordsOf(t.Game).Seat(t.Colour(t.Role(seat)))
}

// seatLabel names a seat from game to game: after its pieces where they stay its own.
func (r *Root) seatLabel(game *board.Game, seat int) string {
	if game.SeatColours {
		return r.wordsOf(game).Seat(seat)
	}
	return r.words().Player(seat + 1)
}

// nameAmong returns the name of who sits at a seat: the one typed, or the usual one.
func (r *Root) nameAmong(game *board.Game, seats [2]play.Seat, seat int) string {
	who, other := seats[seat], seats[1-seat]
	switch {
	case who.Name != "":
		return who.Name
	case who.Away && r.frame != nil:
		return r.words().Embed.Host
	case who.Level > 0 && other.Level == 0:
		return r.words().Machine
	case who.Level == 0 && other.Level > 0:
		return r.words().Human
	}
	return r.seatLabel(game, seat)
}

func (r *Root) players(s *session, points tally) app.HTMLElem {
	return el("ol").Class("players").Body(r.player(s, points, 0), r.player(s, points, 1))
}

func (r *Root) player(s *session, points tally, seat int) app.UI {
	t := s.table
	li := el("li").Class("player")
	if r.live && t.Turn() == seat {
		li = el("li").Class("player", "turn").Aria("current", "true")
	}
	name, who := r.matchName(t, seat), r.plays(t, seat)
	if name == who {
		who = ""
	}
	if level := t.Seats()[seat].Level; level > 0 {
		who = join(", ", who, r.words().Level(level))
	}
	role := t.Role(seat)
	return li.Body(
		mini(s.game, t.Skin().Symbol(board.Glyph{Owner: role}, t.Colour(role))),
		el("span").Class("name").Text(name),
		el("span").Class("who").Text(who),
		el("span").Class("stands").Text(r.stands(s, points, seat)),
		r.score(s, points, seat),
		r.lost(s, seat),
	)
}
