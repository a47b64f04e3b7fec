package shell

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
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
	offered := r.live && s.table.Live() && s.table.Result().Over() && s.studyable() && s.panel != studyPanel && r.offers("value")
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
	case r.hostsTurn(s) && r.frame.turn.silent:
		return "act", r.words().Embed.AskAgain, r.onAskAgain
	case r.byLetters(t) && !t.PersonTurn():
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
	case r.frame != nil && r.frame.problem != nil:
		return m.Embed.Problem, r.problemWords()
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
	case r.watched(t):
		return m.Share.Watched, join(" ", r.told(s), m.Share.WatchedWhy)
	case t.Between():
		return r.roundWords(s)
	case t.Chance():
		return m.ChanceActs, r.told(s)
	case t.MachineTurn() > 0 && s.paused && t.MachinesOnly():
		return m.Paused, r.told(s)
	case t.SettingUp() && t.Arranging():
		return r.arrangeSay(s), join(" ", r.savedWords(s), r.arrangeWords(s))
	case t.SettingUp():
		return m.Arrange.Other(r.seatName(t, t.Turn())), ""
	case t.MachineTurn() > 0:
		return m.Thinking(r.seatName(t, t.Turn())), r.told(s)
	case r.hostsTurn(s) && r.frame.turn.silent:
		return m.Embed.SilentHost, join(" ", r.told(s), m.Embed.AwaitHost)
	case r.hostsTurn(s):
		return m.Awaiting(r.seatName(t, t.Turn())), r.told(s)
	case !t.PersonTurn():
		return m.Awaiting(r.seatName(t, t.Turn())), join(" ", r.told(s), m.AwaitingWhy)
	}
	say = m.YourTurn
	if !t.AgainstMachine() && !t.Letters() {
		say = m.TurnOf(r.seatName(t, t.Turn()))
	}
	return say, r.detail(s)
}

// counts returns how many moves lead to a ply, those not counted with which the players have arranged their pieces.
func (s *session) counts(ply int) int { return max(0, ply-s.table.SetUp()) }

// lookingWords says which position of the past is shown.
func (r *Root) lookingWords(s *session) (say, why string) {
	m, t := r.words(), s.table
	say = m.LookingAt(s.counts(t.Looking()), s.counts(t.Match().Ply()))
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
	}
	if saved := r.savedWords(s); saved != "" {
		return saved
	}
	return join(" ", r.told(s), words.Ask(s.table.View()))
}

// savedWords says what is wrong with what is saved, empty when nothing is.
func (r *Root) savedWords(s *session) string {
	m := r.words()
	switch {
	case s.unreadable:
		return m.SaveUnreadable + " " + m.SaveUnreadableWhy
	case s.forgetful:
		return m.SaveFailed
	}
	return ""
}

// told says the move that led to the position shown, nothing at the start.
func (r *Root) told(s *session) string {
	t := s.table
	ply := t.Looking()
	if ply == 0 || t.Live() && t.Match().RoundAt(ply) > t.Match().RoundAt(ply-1) && !t.Between() {
		return "" // nothing has been played in this round
	}
	if t.Live() && t.Arranged(ply) {
		return "" // as many pieces have been placed as there are
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
