package wording

import (
	"tablier/app/board"
	"tablier/app/embed"
	"tablier/app/match"
	"tablier/app/ui"
	"tablier/rules"
)

// A Text is the text of the status: three parts, each in its own place, so that none replaces another.
type Text struct {
	Say  string // whose turn it is and what is expected, or the result
	Last string // the last move; nothing but another move takes its place
	Why  string // the reason, or the touched points
}

// An Act is the one thing that the status offers to do.
type Act struct{ ID, Text string }

// PlayNow is the id of the button that cuts the machine's search short.
const PlayNow = "play-now"

// Text returns the text of the status: whose turn it is, what is expected and what has happened.
func (w Status) Text() Text {
	m, t := w.Messages, w.Table()
	switch w.Match.Phase() {
	case match.Loading:
		return Text{Say: m.Loading, Why: m.LoadingWhy}
	case match.SavedByNewer:
		return Text{Say: m.SavedByNewer, Why: m.SavedByNewerWhy}
	case match.Elsewhere:
		return Text{Say: m.Elsewhere, Why: m.ElsewhereWhy}
	}
	if w.Match.Problem() != nil {
		return Text{Say: m.Embed.Problem, Why: w.problem()}
	}
	if w.Match.HostMuted() {
		return Text{Say: m.Embed.HostFloods, Last: w.Moves().lastMove(), Why: m.Embed.HostFloodsWhy}
	}
	now := Text{Last: w.Moves().lastMove()}
	switch phase := w.Match.Phase(); {
	case phase == match.Failed:
		now.Say, now.Why = m.MachineFailed, m.MachineFailedWhy
	case phase == match.Covered:
		now.Say = m.HandOver(w.Name(t.Turn()))
	case !t.Live():
		now.Say, now.Why = w.looking()
	case phase == match.Interlude && w.roundEnded():
		now.Say = m.RoundOver(len(t.Match().RoundOutcomes()))
	case t.Result().Over():
		now.Say, now.Why = w.Results().result()
		now.Why = ui.Join(" ", now.Why, w.Links().lastLink())
	case phase == match.Watched:
		now.Say, now.Why = m.Share.Watched, m.Share.WatchedWhy
	case phase == match.Greeting:
		now.Say = m.Panel.Opens(w.Name(w.machineSeat()))
	case t.Between():
		now.Say, now.Why = w.Results().round()
	case t.Turn() < 0: // chance is to move, or the page around a frame for it
		now.Say = w.Words.Request("", t.View())
	default:
		now.Say, now.Why = w.turn()
		if invited := w.Links().invited(); invited != "" {
			now.Last = invited
			if t.PersonTurn() && w.chosen() == "" {
				now.Why = m.ByLinks.YoursWhy
			}
		}
	}
	return now
}

// machineSeat returns the seat of the machine that a person plays.
func (w Status) machineSeat() int {
	if w.Table().Seats()[0].Level > 0 {
		return 0
	}
	return 1
}

// roundEnded says whether the last move has ended a round of several.
func (w Status) roundEnded() bool {
	m := w.Table().Match()
	return m.Rounds() > 1 && m.Landed(m.Ply()).Outcome().Over()
}

// turn says who is to move.
func (w Status) turn() (say, why string) {
	m, t := w.Messages, w.Table()
	host, silent := w.Match.Awaited()
	request, detail := t.Own().Say(w.Voice())
	switch {
	case t.ByLinks() != nil && !t.PersonTurn():
		return w.Links().Next()
	case t.MachineTurn() > 0 && w.Match.IsPaused() && t.MachinesOnly():
		return m.Paused, ""
	case w.Match.Phase() == match.Held:
		return m.Held, m.HeldWhy
	case t.Trying():
		if w.faultElsewhere() {
			detail = w.Fault()
		}
		return request, ui.Join(" ", w.Saved(), detail)
	case t.SettingUp():
		return m.SetUp.Other(w.Name(t.Turn())), ""
	case t.MachineTurn() > 0:
		return m.Thinking(w.Name(t.Turn())), ""
	case silent:
		return m.Embed.SilentHost, m.Embed.AwaitHost
	case host, !t.PersonTurn():
		return m.Awaiting(w.Name(t.Turn())), ""
	}
	who := ""
	if !t.AgainstMachine() && !t.Corresponding() {
		who = w.Name(t.Turn())
	}
	return w.Words.Request(who, t.View()), w.detail()
}

// problem says the error in the parameters of a frame.
func (w Status) problem() string {
	e, ok := w.Match.Problem().(*embed.Error)
	if !ok {
		return ""
	}
	return w.Messages.Embed.Fault(string(e.Fault), rules.Clip(e.Param), rules.Clip(e.Value))
}

// PlayPlies returns how many moves lead to a ply, without those of the set-up phase.
func (w Moves) PlayPlies(ply int) int { return max(0, ply-w.Table().SetUp()) }

