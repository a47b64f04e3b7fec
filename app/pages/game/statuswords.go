package game

import (
	"tablier/app/board"
	"tablier/app/embed"
	"tablier/app/match"
	"tablier/app/ui"
	"tablier/rules"
)

// A statusText is the text of the status: three parts, each in its own place, so that none replaces another.
type statusText struct {
	Say  string // whose turn it is and what is expected, or the result
	Last string // the last move; nothing but another move takes its place
	Why  string // the reason, or the touched points
}

// An act is the one thing that the status offers to do.
type act struct{ ID, Text string }

// playNow is the id of the button that cuts the machine's search short.
const playNow = "play-now"

// statusText returns the text of the status: whose turn it is, what is expected and what has happened.
func (w statusWords) statusText() statusText {
	m, t := w.messages, w.table()
	switch w.match.Phase() {
	case match.Loading:
		return statusText{Say: m.Loading, Why: m.LoadingWhy}
	case match.SavedByNewer:
		return statusText{Say: m.SavedByNewer, Why: m.SavedByNewerWhy}
	case match.Elsewhere:
		return statusText{Say: m.Elsewhere, Why: m.ElsewhereWhy}
	}
	if w.match.Problem() != nil {
		return statusText{Say: m.Embed.Problem, Why: w.problem()}
	}
	if w.match.HostMuted() {
		return statusText{Say: m.Embed.HostFloods, Last: w.moves().lastMove(), Why: m.Embed.HostFloodsWhy}
	}
	now := statusText{Last: w.moves().lastMove()}
	switch phase := w.match.Phase(); {
	case phase == match.Failed:
		now.Say, now.Why = m.MachineFailed, m.MachineFailedWhy
	case phase == match.Covered:
		now.Say = m.HandOver(w.name(t.Turn()))
	case !t.Live():
		now.Say, now.Why = w.looking()
	case phase == match.Interlude && w.roundEnded():
		now.Say = m.RoundOver(len(t.Match().RoundOutcomes()))
	case t.Result().Over():
		now.Say, now.Why = w.results().result()
		now.Why = ui.Join(" ", now.Why, w.links().lastLink())
	case phase == match.Watched:
		now.Say, now.Why = m.Share.Watched, m.Share.WatchedWhy
	case phase == match.Greeting:
		now.Say = m.Panel.Opens(w.name(w.machineSeat()))
	case t.Between():
		now.Say, now.Why = w.results().round()
	case t.Turn() < 0: // chance is to move, or the page around a frame for it
		now.Say = w.words.Request("", t.View())
	default:
		now.Say, now.Why = w.turn()
		if invited := w.links().invited(); invited != "" {
			now.Last = invited
			if t.PersonTurn() && w.chosen() == "" {
				now.Why = m.ByLinks.YoursWhy
			}
		}
	}
	return now
}

// machineSeat returns the seat of the machine that a person plays.
func (w statusWords) machineSeat() int {
	if w.table().Seats()[0].Level > 0 {
		return 0
	}
	return 1
}

// roundEnded says whether the last move has ended a round of several.
func (w statusWords) roundEnded() bool {
	m := w.table().Match()
	return m.Rounds() > 1 && m.Landed(m.Ply()).Outcome().Over()
}

// turn says who is to move.
func (w statusWords) turn() (say, why string) {
	m, t := w.messages, w.table()
	host, silent := w.match.Awaited()
	request, detail := t.Own().Say(w.voice())
	switch {
	case t.ByLinks() != nil && !t.PersonTurn():
		return w.links().byLinks()
	case t.MachineTurn() > 0 && w.match.IsPaused() && t.MachinesOnly():
		return m.Paused, ""
	case w.match.Phase() == match.Held:
		return m.Held, m.HeldWhy
	case t.Trying():
		if w.faultElsewhere() {
			detail = w.fault()
		}
		return request, ui.Join(" ", w.saved(), detail)
	case t.SettingUp():
		return m.SetUp.Other(w.name(t.Turn())), ""
	case t.MachineTurn() > 0:
		return m.Thinking(w.name(t.Turn())), ""
	case silent:
		return m.Embed.SilentHost, m.Embed.AwaitHost
	case host, !t.PersonTurn():
		return m.Awaiting(w.name(t.Turn())), ""
	}
	who := ""
	if !t.AgainstMachine() && !t.Corresponding() {
		who = w.name(t.Turn())
	}
	return w.words.Request(who, t.View()), w.detail()
}

