package page

import (
	"tablier/app/board"
	"tablier/app/browser"
	"tablier/app/environment"
	"tablier/app/machine"
	"tablier/app/shell"
	"tablier/app/watch"
)

// environment returns what surrounds the session in a browser.
func (k *Kind) environment(tables environment.Tables) watch.Environment {
	return watch.Environment{
		Machine: machine.NewAsker(k.site.Machine()), Files: machine.NewAsker(k.site.Machine()),
		Clock: k.site, Tables: tables,
		Address: browser.Address{Site: k.site}, Host: browser.HostPage(k.site), Reports: k.site, Store: k.site.Store,
		Library: k.library, Screen: k, Begun: k.site.Begun,
	}
}

// library is what the games have prepared.
type library struct {
	site  *shell.Site
	games []*board.Game
}

// Studies implements watch.Library.
func (l library) Studies(g *board.Game) []board.Study { return g.Searched.Studies(l.site.Lang) }

// Quizzes implements watch.Library.
func (l library) Quizzes() []board.Quiz { return board.Quizzes(l.games, l.site.Lang) }
