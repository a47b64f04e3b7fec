package shell

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/rules"
)

// status is the one line that says whose turn it is, what is expected and what happened; a screen reader
// hears it each time it changes.
func (r *Root) status(s *session) app.UI {
	say, why := r.statusWords(s)
	why = join(" ", r.noteWords(s), why)
	class := "status"
	switch id, _, _ := r.statusAct(s); {
	case s.table.Result().Over() && s.table.Live():
		class = "status over"
	case id == playNow:
		class = "status thinks"
	}
	if s.stocked() != nil {
		class += " stocked"
	}
	return el("div").Class(class).Body(
		el("div").Role("status").Aria("atomic", "true").Body(
			el("strong").Text(say), el("span").Text(why),
		),
		el("div").Class("acts").Body(r.statusButton(s), r.studyOffer(s)),
		r.besideStatus(s),
		r.progressLine(s),
	)
}

// statusButton does what the status offers to do. That of a thinking machine has its room before it is of any use, so
// that nothing moves when it comes.
func (r *Root) statusButton(s *session) app.UI {
	id, text, do := r.statusAct(s)
	if text == "" {
		return shown(false, button())
	}
	b := button().Class("act").ID(id).Text(text).OnClick(do)
	if id == playNow && s.progress == nil {
		b.Class("later")
	}
	return b
}

// studyOffer is beside the result: the game can be read again.
func (r *Root) studyOffer(s *session) app.UI {
	offered := r.live && s.table.Live() && s.table.Result().Over() && s.studyable() && s.panel != studyPanel
	return shown(offered, button().Class("go").ID("act-study").Text(r.words().Study.Title).OnClick(r.onStudy))
}

// playNow is the id of the button that cuts the machine short.
const playNow = "play-now"

// statusAct is the one thing that the status offers to do, if any.
func (r *Root) statusAct(s *session) (id, text string, do app.EventHandler) {
	m, t := r.words(), s.table
	switch {
	case !r.live:
	case s.newer:
	case s.elsewhere:
		return "act-here", m.PlayHere, r.onPlayHere
	case s.failed:
		return "act", m.TryAgain, r.onTryAgain
	case !t.Live():
		return "act-live", m.BackToGame, r.onLive
	case t.Result().Over():
		return "act", m.Rematch, r.onRestart
	case t.Between():
		return "act-round", m.NextRound, r.onNextRound
	case t.Letters() && !t.PersonTurn():
		return "act-send", m.SendLink, r.onShare
	case s.thinking != nil:
		return playNow, m.PlayNow, r.onPlayNow
	}
	return "", "", nil
}

// progressLine shows how far the machine's thinking has come; a screen reader is not told, it would never end. It has its
// place as long as the machine plays, so that nothing moves when it comes.
func (r *Root) progressLine(s *session) app.UI {
	text := ""
	if p := s.progress; p != nil && r.live {
		text = r.words().Progress(p.Depth, int(p.Nodes), int(p.Millis))
	}
	playing := (s.table.AgainstMachine() || s.table.MachinesOnly()) && !s.table.Result().Over()
	return shown(playing, el("p").Class("thought").Aria("hidden", "true").Text(text))
}

func (r *Root) statusWords(s *session) (say, why string) {
	m, t := r.words(), s.table
	switch {
	case !r.live:
		return m.Loading, m.LoadingWhy
	case s.newer:
		return m.SavedByNewer, m.SavedByNewerWhy
	case s.elsewhere:
		return m.Elsewhere, m.ElsewhereWhy
	case s.failed:
		return m.MachineFailed, m.MachineFailedWhy
	case t.Covered():
		return m.HandOver(r.seatName(t, t.Turn())), r.told(s)
	case !t.Live():
		return r.lookingWords(s)
	case s.counting:
		return m.RoundOver(len(t.Match().RoundOutcomes())), r.told(s)
	case t.Result().Over():
		return r.resultWords(s)
	case t.Watched():
		return m.Share.Watched, join(" ", r.told(s), m.Share.WatchedWhy)
	case t.Between():
		return r.roundWords(s)
	case t.Chance():
		return m.ChanceActs, r.told(s)
	case t.MachineTurn() > 0 && s.paused && t.MachinesOnly():
		return m.Paused, r.told(s)
	case t.MachineTurn() > 0:
		return m.Thinking(r.seatName(t, t.Turn())), r.told(s)
	case !t.PersonTurn():
		return m.Awaiting(r.seatName(t, t.Turn())), join(" ", r.told(s), m.AwaitingWhy)
	}
	say = m.YourTurn
	if !t.AgainstMachine() && !t.Letters() {
		say = m.TurnOf(r.seatName(t, t.Turn()))
	}
	return say, r.detail(s)
}

// lookingWords says which position of the past is shown.
func (r *Root) lookingWords(s *session) (say, why string) {
	m, t := r.words(), s.table
	say = m.LookingAt(t.Looking(), t.Match().Ply())
	if why = r.chosenWords(s); why != "" {
		return say, why
	}
	turning := r.turningWords(s, t.Looking())
	hint := ""
	if t.CanTouch() && turning == "" {
		hint = m.LookingWhy
	}
	return say, join(" ", r.told(s), turning, r.meanwhile(s), hint)
}

