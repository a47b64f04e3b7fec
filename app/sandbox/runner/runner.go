// Package runner has programs run in a browser: it brings web/python, and is its sessions, its editor and its words
// about faults. What programs are asked and what they say is in package sandbox, which knows no browser.
package runner

import (
	"encoding/json"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tablier/app/i18n"
	"tablier/app/sandbox"
	"tablier/app/shell"
)

// A Runner is what web/python gives to a page of a browser.
type Runner struct {
	site   *shell.Site
	dress  func()    // what is done once there is an Editor
	runner app.Value // window.tablierPython, once it is there
}

// New returns a Runner, which brings nothing before it is opened. Dress is called once it has an Editor.
func New(site *shell.Site, dress func()) *Runner { return &Runner{site: site, dress: dress} }

// Open brings Python, and calls back with how that goes: Starting, and then what has become of it.
func (r *Runner) Open(then func(sandbox.State)) {
	if shell.Single() {
		then(sandbox.Single)
		return
	}
	r.site.Settled(shell.Boot().Call("python"), func(runner app.Value, ok bool) {
		switch {
		case !ok:
			then(sandbox.Broken)
			return
		case !runner.Truthy():
			then(sandbox.Missing)
			return
		}
		r.runner = runner
		r.dress()
		tell := app.FuncOf(func(_ app.Value, args []app.Value) any {
			s := sandbox.State(args[0].String())
			r.site.Do(func() { then(s) })
			return nil
		})
		r.site.Settled(runner.Call("open", tell), func(s app.Value, ok bool) {
			tell.Release()
			if !ok {
				then(sandbox.Broken)
				return
			}
			then(sandbox.State(s.String()))
		})
	})
}

// Editor dresses a field with line numbers and colours; nil while Python is not there.
func (r *Runner) Editor(field app.Value) app.Value {
	if r.runner == nil || !field.Truthy() {
		return nil
	}
	return r.runner.Call("editor", field)
}

type session struct {
	session app.Value
	hear    app.Func
}

func (s *session) Send(text string) { s.session.Call("send", text) }

func (s *session) End() {
	s.session.Call("end")
	s.hear.Release()
}

// Session starts a program, once Python is Ready.
func (r *Runner) Session(hear func(text string)) sandbox.Session {
	s := &session{}
	s.hear = app.FuncOf(func(_ app.Value, args []app.Value) any {
		text := args[0].String()
		r.site.Do(func() { hear(text) })
		return nil
	})
	s.session = r.runner.Call("session", s.hear)
	return s
}

// Explain explains a fault in the language of the page. What web/python/relay.js has ended is no fault of Python's.
func (r *Runner) Explain(f sandbox.Fault) sandbox.Explanation {
	m := i18n.ProgramsOf(r.site.Lang)
	switch f.Kind {
	case sandbox.Flooding:
		return sandbox.Explanation{Title: m.Flood, Advice: m.FloodWhy}
	case sandbox.TooLong:
		return sandbox.Explanation{Title: m.LongEvent, Advice: m.LongEventWhy}
	}
	text, err := json.Marshal(f)
	if err != nil {
		panic(err) // it is texts and a number
	}
	window := app.Window()
	said := window.Call("tablierExplain", window.Get("JSON").Call("parse", string(text)), string(r.site.Lang))
	return sandbox.Explanation{
		Title: said.Get("title").String(), Advice: said.Get("advice").String(), More: said.Get("more").String(),
	}
}
