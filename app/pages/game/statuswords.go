package game

import (
	"tablier/app/embed"
	"tablier/app/match"
	"tablier/app/ui"
	"tablier/rules"
)

// status says whose turn it is, what is expected and what has happened.
func (w *wording) status() (say, why string) {
	m, t := w.messages, w.table()
	switch w.match.Phase() {
	case match.Loading:
		return m.Loading, m.LoadingWhy
	case match.SavedByNewer:
		return m.SavedByNewer, m.SavedByNewerWhy
	case match.Elsewhere:
		return m.Elsewhere, m.ElsewhereWhy
	}
	if w.match.Problem() != nil {
		return m.Embed.Problem, w.problem()
	}
	switch phase := w.match.Phase(); {
	case phase == match.Failed:
		return m.MachineFailed, m.MachineFailedWhy
	case phase == match.Covered:
		return m.HandOver(w.name(t.Turn())), w.lastMove()
	case !t.Live():
		return w.looking()
	case phase == match.Interlude && w.roundEnded():
		return m.RoundOver(len(t.Match().RoundOutcomes())), w.lastMove()
	case t.Result().Over():
		return w.result()
	case phase == match.Watched:
		return m.Share.Watched, ui.Join(" ", w.lastMove(), m.Share.WatchedWhy)
	case t.Between():
		return w.round()
	case t.Turn() < 0: // chance is to move, or the page around a frame for it
		return m.ChanceActs, w.lastMove()
	}
	return w.turn()
}

// roundEnded says whether the last move has ended a round of a game that is played for points.
func (w *wording) roundEnded() bool {
	m := w.table().Match()
	_, _, scored := w.table().Own().Points()
	return scored && m.Landed(m.Ply()).Outcome().Over()
}

// turn says who is to move.
func (w *wording) turn() (say, why string) {
	m, t := w.messages, w.table()
	host, silent := w.match.Awaited()
	request, _ := t.Own().Say(w.voice())
	switch {
	case t.MachineTurn() > 0 && w.match.IsPaused() && t.MachinesOnly():
		return m.Paused, w.lastMove()
	case t.Trying():
		_, detail := t.Own().Say(w.voice())
		if t.Fault() != nil {
			detail = w.fault()
		}
		return request, ui.Join(" ", w.saved(), detail)
	case t.SettingUp():
		return m.SetUp.Other(w.name(t.Turn())), ""
	case t.MachineTurn() > 0:
		return m.Thinking(w.name(t.Turn())), w.lastMove()
	case silent:
		return m.Embed.SilentHost, ui.Join(" ", w.lastMove(), m.Embed.AwaitHost)
	case host:
		return m.Awaiting(w.name(t.Turn())), w.lastMove()
	case !t.PersonTurn():
		return m.Awaiting(w.name(t.Turn())), ui.Join(" ", w.lastMove(), m.AwaitingWhy)
	}
	say = m.YourTurn
	if !t.AgainstMachine() && !t.Corresponding() {
		say = m.TurnOf(w.name(t.Turn()))
	}
	return say, w.detail()
}

// problem says what is wrong with the parameters of a frame.
func (w *wording) problem() string {
	e, ok := w.match.Problem().(*embed.Error)
	if !ok {
		return ""
	}
	return w.messages.Embed.Fault(string(e.Fault), rules.Clip(e.Param), rules.Clip(e.Value))
}

// counts returns how many moves lead to a ply, those of the set-up phase not counted.
func (w *wording) counts(ply int) int { return max(0, ply-w.table().SetUp()) }

// looking says which position of the past is shown.
func (w *wording) looking() (say, why string) {
	m, t := w.messages, w.table()
	say = m.LookingAt(w.counts(t.Shown()), w.counts(t.Match().Ply()))
	if why = w.chosen(); why != "" {
		return say, why
	}
	turning := w.turning(t.Shown())
	hint := ""
	if t.CanTouch() && turning == "" {
		hint = m.LookingWhy
	}
	if t.CanTouch() && t.BranchMarks() {
		hint = ui.Join(" ", hint, m.RetakeBranch)
	}
	return say, ui.Join(" ", w.lastMove(), turning, w.meanwhile(), hint)
}

