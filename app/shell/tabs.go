package shell

import (
	"math/rand/v2"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
)

// watchTabs follows what other tabs of this browser write, and what they wrote while the browser had put this page to
// sleep behind another one.
func (r *Root) watchTabs() {
	window := app.Window()
	window.Call("addEventListener", "storage", app.FuncOf(func(_ app.Value, args []app.Value) any {
		if key := args[0].Get("key"); key.Truthy() {
			name := key.String()
			r.ctx.Dispatch(func(app.Context) { r.heard(name) })
		}
		return nil
	}))
	window.Call("addEventListener", "pageshow", app.FuncOf(func(_ app.Value, args []app.Value) any {
		if args[0].Get("persisted").Truthy() {
			r.ctx.Dispatch(func(app.Context) { r.wake() })
		}
		return nil
	}))
}

// heard follows a change of what storage has under a name, made by another tab.
func (r *Root) heard(name string) {
	key, ok := r.store.Key(name)
	if !ok {
		return
	}
	r.store.Forget(key)
	for _, game := range r.games {
		switch key {
		case saveKey(game):
			r.lose(game)
		case pastKey(game), statsKey(game):
			r.openHistory()
		}
	}
}

// lose leaves a game to the tab that has just played in it. One that nobody looks at here is simply taken from there.
func (r *Root) lose(game *board.Game) {
	if r.gameOf(r.route) != game {
		r.reopen(game)
		return
	}
	s := r.sessions[game.ID()]
	if _, ok := r.read(saveKey(game)); !ok || r.taken(s) {
		s.leave() // also when all has been erased there: this tab must not bring it back
	}
}

// wake takes over what has changed while the page was asleep and heard nothing.
func (r *Root) wake() {
	for _, game := range r.games {
		if text, ok := r.read(saveKey(game)); ok && text != r.sessions[game.ID()].saved {
			r.reopen(game)
		}
	}
	r.openHistory()
	if game := r.gameOf(r.route); game != nil {
		r.advance(r.sessions[game.ID()])
	}
}

// taken says whether another tab has played in this game, which then goes on there: this tab must not save over it.
// One that has only looked about in it takes nothing.
func (r *Root) taken(s *session) bool {
	text, ok := r.read(saveKey(s.game))
	if !ok {
		return false
	}
	if lookless(text) == lookless(s.saved) {
		s.saved = text
		return false
	}
	s.leave()
	return true
}

// leave stops a game that goes on elsewhere.
func (s *session) leave() {
	s.stop()
	s.elsewhere = true
}

// lookless returns a saved table without the ply that was looked at.
func lookless(text string) string {
	before, after, _ := strings.Cut(text, `"look":`)
	return before + strings.TrimLeft(after, "0123456789")
}

// keepLook saves the ply that a game is looked at. It comes late, when the screen is left, and changes nothing else:
// to look about must neither take the game from another tab nor cost a save at each step.
func (r *Root) keepLook(s *session) {
	if s.elsewhere || s.saved == "" || r.taken(s) {
		return
	}
	text := s.table.Save()
	text += s.saved[len(strings.TrimRight(s.saved, " ")):] // see claim
	if text != s.saved && lookless(text) == lookless(s.saved) {
		s.saved = text
		s.forgetful = !r.store.Set(saveKey(s.game), text)
	}
}

// reopen takes a game from the store, in the place of what this page had of it.
func (r *Root) reopen(game *board.Game) *session {
	old := r.sessions[game.ID()]
	old.leave() // whoever still holds it saves nothing
	old.study.stop()
	r.store.Forget(saveKey(game))
	s := r.openSession(game, rand.Uint64())
	s.exact, s.panel = old.exact, old.panel
	r.sessions[game.ID()] = s
	return s
}

// present returns the session of a game as it stands now: what another tab has played is taken from there.
func (r *Root) present(game *board.Game) *session {
	s := r.sessions[game.ID()]
	if s.elsewhere || r.taken(s) {
		return r.reopen(game)
	}
	return s
}

// onPlayHere takes the game back from another tab.
func (r *Root) onPlayHere(app.Context, app.Event) {
	s := r.reopen(r.current().game)
	r.claim(s)
	r.focus(pointID(s.cursor))
	r.advance(s)
}

// claim saves a game again as it is, so that other tabs hear of it: browsers tell them of a text only when it is
// another than before, and a space at its end makes it one.
func (r *Root) claim(s *session) {
	text := s.table.Save()
	if text == s.saved {
		text += " "
	}
	s.saved = text
	s.forgetful = !r.store.Set(saveKey(s.game), text)
}
