// Package region holds what all regions of the page of a game know: the match, the open panel, the point of the board
// that has the focus, and how a region is drawn anew. A region is a part of the page that changes at its own pace; the
// packages beside this one draw some each, and package game joins them.
package region

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/match"
	"tablier/app/match/page/wording"
	"tablier/app/places"
	"tablier/app/play"
	"tablier/app/shell"
	"tablier/app/steps"
	"tablier/app/ui"
	"tablier/rules"
)

// A Page is the state of a game's page that all of its regions know.
type Page struct {
	Site  *shell.Site
	Game  games.Game
	Match *match.Session
	Clock match.Clock

	Rev    int    // counts the events, so that components which show many things at once are redrawn
	Loaded int    // how many times a saved table has been taken over
	Cursor string // the name of the point that is or was focused

	Panel  Panel  // the open panel
	Opener string // the id of the control to focus when the panel is closed
	Sheet  *Sheet // that of the site

	Around  app.Context // the context around the regions, so that each can be redrawn alone
	Entered bool        // the page has been entered
	InTurns bool        // the page is about to be drawn in steps

	Places places.Page // what the game's own elements know
	Environment
}

// An Environment is the functions that a region needs of the page around it.
type Environment struct {
	OnScreen func() bool // says whether the page is the one that is shown, and shows its match
	Centre   func()      // moves the keyboard's cursor to the middle of the board
	Turned   func(Panel) // is called before a panel is shown, or the match again
	Closed   func()      // is called once a person has closed the panel
	Task     func()      // puts the match of a set on the table, where one is asked for
}

// Table returns the table of the match, Messages the catalogue of the language, Words those of the game, Levels what
// they say of the levels in the variant of the match, and Voice what the game's own part needs to say something.
func (p *Page) Table() *play.Table       { return p.Match.Table() }
func (p *Page) Messages() *i18n.Messages { return p.Site.Messages() }
func (p *Page) Words() board.Words       { return p.Game.Words(p.Site.Lang) }
func (p *Page) Levels() []string         { return p.Words().Levels(p.Table().Match().Setup().Variant) }
func (p *Page) Voice() board.Voice       { return p.Wording().Voice() }

// Wording returns the wording of the match as it stands.
func (p *Page) Wording() *wording.Wording { return wording.New(p.Match.Controller, p.Site.Lang) }

// gamePlaces returns the present state for the game's own elements.
func (p *Page) gamePlaces() *places.Page {
	o := &p.Places
	o.Table, o.Lang, o.Live, o.Can = p.Table(), p.Site.Lang, p.Match.Live(), p.Match.Can()
	o.Step, o.Voice, o.Hint = p.Match.Step(), p.Voice(), p.Hint()
	return o
}

// Points returns the points of the board shown.
func (p *Page) Points() []board.Point { return p.Table().Skin().Points(p.Table().View()) }

// Hint returns the points of the move that the machine advises, while that is shown.
func (p *Page) Hint() []int {
	found, hinted := p.Match.Analysis().Hinted()
	if !hinted || found == nil || !p.Table().Live() {
		return nil
	}
	return p.Table().Skin().Path(p.Table().View(), rules.Move(found.Best))
}

// Advised says whether the machine advises about the position: not in a match that is an item of a set without hints,
// until it has ended.
func (p *Page) Advised() bool { return p.Site.Hints() || p.Table().Result().Over() }

// Redraw redraws the page, unless it is about to be drawn in steps.
func (p *Page) Redraw() {
	p.Rev++
	if p.Entered && !p.InTurns {
		p.Site.Context().Update()
	}
}

// InSteps calls functions one after the other, each once the changes of the one before are drawn.
func (p *Page) InSteps(do ...func()) {
	if len(do) > 0 {
		p.AfterDraw(func() {
			do[0]()
			p.InSteps(do[1:]...)
		})
	}
}

// PointID returns the element id of the keyboard's point.
func (p *Page) PointID() string { return board.PointID(p.Cursor) }

// Dispatches returns the click handler that dispatches an event to the match.
func (p *Page) Dispatches(e match.Event) app.EventHandler {
	return func(app.Context, app.Event) { p.Match.Dispatch(e) }
}

// Restart begins another match. Where the control that asked for it may be gone, the keyboard goes back to the board.
func (p *Page) Restart(gone bool) {
	if !p.Match.Can() {
		return
	}
	p.Match.Dispatch(match.Restarted{})
	p.Task()
	p.Centre()
	if gone {
		p.Site.Focus(p.PointID())
	}
}

// TurnBoard shows the board from the other side.
func (p *Page) TurnBoard() {
	settings := p.Table().Settings()
	settings.Turned = !settings.Turned
	p.Match.Dispatch(match.Rearranged{Settings: settings})
}

// Welcomes says whether a newcomer is offered how to begin.
func (p *Page) Welcomes() bool { return p.Match.FirstVisit() && p.Table().AgainstMachine() }

// Configure applies changed settings.
func (p *Page) Configure(change func(*play.Settings)) {
	settings := p.Table().Settings()
	change(&settings)
	p.Match.Dispatch(match.Configured{Settings: settings})
}

// AfterDraw calls f once the present changes are drawn.
func (p *Page) AfterDraw(f func()) { p.Clock.After(ui.Frame, f) }

// Later calls f once the browser has had its turn.
func (p *Page) Later(f func()) { p.Clock.After(steps.Breath, f) }

// Placed returns a game's element for a place, nothing where it has none.
func (p *Page) Placed(part func(*places.Page) app.UI) app.UI {
	if part == nil {
		return ui.Tree(`<div hidden="true"></div>`)
	}
	return part(p.gamePlaces())
}

// NumberAt returns the number in a data attribute of the clicked element.
func NumberAt(e app.Event, data string) (int, bool) {
	element := e.Get("target").Call("closest", "[data-"+data+"]")
	if !element.Truthy() {
		return 0, false
	}
	n, err := strconv.Atoi(element.Get("dataset").Get(data).String())
	return n, err == nil
}