// problem says the error in the parameters of a frame.
func (w statusWords) problem() string {
	e, ok := w.match.Problem().(*embed.Error)
	if !ok {
		return ""
	}
	return w.messages.Embed.Fault(string(e.Fault), rules.Clip(e.Param), rules.Clip(e.Value))
}

// playPlies returns how many moves lead to a ply, without those of the set-up phase.
func (w moveWords) playPlies(ply int) int { return max(0, ply-w.table().SetUp()) }

// looking says which past position is shown.
func (w statusWords) looking() (say, why string) {
	m, t := w.messages, w.table()
	say = m.LookingAt(w.moves().playPlies(t.Shown()), w.moves().playPlies(t.Match().Ply()))
	if why = w.chosen(); why != "" {
		return say, why
	}
	turning := w.moves().turning(t.Shown())
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
func (w statusWords) meanwhile() string {
	t := w.table()
	ply := t.Match().Ply()
	mover := t.SeatOf(t.Match().MoverAt(ply - 1))
	if t.Result().Over() || mover < 0 || t.Seats()[mover].Level == 0 {
		return ""
	}
	return w.messages.Meanwhile + w.moves().move(ply)
}

// chosen says the touched points, or the refusal; empty for none.
func (w statusWords) chosen() string {
	t := w.table()
	if _, detail := t.Own().Say(w.voice()); detail != "" && !t.Trying() {
		return detail
	}
	switch {
	case w.faultElsewhere():
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

// refusal says why the last touch on the board was refused, empty when none was.
func (w statusWords) refusal() string {
	t := w.table()
	if at := t.FaultAt(); at < 0 || at >= len(w.points()) || !w.points()[at].On() || t.Covered() {
		return ""
	}
	return w.fault()
}

// faultElsewhere says whether a fault comes from no point of the board, such as that of a written move.
func (w statusWords) faultElsewhere() bool { return w.table().Fault() != nil && w.refusal() == "" }

// fault says why the last touch or written move was refused.
func (w statusWords) fault() string {
	fault := w.table().Fault()
	if say := w.words.Fault(fault); say != "" {
		return say
	}
	return w.messages.NotAMove(rules.Clip(string(fault.Move)))
}

// detail says the main detail of a person's turn.
func (w statusWords) detail() string {
	own, _ := w.table().Own().(board.Adviser)
	if chosen := w.chosen(); chosen != "" && (own == nil || !own.Advised()) {
		return chosen
	}
	switch found, hinted := w.match.Hinted(); {
	case hinted && found == nil:
		return w.messages.Searching
	case hinted:
		return w.values().hint(found)
	}
	if saved := w.saved(); saved != "" {
		return saved
	}
	return w.words.Ask(w.table().View())
}

// saved says the problem with saving, empty for none.
func (w statusWords) saved() string {
	m := w.messages
	switch {
	case w.match.Unreadable():
		return m.SaveUnreadable + " " + m.SaveUnreadableWhy
	case w.match.Forgetful():
		return m.SaveFailed
	}
	return ""
}

// note says the match's notice: about a game that has arrived, or about going back.
func (w statusWords) note() string {
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

// progress says the progress of the machine's search, empty while there is none.
func (w statusWords) progress() string {
	progress := w.match.Progress()
	if progress == nil || !w.match.Live() {
		return ""
	}
	return w.messages.Progress(progress.Depth, int(progress.Nodes), int(progress.Millis))
}

// act returns the act that the status offers, if any.
func (w statusWords) act() act {
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
	case t.ByLinks() != nil && t.ByLinks().Sent() && !t.Between():
		return act{"act-send", m.SendLink}
	case t.Result().Over():
		return act{"act", m.Rematch}
	case t.Between():
		return act{"act-round", m.NextRound}
	case phase == match.Held:
		return act{"act-anyway", m.PlayAnyway}
	case silent:
		return act{"act-ask", m.Embed.AskAgain}
	case w.match.Thinking():
		return act{playNow, m.PlayNow}
	}
	return act{}
}