// looking says which past position is shown.
func (w Status) looking() (say, why string) {
	m, t := w.Messages, w.Table()
	say = m.LookingAt(w.Moves().PlayPlies(t.Shown()), w.Moves().PlayPlies(t.Match().Ply()))
	if why = w.chosen(); why != "" {
		return say, why
	}
	turning := w.Moves().Turning(t.Shown())
	hint := ""
	if t.CanTouch() && turning == "" {
		hint = m.LookingWhy
	}
	if t.CanTouch() && t.BranchMarks() {
		hint = ui.Join(" ", hint, m.RetakeBranch)
	}
	return say, ui.Join(" ", turning, w.meanwhile(), hint)
}

// meanwhile says the machine's last move while an old position is shown.
func (w Status) meanwhile() string {
	t := w.Table()
	ply := t.Match().Ply()
	mover := t.SeatOf(t.Match().MoverAt(ply - 1))
	if t.Result().Over() || mover < 0 || t.Seats()[mover].Level == 0 {
		return ""
	}
	return w.Messages.Meanwhile + w.Moves().move(ply)
}

// chosen says the touched points, or the refusal; empty for none.
func (w Status) chosen() string {
	t := w.Table()
	if _, detail := t.Own().Say(w.Voice()); detail != "" && !t.Trying() {
		return detail
	}
	switch {
	case w.faultElsewhere():
		return w.Fault()
	case len(t.Selected()) > 0:
		points := w.points()
		var targets []string
		for _, target := range t.Targets() {
			targets = append(targets, points[target].Name)
		}
		return w.Words.Chosen(points[t.Selected()[0]].Name, targets)
	}
	return ""
}

// Refusal says why the last touch on the board was refused, empty when none was.
func (w Status) Refusal() string {
	t := w.Table()
	if at := t.FaultAt(); at < 0 || at >= len(w.points()) || !w.points()[at].On() || t.Covered() {
		return ""
	}
	return w.Fault()
}

// faultElsewhere says whether a fault comes from no point of the board, such as that of a written move.
func (w Status) faultElsewhere() bool { return w.Table().Fault() != nil && w.Refusal() == "" }

// Fault says why the last touch or written move was refused.
func (w Status) Fault() string {
	fault := w.Table().Fault()
	if say := w.Words.Fault(fault); say != "" {
		return say
	}
	return w.Messages.NotAMove(rules.Clip(string(fault.Move)))
}

// detail says the main detail of a person's turn.
func (w Status) detail() string {
	own, _ := w.Table().Own().(board.Adviser)
	if chosen := w.chosen(); chosen != "" && (own == nil || !own.Advised()) {
		return chosen
	}
	switch found, hinted := w.Match.Analysis().Hinted(); {
	case hinted && found == nil:
		return w.Messages.Searching
	case hinted:
		return w.Values().hint(found)
	}
	if saved := w.Saved(); saved != "" {
		return saved
	}
	return w.Words.Ask(w.Table().View())
}

// Saved says the problem with saving, empty for none.
func (w Status) Saved() string {
	m := w.Messages
	switch {
	case w.Match.Unreadable():
		return m.SaveUnreadable + " " + m.SaveUnreadableWhy
	case w.Match.Forgetful():
		return m.SaveFailed
	}
	return ""
}

// Note says the match's notice: about a game that has arrived, or about going back.
func (w Status) Note() string {
	m := w.Messages
	switch w.Match.Note() {
	case match.KeptNote:
		return m.Share.Kept
	case match.KnownNote:
		return m.Share.KnownAlready
	case match.PassedNote:
		return m.Share.PassedAlready
	case match.MarksNote:
		return m.RetakeAsk
	case match.BarredNote:
		return m.RetakeBarred
	}
	return ""
}

// Progress says the progress of the machine's search, empty while there is none.
func (w Status) Progress() string {
	progress := w.Match.Progress()
	if progress == nil || !w.Match.Live() {
		return ""
	}
	return w.Messages.Progress(progress.Depth, int(progress.Nodes), int(progress.Millis))
}

// Act returns the act that the status offers, if any.
func (w Status) Act() Act {
	m, t := w.Messages, w.Table()
	_, silent := w.Match.Awaited()
	switch phase := w.Match.Phase(); {
	case phase == match.Loading, phase == match.SavedByNewer:
	case phase == match.Elsewhere:
		return Act{"act-here", m.PlayHere}
	case phase == match.Failed:
		return Act{"act-retry", m.TryAgain}
	case !t.Live():
		return Act{"act-live", m.BackToGame}
	case t.ByLinks() != nil && t.ByLinks().Sent() && !t.Between():
		return Act{"act-send", m.SendLink}
	case t.Result().Over():
		return Act{"act", m.Rematch}
	case t.Between():
		return Act{"act-round", m.NextRound}
	case phase == match.Held:
		return Act{"act-anyway", m.PlayAnyway}
	case silent:
		return Act{"act-ask", m.Embed.AskAgain}
	case w.Match.Thinking():
		return Act{PlayNow, m.PlayNow}
	}
	return Act{}
}
