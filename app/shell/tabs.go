package shell

import (
	"math/rand/v2"

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
	s.stop()
	s.elsewhere = true
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

// taken says whether another tab has saved this game and the word of it has not come yet: this tab must not save
// over it.
func (r *Root) taken(s *session) bool {
	if text, ok := r.read(saveKey(s.game)); !ok || text == s.saved {
		return false
	}
	s.stop()
	s.elsewhere = true
	return true
}

// reopen takes a game from the store, in the place of what this page had of it.
func (r *Root) reopen(game *board.Game) *session {
	old := r.sessions[game.ID()]
	old.stop()
	old.elsewhere = true // whoever still holds it saves nothing
	r.store.Forget(saveKey(game))
	s := r.openSession(game, rand.Uint64())
	s.exact, s.panel = old.exact, old.panel
	r.sessions[game.ID()] = s
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
