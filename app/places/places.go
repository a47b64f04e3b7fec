// Package places names the places of a game's page in which a game puts elements of its own. What stands there is the
// game's; when and whether it is shown is the page's.
package places

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/play"
)

// A Parts is a game's elements for each place. A nil function leaves its place empty. Each returns one element or
// component, which keeps its place hidden when there is nothing to show; a component with exported fields is passed
// over while these stay the same.
type Parts struct {
	Over     func(*Page) app.UI // over the board
	Beside   func(*Page) app.UI // beside the words that say whose turn it is
	Below    func(*Page) app.UI // below these words
	Settings func(*Page) app.UI // among the settings
}

// A Page is the state and the actions of the page that a game's own elements may use. One serves a game's page as
// long as the program runs; Table is another one after the game has been taken over from another tab, so nothing may
// keep it.
type Page struct {
	Game  *board.Game
	Table *play.Table
	Lang  i18n.Lang
	Live  bool // the program runs in a browser
	Can   bool // the match can be changed here
	Step  int  // of the interlude, -1 when none is shown
	Voice board.Voice
	Hint  []int // the points of the move that the machine advises, while it is shown

	Do        func(app.Context, board.Gesture)  // passes a gesture to the table
	Configure func(change func(*play.Settings)) // changes the settings
	Focus     func(id string)                   // moves the keyboard once the page has been drawn
	Reveal    func(id string)                   // scrolls into view, once the page has been drawn
	Keep      Keep                              // keeps texts of the game's own, by the keys of its Keeps
	Redraw    func()                            // draws the page anew
}

// Keep keeps a game's own texts.
type Keep interface {
	Get(key string) (text string, ok bool)  // as this page read it last
	Read(key string) (text string, ok bool) // as storage has it, or this page where storage refused it
	Set(key, text string) bool              // false when only this page holds it
	Unreadable(key string, err error) bool  // puts aside a text that cannot be read; false for one of a later version
}

// Messages returns the sentences that no game owns.
func (p *Page) Messages() *i18n.Messages { return i18n.Of(p.Lang) }

// Words returns the game's sentences.
func (p *Page) Words() board.Words { return p.Game.Words(p.Lang) }
