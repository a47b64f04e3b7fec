package analysis

import (
	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/rules"
)

// A hint is the machine's proposal for the person to move, where the game stands.
type hint struct {
	found *protocol.Found // the answer
	shown bool            // it is shown, or the answer is pending
}

// Hinted says whether a hint is shown or pending; found is nil until its answer has come.
func (a *Analysis) Hinted() (found *protocol.Found, hinted bool) {
	return a.hint.found, a.hint.shown
}

// CanHint says whether a hint can be asked for: a person moves where the game stands, and the machine knows the game.
func (a *Analysis) CanHint() bool {
	t := a.env.Table()
	return t.PersonTurn() && t.Live() && !t.Covered() && a.game.Levels > 0 && !t.SettingUp()
}

// AskHint asks for a hint, unless it is known.
func (a *Analysis) AskHint() {
	h := &a.hint
	if !a.CanHint() || a.questions.pending(forHint) || h.found != nil {
		return
	}
	a.env.Table().Cancel()
	a.env.SetFailed(false)
	ply := a.env.Table().Shown()
	query := a.env.Query(ply, 0)
	query.Hint, query.Seed = true, 0 // the same one whenever it is asked for
	h.shown = true
	a.questions.ask(forHint, ply, query)
}

// cancelHint ends a hint: it was for the position where the game stands.
func (a *Analysis) cancelHint() {
	a.questions.cancelAll(forHint)
	a.hint = hint{}
}

// hearHint takes the answer to a hint, or its error.
func (a *Analysis) hearHint(answer Answer) {
	h := &a.hint
	if answer.Err != nil {
		a.env.Log(answer.Err)
		a.env.SetFailed(true)
		return
	}
	h.found = &answer.Found
	if own, ok := a.env.Table().Own().(board.Adviser); ok && len(a.env.Table().Selected()) == 0 {
		own.Advise(rules.Move(h.found.Best))
	}
}