// meanwhile says the machine's last move to a person who looks at an old position.
func (w *wording) meanwhile() string {
	t := w.table()
	ply := t.Match().Ply()
	mover := t.SeatOf(t.Match().MoverAt(ply - 1))
	if t.Result().Over() || mover < 0 || t.Seats()[mover].Level == 0 {
		return ""
	}
	return w.messages.Meanwhile + w.move(ply)
}

// chosen says what has been touched or refused, empty when nothing has.
func (w *wording) chosen() string {
	t := w.table()
	if _, detail := t.Own().Say(w.voice()); detail != "" && !t.Trying() {
		return detail
	}
	switch {
	case t.Fault() != nil:
		return w.fault()
	case len(t.Selected()) > 0:
		points := w.points()
		var targets []string
		for _, target := range t.Targets() {
			targets = append(targets, points[target].Name)
		}
		return w.words.Chosen(points[t.Selected()[0]].Name, targets)
	}
	return ""
}

// fault says why what was touched or written is no move.
func (w *wording) fault() string {
	fault := w.table().Fault()
	if say := w.words.Fault(fault); say != "" {
		return say
	}
	return w.messages.NotAMove(rules.Clip(string(fault.Move)))
}

// detail says what matters most about a person's turn.
func (w *wording) detail() string {
	if chosen := w.chosen(); chosen != "" {
		return chosen
	}
	switch found, hinted := w.match.Hinted(); {
	case hinted && found == nil:
		return w.messages.Searching
	case hinted:
		return w.hint(found)
	}
	if saved := w.saved(); saved != "" {
		return saved
	}
	return ui.Join(" ", w.lastMove(), w.words.Ask(w.table().View()))
}

// saved says what is wrong with what is saved, empty when nothing is.
func (w *wording) saved() string {
	m := w.messages
	switch {
	case w.match.Unreadable():
		return m.SaveUnreadable + " " + m.SaveUnreadableWhy
	case w.match.Forgetful():
		return m.SaveFailed
	}
	return ""
}

// note says what is to be said once: of a game that has arrived, or of going back.
func (w *wording) note() string {
	m := w.messages
	switch w.match.Note() {
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

// undo names the undo: against the machine it takes back to one's own turn.
func (w *wording) undo() string {
	if w.table().AgainstMachine() && !w.table().Trying() {
		return w.messages.TakeBack
	}
	return w.messages.Undo
}

// progress says how far the machine's thinking has come, empty while it does not think.
func (w *wording) progress() string {
	progress := w.match.Progress()
	if progress == nil || !w.match.Live() {
		return ""
	}
	return w.messages.Progress(progress.Depth, int(progress.Nodes), int(progress.Millis))
}

// act is the one thing that the status offers to do, if any.
func (w *wording) act() act {
	m, t := w.messages, w.table()
	_, silent := w.match.Awaited()
	switch phase := w.match.Phase(); {
	case phase == match.Loading, phase == match.SavedByNewer:
	case phase == match.Elsewhere:
		return act{"act-here", m.PlayHere}
	case phase == match.Failed:
		return act{"act-retry", m.TryAgain}
	case !t.Live():
		return act{"act-live", m.BackToGame}
	case t.Result().Over():
		return act{"act", m.Rematch}
	case t.Between():
		return act{"act-round", m.NextRound}
	case silent:
		return act{"act-ask", m.Embed.AskAgain}
	case w.match.ByCorrespondence() && !t.PersonTurn():
		return act{"act-send", m.SendLink}
	case w.match.Thinking():
		return act{playNow, m.PlayNow}
	}
	return act{}
}
