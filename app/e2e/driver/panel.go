package driver

import "fmt"

// This file opens and closes what stands beside the board as a person does on the device: on a desktop by the tabs, on
// a phone by the sheet of moves and the tabs at its head, in a frame by the menu.

// visible is the condition that a person sees an element.
func visible(selector string) string {
	return fmt.Sprintf(`(document.querySelector(%s)?.getClientRects().length > 0)`, Quote(selector))
}

// awaitTable waits for the page of a game, before it is asked which controls it shows.
func (p *Tab) awaitTable() {
	p.T.Helper()
	p.Wait(`document.querySelector('main.play')`)
}

// panelOpen is the condition that a panel is open.
func panelOpen(name string) string {
	return `document.querySelector('main.play').dataset.panel === ` + Quote(name)
}

// OpenPanel opens the settings, "setup", or "share", "study", or the list of moves, "moves", which elsewhere than on a
// phone stands with the match.
func (p *Tab) OpenPanel(name string) {
	p.T.Helper()
	p.awaitTable()
	switch {
	case name == "moves" && Eval[bool](p, visible(".log-head")):
		return
	case name == "moves" && Eval[bool](p, visible("#moves-toggle")+` && `+panelOpen("play")):
		p.Hit("#moves-toggle")
	case name == "moves":
		p.Hit("#tab-play")
	case Eval[bool](p, visible("#tab-"+name)):
		p.Hit("#tab-" + name)
	case Eval[bool](p, visible("#moves-toggle")):
		p.Hit("#moves-toggle")
		p.Hit("#tab-" + name)
	default:
		p.More("#do-" + name)
	}
	if name == "moves" {
		p.Wait(visible(".log-head"))
	} else {
		p.Wait(panelOpen(name) + ` && ` + visible("#panel-"+name))
	}
}

// ClosePanel closes the panel, if one is open.
func (p *Tab) ClosePanel() {
	p.T.Helper()
	p.awaitTable()
	if Eval[bool](p, panelOpen("play")) {
		return
	}
	if Eval[bool](p, visible("#panel-close")) {
		p.Hit("#panel-close")
	} else {
		p.Hit("#tab-play")
	}
	p.Wait(panelOpen("play"))
}

// InMoves does something in the list of moves or with the controls in its head, which on a phone are in a sheet.
func (p *Tab) InMoves(do func()) {
	p.T.Helper()
	p.OpenPanel("moves")
	do()
	p.ClosePanel()
}

// HitInMoves presses a control of the list of moves, or of its head.
func (p *Tab) HitInMoves(selector string) {
	p.T.Helper()
	p.InMoves(func() { p.T.Helper(); p.Hit(selector) })
}

// OpenMenu opens the menu of what is wanted now and then.
func (p *Tab) OpenMenu() {
	p.T.Helper()
	p.awaitTable()
	if Eval[bool](p, visible("#panel-menu")) {
		return
	}
	p.ClosePanel() // it covers the control of the menu
	p.Hit("#more-toggle")
	p.Wait(visible("#panel-menu"))
}

// More chooses an entry of that menu.
func (p *Tab) More(entry string) {
	p.T.Helper()
	p.OpenMenu()
	p.Hit(entry)
}

// Resign gives the game up, and answers the question whether to.
func (p *Tab) Resign() {
	p.T.Helper()
	p.More("#do-resign")
	p.Hit("#answer-yes")
}

// Restart begins a new game: by the toolbar, or on a phone by the menu.
func (p *Tab) Restart() {
	p.T.Helper()
	p.awaitTable()
	if Eval[bool](p, visible("#do-restart")) {
		p.Hit("#do-restart")
	} else {
		p.More("#do-new")
	}
}

// Describe opens the panel that says in words what stands on the board.
func (p *Tab) Describe() {
	p.T.Helper()
	p.More("#do-describe")
	p.Wait(visible("#described"))
}

// OpenWriting opens the panel in which a move is written, whose field has the keyboard.
func (p *Tab) OpenWriting() {
	p.T.Helper()
	p.More("#do-write")
	p.Wait(`document.activeElement.id === 'written'`)
}
