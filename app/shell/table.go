package shell

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/nav"
	"tablier/app/play"
	"tablier/rules"
)

// tableScreen draws a game's page: the board, and beside or below it the panel.
func (r *Root) tableScreen(s *session) app.UI {
	return el("main").Class("play").ID("main").TabIndex(-1).Body(
		r.boardView(s),
		el("section").Class("panel").Aria("label", r.words().Match).Body(
			r.title(s),
			r.players(s),
			r.status(s),
			// Each part keeps its place in the panel, hidden or not: go-app updates children by their index, and
			// would take the focus away with a part that moves.
			r.setupForm(s),
			shown(!s.setup, r.exactValue(s)),
			shown(!s.setup, r.moves(s)),
			r.actions(s),
		),
		el("nav").Class("under").Aria("label", r.wordsOf(s.game).Name()).Body(
			nav.Link(r.nav, rulesRoute(s.game)).Text(r.words().Rules),
		),
	)
}

func shown(show bool, e app.HTMLElem) app.HTMLElem {
	if !show {
		e.Attr("hidden", true)
	}
	return e
}

func (r *Root) title(s *session) app.UI {
	m := r.words()
	how := app.If(s.table.AgainstMachine(), func() app.UI {
		return el("p").Body(
			el("span").Class("wide").Text(m.AgainstMachine), // a phone has room for the level only
			el("span").Text(m.Level(machineLevel(s.table))),
		)
	}).Else(func() app.UI { return el("p").Text(m.TwoPlayers) })
	return el("div").Class("title").Body(el("h1").Text(r.wordsOf(s.game).Name()), how)
}

// seatName returns the name of who sits at a seat: the one typed, or the usual one.
func (r *Root) seatName(t *play.Table, seat int) string {
	who := t.Settings().Seats[seat]
	switch {
	case who.Name != "":
		return who.Name
	case who.Level > 0:
		return r.words().Machine
	case t.AgainstMachine():
		return r.words().Human
	}
	return r.wordsOf(t.Game).Seat(seat)
}

func (r *Root) players(s *session) app.UI {
	return el("ol").Class("players").Body(r.player(s, 0), r.player(s, 1))
}

func (r *Root) player(s *session, seat int) app.UI {
	t, words := s.table, r.wordsOf(s.game)
	li := el("li").Class("player")
	if r.live && t.Turn() == seat {
		li = el("li").Class("player", "turn").Aria("current", "true")
	}
	name, who := r.seatName(t, seat), words.Seat(seat)
	if name == who {
		who = ""
	}
	if level := t.Settings().Seats[seat].Level; level > 0 {
		who = join(", ", who, r.words().Level(level))
	}
	if n := t.Skin().InHand(t.Match().Position(), t.PlayerOf(seat)); n > 0 {
		who = join(", ", who, words.InHand(n))
	}
	return li.Body(
		svg("svg").Class("mini").Attr("viewBox", "-62 -56 124 124").Attr("aria-hidden", "true").Body(
			use(t.Skin().Symbol(board.Glyph{Owner: t.PlayerOf(seat)}, seat)),
		),
		el("span").Class("name").Text(name),
		el("span").Class("who").Text(who),
		el("span").Class("score").Text(t.Score()[seat]),
	)
}

// status is the one line that says whose turn it is, what is expected and what happened; a screen reader
// hears it each time it changes.
func (r *Root) status(s *session) app.UI {
	say, why := r.statusWords(s)
	class := "status"
	if s.table.Result().Over() {
		class = "status over"
	}
	return el("div").Class(class).Body(
		el("div").Role("status").Aria("atomic", "true").Body(
			el("strong").Text(say), el("span").Text(why),
		),
		app.If(s.failed, func() app.UI {
			return button().Class("act").ID("act").Text(r.words().TryAgain).OnClick(r.onTryAgain)
		}).ElseIf(s.table.Result().Over(), func() app.UI {
			return button().Class("act").ID("act").Text(r.words().Rematch).OnClick(r.onRestart)
		}),
	)
}

