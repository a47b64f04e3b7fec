package write

import (
	"tablier/ai/protocol"
	"tablier/app/browser"
	"tablier/app/i18n"
	"tablier/app/machine"
	"tablier/app/sandbox"
	"tablier/app/sandbox/runner"
	"tablier/app/shell"
	"tablier/app/workbench"
	"tablier/app/write"
)

// environment returns what surrounds the session in a browser.
func (k *Kind) environment() workbench.Environment {
	python := runner.New(k.site)
	k.explainer.explain = python.Explain
	k.field = &field{site: k.site, python: python}
	e := workbench.Environment{
		Library: library{k.site}, Python: programs{python, k.field},
		Machine: engine{machine.New(browser.Workers{Site: k.site}, 1)}, Editor: k.field,
		Address: browser.Address{Site: k.site}, Screen: k, Store: k.site.Store, Begun: k.site.Begun,
	}
	if k.site.Framed != nil {
		e.Host = browser.HostPage{}
	}
	return e
}

// library is the exercises of the site.
type library struct{ site *shell.Site }

// Exercises implements workbench.Library.
func (l library) Exercises(lang i18n.Lang, then func(text string, ok bool)) {
	shell.Demand(l.site.Context(), write.File(lang), then)
}

// programs is Python in a browser. The field with the program gets its colours by it.
type programs struct {
	*runner.Runner
	field *field
}

// Open implements workbench.Python.
func (p programs) Open(then func(sandbox.State)) { p.Runner.Open(p.field.dress, then) }

// engine is the machine of the site.
type engine struct{ client *machine.Client }

// Search implements workbench.Machine.
func (e engine) Search(q machine.Query, done func(string, error)) (cancel func()) {
	return e.client.Search(q, nil, func(found protocol.Found, err error) { done(found.Best, err) }).Cancel
}
