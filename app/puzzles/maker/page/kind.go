// Package page is the page on which a puzzle is made of a position: the board, the question, what the machine has
// proved, the words, and what is done with the puzzle. Package app/puzzles/maker has the person at it; each region is a
// type that draws a part of a [frame].
package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/ai/protocol"
	"tablier/app/board"
	"tablier/app/i18n"
	"tablier/app/machine"
	"tablier/app/nav"
	"tablier/app/puzzles/maker"
	"tablier/app/shell"
	"tablier/app/ui"
)

// A Kind is the kind of this page.
type Kind struct {
	shell.Static
	site    *shell.Site
	games   []*board.Game
	session *maker.Session
	rev     int
	copying ui.Copying
}

// New returns the page.
func New(site *shell.Site, games []*board.Game) *Kind {
	k := &Kind{site: site, games: games}
	k.session = maker.New(maker.Environment{
		Games: board.Registry(games), Machine: &prover{client: site.Machine()}, Redraw: k.redraw,
	})
	return k
}

// Routes implements shell.Kind.
func (*Kind) Routes() []string { return []string{nav.MakeRoute} }

// Describe implements shell.Kind.
func (*Kind) Describe(_ string, lang i18n.Lang) shell.Description {
	m := catalogueOf(lang)
	return shell.Description{Title: m.title, Text: m.lead, Back: nav.WorkshopRoute}
}

// Page implements shell.Kind.
func (k *Kind) Page(string) app.UI { return &view{Lang: k.site.Lang, Rev: k.rev, kind: k} }

// Arrive implements shell.Kind: it shows the position of the address.
func (k *Kind) Arrive(string) {
	if !k.site.Live {
		return
	}
	k.copying = ui.NothingCopied
	k.session.Enter(k.site.Nav.Opens(app.Window().URL())) // the page says what it comes to
	k.redraw()
}

// Leave implements shell.Kind.
func (k *Kind) Leave(string) { k.session.Stop() }

// redraw draws the page anew.
func (k *Kind) redraw() {
	k.rev++
	k.site.Redraw()
}

// A prover is the machine of the page.
type prover struct {
	client  *machine.Client
	pending *machine.Search
}

// Ask implements maker.Machine.
func (p *prover) Ask(r protocol.Request, heard func(nodes uint64), done func(line string, err error)) {
	p.drop()
	p.pending = p.client.AskHearing(r, func(progress protocol.Progress) { heard(progress.Nodes) }, done)
}

// Stop implements maker.Machine.
func (p *prover) Stop() {
	p.drop()
	p.client.Rest()
}

func (p *prover) drop() {
	if p.pending != nil {
		p.pending.Cancel()
		p.pending = nil
	}
}