func (r *Root) statusWords(s *session) (say, why string) {
	m, t := r.words(), s.table
	switch {
	case !r.live:
		return m.Loading, m.LoadingWhy
	case s.failed:
		return m.MachineFailed, m.MachineFailedWhy
	case t.Result().Over():
		return r.resultWords(s)
	case t.MachineTurn() > 0:
		return m.Thinking(r.seatName(t, t.Turn())), r.told(s)
	}
	say = m.YourTurn
	if !t.AgainstMachine() {
		say = m.TurnOf(r.seatName(t, t.Turn()))
	}
	return say, r.detail(s)
}

// detail says what matters most about a person's turn.
func (r *Root) detail(s *session) string {
	m, t, words := r.words(), s.table, r.wordsOf(s.game)
	switch {
	case t.Fault() != nil:
		return words.Fault(t.Fault())
	case len(t.Selected()) > 0:
		points := t.Skin().Points()
		var targets []string
		for _, target := range t.Targets() {
			targets = append(targets, points[target].Name)
		}
		return words.Chosen(points[t.Selected()[0]].Name, targets)
	case s.hinted && s.advice == nil:
		return m.Searching
	case s.hinted:
		return r.hintWords(s)
	case s.unreadable:
		return m.SaveUnreadable + " " + m.SaveUnreadableWhy
	case s.forgetful:
		return m.SaveFailed
	}
	return join(" ", r.told(s), words.Ask(t.Match().Position()))
}

// told says the last move, nothing when there is none or chance made it.
func (r *Root) told(s *session) string {
	t := s.table
	ply := t.Match().Ply()
	if ply == 0 {
		return ""
	}
	seat := t.SeatOf(t.Match().At(ply - 1).ToMove())
	if seat < 0 {
		return ""
	}
	return r.wordsOf(s.game).Told(r.seatName(t, seat), t.Match().Moves()[ply-1])
}

// join puts a separator between the texts that are not empty.
func join(separator string, texts ...string) string {
	return strings.Join(slices.DeleteFunc(texts, func(text string) bool { return text == "" }), separator)
}

func (r *Root) resultWords(s *session) (say, why string) {
	m, t, words := r.words(), s.table, r.wordsOf(s.game)
	result := t.Result()
	winner := ""
	say = m.DrawGame
	if seat := t.SeatOf(result.Winner); seat >= 0 {
		winner = r.seatName(t, seat)
		say = m.Wins(winner)
	}
	if result.Reason != rules.Recurrence {
		return say, join(" ", r.told(s), words.Reason(result.Outcome, winner))
	}
	if result.Since == 0 {
		return say, join(" ", r.told(s), m.RecurrenceStart)
	}
	// The move is named as the list does, which counts by rows of two.
	last := result.Since - 1
	who := r.seatName(t, t.SeatOf(t.Match().At(last).ToMove()))
	return say, join(" ", r.told(s), m.RecurrenceWhy(last/2+1, who, words.Move(t.Match().Moves()[last])))
}

func (r *Root) moves(s *session) app.HTMLElem {
	m, t := r.words(), s.table
	moves := t.Match().Moves()
	box := el("div").Class("moves").Role("region").Aria("label", m.Moves).TabIndex(0)
	if len(moves) == 0 {
		return box.Body(el("p").Class("none").Text(m.NoMoves))
	}
	result, words := t.Result(), r.wordsOf(s.game)
	move := func(i int) app.UI {
		text := el("span").Class("move").Text(words.Move(moves[i]))
		switch {
		case i == t.Match().Ply()-1:
			text.Aria("current", "step")
		case i >= t.Match().Ply():
			text.Class("undone")
		case result.Reason == rules.Recurrence && i == result.Since-1:
			text.Class("again")
		}
		return text
	}
	rows := (len(moves) + 1) / 2
	return box.Body(el("ol").Body(app.Range(make([]struct{}, rows)).Slice(func(row int) app.UI {
		return el("li").Body(
			el("span").Text(strconv.Itoa(row+1)),
			move(2*row),
			app.If(2*row+1 < len(moves), func() app.UI { return move(2*row + 1) }),
		)
	})))
}
