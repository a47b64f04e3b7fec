package game

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/board"
	"tablier/app/games"
	"tablier/app/i18n"
	"tablier/app/match"
	"tablier/app/pages/game/wording"
	"tablier/app/places"
	"tablier/app/play"
	"tablier/app/shell"
	"tablier/app/steps"
	"tablier/app/ui"
	"tablier/rules"
)

// A Page is the state of a game's page that all of its regions know.
type Page struct {
	site  *shell.Site
	game  games.Game
	match *match.Match
	clock match.Clock

	rev    int    // counts the events, so that components which show many things at once are redrawn
	loaded int    // how many times a saved table has been taken over
	cursor string // the name of the point that is or was focused

	panel  panel  // the open panel
	opener string // the id of the control to focus when the panel is closed
	sheet  *sheet // that of the site

	around  app.Context // the context around the regions, so that each can be redrawn alone
	entered bool        // the page has been entered
	inTurns bool        // the page is about to be drawn in steps

	places places.Page // what the game's own elements know
	environment
}

// An environment is the functions that a region needs of the page around it.
type environment struct {
	onScreen func() bool // says whether the page is the one that is shown, and shows its match
	centre   func()      // moves the keyboard's cursor to the middle of the board
	turned   func(panel) // is called before a panel is shown, or the match again
	closed   func()      // is called once a person has closed the panel
}

func (p *Page) table() *play.Table       { return p.match.Table() }
func (p *Page) messages() *i18n.Messages { return p.site.Messages() }
func (p *Page) words() board.Words       { return p.game.Words(p.site.Lang) }
func (p *Page) voice() board.Voice       { return p.wording().Voice() }

// wording returns the wording of the match as it stands.
func (p *Page) wording() *wording.Wording { return wording.New(p.match.Controller, p.site.Lang) }

// gamePlaces returns the present state for the game's own elements.
func (p *Page) gamePlaces() *places.Page {
	o := &p.places
	o.Table, o.Lang, o.Live, o.Can = p.table(), p.site.Lang, p.match.Live(), p.match.Can()
	o.Step, o.Voice, o.Hint = p.match.Step(), p.voice(), p.hint()
	return o
}

// points returns the points of the board shown.
func (p *Page) points() []board.Point { return p.table().Skin().Points(p.table().View()) }

// hint returns the points of the move that the machine advises, while that is shown.
func (p *Page) hint() []int {
	found, hinted := p.match.Analysis().Hinted()
	if !hinted || found == nil || !p.table().Live() {
		return nil
	}
	return p.table().Skin().Path(p.table().View(), rules.Move(found.Best))
}

// redraw redraws the page, unless it is about to be drawn in steps.
func (p *Page) redraw() {
	p.rev++
	if p.entered && !p.inTurns {
		p.site.Context().Update()
	}
}

// inSteps calls functions one after the other, each once the changes of the one before are drawn.
func (p *Page) inSteps(do ...func()) {
	if len(do) > 0 {
		p.afterDraw(func() {
			do[0]()
			p.inSteps(do[1:]...)
		})
	}
}

// pointID returns the element id of the keyboard's point.
func (p *Page) pointID() string { return board.PointID(p.cursor) }

// dispatches returns the click handler that dispatches an event to the match.
func (p *Page) dispatches(e match.Event) app.EventHandler {
	return func(app.Context, app.Event) { p.match.Dispatch(e) }
}

// restart begins another match. Where the control that asked for it may be gone, the keyboard goes back to the board.
func (p *Page) restart(gone bool) {
	if !p.match.Can() {
		return
	}
	p.match.Dispatch(match.Restarted{})
	p.centre()
	if gone {
		p.site.Focus(p.pointID())
	}
}

// turnBoard shows the board from the other side.
func (p *Page) turnBoard() {
	settings := p.table().Settings()
	settings.Turned = !settings.Turned
	p.match.Dispatch(match.Rearranged{Settings: settings})
}

// configure applies changed settings.
func (p *Page) configure(change func(*play.Settings)) {
	settings := p.table().Settings()
	change(&settings)
	p.match.Dispatch(match.Configured{Settings: settings})
}

// afterDraw calls f once the present changes are drawn.
func (p *Page) afterDraw(f func()) { p.clock.After(ui.Frame, f) }

// later calls f once the browser has had its turn.
func (p *Page) later(f func()) { p.clock.After(steps.Breath, f) }

// placed returns a game's element for a place, nothing where it has none.
func (p *Page) placed(part func(*places.Page) app.UI) app.UI {
	if part == nil {
		return ui.Shown(false, ui.El("div"))
	}
	return part(p.gamePlaces())
}

// numberAt returns the number in a data attribute of the clicked element.
func numberAt(e app.Event, data string) (int, bool) {
	element := e.Get("target").Call("closest", "[data-"+data+"]")
	if !element.Truthy() {
		return 0, false
	}
	n, err := strconv.Atoi(element.Get("dataset").Get(data).String())
	return n, err == nil
}