// meanwhile says the machine's last move to a person who looks at an old position.
func (r *Root) meanwhile(s *session) string {
	t := s.table
	ply := t.Match().Ply()
	mover := t.SeatOf(t.Match().MoverAt(ply - 1))
	if t.Result().Over() || mover < 0 || t.Seats()[mover].Level == 0 {
		return ""
	}
	return r.words().Meanwhile + r.toldAt(s, ply)
}

// chosenWords says what has been touched or refused, empty when nothing has.
func (r *Root) chosenWords(s *session) string {
	t, words := s.table, r.wordsOf(s.game)
	if say := r.ghostWords(s); say != "" {
		return say
	}
	switch {
	case t.Fault() != nil:
		return r.faultWords(s)
	case len(t.Selected()) > 0:
		points := s.points()
		var targets []string
		for _, target := range t.Targets() {
			targets = append(targets, points[target].Name)
		}
		return words.Chosen(points[t.Selected()[0]].Name, targets)
	}
	return ""
}

// faultWords says why what was touched or written is no move.
func (r *Root) faultWords(s *session) string {
	fault := s.table.Fault()
	if say := r.wordsOf(s.game).Fault(fault); say != "" {
		return say
	}
	return r.words().NotAMove(string(fault.Move))
}

// detail says what matters most about a person's turn.
func (r *Root) detail(s *session) string {
	m, words := r.words(), r.wordsOf(s.game)
	if chosen := r.chosenWords(s); chosen != "" {
		return chosen
	}
	switch {
	case s.hinted && s.advice == nil:
		return m.Searching
	case s.hinted:
		return r.hintWords(s)
	case s.unreadable:
		return m.SaveUnreadable + " " + m.SaveUnreadableWhy
	case s.forgetful:
		return m.SaveFailed
	}
	return join(" ", r.told(s), words.Ask(s.table.View()))
}

// told says the move that led to the position shown, nothing at the start.
func (r *Root) told(s *session) string {
	t := s.table
	ply := t.Looking()
	if ply == 0 || t.Live() && t.Match().RoundAt(ply) > t.Match().RoundAt(ply-1) && !t.Between() {
		return "" // nothing has been played in this round
	}
	told := r.toldAt(s, ply)
	if holding(t.Skin(), t.View()) && ply > 1 && t.Match().RoundAt(ply-2) == t.Match().RoundAt(ply) {
		return r.toldAt(s, ply-1) + " " + told // a draw follows at once, and leaves no time to read
	}
	return told
}

// toldAt says the move that led to a ply.
func (r *Root) toldAt(s *session, ply int) string {
	t := s.table
	who := ""
	if seat := t.SeatOf(t.Match().MoverAt(ply - 1)); seat >= 0 {
		who = r.seatName(t, seat)
	}
	return r.wordsOf(s.game).Told(who, t.Before(ply), t.Told(ply))
}

// join puts a separator between the texts that are not empty.
func join(separator string, texts ...string) string {
	return strings.Join(slices.DeleteFunc(texts, func(text string) bool { return text == "" }), separator)
}

// roundWords says how the round that has just ended did so.
func (r *Root) roundWords(s *session) (say, why string) {
	m := r.words()
	rounds := s.table.Match().RoundOutcomes()
	return m.RoundOver(len(rounds)), join(" ", r.told(s), r.points(s, rounds[len(rounds)-1].Score))
}

// points says who has how many points, nothing in a game without.
func (r *Root) points(s *session, score *[2]int) string {
	if score == nil {
		return ""
	}
	t := s.table
	var each [2]string
	for seat := range each {
		points := score[t.PlayerOf(seat).Index()]
		each[seat] = r.words().PointsOf(r.matchName(t, seat), strconv.Itoa(points))
	}
	points := each[0] + ", " + each[1]
	if t.Match().Rounds() > 1 && t.Result().Over() {
		return r.words().Total(points)
	}
	return points + "."
}

func (r *Root) resultWords(s *session) (say, why string) {
	m, t, words := r.words(), s.table, r.wordsOf(s.game)
	result := t.Result()
	winner := ""
	say = m.DrawGame
	if seat := t.SeatOf(result.Winner); seat >= 0 {
		winner = r.matchName(t, seat)
		say = m.Wins(winner)
	}
	reason := r.reasonWords(s, result, words.Reason(result.Outcome, winner))
	return say, join(" ", r.told(s), reason, r.points(s, result.Score), r.turningWords(s, t.Looking()))
}

// reasonWords says why the match ended, in the game's own words where it is not a reason that every game has.
func (r *Root) reasonWords(s *session, result rules.Result, own string) string {
	m, t := r.words(), s.table
	switch {
	case result.Reason == rules.Resigned:
		return m.Resigned(r.matchName(t, 1-t.SeatOf(result.Winner)))
	case result.Reason != rules.Recurrence:
		return own
	}
	before := s.game.Spec.Recurrences - 1
	if result.Since == 0 {
		return m.RecurrenceStart(before)
	}
	// The move is named as the list does, which counts by rows of two.
	last := result.Since - 1
	who := r.seatName(t, t.SeatOf(t.Match().MoverAt(last)))
	return m.RecurrenceWhy(before, last/2+1, who, r.wordsOf(s.game).Move(t.Told(result.Since)))
}
