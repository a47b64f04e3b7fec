package page

import (
	"tablier/app/browser"
	"tablier/app/i18n"
	"tablier/app/sandbox/runner"
	"tablier/app/shell"
	"tablier/app/write"
	"tablier/app/write/workbench"
)

// environment returns what surrounds the session in a browser.
func (k *Kind) environment() workbench.Environment {
	k.field = &field{site: k.site}
	python := runner.New(k.site, k.field.dress)
	k.field.python, k.explainer.explain = python, python.Explain
	return workbench.Environment{
		Library: library{k.site}, Python: python,
		Machine: browser.Engine{Client: k.site.Machine()}, Editor: k.field,
		Address: browser.Address{Site: k.site}, Host: browser.HostPage(k.site), Reports: k.site, Screen: k,
		Store: k.site.Store, Begun: k.site.Begun,
	}
}

// library is the exercises of the site.
type library struct{ site *shell.Site }

// Exercises implements workbench.Library.
func (l library) Exercises(lang i18n.Lang, then func(text string, ok bool)) {
	shell.Demand(l.site.Context(), write.File(lang), then)
}
